import CommandLanguage
import Foundation
import Lifecycle
import Practice
import Session
import TestSupport
import Testing

@testable import Course
@testable import Tutor

/// Replies in lines, where a program that runs would add nothing.
@Suite("Replies in lines")
struct ReplyLinesTests {
    private static func styling(_ columns: Int) -> Styling {
        Styling(isTerminal: false, isPlain: true, environment: [:], columns: columns)
    }

    private static let replies = ReplyLines(documents: .carried, styling: styling(80))

    private static func text(_ lines: [Line], columns: Int = 80) -> String {
        lines.flatMap { $0.rendered(styling(columns)) }.joined(separator: "\n")
    }

    @Test(
        "Who makes a controller is told that the one which was ready makes way, if it does",
        arguments: [
            ("new UIViewController as a", "vc"), ("let a = UIViewController()", "vc"),
            ("class Feed; new Feed as feed", "vc"),
            ("new UIViewController as vc", nil), ("access view; new UIViewController as a", nil),
            ("new Feed as feed", nil), ("class Feed", nil), ("launch", nil),
        ])
    func makingWay(line: String, name: String?) throws {
        var session = Session(.readyController(code: .standard))
        let openings = session.enter(line).flatMap(Self.replies.opening)
        #expect(openings.count == (name == nil ? 0 : 1))
        if let name { #expect(Self.text(openings).hasPrefix("  Removed the ready-made controller \(name)")) }
    }

    @Test("19 of 20 pages fit a terminal of 80 columns and 24 rows, and no page shows a code")
    func pagesFit() throws {
        let rules = Set(Rule.allCases.map(\.facts.identifier))
        var count = 0, long: [String] = []
        for entry in Handbook.shared?.entries ?? [] {
            let page = HandbookLines(
                entry: entry, environment: Environment(), documents: .carried, hidesExamples: false
            ).page
            let text = Self.text(page)
            count += 1
            // The prompt needs a row as well.
            let rows = text.count(where: { $0 == "\n" }) + 1
            if rows > 23 { long.append("\(entry.name) \(rows)") }
            let words = text.split { $0.isWhitespace || ",;:()".contains($0) }.map(String.init)
            #expect(words.filter { rules.contains($0) || $0.isCode } == [], "\(entry.name)")
        }
        #expect(count > 300)
        #expect(long.count * 20 <= count, "\(long)")
    }

    @Test("No backtick is left in what a page, a rule, a misconception, a claim or help says")
    func backticks() throws {
        var texts: [(name: String, lines: [Line])] = []
        for entry in Handbook.shared?.entries ?? [] {
            let page = HandbookLines(
                entry: entry, environment: Environment(), documents: .carried, hidesExamples: false)
            texts.append((entry.name, page.page + page.sources(and: [])))
        }
        let rules = RuleLines(documents: .carried)
        texts += Rule.allCases.map { ($0.facts.identifier, rules.sources($0)) }
        texts += Misconception.all.map { ($0.identifier, MisconceptionLines(rules: rules).one($0)) }
        let documents = DocumentLines(ledger: .shared)
        texts += (DocumentLedger.shared?.claims ?? []).map { ($0.id, documents.knownClaim($0.id) ?? []) }
        texts.append(("conflicts", documents.conflicts))
        texts += CommandHelp.all.map { ($0.name, HelpLines(commands: [$0], topic: $0.name).lines) }
        #expect(texts.count > 1000)
        for (name, lines) in texts where Self.text(lines).contains("`") { Issue.record("\(name)") }
    }

    @Test(
        "Where either order is right, UIKit's column keeps UIKit's order, and that is said",
        arguments: [80, 40])
    func eitherOrder(columns: Int) throws {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("class A; new A as a; new A as b")
        _ = session.enter("predict memory warning")
        let lines = session.enter("b.didReceiveMemoryWarning a.didReceiveMemoryWarning").flatMap(
            ReplyLines(documents: .carried, styling: Self.styling(columns)).lines)
        let rows = lines.flatMap { $0.rendered(Self.styling(columns)) }.filter { $0.contains("didReceive") }
        #expect(
            rows.first?.hasPrefix(columns == 80 ? "  = b.didReceiveMemoryWarning" : "  you    b.") == true,
            "\(rows)")
        #expect(rows.last?.hasSuffix(" b.didReceiveMemoryWarning") == true)
        let note = Self.text(lines, columns: columns).split { $0.isWhitespace }.joined(separator: " ")
        #expect(note.contains("Either order is right. This run had a different one."), "\(note)")
    }

