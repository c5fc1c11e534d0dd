import Foundation
import Testing

/// Commands that come from a pipe or a file.
@Suite("From a pipe")
struct PipeTests {
    let program: Program

    init() throws { program = try Program() }

    @Test("Reading the view loads it")
    func accessView() throws {
        let result = try program.pipe("access view")
        #expect(result.status == 0)
        #expect(result.calls == ["loadView", "viewDidLoad"])
        #expect(result.errors.isEmpty)
    }

    @Test(
        "Views and windows are written as an app would make and change them",
        arguments: [
            (
                "view card: UIView in vc frame 20 100 200 120",
                "let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))\nvc.view.addSubview(card)"
            ),
            ("view card: UIView in vc frame 0 0 9 9 at 0", "vc.view.insertSubview(card, at: 0)"),
            ("view card: UIView in vc frame 0 0 9 9; alpha card 0.5", "card.alpha = 0.5"),
            ("view card: UIView in vc frame 0 0 9 9; remove subview card", "card.removeFromSuperview()"),
            ("access view; set needs layout vc", "vc.view.setNeedsLayout()"),
            (
                "new window as second; window second root vc",
                "let second = UIWindow(frame: UIScreen.main.bounds)\nsecond.rootViewController = vc"
            ),
        ])
    func writtenAsSwift(statements: String, code: String) throws {
        let printed = try program.pipe(statements, "swift").output.split(separator: "\n").map { $0.trimmed }
        #expect(printed.joined(separator: "\n").hasSuffix(code), "\(printed)")
    }

