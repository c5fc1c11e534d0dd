import CommandLanguage
import Lifecycle

/// The releases for which something speaks, such as `3-5.1`, `9+` or `all`.
package struct ReleaseSpan: Hashable, Sendable, CustomStringConvertible {
    /// The first release.
    package let first: Release
    /// The last release; nil if it is still true today.
    package let last: Release?

    /// All releases.
    package static let all = ReleaseSpan(first: Release(2), last: nil)

    package init(first: Release, last: Release?) {
        self.first = first
        self.last = last
    }

    /// Reads a span.
    ///
    /// - Parameter text: `5`, `3-5.1`, `-5`, `..<6`, `9+` or `all`.
    package init?(_ text: String) {
        if text == "all" {
            self = .all
            return
        }
        if text.hasSuffix("+") {
            guard let first = ReleaseSpan.first(text.dropLast()) else { return nil }
            self.init(first: first, last: nil)
            return
        }
        if text.hasPrefix("..<") {
            guard let next = ReleaseSpan.first(text.dropFirst(3)) else { return nil }
            self.init(first: Release(2), last: Release.lastReleases.last { $0 < next })
            return
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 2, let end = parts.last.flatMap({ Release(text: String($0)) }) else {
            return nil
        }
        guard let first = parts[0].isEmpty ? Release(2) : ReleaseSpan.first(parts[0]), first <= end else {
            return nil
        }
        self.init(first: first, last: end)
    }

    /// The first release that a number means: `5` begins with 5.0.
    private static func first(_ text: Substring) -> Release? {
        guard let release = Release(text: String(text)) else { return nil }
        return text.contains(".") ? release : Release(release.major)
    }

    /// Returns whether a release is in the span, ends included.
    package func contains(_ release: Release) -> Bool {
        release >= first && last.map { release <= $0 } ?? true
    }

    /// The last release of each number before the dot within the span, oldest first.
    package var releases: [Release] {
        first == last ? [first] : Release.lastReleases.filter(contains)
    }

    /// The span in words, such as "iOS 5" or "iOS 13 and later".
    package var description: String {
        switch (first == Release(2), last) {
        case (true, nil): "every iOS version"
        case (false, nil): "iOS \(first) and later"
        case (_, let last?) where last.major == first.major: "iOS \(first.major)"
        case (_, let last?): "iOS \(first) to \(last)"
        }
    }
}
