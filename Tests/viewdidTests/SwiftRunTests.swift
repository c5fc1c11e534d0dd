import Foundation
import Testing

@Suite("Running Swift files")
struct SwiftRunTests {
    let program: Program

    init() throws { program = try Program() }

    private static let source = """
        import UIKit

        class Login: UIViewController {
            weak var label: UILabel!

            override func viewDidLoad() {
                super.viewDidLoad()
                print("loaded")
            }

            func show() {
                label.text = "Hello"
            }
        }

        actor Unused {}
        """

    @Test("The first controller class is launched; overrides show their line, prints come in their place")
    func launches() throws {
        let file = try program.write(Self.source, to: "Login.swift")
        let result = try program.run(["run", file])
        #expect(result.status == 0)
        #expect(result.calls.prefix(4) == ["init(nibName:)", "loadView", "viewDidLoad", "viewWillAppear"])
        let load = try #require(result.lines.firstIndex { $0.contains("viewDidLoad") })
        #expect(
            result.flowing.contains("viewDidLoad \(file):6 print: loaded")
                || result.lines[load + 1].contains("print: loaded"))
        #expect(result.flowing.contains("\(file):6"))
        #expect(result.output.contains("Skipped 1 place outside the Swift subset"))
    }

    @Test("A trap names the statement that caused it, and does not make the run fail")
    func traps() throws {
        let file = try program.write(Self.source, to: "Login.swift")
        let result = try program.run(["run", file, "--strict", "-c", "launch Login; login.show()"])
        #expect(result.status == 0)
        #expect(
            result.flowing.contains(
                "\(file):12: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
            ))
    }

    @Test("An app is compared on two releases: what differs for its own code, with lines")
    func comparesReleases() throws {
        let text = """
            class Feed: UIViewController {
                override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); present(UIViewController(), animated: true) }
                override func viewWillDisappear(_ a: Bool) { super.viewWillDisappear(a) }
            }
            """
        let file = try program.write(text, to: "Feed.swift")
        let result = try program.run(["run", file, "--compare", "12", "26"])
        #expect(result.status == 0)
        let flowing = result.flowing
        #expect(flowing.contains("~ feed.viewWillDisappear \(file):3 only iOS 12"), "\(flowing)")
        let document = try program.run(["run", file, "--compare", "12", "26", "--json"])
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(document.output.utf8)) as? [String: Any])
        let differences = try #require(object["differences"] as? [[String: Any]])
        #expect(differences.map { $0["call"] as? String } == ["feed.viewWillDisappear"])
        #expect(try program.run(["run", file, "--compare", "12"]).status == 64)
        let unknown = try program.run(["run", file, "--compare", "12", "99"])
        #expect(unknown.status == 64 && unknown.output.isEmpty)
        #expect(unknown.errors.contains("There's no iOS 99."), "\(unknown.errors)")
        #expect(!result.output.contains("explain "), "A pipe gets no offers")
    }

    private static let undecided = """
        class Home: UIViewController {
            override func viewDidLoad() { super.viewDidLoad() }
        }
        class Login: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if UserDefaults.standard.bool(forKey: "known") {
                    present(Home(), animated: false)
                }
            }
        }
        """

    @Test("A condition that is not known is taken both ways, and what UIKit calls then is told")
    func bothBranches() throws {
        let file = try program.write(Self.undecided, to: "Login.swift")
        let result = try program.run(["run", file, "-c", "launch Login as login"])
        #expect(result.flowing.contains("depends on an unknown condition at \(file):7."))
        #expect(result.flowing.contains("if so: home.init(nibName:)"))
        #expect(result.flowing.contains("if not: nothing more"))
        let json = try program.run(["run", file, "--json", "-c", "launch Login as login"])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let alternatives = try #require(document["alternatives"] as? [[String: Any]])
        #expect(alternatives.count == 1)
        #expect(alternatives.first?["line"] as? Int == 7)
        #expect((alternatives.first?["holding"] as? [String])?.first == "home.init(nibName:)")
        #expect((alternatives.first?["failing"] as? [String])?.isEmpty == true)
    }

    @Test(
        "Conditions of the app's launch are taken both ways only if the commands show what the app launches",
        arguments: [("launch Login as login", [7]), ("launch app", [17])])
    func launchConditions(commands: String, lines: [Int]) throws {
        let delegate = """

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions: [Key: Any]?) -> Bool {
                    window = UIWindow(frame: .zero)
                    window?.rootViewController = Login()
                    if UserDefaults.standard.bool(forKey: "new") { window?.rootViewController = Home() }
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """
        let file = try program.write(Self.undecided + delegate, to: "Login.swift")
        let json = try program.run(["run", file, "--json", "-c", commands])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let alternatives = document["alternatives"] as? [[String: Any]]
        #expect(alternatives?.compactMap { $0["line"] as? Int }.sorted() == lines)
    }

    @Test("A storyboard beside the source is read, and a broken one is told with its place")
    func storyboards() throws {
        let file = try program.write(
            "class Feed: UIViewController { @IBOutlet var label: UILabel! }", to: "Feed.swift")
        _ = try program.write(
            """
            <document><scenes><scene><objects>
            <viewController id="a" customClass="Feed" sceneMemberID="viewController"><view key="view" id="v"/>
            </viewController></objects></scene></scenes></document>
            """, to: "Main.storyboard")
        let broken = try program.write("<document>\n<scenes>", to: "Other.storyboard")
        let result = try program.run(["run", file, "--verbose"])
        #expect(result.status == 0)
        #expect(result.flowing.contains("feed from Main.storyboard"))
        #expect(result.flowing.contains("\(broken):2"))
        let refused = try program.run(["run", file, broken])
        #expect(refused.status == 1)
        #expect(refused.errors.contains("\(broken):2"))
        let long = try program.write(String(repeating: " ", count: 17 << 20), to: "Long.storyboard")
        let others = try program.run(["run", file])
        #expect(others.status == 0)
        #expect(others.errors.contains("\(long) was skipped"))
        #expect(try program.run(["run", file, long]).status == 64)
    }

    @Test("Links in a folder lead nowhere, for run as for check", arguments: ["", "Base.lproj"])
    func links(inside: String) throws {
        let board = """
            <document><scenes><scene><objects>
            <viewController id="a" customClass="Feed" sceneMemberID="viewController"><view key="view" id="v"/>
            </viewController></objects></scene></scenes></document>
            """
        let file = try program.write("class Feed: UIViewController {}", to: "App/Feed.swift")
        let folder = (file as NSString).deletingLastPathComponent
        let outside = try program.write(board, to: "Outside/Main.storyboard")
        let others = try program.write("class Other: UIViewController {}", to: "Outside/Other.swift")
        let files = FileManager.default
        if inside.isEmpty {
            try files.createSymbolicLink(
                atPath: folder + "/Main.storyboard", withDestinationPath: outside)
            try files.createSymbolicLink(atPath: folder + "/Other.swift", withDestinationPath: others)
        } else {
            try files.createSymbolicLink(
                atPath: folder + "/" + inside,
                withDestinationPath: (outside as NSString).deletingLastPathComponent)
        }
        for given in [file, folder] {
            let result = try program.run(["run", given, "--verbose"])
            #expect(result.status == 0)
            #expect(!result.flowing.contains("Main.storyboard"))
            #expect(try program.run(["run", given, "-c", "new Other as other"]).status != 0)
        }
        // Nor do two folders lead to what lies beside them.
        let third = try program.write("class Third: UIViewController {}", to: "Third/Third.swift")
        let both = try program.run(
            ["run", folder, (third as NSString).deletingLastPathComponent, "--verbose"])
        #expect(both.status == 0)
        #expect(!both.flowing.contains("Main.storyboard"))
        let check = try program.run(["check", folder])
        #expect(check.flowing.contains("1 controller class in 1 file"))
        // A named path is read, link or not.
        let named = try program.run(["run", file, outside, "--verbose"])
        #expect(named.flowing.contains("feed from Main.storyboard"))
    }

    @Test("What only other code can fill is not known, and told with place and reason")
    func injected() throws {
        let file = try program.write(Self.source, to: "Login.swift")
        let result = try program.run(["run", file, "--verbose", "-c", "launch Login; login.show()"])
        #expect(!result.output.contains("Fatal error"))
        #expect(result.flowing.contains("\(file):12: label [injected]"))
        #expect(result.flowing.contains("Understood: 2 of 3 lines that ran or may have run (66%)."))
    }

    @Test("Two types of one name are told with both places, and JSON has each unknown place with its reason")
    func namesakes() throws {
        let file = try program.write(
            "class A: UIViewController { let b = Store.make() }\nprivate class C {}", to: "A.swift")
        let other = try program.write("private class C {}", to: "B.swift")
        let result = try program.run(["run", file, other, "--verbose"])
        #expect(
            result.flowing.contains(
                "\(other):1: C, also declared at \(file):2: this one is called C of"))
        let json = try program.run(["run", file, other, "--json"]).output
        #expect(json.contains("\"reason\" : \"method\""))
        #expect(json.contains("\"reason\" : \"namesake\""))
        #expect(json.contains("\"understood\" : {"))
    }

    @Test("Lines that ran are counted, and those of overrides among them once more")
    func understanding() throws {
        let source = """
            final class Feed: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Feed"
                    fill()
                    #unheardOf
                    UIView.animate(withDuration: 1) {
                        self.view.alpha = 0
                    }
                }
                func fill() {
                    title = "Full"
                    #unheardOf
                }
            }
            """
        let json = try program.run(["run", try program.write(source, to: "Feed.swift"), "--json"]).output
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let understood = try #require(document["understood"] as? [String: Any])
        #expect(understood["lines"] as? Int == 8)
        #expect(understood["known"] as? Int == 6)
        #expect(understood["overrides"] as? [String: Int] == ["lines": 6, "known": 5])
    }

    @Test("The place of something in a file is never cut, however narrow the output is")
    func wholePlaces() throws {
        let name = String(repeating: "VeryLong", count: 12) + ".swift"
        let file = try program.write(Self.source, to: name)
        let result = try program.run(["run", file, "--verbose"])
        #expect(result.output.contains("\(file):6"))
        #expect(result.output.contains("\(file):16:"))
    }

    @Test("What was skipped is listed on request")
    func verbose() throws {
        let file = try program.write(Self.source, to: "Login.swift")
        let result = try program.run(["run", file, "--verbose"])
        #expect(result.flowing.contains("\(file):16: actor Unused {}"))
    }

    @Test("A scenario is a file of commands; a fault in it is named with its line")
    func scenario() throws {
        let file = try program.write(Self.source, to: "Login.swift")
        let commands = try program.write("launch Login\n\nexpect viewDidUnload\n", to: "Login.viewdid")
        let result = try program.run(["run", file, "--scenario", commands, "--ios", "5"])
        #expect(result.status == 1)
        #expect(result.flowing.contains("\(commands):3"))
    }

    @Test("Swift that cannot be read is an error with place, line and caret")
    func errors() throws {
        let file = try program.write("class A: UIViewController {\n    func f( {\n}\n", to: "A.swift")
        let result = try program.run(["run", file])
        #expect(result.status == 1)
        #expect(result.errors.contains("\(file):2:"))
        #expect(result.errors.contains("    func f( {"))
        #expect(result.errors.contains("^"))
    }

    @Test("Folders with a dot in their names are gone through; what is no Swift is left out")
    func folders() throws {
        _ = try program.write(Self.source, to: "App/Login.iOS/Login.swift")
        _ = try program.write("<%= for type in types %>", to: "App/Mocks.generated.swift")
        _ = try program.write(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"></document>",
            to: "Boards/Main.storyboard")
        let folder = program.folder.path
        let result = try program.run(["run", folder + "/App", folder + "/Boards"])
        #expect(result.status == 0)
        #expect(result.calls.contains("viewDidLoad"))
        #expect(result.errors.contains("Mocks.generated.swift was skipped."))
        #expect(!result.errors.contains("There is no Swift file"))
    }

    @Test("Files without controllers, missing, folders, no text and options that do not fit are told apart")
    func refusals() throws {
        let plain = try program.write("class A {}", to: "Plain.swift")
        #expect(
            try program.run(["run", plain]).errors.contains("no class inherits from UIViewController"))
        #expect(try program.run(["run", "Nowhere.swift"]).errors.contains("There's no file"))
        let circle = try program.write("class A: B {}\nclass B: A {}", to: "Circle.swift")
        let refused = try program.run(["run", circle, "-c", "state"])
        #expect(refused.errors.contains("can't inherit") && refused.status == 1, "\(refused.errors)")
        let commands = try program.write("access view", to: "a.viewdid")
        #expect(try program.run(["run", commands, "-c", "state"]).errors.contains("for Swift files"))
        #expect(
            try program.run(["run", plain, commands]).errors.contains("You can name several Swift files, but")
        )
    }

    @Test("The trace as JSON has the place of what the code brought about")
    func json() throws {
        let file = try program.write(Self.source, to: "Login.swift")
        let result = try program.run(["run", file, "--json"])
        #expect(result.output.contains("\"kind\" : \"print\""))
        #expect(result.output.contains("\"line\" : 8"))
    }

    @Test("At the prompt a body goes over several lines until its braces close")
    func lines() throws {
        let result = try program.run(
            input: Data(
                """
                override viewDidLoad {
                    super.viewDidLoad()
                    print("one;", "two")
                }
                access view
                vc.view.alpha = 0.5
                print(vc.view.alpha)
                vc.nothing(

                """.utf8))
        #expect(result.output.contains("print: one; two"))
        #expect(result.output.contains("print: 0.5"))
        #expect(result.output.contains("^"))
        #expect(result.status == 1)
    }
}
