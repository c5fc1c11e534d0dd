import CommandLanguage
import Lifecycle
import Session

/// Puts first what is likeliest to be meant, since the list that Tab shows has room for some twenty; before a word is
/// begun, only what belongs to this moment is listed.
struct CandidateOrder {
    /// The line up to the cursor.
    let typed: String
    /// Indicates whether the line asks for help.
    let isOfHelp: Bool
    /// The words of this moment: the calls of the last command, each with and without its receiver, or the usual ones,
    /// and the commands that are possible.
    private let now: Set<String>

    init(typed: String, in session: Session) {
        self.typed = typed
        isOfHelp = Self.begins(typed, with: "help")
        let run = session.lastRun
        let called: [String] =
            run.map { run in
                let trace = run.simulation.trace, world = run.simulation.world
                return run.visibleCallbacks.flatMap { index -> [String] in
                    let entry = trace[index]
                    return [entry.callbackName, entry.receiver.name(in: world) + "." + entry.callbackName]
                }
            } ?? []
        if Self.begins(typed, with: "why"), !called.isEmpty {
            now = Set(called)
        } else if isOfHelp {
            let offers = HelpLines.offers(in: session).map { $0.line }
            now = Set(offers.compactMap { HelpLines.command(of: $0)?.name } + ["predict", "all"])
        } else if Self.begins(typed, with: "predict") || Self.begins(typed, with: "compare") {
            let possible = session.possibleLines.flatMap { $0.lines }
            let names = HelpLines.telling.filter { name in possible.contains { $0.begins(with: name) } }
            now = Set(names.map { String($0.prefix { $0 != " " }) } + ["all"])
        } else {
            now = Set(Self.usual)
        }
    }

    /// The candidates, numbers by their size and all others as they came where nothing puts one before the other.
    func sorted(_ candidates: [CommandCompleter.Candidate]) -> [CommandCompleter.Candidate] {
        // Nobody types a rule's identifier who hasn't seen it.
        let candidates = candidates.filter { typed.contains(".") || Rule(identifier: $0.text) == nil }
        let ranked = candidates.enumerated().map { index, candidate in
            (rank: rank(candidate.text), number: Int(candidate.text) ?? 0, index: index)
        }
        let sorted = ranked.sorted { ($0.rank, $0.number, $0.index) < ($1.rank, $1.number, $1.index) }
        let isBegun = !(typed.last?.isWhitespace ?? true), some = sorted.prefix { $0.rank < 2 }
        let isLong = candidates.count > Self.most && some.contains { $0.rank == 1 }
        return (isBegun || !isLong ? sorted : Array(some)).map { candidates[$0.index] }
    }

    /// The words of an answer without the calls that are seldom made, if there are too many for a screen.
    static func usual(of words: [CommandCompleter.Candidate]) -> [CommandCompleter.Candidate] {
        guard words.count > most else { return words }
        return words.filter { word in
            word.text.split(separator: ".", maxSplits: 1).dropFirst().allSatisfy {
                usual.contains(String($0))
            }
        }
    }

    private func rank(_ text: String) -> Int {
        if Int(text) != nil { return 0 }
        if now.contains(text) { return 1 }
        if isOfHelp, Self.commands.contains(text) { return 2 }
        return 3
    }

    /// As many candidates fit on a screen.
    private static let most = 20
    private static let commands = Set(CommandHelp.all.map { $0.name })
    private static let usual =
        ([.loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .deinitialize]
        + Callback.appearances).map { $0.rawValue }

    private static func begins(_ line: String, with word: String) -> Bool {
        line.drop { $0 == " " }.lowercased().hasPrefix(word + " ")
    }
}
