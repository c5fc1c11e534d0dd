import Lifecycle
import SwiftInterpreter
import TestSupport
import Testing

@testable import CommandLanguage

@Suite("Commands put into words")
struct WordingTests {
    @Test("What can be done can be said, and is read as just that")
    func roundTrip() {
        let releases = [4, 6, 9, 13, 17, 26].compactMap(Release.last(of:))
        var said = 0
        for (number, seed) in Chance.seeds(12, for: "commands in words").enumerated() {
            let environment = Environment(release: releases[number % releases.count])
            var walk = CommandWalk(seed: seed, on: environment)
            for _ in 0..<60 {
                let world = walk.simulation.world
                guard walk.step() != nil, let command = walk.commands.last else { break }
                if case .swift = command.unheld { continue }
                let words = command.words(in: world)
                guard let words else {
                    #expect(
                        command.isAboutView, "only a view can be without a name: \(command), seed \(seed)")
                    continue
                }
                let context = CommandContext(world: world, current: nil)
                #expect(CommandParser.instruction(of: words, in: context) == .simulate(command), "\(words)")
                said += 1
            }
        }
        #expect(said > 200)
    }

    @Test(
        "The words are those of the command's help",
        arguments: [
            ("push detail", "push detail onto nav"), ("pop", "pop in nav"),
            ("set view nil feed", "set view nil feed"),
            (
                "present detail from vc as fullScreen not animated and hold",
                "present detail from vc as fullScreen not animated and hold"
            ),
            (
                "override viewDidLoad in Feed with super then push detail",
                "override viewDidLoad in Feed with super then push detail"
            ),
            (
                "nib FeedView without view, outlet label frame 0 8 100 20 flexibleWidth",
                "nib FeedView without view outlet label frame 0 8 100 20 flexibleWidth"
            ),
            ("constrain feed.width 80", "constrain feed.view.width 80"),
        ])
    func examples(line: String, expected: String) throws {
        let app = try ReadyApp(ReadyApp.rich + "; new UINavigationController as nav with feed; launch nav")
        guard case .simulate(let command) = try app.parse(line) else {
            Issue.record("\(line) is no command for the app")
            return
        }
        #expect(command.words(in: app.context.world) == expected)
    }

    @Test("What has no words of its own has none")
    func nothing() {
        let world = Simulation().world
        #expect(Command.swift(.run(Body())).words(in: world) == nil)
        #expect(Command.time(.wait(0)).words(in: world) == nil, "no line says that no time passes")
    }

    @Test("Every command but Swift has words, which are read as that command")
    func everyCommand() throws {
        var silent = try CommandCases.all().filter { !$0.hasPrefix("swift.") }
        #expect(silent.count > 50)
        let pad = try #require(Device.all.last { $0.idiom == .pad })
        let worlds =
            try Self.scripts.map { try ReadyApp($0).simulation.world } + [
                ReadyApp("new UIViewController as a; launch a", on: Environment(device: pad)).simulation
                    .world,
                ReadyApp(
                    "class Feed; storyboard Main with Feed",
                    on: Environment(release: try #require(Release.last(of: 12)))
                ).simulation.world,
            ]
        for world in worlds {
            // Presenting nil ends in an exception, so it is not among what can be done.
            let raising = world.controllers.identifiers.map { Command.presentation(.presentNil(from: $0)) }
            // Only Swift and storyboards that are read connect anything to a method.
            let connected = world.controllers.identifiers.map { Command.touch(.trigger("save", of: $0)) }
            // Some lists hold several commands for each view.
            let layout = Command.available(in: world).filter { $0.label.hasPrefix("layout") }
            for command in Command.oneOfEachAvailable(in: world) + layout + raising + connected
            where silent.contains(command.label) {
                // words(in:) reads its words back before it returns them.
                if command.words(in: world) != nil { silent.remove(command.label) }
            }
        }
        #expect(silent == [], "give these a form and words in the file of their subject")
    }

    /// Apps in which, taken together, every command can be given.
    private static let scripts: [String] = {
        let plain = "new UIViewController as a; new UIViewController as b; "
        return [
            "", ListApp.text + "; launch List as list", plain + "launch a; present b",
            plain + "launch a; present b; drag sheet",
            plain + "embed b in a; view button: UIButton in a; launch a; background",
            plain + "new UIViewController as c; launch c; embed a in c; add child b in c",
            plain + "window root a", plain + "launch a; new window as overlay",
            plain + "view button: UIButton in a; launch a",
            "class Feed; property weak friend: UIViewController in Feed; "
                + "override viewDidLoad in Feed with super; storyboard Main with Feed; "
                + "segue show from Feed to Feed named open; new Feed as feed from storyboard; launch feed",
            plain + "new UINavigationController as nav with a b; launch nav",
            plain + "new UITabBarController as tabs with a b; launch tabs",
            plain + "new UISplitViewController as split with a b; launch split",
            plain + "new UIPageViewController as pages with a; launch pages",
            BookApp.text + "; " + plain + "new Book as book with a; launch book",
            plain + "view button: UIButton in a; constrain button.width 80; launch a",
        ]
    }()
}

extension Command {
    fileprivate var isAboutView: Bool {
        if case .containment(.addSubviewToView) = self { return true }
        return ["views", "layout", "touch"].contains { label.hasPrefix($0) }
    }
}
