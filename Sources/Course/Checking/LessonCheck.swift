import CommandLanguage
import Lifecycle
import Session
import SwiftSource

/// Proves lessons: their worlds can be made, their questions have answers that the engine stands by, their
/// solutions reach the goals, and what they refer to exists.
package enum LessonCheck {
    /// Finds everything that is wrong with the lessons of a folder.
    ///
    /// - Parameters:
    ///   - library: The lessons, with what was wrong when they were read.
    ///   - claims: The documents and claims that lessons may refer to.
    /// - Returns: The problems by file and line; none if every lesson holds.
    package static func problems(of library: LessonLibrary, claims: DocumentLedger) -> [LessonProblem] {
        (library.problems + library.lessons.flatMap { problems(of: $0, claims: claims) }).inOrder
    }

    /// Finds everything that is wrong with a lesson.
    ///
    /// - Parameters:
    ///   - lesson: The lesson.
    ///   - claims: The documents and claims that it may refer to.
    /// - Returns: The problems by line; none if the lesson holds.
    package static func problems(of lesson: Lesson, claims: DocumentLedger) -> [LessonProblem] {
        var list = ProblemList(file: lesson.file)
        checkReferences(lesson, claims, &list)
        LessonReferences(claims: claims).check(lesson, &list)
        let environment: Environment
        do throws(CommandError) {
            environment = try lesson.environment
        } catch {
            let releases = Release.lastReleases.map { String($0.major) }.joined(separator: ", ")
            list.add(lesson.ios?.line ?? 1, error.message, "use one of: \(releases)")
            return list.sorted
        }
        let worlds = Worlds(lesson, environment, &list)
        for exercise in lesson.exercises {
            if exercise.tips.isEmpty {
                list.add(exercise.line, "\(exercise.id) has no hint", "add a quote that starts with [!TIP]")
            }
            guard let start = worlds.start(of: exercise) else { continue }
            ExerciseCheck(exercise: exercise, start: start, file: lesson.file).check(&list)
        }
        return list.sorted
    }

    private static func checkReferences(_ lesson: Lesson, _ claims: DocumentLedger, _ list: inout ProblemList)
    {
        let rules = Rule.allCases.map(\.facts.identifier)
        for rule in lesson.rules where Rule(identifier: rule.text) == nil {
            let meant = Spelling.closest(to: rule.text, among: rules)
            list.add(
                rule.line, "there is no rule \(rule.text)",
                meant.map { "did you mean \($0)?" } ?? "to see the rules of a callback: explain")
        }
        let keys = claims.documents.map(\.key)
        for entry in lesson.documents where !keys.contains(entry.text) && claims.claim(entry.text) == nil {
            list.add(
                entry.line, "there is no document or claim \(entry.text)",
                "use a document (\(keys.joined(separator: ", "))) or one of its claims, such as P7")
        }
    }
}

/// The worlds that a lesson's set-ups make, each made once.
private struct Worlds {
    private let lesson: Lesson
    private var starts: [Int: StartingWorld] = [:]
    private var empty: StartingWorld?

    init(_ lesson: Lesson, _ environment: Environment, _ list: inout ProblemList) {
        self.lesson = lesson
        let start = Session.Start(environment: environment, code: .standard)
        for part in lesson.parts {
            guard case .setup(let setup) = part else { continue }
            do throws(LessonProblem) {
                let world = try StartingWorld(setup, on: start, file: lesson.file)
                starts[setup.line] = world
                if world.session.simulation.world.application == .crashed {
                    list.add(setup.line, "the setup crashes the app", "let the exercise itself do that")
                }
            } catch {
                list.add(error)
            }
        }
        empty = try? StartingWorld(nil, on: start, file: lesson.file)
    }

    func start(of exercise: Exercise) -> StartingWorld? {
        lesson.setup(of: exercise.id).map { starts[$0.line] } ?? empty
    }
}
