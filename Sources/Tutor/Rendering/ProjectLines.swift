import Course
import Session

/// The state of a project, in lines: the reports, what broke, and a summary.
package struct ProjectLines {
    private let check: ProjectCheck

    package init(_ check: ProjectCheck) { self.check = check }

    package var lines: [Line] {
        let isOpen = check.reports.filter { $0.fault != nil }.count
        let closed = "\(check.reports.count - isOpen) of \(check.reports.count) reports closed"
        let broken = check.broken.isEmpty ? "nothing else broke" : "\(check.broken.count) broken"
        return check.reports.map { line($0.fault == nil ? "closed" : "open", $0) }
            + check.broken.map { line("broken", $0) }
            + [Line("\(closed); \(broken).", check.isDone ? .good : .plain)]
    }

    private func line(_ status: String, _ item: ProjectCheck.Item) -> Line {
        let seen = item.fault.map { (item.text.isEmpty ? "" : " Seen: ") + $0.asSentence } ?? ""
        return Line(
            [
                Span(status.padded(toCells: 8), item.fault == nil ? .good : .bad),
                Span(item.name + ": ", .strong),
                Span(item.text + seen),
            ], hanging: 8)
    }
}

/// The stages of a container to build, and the first difference from UIKit's.
package struct NavigationLines {
    private let difference: NavigationProject.Difference?

    package init(_ difference: NavigationProject.Difference?) { self.difference = difference }

    package func lines(_ styling: Styling) -> [Line] {
        let stages = NavigationProject.stages, done = difference?.stage ?? stages.count
        let standing = stages.prefix(done + 1).enumerated().map { number, stage in
            Line(
                [
                    Span(number < done ? "done  " : "open  ", number < done ? .good : .bad),
                    Span("\(number + 1). \(stage.title)", .strong),
                ], hanging: 6)
        }
        guard let difference else {
            return standing + [Line("No screen can tell your container from UINavigationController.", .good)]
        }
        let reason = difference.rule.map { Line("  " + $0.facts.statement, hanging: 2) }
        return standing + difference.contrast.lines(styling) + [reason].compactMap { $0 }
            + [Line("\(done) of \(stages.count) stages done.")]
    }
}

extension String {
    fileprivate var asSentence: String { hasSuffix(".") ? self : self + "." }
}
