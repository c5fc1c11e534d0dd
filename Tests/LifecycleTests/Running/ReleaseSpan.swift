import Lifecycle

/// Some releases in a row, as scenarios write them: `7`, `9-12`, `13+`, `-5`, `all`.
struct ReleaseSpan: Hashable, Sendable, CustomStringConvertible {
    let first: Int
    let last: Int

    static let all = ReleaseSpan(first: 0, last: .max)

    init(first: Int, last: Int) {
        self.first = first
        self.last = last
    }

    init?(_ text: String) {
        if text == "all" {
            self = .all
        } else if text.hasSuffix("+") || text.hasSuffix("-"), let first = Int(text.dropLast()) {
            self.init(first: first, last: .max)
        } else if text.hasPrefix("-"), let last = Int(text.dropFirst()) {
            self.init(first: 0, last: last)
        } else {
            let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
                return nil
            }
            self.init(first: first, last: last)
        }
    }

    /// The spans in a list such as `3-5, 8`.
    static func list(_ text: String) -> [ReleaseSpan]? {
        let spans = text.split(separator: ",").map { ReleaseSpan(trimmed(String($0))) }
        let found = spans.compactMap { $0 }
        return found.count == spans.count && !found.isEmpty ? found : nil
    }

    func contains(_ release: Release) -> Bool { release.major >= first && release.major <= last }

    var description: String {
        switch (first, last) {
        case (0, .max): "all"
        case (0, _): "-\(last)"
        case (_, .max): "\(first)+"
        case _ where first == last: "\(first)"
        default: "\(first)-\(last)"
        }
    }
}

func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
}
