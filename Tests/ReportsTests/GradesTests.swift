import Foundation
import Lifecycle
import Testing

@testable import Course
@testable import Reports

@Suite("Grades as text and as JSON")
struct GradesTests {
    private func files() throws -> [GradedFile] {
        let grades = try ["good", "tampered"].map { name in
            GradedFile(
                path: "\(name).transcript", result: .success(try Self.grade(of: name)))
        }
        let failure = FileFault(line: 3, "The line is not UTF-8.", "Save it as UTF-8.")
        return grades + [GradedFile(path: "odd\u{1B}[1m.transcript", result: .failure(failure))]
    }

    @Test("Grades as text name the score and the reasons")
    func text() throws {
        let text = GradesText().text(of: try files())
        #expect(
            text.hasPrefix(
                "good.transcript (\"ada\"): 3 of 3, a report only, because no rubric says which predictions are required\n  + prediction 1: 1 of 1  loadView viewDidLoad of vc: access view\n"
            ))
        #expect(text.contains("tampered.transcript (\"ada\"): 1 of 4, not passed\n"))
        #expect(
            text.contains(
                "  - prediction 1: 0 of 1, 1 hint  viewWillUnload viewDidUnload didReceiveMemoryWarning of vc: "
                    + "memory warning\n      answer: viewDidUnload\n"))
        #expect(
            text.contains("  ! line 13: The file claims \"points 1\", but the replay gives \"points 0\".\n"))
        #expect(
            text.contains("\"odd\\u{1B}[1m.transcript\": not graded\n  line 3: The line is not UTF-8. Save"))
        #expect(
            text.hasSuffix(
                "\n\n3 files: 0 passed, 1 not passed, 1 not graded, 1 only reported; 4 of 7 points\n"))
    }

    @Test("Grades as JSON are one document with sorted keys")
    func json() throws {
        let text = GradesJSON().text(of: try files())
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["format"] as? String == "viewdid-grades")
        #expect(document["version"] as? Int == 2)
        let rows = try #require(document["files"] as? [[String: Any]])
        #expect(rows.map { $0["status"] as? String } == ["report", "not-passed", "not-graded"])
        #expect(rows[1]["points"] as? Double == 1)
        #expect((rows[1]["findings"] as? [Any])?.count == 2)
        #expect((rows[2]["error"] as? [String: Any])?["line"] as? Int == 3)
        #expect((document["totals"] as? [String: Any])?["exitStatus"] as? Int == 2)
        #expect(text.hasPrefix("{\"files\":[\n{\"findings\":[],\"hints\":0,\"items\":[{\"answer\":"))
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(GradesJSON().text(of: try files()) == text)
        let none = GradesJSON().text(of: [])
        #expect(try JSONSerialization.jsonObject(with: Data(none.utf8)) is [String: Any])
    }

    /// The grade of a sample, by the rules of today.
    private static func grade(of name: String) throws -> Grade {
        let file = URL(filePath: #filePath).appending(path: "../../../Transcripts/\(name).transcript")
            .standardized
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing(/rules-revision: .*/, with: "rules-revision: \(Rule.revision)")
        return try Grader().grade(Array(text.utf8))
    }
}
