import Lifecycle
import Session

/// Signs of mistakes in layout.
extension ControllerCheck {
    static let layoutCallbacks: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    private static let adding: Set<String> = ["addSubview", "insertSubview"]
    private static let asking: Set<String> = ["setNeedsLayout", "layoutIfNeeded"]

    /// Layout that asks for layout.
    mutating func readEndlessLayout(_ index: Int, _ run: CheckRun) {
        let trace = run.trace
        // The overrides of the last rounds.
        let rounds = (max(0, index - 200)..<index).filter { position in
            guard let (callback, owner) = run.override(position) else { return false }
            return [.viewWillLayoutSubviews, .viewDidLayoutSubviews].contains(callback) && owner == classID
        }
        guard rounds.count > 2, let last = rounds.last, let (callback, _) = run.override(last) else {
            return readEndlessLayout(ofViewAt: index, run)
        }
        let doubt = run.doubt(in: last..<min(run.end(of: last), trace.count))
        let subviews = call(Self.adding, in: Self.layoutCallbacks)
        let request = call(Self.asking, in: Self.layoutCallbacks)
        let kind: FindingKind = subviews != nil ? .layoutAddsSubviews : .layoutWithoutEnd
        let place =
            subviews?.start ?? request?.start
            ?? classID.flatMap { run.world.classes[$0].overrides[callback]?.location }
        // A constraint that says what is so already need not bring another layout.
        let piles = subviews == nil && request == nil && activatesInLayout
        let message =
            kind == .layoutAddsSubviews
            ? "\(callback.rawValue) adds a view in each layout pass, which triggers another pass, in an endless loop."
            : "\(callback.rawValue) triggers layout in each layout pass, in an endless loop."
        find(kind, at: place, in: run, upTo: index, message, unless: doubt ?? (piles ? .uncertain : nil))
    }

    /// Indicates whether each layout activates constraints.
    private var activatesInLayout: Bool {
        outlines.methods(reachedFrom: Self.layoutCallbacks).contains { method in
            method.calls.contains { ["activate", "addConstraint", "addConstraints"].contains($0.name) }
                || method.assignments.contains { $0.target.hasSuffix(".isActive") && $0.value == "true" }
        }
    }

    /// A view of a class of the app's own whose layoutSubviews asks for the next layout.
    private mutating func readEndlessLayout(ofViewAt index: Int, _ run: CheckRun) {
        guard case .view(let view) = run.trace[index].receiver,
            case .endlessRecursion(let round) = run.trace[index].event,
            let classID = run.world.views[view].classID
        else { return }
        let types = app.outlines.filter { $0.name == run.world.code.objectClasses[classID].name }
        let method: Set<String> = ["layoutSubviews"]
        let calls = types.methods(reachedFrom: method).flatMap(\.calls).filter(\.isOnSelf)
        guard let call = calls.first(where: { Self.asking.union(Self.adding).contains($0.name) }) else {
            return
        }
        let kind: FindingKind = Self.adding.contains(call.name) ? .layoutAddsSubviews : .layoutWithoutEnd
        find(
            kind, at: call.start, in: run, upTo: index,
            "layoutSubviews \(kind == .layoutWithoutEnd ? "triggers layout" : "adds a view") in each layout pass, "
                + "in an endless loop.", unless: run.doubt(in: round..<index))
    }

    /// Views that each layout adds.
    mutating func readRepeatedLayout(first: CheckRun, last: CheckRun) {
        readRepeatedLayers(last)
        guard let before = subviews(in: first), let after = subviews(in: last), after > before,
            let call = addition(Self.adding, in: Self.layoutCallbacks, last)
        else { return }
        find(
            .layoutAddsSubviews, at: call.place, in: last,
            "Each layout pass adds a view: \(before) at first, \(after) after two rotations.",
            unless: call.doubt)
    }

