import Foundation
import Testing

/// A person at a terminal.
@Suite("At a terminal")
struct TerminalSessionTests {
    let program: Program

    init() throws { program = try Program() }

    @Test("The session in the README is what the program shows")
    func readme() throws {
        let shown = try Readme.session()
        let typed = shown.compactMap(Readme.typed)
        try #require(typed.count > 3)
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc > ")
        let last = try #require(typed.map(\.prompt).last { $0 != "  ? " })
        for (line, next) in zip(typed, typed.dropFirst().map(\.prompt) + [last]) {
            try conversation.enter(line.text, until: "\u{1B}[?2004h" + next)
        }
        #expect(conversation.leave() == 0)
        let screen = conversation.screen.prefix(shown.count)
        for (real, told) in zip(screen, shown) { #expect(real == told) }
        #expect(conversation.screen.count >= shown.count)
    }

    @Test("Ctrl-C drops the line and the session goes on; Ctrl-D ends it")
    func interrupt() throws {
        let conversation = try program.terminal()
        try conversation.expect("vc >")
        conversation.terminal.type("access vi")
        try conversation.expect("access vi")
        conversation.terminal.type("\u{3}")
        try conversation.expect("vc >")
        let answer = try conversation.enter("is view loaded", until: "vc >")
        #expect(answer.contains("= false"))
        #expect(conversation.leave() == 0)
    }

    @Test("Ctrl-C at a question leaves the question open")
    func interruptedQuestion() throws {
        let conversation = try program.terminal()
        try conversation.expect("vc >")
        try conversation.enter("predict access view", until: "  ?")
        conversation.terminal.type("loa\u{3}")
        try conversation.expect("  ?")
        let answer = try conversation.enter("loadView viewDidLoad", until: "vc >")
        #expect(answer.contains("Right: 2 of 2."))
    }

    @Test("Lines typed before are there at the next start")
    func history() throws {
        let state = ["XDG_STATE_HOME": program.folder.path + "/state"] as [String: String?]
        let first = try program.terminal([], state)
        try first.expect("vc >")
        try first.enter("memory warning", until: "vc >")
        try first.enter("access view", until: "vc >")
        #expect(first.leave() == 0)
        #expect(FileManager.default.fileExists(atPath: program.folder.path + "/state/viewdid/history"))
        let second = try program.terminal([], state)
        try second.expect("vc >")
        second.terminal.type("mem\u{1B}[A")
        try second.expect("ory warning")
        #expect(try second.enter("", until: "vc >").contains("didReceiveMemoryWarning"))
    }

    @Test("Tab completes a word, and lists the choices with what they do")
    func completion() throws {
        let conversation = try program.terminal()
        try conversation.expect("vc >")
        conversation.terminal.type("memo\t")
        try conversation.expect("ry ")
        conversation.terminal.type("\u{3}")
        try conversation.expect("vc >")
        conversation.terminal.type("practice nav\t")
        try conversation.expect("igation")
        conversation.terminal.type("\u{3}")
        try conversation.expect("vc >")
        conversation.terminal.type("a\t\t")
        let list = try conversation.expect("adds a controller's view")
        #expect(list.contains(/access +reads the view, loading it if needed/))
    }

    @Test("At 40 columns no row is wider, and the answers are the same", arguments: [40, 23])
    func narrow(columns: UInt16) throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"], columns: columns)
        try conversation.expect("vc >")
        for line in ["access view", "state", "trace", "help", "documents", "why 1", "compare ios 5 17"] {
            let answer = try conversation.enter(line, until: "vc >").replacing("vc >", with: "")
            for row in answer.components(separatedBy: "\n") {
                #expect(row.cells <= Int(columns), "\(row)")
            }
        }
        #expect(conversation.screen.joined(separator: " ").contains("viewDidLoad"))
    }

