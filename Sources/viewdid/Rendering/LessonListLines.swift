import Characters
import Course

/// The lessons and what is done of them, in lines.
struct LessonListLines {
    let shelf: LessonShelf
    let progress: LearnerProgress

    var lines: [Line] {
        guard !shelf.lessons.isEmpty else {
            return [Line("! No lessons were found. Name their folder with --lessons.", .bad)]
        }
        let width = shelf.lessons.map(\.id.cellWidth).max() ?? 0
        let rows = shelf.lessons.enumerated().map { index, lesson in
            let done = progress.done(lesson).count, count = lesson.exercises.count
            let mark = done == count ? "[x]" : done > 0 ? "[/]" : "[ ]"
            return Line(
                [
                    Span("  \(mark) \(index + 1)  ", done == count ? .good : .plain),
                    Span(lesson.id.padded(toCells: width) + "  ", .strong), Span(lesson.title),
                ], hanging: 10, aside: "\(done) of \(count)")
        }
        return rows + [.next("learn \(next)")]
    }

    private var next: String {
        (shelf.lessons.first { progress.done($0).count < $0.exercises.count } ?? shelf.lessons.first)?.id
            ?? ""
    }
}
