import CommandLanguage
import Foundation
import LineEditing

/// Lines of which those with open braces are read on until the braces close.
package struct ContinuedLines<Source: LineSource> {
    private var source: Source
    /// The number of lines in the last input.
    private(set) var lastCount = 0

    package init(_ source: Source) { self.source = source }

    /// The reason the lines ended early, in a sentence; nil if they did not.
    var problem: String? {
        source.readError.map { code in
            code == ENODEV ? FileMessage.endlessInput : FileMessage.brokenInput(code)
        }
    }

    /// The next input.
    ///
    /// - Parameters:
    ///   - prompt: What is shown before it.
    ///   - takesCode: Whether it may be code; an answer to a question ends with its line, unless it begins as a file of Swift
    ///     does.
    /// - Returns: One line, or several with open braces between them.
    package mutating func next(_ prompt: Prompt, takesCode: Bool) -> LineInput {
        var statement = UnfinishedStatement(), lines: [String] = []
        lastCount = 0
        var first = prompt
        first.keepsLine = false
        while true {
            switch source.next(lastCount == 0 ? first : Prompt("  …", keepsLine: false)) {
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
