import CommandLanguage
import Foundation
import LineEditing

/// Lines of which those with open braces are read on until the braces close.
package struct ContinuedLines<Source: LineSource> {
    private var source: Source
    /// The number of lines in the last input.
    private(set) var lastCount = 0
    /// Indicates whether the last input is a command that was typed between open braces.
    private(set) var hasLeft = false

    package init(_ source: Source) { self.source = source }

    /// The reason the lines ended early, in a sentence; nil if they did not.
    var problem: String? {
        source.readError.map { code in
            code == ENODEV
                ? FileMessage.endlessInput
                : "The rest of the input can't be read: \(FileMessage.reason(code))."
        }
    }

    /// The next input.
    ///
    /// - Parameters:
    ///   - prompt: What is shown before it.
    ///   - takesCode: Whether it may be code; an answer to a question ends with its line, unless it begins as a file of Swift
    ///     does.
    ///   - leaving: Whether a line between open braces is a command for a person, and gives the code up; nil for a script.
    /// - Returns: One line, or several with open braces between them.
    package mutating func next(
        _ prompt: Prompt, takesCode: Bool, leaving: ((String) -> Bool)? = nil
    ) -> LineInput {
        var statement = UnfinishedStatement(), lines: [String] = []
        (lastCount, hasLeft) = (0, false)
        var first = prompt
        first.keepsLine = false
        while true {
            let more = Prompt(
                lastCount == 1 && leaving != nil ? "  … (Ctrl-C to stop)" : "  …", keepsLine: false)
            switch source.next(lastCount == 0 ? first : more) {
            case .line(let line) where lastCount > 0 && leaving?(line) ?? false:
                hasLeft = true
                return .line(line)
            case .line(let line):
                statement.take(line)
                lines.append(line)
                lastCount += 1
                guard takesCode || PastedSwift.begins(statement.text), statement.isOpen,
                    statement.text.utf8.count < 100_000
                else {
                    source.keep(lines, in: prompt.history)
                    return .line(statement.text)
                }
            case .interrupted: return .interrupted
            case .end:
                guard lastCount > 0 else { return .end }
                source.keep(lines, in: prompt.history)
                return .line(statement.text)
            }
        }
    }
}
