import CourseTexts
import Lifecycle
import Testing

@testable import Session

@Suite("The text of the misconceptions")
struct MisconceptionTextTests {
    @Test("Each belief that the program carries can be read, and each page is one on which a belief was met")
    func carried() {
        let catalogue = Misconception.carried
        #expect(catalogue.faults == [])
        let headings = CourseTexts.misconceptions.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(catalogue.beliefs.map(\.identifier) == headings.map { String($0.dropFirst(3)) })
        #expect(catalogue.beliefs.count > 260)
        let sources = catalogue.beliefs.flatMap(\.sources)
        let addresses = Set(sources.compactMap(\.address)), titles = Set(sources.map(\.title))
        #expect(titles.count == addresses.count + 1)
    }

    @Test("Each reason that the program carries can be read")
    func reasons() {
        let read = DecidingReason.read(CourseTexts.reasons)
        #expect(read.faults == [])
        let items = CourseTexts.reasons.split(separator: "\n").filter { $0.hasPrefix("- ") }
        #expect(read.reasons.count + read.kinds.count == items.count)
        #expect(read.kinds.count == RuleKind.allCases.count)
    }

    @Test("A belief is read with all that it says")
    func whole() throws {
        let catalogue = Misconception.Catalogue(belief(lines + ["- claims: S8, L2", "- after: `launch`"]))
        #expect(catalogue.faults == [])
        let belief = try #require(catalogue.beliefs.first)
        #expect(belief.identifier == "early")
        #expect(belief.belief == "A belief that goes on in another line.")
        #expect(belief.remedy == "Think again.")
        #expect(belief.rules == [.getterLoadsMissingView])
        #expect(belief.claims == ["S8", "L2"])
        #expect(belief.sources == [.page("On [weak self]", "https://example.com/1")])
        #expect(belief.example.setUp == "launch")
        #expect(belief.example.commands == "push detail")
        #expect(belief.example.answer == "loadView viewDidLoad")
        #expect(belief.signs.count == 1)
        #expect(belief.circumstances.count == 1)
    }

    @Test("What shows a belief is read with its callbacks, and demands what its roles demand")
    func signs() throws {
        func sign(_ text: String) throws -> Sign {
            let catalogue = Misconception.Catalogue(belief(lines + ["- perhaps: " + text]))
            #expect(catalogue.faults == [])
            return try #require(catalogue.beliefs.first?.consequences.first)
        }
        let moved = try sign(
            "puts didMove(toParent:) by pushed before loading, deinit by not (child and goes)")
        #expect(moved.callbacks == [.didMoveToParent, .loadView, .viewDidLoad, .deinitialize])
        #expect(moved.specificity == 4)
        #expect(try sign("hears end by goes and says(\"a (b), c\") or misses layout").specificity == 1)
        #expect(try sign("fewer viewDidLoad by keeps(\"Timer\", weak)").specificity == 4)
    }

    /// A line that is wrong, and what is said of it.
    private static let faults = [
        ("- shows: hears viewDidLoda", "viewDidLoda is not a callback"),
        ("- shows: expects viewDidLoad", "expects is not a sign"),
        ("- shows: hears viewDidLoad by stranger", "stranger is not a role"),
        ("- shows: hears viewDidLoad by sings(viewDidLoad)", "sings is not a role with parentheses"),
        ("- shows: hears viewDidLoad by overrides(loadView", ") is missing"),
        ("- shows: hears viewDidLoad goes", "goes is unexpected here"),
        ("- shows: puts viewDidLoad", "before is missing"),
        ("- shows: hears", "a word is missing at the end"),
        ("- when: given pushed", "pushed is not a kind of command"),
        ("- when: style round", "round is not a style"),
        ("- when: raining", "raining is not a circumstance"),
        ("- when: holds no.such-rule", "no.such-rule is not a rule"),
        ("- when: code view", "view is not in quotes"),
        ("- breaks: no.such-rule", "no.such-rule is not a rule"),
        ("- met in: [Nowhere]", "the address of [Nowhere] is missing"),
        ("- predict: `pop`", "there is a second predict line"),
        ("- colour: red", "colour is not a field of a belief"),
        ("A third paragraph.", ""),
    ]

    @Test("A fault is told with its line, and leaves the other beliefs as they are", arguments: faults)
    func fault(line: String, reason: String) {
        let text = belief(lines) + "\n\n" + belief(lines + ["", line], named: "late")
        let catalogue = Misconception.Catalogue(text)
        #expect(catalogue.beliefs.map(\.identifier) == ["early"])
        let place = text.split(separator: "\n", omittingEmptySubsequences: false).lastIndex { $0 == line }
        let heading = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0 == "## late"
        }
        #expect(catalogue.faults.count == 1)
        #expect(catalogue.faults.first?.line == (reason.isEmpty ? heading : place).map { $0 + 1 })
        if !reason.isEmpty { #expect(catalogue.faults.first?.reason == reason) }
    }

    @Test("What a belief needs is missed", arguments: ["breaks", "predict", "answer", "shows"])
    func missing(field: String) {
        let catalogue = Misconception.Catalogue(belief(lines.filter { !$0.hasPrefix("- \(field)") }))
        #expect(catalogue.beliefs.isEmpty)
        #expect(catalogue.faults.map(\.line) == [5])
    }

    @Test("A page of which nothing is said, or that has two addresses, is a fault")
    func pages() {
        let faults = Misconception.Catalogue(
            belief(lines) + "\n\n[A]: https://example.com/2\n[A]: https://example.com/3\n"
        ).faults
        #expect(faults.map(\.line) == [21, 20])
    }

    @Test("Each word for a role, a circumstance or a group of callbacks is used")
    func words() {
        let texts = CourseTexts.misconceptions + CourseTexts.reasons
        let used = Set(texts.split { !$0.isLetter })
        let words =
            Role.Showing.allCases.map(\.rawValue) + Role.Making.allCases.map(\.rawValue)
            + Role.Presenting.allCases.map(\.rawValue) + Role.Containing.allCases.map(\.rawValue)
            + Role.Holding.allCases.map(\.rawValue) + Circumstance.Request.allCases.map(\.rawValue)
            + Circumstance.Situation.allCases.map(\.rawValue) + CallbackGroup.allCases.map(\.rawValue)
            + CommandKind.allCases.map(\.rawValue)
        #expect(words.filter { !used.contains($0[...]) } == [])
        #expect(Set(words).count == words.count)
    }

    private let lines = [
        "- breaks: view.getter-loads", "- met in: [On \\[weak self\\]]", "- predict: `push detail`",
        "- answer: `loadView", "  viewDidLoad`", "- shows: hears loading by goes", "- when: given push, pop",
    ]

    private func belief(_ lines: [String], named name: String = "early") -> String {
        let page = name == "early" ? "[On \\[weak self\\]]: https://example.com/1\n\n" : ""
        return page
            + """
            # A subject

            ## \(name)

            A belief that goes on
            in another line.

            Instead: Think again.

            \(lines.joined(separator: "\n"))
            """
    }
}
