import CLibEdit

/// The lines that a person can recall: commands and answers apart, the commands kept in a file from one session to the next.
final class LineHistory {
    /// The walks through them that begin as the line does.
    var searches: [Prompt.History: PrefixSearch] = [.commands: PrefixSearch(), .answers: PrefixSearch()]
    /// A message about the file that has not been shown yet.
    var notice: String?
    private let commands: OpaquePointer
    private let answers: OpaquePointer
    private var file: HistoryFile?

    private static let limit = 1000

    /// Nil when libedit has no memory for them.
    init?(path: String?) {
        guard let commands = history_init() else { return nil }
        guard let answers = history_init() else {
            history_end(commands)
            return nil
        }
        self.commands = commands
        self.answers = answers
        file = path.map { HistoryFile(path: $0, limit: Self.limit) }
        for list in [commands, answers] {
            le_history_limit(list, Int32(Self.limit))
            le_history_skip_repeats(list, true)
        }
    }

    deinit {
        history_end(commands)
        history_end(answers)
    }

    /// The lines as libedit has them.
    func list(of kind: Prompt.History) -> OpaquePointer { kind == .answers ? answers : commands }

    /// Takes in what earlier sessions left in the file; a damaged one is set aside.
    func load() {
        guard let file else { return }
        do throws(HistoryFile.Failure) {
            for line in try file.load() { remember(line, in: .commands) }
        } catch .damaged {
            setAside(file)
        } catch {
            abandon(file, after: error)
        }
    }

    /// Keeps an entry, unless it is empty, starts with a space, repeats the one before or ends the session.
    func keep(_ entry: String, in kind: Prompt.History) {
        guard isKept(entry, in: kind) else { return }
        remember(entry, in: kind)
        guard kind == .commands, let file else { return }
        do throws(HistoryFile.Failure) {
            try file.append(entry)
        } catch {
            abandon(file, after: error)
        }
    }

    private func isKept(_ entry: String, in kind: Prompt.History) -> Bool {
        let word = entry.split(separator: " ").joined(separator: " ").lowercased()
        return !entry.hasPrefix(" ") && !["", "quit", "exit"].contains(word)
            && entry != searches[kind]?.lines.last
    }

    private func remember(_ entry: String, in kind: Prompt.History) {
        le_history_add(list(of: kind), entry)
        searches[kind]?.append(entry)
    }

    private func setAside(_ file: HistoryFile) {
        do throws(HistoryFile.Failure) {
            let path = try file.setAside()
            notice = "The history file was damaged and is now \(path). A new one was started."
        } catch {
            abandon(file, after: error)
        }
    }

    private func abandon(_ old: HistoryFile, after failure: HistoryFile.Failure) {
        file = nil
        notice = "Lines won't be remembered for the next session: \(failure.explanation(for: old.path))"
    }
}