    @Test("What went wrong is shown first, however little fits on the screen", arguments: [true, false])
    func faults(asks: Bool) {
        var answer = PendingAnswer()
        answer.add([Line("before")], asking: false)
        answer.add((0..<9).map { Line("row \($0)") }, asking: asks)
        answer.addFirst([Line("fault")])
        let rows = answer.take(offeringNext: false, room: 5, Self.styling(80)) ?? []
        #expect(rows.first == "fault" && rows.count <= 5, "\(rows)")
        #expect(answer.keepsQuestion == asks)
        #expect(answer.rest.count == 7)
        // The last page of a question that is higher than the screen is as full as can be.
        var pages = [rows]
        while !answer.rest.isEmpty {
            answer.add(answer.rest, asking: answer.keepsQuestion)
            pages.append(answer.take(offeringNext: false, room: 5, Self.styling(80)) ?? [])
        }
        #expect(pages.map(\.count) == (asks ? [5, 3, 5] : [5, 5, 3]), "\(pages)")
        #expect(pages.joined().filter { $0.hasPrefix("row") } == (0..<9).map { "row \($0)" })
    }

    @Test("A diagram of any number of receivers has one row for each call", arguments: [3, 40, 300])
    func diagram(children: Int) throws {
        var session = Session(.readyController(code: .standard))
        let making = "for _ in 0..<\(children) { addChild(UIViewController()) }"
        _ = session.enter("class A: UIViewController { func f() { \(making) } }")
        _ = session.enter("new A as a; a.f(); memory warning")
        let lines = session.enter("diagram").flatMap(Self.replies.lines)
        let rows = lines.flatMap { $0.rendered(Self.styling(80)) }.filter { $0.contains("didReceive") }
        #expect(rows.count == children + 1)
        let last = try #require(rows.last)
        #expect(last.hasSuffix(" of uiViewController\(children)") == (children > 3), "\(last)")
    }

    @Test(
        "A command with a fault is offered no page that says only that it is about something else",
        arguments: [
            ("new UINavigationController as nav; property weak x: UILabel", "help"),
            ("present button", "help"),
            ("push", "explain UINavigationController   help"),
        ])
    func faultyCommand(line: String, offers: String) throws {
        var session = Session(.readyController(code: .standard))
        let lines = session.enter(line).flatMap(Self.replies.lines)
        #expect(try #require(lines.last).next == offers, "\(Self.text(lines))")
    }

    @Test(
        "A slip in the first word of a command that cannot be carried out as it stands brings help on that",
        arguments: [
            ("pussh", "push?"), ("presnt", "present?"), ("presnt vc", "present?"),
            ("overide", "override?"), ("emebd", "embed?"), ("comapre", "compare?"), ("wrold foo", "world?"),
            ("lauch", ": launch"), ("relese vc", ": release vc"), ("wrold stack", ": world push"),
            ("world stack", ": world push"), ("ls", nil), ("thanks", nil), ("Stage Manager", nil),
        ])
    func slip(line: String, meant: String?) {
        var session = Session(.readyController(code: .standard))
        let text = Self.text(session.enter(line).flatMap(Self.replies.lines))
        #expect(text.contains("Did you mean") == (meant != nil), "\(text)")
        if let meant {
            #expect(text.contains("Did you mean\(meant.hasPrefix(":") ? "" : " ")\(meant)"), "\(text)")
        }
    }

