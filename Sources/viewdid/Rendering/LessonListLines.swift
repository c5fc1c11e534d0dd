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
        let digits = String(shelf.lessons.count).count
        let numbers = shelf.lessons.indices.map { ($0 + 1).inColumns(digits) }
        let rows = shelf.lessons.enumerated().map { index, lesson in
            let done = progress.done(lesson).count, count = lesson.exercises.count
            let mark = done == count ? "[x]" : done > 0 ? "[/]" : "[ ]"
            var line = Line(
                [
                    Span("  \(mark) \(numbers[index])  ", done == count ? .good : .plain),
                    Span(lesson.id, .strong),
                ], remark: lesson.title, inColumn: 10 + digits + width)
            line.aside = "\(done) of \(count)"
            return line
        }
        return rows + [.next("learn \(next)")]
    }

    private var next: String {
        (shelf.lessons.first { progress.done($0).count < $0.exercises.count } ?? shelf.lessons.first)?.id
            ?? ""
    }

    /// How much is done, and of which lessons.
    var summary: [Line] {
        let done = shelf.lessons.map { progress.done($0).count }
        let all = shelf.lessons.reduce(0) { $0 + $1.exercises.count }
        guard done.contains(where: { $0 > 0 }) else {
            return [Line([Span("  Nothing is done yet.")], next: "learn   lessons")]
        }
        let rows = shelf.lessons.enumerated().filter { done[$0.offset] > 0 }.map { index, lesson in
            Line(
                [Span("    \(index + 1)  "), Span(lesson.id, .strong)], hanging: 6,
                aside: "\(done[index]) of \(lesson.exercises.count)")
        }
        let complete = zip(done, shelf.lessons).count { $0 == $1.exercises.count }
        let heading =
            "  \(done.reduce(0, +)) of \(all) exercises are done, and \(complete) of \(shelf.lessons.count) lessons."
        return [Line(heading)] + rows + [.next("learn \(next)", "lessons")]
    }
}

extension Int {
    /// The number at the right edge of a column.
    func inColumns(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
    }
}
