import Characters
import Foundation
import TestSupport
import Testing

@testable import Course

/// All lessons at three widths take minutes: `make test` takes each once, `WALKS=2 make test` all.
@Suite("Every lesson, typed from its first step to its last")
struct LessonWalkTests {
    /// Where a lesson is taken.
    enum Place: CaseIterable, Sendable { case pipe, wide, narrow }

    private static let walks: [(id: String, place: Place)] = {
        let places = Place.allCases
        return CourseLessonTests.library.lessons.enumerated().flatMap { index, lesson in
            places.enumerated().filter { Chance.factor > 1 || $0.offset == index % places.count }
                .map { (lesson.id, $0.element) }
        }
    }()

    @Test("The end is reached by pipe and in a terminal, nothing is cut, too wide or paged", arguments: walks)
    func walk(_ id: String, _ place: Place) throws {
        let walk = try LessonWalk(try #require(CourseLessonTests.library.lesson(id)))
        let folder = try TemporaryFolder()
        let course =
            switch place {
            case .pipe: try walk.pipe(folder.url)
            case .wide: try walk.terminal(folder.url, columns: 80)
            case .narrow: try walk.terminal(folder.url, columns: 40)
            }
        let columns = switch place { case .pipe: 100 case .wide: 80 case .narrow: 40 }
        let count = walk.answers.count
        #expect(course.output.flowing.contains("The lesson is over: \(count) of \(count) done."))
        #expect(!course.output.contains("PAGED"))
        for line in course.output.split(separator: "\n") {
            #expect(String(line).cellWidth <= columns, "\(line)")
        }
        let shown = course.output.unspaced
        for part in walk.lesson.parts {
            for text in part.texts { #expect(shown.contains(text.unspaced), "\(text)") }
        }
        for question in course.questions {
            let rows = question.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(rows <= 24, "\(question)")
        }
    }
}

extension Lesson.Part {
    /// What the learner has to be shown of it.
    fileprivate var texts: [String] {
        switch self {
        case .prose(let prose): prose.texts
        case .setup(let setup): setup.isHidden ? [] : setup.commands.map(\.text)
        case .exercise(let exercise): exercise.texts
        }
    }
}

extension String {
    fileprivate var flowing: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The letters without any space: a word that is longer than a row is cut there.
    fileprivate var unspaced: String { filter { !$0.isWhitespace } }
}
