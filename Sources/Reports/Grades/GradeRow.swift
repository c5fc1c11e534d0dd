import Course
import Foundation
import Lifecycle
import VisibleText

/// The columns of the rows that `json-lines` writes, with the types that Spark has for them.
///
/// Each row has all of them, with null where there is nothing to say, so that no reader has to guess.
package enum GradeColumns {
    /// A column and its type in Spark's data definition language.
    package typealias Column = (name: String, type: String)

    static let items: [Column] = [
        ("answer", "STRING"), ("answers", "BIGINT"), ("answersBeforeOrder", "BIGINT"), ("asked", "STRING"),
        ("beliefs", "ARRAY<STRING>"), ("easings", "BIGINT"), ("entry", "BIGINT"), ("firstPoints", "DOUBLE"),
        ("hasPlayed", "BOOLEAN"), ("hints", "BIGINT"), ("id", "STRING"), ("isLate", "BOOLEAN"),
        ("isSkipped", "BOOLEAN"), ("maximum", "DOUBLE"), ("points", "DOUBLE"), ("reasons", "ARRAY<STRING>"),
        ("seen", "STRUCT<entry: BIGINT, way: STRING>"),
    ]

    static let findings: [Column] = [
        ("code", "STRING"), ("isTampering", "BOOLEAN"), ("line", "BIGINT"), ("message", "STRING"),
    ]

    private static let similar: [Column] = [
        ("entries", "BIGINT"), ("examples", "ARRAY<STRING>"),
        ("files", "ARRAY<STRUCT<learner: STRING, path: STRING>>"), ("kind", "STRING"), ("message", "STRING"),
        ("shared", "BIGINT"),
    ]

    /// The columns of a row, in the order of their names.
    package static let rows: [Column] = [
        ("decisions", "ARRAY<STRING>"), ("error", "STRUCT<line: BIGINT, problem: STRING, remedy: STRING>"),
        ("exam", "STRING"), ("findings", "ARRAY<\(structure(findings))>"), ("fingerprint", "STRING"),
        ("hints", "BIGINT"), ("items", "ARRAY<\(structure(items))>"), ("learner", "STRING"),
        ("lesson", "STRING"), ("maximum", "DOUBLE"), ("message", "STRING"), ("number", "BIGINT"),
        ("path", "STRING"), ("points", "DOUBLE"), ("program", "STRING"), ("rubric", "STRING"),
        ("rules", "STRING"), ("seconds", "DOUBLE"), ("seen", "BIGINT"), ("similar", structure(similar)),
        ("started", "STRING"), ("status", "STRING"),
    ]

    /// The schema of a row, on one line, as Spark's `from_json` takes it.
    package static var schema: String { rows.map { "\($0.name) \($0.type)" }.joined(separator: ", ") }

    private static func structure(_ columns: [Column]) -> String {
        "STRUCT<\(columns.map { "\($0.name): \($0.type)" }.joined(separator: ", "))>"
    }
}

/// What decides about the grades in a row besides the transcript: rows that differ in it can't be compared.
package struct GradeStamp: Hashable, Sendable {
    /// The version of the program.
    package let program: String
    /// The revision of the rules.
    package let rules: String
    /// A hash of the rubric; nil without one.
    package let rubric: String?

    /// Makes a stamp; its rules are those that hold here if left out.
    package init(program: String, rules: String = Rule.revision, rubric: String?) {
        (self.program, self.rules, self.rubric) = (program, rules, rubric)
    }
}

/// A row of `json-lines` that was written before, as far as a later step needs it.
package struct GradeRow: Decodable, Sendable {
    package let path: String?
    package let status: String
    package let learner: String?
    private let lesson: String?
    private let exam: String?
    private let started: String?
    private let points: Double?
    private let maximum: Double?
    private let items: [Item]?
    private let findings: [Finding]?
    private let fingerprint: String?
    private let program: String?
    private let rules: String?
    private let rubric: String?

    private struct Item: Decodable {
        let id: String
        let points: Double
        let maximum: Double
    }

    private struct Finding: Decodable {}

    /// Reads a line; nil if it is no row, as the last one of an interrupted run.
    ///
    /// - Parameter line: The line, without its end.
    package init?(_ line: [UInt8]) {
        guard let row = try? JSONDecoder().decode(GradeRow.self, from: Data(line)) else { return nil }
        self = row
    }

    /// Indicates whether it is about a file, and not about the class.
    package var isOfFile: Bool { path != nil && !["missing", "superseded", "similar"].contains(status) }

    /// Indicates whether the file has a grade.
    package var isGraded: Bool { isOfFile && status != "not-graded" }

    /// The program, the rules and the rubric that decided about its grade.
    package var stamp: GradeStamp {
        GradeStamp(program: program ?? "", rules: rules ?? "", rubric: rubric)
    }

    /// The transcript that was graded; nil if it was not.
    ///
    /// - Parameters:
    ///   - number: Its place among all files, counted from 0.
    ///   - rule: Which of several counts.
    /// - Returns: The transcript, and the exam that it was.
    package func handIn(
        number: Int, rule: Rubric.CountedAttempt
    ) -> (handIn: HandIn, exam: String?)? {
        guard let path, let verdict = Grade.Verdict(rawValue: status) else { return nil }
        let scores = (items ?? []).filter { $0.maximum > 0 }
            .map { ($0.id, $0.points) as HandIn.Score }
        let handIn = HandIn(
            number: number, party: .init(learner: learner, path: FilePath(path)), lesson: lesson,
            started: started, verdict: verdict, points: points ?? 0, maximum: maximum ?? 0, scores: scores,
            remarks: findings?.count ?? 0, rule: rule)
        return (handIn, exam)
    }

    /// Indicates whether it can be compared with others.
    package var isComparable: Bool { fingerprint != nil }

    /// Adds it to a search for similar transcripts; does nothing if the row has no fingerprint.
    package func add(to search: inout SimilaritySearch?) {
        guard let path, let fingerprint = fingerprint.flatMap(Fingerprint.init) else { return }
        search?.add(.init(learner: learner, path: FilePath(path)), lesson: lesson, fingerprint)
    }
}
