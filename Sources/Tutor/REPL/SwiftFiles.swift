import Foundation
import Lifecycle
import LineEditing
import Reports
import Session
import StoryboardSource
import SwiftInterpreter
import SwiftSource
import VisibleText

/// The classes in some Swift files, and what in them is not understood.
package struct SwiftFiles {
    /// The classes and functions of all files, in their order.
    package let program: Program
    private let unknown: [SourceProblem]
    /// Names that nothing declares, and values of the wrong type.
    package let slips: [SourceProblem]
    /// The Swift files that were read.
    let names: [String]

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - given: The files and folders, in order.
    ///   - assumesNibs: Whether what code expects of nibs and storyboards is taken to be there.
    ///   - needsAll: Whether a file of a folder is needed, as one that is named.
    /// - Throws: What is wrong with a file that is named, with its place and the line. One of a folder is told and left out.
    package init(_ given: [String], assumesNibs: Bool, needsAll: Bool = false) throws {
        let found = try SourcePaths(given), paths = found.swift
        var program = Program(), unknown: [SourceProblem] = []
        var sources = SourceFiles(), names: [String] = []
        var row = GradingProgress.onStandardError(isReportOnTerminal: false, after: 1)
        defer { row?.erase() }
        for start in stride(from: 0, to: paths.count, by: Self.portion) {
            if Interrupt.isPending {
                row?.erase()
                StandardError.print("Interrupted: \(start) of \(paths.count) files were read.")
                throw ExitStatus.interrupted
            }
            row?.show("\(start) of \(paths.count) files read")
            // A named file has to be Swift; in a folder, other files are skipped.
            func isNamed(_ path: String) -> Bool { needsAll || given.contains(path) }
            var texts: [(text: String, file: String)] = []
            for path in paths[start..<min(start + Self.portion, paths.count)] {
                do {
                    texts.append((try InputFile.text(of: path), path))
                } catch {
                    if isNamed(path) { throw error }
                    StandardError.print(FileMessage.noTextSkipped(path))
                }
            }
            for (result, (_, path)) in zip(sources.read(texts), texts) {
                switch result {
                case .success(let reading):
                    names.append(path)
                    program.add(reading.program)
                    unknown += reading.unknown
                case .failure(let error):
                    for line in Self.lines(error) { StandardError.print(line) }
                    if isNamed(path) { throw ExitStatus.no }
                    StandardError.print("\(path) was skipped.")
                }
            }
        }
        if names.isEmpty, !paths.isEmpty { throw ExitStatus.no }
        program = program.joined
        program.assumesNibs = assumesNibs
        for path in found.interfaces {
            let bytes: [UInt8]
            do {
                bytes = try InputFile.contents(of: path, limit: SwiftReader.longestText)
            } catch {
                if given.contains(path) { throw error }
                StandardError.print(FileMessage.noTextSkipped(path))
                continue
            }
            do throws(InterfaceError) {
                if let file = try InterfaceReader.file(bytes, path: path) {
                    program.interfaceFiles.append(file)
                }
            } catch {
                guard !given.contains(path) else {
                    StandardError.print("\(error.file):\(error.line):\(error.column): \(error.message)")
                    throw ExitStatus.no
                }
                // What lies beside the sources is no fault of whoever names these.
                let place = CodeLocation(file: error.file, line: error.line, column: error.column)
                unknown.append(SourceProblem(location: place, message: error.message, code: "nib"))
            }
        }
        self.program = program
        self.unknown = unknown + Self.namesakes(in: program) + Self.assumedSuperclasses(in: program)
        slips = sources.slips.map { slip in
            var slip = slip
            if slip.code.isEmpty { slip.code = "slip" }
            return slip
        }
        self.names = names
    }

    /// The number of files that are read before the next look at whether someone has had enough.
    private static let portion = 32

    /// The types that share a name and a place among types: each but the first, with the place of the first.
    private static func namesakes(in program: Program) -> [SourceProblem] {
        struct Path: Hashable { let outer: String, written: String }
        return Dictionary(grouping: program.namesakes) { Path(outer: $0.outer, written: $0.written) }
            .values.flatMap { all in
                all.dropFirst().map { other in
                    let place = all[0].location.map { ", also declared at \($0.file):\($0.line)" } ?? ""
                    return SourceProblem(
                        location: other.location ?? CodeLocation(file: "", line: 0, column: 0),
                        message: "\(other.written)\(place): this one is called \(other.name) here",
                        code: "namesake")
                }
            }
    }

    /// The superclasses that no file declares and that are taken for controllers' by their names, each where it is first named.
    private static func assumedSuperclasses(in program: Program) -> [SourceProblem] {
        var told: Set<String> = []
        return program.assumedSuperclasses.compactMap { assumption in
            guard let location = assumption.declaration.location,
                told.insert(assumption.superclass).inserted
            else { return nil }
            return SourceProblem(
                location: location, message: "\(assumption.superclass) is a \(assumption.standIn)",
                code: "assumed")
        }
    }

    // MARK: - What is not known

    /// Returns the summary of skipped code: the amount, and on request each place.
    ///
    /// - Parameters:
    ///   - trace: The trace. Some unknown names show up only when the code runs.
    ///   - others: The other runs, with conditions taken both ways.
    ///   - isVerbose: Whether to list the places.
    /// - Returns: Lines for the end of the run; none if nothing was skipped.
    package func skipped(in trace: Trace, others: AlternativeRuns? = nil, isVerbose: Bool) -> [Line] {
        let all = problems(in: trace)
        let unknown = all.filter { !Self.isNoSkip($0.code) }, taken = all.filter { Self.isNoSkip($0.code) }
        guard !all.isEmpty else { return [] }
        let count = unknown.count == 1 ? "1 place" : "\(unknown.count) places"
        let share = unknown.isEmpty ? "" : " " + understanding(of: trace, others: others).text
        guard isVerbose else {
            let summary =
                (unknown.isEmpty ? "" : "Skipped \(count) outside the Swift subset.\(share) ")
                + "--verbose lists what was \(unknown.isEmpty ? "assumed to exist" : "skipped")."
            return [Line("  " + summary)]
        }
        func lines(_ problems: [SourceProblem]) -> [Line] {
            problems.map { problem in
                let place = problem.location
                let front = place.file.isEmpty ? "" : "\(place.file):\(place.line): "
                return Line("    \(front)\(problem.message) [\(problem.code)]", hanging: 6)
            }
        }
        let heading = " \(share) Skipped, because it is outside the Swift subset (\(count)):"
        return (unknown.isEmpty ? [] : [Line(heading)] + lines(unknown))
            + (taken.isEmpty ? [] : [Line("  Assumed:")] + lines(taken))
    }

    /// Returns whether a problem with this code is reported although nothing was skipped.
    private static func isNoSkip(_ code: String) -> Bool { code == "assumed" || code == "namesake" }

    /// Returns the methods that UIKit would have called, and the effects that aren't simulated; no lines if there are none.
    package func notSimulated(in simulation: Simulation) -> [Line] {
        let world = simulation.world
        let hosts = program.hostingNote(
            withObjects: world.controllers.identifiers.contains {
                world.classes[world.controllers[$0].classID].name == "UIHostingController"
            })
        let effects = skippedWhileRunning(simulation.trace).filter {
            $0.code == UnknownReason.notSimulated.rawValue
        }.reduce(into: [String]()) { if !$0.contains($1.message) { $0.append($1.message) } }
        return [hosts, effects.isEmpty ? "" : "Not simulated: \(effects.joined(separator: ", "))."]
            .filter { !$0.isEmpty }.map { Line("  " + $0, .note, hanging: 4) }
            + simulation.uncalledMethods.lines + simulation.world.linesOfUnfinishedAnimators
    }

    /// The same for programs, with what was skipped.
    func unknownPlaces(in simulation: Simulation) -> [JSONObject] {
        let uncalled = simulation.uncalledMethods.map { method in
            SourceProblem(
                location: method.place ?? CodeLocation(file: "", line: 0, column: 0), message: method.name,
                code: "uncalled")
        }
        return (problems(in: simulation.trace) + uncalled).map { problem in
            [
                "file": problem.location.file, "line": problem.location.line,
                "column": problem.location.column, "text": problem.message, "reason": problem.code,
            ]
        }
    }

    /// Returns the number of lines that ran, or may have run, and how many of them are fully understood.
    /// Also the other lines, and those in overrides of UIKit's methods, for programs.
    func understanding(
        of trace: Trace, others: AlternativeRuns? = nil
    ) -> (text: String, object: JSONObject) {
        struct Row: Hashable { let file: String, line: Int }
        func rows(_ places: some Sequence<CodeLocation>) -> Set<Row> {
            Set(places.filter { !$0.file.isEmpty }.map { Row(file: $0.file, line: $0.line) })
        }
        // With all conditions taken both ways those runs tell what is known, and the first one only of what is not in them.
        let other = others?.traces ?? []
        let ranOtherwise = rows(other.flatMap(\.places))
        let ran = rows(trace.places).union(ranOtherwise)
        let uncertainPlaces = rows(([trace] + other).flatMap(\.uncertainPlaces)).subtracting(ran)
        func skipped(in trace: Trace) -> Set<Row> {
            rows(problems(in: trace).filter { !Self.isNoSkip($0.code) }.map(\.location))
        }
        let unknown = skipped(in: trace).subtracting(ranOtherwise)
            .union(other.flatMap { skipped(in: $0) }).union(rows(others?.open ?? []))
        let all = ran.union(uncertainPlaces), known = ran.subtracting(unknown)
        let overrides = rows(program.placesInOverrides)
        let share: JSONObject = [
            "lines": all.intersection(overrides).count, "known": known.intersection(overrides).count,
        ]
        let left = all.subtracting(known).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
            .map { ["file": $0.file, "line": $0.line] as JSONObject }
        let text =
            all.isEmpty
            ? ""
            : "Understood: \(known.count) of \(all.count) lines that ran or may have run "
                + "(\(known.count * 100 / all.count)%)."
        return (text, ["lines": all.count, "known": known.count, "overrides": share, "unknown": left])
    }

    /// All that is not known, in the order of the places, each once.
    private func problems(in trace: Trace) -> [SourceProblem] {
        let told = unknown + skippedWhileRunning(trace)
        let lines = Set(told.map { "\($0.location.file):\($0.location.line)" })
        // A slip may have been skipped as well; it is counted once.
        let others = slips.filter {
            $0.code == "slip" && !lines.contains("\($0.location.file):\($0.location.line)")
        }
        return (told + others).sorted {
            ($0.location.file, $0.location.line, $0.location.column)
                < ($1.location.file, $1.location.line, $1.location.column)
        }
    }

    /// Returns the code skipped at run time, apart from what was known from the text; each place once.
    private func skippedWhileRunning(_ trace: Trace) -> [SourceProblem] {
        let known = Set(unknown.map(\.message))
        var found: [SourceProblem] = [], isListed: Set<SourceProblem> = []
        for index in 0..<trace.count {
            guard case .skipped(let code, let reason) = trace[index].event, !known.contains(code) else {
                continue
            }
            let place = trace.place(of: index) ?? CodeLocation(file: "", line: 0, column: 0)
            let problem = SourceProblem(location: place, message: code, code: reason.rawValue)
            if isListed.insert(problem).inserted { found.append(problem) }
        }
        return found
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

    /// The commands by which the app is launched when none are given: with what its delegates' code or its storyboard
    /// shows, or else with a controller class.
    ///
    /// - Parameter start: What the app runs on, and with which code.
    /// - Returns: A line of commands.
    /// - Throws: What is wrong, if there is nothing to launch.
    package func launch(from start: Session.Start) throws -> String {
        var simulation = Simulation(environment: start.environment)
        let outcome = simulation.apply(.swift(.declare(program)))
        let delegate = simulation.world.usesScenes ? "SceneDelegate" : "UIApplicationDelegate"
        let hasDelegate = program.classes.contains { declaration in
            declaration.protocols.contains { $0.hasSuffix(delegate) }
        }
        var made: String?
        if hasDelegate || mainStoryboard != nil {
            // Only a launch tells whether the delegates show something.
            let world = trial("launch app", from: start).world
            let isShown = world.windows.identifiers.contains { world.windows[$0].root != nil }
            if hasDelegate ? isShown || world.application == .crashed : isShown && world.madeClass != nil {
                return "launch app"
            }
            made = world.madeClass
        }
        if made == nil, mainStoryboard == nil, let storyboard = onlyStoryboard {
            let commands = "info storyboard \(storyboard); launch app"
            let world = trial(commands, from: start).world
            let isShown = world.windows.identifiers.contains { world.windows[$0].root != nil }
            if isShown, world.madeClass != nil { return commands }
        }
        let classes = program.classes.map(\.name).filter {
            simulation.world.controllerClass(named: $0) != nil
        }
        // A controller that the delegates' code creates takes precedence over the first class.
        if outcome == .done, let name = classes.first(where: { $0 == made }) ?? classes.first {
            return "launch " + name
        }
        guard !names.isEmpty else {
            throw Misuse("Add the app's Swift files: a storyboard alone has no class to launch.")
        }
        throw Misuse(
            "\(names.joined(separator: ", ")): no class inherits from UIViewController.")
    }

    private func trial(_ commands: String, from start: Session.Start) -> Simulation {
        var session = Session(start)
        _ = session.enter(commands)
        return session.simulation
    }

    /// The storyboard that the app begins with if its Info.plist, which is not read, names the usual one.
    private var mainStoryboard: String? { beginning.first { $0 == "Main" } }

    /// The only storyboard with which the app can begin; nil if there are several, or its name is none for a command.
    private var onlyStoryboard: String? {
        guard beginning.count == 1, let name = beginning.first,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }

    /// The storyboards in which the arrow points to a controller.
    private var beginning: [String] {
        program.interfaceFiles.filter { $0.initialScene != nil }.map(\.name)
    }
}

extension [UncalledMethod] {
    /// The notes on methods that UIKit would have called, and on what isn't known without those calls.
    var lines: [Line] {
        guard !isEmpty else { return [] }
        let told =
            ["UIKit would also call: \(map(\.name).joined(separator: ", "))."]
            + (contains { $0.decides == .frame }
                ? ["Without those calls, we don't know where the presented view is."] : [])
        return told.map { Line("  " + $0, .note, hanging: 4) }
    }
}

extension World {
    /// The note on an animator that has left its transition unfinished.
    var linesOfUnfinishedAnimators: [Line] {
        unfinishedAnimators.map {
            Line(
                "  \($0).animateTransition(using:) never calls completeTransition(_:), so the transition doesn't end, "
                    + "and viewDidAppear isn't called.", .note, hanging: 4)
        }
    }
}

extension World {
    /// The class of the first controller that was made, of those that the text declares.
    fileprivate var madeClass: String? {
        controllers.identifiers.map { controllers[$0].classID }
            .first { isOfApp($0) && classes[$0].location != nil }.map { classes[$0].name }
    }
}
