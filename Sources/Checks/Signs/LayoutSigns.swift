import Lifecycle

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
            ? "\(callback.rawValue) adds a view in each layout, and so asks for the next one, without end."
            : "\(callback.rawValue) asks for layout in each layout, without end."
        find(kind, at: place, message, in: play, upTo: index)
    }

    /// Whether each layout makes constraints active.
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
        let types = app.outlines.filter { $0.name == play.world.objectClasses[classID].name }
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
            "layoutSubviews \(kind == .layoutWithoutEnd ? "asks for layout" : "adds a view") in each layout, and so "
                + "never ends.", in: play, upTo: index)
    }

    /// Views that each layout adds.
    mutating func readRepeatedLayout(first: Play, last: Play) {
        readRepeatedLayers(last)
        guard let before = subviews(in: first), let after = subviews(in: last), after > before,
            let call = call(Self.adding, in: Self.layoutCallbacks)
        else { return }
        find(
            .layoutAddsSubviews, at: call.start,
            "Each layout adds a view: \(before) at first, \(after) after two rotations.", in: last,
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
                "Each appearance adds a view: \(counts[0]) at first, \(counts[counts.count - 1]) at the third.",
                in: last, upTo: last.trace.count - 1)
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
            "Each appearance registers the observer again: after three it stands there \(most) times.",
            in: last, upTo: last.trace.count - 1)
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
                "Each appearance adds a \(kind.name): \(counts[0]) at first, \(counts[counts.count - 1]) at the "
                    + "third.", in: last, upTo: last.trace.count - 1)
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
            // What lies in a child's view is the child's business.
            guard play.world.views[next].controller == nil else { continue }
            count += 1
            waiting += play.world.views[next].subviews
        }
        return count
    }

    // MARK: - Geometry

    /// Frames that were computed from the size of view before that was final.
    ///
    /// - Parameters:
    ///   - loaded: When the frames were computed.
    ///   - shown: When view has another size.
    mutating func readGeometry(loaded: Play, shown: Play) {
        guard let controller = shown.controller, !shown.hasEnded,
            let root = loaded.world.controllers[controller].view,
            shown.world.controllers[controller].view == root
        else { return }
        readRadii(loaded: loaded, shown: shown)
        let before = loaded.world.views[root].frame.size, after = shown.world.views[root].frame.size
        guard before != after, !hasUnknownFrame(root, loaded) else { return }
        readLayers(loaded: loaded, shown: shown, before: before, after: after)
        let constrained = shown.world.constrainedViews
        for view in loaded.world.views[root].subviews {
            let old = loaded.world.views[view], new = shown.world.views[view]
            guard old.origin == .code, new.isAlive, new.superview == root, old.frame == new.frame,
                new.autoresizingMask.isEmpty, new.translatesAutoresizingMaskIntoConstraints,
                !shown.world.isMaskOpen(view), !constrained.contains(view),
                new.frame.follows(before, unlike: after),
                let place = frameFromRoot(of: view, shown)
            else { continue }
            findGeometry(of: "frame", at: place, shown: shown, before: before, after: after)
        }
    }

    mutating func findGeometry(
        of subject: String, at place: CodeLocation, shown: Play, before: Size, after: Size
    ) {
        if let reason = doubtInSetUp(shown) {
            return evidence.leaveOpen(.geometryInViewDidLoad, at: place, because: reason)
        }
        find(
            .geometryInViewDidLoad, at: place,
            "The \(subject) is computed in viewDidLoad from a view of \(before.text), which has \(after.text) later.",
            in: shown, upTo: shown.trace.count - 1)
    }

    /// Code of the set-up or of layout that is not understood may place the view otherwise.
    func doubtInSetUp(_ play: Play) -> UnknownReason? {
        let set: Set<Callback> = [
            .viewDidLoad, .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillAppear,
            .viewDidAppear, .viewIsAppearing, .updateViewConstraints,
        ]
        for index in 0..<play.trace.count {
            guard let (callback, _) = play.override(index), set.contains(callback),
                let reason = play.doubt(in: index..<play.end(of: index))
            else { continue }
            return reason
        }
        return nil
    }

    /// Whether the controller was given a view with a frame that is not understood: that view has no size.
    private func hasUnknownFrame(_ root: View.ID, _ play: Play) -> Bool {
        let view = play.world.views[root]
        guard view.origin == .code, view.frame.size.width == 0, view.frame.size.height == 0 else {
            return false
        }
        return outlines.flatMap(\.methods).flatMap(\.assignments).contains {
            ["view", "self.view"].contains($0.target) && $0.value.contains("frame:")
        }
    }

    /// Where viewDidLoad computes the frame of a view from the root's.
    private func frameFromRoot(of view: View.ID, _ play: Play) -> CodeLocation? {
        framePlace(names(of: view, play), play.world.views[view].className)
    }

    /// The same of what has some names, or is made by an initializer of a class.
    func framePlace(_ names: Set<String>, _ className: String?) -> CodeLocation? {
        for method in outlines.methods(reachedFrom: ["viewDidLoad"]) {
            let locals = method.body.locals.filter(\.value.readsRootGeometry).map(\.target)
            for assignment in method.assignments
            where assignment.value.readsRootGeometry || assignment.value.names(anyOf: locals) {
                let parts = assignment.target.split(separator: ".").map(String.init)
                guard let last = parts.last, ["frame", "center", "bounds"].contains(last),
                    parts.count > 1, names.contains(parts[parts.count - 2])
                else { continue }
                return assignment.place
            }
            for call in method.calls where call.name.first?.isUppercase == true {
                guard let frame = call.arguments.first(where: { $0.label == "frame" }),
                    frame.text.readsRootGeometry, className == call.name
                else { continue }
                return call.start
            }
        }
        return nil
    }

    /// The properties of the controller that hold a view.
    func names(of view: View.ID, _ play: Play) -> Set<String> {
        guard let controller = play.controller else { return [] }
        return Set(
            outlines.flatMap(\.properties).map(\.name).filter {
                play.world.storedValue($0, of: controller) == .view(view)
            })
    }
}