    @Test("An answer ends with its line, whatever brackets are open in it")
    func openBracket() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("predict access view", until: "  ?")
        let answer = try conversation.enter("loadView {", until: "  ?")
        #expect(answer.contains("{"))
        try conversation.enter("loadView viewDidLoad", until: "vc >")
    }

    @Test(
        "Code that is pasted at a question is refused once, and the question stays", arguments: [true, false])
    func codeAtQuestion(isBracketed: Bool) throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("predict access view", until: "  ?")
        let code = "import UIKit\rclass Feed: UIViewController {\r    var count = 1\r}\r\rclass Other {\r}"
        conversation.terminal.type(isBracketed ? "\u{1B}[200~\(code)\u{1B}[201~\r" : code + "\r")
        try conversation.expect("can't be answered with code")
        try conversation.enter("loadView viewDidLoad", until: "vc >")
        #expect(conversation.seen.components(separatedBy: "can't be answered with code").count == 2)
        #expect(!conversation.seen.contains("isn't one of the methods"))
    }

    @Test("A pasted class may come before its superclass")
    func superclassLater() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        conversation.terminal.type(
            "\u{1B}[200~class Feed: Base {\r}\rclass Base: UIViewController {\r}\r\u{1B}[201~")
        try conversation.expect("class Feed: Base")
        try conversation.expect("class Base: UIViewController")
        try conversation.enter("new Feed as feed", until: "feed >")
    }

    @Test("After the window is made narrower, answers fit into it")
    func resized() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        conversation.terminal.resize(columns: 40, rows: 24)
        let answer = try conversation.enter("documents", until: "vc >").replacing("vc >", with: "")
        #expect(answer.contains("claims"))
        for row in answer.components(separatedBy: "\n") {
            #expect(row.cells <= 40, "\(row)")
        }
    }

    @Test("Chinese in an unknown command is echoed and answered intact")
    func chinese() throws {
        let conversation = try program.terminal()
        try conversation.expect("vc >")
        conversation.terminal.type("加载 视图")
        try conversation.expect("加载 视图")
        #expect(try conversation.enter("", until: "vc >").contains("There's no command named 加载 视图."))
    }

    @Test("No home folder, no PATH and no TERM are needed")
    func bareEnvironment() throws {
        let conversation = try program.terminal(
            [], ["HOME": nil, "PATH": nil, "TERM": nil, "EDITRC": nil], isEdited: false)
        try conversation.expect("vc >")
        #expect(try conversation.enter("access view", until: "vc >").contains("viewDidLoad"))
        #expect(conversation.leave() == 0)
    }

    @Test(
        "Without colour the content is the same",
        arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["plain": "yes"]])
    func colourless(changes: [String: String?]) throws {
        let colourful = try program.terminal()
        let plain = try program.terminal(
            changes["plain"] == nil ? [] : ["--plain"], changes, isEdited: changes["TERM"] == nil)
        var answers: [String] = []
        for conversation in [colourful, plain] {
            try conversation.expect("vc >")
            try conversation.enter("predict access view", until: "  ?")
            answers.append(try conversation.enter("viewDidLoad loadView", until: "hint   skip"))
        }
        #expect(answers[0].trimmed == answers[1].trimmed)
        #expect(colourful.seen.contains("\u{1B}[38;5;131m"))
        #expect(!plain.seen.contains(#/\x1B\[[0-9;]*m/#))
    }

    @Test("Each line of a paste is a command, however long the answers before it", arguments: [80, 40])
    func paste(columns: UInt16) throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"], columns: columns, rows: 12)
        try conversation.expect("vc >")
        let lines = [
            "explain viewDidLoad", "access view", "explain push or present", "memory warning", "help",
            "rotate landscape", "what is viewWillAppear for?", "log",
        ]
        conversation.terminal.type(lines.map { $0 + "\r" }.joined())
        let shown = try conversation.expect("3  rotate landscape")
        #expect(shown.contains("1  access view"))
        #expect(shown.contains("2  memory warning"))
        #expect(shown.components(separatedBy: "(press Enter)").count >= 5, "\(shown)")
        #expect(conversation.leave() == 0)
    }

    @Test("A pasted console log is annotated, and ends with the paste or an empty line")
    func pastedLog() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        let lines = ["Feed viewDidLoad", "Feed viewWillAppear", "Feed viewDidAppear", ""]
        conversation.terminal.type(lines.map { $0 + "\r" }.joined())
        let shown = try conversation.expect("Feed.viewDidAppear")
        #expect(shown.contains("lines 1-3"), "\(shown)")
        #expect(!conversation.seen.contains("There's no command"))
        // The commands that produce it were run.
        try conversation.expect("feed >")
        #expect(try conversation.enter("log", until: "feed >").contains("launch feed"))
        #expect(conversation.leave() == 0)
    }

    @Test(
        "What stands before a question that is too high for both comes first; any line shows it and is no answer",
        arguments: ["", "c a", "skip"])
    func textBeforeQuestion(line: String) throws {
        let conversation = try program.terminal(
            ["learn", "lazy-view", "--data-dir", program.folder.path + "/data"], ["NO_COLOR": "1"], rows: 20)
        let text = try conversation.expect("lazy-view 1/7 ?")
        #expect(text.contains("Press Enter for the question.") && !text.contains("The setup:"), "\(text)")
        let question = try conversation.enter(line, until: "lazy-view 1/7 ?")
        #expect(question.contains("to send your answer") == !line.isEmpty)
        #expect(question.contains("The setup:") && question.contains("> access view of login"))
        #expect(question.shownRows.count < 20)
    }

    @Test("What is asked before a question is shown leaves it to be read")
    func besideQuestion() throws {
        let conversation = try program.terminal(
            ["learn", "lazy-view", "--data-dir", program.folder.path + "/data"], ["NO_COLOR": "1"], rows: 20)
        try conversation.expect("lazy-view 1/7 ?")
        let help = try conversation.enter("help hint", until: "lazy-view 1/7 ?")
        let rest = try conversation.enter("", until: "lazy-view 1/7 ?")
        #expect((help + rest).contains("The setup:") && rest.contains("> access view of login"))
    }

    @Test(
        "A long answer stops at the height of the screen, and more or Enter shows the rest",
        arguments: [(80, "more"), (40, "")])
    func more(columns: UInt16, more: String) throws {
        let page = "explain full screen and sheets"
        let high = try program.terminal([], ["NO_COLOR": "1"], columns: columns)
        try high.expect("vc >")
        let whole = try high.enter(page, until: "vc >").shownRows
        let conversation = try program.terminal([], ["NO_COLOR": "1"], columns: columns, rows: 12)
        try conversation.expect("vc >")
        var rows: [String] = []
        for line in [page] + Array(repeating: more, count: 9) where rows.count < whole.count {
            let shown = try conversation.enter(line, until: "vc >").shownRows
            let left = whole.count - rows.count - shown.count
            #expect(shown.count < 11, "\(shown)")
            if left > 0 {
                #expect(shown.last == "  more: \(left + 1) rows (press Enter)")
            }
            rows += left > 0 ? Array(shown.dropLast()) : shown
        }
        #expect(rows == whole)
        #expect(try conversation.enter("more", until: "vc >").contains("Nothing more to show"))
        try conversation.enter(page, until: "vc >")
        try conversation.enter("access view", until: "vc >")
        #expect(try conversation.enter("more", until: "vc >").contains("Nothing more to show"))
    }

    @Test("Another line ends a page, a mistyped one too, and three rows too many aren't a page")
    func endOfPage() throws {
        let page = "explain coming from SwiftUI"
        let high = try program.terminal([], ["NO_COLOR": "1"])
        try high.expect("vc >")
        let whole = try high.enter(page, until: "vc >").shownRows
        for (missing, isPaged) in [(2, false), (5, true)] {
            let low = try program.terminal([], ["NO_COLOR": "1"], rows: UInt16(whole.count + 2 - missing))
            try low.expect("vc >")
            let shown = try low.enter(page, until: "vc >")
            #expect(shown.contains("(press Enter)") == isPaged, "\(shown)")
            try low.enter("wyh", until: "vc >")
            #expect(try low.enter("", until: "vc >").shownRows.isEmpty)
        }
    }

    @Test(
        "What only works elsewhere isn't suggested, and names lead to the page that has them",
        arguments: [
            ("skp", "There's no command named skp."),
            ("NavigationLink", "Did you mean: explain coming from SwiftUI"),
            ("scenePhase", "Did you mean: explain coming from SwiftUI"),
            ("UIViewControllerRepresentable", "Did you mean: explain coming from SwiftUI"),
            ("help navigation", "Did you mean: explain UINavigationController"),
            ("help loading", "access view"),
            ("export VIEWDID_KEY=abc", "That's a shell command."), ("learn --help", "learn [(for"),
            ("new A", "There's no class named A. Declare it first: class A"),
            ("class A; new A as a; launch a; launch a", "window root NAME"),
            ("print(1)", "1"),
        ])
    func suggestion(line: String, told: String) throws {
        let result = try program.pipe(line)
        #expect((result.output + result.errors).flowing.contains(told), "\(result)")
        for other in ["Did you mean: skip", "No lifecycle method"] { #expect(!result.output.contains(other)) }
    }

    @Test("Tab says no name twice, and in a narrow terminal the names alone")
    func tab() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"], columns: 40)
        try conversation.expect("vc >")
        try conversation.enter("predict launch", until: "  ?")
        conversation.terminal.type("viewDid\t")
        let list = try conversation.expect("viewDidLoad")
        #expect(!list.contains("viewDidLoad()") && !list.contains("…"), "\(list)")
    }

    @Test(
        "A question that is too high comes in pages, its end right above the prompt; a page beside it stops there",
        arguments: [
            (["learn", "push-and-pop"], "push-and-pop 1/", "goto 5", "push-and-pop 5/"),
            (["practice", "navigation", "--seed", "7"], "practice 1 ?", "", "practice 1 ?"),
            ([], "vc >", "predict launch", "  ?"),
        ])
    func wholeQuestion(arguments: [String], first: String, line: String, next: String) throws {
        let conversation = try program.terminal(
            arguments + ["--data-dir", program.folder.path + "/data"], ["NO_COLOR": "1"], columns: 40, rows: 4
        )
        try conversation.expect(first)
        var page = try conversation.enter(line, until: next), rows = page.shownRows
        while page.contains("Press Enter for"), rows.count < 100 {
            page = try conversation.enter("", until: next)
            #expect(page.shownRows.count < 4 && !page.contains("press Enter"), "\(page)")
            rows += page.shownRows
        }
        #expect(rows.count > 3)
        #expect(!page.contains("Press Enter for"), "\(page)")
        #expect(try conversation.enter("explain loadView", until: next).contains("press Enter"))
    }

    @Test("more is no answer, and is not recorded")
    func moreAtQuestion() throws {
        let path = program.folder.path + "/a.transcript"
        let conversation = try program.terminal(["--record", path], ["NO_COLOR": "1"], rows: 12)
        try conversation.expect("vc >")
        try conversation.enter("predict access view", until: "  ?")
        #expect(try conversation.enter("explain loadView", until: "  ?").contains("(press Enter)"))
        #expect(try !conversation.enter("more", until: "  ?").contains("!"))
        #expect(try conversation.enter("loadView viewDidLoad", until: "vc >").contains("Right"))
        #expect(conversation.leave() == 0)
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("more"))
    }

    @Test("Plain answers and those to a pipe are whole")
    func wholeAnswers() throws {
        let plain = try program.terminal(["--plain"], rows: 12)
        try plain.expect("vc >")
        #expect(try !plain.enter("explain loadView", until: "vc >").contains("press Enter"))
        let piped = try program.pipe("explain loadView", "more")
        #expect(piped.output.contains("See also"))
        #expect(piped.output.contains("Nothing more to show."))
    }

    @Test("An input of several lines is one entry of the history, and answers have their own")
    func histories() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("override viewDidLoad {", until: "…")
        try conversation.enter("  super.viewDidLoad()", until: "…")
        try conversation.enter("  title = \"Posts\"", until: "…")
        try conversation.enter("}", until: "vc >")
        try conversation.enter("predict access view", until: "  ?")
        try conversation.enter("loadView viewDidLoad", until: "vc >")
        conversation.terminal.type("over\u{1B}[A")
        try conversation.expect("ride viewDidLoad { super.viewDidLoad(); title = \"Posts\" }")
        #expect(try conversation.enter("", until: "vc >").contains("override func viewDidLoad"))
        conversation.terminal.type("\u{1B}[A\u{1B}[A")
        try conversation.expect("predict access view")
        try conversation.enter("", until: "  ?")
        conversation.terminal.type("\u{1B}[A")
        try conversation.expect("loadView viewDidLoad")
    }

    @Test(
        "help is ten lines that can be typed now, and Tab on an empty line offers the same",
        arguments: [80, 40])
    func help(columns: UInt16) throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"], columns: columns)
        try conversation.expect("vc >")
        try conversation.enter("world push", until: "detail >")
        let help = try conversation.enter("help", until: "detail >")
        let lines = help.matches(of: #/\* (\S+(?: \S+)*)/#).map { String($0.1) }
        #expect(lines.count == 10 && lines.contains("push detail onto nav"), "\(help)")
        #expect(!help.contains("press Enter"))
        conversation.terminal.type("\t")
        let list = try conversation.expect("quit")
        #expect(lines.allSatisfy(list.contains), "\(list)")
        try conversation.expect("detail >")
        #expect(try conversation.enter("help all", until: "detail >").contains("All commands"))
        // What belongs to the moment: not the 150 words that could stand there.
        for (typed, offered) in [
            ("help ", "predict"), ("predict ", "rotate "), ("explain ", "viewWillLayout"),
            ("why ", "init(nibName:)"),
        ] {
            conversation.terminal.type(typed + "\t")
            let list = try conversation.expect(offered)
            #expect(!list.contains("constrain"), "\(list)")
            conversation.terminal.type("\u{15}")
        }
    }

    @Test("A moving picture plays on a phone of 20 by 8 cells; any key ends it, and begins the next line")
    func slow() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("world push; push detail", until: "detail >")
        conversation.terminal.type("diagram slow\r")
        try conversation.expect("push detail")
        try conversation.expect("viewDidLoad")
        conversation.terminal.type("sta")
        try conversation.expect("didMove(toParent:)")
        try conversation.expect("detail >")
        #expect(try conversation.enter("te", until: "detail >").contains("iOS 17"))
        let screen = conversation.screen.joined(separator: "\n")
        #expect(screen.contains("+------------------+"), "\(screen)")
        #expect(screen.contains("stack: feed, detail"))
    }

    @Test("What is said of a session is so")
    func truth() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        conversation.terminal.type(
            "class Feed: UIViewController {\r  let label = UILabel()\r  var count = 3\r}\rnew Feed as feed\r")
        try conversation.expect("feed >")
        let state = try conversation.enter("state", until: "feed >")
        #expect(state.contains("let label: UILabel = UILabel"), "\(state)")
        #expect(state.contains("var count = 3"), "\(state)")
        let world = try conversation.enter("world push", until: "detail >")
        #expect(world.contains("Set aside: Feed. Type undo to get it back."), "\(world)")
        try conversation.enter("undo", until: "feed >")
        try conversation.enter("world tabs", until: "tabs >")
        let end = try conversation.enter("terminate", until: "tabs >")
        #expect(!end.contains("is on screen (disappeared)"), "\(end)")
        try conversation.enter("undo", until: "tabs >")
        let color = try conversation.enter("tabs.view.backgroundColor = .red", until: "tabs >")
        #expect(color.contains("No lifecycle method is called."))
        let move = try conversation.enter("ios 12", until: "tabs >").flowing
        #expect(move.contains("now without news.viewIsAppearing and tabs.viewIsAppearing"), "\(move)")
        #expect(!move.contains("viewDidLoad"))
    }

    @Test("Someone who is lost is told where they are, and goes back")
    func lost() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("access view", until: "vc >")
        #expect(try conversation.enter("where am I?", until: "vc >").contains("vc: ViewController"))
        #expect(try conversation.enter("how do I go back", until: "vc >").contains("Undone: access view"))
        try conversation.enter("access view", until: "vc >")
        #expect(try conversation.enter("go back", until: "vc >").contains("Undone: access view"))
        #expect(try conversation.enter("menu", until: "vc >").contains("Type a command"))
        for line in ["n", "go", "next"] {
            try conversation.enter(line, until: "lazy-view 1/7 ?")
            try conversation.enter("n", until: "lazy-view 2/7 ?")
            #expect(try conversation.enter("quit", until: "vc >").contains("0 of 7 steps done"))
        }
        try conversation.enter("new UIViewController as n", until: "n >")
        #expect(try conversation.enter("n", until: "n >").contains("n: "))
        #expect(try conversation.enter("how do I quit", until: "n >").contains("quits viewdid"))
        try #require(conversation.terminal.type("quit\r"))
        #expect(conversation.terminal.exitStatus() == 0)
    }

    @Test("A value that is typed alone is shown")
    func value() throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("vc.title = \"Posts\"", until: "vc >")
        #expect(try conversation.enter("vc.title", until: "vc >").contains("= Optional(\"Posts\")"))
    }
}