    @Test(
        "A command of the shell is known as such, by the program's name or an option",
        arguments: [
            ("viewdid documents conflicts", "viewdid documents conflicts"),
            ("viewdid --version", "viewdid --version"), ("viewdid", "viewdid"),
            ("interview --minutes 5", "viewdid interview --minutes 5"),
            ("learn --record x", "viewdid learn --record x"), ("viewdid access view", nil),
            ("acces view", nil),
        ])
    func shellCommand(line: String, command: String?) throws {
        var session = Session(.readyController(code: .standard))
        let text = Self.text(session.enter(line).flatMap(Self.replies.lines))
        #expect(text.contains("! That's a shell command") == (command != nil), "\(text)")
        if let command { #expect(text.contains(": \(command)"), "\(text)") }
    }

    @Test("Of a question that waits nothing is said of the last command", arguments: [true, false])
    func whyNot(waits: Bool) throws {
        let session = Session()
        let controller = try #require(session.current)
        var replies = Self.replies
        replies.hidesExamples = waits
        let text = Self.text(
            replies.lines(.whyNot(.viewDidUnload, controller, nil, session.simulation.world)))
        #expect(text.contains("isn't called here") == waits)
        #expect(text.contains("The last command didn't call") != waits)
    }

    @Test(
        "Behind a prediction a why is offered that the last command has an answer to",
        arguments: [
            ("access view", "skip", "why 1   trace"), ("access view; set view nil", "skip", "trace"),
            ("access view", "loadView viewDidLoad", "why 1   trace"),
            ("access view; set view nil", "loadView viewDidLoad", "trace"),
        ])
    func afterPrediction(commands: String, answer: String, offers: String) {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("predict " + commands)
        let lines = session.enter(answer).flatMap(Self.replies.lines)
        #expect(lines.last { !$0.next.isEmpty }?.next == offers, "\(Self.text(lines))")
    }

    @Test("Help behind an answer offers no why where nothing was called", arguments: [true, false])
    func answeredHelp(isChoice: Bool) {
        let help = AnsweringHelp(kind: isChoice ? .choose : .predict, place: .answered)
        #expect(Self.text(help.lines).contains("* why 1") != isChoice)
    }

    @Test("Every color can be read on black and on white", arguments: Emphasis.allCases)
    func contrast(emphasis: Emphasis) throws {
        let codes = emphasis.rawValue.split(separator: ";").compactMap { Int($0) }
        guard let place = codes.firstIndex(of: 38) else { return #expect(codes.allSatisfy { $0 == 1 }) }
        let number = codes[place + 2]
        // The colors of 16 to 231 are a cube of six steps, those behind it greys.
        let steps = [0, 95, 135, 175, 215, 255], cube = number - 16
        let levels =
            number > 231
            ? Array(repeating: 8 + (number - 232) * 10, count: 3)
            : [steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]]
        let linear = levels.map { level -> Double in
            let part = Double(level) / 255
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        #expect((luminance + 0.05) / 0.05 >= 4.5)
        #expect(1.05 / (luminance + 0.05) >= 4.5)
    }

    @Test("A question of practice or an interview fits a screen of 24 rows with its start and the prompt")
    func questionRows() throws {
        for seed in Chance.seeds(3, for: "Rows of questions") {
            for form in [
                PracticeRound.Form.interview(minutes: 20, seed: seed, QuestionRange()),
                .practice(topic: .navigation, beliefs: false, QuestionRange()),
            ] {
                var round = PracticeRound(form, seed: seed)
                var runner = try #require(PracticeRound.runner(form))
                for _ in 0..<12 {
                    let next = round.next(after: [], on: 0) { _ in 0 }
                    let id = try #require(next)
                    let lines = (runner.go(to: id) ?? []).flatMap(LessonLines(replies: Self.replies).lines)
                    let rows = lines.withOneNext.flatMap { $0.rendered(Self.styling(80)) }
                    #expect(rows.count < 24, "\(rows.joined(separator: "\n"))")
                }
            }
        }
    }

    @Test(
        "A right choice is called right; beside a wrong one, or one that is missing, it is not repeated",
        arguments: [
            ("a c", true, 0, "  Right: a c.\n  + a  Yes. So it is.\n  + c  Yes. So it is."),
            ("a c", false, 1, "  Right so far, but one choice is missing."),
            ("a b", false, 0, "  Partly right.\n  - b  Yes. So it is."),
            ("b", false, 1, "  Wrong.\n  - b  Yes. So it is."),
        ])
    func choices(letters: String, isRight: Bool, missing: Int, told: String) {
        let verdicts = letters.split(separator: " ").map {
            LessonReply.ChoiceVerdict(
                letter: String($0), text: "Yes.", isCommand: false, isRight: $0 != "b",
                explanation: "So it is.")
        }
        let lines = LessonLines(replies: Self.replies).lines(
            .choices(verdicts, isRight: isRight, missing: missing))
        #expect(Self.text(lines) == told)
    }

    @Test(
        "A name that is wider than a row is broken at its joints, and a place in a file nowhere",
        arguments: [
            (
                "      UITransitionView.willMoveToSuperview", 40,
                ["      UITransitionView.", "  willMoveToSuperview"]
            ),
            ("  viewWillTransitionToTheOther", 20, ["  viewWillTransition", "  ToTheOther"]),
            ("  one viewDidLayoutSubviews", 26, ["  one", "  viewDidLayoutSubviews"]),
            ("  aaaaaaaaaaaaaaaaaaaaaaaa", 20, ["  aaaaaaaaaaaaaaaaaa", "  aaaaaa"]),
            (
                "  Sources/Feed/FeedViewController.swift:12:5", 30,
                ["  Sources/Feed/FeedViewController.swift:12:5"]
            ),
        ])
    func longNames(text: String, columns: Int, rows: [String]) {
        #expect(Line(text).rendered(Self.styling(columns)) == rows)
    }
}
