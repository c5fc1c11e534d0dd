import Foundation
import Lifecycle
import Testing

@Suite("The scenario format")
struct ScenarioFormatTests {
    @Test("The sample in the documentation is right")
    func documentation() throws {
        let path = ScenarioLibrary.folder + "../../Documentation/scenarios.md"
        let parts = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "```\n")
        let played = Played(try Scenario(text: try #require(parts.dropFirst().first), path: "sample.trace"))
        #expect(played.scenario.parts.count == 2)
        #expect(played.scenario.assertedLines == 5)
        #expect(played.mismatches.map { $0.text(in: played.scenario) } == [])
    }

    @Test(
        "A fault is named with its line",
        arguments: [
            ("", "sample.trace:1: the first line is the title"),
            (
                "Title.\nlogged: nothing\nreleases: all",
                "sample.trace:1: traces:, facts: or documentation: has to name a source"
            ),
            (
                "Title.\nfacts: F1.1\nreleases: all",
                "sample.trace:1: logged: has to name callbacks, or nothing"
            ),
            ("Title.\nfacts: F1.1\nlogged: viewDidLod\nreleases: all", "logged: has to name"),
            ("Title.\nfacts: F1.1\nlogged: nothing\nreleases: five", "releases: has to name releases"),
            ("Title.\nfact: F1.1", "sample.trace:2: there is no key fact"),
            ("Title.\nfacts", "sample.trace:2: expected is key: value"),
            (
                "Title.\nfacts: F1.1\nlogged: nothing\nreleases: all\n\n 5 feed loadView",
                "sample.trace:6: a trace stands"
            ),
        ])
    func faults(text: String, problem: String) {
        let fault = #expect(throws: ScenarioFault.self) { try Scenario(text: text, path: "sample.trace") }
        #expect(fault.map { $0.description.contains(problem) } == true, "\(fault.map(String.init) ?? "")")
    }

    @Test(
        "Releases are read",
        arguments: [
            ("7", [7]), ("-3", [2, 3]), ("17+", [17, 18, 26]), ("17-", [17, 18, 26]),
            ("9-12", [9, 10, 11, 12]),
            ("3, 5-6", [3, 5, 6]), ("18-26", [18, 26]), ("5.0", []), ("5.0-6", [5, 6]), ("5.1-6", [5, 6]),
        ])
    func releases(text: String, majors: [Int]) {
        let spans = ReleaseSpan.list(text) ?? []
        #expect(
            Release.lastReleases.filter { release in spans.contains { $0.contains(release) } }.map(\.major)
                == majors)
    }

    @Test("A release with a dot is one of its own, beside the last of its number")
    func singleReleases() throws {
        let scenario = try Scenario(
            text: "Title.\nfacts: F1.1\nlogged: nothing\nreleases: 5.0, 5-6\n", path: "single.trace")
        #expect(scenario.releases == [Release(5, 0), Release(5, 1), Release(6, 1)])
        #expect(ReleaseSpan("5.0")?.description == "5.0")
        #expect(ReleaseSpan("5.0")?.contains(Release(5, 1)) == false)
        #expect(ReleaseSpan("5.9") == nil)
    }

    @Test(
        "What differs is found",
        arguments: [
            ("feed loadView; feed viewDidLoad", nil),
            ("feed loadView; feed didLoad", nil),
            ("feed viewDidLoad; feed loadView", "feed loadView comes before feed viewDidLoad"),
            ("feed loadView", "feed viewDidLoad is not expected"),
            ("feed loadView; feed viewDidLoad; feed viewDidLoad", "feed viewDidLoad did not come as often"),
            ("feed loadView; feed viewDidLoad; feed viewWillAppear", "feed viewWillAppear did not come"),
            ("feed loadView; feed viewDidLoad; endless", "the outcome differs"),
            ("feed loadView; feed viewDidLoad; returns nil", "the outcome differs"),
            ("feed loadView; feed viewDidLoad; state: feed.view is nil", "the state differs"),
            ("feed loadView; feed viewDidLoad; state: detail is alive", "detail is nothing that"),
            ("feed loadView; feed viewDidLoad; message: Hello", "message: Hello did not come"),
        ])
    func differences(beside: String, problem: String?) throws {
        let played = try sample("new UIViewController as feed", "access view", beside)
        #expect(Set(played.mismatches.map(\.reason)).count == (problem == nil ? 0 : 1))
        guard let problem else { return }
        let mismatch = try #require(played.mismatches.first)
        #expect(mismatch.reason.contains(problem))
        #expect(mismatch.text(in: played.scenario).hasPrefix("sample.trace:\(mismatch.line): on iOS 2.2: "))
    }

