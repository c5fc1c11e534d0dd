import Lifecycle

/// Signs that a frame was computed from a size that is not the last.
extension ControllerCheck {
    /// Frames that were computed from the size of view before that was final.
    ///
    /// - Parameters:
    ///   - loaded: When the frames were computed.
    ///   - shown: When view has another size.
    mutating func readGeometry(loaded: CheckRun, shown: CheckRun) {
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
                !shown.world.isMaskUnknown(view), !constrained.contains(view),
                new.frame.follows(before, unlike: after),
                let place = framePlace(names(of: view, shown), new.className)
            else { continue }
            findGeometry(of: "frame", at: place, shown: shown, before: before, after: after)
        }
    }

    mutating func findGeometry(
        of subject: String, at place: CodeLocation, shown: CheckRun, before: Size, after: Size
    ) {
        find(
            .geometryInViewDidLoad, at: place, in: shown,
            "The \(subject) is computed in viewDidLoad, when the view is still \(before.text). Later it is \(after.text).",
            unless: doubtInSetUp(shown))
    }

    /// Code of the set-up or of layout that is not understood may place the view otherwise.
    func doubtInSetUp(_ run: CheckRun) -> UnknownReason? {
        let set: Set<Callback> = [
            .viewDidLoad, .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillAppear,
            .viewDidAppear, .viewIsAppearing, .updateViewConstraints,
        ]
        for index in 0..<run.trace.count {
            guard let (callback, _) = run.override(index), set.contains(callback),
                let reason = run.doubt(in: index..<run.end(of: index))
            else { continue }
            return reason
        }
        return nil
    }

    /// Indicates whether the controller's view was created with a frame that is not understood; such a view
    /// has no size.
    private func hasUnknownFrame(_ root: View.ID, _ run: CheckRun) -> Bool {
        let view = run.world.views[root]
        guard view.origin == .code, view.frame.size.width == 0, view.frame.size.height == 0 else {
            return false
        }
        return outlines.flatMap(\.methods).flatMap(\.assignments).contains {
            ["view", "self.view"].contains($0.target) && $0.value.contains("frame:")
        }
    }

    /// Returns the position in viewDidLoad where the frame of what has some names, or is made by an initializer of a class, is
    /// computed from that of the root view.
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
    func names(of view: View.ID, _ run: CheckRun) -> Set<String> {
        guard let controller = run.controller else { return [] }
        return Set(
            outlines.flatMap(\.properties).map(\.name).filter {
                run.world.storedValue($0, of: controller) == .view(view)
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
    /// Indicates whether an edge, a length or the center comes from a size that has changed since.
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
    /// Indicates whether it reads the frame, bounds or center of the controller's view.
    var readsRootGeometry: Bool {
        for name in ["view.frame", "view.bounds", "view.center"] {
            guard let found = firstRange(of: name) else { continue }
            // Not the one of another object, such as `other.view.frame`.
            let before = self[..<found.lowerBound]
            if before.hasSuffix("self.") { return true }
            guard let last = before.last else { return true }
            if last != ".", !last.isLetter, !last.isNumber, last != "_" { return true }
        }
        return false
    }

    /// Indicates whether one of some names occurs in it as a whole word.
    fileprivate func names(anyOf names: [String]) -> Bool {
        guard !names.isEmpty else { return false }
        let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return words.contains { word in names.contains { word == $0 || word.hasPrefix($0 + ".") } }
    }
}
