import Lifecycle
import TestSupport
import Testing

@testable import CommandLanguage

@Suite("Words of the commands as names")
struct NameTests {
    /// Every word of the language that can be a name.
    private static let words = CommandTable.words.filter(Keyword.isName).sorted()

    /// Apps of which one object has the name, and what is said of it there. `Small` and `Capital` stand for the name.
    private static let uses: [(preparation: String, statements: [String])] = [
        (
            "class Capital; new Capital as other",
            [
                "class Other: Capital", "new Capital as fresh", "launch Capital as fresh",
                "override loadView in Capital",
                "override viewDidLoad in Capital with super then access view other",
                "restore loadView in Capital",
                "property weak a: UILabel in Capital", "forward appearance by hand in Capital",
                "define presentation context in Capital", "orientations landscape in Capital",
                "storyboard Main with Capital view 320x568, Capital outlet label",
                "segue show from Capital to Capital named open as formSheet", "forbid segue open in Capital",
            ]
        ),
        (
            "new ViewController as Small; new ViewController as other",
            [
                "use Small", "launch Small", "launch in background Small", "launch Small in background",
                "access view Small",
                "access view of Small", "load view if needed Small", "set view nil Small",
                "is view loaded Small",
                "view if loaded Small", "call viewDidLoad Small", "memory warning", "window root Small",
                "add subview Small to window", "remove view Small", "release Small",
                "release Small on another thread",
                "embed other in Small", "embed Small in other", "add child other in Small",
                "add child Small in other",
                "add subview Small in other", "add subview other in Small", "will move Small to nil",
                "will move Small to other", "did move other to Small", "remove child Small",
                "remove from parent Small", "flip from Small to other not animated",
                "flip from other to Small",
                "begin appearance Small appearing animated", "end appearance Small",
                "present Small from other",
                "present other from Small as formSheet not animated and hold", "dismiss Small animated",
                "present nil from Small", "swipe away Small", "set modal in presentation Small true",
                "refuse dismissal Small", "new UINavigationController as tower with Small other",
                "new UINavigationController as tower with other, Small", "state Small",
                "why viewDidLoad of Small",
                "why Small.viewDidLoad", "perform segue open from Small as fresh",
                "view box: UIButton in Small frame 0 0 10 10 at 0",
            ]
        ),
        (
            "new UINavigationController as Small with vc; new ViewController as other; launch Small",
            [
                "push other onto Small", "push other onto Small not animated and hold", "pop in Small",
                "pop to vc in Small", "set stack vc other in Small animated", "swipe back in Small",
            ]
        ),
        (
            "new ViewController as other; new ViewController as Small; "
                + "new UINavigationController as tower with vc Small other; launch tower",
            ["pop to Small in tower", "push Small onto tower", "set stack Small other in tower and hold"]
        ),
        (
            "new UITabBarController as Small with vc; new ViewController as other; launch Small",
            ["set controllers vc other in Small", "select tab 1 of Small", "tap tab 1 of Small"]
        ),
        (
            "new UIPageViewController as Small with vc; new ViewController as other; launch Small",
            ["page to other in Small by curl not animated", "swipe page to other in Small by scroll"]
        ),
        (
            "new UISplitViewController as Small with vc; launch Small",
            ["display mode automatic of Small", "show column primary of Small", "prefer primary of Small"]
        ),
        (
            "launch vc; view Small: UIButton in vc frame 0 0 10 10; view other in vc",
            [
                "view box in Small", "remove subview Small", "bring subview Small to front",
                "alpha Small 0.5",
                "hidden Small", "hidden Small false", "interaction Small enabled", "clear Small",
                "frame Small 0 0 100 44", "autoresize Small flexibleWidth", "translates mask Small false",
                "tap Small", "constrain Small.width 80", "constrain Small.leading to other.leading plus 20",
                "unconstrain Small", "set needs layout Small", "layout if needed Small",
                "set needs update constraints Small",
            ]
        ),
        (
            "class Feed; property weak Small: UIViewController in Feed; new Feed as feed; use feed",
            [
                "set feed.Small to vc", "set feed.Small nil", "set feed.Small to closure capturing weak vc",
                "read feed.Small",
            ]
        ),
        (
            "class Capital: UIView; launch vc; view box: Capital in vc",
            ["override loadView setting view Capital", "nib Some with view Capital 320x568", "alpha box 1"]
        ),
        ("class Feed; storyboard Capital with Feed", ["new Feed as feed from storyboard Capital"]),
        (
            "class Feed; nib Capital with view outlet Small outlet other",
            ["new Feed as feed from nib Capital", "nib Some without view, outlet Small frame 0 0 10 10"]
        ),
        (
            "class Feed; class Detail; storyboard Main with Feed, Detail; segue show from Feed to Detail named Small; "
                + "new Feed as feed from storyboard; launch feed",
            [
                "perform segue Small from feed as fresh", "trigger segue Small", "forbid segue Small in Feed",
                "segue modal from Detail to Feed named Small not animated",
            ]
        ),
    ]