    @Test(
        "Calls whose order is free are accepted in any order, others are not",
        arguments: [
            ("memory warning", "a didReceiveMemoryWarning; b didReceiveMemoryWarning", true),
            ("memory warning", "b didReceiveMemoryWarning; a didReceiveMemoryWarning", true),
            ("memory warning", "b didReceiveMemoryWarning; b didReceiveMemoryWarning", false),
            ("launch a", "app applicationDidBecomeActive; a viewWillAppear; a viewDidAppear", true),
            ("launch a", "a viewWillAppear; a viewDidAppear; app applicationDidBecomeActive", true),
            ("launch a", "app applicationDidBecomeActive; a viewDidAppear; a viewWillAppear", false),
        ])
    func freedom(command: String, order: String, isAllowed: Bool) throws {
        let played = try sample(
            "new UIViewController as a; new UIViewController as b", command, order,
            logged: "didReceiveMemoryWarning viewWill/DidAppear of a, b; applicationDidBecomeActive of app")
        let old = played.runs.joined().filter { $0.release < Release(13) }
        #expect(old.allSatisfy { $0.mismatches(with: played.scenario).isEmpty == isAllowed })
    }

    @Test("A round of repeatable calls counts once, a part of one does not")
    func repetition() {
        let pair: Set = ["a will", "a did"]
        func left(_ texts: [String]) -> [Int] { CallOrder.withoutRepetition(texts, of: pair) }
        #expect(left(["a will", "a did", "a will", "a did", "a end"]) == [0, 1, 4])
        #expect(left(["a will", "a did", "a will"]) == [0, 1, 2])
        #expect(left(["a will", "b end", "a did", "a will", "a did"]) == [0, 1, 2])
        #expect(left(["a end", "a end"]) == [0, 1])
    }

    @Test(
        "An ellipsis stands for anything",
        arguments: [
            ("<A: …>", "<A: 0x6000>", true), ("<A: …>", "<B: 0x6000>", false), ("a…b…c", "a1b2c", true),
            ("a…b…c", "a1c", false), ("ab", "ab", true), ("a…a", "a", false), ("…", "", true),
        ])
    func wildcard(pattern: String, text: String, matches: Bool) {
        #expect(Wildcard.matches(pattern, text) == matches)
    }

    @Test("Rewriting keeps what is right and the gutters that are there")
    func rewrites() throws {
        let played = try sample(
            "class Feed; nib Feed; new Feed as feed; access view", "memory warning",
            "feed  viewDidLoad; -5 feed view = nil; 5 feed viewWillUnload; 3-5 feed viewDidLoad; state: feed is alive",
            logged: "viewWill/DidUnload view"
        )
        let text = try #require(try Update(played: played, mayAddGutters: false).rewritten())
        let again = Played(try Scenario(text: text, path: "sample.trace"))
        #expect(again.mismatches.map(\.reason) == [])
        #expect(text.contains("\n   5    feed  viewWillUnload\n  -5    feed  view = nil\n"))
        #expect(text.contains("\n        state: feed is alive"))
        #expect(try Update(played: again, mayAddGutters: false).rewritten() == nil)
    }

