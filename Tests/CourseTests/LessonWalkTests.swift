import CommandLanguage
import TestSupport
import Testing

@testable import Course

/// All lessons in all places take minutes: `make test` takes each fourth in one place, `WALKS=2 make test` all.
@Suite("Every lesson, typed from its first step to its last")
struct LessonWalkTests {
    /// The way in which a lesson is run.
    enum Place: CaseIterable, Sendable { case pipe, wide, narrow }

    private static let walks: [(String, Place)] = {
        let places = Place.allCases, lessons = CourseLessonTests.library.lessons.map(\.id)
        if Chance.factor > 1 { return lessons.flatMap { id in places.map { (id, $0) } } }
        return stride(from: 0, to: lessons.count, by: 4).map { (lessons[$0], places[$0 / 4 % places.count]) }
    }()

    @Test("The end is reached by pipe and in a terminal, nothing is cut or too wide", arguments: walks)
    func walk(_ id: String, _ place: Place) throws {
        let walk = try LessonWalk(try #require(CourseLessonTests.library.lesson(id)))
        let folder = try TemporaryFolder()
        let course =
            switch place {
            case .pipe: try walk.pipe(folder.url)
            case .wide: try walk.terminal(folder.url, columns: 80)
            case .narrow: try walk.terminal(folder.url, columns: 40)
            }
        let columns =
            switch place {
            case .pipe: 100
            case .wide: 80
            case .narrow: 40
            }
        let count = walk.answers.count
        let isOver = course.output.flowing.contains("The lesson is over: \(count) of \(count) done.")
        #expect(isOver, "\(course.output.suffix(500))")
        for line in course.output.split(separator: "\n") where String(line).cellWidth > columns {
            Issue.record("This is wider than \(columns) cells: \(line)")
        }
        let shown = course.output.unspaced
        for part in walk.lesson.parts {
            for text in part.texts where !text.isEmpty && !shown.contains(text.unspaced) {
                Issue.record("This is not shown whole: \(text)")
            }
        }
        // Code to put right may be longer than a screen; what is asked of it stands below it.
        for (answers, question) in zip(walk.answers, course.questions) where answers.exercise.kind != .fix {
            let rows = question.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(rows <= 24, "\(question)")
        }
    }
}

extension Lesson.Part {
    /// The texts that the learner must be shown.
    fileprivate var texts: [String] {
        switch self {
        case .prose(let prose): prose.texts
        case .setup(let setup):
            // A row ends between two statements.
            setup.isHidden
                ? [] : setup.commands.flatMap { Lexer.statements(in: $0.text).map { $0.text } }
        case .exercise(let exercise): exercise.texts
        }
    }
}

extension String {
    /// The letters without any space, as a word that is longer than a row is cut there, and without the marks of code,
    /// which stand where there is no colour.
    fileprivate var unspaced: String { filter { !$0.isWhitespace && $0 != "`" } }
}
