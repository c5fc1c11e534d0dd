import Lifecycle

/// Some releases in a row, as scenarios write them: `7`, `9-12`, `13+`, `-5`, `all`, and with a dot one release
/// alone, `5.0`.
struct ReleaseSpan: Hashable, Sendable, CustomStringConvertible {
    /// One end of a span; without a number after the dot all releases of the number before it are meant.
    struct End: Hashable, Sendable, CustomStringConvertible {
        let major: Int
        let minor: Int?

        init(_ major: Int, _ minor: Int? = nil) {
            self.major = major
            self.minor = minor
        }

        init?(_ text: some StringProtocol) {
            let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(numbers.count), let major = numbers[0] else { return nil }
            guard numbers.count == 2 else {
                self.init(major)
                return
            }
            guard let minor = numbers[1], Release(major, minor).exists else { return nil }
            self.init(major, minor)
        }

        /// The release, if it is a single one.
        var release: Release? { minor.map { Release(major, $0) } }

        var description: String { minor.map { "\(major).\($0)" } ?? "\(major)" }
    }

    let first: End?
    let last: End?

    static let all = ReleaseSpan(first: nil, last: nil)

    init(first: End?, last: End?) {
        self.first = first
        self.last = last
    }

    init?(_ text: String) {
        if text == "all" {
            self = .all
        } else if text.hasSuffix("+") || text.hasSuffix("-"), let first = End(text.dropLast()) {
            self.init(first: first, last: nil)
        } else if text.hasPrefix("-"), let last = End(text.dropFirst()) {
            self.init(first: nil, last: last)
        } else {
            let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { End($0) }
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

    func contains(_ release: Release) -> Bool {
        let isEarly = first.map { release < Release($0.major, $0.minor ?? 0) } ?? false
        let isLate = last.map { release > Release($0.major, $0.minor ?? .max) } ?? false
        return !isEarly && !isLate
    }

    /// The releases that it names one by one.
    var named: [Release] { [first, last].compactMap { $0?.release } }

    var description: String {
        switch (first, last) {
        case (nil, nil): "all"
        case (nil, let last?): "-\(last)"
        case (let first?, nil): "\(first)+"
        case (let first?, let last?): first == last ? "\(first)" : "\(first)-\(last)"
        }
    }
}

extension Release {
    /// Both numbers: `5.0` is another release than the `5` that people mean.
    var dotted: String { "\(major).\(minor)" }
}

func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
}
