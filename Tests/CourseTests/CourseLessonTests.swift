import Foundation
import Session
import Testing

@testable import Course

@Suite("The lessons of the course")
struct CourseLessonTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let library = LessonLibrary(.onDisk(root.appendingPathComponent("Lessons").path))

    @Test("Every lesson holds")
    func check() throws {
        let problems = LessonCheck.problems(of: Self.library, claims: try .carried())
        #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
        #expect(Self.library.lessons.count >= 35)
        #expect(Self.library.lessons.map(\.id).first == "lazy-view")
    }

    @Test("Every exercise is solved by its answer and by no other", arguments: library.lessons.map(\.id))
    func walk(_ id: String) throws {
        var runner = try LessonRunner(try #require(Self.library.lesson(id)))
        _ = runner.begin()
        while let exercise = runner.exercise {
            if exercise.kind == .predict, let question = runner.session.pending {
                let places = question.expected.calls.compactMap { question.offered.firstIndex(of: $0) }
                let isReadOff = places == places.sorted() || places == places.sorted(by: >)
                #expect(Set(places).count < 3 || !isReadOff, "\(exercise.id): the list gives the order away")
                for call in question.offered where question.expected.calls.isEmpty {
                    let isTold = try exercise.feedback.contains {
                        try $0.mistake.resolved(asked: question.asked, world: question.world)
                            .fits([call], question.expected)
                    }
                    #expect(isTold, "\(exercise.id): the lesson says nothing on \(call) alone")
                }
            }
            let right = try runner.rightAnswer(to: exercise)
            let none = ["nothing", "0"]
            for wrong in ["nothing", "a", "0", "yes", "state", "viewDidUnload"]
            where wrong != right && !(none.contains(wrong) && none.contains(right)) {
                #expect(runner.enter(wrong).solved == nil, "\(exercise.id): \(wrong)")
            }
            #expect(runner.enter(right).solved != nil, "\(exercise.id): \(right)")
            #expect(runner.results[exercise.id]?.isDone == true)
            _ = runner.enter("next")
        }
        #expect(runner.results.count == runner.lesson.exercises.count)
    }

    @Test("Every lesson mixes kinds and stays short", arguments: library.lessons.map(\.id))
    func shape(_ id: String) throws {
        let exercises = try #require(Self.library.lesson(id)).exercises
        #expect((5...9).contains(exercises.count))
        let kinds = Set(exercises.map(\.kind))
        #expect(kinds.isSuperset(of: [.predict, .choose]))
        #expect(!kinds.isDisjoint(with: [.do, .fix]), "nothing is done or put right")
        let lesson = try #require(Self.library.lesson(id)), idea = try #require(lesson.idea)
        #expect(idea.count <= 150 && idea.last == ".", "its one idea takes two rows")
        #expect((6...12).contains(lesson.minutes))
        for exercise in exercises where exercise.kind == .predict {
            #expect(!exercise.feedback.isEmpty, "\(exercise.id)")
            #expect(!exercise.note.blocks.isEmpty, "\(exercise.id)")
        }
    }

    @Test("Each lane has lessons of the course, each once, and says how long it takes")
    func lanes() {
        let library = Self.library
        #expect(library.lanes.map(\.name) == ["interview", "debugging", "uikit-from-swiftui"])
        for lane in library.lanes {
            #expect(Set(lane.lessons).count == lane.lessons.count, "\(lane.name)")
            #expect(lane.lessons.allSatisfy { library.lesson($0) != nil }, "\(lane.name)")
            let days = lane.days.map { $0.compactMap { library.lesson($0.text)?.minutes }.reduce(0, +) }
            #expect(days.allSatisfy { (25...65).contains($0) }, "\(lane.name): \(days)")
        }
        let interview = library.lane("interview")
        #expect(interview?.lessons.count == 13)
        let minutes = interview?.lessons.compactMap { library.lesson($0)?.minutes }.reduce(0, +) ?? 0
        #expect((120...150).contains(minutes), "\(minutes)")
    }

    @Test(
        "At most two questions in a row have the answer that nothing is called",
        arguments: library.lessons.map(\.id))
    func nothings(_ id: String) throws {
        var runner = try LessonRunner(try #require(Self.library.lesson(id))), inRow = 0
        _ = runner.begin()
        while let exercise = runner.exercise {
            let right = try runner.rightAnswer(to: exercise)
            inRow = ["nothing", "0", "no"].contains(right) ? inRow + 1 : 0
            #expect(inRow <= 2, "\(exercise.id)")
            _ = runner.enter("next")
        }
    }

    @Test("What a lesson says about a piece of code can be shown", arguments: library.lessons.map(\.id))
    func codeFeedback(_ id: String) throws {
        for exercise in try #require(Self.library.lesson(id)).exercises {
            guard case .fix(let repair) = exercise.content else { continue }
            let given = ExerciseCode(repair.swift).text
            for feedback in exercise.feedback {
                guard case .surplus(let sign) = feedback.mistake else { continue }
                let code = sign.hasPrefix("without ") ? "" : given + sign
                #expect(feedback.isShown(in: code, changedFrom: given), "\(exercise.id): \(sign)")
            }
        }
    }

    @Test("Every page that a lesson names is there", arguments: library.lessons.map(\.id))
    func pages(_ id: String) throws {
        let handbook = try #require(Handbook.shared)
        let lesson = try #require(Self.library.lesson(id))
        let file = Self.root.appendingPathComponent("Lessons/\(lesson.file)")
        let pages = try String(contentsOf: file, encoding: .utf8).matches(of: #/`explain ([^`]+)`/#)
        #expect(!pages.isEmpty)
        for page in pages { #expect(handbook.entry(named: String(page.1)) != nil, "\(page.1)") }
    }

    @Test("The guide for authors ends in a lesson that holds")
    func guide() throws {
        let path = Self.root.appendingPathComponent("Documentation/writing-lessons.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        let fence = "````"
        let start = try #require(text.range(of: fence + "markdown\n---"))
        let rest = text[text.index(start.upperBound, offsetBy: -3)...]
        let end = try #require(rest.range(of: "\n" + fence + "\n"))
        let lesson = try Lesson(markdown: String(rest[..<end.lowerBound]), file: "writing-lessons.md")
        #expect(LessonCheck.problems(of: lesson, claims: try .carried()) == [])
    }
}
