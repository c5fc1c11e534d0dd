import Lifecycle
import SwiftInterpreter
import Testing

@testable import CommandLanguage

struct ErrorTests {
    @Test(
        "A slip is answered with the statement that was meant",
        arguments: [
            ("acess veiw", "access view"),
            ("acces view of vc", "access view vc"),
            ("access view of fed", "access view feed"),
            ("memroy warning", "memory warning"),
            ("override lodView with super", "override loadView with super"),
            ("override didLod", "override viewDidLoad"),
            ("why viewDidUnlaod", "why viewDidUnload"),
            ("new Fede as other", "new Feed as other"),
            ("new Feed form nib FeedView", "new Feed from nib FeedView"),
            ("storyboard Second with Feed, Detial", "storyboard Second with Feed, Detail"),
            ("device iPhone 155", "device iPhone 15"),
            ("device iPhnoe 15 landscape", "device iPhone 15 landscape"),
            ("property weka label: UILabel", "property weak label: UILabel"),
            ("Compare iso 5 17: memory warning", "compare ios 5 17: memory warning"),
            ("lern lazy-view", "learn lazy-view"),
            ("viewDidLoad", "explain viewDidLoad"), ("viewDidLaod", "explain viewDidLoad"),
            ("goto first", "goto 1"), ("Profile()", "class Profile"),
            ("when nothing: access view", "when viewDidLoad: access view"),
            ("when loadView viewDidLoad viewWillAppear: launch vc", "when loadView: launch vc"),
        ])
    func corrections(typed: String, meant: String) throws {
        let app = try ReadyApp(ReadyApp.rich)
        let error = try #require(app.error(of: typed))
        #expect(error.suggestion == meant)
        #expect(app.error(of: meant) == nil)
    }

    @Test(
        "A command in other words is answered with its own words",
        arguments: [
            ("go to background", "background"), ("home button", "background"),
            ("lock the screen", "background"),
            ("low memory", "memory warning"), ("simulate memory warning", "memory warning"),
            ("kill app", "terminate"), ("turn phone", "rotate landscape"),
            ("rotate left", "rotate landscape left"),
            ("what is viewDidLoad?", "explain viewDidLoad"), ("viewdidload", "explain viewDidLoad"),
            ("显示", "launch"), ("加载视图", "access view"), ("q", "quit"),
            ("load view", "access view"),
            ("Login.swift", "run Login.swift"),
            ("access view, memory warning", "access view; memory warning"),
            ("access view and memory warning", "access view; memory warning"),
            ("undo undo", "undo"), ("access view view", "access view"),
            ("memory Memory warning", "memory warning"),
            ("laod view", "access view"),
        ])
    func otherWords(typed: String, meant: String) throws {
        let app = try ReadyApp()
        #expect(try #require(app.error(of: typed)).suggestion == meant)
        for piece in Lexer.statements(in: meant) { #expect(app.error(of: piece.text) == nil) }
    }

    @Test(
        "A controller that has been deallocated is told from a name that nobody has",
        arguments: [
            ("access view detail", true), ("is detail alive?", true), ("has detail been released yet", true),
            ("detail", true), ("access view other", false),
        ])
    func deallocated(typed: String, isFormer: Bool) throws {
        let app = try ReadyApp("class Detail; new Detail as detail; release detail")
        let message = try #require(app.error(of: typed)).message
        #expect(
            message.hasPrefix("detail has been deallocated. Create another one: new Detail as detail")
                == isFormer)
        #expect(!CommandParser.isProse("is detail alive?", in: app.context))
    }

    @Test(
        "Of the commands that can be meant, the one is named that can be given",
        arguments: [
            ("", "open", "launch"), ("launch vc", "close app", "terminate"),
            ("launch vc; background", "open", "foreground"),
            ("launch vc; new UIViewController as a; present a from vc", "close", "dismiss"),
            ("launch vc; new UIViewController as a", "present a modal", "present a as fullScreen"),
            (
                "class A; new A as a; new UINavigationController as nav with a; launch nav; new A as b; push b",
                "pop a", "pop to a"
            ),
        ])
    func possibleWords(commands: String, typed: String, meant: String) throws {
        let app = try ReadyApp(commands)
        #expect(try #require(app.error(of: typed)).suggestion == meant)
    }

    @Test(
        "Half a command is told from an answer",
        arguments: [
            ("why", true), ("clear", true), ("q", true), ("explain viewDidLoad", false),
            ("viewDidLoad", false), ("a", false),
        ])
    func faultyCommands(typed: String, isFaulty: Bool) throws {
        let context = try ReadyApp().context
        #expect((CommandParser.fault(ofCommand: typed, in: context) != nil) == isFaulty)
    }

    @Test(
        "What cannot be guessed is not guessed",
        arguments: [
            "push detail", "ios 27", "goto far", "qqq", "override", "access view of x", "new", "视图", "nib 12",
            "class A\u{1B}[1mB", "Claim", ".task", "@State", "safe area is zero",
            String(repeating: "a", count: 4000),
        ])
    func noCorrection(typed: String) throws {
        let error = try #require(try ReadyApp().error(of: typed))
        #expect(error.suggestion == nil)
    }

