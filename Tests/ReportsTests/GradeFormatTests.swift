import CourseTexts
import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import Lifecycle
import Platform
import Testing

@testable import Course
@testable import Reports

/// The forms of grades for other systems, each read by another reader or against what that system documents.
@Suite("Grades for other systems")
struct GradeFormatTests {
    /// Names and texts that a form may take for something of its own.
    private static let hostile = "=HYPERLINK(\"x\"), <b>&\u{1B}[31m'\u{202E}"

    private func files() throws -> [GradedFile] {
        let sample = URL(filePath: #filePath).appending(path: "../../../Transcripts/mixed.transcript")
            .standardized
        let text = try String(contentsOf: sample, encoding: .utf8)
            .replacing(/rules-revision: .*/, with: "rules-revision: \(Rule.revision)")
        let named = text.replacing("learner: ada", with: "learner: \(TranscriptText.escaped(Self.hostile))")
        var rubric = Rubric()
        rubric.predictions = [.init(commands: "memory warning", points: 2)]
        let forged = text.replacing("points 0", with: "points 1")
        return [
            GradedFile(path: "a.transcript", result: .success(try Grader().grade(Array(text.utf8)))),
            GradedFile(
                path: "-b,\"c\".transcript",
                result: .success(try Grader(rubric: rubric).grade(Array(named.utf8)))),
            GradedFile(path: "d.transcript", result: .success(try Grader().grade(Array(forged.utf8)))),
            GradedFile(
                path: "e.transcript",
                result: .failure(FileFault(line: 3, "No, \"no\".", "Yes."))),
        ]
    }

    // MARK: - CSV

    /// Another reader of CSV; nil where there is none.
    private static let python = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/python3" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test("Each line of CSV ends as RFC 4180 has it")
    func csvLines() throws {
        let text = GradesCSV().text(of: try files())
        #expect(text.hasSuffix("\r\n"))
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
    }

    @Test("CSV is read by another reader as it was written, and has no formula", .enabled(if: python != nil))
    func csv() throws {
        let text = GradesCSV().text(of: try files())
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.python))
        process.arguments = [
            "-c",
            "import csv, io, json, sys\n"
                + "text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')\n"
                + "print(json.dumps(list(csv.reader(text, strict=True))))",
        ]
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String]])
        #expect(rows.count == 5)
        #expect(Set(rows.map(\.count)) == [17])
        #expect(rows[0].prefix(4) == ["path", "learner", "lesson", "status"])
        #expect(rows.dropFirst().map { $0[3] } == ["report", "passed", "not-passed", "not-graded"])
        #expect(rows[2][0] == "'-b,\"c\".transcript")
        #expect(rows[2][1] == "'=HYPERLINK(\"x\"), <b>&\\u{1B}[31m'\\u{202E}")
        #expect(rows[2][4] == "2")
        #expect(rows[4].last == "line 3: No, \"no\". Yes.")
    }

    @Test(
        "No cell begins a formula, also where a spreadsheet parts cells at semicolons",
        arguments: [
            ("a;=1+1", "a;'=1+1"), ("a; +1", "a; '+1"), ("a;\"-1", "\"a;\"\"'-1\""), ("a;b=1", "a;b=1"),
            ("1-2", "1-2"), (" =1", "\" '=1\""), ("＠a", "'＠a"), ("\u{3000}=1", "\u{3000}'=1"),
        ])
    func formulas(
        text: String, cell: String
    ) {
        #expect(GradesCSV.cell(text) == cell)
    }

    // MARK: - JUnit

    /// The elements of a document, each with its attributes and its parent.
    private final class Elements: NSObject, XMLParserDelegate {
        struct Element {
            let name: String, attributes: [String: String], parent: String
        }

        var all: [Element] = []
        private var open: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            all.append(Element(name: name, attributes: attributes, parent: open.last ?? ""))
            open.append(name)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) { open.removeLast() }
    }

    @Test("JUnit's counts are those of its cases")
    func junit() throws {
        let text = GradesJUnit().text(of: try files())
        let parser = XMLParser(data: Data(text.utf8)), elements = Elements()
        parser.delegate = elements
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let suites = elements.all.filter { $0.name == "testsuite" }
        #expect(
            suites.map { $0.attributes["name"] } == [
                "a.transcript", "-b,\"c\".transcript", "d.transcript", "e.transcript",
            ])
        for (name, kind) in [
            ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
        ] {
            let said = suites.compactMap { $0.attributes[name].flatMap { Int($0) } }.reduce(0, +)
            #expect(said == elements.all.count { $0.name == kind }, "\(name)")
        }
        #expect(suites[0].attributes["failures"] == "0", "what is only reported cannot fail")
        #expect(elements.all.contains { $0.attributes["classname"] == "integrity" })
        #expect(
            elements.all.filter { $0.name == "property" }.contains {
                $0.attributes["value"]?.contains("<b>&") == true
            })
        let parents = [
            "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "property": "properties",
        ]
        for element in elements.all {
            if let parent = parents[element.name] { #expect(element.parent == parent) }
        }
    }

    /// A transcript of a lesson with exercises that were not begun, begun in vain, or solved.
    private func graded(_ exercises: [String], passes: Bool? = nil) -> GradedFile {
        var header = TranscriptHeader(), rubric = Rubric()
        header[.lesson] = "lazy-view"
        if let passes {
            rubric.overrides = [.init(path: "a", passes: passes, comment: "By hand.")]
        }
        let items = exercises.map { state in
            var item = GradeItem(id: "read", entry: state == "new" ? nil : 1, asked: "access view")
            if state == "right" { item.answers = [GivenAnswer(text: "nothing", entry: 1, points: 1)] }
            return item
        }
        let grade = Grade(header, items: items, findings: [], rubric: rubric, path: "a")
        return GradedFile(path: "a", result: .success(grade))
    }

    @Test(
        "A transcript that does not pass has a failure in JUnit, whatever was left out, and one that passes has none"
    )
    func failureOfJUnit() {
        for (file, failures, skipped) in [
            (graded(["new", "new"]), 1, 2), (graded(["right", "new"]), 1, 1), (graded([]), 1, 0),
            (graded(["right"], passes: false), 1, 0), (graded(["wrong", "new"]), 1, 1),
            (graded(["right"]), 0, 0), (graded(["right", "new"], passes: true), 0, 1),
        ] {
            let text = GradesJUnit().row(file)
            #expect(
                text.contains(" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" "), "\(text)")
            #expect(text.components(separatedBy: "<failure ").count == failures + 1)
        }
    }

    // MARK: - Gradescope

    @Test("Gradescope's keys and values are those that it documents")
    func gradescope() throws {
        let text = GradesGradescope().text(of: try files())
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let top: Set = [
            "score", "execution_time", "output", "output_format", "test_output_format", "test_name_format",
            "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard",
        ]
        #expect(Set(document.keys).isSubset(of: top))
        let tests = try #require(document["tests"] as? [[String: Any]])
        let keys: Set = [
            "score", "max_score", "status", "name", "name_format", "number", "output", "output_format",
            "tags",
            "visibility", "extra_data",
        ]
        var sum = 0.0
        for test in tests {
            #expect(Set(test.keys).isSubset(of: keys))
            #expect(["passed", "failed", nil].contains(test["status"] as? String))
            #expect(test["output_format"] as? String == "md")
            let name = try #require(test["name"] as? String)
            #expect(!name.contains(".transcript"), "\(name)")
            let score = try #require(test["score"] as? Double),
                most = try #require(test["max_score"] as? Double)
            #expect(score >= 0 && score <= most)
            sum += score
        }
        #expect(document["score"] as? Double == sum)
    }

    @Test(
        "A learner reads the question, the answer and the reasons as Markdown, or as much of them as the rubric allows",
        arguments: [(Rubric.Feedback.full, true, true), (.answer, true, false), (.points, false, false)])
    func feedback(feedback: Rubric.Feedback, hasAnswer: Bool, hasReasons: Bool) throws {
        var rubric = Rubric()
        (rubric.feedback, rubric.visibility) = (feedback, .afterDueDate)
        let files = try files()
        let item = try #require(try files[0].result.get().items.first { $0.answer != nil })
        for form in [
            GradesGradescope(rubric), GradesClassroom50([:], gradedAt: "", rubric),
        ] as [any GradesFormat] {
            let text = form.text(of: files)
            #expect(text.contains("**Question:** \(item.asked.inMarkdown)") == hasAnswer)
            #expect(text.contains("**Your answer:** \(item.answer ?? "")") == hasAnswer)
            #expect(text.contains("- \(item.reasons[0].inMarkdown)") == hasReasons)
        }
        #expect(GradesGradescope(rubric).text(of: files).contains("\"visibility\":\"after_due_date\""))
        #expect("*a* <b> `c`\n".inMarkdown == "\\*a\\* \\<b\\> \\`c\\`\\\\n")
    }

    // MARK: - Classroom 50

    @Test("Classroom 50 has whole numbers and the time of the commit")
    func classroom() throws {
        let variables: EnvironmentVariables = [
            "CLASSROOM": "cs", "ASSIGNMENT": "push", "OWNER": "ada",
            "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d", "COMMIT_URL": "https://x/commit/1",
        ]
        let form = GradesClassroom50(variables, gradedAt: "2026-06-02T00:00:00Z")
        let text = form.text(of: try files())
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            Set(document.keys) == [
                "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
                "release", "review", "datetime", "graded_at", "score", "max-score", "tests",
            ])
        #expect(document["schema"] as? String == "classroom50/result/v1")
        #expect(document["datetime"] as? String == "2026-06-01T14:32:05Z")
        #expect(document["owner"] as? String == "ada")
        let tests = try #require(document["tests"] as? [[String: Any]])
        for test in tests {
            #expect(Set(test.keys) == ["test-name", "passed", "score", "max-score", "message"])
            #expect(test["passed"] is Bool)
        }
        // Each number stands there without a fraction.
        #expect(text.firstMatch(of: /score":\d+[.e]/) == nil)
        let scores = tests.compactMap { $0["score"] as? Int }
        #expect(try scores.reduce(0, +) <= #require(document["score"] as? Int))
        let hundredths = GradesClassroom50(variables, gradedAt: "", scale: 100).text(of: try files())
        #expect(hundredths.contains("\"max-score\":100,"))
    }

    // MARK: - HTML

    @Test("HTML loads nothing, runs nothing and holds no markup of others")
    func html() throws {
        let text = GradesHTML().text(of: try files())
        #expect(text.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
        for forbidden in ["<script", "http:", "https:", "url(", "@import", "<b>&", "\u{1B}", "\u{202E}"] {
            #expect(!text.contains(forbidden), "\(forbidden)")
        }
        #expect(text.firstMatch(of: /\son[a-z]+=/) == nil)
        #expect(text.components(separatedBy: "<svg").count > 2)
        #expect(text.contains("e.transcript"))
    }

    @Test("HTML lists each learner with points and mark, and why points are missing")
    func learnersOfHTML() throws {
        let text = GradesHTML().text(of: try files())
        let list = try #require(text.firstMatch(of: /<h2>Learners<\/h2>[\s\S]*?<\/section>/)).output
        let names = list.components(separatedBy: "<td class=\"name\">").count - 1
        #expect(names == 3, "two files are of the same learner")
        for mark in ["passed", "not passed", "not graded"] {
            #expect(list.contains(">\(mark)</td>"), "\(mark)")
        }
        #expect(list.contains("free session: 1 of 4, not passed") || list.contains("not passed;"))
        let urgent = try #require(text.firstRange(of: "Changed or not graded")?.lowerBound)
        #expect(try urgent < #require(text.firstRange(of: "<h2>Learners")?.lowerBound))
        #expect(list.contains("&lt;b&gt;&amp;"))
        #expect(list.contains("line 3: No, &quot;no&quot;. Yes."))
        let grade = try files()[2].result.get()
        #expect(list.contains("The file claims"))
        for item in grade.items where !item.isFull {
            #expect(list.contains("<code>\(item.id)</code>"), "\(item.id)")
            for reason in item.reasons { #expect(list.contains(reason.inMarkup), "\(reason)") }
        }
    }

    @Test("HTML has the palette of replays, for a dark surrounding too and light on paper")
    func palette() throws {
        let text = GradesHTML().text(of: try files())
        #expect(text.contains(CourseTexts.palette))
        #expect(ReplayAssets.style.hasPrefix(CourseTexts.palette))
        #expect(text.contains("@media screen and (prefers-color-scheme: dark)"))
    }

    @Test("HTML stops growing with the number of files")
    func sizeOfHTML() throws {
        let some = try files()
        let many = (0..<150).flatMap { _ in some }, more = (0..<600).flatMap { _ in some }
        let (small, large) = (GradesHTML().text(of: many), GradesHTML().text(of: more))
        #expect(large.utf8.count < small.utf8.count + small.utf8.count / 2)
    }

    @Test("Pseudonyms stand in place of learners and files")
    func pseudonyms() throws {
        var file = try files()[2]
        file.pseudonym = "fox"
        let forms: [any GradesFormat] = [
            GradesText(), GradesJSON(), GradesJSON(isLines: true), GradesCSV(), GradesJUnit(),
            GradesGradescope(), GradesHTML(),
        ]
        for form in forms {
            let text = form.text(of: [file])
            #expect(text.contains("fox"))
            #expect(!text.contains("d.transcript"), "\(type(of: form))")
            #expect(!text.contains("ada"), "\(type(of: form))")
        }
    }

    @Test("The discrimination of an exercise is the correlation of its points with those of the transcript")
    func discrimination() throws {
        var sums = ClassOverview.ExerciseSums()
        for (share, total) in [(1, 0.9), (1, 0.7), (0, 0.4), (0, 0.2)] as [(Double, Double)] {
            sums.add(share, of: total)
        }
        #expect(sums.mean == 0.5)
        #expect(sums.deviation == 0.5)
        // statistics.correlation of Python
        #expect(abs(try #require(sums.discrimination) - 0.928_476_690_885_259_3) < 1e-9)
        var same = ClassOverview.ExerciseSums()
        same.add(1, of: 1)
        #expect(same.discrimination == nil)
    }

    @Test("Lines are the rows of the document without what explains")
    func lines() throws {
        let lines = GradesJSON(isLines: true).text(of: try files()).split(separator: "\n")
        #expect(lines.count == 4)
        for line in lines {
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(row["status"] is String)
            #expect(row["path"] is String)
            #expect(!line.contains("judgement"))
        }
    }

    @Test("Each line has all columns of the schema, with null where there is nothing to say")
    func columns() throws {
        var summary = GradeSummary()
        summary.missing = [MissingTranscript(learner: "bob", lesson: "lazy-view")]
        let form = GradesJSON(isLines: true, stamp: GradeStamp(program: "2.0", rules: "r", rubric: nil))
        let text = try files().map(form.row).joined() + form.closing(summary)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 5)
        for line in lines {
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(row.keys.sorted() == GradeColumns.rows.map(\.name))
            #expect(row["program"] as? String == "2.0")
            #expect(row["rubric"] is NSNull)
            for item in row["items"] as? [[String: Any]] ?? [] {
                #expect(item.keys.sorted() == GradeColumns.items.map(\.name))
            }
            for finding in row["findings"] as? [[String: Any]] ?? [] {
                #expect(finding.keys.sorted() == GradeColumns.findings.map(\.name))
            }
        }
    }
}
