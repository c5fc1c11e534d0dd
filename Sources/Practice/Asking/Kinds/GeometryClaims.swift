import CommandLanguage
import Lifecycle

/// Statements about frames and touches, true or false.
enum GeometryClaims {
    typealias Claim = StateQuestion.Claim

    /// The frames that views have, and those that they might be taken to have.
    static func frames(_ run: SampleRun) -> [Claim] {
        let own = run.sampleApp.own.compactMap { name in
            run.controller(name).flatMap { run.world.controllers[$0].view }.map { (name + ".view", $0) }
        }
        let views = run.sampleApp.views.compactMap { name in run.world.view(named: name).map { (name, $0) } }
        return (own + views).flatMap { name, view -> [Claim] in
            guard let former = run.earlier.readFrame(of: view), let rule = rule(of: view, run) else {
                return []
            }
            let frame = run.world.readFrame(of: view)
            let wrong = frame == former ? stretched(frame, of: view, run) : former
            guard let wrong, wrong != frame else { return [] }
            return [(frame, true), (wrong, false)].map { frame, isTrue in
                Claim(text: "\(name).frame is \(frame.words)", isTrue: isTrue, rule: rule)
            }
        }
    }

    /// The rule by which a view has its frame; nil if nothing that happened was about it.
    private static func rule(of view: View.ID, _ run: SampleRun) -> Rule? {
        if let last = run.entries.last(where: { isResizing(run.trace[$0], view) }) {
            return run.trace[last].rule
        }
        guard let superview = run.world.views[view].superview else { return nil }
        if run.entries.contains(where: { isResizing(run.trace[$0], superview) }) {
            return .autoresizingFollowsSuperview
        }
        return run.deciding(among: [.boundsOriginShiftsContents, .layoutWaitsForCommit])
    }

    private static func isResizing(_ entry: Entry, _ view: View.ID) -> Bool {
        guard case .change(.resized) = entry.event else { return false }
        return entry.receiver == .view(view)
    }

    /// Returns the frame that the view would have if it had followed its superview's new size or bounds.
    private static func stretched(_ frame: Rectangle, of view: View.ID, _ run: SampleRun) -> Rectangle? {
        guard let superview = run.world.views[view].superview,
            let before = run.earlier.views[superview]?.bounds
        else { return nil }
        let now = run.world.views[superview].bounds
        return Rectangle(
            x: frame.x - (now.x - before.x), y: frame.y - (now.y - before.y),
            size: Size(
                width: frame.size.width + now.size.width - before.size.width, height: frame.size.height))
    }

    /// The view that gets the last touch, and those that might be taken to get it.
    static func touched(_ run: SampleRun) -> [Claim] {
        guard let place = run.entries.last(where: { run.trace[$0].event == .change(.hitByTouch) }),
            case .view(let hit) = run.trace[place].receiver
        else { return [] }
        let own = run.sampleApp.own.compactMap { name in
            run.controller(name).flatMap { run.world.controllers[$0].view }.map { (name + ".view", $0) }
        }
        let views = run.sampleApp.views.compactMap { name in run.world.view(named: name).map { (name, $0) } }
        let passed = passedOver(run)
        // In the order of the views: that of a dictionary would be another each time.
        let telling = views.lazy.compactMap { passed[$0.1] }.first { $0 != .touchStaysInBounds }
        return (own + views).compactMap { name, view -> Claim? in
            let text = "tap.view is \(name)"
            if view == hit {
                return Claim(text: text, isTrue: true, rule: telling ?? run.trace[place].rule)
            }
            if let rule = passed[view] {
                // A touch outside a view is no question, unless the view's ancestor is passed over for that.
                return rule == .touchStaysInBounds ? nil : Claim(text: text, isTrue: false, rule: rule)
            }
            let isInside = run.world.superviews(of: view).compactMap { passed[$0] }.first
            if let isInside { return Claim(text: text, isTrue: false, rule: isInside) }
            guard !views.allSatisfy({ $0.1 != view }), !run.world.isBelow(hit, view) else {
                return nil
            }
            return Claim(text: text, isTrue: false, rule: run.trace[place].rule)
        }
    }

    /// The views that the last touch went past, each with the rule.
    private static func passedOver(_ run: SampleRun) -> [View.ID: Rule] {
        var passed: [View.ID: Rule] = [:]
        for index in run.entries where run.trace[index].event == .change(.passedByTouch) {
            if case .view(let view) = run.trace[index].receiver { passed[view] = run.trace[index].rule }
        }
        return passed
    }
}
