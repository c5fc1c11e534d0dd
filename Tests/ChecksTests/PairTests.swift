import Foundation
import Testing

@testable import Checks

@Suite("Wrong controllers and their corrected twins")
struct PairTests {
    @Test(
        "What is wrong is found on its line, and nothing in the twins", arguments: Checking.files(in: "Pairs")
    )
    func pair(file: String) async throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let report = await Checking.check([file: text])
        #expect(report.problems.isEmpty)
        #expect(report.short == Self.marks(in: text))
    }

    @Test("Each kind of mistake has a wrong controller")
    func allKinds() throws {
        let marked = try Checking.files(in: "Pairs").flatMap { file in
            Self.marks(in: try String(contentsOfFile: file, encoding: .utf8))
                .map { $0.split(separator: " ")[1] }
        }
        let kinds = Set(marked.map(String.init))
        #expect(FindingKind.allCases.map(\.identifier).filter { !kinds.contains($0) } == [])
    }

    /// The kinds that the text alone shows.
    private static let shownByText: Set<FindingKind> = [
        .superMissing, .superOfOtherMethod, .superCalledTwice, .callbackCalledByHand, .callbackIsGone,
        .callbackMisspelled, .loadViewCalledByHand, .usedOffMainThread, .taskHolds,
    ]

    @Test(
        "What only a run can show names its commands and what happened",
        arguments: Checking.files(in: "Pairs"))
    func proofs(file: String) async throws {
        let report = try await Checking.check(file: file)
        for finding in report.findings {
            guard !Self.shownByText.contains(finding.kind), finding.confidence == .certain else { continue }
            let proof = try #require(finding.proof, "\(finding.place)")
            #expect(!proof.commands.isEmpty)
            #expect(!proof.trace.isEmpty)
        }
    }

    @Test(
        "What can be mended is mended so that nothing is left of it, and mending again changes nothing",
        arguments: Checking.files(in: "Pairs"))
    func fixes(file: String) async throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let report = await Checking.check([file: text])
        let fixer = SourceFixer(report.findings, in: text)
        #expect(fixer.mended.count == report.findings.count { $0.fix != nil })
        let again = await Checking.check([file: fixer.text])
        #expect(again.problems.isEmpty)
        #expect(again.findings.filter { $0.fix != nil }.map(\.message) == [])
        #expect(again.findings.count == report.findings.count - fixer.mended.count)
        #expect(SourceFixer(again.findings, in: fixer.text).text == fixer.text)
    }

    /// The marks in a text: line and kind.
    private static func marks(in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            number, line in
            guard let mark = line.range(of: "finds "), line.contains("//") else { return nil }
            let isAbove = line.contains("// The next line")
            return "\(number + (isAbove ? 2 : 1)) \(line[mark.upperBound...])"
        }
    }
}