extension World {
    /// The views of which active constraints speak.
    fileprivate var constrainedViews: Set<View.ID> {
        var found: Set<View.ID> = []
        for id in activeConstraints {
            for anchor in [constraints[id].first, constraints[id].second].compactMap({ $0 }) {
                if case .view(let view) = anchor.item { found.insert(view) }
            }
        }
        return found
    }
}

extension Rectangle {
    /// Whether an edge, an extent or the middle comes from a size that has become another one.
    func follows(_ old: Size, unlike new: Size) -> Bool {
        old.height != new.height && Self.follows(old.height, y, size.height)
            || old.width != new.width && Self.follows(old.width, x, size.width)
    }

    private static func follows(_ whole: Double, _ start: Double, _ extent: Double) -> Bool {
        extent == whole || start + extent == whole || extent > 0 && extent == whole / 2
            || start > 0 && start + extent / 2 == whole / 2
    }
}

extension Size {
    fileprivate var text: String { "\(width.brief) x \(height.brief)" }
}

extension String {
    /// Whether it reads the frame or bounds of the controller's view.
    var readsRootGeometry: Bool {
        for name in ["view.frame", "view.bounds", "view.center"] {
            guard let found = range(of: name) else { continue }
            // Not the one of another object, such as `other.view.frame`.
            let before = self[..<found.lowerBound]
            if before.hasSuffix("self.") { return true }
            guard let last = before.last else { return true }
            if last != ".", !last.isLetter, !last.isNumber, last != "_" { return true }
        }
        return false
    }

    /// Whether one of some names stands in it by itself.
    fileprivate func names(anyOf names: [String]) -> Bool {
        guard !names.isEmpty else { return false }
        let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return words.contains { word in names.contains { word == $0 || word.hasPrefix($0 + ".") } }
    }

    private func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
