import CommandLanguage
import Foundation
import Lifecycle
import Session
import SwiftSource

/// A Swift file with what is expected of it beside its lines.
///
/// `// ios:` and `// run:` at the top say where and how it runs; behind a line, `// expect:` says what the line prints
/// (`print 3`), that it traps (`trap REASON`), that it is skipped (`skipped`), or how often an override is called
/// (`called 2`). Several things that happen at a line are separated by `|`, in their order. `// calls:` gives the order
/// of all overridden callbacks.
struct SampleFile: Sendable {
    let name: String
    let text: String

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Samples")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()

    init(_ name: String) throws {
        self.name = name
        text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Returns the values of a key at the beginning of comment lines.
    private func values(of key: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("// \(key):") }
            .map { $0.dropFirst(key.count + 4).trimmingCharacters(in: .whitespaces) }
    }

    /// The expectations for the lines, by line number.
    var expectations: [Int: String] {
        var found: [Int: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let mark = line.range(of: "// expect:") else { continue }
            found[index + 1] = line[mark.upperBound...].trimmingCharacters(in: .whitespaces)
        }
        return found
    }

    /// The order of overridden callbacks that is expected; nil if the file does not say.
    var calls: [String]? {
        values(of: "calls").first.map { _ in
            values(of: "calls").flatMap { $0.split(separator: " ").map(String.init) }
        }
    }

    /// The file as it ran.
    func played() throws -> Played {
        let release = values(of: "ios").first.flatMap { Release(text: $0) } ?? .standard
        let reading = try SwiftReader.program(in: text, file: name)
        var session = Session(
            Session.Start(
                environment: Environment(release: release), code: .standard, program: reading.program))
        var problems = [session.problem].compactMap { $0 }
        for line in values(of: "run") {
            for reply in session.enter(line) where reply.isFailure { problems.append("\(line): \(reply)") }
        }
        return Played(simulation: session.simulation, problems: problems)
    }

    struct Played {
        let simulation: Simulation
        /// The problems outside of the simulated app.
        let problems: [String]

        private var trace: Trace { simulation.trace }

        /// The events at the lines of the file, by line number, in the format of expectations.
        var events: [Int: String] {
            var found: [Int: [String]] = [:], counts: [Int: Int] = [:]
            for index in 0..<trace.count {
                if let line = overrideLine(of: index) { counts[line, default: 0] += 1 }
                guard let place = trace.place(of: index), let text = text(of: trace[index]) else { continue }
                found[place.line, default: []].append(text)
            }
            let events = found.mapValues { $0.joined(separator: " | ") }
            return events.merging(counts.mapValues { "called \($0)" }) { first, _ in first }
        }

        private func text(of entry: Entry) -> String? {
            switch entry.event {
            case .printed(let text): "print \(text)"
            case .exception(let exception): "trap \(exception.reason(in: simulation.world))"
            case .skipped: "skipped"
            case .exhausted(.steps): "hangs"
            case .exhausted(let excess): "outgrows: \(excess.text)"
            case .endlessRecursion: "overflows"
            default: nil
            }
        }

        /// The line of the override that an entry ran.
        private func overrideLine(of index: Int) -> Int? {
            guard case .callback(let callback, _) = trace[index].event,
                let classID = trace[index].overridingClass
            else { return nil }
            return simulation.world.classes[classID].overrides[callback]?.location?.line
        }

        /// The overridden callbacks in their order, such as `login.viewDidLoad`.
        var calls: [String] {
            (0..<trace.count).compactMap { index in
                guard trace[index].overridingClass != nil else { return nil }
                return "\(trace[index].receiver.name(in: simulation.world)).\(trace[index].callbackName)"
            }
        }
    }
}
