extension CommandParser {
    /// Indicates whether a statement that is not understood is a question, a title or a console message, for
    /// which a page may be looked up, rather than a faulty command.
    package static func isProse(_ statement: String, in context: CommandContext) -> Bool {
        guard statement.utf8.count < 1_000, !statement.contains(where: { $0.isNewline }),
            !PastedSwift.isStatement(statement)
        else { return false }
        do throws(CommandError) {
            switch try read(statement, in: context) {
            case .understood: return false
            case .notUnderstood(let sentence, let failure):
                return QuestionWords.makeUp(statement) || failure.isProse(sentence, context)
            }
        } catch {
            return QuestionWords.makeUp(statement) || QuestionWords.areInARow(in: statement)
        }
    }
}
