import Course

/// A lesson as its author previews it, in lines.
package struct PreviewLines {
    let lessons: LessonLines

    package init(styling: Styling) {
        lessons = LessonLines(replies: ReplyLines(documents: .carried, styling: styling))
    }

    package func lines(_ preview: LessonPreview) -> [Line] { preview.pieces.flatMap(lines) }

    private func lines(_ piece: LessonPreview.Piece) -> [Line] {
        let (heading, replies): (Line?, [LessonReply]) =
            switch piece {
            case .said(let replies): (nil, replies)
            case .wrong(let answer, let replies): (headed("A wrong answer: ", answer, .bad), replies)
            case .right(let answer, let replies): (headed("The right answer: ", answer, .good), replies)
            }
        let body = replies.flatMap(lessons.lines).withoutNext
        return (heading.map { [.empty, $0] } ?? []) + body
    }

    private func headed(_ what: String, _ answer: String, _ emphasis: Emphasis) -> Line {
        Line(Span("? " + what, emphasis), Span(answer, .strong), hanging: 4)
    }
}
