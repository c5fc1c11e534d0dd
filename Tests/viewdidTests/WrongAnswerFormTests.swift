import Course
import Lifecycle
import Session
import TestSupport
import Testing

@testable import Tutor

@Suite("The form of what a wrong answer is told")
struct WrongAnswerFormTests {
    private static let styling = Styling(
        isTerminal: false, isPlain: true, environment: [:], columns: 80)

    private static func lines(_ judged: JudgedAnswer) -> [Line] {
        ReplyLines(documents: .carried, styling: styling).lines(.judged(judged))
    }

    private static func rows(_ lines: [Line]) -> [String] { lines.flatMap { $0.rendered(styling) } }

    /// Returns the faults in the output for an answer at the first attempt.
    private static func faults(_ judged: JudgedAnswer) -> [String] {
        let lines = Self.lines(judged), rows = Self.rows(lines)
        var faults: [String] = []
        let count = Self.countedRows(lines)
        // To "nothing" at first only the verdict, what was asked and what can be typed next are told.
        let least = judged.judgement.answer.isEmpty ? 2 : 4
        if !(least...12).contains(count) { faults.append("\(count) rows") }
        if rows.first?.contains(judged.score) != true { faults.append("the verdict is not first") }
        if judged.rule == nil { faults.append("no reason") }
        let documents = lines.filter { line in
            let text = line.spans.map(\.text).joined()
            return text.hasPrefix("  Apple: ") || text.firstMatch(of: #/^  [PSTZL]\d+, /#) != nil
        }
        // A reason that would give the answer away is kept back, and its document with it.
        if documents.count != (judged.ruleToTell == nil ? 0 : 1) {
            faults.append("\(documents.count) documents")
        }
        guard let rule = judged.ruleToTell else { return faults }
        guard let document = DocumentLookup.carried.document(explaining: rule) else {
            return faults + ["no document on \(rule.facts.identifier)"]
        }
        if case .claim(let claim) = document, !rule.facts.claims.contains(claim.id) {
            faults.append("\(claim.id) is not linked to \(rule.facts.identifier)")
        }
        return faults
    }

    /// The rows, of what the run itself wrote the first alone.
    private static func countedRows(_ lines: [Line]) -> Int {
        // A lesson, which asks here, adds one row of offers.
        lines.reduce(1) { count, line in
            let text = line.spans.map(\.text).joined()
            let isOfRun = ["  On the console: ", "  The app crashes here: "].contains(where: text.hasPrefix)
            return count + (isOfRun ? 1 : line.rendered(styling).count)
        }
    }

    /// From the last one on: another test judges them from the first one on, and both use what the other has.
    private static let cases = Result {
        try WrongAnswerCase.all().reversed().concurrentMap { (name: $0.name, judged: try $0.judged()) }
    }

    /// Each eighth of them, or with `WALKS=2` all.
    private static let some = Result { Chance.share(of: try cases.get(), oneIn: 8) }

    @Test("Nine of ten take ten rows at 80 columns at the most")
    func height() throws {
        let counts = try Self.cases.get().map { Self.countedRows(Self.lines($0.judged)) }
        let tall = counts.count { $0 > 10 }
        #expect(Double(tall) <= 0.1 * Double(counts.count), "\(tall) of \(counts.count)")
    }

    @Test("What a document says is left to `sources` where it would name calls that the answer lacks")
    func withheld() throws {
        for (name, judged) in try Self.some.get() {
            guard let rule = judged.rule,
                case .claim(let claim)? = DocumentLookup.carried.document(explaining: rule)
            else { continue }
            let text = Self.lines(judged).map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
            let line = text.split(separator: "\n").first { $0.hasPrefix("  \(claim.id), ") } ?? ""
            let missing = judged.judgement.expected.calls.map(\.callback)
                .filter { callback in !judged.judgement.answer.contains { $0.callback == callback } }
            let said = line.components(separatedBy: "\": ").dropFirst().joined().split { !$0.isLetter }.map(
                String.init)
            #expect(!missing.contains { said.contains($0.rawValue) }, "\(name): \(line)")
        }
    }

    @Test("The verdict comes first, and one document speaks on the rule")
    func form() throws {
        for (name, judged) in try Self.some.get() {
            for fault in Self.faults(judged) { Issue.record("\(name): \(fault)") }
        }
    }

    @Test("Before the order is shown no remedy names a call that the answer does not have")
    func remedy() throws {
        for (name, judged) in try Self.some.get() {
            guard let remedy = judged.remedy, !judged.showsOrder else { continue }
            let known = Set(judged.judgement.answer.map(\.callback.rawValue))
            let words = remedy.split { !$0.isLetter }.map(String.init)
            let untold = judged.judgement.expected.calls.map(\.callback.rawValue).filter {
                !known.contains($0)
            }
            #expect(!words.contains(where: untold.contains), "\(name): \(remedy)")
        }
    }

    @Test("The names of Apple's pages are those of rules, and each rule that a prediction can meet has one")
    func pages() throws {
        let pages = try ApplePages.carried()
        let used = Set(Rule.allCases.compactMap(pages.key))
        #expect(Set(pages.titles.keys).subtracting(used) == [])
        let without = Rule.allCases.filter { pages.page(on: $0) == nil }.map(\.facts.identifier)
        #expect(without == ["code.unknown-is-skipped"])
    }
}
