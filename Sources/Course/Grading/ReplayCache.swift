import Foundation
import Session

/// The results of earlier replays, so that transcripts with equal beginnings share the work.
///
/// An input is found by all inputs before it, and by the app at the start: by content, never by file. A
/// lesson's exercises don't depend on what happened at others, so each has its own beginnings. The cache is
/// bounded: when it is full, it starts over.
final class ReplayCache: @unchecked Sendable {
    /// The depth of the explanations for wrong answers.
    let depth: Session.Depth
    private let makePlayer: PlayerFactory
    private let lock = NSLock()
    private var beginnings: [[String?]: Beginning] = [:]
    /// About how many bytes all this takes.
    private var weight = 0
    private let limit: Int

    /// About the bytes of an answer with what is said about it.
    var answerWeight: Int { depth == .everything ? 5_000 : 700 }

    /// About how many bytes are kept.
    static let standardLimit = 48 << 20

    init(_ depth: Session.Depth, limit: Int = ReplayCache.standardLimit, makePlayer: @escaping PlayerFactory)
    {
        self.depth = depth
        self.limit = limit
        self.makePlayer = makePlayer
    }

    /// The shared beginning of all transcripts of a lesson, or of all sessions with the same app.
    final class Beginning: Sendable {
        let player: any TranscriptPlayer
        let items: [GradeItem]
        let root: ReplayNode

        init(_ player: any TranscriptPlayer) {
            self.player = player
            items = player.items
            root = ReplayNode(player: player)
        }
    }

    /// The beginning that a transcript has by its header.
    func beginning(of header: TranscriptHeader) throws(FileFault) -> Beginning {
        let keys: [TranscriptHeader.Key] = [.lesson, .ios, .linkedIOS, .device]
        // With a seed, the drawing may depend on any field of the header.
        let key =
            keys.map { header[$0] }
            + (header[.seed] == nil ? [] : header.fields.flatMap { [$0.key, $0.value] })
        if let known = lock.withLock({ beginnings[key] }) { return known }
        // A header may ask for anything: what cannot be played is not kept.
        var player = try makePlayer(header, StepBudget.limit)
        player.watch(depth)
        let made = Beginning(player)
        add(weight: ReplayNode.playerWeight)
        return lock.withLock {
            let kept = beginnings[key] ?? made
            beginnings[key] = kept
            return kept
        }
    }

    /// Counts what is kept, and forgets all when it is too much. A thread that is inside goes on with what it has.
    func add(weight new: Int) {
        lock.withLock {
            weight += new
            guard weight > limit else { return }
            beginnings = [:]
            weight = 0
        }
    }
}

/// The result of one input after others.
final class ReplayNode: @unchecked Sendable {
    /// The entries that the input brought.
    let produced: [JournalEntry]
    let evidence: InputEvidence
    /// The steps that it took, and those that explaining took.
    let cost: Int, costOfExplanations: Int
    private let lock = NSLock()
    private var children: [Input: ReplayNode] = [:]
    private var player: (any TranscriptPlayer)?
    private var uses = 0
    private var storedItems: [GradeItem]?

    /// About the bytes of a player.
    static let playerWeight = 30_000

    /// An input, whenever it came.
    struct Input: Hashable {
        let kind: JournalEntry.Kind
        let text: String
    }

    init(player: any TranscriptPlayer) {
        (produced, evidence, cost, costOfExplanations) = ([], InputEvidence(), 0, 0)
        self.player = player
    }

    init(_ produced: [JournalEntry], _ evidence: InputEvidence, cost: Int, costOfExplanations: Int) {
        (self.produced, self.evidence) = (produced, evidence)
        (self.cost, self.costOfExplanations) = (cost, costOfExplanations)
    }

    /// About how many bytes it takes.
    var weight: Int {
        400 + (evidence.shown.count + evidence.known.count) * 8
            + produced.reduce(0) { sum, entry in
                sum + 100 + 2 * entry.text.utf8.count + entry.outcome.reduce(0) { $0 + 20 + $1.utf8.count }
            }
    }

    func child(_ input: Input) -> ReplayNode? { lock.withLock { children[input] } }

    /// Keeps what came of an input, unless another thread was faster.
    func keep(_ node: ReplayNode, for input: Input) -> ReplayNode {
        lock.withLock {
            if let other = children[input] { return other }
            children[input] = node
            return node
        }
    }

    /// The player as it stands behind the input, if it was kept.
    var keptPlayer: (any TranscriptPlayer)? { lock.withLock { player } }

    /// Keeps a player, if it is worth it: where inputs differ behind the same ones more than once.
    ///
    /// - Returns: About the bytes that this takes.
    func offer(_ new: any TranscriptPlayer, isPlace: Bool) -> Int {
        lock.withLock {
            uses += 1
            guard player == nil, isPlace || uses > 1 else { return 0 }
            player = new
            return Self.playerWeight
        }
    }

    /// Returns the questions so far, created once by the closure.
    func items(_ make: () -> [GradeItem]) -> [GradeItem] {
        if let items = lock.withLock({ storedItems }) { return items }
        let items = make()
        return lock.withLock {
            storedItems = storedItems ?? items
            return storedItems ?? items
        }
    }
}
