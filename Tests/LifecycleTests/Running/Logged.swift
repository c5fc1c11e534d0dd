import CommandLanguage
import Lifecycle

/// The callbacks that a source logged; only these are compared.
struct Logged: Sendable {
    private var clauses: [Clause] = []

    private struct Clause: Sendable {
        var callbacks: Set<Callback> = []
        var changes: Set<Word> = []
        /// Nobody in particular: every controller.
        var receivers: Set<String> = []

        func hears(_ receiver: Receiver, _ name: String) -> Bool {
            if case .controller = receiver, receivers.isEmpty { return true }
            return receivers.contains(name)
        }
    }

    /// A change that can be logged like a callback.
    enum Word: String, CaseIterable, Sendable { case view, outlets, bitmap, completion, frame }

    /// Reads clauses such as `viewWill/DidAppear view of feed, detail; layoutSubviews of MapView`.
    init?(_ text: String) {
        guard text != "nothing" else { return }
        for part in text.split(separator: ";") {
            var clause = Clause()
            let words = part.split { $0.isWhitespace || $0 == "," }.map(String.init)
            let names = words.firstIndex(of: "of") ?? words.count
            clause.receivers = Set(words.dropFirst(names + 1))
            for word in words[..<names].flatMap(Logged.expand) {
                if word == "all" {
                    clause.callbacks = Set(Callback.allCases.filter { !$0.isSeenWhenOverridden })
                } else if let change = Word(rawValue: word) {
                    clause.changes.insert(change)
                } else if let callback = CallbackName.callback(for: word) {
                    clause.callbacks.insert(callback)
                } else {
                    return nil
                }
            }
            clauses.append(clause)
        }
        if clauses.isEmpty { return nil }
    }

    func includes(_ callback: Callback, of receiver: Receiver, named name: String) -> Bool {
        clauses.contains { $0.callbacks.contains(callback) && $0.hears(receiver, name) }
    }

    func includes(_ word: Word, of receiver: Receiver, named name: String) -> Bool {
        clauses.contains { $0.changes.contains(word) && $0.hears(receiver, name) }
    }

    /// `viewWill/DidAppear` stands for both.
    private static func expand(_ word: String) -> [String] {
        word.contains("Will/Did")
            ? [word.replacing("Will/Did", with: "Will"), word.replacing("Will/Did", with: "Did")] : [word]
    }
}
