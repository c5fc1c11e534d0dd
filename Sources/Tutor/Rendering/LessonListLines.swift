import Course
import Foundation
import Practice
import Session

/// The lessons and the learner's progress in them, in lines.
package struct LessonListLines {
    let shelf: LessonShelf
    let progress: LearnerProgress

    package init(shelf: LessonShelf, progress: LearnerProgress) {
        (self.shelf, self.progress) = (shelf, progress)
    }

    package var lines: [Line] {
        guard !shelf.lessons.isEmpty else {
            return [Line("! " + LessonShelf.isEmpty, .bad)]
        }
        let width = shelf.lessons.map(\.id.cellWidth).max() ?? 0
        let digits = String(shelf.lessons.count).count
        let numbers = shelf.lessons.indices.map { ($0 + 1).inColumns(digits) }
        let rows = shelf.lessons.enumerated().flatMap { index, lesson -> [Line] in
            let done = progress.done(lesson).count, count = lesson.exercises.count
            let hasTestedOut = done < count && progress.hasTestedOut(of: lesson)
            let isPassed = done == count || hasTestedOut
            let mark = isPassed ? "[x]" : done > 0 ? "[/]" : "[ ]"
            var line = Line(
                [
                    Span("  \(mark) \(numbers[index])  ", isPassed ? .good : .plain),
                    Span(lesson.id, .strong),
                ], remark: lesson.title, inColumn: 10 + digits + width)
            line.aside =
                !progress.hasBegun(lesson)
                ? "\(lesson.minutes) min" : (hasTestedOut ? "tested out, " : "") + "\(done) of \(count)"
            return [line]
                + LessonListLines.changes(progress.changed(lesson), in: lesson, indentation: 8 + digits)
        }
        return rows + faults + lanes + [.next("learn \(next)")]
    }

    /// The lanes, each with its purpose and how long it takes.
    var lanes: [Line] {
        let lanes = shelf.library.lanes
        let width = lanes.map(\.name.cellWidth).max() ?? 0
        return lanes.map { lane in
            var line = Line(
                [Span("  learn for "), Span(lane.name, .strong)], remark: lane.title, inColumn: 14 + width)
            line.aside = minutes(of: lane.lessons).asTime
            return line
        }
    }

    private func minutes(of lessons: [String]) -> Int {
        lessons.compactMap(shelf.lesson).reduce(0) { $0 + $1.minutes }
    }

    /// A lane with its days.
    func plan(of lane: Lane) -> [Line] {
        let count = lane.lessons.count.counted("lesson", "lessons")
        return [Line("  \(lane.name): \(lane.title); \(count), \(minutes(of: lane.lessons).asTime)", .strong)]
            + lane.days.enumerated().map { number, day in
                let names = day.map { id in
                    (shelf.lesson(id.text).flatMap(shelf.number).map { "\($0) " } ?? "") + id.text
                }
                return Line(
                    "    Day \(number + 1)  " + names.joined(separator: ", "), hanging: 11,
                    aside: minutes(of: day.map(\.text)).asTime)
            }
    }

    /// The work of a day: what is due, how far the lessons are, and whether that is enough.
    ///
    /// - Parameter date: Now.
    /// - Returns: The lines.
    func today(_ date: Date) -> [Line] {
        let day = Deck.day(of: date), deck = Deck(progress.practice), due = deck.due(on: day).count
        let beliefs = progress.practice.dueBeliefs(on: day).count
        let finished = progress.finishedToday(on: shelf), lane = progress.lane(on: shelf)
        // In a lane, the day is that of the first open lesson, unless a day was finished.
        let days = lane?.days.map { $0.compactMap { shelf.lesson($0.text) } } ?? []
        let place = days.firstIndex { $0.contains { !progress.isPassed($0) } }
        let isDayOver =
            lane == nil || place == nil
            || days[place ?? 0].allSatisfy { lesson in
                !finished.contains { $0.id == lesson.id }
            }
        let isDone = due + beliefs == 0 && !finished.isEmpty && isDayOver
        var lines: [Line] = []
        if due + beliefs > 0 {
            let rules = due > 0 ? [due.counted("rule", "rules")] : []
            let wrong = beliefs > 0 ? [beliefs.counted("earlier mistake", "earlier mistakes")] : []
            lines.append(Line("  To review: \((rules + wrong).joined(separator: ", "))."))
        } else {
            let next = deck.cards.values.map(\.dueDay).min().map { $0 - day }
            let when = next.map {
                $0 == 1 ? " The next review is tomorrow." : " The next review is in \($0) days."
            }
            lines.append(Line("  Nothing to review today." + (when ?? "")))
        }
        if !finished.isEmpty {
            lines.append(Line("  Finished today: \(finished.map(\.id).joined(separator: ", ")).", hanging: 4))
        }
        let next = progress.nextLesson(on: shelf)
        if let next {
            let part = lane.flatMap { lane in
                place.map { ", day \($0 + 1) of \(days.count) for \(lane.name)" }
            }
            lines.append(
                Line(
                    "  \(isDone ? "Next time" : "Next"): lesson \(next.number) "
                        + "(\(next.lesson.minutes) min\(part ?? "")), \(next.lesson.title)", hanging: 4))
        }
        if isDone { lines.append(Line("  You're done for today.", .good)) }
        let offers = [
            due > 0 ? "practice" : nil, beliefs > 0 ? "practice beliefs" : nil,
            next.map { "learn \($0.number)" },
            isDone ? "quit" : nil,
        ]
        return lines + [Line(next: offers.compactMap(\.self).joined(separator: "   "))]
    }

    /// The files with errors, which aren't lessons or can't be used.
    private var faults: [Line] {
        let files = Set(shelf.library.problems.map(\.file)).sorted()
        guard !files.isEmpty else { return [] }
        let names = files.prefix(6).joined(separator: ", ") + (files.count > 6 ? ", …" : "")
        let check = "viewdid lessons check \(shelf.folder ?? "")"
        return [Line("! \(names) can't be used. To see what is wrong: \(check)", .bad)]
    }

    /// Returns the exercises of a lesson that have changed since the learner answered them.
    static func changes(_ changed: Set<String>, in lesson: Lesson, indentation: Int = 2) -> [Line] {
        guard !changed.isEmpty else { return [] }
        let names = lesson.exercises.enumerated().filter { changed.contains($0.element.id) }
            .map { "\($0.offset + 1) \($0.element.id)" }.joined(separator: ", ")
        let text = "Changed since you answered \(changed.count == 1 ? "it" : "them"): \(names)."
        return [
            Line(String(repeating: " ", count: indentation) + text, .note, hanging: indentation)
        ]
    }

    private var next: String {
        (shelf.lessons.first { !progress.isPassed($0) } ?? shelf.lessons.first)?.id ?? ""
    }

    /// The number of exercises done, by lesson.
    var summary: [Line] {
        let done = shelf.lessons.map { progress.done($0).count }
        let all = shelf.lessons.reduce(0) { $0 + $1.exercises.count }
        guard done.contains(where: { $0 > 0 }) else {
            return [Line("  Nothing done yet.", next: "learn   lessons")]
        }
        let rows = shelf.lessons.enumerated().filter { done[$0.offset] > 0 }.map { index, lesson in
            Line(
                Span("    \(index + 1)  "), Span(lesson.id, .strong), hanging: 6,
                aside: "\(done[index]) of \(lesson.exercises.count)")
        }
        let complete = shelf.lessons.count(where: progress.isPassed)
        let heading =
            "  \(done.reduce(0, +)) of \(all) exercises are done, and \(complete) of \(shelf.lessons.count) lessons."
        return [Line(heading)] + rows + [.next("learn \(next)", "lessons")]
    }
}
