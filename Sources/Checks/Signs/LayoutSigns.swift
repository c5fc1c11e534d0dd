import Lifecycle
import Session

/// Signs of mistakes in layout.
extension ControllerCheck {
    static let layoutCallbacks: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    private static let adding: Set<String> = ["addSubview", "insertSubview"]
    private static let asking: Set<String> = [
        "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints",
    ]

    /// Layout that asks for layout.
    mutating func readEndlessLayout(_ index: Int, _ play: Play) {
        let trace = play.trace
        // The overrides of the last rounds.
        let start = max(0, index - 200)
        let rounds = (start..<index).filter { position in
            guard let (callback, owner) = play.override(position) else { return false }
            return [.viewWillLayoutSubviews, .viewDidLayoutSubviews].contains(callback) && owner == classID
        }
        guard rounds.count > 2, let last = rounds.last, let (callback, _) = play.override(last) else {
            return readEndlessLayout(ofViewAt: index, play)
        }
        let doubt = play.doubt(in: last..<min(play.end(of: last), trace.count))
        let subviews = call(Self.adding, in: Self.layoutCallbacks)
        let request = call(Self.asking, in: Self.layoutCallbacks)
        let kind: FindingKind = subviews != nil ? .layoutAddsSubviews : .layoutWithoutEnd
        guard
            let place = subviews?.start ?? request?.start
                ?? classID.flatMap({ play.world.classes[$0].overrides[callback]?.location })
        else { return }
        // A constraint that says what is so already need not bring another layout.
        let piles = subviews == nil && request == nil && activatesInLayout
        if let doubt = doubt ?? (piles ? .uncertain : nil) {
            return evidence.leaveOpen(kind, at: place, because: doubt)
        }
        let message =
            kind == .layoutAddsSubviews
            ? "\(callback.rawValue) adds a view in each layout pass, which triggers another one: an endless loop."
            : "\(callback.rawValue) triggers layout in each layout pass: an endless loop."
        find(kind, at: place, message, in: play, upTo: index)
    }

    /// Indicates whether each layout activates constraints.
    private var activatesInLayout: Bool {
        outlines.methods(reachedFrom: Self.layoutCallbacks).contains { method in
            method.calls.contains { ["activate", "addConstraint", "addConstraints"].contains($0.name) }
                || method.assignments.contains { $0.target.hasSuffix(".isActive") && $0.value == "true" }
        }
    }

    /// A view of a class of the app's own whose layoutSubviews asks for the next layout.
    private mutating func readEndlessLayout(ofViewAt index: Int, _ play: Play) {
        guard case .view(let view) = play.trace[index].receiver,
            case .endlessRecursion(let round) = play.trace[index].event,
            let classID = play.world.views[view].classID
        else { return }
        let types = app.outlines.filter { $0.name == play.world.code.objectClasses[classID].name }
        let method: Set<String> = ["layoutSubviews"]
        let calls = types.methods(reachedFrom: method).flatMap(\.calls).filter(\.isOnSelf)
        guard let call = calls.first(where: { Self.asking.union(Self.adding).contains($0.name) }) else {
            return
        }
        let kind: FindingKind = Self.adding.contains(call.name) ? .layoutAddsSubviews : .layoutWithoutEnd
        if let doubt = play.doubt(in: round..<index) {
            return evidence.leaveOpen(kind, at: call.start, because: doubt)
        }
        find(
            kind, at: call.start,
            "layoutSubviews \(kind == .layoutWithoutEnd ? "triggers layout" : "adds a view") in each layout pass: "
                + "an endless loop.", in: play, upTo: index)
    }

    /// Views that each layout adds.
    mutating func readRepeatedLayout(first: Play, last: Play) {
        readRepeatedLayers(last)
        guard let before = subviews(in: first), let after = subviews(in: last), after > before,
            let call = call(Self.adding, in: Self.layoutCallbacks)
        else { return }
        find(
            .layoutAddsSubviews, at: call.start,
            "Each layout pass adds a view: \(before) at first, \(after) after two rotations.", in: last,
            upTo: last.trace.count - 1)
    }

