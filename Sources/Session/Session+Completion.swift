import CommandLanguage
import Lifecycle

extension Session {
    /// A line for each command that the app would carry out now, in the groups of help.
    package var possibleLines: [(group: CommandGroup, lines: [String])] {
        let lines = PossibleLine.all(in: context)
        return CommandGroup.allCases.compactMap { group in
            let members = lines.filter { $0.group == group }.map { $0.text }
            return members.isEmpty ? nil : (group, members)
        }
    }

    /// The words that could stand at the end of a line, or complete its last word.
    ///
    /// While a prediction waits these are the calls that are asked about, and the commands that stay.
    ///
    /// - Parameter line: The line up to the cursor.
    /// - Returns: The number of characters that each candidate replaces, and the candidates, sorted by name.
    package func completions(of line: String) -> (replaced: Int, candidates: [CommandCompleter.Candidate]) {
        guard let pending else {
            var found = start.stack.run { CommandCompleter.completions(of: line, in: context) }
            if PredictionText.canBeAll(line), !found.candidates.contains(where: { $0.text == "all" }) {
                found.candidates.append(
                    CommandCompleter.Candidate("all", summary: "asks for every call, not only the usual ones")
                )
                found.candidates.sort { $0.text.lowercased() < $1.text.lowercased() }
            }
            return found
        }
        let word = String(line.reversed().prefix { !AnswerReader.isSeparator($0) }.reversed())
        let isFirst = line.count == word.count
        let candidates = pending.answerWords(isFirst: isFirst)
            .filter { $0.text.lowercased().hasPrefix(word.lowercased()) }
        return (word.count, candidates.sorted { $0.text.lowercased() < $1.text.lowercased() })
    }
}

extension Question {
    /// The words that an answer can hold, each with what it means.
    fileprivate func answerWords(isFirst: Bool) -> [CommandCompleter.Candidate] {
        let callbacks = asked.callbacks ?? Callback.ofControllers
        let names = asked.controllers.map { world.controllers[$0].name }
        let prefixes = names.count > 1 ? names.map { $0 + "." } : [""]
        let calls = prefixes.flatMap { prefix in
            callbacks.map { CommandCompleter.Candidate(prefix + $0.rawValue) }
        }
        guard isFirst else { return calls }
        return calls + [
            CommandCompleter.Candidate("nothing", summary: "no call at all"),
            CommandCompleter.Candidate("hint", summary: "gives a hint"),
            CommandCompleter.Candidate("skip", summary: "shows the answer"),
        ]
    }
}
