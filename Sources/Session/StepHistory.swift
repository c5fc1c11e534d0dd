import Lifecycle

/// The steps of a session, those that were taken back included, with bookmarks: what the app was before some of them.
///
/// Bookmarks share what did not change, but not all of it. So each is kept near the place where the session stands, and
/// one of several elsewhere: any place is reached by replaying a few steps, in memory that grows slowly.
struct StepHistory: Sendable {
    /// All steps, in order.
    private var all = ChunkedArray<Entry>()
    /// The number of steps that are done; the later ones were taken back.
    private(set) var count = 0
    /// Every which bookmark is kept far from there; doubled when too many are.
    private var spacing = 4

    /// The number of steps on either side of the place where the session stands of which each bookmark is kept.
    private static let reach = 32
    /// The number of bookmarks that are kept for other steps.
    private static let limit = 4_096

    private struct Entry: Sendable {
        let step: Step
        var before = Bookmark.forgotten
    }

    /// A saved state of the app, kept apart from the steps, which are many.
    private indirect enum Bookmark: Sendable {
        case forgotten
        case kept(Stage)
    }

    /// The steps that are done.
    var done: some RandomAccessCollection<Step> { all.prefix(count).lazy.map { $0.step } }

    /// The steps that were taken back, the first of them first.
    var undone: some RandomAccessCollection<Step> { all.dropFirst(count).lazy.map { $0.step } }

    /// The app before a step; nil if it was forgotten.
    func stage(before index: Int) -> Stage? {
        guard index < all.count, case .kept(let stage) = all[index].before else { return nil }
        return stage
    }

    subscript(index: Int) -> Step { all[index].step }

    /// Adds a step; what was taken back is gone.
    mutating func append(_ step: Step, before: Stage?) {
        all.truncate(to: count)
        all.append(Entry(step: step))
        remember(before, before: count)
        count += 1
        forget(count - Self.reach - 1)
        if count / spacing > Self.limit { thinOut() }
    }

    /// Takes steps back, or takes them once more: the session stands behind another number of them.
    mutating func move(to count: Int) {
        let old = self.count
        self.count = count
        for index in max(0, old - Self.reach)..<min(all.count, old + Self.reach) { forget(index) }
    }

    /// Remembers what the app was before a step.
    mutating func remember(_ stage: Stage?, before index: Int) {
        guard index < all.count else { return }
        all[index].before = stage.map(Bookmark.kept) ?? .forgotten
    }

    /// The nearest bookmark from which a place can be reached by steps that do not run everything again.
    ///
    /// - Parameter target: The number of steps that shall be done.
    /// - Returns: The number of steps before the bookmark, and the app; nil if there is none.
    func bookmark(for target: Int) -> (count: Int, stage: Stage)? {
        var index = target
        while index >= 0 {
            if let stage = stage(before: index) { return (index, stage) }
            guard index > 0, !all[index - 1].step.isMove else { return nil }
            index -= 1
        }
        return nil
    }

    private mutating func forget(_ index: Int) {
        guard all.indices.contains(index), !isPermanentBookmark(index), abs(index - count) > Self.reach else {
            return
        }
        all[index].before = .forgotten
    }

    /// Indicates whether the bookmark of a step is always kept. Behind a move there is no other way back.
    private func isPermanentBookmark(_ index: Int) -> Bool {
        index.isMultiple(of: spacing) || index > 0 && all[index - 1].step.isMove
    }

    private mutating func thinOut() {
        spacing *= 2
        for index in all.indices { forget(index) }
    }
}
