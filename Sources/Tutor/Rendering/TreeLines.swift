import CommandLanguage
import Lifecycle
import Reports

/// The window with its views and controllers, one inside the other, in lines.
struct TreeLines {
    let world: World
    private var text: WorldText { WorldText(world: world) }

    /// Deeper levels are counted, not drawn.
    private static let deepest = 24

    var lines: [Line] {
        var lines = world.livingWindows.flatMap(lines(of:))
        let apart = world.controllers.identifiers.filter { isApart($0) }
        if !apart.isEmpty { lines.append(Line("  Not in a window:", .faint)) }
        return lines + apart.map(apartLine) + [.next("state", "trace")]
    }

    private func lines(of window: Window.ID) -> [Line] {
        let object = world.windows[window], isAlone = world.livingWindows.count == 1
        let key = !isAlone && world.keyWindow == window ? ", key" : ""
        let level = object.level == 0 ? "" : ", level \(object.level.brief)"
        var lines = [
            Line(
                Span("  UIWindow", .strong), Span(isAlone ? "" : " " + world.windowName(window), .strong),
                Span((object.isVisible ? ", on screen" : ", hidden") + key + level, .faint))
        ]
        var waiting = object.subviews.reversed().map { ($0, 1) }
        while let (view, depth) = waiting.popLast() {
            lines.append(line(view, depth))
            let below = world.views[view].subviews
            if depth < TreeLines.deepest {
                waiting += below.reversed().map { ($0, depth + 1) }
            } else if !below.isEmpty {
                lines.append(Line(indentation(depth + 1) + "…", .faint))
            }
        }
        return lines
    }

    private func line(_ view: View.ID, _ depth: Int) -> Line {
        let object = world.views[view]
        var spans = [
            Span(indentation(depth)), Span(object.className), Span(" " + text.frame(object.frame), .faint),
        ]
        if let controller = object.controller {
            let state = world.controllers[controller].appearance.rawValue
            spans += [Span("  " + text.name(controller), .strong), Span(" (\(state))", .faint)]
        } else if world.viewName(view) != object.className {
            spans.append(Span("  " + world.viewName(view), .strong))
        }
        let remarks = remarks(on: view)
        if !remarks.isEmpty { spans.append(Span("  " + remarks.joined(separator: ", "), .note)) }
        return Line(spans, hanging: 4 + 2 * depth)
    }

    /// Returns the special properties of a view, as far as touches and layout go.
    private func remarks(on view: View.ID) -> [String] {
        let object = world.views[view]
        var remarks: [String] = []
        if object.isHidden { remarks.append("hidden") }
        if object.alpha < 1 { remarks.append("alpha \(object.alpha.brief)") }
        if !object.isUserInteractionEnabled { remarks.append("gets no touches") }
        if object.backgroundColor == .clear { remarks.append("clear") }
        if world.hasAmbiguousLayout(view) { remarks.append("ambiguous layout") }
        return remarks
    }

    private func isApart(_ controller: Controller.ID) -> Bool {
        let object = world.controllers[controller]
        guard object.isAlive else { return false }
        return !(object.view.map { world.views[$0].isInWindow || world.views[$0].isWindowSubview } ?? false)
    }

    private func apartLine(_ controller: Controller.ID) -> Line {
        Line(
            Span("    " + text.name(controller), .strong), Span(": " + text.sentence(on: controller), .faint),
            hanging: 6)
    }

    private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth + 1) }
}
