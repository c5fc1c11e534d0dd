import Lifecycle
import Session
import SwiftSource

@testable import Tutor

extension Door {
    /// Reads an input as a file of Swift and runs its classes; one without classes is what an override does.
    static func driveSource(_ input: [UInt8]) throws(Fault) {
        let text = String(decoding: input, as: UTF8.self)
        let work = Work(), printout = Printout(for: input)
        let reading: SourceReading
        do throws(SourceError) {
            reading = try SwiftReader.program(in: text, file: "Input.swift")
        } catch {
            try demand(!error.problems.isEmpty, "Swift is refused without a reason")
            for problem in error.problems { try check(problem, in: text, printout) }
            return
        }
        for problem in reading.unknown { try check(problem, in: text, printout) }
        let program = reading.program
        guard !program.classes.isEmpty else {
            var session = WatchedSession(
                .readyController(code: .standard, limit: work.limit), printout, work)
            for statement in ["override viewDidLoad {\n\(text)\n}", "access view", "launch vc"] {
                try session.enter(statement)
            }
            return try session.ask(completing: "vc.")
        }
        var session = WatchedSession(
            Session.Start(code: .standard, program: program, limit: work.limit), printout, work)
        for (number, declared) in program.classes.prefix(3).enumerated() {
            let name = "object\(number)"
            try session.enter("new \(declared.name) as \(name)")
            try session.enter("access view")
            for function in declared.members.functions.prefix(6) where function.parameters.isEmpty {
                try session.enter("\(name).\(function.name)()")
            }
            try session.enter(number == 0 ? "launch \(name)" : "present \(name) on object0")
        }
        for statement in ["rotate landscape", "memory warning", "dismiss", "terminate"] {
            try session.enter(statement)
        }
        try session.ask(completing: "object0.")
    }

    /// Sees to it that a problem has a place in the text, and can be shown.
    private static func check(_ problem: SourceProblem, in text: String, _ printout: Printout) throws(Fault) {
        let place = problem.location
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        try demand(lines.indices.contains(place.line - 1), "there is no line \(place.line) of \(lines.count)")
        let length = String(decoding: lines[place.line - 1], as: UTF8.self).count
        try demand(
            (1...length + 1).contains(place.column), "line \(place.line) has no column \(place.column)")
        try demand(problem.line.count <= 400, "a line of \(problem.line.count) characters is told")
        try demand(!problem.message.isEmpty, "a problem has no words")
        try printout.show([Line(problem.message)])
        try printout.show(ExcerptLines(line: problem.line, column: place.column).lines)
    }
}
