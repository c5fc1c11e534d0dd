/// A summary of a long log: each kind of thing once, with its count.
package struct Tally: Sendable {
    /// The kinds, in the order in which they came first.
    package private(set) var kinds: [Kind] = []
    /// The number of things counted.
    package private(set) var total = 0
    private var places: [String: Int] = [:]

    /// One kind.
    package struct Kind: Sendable {
        /// A description of the kind.
        package let text: String
        /// The likeliest cause, in a sentence; empty if there is none to tell.
        package let cause: String
        /// The line of the log at which it is first.
        package let line: Int
        /// The number of things of this kind.
        package fileprivate(set) var count: Int
    }

    mutating func add(_ finding: LogAnnotation.Finding, times: Int = 1) {
        add(finding.text, cause: finding.cause, line: finding.line, times: times)
    }

    mutating func add(_ text: String, cause: String = "", line: Int, times: Int = 1) {
        total += times
        let text = Tally.withoutAddresses(text)
        if let place = places[text] {
            kinds[place].count += times
        } else {
            places[text] = kinds.count
            kinds.append(Kind(text: text, cause: cause, line: line, count: times))
        }
    }

    /// Instances of one class are of one kind.
    private static func withoutAddresses(_ text: String) -> String {
        guard text.contains(" 0x") else { return text }
        return text.replacing(#/ 0x[0-9A-Fa-f]{3,}/#, with: "")
    }
}