    @Test("Rewriting refuses gutters that the file does not have, unless asked to write them")
    func refusesGutters() throws {
        let played = try sample(
            "class Feed; nib Feed; new Feed as feed; access view", "memory warning", "feed viewDidLoad",
            logged: "viewDidUnload view")
        let refusal = #expect(throws: Update.Refusal.self) {
            try Update(played: played, mayAddGutters: false).rewritten()
        }
        #expect(refusal?.description.contains("UPDATE=gutters") == true)
        let text = try #require(try Update(played: played, mayAddGutters: true).rewritten())
        #expect(Played(try Scenario(text: text, path: "sample.trace")).mismatches.map(\.reason) == [])
    }

    @Test("Rewriting shows two rounds of what never ends")
    func rewritesEndless() throws {
        let played = try sample(
            "class Feed; override loadView in Feed; override viewDidLoad in Feed reading view; new Feed as feed",
            "access view", "feed loadView")
        let text = try #require(try Update(played: played, mayAddGutters: false).rewritten())
        let again = Played(try Scenario(text: text, path: "sample.trace"))
        #expect(again.mismatches.map(\.reason) == [])
        #expect(again.scenario.assertedLines == 5)
    }

    @Test("Swift in braces may stand on several lines, and what it brings stands below its last one")
    func severalLines() throws {
        let text = """
            A sample.
            facts: F1.1
            logged: viewDidLoad
            releases: all

                class Feed: UIViewController {

                    // A remark.
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print("loaded")
                    }
                }
                new Feed as feed
                > override viewWillAppear in Feed {
                    super.viewWillAppear(animated)
                }
                > access view
                    feed  viewDidLoad
            """
        let played = Played(try Scenario(text: text, path: "sample.trace"))
        #expect(Set(played.mismatches.map(\.reason)) == ["print: loaded is not expected"])
        let rewritten = try #require(try Update(played: played, mayAddGutters: false).rewritten())
        let again = Played(try Scenario(text: rewritten, path: "sample.trace"))
        #expect(again.mismatches.map(\.reason) == [])
        let fault = #expect(throws: ScenarioFault.self) {
            try Scenario(text: text + "\n    class A: UIViewController {", path: "sample.trace")
        }
        #expect(fault?.description == "sample.trace:20: its braces are not closed")
    }

    @Test(
        "An exception may be told without its reason",
        arguments: [
            ("exception: Fatal error", true), ("exception: Fatal error; reason: no", false),
            ("exception: Fatal error; reason: Index out of range", true), ("exception: Other", false),
        ])
    func exceptions(beside: String, isRight: Bool) throws {
        let played = try sample("new UIViewController as feed", "print(feed.children[0])", beside)
        #expect(played.mismatches.isEmpty == isRight)
    }

    @Test(
        "A refusal may be told by its text, of the command language's own as well",
        arguments: [
            ("push feed onto feed", "refused: feed isn't a UINavigationController…", true),
            ("push feed onto feed", "refused: notUnderstood", true),
            ("push feed onto feed", "refused: feed is one", false),
            ("remove view feed", "refused: notInHierarchy", true),
            ("remove view feed", "refused: The view of feed has no superview.", true),
            ("remove view feed", "refused: The view of…", true),
            ("remove view feed", "refused: Other", false),
            ("push feed onto feed", "feed viewDidLoad", false),
        ])
    func refusals(command: String, beside: String, isRight: Bool) throws {
        let played = try sample("new UIViewController as feed; access view", command, beside)
        #expect(played.mismatches.isEmpty == isRight)
    }

    @Test("What the console said can be left out")
    func withoutMessages() throws {
        let setUp =
            "new UIViewController as feed; new UIViewController as other; new UIViewController as detail; "
            + "launch feed; access view other"
        let command = "present detail from other"
        let played = try sample(setUp, command, "feed viewDidLoad")
        let text = played.scenario.lines.joined(separator: "\n")
        let left = try Scenario(
            text: text.replacing("releases: all", with: "messages: left out\nreleases: 13+"),
            path: "sample.trace")
        let reasons = Set(Played(left).mismatches.map(\.reason))
        #expect(reasons == ["feed viewDidLoad did not come"])
        #expect(Set(played.mismatches.map(\.actual)).contains { $0.contains { $0.hasPrefix("message:") } })
        #expect(throws: ScenarioFault.self) {
            try Scenario(
                text: left.lines.joined(separator: "\n") + "\n        message: Warning", path: "sample.trace")
        }
    }

    @Test("A failure names its release with the dot, and the Swift that was skipped on the way")
    func skippedSwift() throws {
        let played = try sample(
            "class Feed: UIViewController { override func viewDidLoad() { strange.start() } }; new Feed as feed",
            "access view", "feed viewWillAppear")
        let mismatch = try #require(played.mismatches.first)
        let text = mismatch.text(in: played.scenario)
        #expect(text.contains("on iOS 2.2: "))
        #expect(text.contains("Swift that is not understood was skipped: strange"), "\(text)")
    }

    private func sample(
        _ setUp: String, _ command: String, _ beside: String,
        logged: String = "loadView viewDidLoad viewWillAppear didReceiveMemoryWarning"
    ) throws -> Played {
        let lines = beside.split(separator: ";").map { "        " + trimmed(String($0)) }.joined(
            separator: "\n")
        let text = """
            A sample.
            facts: F1.1
            logged: \(logged)
            releases: all

                \(setUp)
                > \(command)
            \(lines)
            """
        return Played(try Scenario(text: text, path: "sample.trace"))
    }
}
