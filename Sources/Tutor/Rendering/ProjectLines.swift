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
        let status = status + String(repeating: " ", count: max(0, 8 - status.count))
        let seen = item.fault.map { (item.text.isEmpty ? "" : " Seen: ") + $0.asSentence } ?? ""
        return Line(
            [
                Span(status, item.fault == nil ? .good : .bad), Span(item.name + ": ", .strong),
                Span(item.text + seen),
            ], hanging: 8)
    }
}

extension String {
    fileprivate var asSentence: String { hasSuffix(".") ? self : self + "." }
}
