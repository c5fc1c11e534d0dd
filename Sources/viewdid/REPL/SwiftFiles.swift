import ArgumentParser
import Foundation
import Lifecycle
import LineEditing
import SwiftSource
import VisibleText

/// The classes in some Swift files, and what in them is not understood.
struct SwiftFiles {
    /// The classes and functions of all files, in their order.
    let program: Program
    private let unknown: [SourceProblem]
    /// Names that nothing declares, and values of the wrong type.
    let slips: [SourceProblem]
    private let names: [String]

    /// Reads the files.
    ///
    /// - Parameter paths: The files, in order.
    /// - Throws: What is wrong with a file, with its place and the line.
    init(_ paths: [String]) throws {
        var program = Program(), unknown: [SourceProblem] = []
        var texts: [(text: String, file: String)] = []
        for path in paths {
            let text = try Self.text(of: path)
            texts.append((text, path))
            do throws(SourceError) {
                let reading = try SwiftReader.program(in: text, file: path)
                program.classes += reading.program.classes
                program.valueTypes += reading.program.valueTypes
                program.functions += reading.program.functions
                unknown += reading.unknown
            } catch {
                for line in Self.lines(error) { StandardError.print(line) }
                throw ExitCode(1)
            }
        }
        self.program = program
        self.unknown = unknown
        slips = SwiftReader.slips(in: texts)
        names = paths
    }

    /// The command by which the app is launched when none are given: with what its delegates' code shows, or else with
    /// the first controller class.
    ///
    /// - Parameter environment: What the app runs on: only where there are scenes has a scene a delegate.
    /// - Returns: A line of commands.
    /// - Throws: What is wrong, if there is nothing to launch.
    func launch(on environment: Environment) throws -> String {
        var simulation = Simulation(environment: environment)
        let outcome = simulation.apply(.swift(.declare(program)))
        let delegate = simulation.world.usesScenes ? "SceneDelegate" : "UIApplicationDelegate"
        let showsWindow = program.classes.contains { declaration in
            declaration.protocols.contains { $0.hasSuffix(delegate) }
                && declaration.members.functions.contains {
                    $0.body.source?.contains("makeKeyAndVisible") == true
                }
        }
        if showsWindow { return "launch app" }
        guard outcome == .done,
            let first = program.classes.first(where: {
                simulation.world.controllerClass(named: $0.name) != nil
            })
        else {
            throw ValidationError(
                "\(names.joined(separator: ", ")): there is no class that derives from "
                    + "UIViewController.")
        }
        return "launch " + first.name
    }

    /// What was skipped: how much, and on request each place.
    ///
    /// - Parameters:
    ///   - trace: What happened: of some code it shows only when it runs that nothing is known of what it names.
    ///   - isVerbose: Whether to list the places.
    /// - Returns: Lines for the end of the run; none if nothing was skipped.
    func skipped(in trace: Trace, isVerbose: Bool) -> [Line] {
        let told = self.unknown + skippedWhileRunning(trace)
        let lines = Set(told.map { "\($0.location.file):\($0.location.line)" })
        // What is a slip was skipped as well, and is counted once.
        let unknown = told + slips.filter { !lines.contains("\($0.location.file):\($0.location.line)") }
        guard !unknown.isEmpty else { return [] }
        let count = unknown.count == 1 ? "1 place" : "\(unknown.count) places"
        guard isVerbose else {
            return [Line("  \(count) outside the subset skipped. --verbose lists what was skipped.")]
        }
        let list = unknown.sorted {
            ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line)
        }
        .map { problem in
            let place = problem.location
            let front = place.file.isEmpty ? "" : "\(place.file):\(place.line): "
            return Line("    " + front + problem.message, hanging: 6)
        }
        return [Line("  Skipped, since it lies outside the subset (\(count)):")] + list
    }

    /// What was skipped besides what could be told from the text, each place once.
    private func skippedWhileRunning(_ trace: Trace) -> [SourceProblem] {
        let known = Set(unknown.map(\.message))
        var found: [SourceProblem] = [], isListed: Set<SourceProblem> = []
        for index in 0..<trace.count {
            guard case .skipped(let code) = trace[index].event, !known.contains(code) else { continue }
            let place = trace.place(of: index) ?? CodeLocation(file: "", line: 0, column: 0)
            let problem = SourceProblem(location: place, message: code, line: "")
            if isListed.insert(problem).inserted { found.append(problem) }
        }
        return found
    }

    private static func text(of path: String) throws -> String {
        let file = try InputFile.open(path)
        defer { file.close() }
        let bytes = try file.contents(limit: SwiftReader.longestText)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ValidationError("\(path) is not UTF-8 text.")
        }
        return text
    }

    /// The problems as compilers write them; of many the first.
    private static func lines(_ error: SourceError) -> [String] {
        let shown = error.problems.prefix(5).flatMap { problem -> [String] in
            let place = problem.location
            let excerpt = ExcerptLines(line: problem.line, column: place.column).lines
            return [
                "\(place.file):\(place.line):\(place.column): \(problem.message)"
            ] + excerpt.map { $0.spans.map(\.text).joined() }
        }
        let rest = error.problems.count - 5
        return shown + (rest > 0 ? ["and \(rest) more"] : [])
    }
}