    /// Views that each appearance adds, and observers that it registers.
    mutating func readRepeatedAppearance(_ rounds: [Play]) {
        guard let last = rounds.last, !last.hasEnded else { return }
        let appearing: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
        let counts = rounds.compactMap(subviews)
        if counts.count == rounds.count, zip(counts, counts.dropFirst()).allSatisfy({ $0 < $1 }),
            let call = call(Self.adding, in: appearing)
        {
            find(
                .addsAtEachAppearance, at: call.start,
                "Each appearance adds a view: \(counts[0]) at first, \(counts[counts.count - 1]) after "
                    + "\(appearances(in: last)).", in: last, upTo: last.trace.count - 1)
        }
        readRepeatedGestures(rounds, appearing)
        guard let call = call(["addObserver"], in: appearing) else { return }
        let repeated = last.world.observerRegistrations.filter { registration, count in
            guard count > 1 else { return false }
            if let observer = registration.observer { return observer == last.controller }
            return registration.block.flatMap(app.method)?.type.path == outlines.first?.path
        }
        guard let most = repeated.values.max() else { return }
        if calls(["removeObserver"], outside: ["deinit"]), let reason = last.doubt(in: 0..<last.trace.count) {
            return evidence.leaveOpen(.observesAtEachAppearance, at: call.start, because: reason)
        }
        find(
            .observesAtEachAppearance, at: call.start,
            "The observer is added again at each appearance: \(most) times after \(appearances(in: last)).",
            in: last, upTo: last.trace.count - 1)
    }

    /// Returns the number of the controller's appearances, in words. A controller that covers itself appears
    /// again each time.
    private func appearances(in play: Play) -> String {
        play.trace.entries.count { entry in
            guard case .callback(.viewWillAppear, _) = entry.event, let controller = play.controller else {
                return false
            }
            return entry.receiver == .controller(controller)
        }.counted("appearance", "appearances")
    }

    /// Children and gesture recognizers that each appearance adds.
    private mutating func readRepeatedGestures(_ rounds: [Play], _ appearing: Set<String>) {
        let kinds: [(name: String, calls: Set<String>, count: (Play) -> Int?)] = [
            ("gesture recognizer", ["addGestureRecognizer"], gestures),
            (
                "child", ["addChild", "addChildViewController"],
                { play in play.controller.map { play.world.controllers[$0].children.count } }
            ),
        ]
        for kind in kinds {
            let counts = rounds.compactMap(kind.count)
            guard let last = rounds.last, counts.count == rounds.count,
                zip(counts, counts.dropFirst()).allSatisfy({ $0 < $1 }),
                let call = call(kind.calls, in: appearing)
            else { continue }
            find(
                .addsAtEachAppearance, at: call.start,
                "Each appearance adds a \(kind.name): \(counts[0]) at first, \(counts[counts.count - 1]) after "
                    + "\(appearances(in: last)).", in: last, upTo: last.trace.count - 1)
        }
    }

    private func gestures(in play: Play) -> Int? {
        play.controller.flatMap { play.world.controllers[$0].view }.map { root in
            var count = 0, waiting = [root]
            while let next = waiting.popLast() {
                count += play.world.gestureRecognizers(of: next)
                waiting += play.world.views[next].subviews
            }
            return count
        }
    }

    private func subviews(in play: Play) -> Int? {
        guard let controller = play.controller, let view = play.world.controllers[controller].view else {
            return nil
        }
        var count = 0, waiting = play.world.views[view].subviews
        while let next = waiting.popLast() {
            // The contents of a child's view belong to the child.
            guard play.world.views[next].controller == nil else { continue }
            count += 1
            waiting += play.world.views[next].subviews
        }
        return count
    }
}
