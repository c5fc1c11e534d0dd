import CommandLanguage
import Course
import Lifecycle

/// The page that answers a line which is no command: a question in plain words, or the name of a topic.
enum AskedTopic {
    /// What to type to see the page.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: Nil if the line asks nothing, or nothing that is known.
    static func command(for line: String) -> String? {
        guard line.utf8.count < 1_000, let handbook = Handbook.shared else { return nil }
        if let entry = handbook.entry(named: line) { return "explain \(entry.name)" }
        guard QuestionWords.ask(line) else { return nil }
        switch handbook.page(for: line) {
        case .entry(let entry)?: return "explain \(entry.name)"
        case .outside(let topic)?: return "explain \(topic.near)"
        case nil:
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "." }
            let names = words.map { $0.split(separator: ".").last.map(String.init) ?? String($0) }
            return names.first(where: CallbackName.isFullName).map { "explain \($0)" }
        }
    }
}
