import CommandLanguage
import Lifecycle
import Session

extension Run {
    /// Indicates whether the command was a touch of the screen.
    var isTap: Bool {
        guard case .touch(let command)? = command else { return false }
        switch command {
        case .tap, .tapView: return true
        case .trigger, .tapRow, .scrollToRow, .finish, .cancel: return false
        }
    }
}

extension RunLines {
    /// The views that got a touch or were passed over, with the reasons, and the next responder that it is
    /// offered to.
    var touchLines: [Line] {
        let touched = run.entries.compactMap { index -> (view: View.ID, entry: Entry)? in
            let entry = run.simulation.trace[index]
            guard case .view(let view) = entry.receiver, case .change = entry.event else { return nil }
            return (view, entry)
        }
        let passed = touched.filter { $0.entry.event == .change(.passedByTouch) }
        var lines: [Line] = []
        if let hit = touched.first(where: { $0.entry.event == .change(.hitByTouch) }) {
            let responders = world.responders(above: hit.view).dropFirst().map { $0.ownName(in: world) }
            lines.append(
                Line(
                    Span("  Touched: "), Span(description(of: hit.view), .strong),
                    Span(hit.entry.rule == .clearColourCatchesTouches ? ", although it is transparent" : ""),
                    hanging: 4))
            lines.append(
                Line(
                    "  Next responders: \((responders + ["the window"]).joined(separator: ", "))", .note,
                    hanging: 4))
        } else {
            lines.append(Line("  There's no view there, so the window gets the touch.", hanging: 4))
        }
        lines += passed.prefix(8).map { view, entry in
            Line(
                Span("  Skipped: \(world.viewName(view)), "), Span(reason(entry.rule, view)), hanging: 4,
                aside: entry.rule.facts.identifier)
        }
        return lines + [.next("tree", "trace")]
    }

    private func description(of view: View.ID) -> String {
        let object = world.views[view], name = world.viewName(view)
        let what = name == object.className ? "" : "\(name), "
        return "\(what)a \(object.className) \(text.frame(object.frame))"
    }

    private func reason(_ rule: Rule, _ view: View.ID) -> String {
        switch rule {
        case .touchPassesHiddenViews: "hidden"
        case .touchPassesTransparentViews: "alpha \(world.views[view].alpha.brief) (0.01 or less)"
        case .touchPassesDisabledViews: "user interaction is disabled"
        case .labelsIgnoreTouches: "a \(world.views[view].className) has user interaction disabled by default"
        case .hitTestOverrideDecides: "its hitTest(_:with:) returns nil"
        case .pointInsideOverrideDecides: "its point(inside:with:) returns false"
        default: "the point is outside"
        }
    }
}
