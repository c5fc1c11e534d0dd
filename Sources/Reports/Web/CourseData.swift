import CommandLanguage
import Course
import Lifecycle
import Practice
import Session
import SwiftSource
import VisibleText

/// The course as the page carries it: what only the program can read, read.
package struct CourseData {
    private let lessons: [Lesson]
    private let handbook: Handbook
    private let examples: [[String]]
    private let exam: Rubric.Exam?

    /// Makes the data.
    ///
    /// - Parameters:
    ///   - lessons: The lessons, in their order.
    ///   - handbook: The pages of `explain`.
    ///   - examples: More sessions, each line by line, of which the page should understand the Swift.
    ///   - exam: The exam that the page is for; nil for the course.
    package init(
        _ lessons: [Lesson], _ handbook: Handbook, examples: [[String]] = [], exam: Rubric.Exam? = nil
    ) {
        (self.lessons, self.handbook, self.examples, self.exam) = (lessons, handbook, examples, exam)
    }

    /// Lessons, pages, subjects, the Swift in all of them, what replies cite, and the exam, as a list in JSON, which no text in it can
    /// end as part of a page.
    package var json: String {
        let swift = ReadSwift()
        for lesson in lessons { swift.read(lesson) }
        for entry in handbook.entries { swift.read(entry.example) }
        for belief in Misconception.all { swift.read([belief.example.setUp]) }
        for example in examples { swift.read(example) }
        swift.read(PresetWorld.all.map { "world \($0.name)" })
        swift.read(QuestionGenerator.swift)
        for claim in AskedClaim.all.compactMap(\.self) {
            for side in claim.proof.sides { swift.read(side.demonstration) }
        }
        let sections = handbook.sections.map { "[\($0.title.json),\($0.isOverview.json),\($0.names.json)]" }
        let parts = [
            lessons.map { CarriedValue($0) }.json, handbook.entries.map { CarriedValue($0) }.json,
            "[" + sections.joined(separator: ",") + "]", swift.bodies, swift.programs, claims, origins, pages,
            AskedClaim.all.map { CarriedValue($0 as Any) }.json,
            exam.map { exam in
                "[\(String(exam.seed).json),\(exam.questions),\(exam.topics.sorted().json),\(exam.version ?? 0)]"
            } ?? "null",
        ]
        return ("[" + parts.joined(separator: ",\n") + "]").replacing("<", with: "\\u003C")
    }
}

/// What replies cite.
extension CourseData {
    private var claims: String {
        let identifiers = DocumentLedger.shared?.claims.map(\.id) ?? []
        return identifiers.compactMap { DocumentLookup.carried.claim($0) }.map { CarriedValue($0) }.json
    }

    private var origins: String { CarriedValue(Origins.shared?.places ?? [:]).json }

    /// Apple's page on each rule that has one.
    private var pages: String {
        let pages = Rule.allCases.compactMap { rule in
            ApplePages.shared?.page(on: rule).map { [rule.facts.identifier, $0] }
        }
        return "[" + pages.map(\.json).joined(separator: ",") + "]"
    }
}

/// Runs the course, and keeps the Swift that is read then.
private final class ReadSwift: @unchecked Sendable {
    private var readBodies: [String: Body] = [:]
    private var readPrograms: [String: Program] = [:]

    /// Texts with the bodies that they are; before each is the callback that it overrides, and a space.
    var bodies: String { Self.pairs(readBodies) }
    /// Texts with the declarations that they are.
    var programs: String { Self.pairs(readPrograms) }

    /// The parser, with the texts kept. Used by one thread at a time.
    private var code: SwiftCode {
        SwiftCode(
            body: { (text, callback) throws(CommandError) in
                let body = try SwiftCode.standard.body(text, callback)
                self.readBodies[(callback?.rawValue ?? "") + " " + text] = body
                return body
            },
            program: { (text) throws(CommandError) in
                let program = try SwiftCode.standard.program(text)
                self.readPrograms[text] = program
                return program
            }, slips: SwiftCode.standard.slips, stack: SwiftCode.standard.stack)
    }

    /// Reads what runs when a learner goes through a lesson, and has each answer shown.
    func read(_ lesson: Lesson) {
        let start = Session.Start(code: code)
        guard
            var runner = try? LessonRunner(
                lesson, done: [], shown: [], wrong: [:], changed: [], on: start, more: nil)
        else { return }
        for exercise in lesson.exercises {
            _ = runner.go(to: exercise.id)
            _ = runner.enter("skip")
        }
    }

    func read(_ example: Demonstration) {
        let release = example.releases.releases.last ?? .standard
        read(example.lines, on: Environment(release: release))
    }

    func read(_ lines: [String], on environment: Environment = Environment()) {
        var session = Session(Session.Start(environment: environment, code: code))
        for line in lines { _ = session.enter(line) }
    }

    private static func pairs(_ read: [String: some Any]) -> String {
        let pairs = read.sorted { $0.key < $1.key }.map { "[\($0.key.json),\(CarriedValue($0.value).json)]" }
        return "[" + pairs.joined(separator: ",") + "]"
    }
}