    @Test("A file that begins with a class that can't be read is no console log")
    func codeWithError() throws {
        let file = program.folder.path + "/broken.txt"
        let code = "class Feed: UIViewController { override func viewDidLoad() { print(\"\u{1B}[31m\") } }"
        try code.write(toFile: file, atomically: true, encoding: .utf8)
        let result = try program.pipe("run \(file)")
        #expect(result.status == 1)
        #expect(
            result.flowing.contains("broken.txt:1: !") && !result.flowing.contains("the log"), "\(result)")
    }

    @Test("A misspelled command is answered with the one that was meant, and fails the run")
    func misspelled() throws {
        let result = try program.pipe("# one", "acess veiw", "access view")
        #expect(result.status == 1)
        #expect(
            result.flowing.contains(
                "line 2: ! There's no command named acess veiw. Did you mean: access view"))
        #expect(result.calls == ["loadView", "viewDidLoad"])
    }

    @Test("A value that is thrown away is read all the same")
    func discarded() throws {
        #expect(try program.pipe("_ = vc.view").calls == ["loadView", "viewDidLoad"])
    }

    @Test("Yes accepts what was suggested, and is no command otherwise", arguments: ["yes", "Y", "yep"])
    func accepted(word: String) throws {
        let result = try program.pipe("acess veiw", word, word)
        #expect(result.calls == ["loadView", "viewDidLoad"])
        #expect(result.flowing.contains("line 3: ! There's no command named \(word)."), "\(result)")
    }

    @Test("Yes to a word that was meant gives help on it")
    func acceptedWord() throws {
        let result = try program.pipe("dimiss", "yes"), help = try program.pipe("help dismiss")
        #expect(result.output.hasSuffix(help.output), "\(result)")
    }

    @Test("Help on a command of a session is given however it is asked for", arguments: ["push", "forms"])
    func helpOfSession(word: String) throws {
        let asked = try program.run([word, "--help"]), help = try program.run(["help", word])
        #expect(asked.output + asked.errors == help.output + help.errors)
        #expect(asked.output.contains("pushes a controller") == (word == "push"), "\(asked)")
    }

    @Test(
        "A pasted class is taken unless its superclass is one slip from the name of a class",
        arguments: [
            (
                "class Feed: UIVewController {}",
                "There's no class named UIVewController. Did you mean: UIViewController"
            ),
            (
                "class List: UIViewController {}; class Feed: Lists {}",
                "There's no class named Lists. Did you mean: List"
            ),
            ("class Feed: UITableViewDataSource {}", nil), ("protocol List {}; class Feed: List {}", nil),
            ("class Feed: NSObject {}", nil),
        ])
    func superclass(line: String, error: String?) throws {
        let result = try program.pipe(line)
        #expect(result.status == (error == nil ? 0 : 1))
        #expect(result.flowing.contains(error ?? "No lifecycle method is called."), "\(result.output)")
    }

    @Test(
        "A superclass may come later in a line or in a file, and otherwise the reply says what to do",
        arguments: [
            ("class Feed: Base {}; class Base: UIViewController {}", "class Feed: Base"),
            ("class Feed: Base {}\n\nclass Base: UIViewController {\n}", "All commands ran again with it."),
            ("class Feed: Somebody {}", "because Somebody isn't known here"),
        ])
    func superclassLater(code: String, reply: String) throws {
        let file = program.folder.path + "/later.txt"
        try code.write(toFile: file, atomically: true, encoding: .utf8)
        let result = try program.pipe("run \(file)")
        #expect(result.status == 0)
        #expect(result.flowing.contains(reply), "\(result.output)")
    }

    @Test(
        "A line of Swift whose optional chain ends says what is nil",
        arguments: [
            ("vc.navigationController?.popViewController(animated: true)", "vc.navigationController is nil"),
            ("vc.presentedViewController?.view?.removeFromSuperview()", "vc.presentedViewController is nil"),
            (
                "launch vc; vc.view?.window?.rootViewController?.parent?.loadView()",
                "rootViewController?.parent is nil"
            ),
            ("launch vc; vc.view.window?.makeKey()", nil), ("vc.navigationController", nil),
            (
                "access view; vc.view.addSubview(UIView()); vc.view.subviews.first?.removeFromSuperview()",
                nil
            ),
        ])
    func endedChain(line: String, reply: String?) throws {
        let output = try program.pipe(line).flowing
        #expect(output.contains("is nil, so Swift skips") == (reply != nil), "\(output)")
        if let reply { #expect(output.contains(reply), "\(output)") }
    }

    @Test("A file of commands without a line is told to be empty, at the prompt and by the shell")
    func emptyFile() throws {
        let file = program.folder.path + "/nothing.txt"
        try "".write(toFile: file, atomically: true, encoding: .utf8)
        for result in [try program.pipe("run \(file)"), try program.run(["run", file])] {
            #expect(result.status == 0)
            #expect(result.flowing.contains("nothing.txt is empty."), "\(result.output)")
        }
    }

    @Test(
        "A class that is pasted again takes the place of the first one, and all commands run again with it",
        arguments: [
            (
                ["class A: UIViewController {}", "new A as a", "launch a", "class A: UIViewController {}"],
                "All commands ran again with it. They make the same calls as before."
            ),
            (
                [
                    "class A: UIViewController {}", "new A as a", "access view of a", "access view of a",
                    "class A: UIViewController { func go() {} }",
                ], "All commands ran again with it. They make the same calls as before."
            ),
            (
                [
                    "class ViewController: UIViewController { override func loadView() { print(\"mine\") } }",
                    "access view",
                ], "print: mine"
            ),
            (["class A: B {}", "class B: UIViewController {}", "new A as a"], "a.view is nil."),
            (
                [
                    "class A: UIViewController { func go() {} }", "new A as a", "a.go()",
                    "class A: UIViewController {}",
                ], "a has no member go."
            ),
        ])
    func pastedAgain(lines: [String], told: String) throws {
        let result = try program.pipe(lines.joined(separator: "\n"))
        #expect(result.flowing.contains(told), "\(result.output)")
    }

    @Test(
        "A memory warning unloads a view out of a nib up to iOS 5",
        arguments: [
            (5, ["didReceiveMemoryWarning", "viewWillUnload", "viewDidUnload"]),
            (17, ["didReceiveMemoryWarning"]),
        ])
    func memoryWarning(release: Int, calls: [String]) throws {
        let result = try program.pipe(
            "ios \(release)", "class FeedController", "nib Feed with view 320x568",
            "new FeedController as feed from nib Feed", "access view", "memory warning")
        #expect(result.status == 0)
        #expect(result.calls == ["init(nibName:)", "loadView", "viewDidLoad"] + calls)
    }

    @Test("A method that UIKit would call is told once, after the command that gave it an occasion")
    func uncalledMethod() throws {
        let list = """
            class List: UIViewController, UITableViewDataSource { let table = UITableView(); \
            func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }; \
            override func viewDidLoad() { super.viewDidLoad(); table.dataSource = self; view.addSubview(table) } }
            """
        let result = try program.pipe(
            list, "new List as list", "access view", "launch list", "memory warning")
        #expect(result.status == 0)
        let told = result.lines.indices.filter {
            result.lines[$0].contains("UIKit would also call: List.tableView")
        }
        let appeared = try #require(result.lines.firstIndex { $0.contains("viewDidAppear") })
        let warned = try #require(result.lines.firstIndex { $0.contains("didReceiveMemoryWarning") })
        #expect(told.count == 1 && told.allSatisfy { appeared < $0 && $0 < warned })
    }

    @Test("A tap tells which view gets it, whom it is offered to next, and which view it passes")
    func tap() throws {
        let result = try program.pipe(
            "launch", "view button: UIButton in vc frame 20 140 100 44", "view cover in vc frame 0 0 300 300",
            "alpha cover 0", "tap button")
        #expect(result.status == 0)
        #expect(result.output.contains("Touched: button, a UIButton 100 x 44 at (20, 140)"))
        #expect(result.output.contains("Next responders: vc.view, vc, the window"))
        #expect(result.output.contains("Skipped: cover, alpha 0 (0.01 or less)"))
    }

    @Test(
        "Comments, semicolons, line ends and nothing at all are fine",
        arguments: [
            ("", []), ("\n\n  \n", []), ("# access view\n", []), (";;;\n", []),
            ("\u{FEFF}access view\r\n", ["loadView", "viewDidLoad"]),
            ("access view # and no more", ["loadView", "viewDidLoad"]),
            (
                "ACCESS the VIEW of vc; memory warning",
                ["loadView", "viewDidLoad", "didReceiveMemoryWarning"]
            ),
        ])
    func forms(input: String, calls: [String]) throws {
        let result = try program.run(input: Data(input.utf8))
        #expect(result.status == 0)
        #expect(result.calls == calls)
    }

    @Test("An expectation that is not met fails the run and says what was found")
    func expectation() throws {
        let good = try program.pipe("access view", "expect loadView viewDidLoad")
        #expect(good.status == 0)
        let bad = try program.pipe("access view", "expect viewDidLoad loadView")
        #expect(bad.status == 1)
        #expect(bad.output.contains("line 2: ! expected: viewDidLoad loadView"))
        #expect(bad.output.contains("found:    loadView viewDidLoad"))
    }

    @Test("A crash of the simulated app is an answer, no fault of the run")
    func crash() throws {
        let result = try program.pipe("override loadView reading view", "access view")
        #expect(result.status == 0)
        #expect(result.output.contains("the stack overflows"))
    }

    @Test("Layout that asks for layout without end hangs the app, and overflows no stack")
    func hang() throws {
        let result = try program.pipe(
            "override viewDidLayoutSubviews { view.setNeedsLayout() }", "predict launch",
            "viewDidLoad viewDidAppear")
        #expect(result.flowing.contains("so layout never ends and the app hangs"))
        #expect(!result.output.contains("overflow"))
    }

    @Test("A file is carried out like a pipe, and its faults have its name and line")
    func file() throws {
        let file = try program.write("access view\n\nacess veiw\n", to: "login.viewdid")
        let result = try program.run(["run", file])
        #expect(result.status == 1)
        #expect(result.calls == ["loadView", "viewDidLoad"])
        #expect(result.flowing.contains("\(file):3: ! There's no command named acess veiw."))
    }

    @Test(
        "What cannot be opened is named",
        arguments: [("none.viewdid", "There's no file"), (".", "contains no Swift files")])
    func unreadable(name: String, message: String) throws {
        let result = try program.run(["run", program.folder.path + "/" + name])
        #expect(result.status == 64)
        #expect(result.errors.contains(message))
    }

    @Test("state shows overrides with the parameters and the kind that UIKit gives them")
    func overrides() throws {
        let result = try program.pipe(
            "class Feed; override willMove(toParent:) in Feed with super; override shouldAutorotate in Feed; "
                + "new Feed as feed; state feed")
        #expect(
            result.output.contains("override func willMove(toParent:) { super.willMove(toParent: parent) }"))
        #expect(result.output.contains("override var shouldAutorotate { }"), "\(result.output)")
    }

    @Test("Options choose the release and the device")
    func options() throws {
        let result = try program.pipe("state", arguments: ["--ios", "5", "--plain"])
        #expect(result.lines.first?.contains("iOS 5, iPhone (320 x 480)") == true)
        let wrong = try program.pipe("state", arguments: ["--ios", "99"])
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("There's no iOS 99."))
    }

    @Test("A device on which the release does not run is refused, and one that stands for it is named")
    func otherDevice() throws {
        let refused = try program.pipe("state", arguments: ["--ios", "17", "--device", "iPhone 5"])
        #expect(refused.status == 64)
        #expect(refused.errors.contains("iOS 17 doesn't run on iPhone 5. It runs on: "))
        let exchanged = try program.pipe("state", arguments: ["--ios", "17", "--device", "iPad"])
        #expect(exchanged.status == 0)
        #expect(exchanged.errors == "iOS 17 doesn't run on iPad, so the app runs on iPad Pro.\n")
        #expect(exchanged.output.contains("iPad Pro"))
        let fits = try program.pipe("state", arguments: ["--ios", "5", "--device", "iPad"])
        #expect(fits.errors.isEmpty)
        let inScript = try program.pipe("device iPhone 15\nios 5\ndevice iPhone 15")
        #expect(inScript.status == 1)
        #expect(inScript.output.contains("iOS 5 doesn't run on iPhone 15, so the app moves to iPhone."))
        #expect(inScript.flowing.contains("iOS 5.1 doesn't run on iPhone 15. It runs on: iPhone, iPad."))
    }

    @Test("What a line leaves out after a fault is told")
    func leftOut() throws {
        let result = try program.pipe("access view; push qq; memory warning; state")
        #expect(result.lines.last == "  Not run: memory warning; state")
        #expect(!result.flowing.contains("didReceiveMemoryWarning"))
    }

    @Test(
        "What UIKit would do and the engine does not is told in place of that nothing is called",
        arguments: [
            (
                "launch vc",
                "vc.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))",
                "requestGeometryUpdate"
            ),
            ("launch vc", "vc.setNeedsUpdateOfSupportedInterfaceOrientations()", "setNeedsUpdateOf"),
            (
                """
                class Probe: UIViewController { @objc dynamic var n = 0; override func viewDidLoad() { \
                super.viewDidLoad(); addObserver(self, forKeyPath: "n", options: [], context: nil) } }
                new Probe as probe
                access view
                """, "probe.n = 5", "KVO of n"
            ),
            (
                """
                ios 18
                @Observable class Model { var title = "" }
                class Host: UIViewController { let model = Model(); override func viewWillLayoutSubviews() { \
                super.viewWillLayoutSubviews(); print(model.title) } }
                new Host as host
                launch host
                """, "host.model.title = \"New\"", "code that reads title of an @Observable"
            ),
            (
                """
                class Probe: UIViewController { func watch() { NotificationCenter.default.addObserver( \
                forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil) { _ in print(1) } } }
                new Probe as probe
                """, "probe.watch()", "observers of didBecomeKeyNotification"
            ),
            (
                """
                class Probe: UIViewController { let button = UIButton(); func decorate() { \
                button.configurationUpdateHandler = { _ in print(1) } } }
                new Probe as probe
                """, "probe.decorate()", "configurationUpdateHandler"
            ),
        ])
    func notSimulated(before: String, line: String, words: String) throws {
        let result = try program.pipe(before, line)
        #expect(result.output.contains("  not simulated: \(words)"), "\(result.output)")
        #expect(result.output.contains("The simulation calls nothing here"))
        let answer = result.output.components(separatedBy: "not simulated").last ?? ""
        #expect(!answer.contains("lifecycle method is called"))
    }

    @Test("A window that is on screen is not said to be hidden when it gets the root that it has")
    func sameRoot() throws {
        let result = try program.pipe("class Login; new Login as login; launch login; window root login")
        #expect(
            result.flowing.contains("Nothing is called: login is already the root on screen."))
    }

    @Test("Of a controller that lives on after it was let go of it is told who holds it")
    func stillHeld() throws {
        let result = try program.pipe("launch", "release vc")
        #expect(
            result.flowing.contains(
                "Nothing is called: vc is still held by the window (rootViewController)."),
            "\(result.output)")
    }

    @Test("A run that takes no more commands offers none")
    func offersNothing() throws {
        let script = try program.write("access view\n", to: "script")
        #expect(try program.run(["run", script]).lines.last == "  vc.view is loaded but not in a window.")
    }

    @Test("Every answer at a terminal ends with what can be typed next, once; a pipe has none")
    func next() throws {
        let line = "override loadView setting view; access view"
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        let rows = try conversation.enter(line, until: "vc >").shownRows
        #expect(rows.dropFirst().filter { $0.contains("access view") }.isEmpty)
        #expect(rows.last?.hasSuffix("why 1   trace") == true)
        #expect(try program.pipe(line).lines.last == "  vc.view is loaded but not in a window.")
    }

    @Test("JSON says of a judged answer what the text says")
    func judgedAnswers() throws {
        let lines = [
            "override loadView setting view; access view", "predict memory warning", "viewDidUnload",
            "didReceiveMemoryWarning", "predict set view nil; access view", "skip",
        ]
        let text = try program.pipe(lines.joined(separator: "\n"))
        let words = text.output.split { $0.isWhitespace }.joined(separator: " ")
        let result = try program.pipe(lines.joined(separator: "\n"), arguments: ["--json"])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let answers = try #require(document["answers"] as? [[String: Any]])
        #expect(answers.map { $0["isRight"] as? Bool } == [false, true, false])
        #expect(answers.map { $0["isShown"] as? Bool } == [false, false, true])
        #expect(answers.map { $0["line"] as? Int } == [3, 4, 6])
        for answer in answers {
            // The order may be found still: what gives it away is in the document alone.
            let world = answer["world"] as? [String: Any], belief = answer["belief"] as? [String: Any]
            if let sentence = answer["sentence"] as? String { #expect(words.contains(sentence)) }
            // The text tells one of these.
            let beside = [world?["sentence"], belief?["belief"]].compactMap { $0 as? String }
            #expect(beside.isEmpty || beside.contains { words.contains($0.dropFirst()) })
            for row in answer["rows"] as? [[String: Any]] ?? [] {
                #expect(words.contains(row["call"] as? String ?? "?"))
            }
        }
        #expect((answers[0]["world"] as? [String: Any])?["command"] as? String == "compare ios 5 17")
        #expect(
            (document["commands"] as? [[String: Any]])?.suffix(3).compactMap { $0["command"] as? String }
                == ["memory warning", "set view nil", "access view"])
    }

    @Test(
        "A line of Swift on a named controller is explained as its command, and one on another object isn't",
        arguments: [("ad.removeFromParent()", true), ("home.children[0].removeFromParent()", false)])
    func worded(swift: String, isCommand: Bool) throws {
        let calls = "willMove(toParent:) viewWillDisappear viewDidDisappear didMove(toParent:)"
        let result = try program.pipe(
            "class Home; class Ad; new Home as home; new Ad as ad; launch home; embed ad in home",
            "predict \(calls) of ad: \(swift)", calls)
        #expect(result.flowing.contains("with \"remove child ad\" instead") == isCommand)
    }

    @Test("What a command that did nothing found is no reason for the next", arguments: ["pop", "dismiss"])
    func idle(command: String) throws {
        let lines = ["predict all background", "feed.viewWillDisappear", "skip"]
        let own = try program.pipe("world push", lines[0], lines[1], lines[2])
        let result = try program.pipe("world push", command, lines[0], lines[1], lines[2])
        #expect(own.lines.count > 10)
        #expect(result.lines.suffix(8) == own.lines.suffix(8))
    }

    @Test("A dismissal without animation is one, whatever its other arguments")
    func unanimated() throws {
        func reply(_ arguments: String) throws -> String {
            try program.pipe(
                "class Home; new Home as home; class Login; new Login as login; launch home; present login from home",
                "predict viewWillDisappear viewDidDisappear of login: login.dismiss(\(arguments))", "nothing"
            ).flowing
        }
        let short = try reply("animated: false")
        #expect(short.contains("Many people think that"))
        #expect(try reply("animated: false, completion: nil") == short)
    }

    @Test("A comparison that is offered after a prediction shows the difference")
    func counterfactual() throws {
        let result = try program.pipe(
            "override loadView setting view; access view", "predict memory warning",
            "viewDidUnload", "viewDidUnload", "viewDidUnload", "compare ios 5 17")
        #expect(result.output.contains("a memory warning still calls viewDidUnload."))
        #expect(result.lines.contains("  ~ vc.viewDidUnload"))
    }
}