    @Test(
        "An error says what is wrong, and where",
        arguments: [
            ("qqq", 0, "There's no command named qqq."),
            (
                "for step in 0..<3 { print(step) }", 0,
                "Put statements such as for inside braces: override viewDidLoad { for … }"
            ),
            ("the qqq", 4, "There's no command named the qqq."),
            ("the", 0, "There's no command named the."),
            ("view", 0, "view alone isn't a command."),
            ("", 0, "This line has no command."),
            (
                "access view of detail", 15,
                "There's no controller named detail. Create one: new UIViewController as detail"
            ),
            (
                "push vc", 0,
                "There's no UINavigationController. Create one: new UINavigationController as nav with vc"
            ),
            (
                "push vc onto nav", 13,
                "There's no UINavigationController. Create one: new UINavigationController as nav with vc"
            ),
            (
                "tap", 3,
                "After \"tap\", type \"row\", \"back\", \"tab\" or a number such as 20."
            ),
            ("window", 6, "After \"window\", type \"root\"."),
            ("make", 4, "After \"make\", type \"key\", as in: make key and visible."),
            ("predict", 7, "After \"predict\", type a command such as access view, or several."),
            (
                "why", 3,
                "After \"why\", type a number such as 1, a call such as vc.viewDidLoad or a method such as loadView or "
                    + "viewDidLoad."
            ),
            (
                "check Feed.swift", 0,
                "check is a shell command. Quit, then run: viewdid check Feed.swift"
            ),
            ("documents conflicts", 10, "Leave out \"conflicts\": the command ends before it."),
            ("play push", 5, "Leave out \"push\": the command ends before it."),
            ("vc.viewDidLoad", 0, "viewDidLoad is a UIKit method, not a command."),
            (
                "detail.viewDidLoad", 0,
                "There's no controller named detail. Create one: new UIViewController as detail"
            ),
            (
                "access view of ViewController", 15,
                "ViewController is a class, but this needs a controller. "
                    + "Create one: new ViewController as viewController"
            ),
            ("new vc called other", 4, "vc is a controller, but this needs a class, such as ViewController."),
            ("memory warning now", 15, "Leave out \"now\": the command ends before it."),
            ("ios", 3, "After \"ios\", type an iOS version such as 5 or 17."),
            ("launch vc xyz", 10, "Instead of \"xyz\", type \"and\" or \"in\", or leave it out."),
            ("ios 99", 4, "There's no iOS 99. The versions are \(Release.majorNumbers)."),
            ("ios new", 4, "Instead of \"new\", type an iOS version such as 5 or 17."),
            (
                "override didMove", 9,
                "didMove is short for several methods: didMove(toParent:), didMoveToSuperview, "
                    + "didMoveToWindow."
            ),
            (
                "push a", 0,
                "There's no UINavigationController. Create one: new UINavigationController as nav with vc"
            ),
            ("new ViewController as nil", 22, "nil is a Swift keyword, so it can't be a name."),
            (
                "property weak a: UILabel in Feed", 28,
                "There's no class named Feed. Declare it first: class Feed"
            ),
            ("launch Feed", 7, "There's no class named Feed. Declare it first: class Feed"),
            ("class Detail: Base", 14, "There's no class named Base. Declare it first: class Base"),
            ("present Modal", 8, "There's no class named Modal. Declare it first: class Modal"),
            (
                "let count = 5", 0,
                "At the prompt, only controllers can be variables. Declare others inside braces: "
                    + "override viewDidLoad { let count = 5 }"
            ),
            ("let shop = Shop()", 0, "There's no controller class named Shop. Declare it first."),
            ("nav = UINavigationController()", 0, "Declare a new variable with let."),
            (
                "let other = ViewController(coder: coder)", 0,
                "At the prompt, ViewController is created without arguments."
            ),
            (
                "let nav = UINavigationController(rootViewController: ViewController())", 0,
                "At the prompt, create the root controller first."
            ),
            (
                "nav.viewcontrollers", 0,
                "There's no controller named nav. Create one: new UINavigationController as nav"
            ),
            (
                "feed.reload()", 0,
                "There's no controller named feed. Create one: new UIViewController as feed"
            ),
            ("property weak in: UILabel", 14, "in is a Swift keyword, so it can't be a name."),
        ])
    func messages(typed: String, column: Int, message: String) throws {
        let error = try #require(try ReadyApp().error(of: typed))
        #expect(error.message == message)
        #expect(error.column == column)
    }

    @Test("A call of a controller that there is not is answered with one that is spelled like it")
    func unknownReceiver() throws {
        let error = try #require(try ReadyApp("class Feed; new Feed as feed").error(of: "fed.view"))
        #expect(error.message == "There's no controller named fed.")
        #expect(error.suggestion == "feed.view")
    }

    @Test("A word that stands in place of a name is not offered as one", arguments: ["it", "this", "one"])
    func standIns(word: String) throws {
        let error = try #require(try ReadyApp("launch vc").error(of: "present \(word)"))
        #expect(!error.message.contains("as \(word)"))
    }

    @Test("Nobody presents itself because nobody else is there")
    func presenter() throws {
        let error = try #require(try ReadyApp().error(of: "present vc"))
        #expect(error.message == "There's no controller to present from. Launch one first.")
    }

    @Test("Without a controller, commands that need one say how to make one")
    func noController() {
        let context = CommandContext(world: Simulation().world, current: nil)
        #expect(
            throws: CommandError(
                "There's no controller yet. Create one: new UIViewController as vc")
        ) {
            try CommandParser.parse("access view", in: context)
        }
    }

    @Test(
        "UIKit's own class is not changed",
        arguments: ["override loadView", "property a: UILabel", "restore loadView"])
    func ownClassOnly(typed: String) throws {
        let app = try ReadyApp("new UIViewController as plain")
        #expect(try #require(app.error(of: typed)).message.contains("is a UIKit class"))
    }
}
