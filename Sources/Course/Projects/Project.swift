import CommandLanguage
import CourseTexts
import Lifecycle
import Session
import SwiftSource

/// An app to debug, whose Swift is in files. Its users' reports are `fix` exercises without code; what works and has to go on
/// working are `state` exercises with the answer yes.
package struct Project: Sendable {
    private let lesson: Lesson

    /// The files of the app that the program carries, by name.
    package static var files: [(file: String, text: String)] { CourseTexts.texts(below: "Projects/Debug/") }

    /// The app that the program carries.
    package static func carried() throws(LessonError) -> Project {
        let file = files.first { $0.file.hasSuffix(".md") }
        return try Project(markdown: file?.text ?? "", file: file?.file ?? "")
    }

    /// Reads the reports.
    ///
    /// - Parameters:
    ///   - markdown: The text of the file.
    ///   - file: The name of the file, for messages.
    /// - Throws: Everything that is wrong with it.
    package init(markdown: String, file: String) throws(LessonError) {
        lesson = try Lesson(markdown: markdown, file: file, isOfProject: true)
    }

    /// Puts the app into a session.
    ///
    /// - Parameters:
    ///   - program: The app's Swift.
    ///   - limit: How long it may run in one command.
    /// - Returns: The start of a session in which the setup of the reports has run.
    package func start(_ program: Program, limit: ExecutionLimit = ExecutionLimit()) -> Session.Start {
        let setup = lesson.exercises.first.flatMap { lesson.setup(of: $0.id) }
        let statements = setup?.commands.flatMap { Lexer.statements(in: $0.text).map(\.text) } ?? []
        return Session.Start(
            environment: (try? lesson.environment) ?? Environment(), setUp: statements, code: .standard,
            program: program, limit: limit)
    }

    /// Runs the commands of each report, and of what has to go on working.
    ///
    /// - Parameter start: The start that ``start(_:limit:)`` returned.
    /// - Returns: The reports, and what broke.
    package func check(from start: Session.Start) -> ProjectCheck {
        let session = Session(start)
        var check = ProjectCheck()
        for exercise in lesson.exercises {
            let fault = exercise.trials.lazy.compactMap { $0.fault(in: session, file: lesson.file) }.first
            if case .fix(let report) = exercise.content {
                check.reports.append(.init(name: exercise.id, text: report.ask?.text ?? "", fault: fault))
            } else if let fault {
                check.broken.append(.init(name: exercise.id, text: "", fault: fault))
            }
        }
        return check
    }
}

/// The state of a project.
package struct ProjectCheck: Sendable {
    package fileprivate(set) var reports: [Item] = []
    /// The behaviors that no longer hold.
    package fileprivate(set) var broken: [Item] = []

    /// A report, or a behavior.
    package struct Item: Sendable {
        package let name: String
        /// The user's words; empty for a behavior.
        package let text: String
        /// The first difference from what should be seen, as a clause; nil if there is none.
        package let fault: String?
    }

    /// Indicates whether all reports are closed and nothing else broke.
    package var isDone: Bool { broken.isEmpty && reports.allSatisfy { $0.fault == nil } }
}

extension Exercise {
    /// The commands to run, each time in a new app, with the goals that must hold after them.
    fileprivate var trials: [Trial] {
        switch content {
        case .fix(let report): [Trial(commands: report.commands, goals: report.goals)] + report.trials
        case .state(let question): [Trial(commands: question.commands, goals: [question.ask])]
        default: []
        }
    }
}

extension Exercise.Trial {
    /// The first difference between what is seen after the commands and the goals; nil if there is none.
    fileprivate func fault(in session: Session, file: String) -> String? {
        do throws(LessonProblem) {
            let (after, start) = try run(in: session, file: file)
            return try goals.goals(file: file).lazy.compactMap {
                $0.fault(in: after.simulation, since: start)
            }
            .first
        } catch {
            return error.message
        }
    }
}

extension Goal {
    /// The state in place of the goal, as a clause; nil if the goal holds.
    fileprivate func fault(in simulation: Simulation, since start: Int) -> String? {
        guard !isReached(in: simulation, since: start) else { return nil }
        switch self {
        case .value(let subject, let value, true):
            let entries = min(start, simulation.trace.count)..<simulation.trace.count
            let seen = StateReader(simulation, entries: entries).values(of: subject, like: value)?.first
            return "\(subject) is \"\(seen ?? "nothing")\" instead of \"\(value)\""
        case .alive(let name, false): return "\(name) is still alive"
        case .inWindow(let name, let isSo): return "\(name) is \(isSo ? "not" : "still") in the window"
        default: return "this isn't true: \(text)"
        }
    }
}
