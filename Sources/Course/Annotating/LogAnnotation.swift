import Lifecycle

/// The reading of a log: the transition that each stretch shows, and the unusual things in it.
package struct LogAnnotation: Sendable {
    /// The stretches, in the order of the log.
    package private(set) var stretches: [Stretch] = []
    /// The number of stretches that are known transitions.
    package var transitionCount: Int { stretches.count { !$0.readings.isEmpty } }
    /// The number of unusual things.
    package var findingCount: Int { stretches.reduce(0) { $0 + $1.findings.count } }
    /// The number of calls to controllers.
    package private(set) var callCount = 0
    /// The number of lines in the log.
    package private(set) var lineCount = 0
    /// UIKit's own messages, in the order of the lines: the first thousand.
    package private(set) var complaints: [LogComplaint] = []
    /// The number of UIKit's own messages, including those that aren't kept.
    package private(set) var complaintCount = 0
    /// The number of calls at the end of a long log that aren't looked at.
    package private(set) var omittedCount = 0
    /// The releases that all stretches allow; empty if there are none.
    package private(set) var releases: [Release] = []

    /// The number of stretches with each set of releases.
    private var releaseSets: [[Release]: Int] = [:]

    /// Some calls in a row that belong together.
    package struct Stretch: Sendable {
        package let calls: [LogCall]
        /// The possible readings, likeliest first: at most five, different things first. Empty if unknown.
        let readings: [Reading]
        /// The ways in which one controller came over the other by all readings, such as `push`.
        var ways: Set<String> = []
        /// The releases on which it goes this way; empty if unknown.
        package let releases: [Release]
        /// The unusual things, each with its likeliest cause.
        package internal(set) var findings: [Finding]

        /// The lines of the log, counted from 1.
        package var lines: ClosedRange<Int> { firstLine...(calls.last?.line ?? firstLine) }

        var firstLine: Int { calls.first?.line ?? 1 }

        /// The titles of the readings, likeliest first; several if the log leaves it open. Empty if unknown.
        package var titles: [String] { readings.map(\.title) }

        /// The two controllers of which one was pushed or presented over the other; nil if it is about others.
        var pair: Set<String>? {
            guard let reading = readings.first, reading.pattern.opener != nil, let upper = reading.names["b"],
                let lower = reading.names["a"]
            else { return nil }
            return [upper, lower]
        }

        /// What is wrong with the end of a transition that can't have begun as the stretch before shows; nil if it can.
        func contradiction(of before: Stretch) -> Finding? {
            guard let reading = readings.first, let way = reading.pattern.opener, way != reading.command,
                ways.isDisjoint(with: before.ways)
            else { return nil }
            let lines = "lines \(before.lines.lowerBound) to \(before.lines.upperBound)"
            return Finding(
                line: firstLine,
                text: "This fits only after a \(way == "push" ? way : "presentation"), "
                    + "but \(lines) don't fit one.",
                cause: "a custom animation, or calls that are missing from the log.")
        }
    }

    /// The number of readings that a stretch has at most.
    static let readingLimit = 5

    /// One way to read a stretch.
    struct Reading: Hashable, Sendable {
        /// A description of the transition, such as "B is pushed over A".
        let title: String
        /// What it is read as, and the names of the pattern's controllers in the log.
        let pattern: TransitionCatalogue.Pattern
        let names: [String: String]
        /// The words that begin the command which brings it about.
        var command: String { pattern.command }
    }

    /// Something unusual.
    package struct Finding: Hashable, Sendable {
        /// The line of the log at which it shows.
        package let line: Int
        /// A description, in a sentence.
        package let text: String
        /// The likeliest cause, in a sentence; empty if there is none to tell.
        package let cause: String
    }

    mutating func add(_ stretch: Stretch) {
        callCount += stretch.calls.count
        if !stretch.releases.isEmpty { releaseSets[stretch.releases, default: 0] += 1 }
        stretches.append(stretch)
    }

    mutating func end(_ reader: LogReader) {
        lineCount = reader.lineCount
        complaints = reader.complaints
        complaintCount = reader.complaintCount
        omittedCount = reader.omittedCount
        releases = Release.lastReleases.filter { release in
            !releaseSets.isEmpty && releaseSets.keys.allSatisfy { $0.contains(release) }
        }
        if releases.isEmpty { tellOddReleases() }
    }

    /// Says of the stretches that do not fit the release of most others that they do not.
    private mutating func tellOddReleases() {
        func count(_ release: Release) -> Int {
            releaseSets.reduce(0) { $0 + ($1.key.contains(release) ? $1.value : 0) }
        }
        guard let best = Release.lastReleases.max(by: { count($0) < count($1) }) else { return }
        let usual = Release.lastReleases.filter { release in
            releaseSets.keys.allSatisfy { $0.contains(release) == $0.contains(best) }
        }
        func finding(_ releases: [Release], line: Int) -> Finding? {
            guard !releases.isEmpty, !usual.contains(where: releases.contains) else { return nil }
            return Finding(
                line: line,
                text:
                    "This is the order on \(LogAnnotation.words(releases)), but the rest of the log fits "
                    + "\(LogAnnotation.words(usual)).",
                cause: "a different iOS version, style or container than assumed.")
        }
        for index in stretches.indices {
            let stretch = stretches[index]
            guard let odd = finding(stretch.releases, line: stretch.firstLine) else { continue }
            stretches[index].findings.append(odd)
            stretches[index].findings.sort { $0.line < $1.line }
        }
    }

    /// Releases in words, such as "iOS 7 to 12 and 15".
    package static func words(_ releases: [Release]) -> String {
        let all = Release.lastReleases
        let runs = releases.grouped { all.firstIndex(of: $0).map { $0 + 1 } == all.firstIndex(of: $1) }
        let texts = runs.map { run -> String in
            let first = run[0], last = run[run.count - 1]
            if run.count == all.count { return "2 and later" }
            if last == all.last, run.count > 1 { return "\(first.major) and later" }
            return first == last ? "\(first.major)" : "\(first.major) to \(last.major)"
        }
        return "iOS " + texts.joined(separator: " and ")
    }
}
