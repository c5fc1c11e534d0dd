/// A release of iOS, such as 5.1.
package struct Release: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number before the dot.
    package let major: Int
    /// The number after the dot.
    package let minor: Int

    /// Makes a release by its two numbers.
    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Makes a release of its number as it is written; nil if it isn't one.
    init?(_ written: String) {
        let numbers = written.split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first, numbers.count < 3 else { return nil }
        self.init(major, numbers.count > 1 ? numbers[1] : 0)
    }

    /// The last release with a number before the dot, as people mean it who say "iOS 5".
    ///
    /// - Parameter major: The number before the dot.
    /// - Returns: Nil when there never was such a release.
    package static func last(of major: Int) -> Release? { lastReleases.last { $0.major == major } }

    /// The last release of each number before the dot, oldest first.
    package static let lastReleases: [Release] = [
        Release(2, 2), Release(3, 2), Release(4, 3), Release(5, 1), Release(6, 1), Release(7, 1),
        Release(8, 4),
        Release(9, 3), Release(10, 3), Release(11, 4), Release(12, 5), Release(13, 7), Release(14, 8),
        Release(15, 8), Release(16, 7), Release(17, 7), Release(18, 7), Release(26, 0),
    ]

    /// The release that is simulated unless one is named.
    package static let standard = Release(17, 7)

    /// Indicates whether there was such a release: the major number is known, and the minor number isn't
    /// beyond its last. For the newest release any minor number counts.
    package var exists: Bool {
        Release.last(of: major).map {
            minor >= 0 && (minor <= $0.minor || self.major == Release.newest.major)
        }
            ?? false
    }

    /// The newest release.
    package static let newest = Release(26, 0)

    /// The numbers before the dot that there are, such as `2 to 18 and 26`.
    package static let majorNumbers = lastReleases.map { $0.major }.grouped { $1 == $0 + 1 }
        .map { $0.count == 1 ? "\($0[0])" : "\($0[0]) to \($0[$0.count - 1])" }.joined(separator: " and ")

    /// Every release at which some rule begins or ceases to hold, and the one before it, oldest first: each the last
    /// of its number, and one before it only where a rule changed in between.
    package static let landmarks: [Release] = {
        let edges = Rule.allCases.flatMap { $0.facts.range.edges }
        let majors = Set(edges.map { $0.major })
        let last = lastReleases.filter { release in
            release == lastReleases.first || majors.contains(release.major)
                || majors.contains { next in lastReleases.last { $0.major < next } == release }
        }
        let between = edges.filter { $0.minor > 0 }.map { Release($0.major, $0.minor - 1) }
        return Set(last + between).sorted()
    }()

    /// Returns whether one release came before another.
    package static func < (one: Release, other: Release) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }

    /// The number, such as 5.1.
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// The name by which people and commands know it: `5` is the last release of that number, `5.0` an earlier one.
    package var name: String { Release.last(of: major) == self ? "\(major)" : "\(major).\(minor)" }
}

/// The releases in which a rule holds, counted by the running system or by the SDK an app was linked with.
package struct ReleaseRange: Hashable, Sendable, CustomStringConvertible {
    let first: Release
    /// The first release in which the rule holds no more; nil when it holds to this day.
    let end: Release?
    let countsLinked: Bool

    /// Makes the range that the words `from`, `before` and `linked` in a row of the rules describe.
    init(_ words: [String]) {
        func release(after word: String) -> Release? {
            words.firstIndex(of: word).flatMap { $0 + 1 < words.count ? Release(words[$0 + 1]) : nil }
        }
        first = release(after: "from") ?? release(after: "linked") ?? Release(2)
        end = release(after: "before")
        countsLinked = words.contains("linked")
    }

    func holds(running: Release, linked: Release) -> Bool {
        let release = countsLinked ? min(running, linked) : running
        return release >= first && end.map { release < $0 } ?? true
    }

    var edges: [Release] { [first] + (end.map { [$0] } ?? []) }

    /// The release with which the rule ended, or else began.
    package var change: Release { end ?? first }

    /// The range in words, such as "iOS 5 to 12" or "iOS 6 and later".
    package var description: String {
        let last = end.flatMap { end in
            end.minor > 0 ? Release(end.major, end.minor - 1) : Release.lastReleases.last { $0 < end }
        }
        return switch last {
        case nil: "iOS \(first) and later"
        case let last? where last == first: "iOS \(first.name)"
        case let last? where last.major == first.major: "iOS \(first.major)"
        // The first of a number says so: the number alone means the last.
        case let last?: "iOS \(first) to \(last.minor == 0 ? last.name : last.description)"
        }
    }
}
