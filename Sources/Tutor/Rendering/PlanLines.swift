import Course
import Lifecycle

/// The lessons to take after wrong answers, in lines.
struct PlanLines {
    let shelf: LessonShelf
    let isPassed: (Lesson) -> Bool

    /// A plan by days: the lessons that teach some rules, or what these are about, and about how long they take.
    func lines(for rules: Set<Rule>) -> [Line] {
        let names = Set(rules.map { $0.facts.identifier })
        let subjects = Set(names.map { $0.prefix { $0 != "." } })
        func isAbout(_ lesson: Lesson) -> Int {
            lesson.rules.count { names.contains($0.text) } * 10
                + lesson.rules.count { subjects.contains($0.text.prefix { $0 != "." }) }
        }
        let open = shelf.lessons.enumerated().filter { !isPassed($1) && isAbout($1) > 0 }
        let best = open.sorted { isAbout($0.element) > isAbout($1.element) }.prefix(Self.planned).sorted {
            $0.offset < $1.offset
        }
        guard let first = best.first else {
            return [Line("  Well done! You need no lesson on these topics.", .good, next: "interview   next")]
        }
        var days: [(minutes: Int, lines: [Line])] = []
        for (offset, lesson) in best {
            if days.last.map({ $0.minutes + lesson.minutes > Self.minutesOfDay }) ?? true {
                days.append((0, []))
            }
            days[days.count - 1].minutes += lesson.minutes
            days[days.count - 1].lines.append(
                Line("    learn \(offset + 1)  \(lesson.title), \(lesson.minutes) min", hanging: 6))
        }
        let total = days.reduce(0) { $0 + $1.minutes }
        let heading =
            "  Your plan: \(best.count.counted("lesson", "lessons")) in \(days.count.counted("day", "days")), "
            + "about \(total.asTime)."
        return [Line(heading, .strong)]
            + days.enumerated().flatMap { number, day in
                [Line("  Day \(number + 1), \(day.minutes) min", .heading)] + day.lines
            } + [.next("learn \(first.offset + 1)", "next", "leave")]
    }

    /// The most lessons of a plan, and the most minutes of a day.
    private static let planned = 10, minutesOfDay = 60
}

extension Int {
    /// A number of minutes, in hours if it is at least one.
    var asTime: String { self < 60 ? "\(self) min" : "\(self / 60) h \(self % 60) min" }
}
