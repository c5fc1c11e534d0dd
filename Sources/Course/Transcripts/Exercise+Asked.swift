extension Exercise {
    /// The question, in one line.
    var asked: String {
        switch content {
        case .predict(let question): question.commands.joined
        case .count(let question), .next(let question), .state(let question):
            "\(question.ask.text): \(question.commands.joined)"
        case .choose(let choice):
            [choice.question.words, choice.listed].filter { !$0.isEmpty }.joined(separator: " ")
        case .do(let task): task.goals.joined
        case .fix(let repair): repair.goals.joined
        }
    }
}

extension Exercise.MultipleChoice {
    /// The choices with their letters, in one line.
    fileprivate var listed: String {
        choices.enumerated().map { "\(LessonRunner.letter($0)) \($1.label)" }.joined(separator: " / ")
    }
}

extension Prose {
    /// The words of a question, in one line.
    fileprivate var words: String {
        blocks.compactMap { block in
            switch block.kind {
            case .paragraph(let inlines), .heading(_, let inlines): inlines.map(\.plainText).joined()
            case .code(let code): code.lines.map(\.text).joined(separator: "; ")
            case .list, .quote, .alert, .table, .thematicBreak: nil
            }
        }
        .joined(separator: " ")
    }
}
