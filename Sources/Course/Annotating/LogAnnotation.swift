import Lifecycle

/// A log with what happened in it: which transition each stretch is, and what is unusual about it.
public struct LogAnnotation: Sendable {
    /// What was found in the log.
    public let contents: LogContents
    /// The stretches, in the order of the log.
    public let stretches: [Stretch]

    /// Some calls in a row that belong together.
    public struct Stretch: Sendable {
        /// The calls, by their places in the log's calls.
        public let calls: Range<Int>
        /// The lines of the log, counted from 1.
        public let lines: ClosedRange<Int>
        /// What may have happened, the likeliest first: at most five, different things first. Empty if unknown.
        let readings: [Reading]
        /// The releases on which it goes this way; empty if unknown.
        public let releases: [Release]
        /// What is unusual, each with its likeliest cause.
        public internal(set) var findings: [Finding]

        /// What happened, in words; several if the log leaves it open, the likeliest first. Empty if unknown.
        public var titles: [String] { readings.map(\.title) }
    }

    /// The number of readings that a stretch has at most.
    static let readingLimit = 5

    /// One way to read a stretch.
    struct Reading: Hashable, Sendable {
        /// What happened, in words.
        let title: String
        /// The words that begin the command which brings it about.
        let command: String
    }

    /// Something unusual.
    public struct Finding: Hashable, Sendable {
        /// The line of the log at which it shows.
        public let line: Int
        /// What it is, in a sentence.
        public let text: String
        /// The likeliest cause, in a sentence; empty if there is none to tell.
        public let cause: String
    }

    /// The releases that all stretches allow; empty if there are none.
    public let releases: [Release]

    /// Everything unusual, in the order of the log.
    public var findings: [Finding] { stretches.flatMap(\.findings) }

    /// Annotates a log.
    ///
    /// - Parameters:
    ///   - contents: What the log tells.
    ///   - catalogue: The transitions to look for.
    public init(_ contents: LogContents, by catalogue: TransitionCatalogue) {
        self.contents = contents
        var stretches = Segmentation(LogTable(contents.calls), catalogue).stretches
        releases = LogAnnotation.common(of: stretches)
        if releases.isEmpty { LogAnnotation.markOddReleases(in: &stretches) }
        // Both are in the order of the log.
        var place = 0
        for finding in AppearanceHistory(contents.calls).findings {
            while place < stretches.count, stretches[place].lines.upperBound < finding.line { place += 1 }
            guard place < stretches.count,
                !stretches[place].findings.contains(where: { $0.line == finding.line })
            else { continue }
            stretches[place].findings.append(finding)
            stretches[place].findings.sort { $0.line < $1.line }
        }
        self.stretches = stretches
    }

    private static func common(of stretches: [Stretch]) -> [Release] {
        let known = stretches.filter { !$0.releases.isEmpty }
        guard let first = known.first else { return [] }
        return first.releases.filter { release in known.allSatisfy { $0.releases.contains(release) } }
    }

    /// Says of the stretches that do not fit the release of most others that they do not.
    private static func markOddReleases(in stretches: inout [Stretch]) {
        func fitting(_ release: Release) -> [Int] {
            stretches.indices.filter { stretches[$0].releases.contains(release) }
        }
        guard
            let best = Release.lastReleases.max(by: { fitting($0).count < fitting($1).count })
        else { return }
        let fit = fitting(best)
        let usual = Release.lastReleases.filter { fitting($0) == fit }
        for index in stretches.indices where !stretches[index].releases.isEmpty {
            let releases = stretches[index].releases
            guard !usual.contains(where: releases.contains) else { continue }
            stretches[index].findings.append(
                Finding(
                    line: stretches[index].lines.lowerBound,
                    text: "This order is that of \(words(releases)), the rest is that of \(words(usual)).",
                    cause: "another iOS version, or another style or container than it seems."))
        }
    }

    /// Releases in words, such as "iOS 7 to 12 and 15".
    public static func words(_ releases: [Release]) -> String {
        let all = Release.lastReleases
        var runs: [[Release]] = []
        for release in releases {
            let place = all.firstIndex(of: release) ?? 0
            if let last = runs.last?.last, all.firstIndex(of: last) == place - 1 {
                runs[runs.count - 1].append(release)
            } else {
                runs.append([release])
            }
        }
        let texts = runs.map { run -> String in
            guard let first = run.first, let last = run.last else { return "" }
            if run.count == all.count { return "2 to this day" }
            if last == all.last, run.count > 1 { return "\(first.major) on" }
            return first == last ? "\(first.major)" : "\(first.major) to \(last.major)"
        }
        return "iOS " + texts.joined(separator: " and ")
    }
}
