import CommandLanguage
import CourseTexts
import Lifecycle

/// The calls that UIKit makes for each cause, on one release, and the differences on the others: all of it run, nothing
/// written down.
package struct CauseMap: Sendable {
    package let environment: Environment
    package let parts: [Part]

    /// A cause with its calls.
    package struct Part: Hashable, Sendable {
        package let title: String
        /// The command that stands for the cause.
        package let command: String
        /// The calls with their receivers, in order.
        package let calls: [String]
        /// Differences on other releases, oldest first, such as `iOS 12 and earlier: no detail.viewIsAppearing`.
        package let differences: [String]
    }

    /// Rows with a title, the ready setup that it needs, commands after that, and the command that matters.
    private static let causes = CourseTexts.rows(of: "cause", in: CourseTexts.map)

    /// Runs each cause on each release.
    package init(_ environment: Environment) {
        self.environment = environment
        var replay = ReleaseReplay(Session.Start(environment: environment))
        parts = CauseMap.causes.map { row in
            let (title, world, before, command) = (row[1], row[2], row[3], row[4])
            let setUp = (PresetWorld.carried[world]?.commands ?? []) + (before.isEmpty ? [] : [before])
            func calls(on release: Release) -> [String]? {
                replay.play(command, after: setUp.joined(separator: "; "), on: release).map {
                    after, entries in
                    entries.filter { after.trace.isShown($0, in: after.world) }
                        .map { after.trace[$0].callName(in: after.world) }
                }
            }
            let here = calls(on: environment.release) ?? []
            let others = Release.lastReleases.map { release in
                (
                    release: release,
                    text: calls(on: release).map { CauseMap.difference($0, from: here) } ?? "not possible"
                )
            }
            return Part(
                title: title, command: command, calls: here, differences: CauseMap.grouped(others))
        }
    }

    /// The difference between some calls and those here, in words; empty if there is none.
    private static func difference(_ calls: [String], from here: [String]) -> String {
        func rest(_ calls: [String], without others: [String]) -> [String] {
            others.reduce(into: calls) { rest, call in
                if let index = rest.firstIndex(of: call) { rest.remove(at: index) }
            }
        }
        let missing = rest(here, without: calls), new = rest(calls, without: here)
        let isReordered = rest(calls, without: new) != rest(here, without: missing)
        return [
            missing.isEmpty ? nil : "no " + missing.joined(separator: ", "),
            new.isEmpty ? nil : "also " + new.joined(separator: ", "),
            isReordered ? "another order" : nil,
        ].compactMap { $0 }.joined(separator: "; ")
    }

    /// The differences, those of releases in a row together.
    private static func grouped(_ differences: [(release: Release, text: String)]) -> [String] {
        let groups = differences.grouped { $0.text == $1.text }
        return groups.filter { !$0[0].text.isEmpty }.map { group in
            let first = group[0].release.major, last = group[group.count - 1].release.major
            let span =
                first == differences.first?.release.major
                ? "iOS \(last) and earlier"
                : last == differences.last?.release.major
                    ? "iOS \(first) and later"
                    : first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
            return span + ": " + group[0].text
        }
    }
}