    /// The call by which some callbacks, or methods that they call, add something, with a doubt if the last of them
    /// may not have made any. It is one that the run shows, if it shows any.
    private func addition(
        _ names: Set<String>, in callbacks: Set<String>, _ run: CheckRun
    ) -> (place: CodeLocation, doubt: UnknownReason?)? {
        let made = call(names, in: callbacks) { call in
            let lines = call.start.line...max(call.start.line, call.place.line)
            let entry = (0..<run.trace.count).last { index in
                run.trace.place(of: index).map { $0.file == call.place.file && lines.contains($0.line) }
                    ?? false
            }
            guard let entry else { return false }
            let callback = run.callers(of: entry).last { caller in
                run.override(caller).map { callbacks.contains($0.callback.baseName) } ?? false
            }
            return callback.map { run.doubt(in: $0..<entry) { Self.ways.contains($0) } == nil } ?? false
        }
        return made.map { ($0.start, nil) } ?? call(names, in: callbacks).map { ($0.start, .uncertain) }
    }

    /// Views that each appearance adds, and observers that it registers.
    mutating func readRepeatedAppearance(_ rounds: [CheckRun]) {
        guard let last = rounds.last, !last.hasEnded else { return }
        let appearing: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
        readAdditions(rounds, last, appearing)
        guard let call = call(["addObserver"], in: appearing) else { return }
        let repeated = last.world.observerRegistrations.filter { registration, count in
            guard count > 1 else { return false }
            if let observer = registration.observer { return observer == last.controller }
            return registration.block.flatMap(app.method)?.type.path == outlines.first?.path
        }
        guard let most = repeated.values.max() else { return }
        let isRemoved = calls(["removeObserver"], outside: ["deinit"])
        find(
            .observesAtEachAppearance, at: call.start, in: last,
            "The observer is added again on each appearance: \(most) times after \(appearances(in: last)).",
            unless: isRemoved ? last.doubt(in: 0..<last.trace.count) : nil)
    }

    /// Returns the number of the controller's appearances, in words. A controller that covers itself appears
    /// again each time.
    private func appearances(in run: CheckRun) -> String {
        run.trace.entries.count { entry in
            guard case .callback(.viewWillAppear, _) = entry.event, let controller = run.controller else {
                return false
            }
            return entry.receiver == .controller(controller)
        }.counted("appearance", "appearances")
    }

    /// Children and gesture recognizers that each appearance adds.
    private mutating func readAdditions(_ rounds: [CheckRun], _ last: CheckRun, _ appearing: Set<String>) {
        let kinds: [(name: String, calls: Set<String>, count: (CheckRun) -> Int?)] = [
            ("view", Self.adding, subviews),
            ("gesture recognizer", ["addGestureRecognizer"], gestures),
            (
                "child", ["addChild", "addChildViewController"],
                { run in run.controller.map { run.world.controllers[$0].children.count } }
            ),
        ]
        for kind in kinds {
            let counts = rounds.compactMap(kind.count)
            guard counts.count == rounds.count,
                zip(counts, counts.dropFirst()).allSatisfy({ $0 < $1 }),
                let call = addition(kind.calls, in: appearing, last)
            else { continue }
            find(
                .addsAtEachAppearance, at: call.place, in: last,
                "Each appearance adds a \(kind.name): \(counts[0]) at first, \(counts[counts.count - 1]) after "
                    + "\(appearances(in: last)).", unless: kind.name == "view" ? call.doubt : nil)
        }
    }

    private func gestures(in run: CheckRun) -> Int? {
        views(in: run)?.reduce(0) { $0 + run.world.gestureRecognizers(of: $1).count }
    }

    private func subviews(in run: CheckRun) -> Int? { views(in: run).map { $0.count - 1 } }

    /// The controller's view and all in it, but for the views of children, whose contents belong to them.
    private func views(in run: CheckRun) -> [View.ID]? {
        guard let root = run.controller.flatMap({ run.world.controllers[$0].view }) else { return nil }
        var found: [View.ID] = [], waiting = [root]
        while let next = waiting.popLast() {
            found.append(next)
            waiting += run.world.views[next].subviews.filter { run.world.views[$0].controller == nil }
        }
        return found
    }
}
