/// What has been answered and is not printed yet.
struct PendingAnswer {
    private var lines: [Line] = []
    /// What the last answer that was taken offered to type next.
    private(set) var offers = ""

    mutating func add(_ more: [Line]) { lines += more }

    /// Takes the answer to print it.
    ///
    /// - Parameter offersNext: Whether its last offer is shown.
    /// - Returns: Its lines; nil if there is nothing to print.
    mutating func take(offeringNext offersNext: Bool) -> [Line]? {
        guard !lines.isEmpty else { return nil }
        defer { lines = [] }
        offers = lines.last { !$0.next.isEmpty }?.next ?? ""
        return offersNext ? lines.withOneNext : lines.withoutNext
    }
}
