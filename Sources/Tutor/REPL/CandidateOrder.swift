import CommandLanguage
import Lifecycle
import Session

/// Puts first what is likeliest to be meant, since the list that Tab shows has room for some twenty.
struct CandidateOrder {
    /// The line up to the cursor.
    let typed: String
    /// The calls of the last command, each with and without its receiver.
    private let called: Set<String>

    init(typed: String, in session: Session) {
        self.typed = typed
        guard Self.begins(typed, with: "why"), let run = session.lastRun else {
            called = []
            return
        }
        let trace = run.simulation.trace, world = run.simulation.world
        called = Set(
            run.visibleCallbacks.flatMap { index -> [String] in
                let entry = trace[index]
                return [entry.callbackName, entry.receiver.name(in: world) + "." + entry.callbackName]
            })
    }

    /// The candidates, numbers by their size and all others as they came where nothing puts one before the other.
    func sorted(_ candidates: [CommandCompleter.Candidate]) -> [CommandCompleter.Candidate] {
        let isOfHelp = Self.begins(typed, with: "help")
        let ranked = candidates.enumerated().map { index, candidate in
            (rank: rank(candidate.text, isOfHelp: isOfHelp), number: Int(candidate.text) ?? 0, index: index)
        }
        return ranked.sorted { ($0.rank, $0.number, $0.index) < ($1.rank, $1.number, $1.index) }
            .map { candidates[$0.index] }
    }

    private func rank(_ text: String, isOfHelp: Bool) -> Int {
        if Int(text) != nil { return 0 }
        if called.contains(text) || isOfHelp && Self.commands.contains(text) { return 1 }
        return Rule(identifier: text) == nil ? 2 : 3
    }

    private static let commands = Set(CommandHelp.all.map(\.name))

    private static func begins(_ line: String, with word: String) -> Bool {
        line.drop { $0 == " " }.lowercased().hasPrefix(word + " ")
    }
}
