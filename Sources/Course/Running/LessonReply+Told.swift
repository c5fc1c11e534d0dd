import Characters
import Lifecycle
import Session

extension [LessonReply] {
    /// The texts in the replies, so that they aren't repeated.
    var told: [String] {
        flatMap { reply -> [String] in
            switch reply {
            case .message(let text): [text]
            case .shown(let lines): lines
            case .hint(_, _, let prose): [prose.plainText]
            case .choices(let verdicts, _, _): verdicts.map { $0.explanation }
            case .explained(let explanation): [explanation.reason?.inBrief].compactMap { $0 }
            case .session(let reply):
                switch reply {
                case .judged(let judged), .shown(let judged):
                    [judged.reason?.inBrief, judged.remark].compactMap { $0 }
                default: []
                }
            default: []
            }
        }
    }
}

extension Prose {
    /// The words of a text of one paragraph; nothing for any other.
    fileprivate var plainText: String {
        guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else { return "" }
        return inlines.map { $0.plainText }.joined()
    }

    /// The text without the sentences at its beginning that have been told, if it is one paragraph.
    func without(_ told: [String]) -> Prose {
        let text = plainText
        let ends = text.indices.filter { place in
            let next = text.index(after: place)
            return text[place] == "." && (next == text.endIndex || text[next].isWhitespace)
        }
        let known = ends.reversed().first { end in told.contains { $0.contains(String(text[...end])) } }
        guard let known else { return self }
        let rest = text[text.index(after: known)...].trimmed
        return rest.isEmpty ? Prose() : Prose([rest])
    }
}
