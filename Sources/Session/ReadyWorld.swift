import CommandLanguage
import Lifecycle

/// A set-up that is ready: commands that anyone could type, and a prediction that is worth making then.
package struct ReadyWorld: Hashable, Sendable {
    /// The name typed after `world`.
    package let name: String
    /// The contents, in a few words.
    package let summary: String
    /// The commands that make it, each a statement.
    package let commands: [String]
    /// Commands whose calls can be predicted there.
    package let prediction: String

    private init(_ name: String, _ summary: String, _ commands: String, predict prediction: String) {
        self.name = name
        self.summary = summary
        self.commands = Lexer.statements(in: commands).map(\.text)
        self.prediction = prediction
    }

    fileprivate static func named(_ name: String) -> ReadyWorld? {
        all.first { $0.name == name.lowercased() }
    }

    private static let stack = """
        class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
        new Detail as detail
        """
    private static let presenter =
        "class Feed; class Photo; new Feed as feed; launch feed; new Photo as photo"

    /// All of them, in the order in which they are listed.
    package static let all = [
        ReadyWorld(
            "load", "a controller whose view hasn't been loaded yet", "class Login; new Login as login",
            predict: "access view"),
        ReadyWorld(
            "launch", "a controller to launch the app with", "class Login; new Login as login",
            predict: "launch login"),
        ReadyWorld(
            "push", "a stack on screen, and a controller to push",
            stack, predict: "push detail"),
        ReadyWorld(
            "pop", "a stack with a pushed controller that only the stack retains",
            stack + "; push detail; release detail", predict: "pop"),
        ReadyWorld(
            "swipe", "a stack in the middle of a swipe back",
            stack + "; push detail; swipe back", predict: "cancel"),
        ReadyWorld(
            "present", "a controller on screen, and one to present",
            presenter,
            predict: "present photo from feed as fullScreen"),
        ReadyWorld(
            "cover", "a full-screen presentation",
            presenter + "; present photo from feed as fullScreen", predict: "dismiss photo"),
        ReadyWorld(
            "sheet", "a sheet over its presenter",
            presenter + "; present photo from feed as pageSheet", predict: "dismiss photo"),
        ReadyWorld(
            "tabs", "two tabs; the second has never been shown",
            "class News; class Mail; new News as news; new Mail as mail; "
                + "new UITabBarController as tabs with news mail; launch tabs", predict: "select tab 2"),
        ReadyWorld(
            "child", "a controller on screen, and one to add as its child",
            "class Home; class Map; new Home as home; new Map as map; launch home",
            predict: "embed map in home"),
        ReadyWorld(
            "pages", "a page controller, and a page to turn to",
            "class Page; new Page as first; new Page as second; "
                + "new UIPageViewController as pages with first; launch pages", predict: "page to second"),
        ReadyWorld(
            "split", "a split view with a list and a detail",
            "device iPad; class List; class Detail; new List as list; new Detail as detail; "
                + "new UISplitViewController as split with list detail; launch split; new Detail as other",
            predict: "show detail other from list"),
        ReadyWorld(
            "rotate", "a controller in portrait",
            "class Player; new Player as player; launch player", predict: "rotate landscape"),
        ReadyWorld(
            "home", "an app in the foreground", "class Feed; new Feed as feed; launch feed",
            predict: "background"),
        ReadyWorld(
            "storyboard", "an app that starts from a storyboard",
            "class Login; storyboard Main with Login; info storyboard Main", predict: "launch app"),
        ReadyWorld(
            "nib", "iOS 5, and a view from a nib",
            "ios 5; class Login; nib LoginView with view 320x460; new Login as login from nib LoginView",
            predict: "access view; memory warning"),
        ReadyWorld(
            "leak", "a controller and a closure that retain each other",
            "class Feed; property onRefresh: closure in Feed; new Feed as feed; "
                + "set feed.onRefresh closure capturing feed; access view of feed", predict: "release feed"),
        ReadyWorld(
            "memory", "a controller off screen, with a view",
            "class Feed; new Feed as feed; access view of feed", predict: "memory warning"),
        ReadyWorld(
            "layout", "a controller on screen with a view to lay out",
            "class Feed; new Feed as feed; launch feed; view box in feed frame 20 40 100 44",
            predict: "frame box 20 40 200 44"),
    ]
}

extension Session {
    /// The session before a set-up was made, which `undo` goes back to.
    final class Earlier: Sendable {
        let history: StepHistory
        let stage: Stage

        init(history: StepHistory, stage: Stage) {
            self.history = history
            self.stage = stage
        }
    }

    /// Begins anew with a set-up that is ready.
    mutating func make(worldNamed name: String) -> [Reply] {
        guard let world = ReadyWorld.named(name) else {
            let meant = Spelling.closest(to: name, among: ReadyWorld.all.map(\.name))
            return [
                .misunderstood(
                    "world " + name,
                    CommandError(
                        "There is no world \(name). To see them: worlds",
                        suggestion: meant.map { "world " + $0 }))
            ]
        }
        let before = self
        if history.count > 0 { beforeWorld = Earlier(history: history, stage: stage) }
        _ = change(.reset)
        for statement in world.commands {
            guard let instruction = CommandParser.instruction(of: statement, in: context) else { continue }
            let replies = carryOut(statement, instruction)
            let refusal = replies.first {
                if case .ran(let run) = $0, case .ignored = run.outcome { true } else { false }
            }
            guard refusal == nil else {
                // Not all of it exists on this release.
                self = before
                return replies
            }
        }
        return [.made(world, simulation.world)]
    }
}
