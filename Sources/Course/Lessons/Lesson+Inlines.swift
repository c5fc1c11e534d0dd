extension Lesson {
    /// All pieces of running text, of the exercises too, each with its line.
    var inlines: [(inline: Prose.Inline, line: Int)] {
        parts.flatMap { part -> [(inline: Prose.Inline, line: Int)] in
            switch part {
            case .prose(let prose): prose.inlines
            case .setup: []
            case .exercise(let exercise):
                (exercise.tips + [exercise.note, exercise.question]).flatMap { $0.inlines }
            }
        }
    }

    /// The links to files, such as `notes.md` or `pictures/stack.png`, each with its line.
    var linkedFiles: [(path: String, line: Int)] {
        inlines.compactMap { inline, line in
            guard case .link(_, let url) = inline, let path = url.split(separator: "#").first,
                !url.hasPrefix("#"), !url.hasPrefix("/"), !path.contains(":")
            else { return nil }
            return (String(path), line)
        }
    }
}

extension Exercise {
    /// The question in the author's words.
    fileprivate var question: Prose {
        switch content {
        case .choose(let choice): choice.question
        case .do(let task): task.text
        case .predict, .count, .next, .state, .fix: Prose()
        }
    }
}

extension Prose {
    fileprivate var inlines: [(inline: Inline, line: Int)] { blocks.flatMap { $0.inlines } }
}

extension Prose.Block {
    fileprivate var inlines: [(inline: Prose.Inline, line: Int)] {
        switch kind {
        case .heading(_, let inlines), .paragraph(let inlines): Self.all(inlines, from: line)
        case .list(let list): list.items.flatMap { $0.blocks }.flatMap { $0.inlines }
        case .quote(let blocks), .alert(_, let blocks): blocks.flatMap { $0.inlines }
        case .table(let table):
            (table.header + table.rows.flatMap { $0 }).flatMap { Self.all($0, from: line) }
        case .code, .thematicBreak: []
        }
    }

    private static func all(
        _ inlines: [Prose.Inline], from first: Int
    ) -> [(inline: Prose.Inline, line: Int)] {
        var line = first
        return inlines.flatMap { inline in
            var found = [(inline: inline, line: line)]
            switch inline {
            case .strong(let inner), .emphasis(let inner), .strikethrough(let inner), .link(let inner, _):
                found += all(inner, from: line)
            case .softBreak, .hardBreak: line += 1
            case .text, .code: break
            }
            return found
        }
    }
}