    private static func named(_ text: String, _ name: String) -> String {
        text.replacing("Small", with: name).replacing("Capital", with: capital(name))
    }

    private static func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The parsed statements of each app with an ordinary name, read once for all words.
    private static let wanted = Result {
        try uses.map { preparation, statements in
            let ordinary = try ReadyApp(named(preparation, "zebra"))
            return try statements.map { "\(try ordinary.parse(named($0, "zebra")))" }
        }
    }

    @Test(
        "A word of the commands can be the name of anything, and means it wherever a name is expected",
        arguments: Chance.share(of: words, oneIn: 2))
    func everyUse(word: String) throws {
        for ((preparation, statements), wanted) in zip(Self.uses, try Self.wanted.get()) {
            let app = try ReadyApp(Self.named(preparation, word))
            for (statement, expected) in zip(statements, wanted) {
                let line = Self.named(statement, word)
                do {
                    let found = "\(try app.parse(line))"
                    #expect(found == Self.renamed(expected, word), "\(line)")
                } catch {
                    Issue.record("\(line): \(error)")
                }
            }
        }
    }

    /// A description with one name in place of the ordinary one.
    private static func renamed(_ description: String, _ name: String) -> String {
        description.replacing("\"zebra\"", with: "\"\(name)\"").replacing(
            "\"Zebra\"", with: "\"\(capital(name))\"")
    }

    @Test(
        "What can be done with a thing of such a name has words, which are read as just that",
        arguments: Chance.share(of: words, oneIn: 2))
    func wording(word: String) throws {
        for (preparation, _) in Self.uses {
            let world = try ReadyApp(Self.named(preparation, word)).simulation.world
            for command in Command.oneOfEachAvailable(in: world) {
                if case .swift = command { continue }
                #expect(command.words(in: world) != nil, "\(word): \(command)")
            }
        }
    }

    @Test(
        "Words that mean nothing, and Swift's own, can be no names",
        arguments: [
            ("new ViewController as in", "in is a Swift keyword, so it can't be a name."),
            ("class On", "On is a filler word in commands, so it can't be a name."),
            (
                "new ViewController as the",
                "the is a filler word in commands, so it can't be a name."
            ),
        ])
    func reserved(line: String, message: String) throws {
        #expect(try #require(ReadyApp().error(of: line)).message == message)
    }

    @Test("A class whose small name is a word of Swift's names its instances otherwise")
    func instanceOfDefault() throws {
        let app = try ReadyApp("class Default; new Default")
        #expect(app.simulation.world.controller(named: "defaultController") != nil)
    }

    @Test("Where two names leave it open, the error shows both readings")
    func ambiguity() throws {
        let app = try ReadyApp("class Feed; new ViewController as Feed")
        #expect(
            try #require(app.error(of: "launch Feed")).message
                == "launch Feed can mean two things: launch Feed, which launches the app with a controller as its root; "
                + "or launch Feed as feed, which creates a controller and launches the app with it. "
                + "Write it out, or give one of them another name.")
        #expect(app.error(of: "launch Feed as feed") == nil)
    }

    @Test("A view class is declared with and without braces, and a view is not made with new")
    func viewClasses() throws {
        var app = try ReadyApp("class FeedView: UIView; class Row: FeedView")
        #expect(app.simulation.world.code.isViewClass(named: "Row"))
        try app.enter("view row: Row in vc")
        #expect(
            try #require(app.error(of: "new UIView as box")).message
                == "UIView is a view class. Create the view inside another one, such as view box: UIView in vc."
        )
    }

    @Test("All commands behind then belong to the override")
    func severalCommands() throws {
        let app = try ReadyApp("new ViewController as a; new ViewController as b; use vc")
        let line = "override viewDidLoad with super then add child a in vc; add child b in vc"
        #expect(Lexer.statements(in: line).count == 1)
        guard case .simulate(let command) = try app.parse(line) else {
            Issue.record("no command")
            return
        }
        let words = try #require(command.words(in: app.simulation.world))
        #expect(Lexer.statements(in: words).count == 1)
        #expect(
            try #require(app.error(of: line + "; launch vc")).message
                == "An override can't do that: launch vc. It can push, present, add a child and so on. Everything after "
                + "then on this line is part of the override. Put the next command on a line of its own."
        )
        #expect(Lexer.statements(in: "override viewDidLoad in Then; launch vc").count == 2)
    }

    @Test("A call is asked about as a prediction names it")
    func calls() throws {
        let app = try ReadyApp()
        let vc = try #require(app.simulation.world.controller(named: "vc"))
        let asked = Instruction.ask(.whyCallback(.viewWillAppear, of: vc))
        for line in ["why vc.viewWillAppear", "why viewWillAppear of vc", "why vc.willAppear"] {
            #expect(try app.parse(line) == asked)
        }
        #expect(try app.parse("why viewWillAppear") == .ask(.whyCallback(.viewWillAppear, of: nil)))
    }
}
