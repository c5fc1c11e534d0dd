import Lifecycle

/// Signs of mistakes in constraints.
extension ControllerCheck {
    mutating func readConstraints(_ index: Int, _ run: CheckRun) {
        switch run.trace[index].event {
        case .console(.unsatisfiableConstraints(let constraints, _)):
            readContradiction(of: constraints, index, run)
        case .exception(.noCommonAncestor(let constraint)): readLoneViews(of: constraint, index, run)
        default: break
        }
    }

    /// A constraint that is activated before its views lie in one.
    private mutating func readLoneViews(of constraint: LayoutConstraint, _ index: Int, _ run: CheckRun) {
        let views = viewsTied(by: constraint)
        // The real one lies in the window.
        guard !views.contains(where: { $0 == run.sender }) else { return }
        let names = views.map { "the \(run.world.views[$0].className)" }.joined(separator: " and ")
        // Code that is not understood may have put one into the other.
        find(
            .constraintWithoutCommonView, at: run.trace.place(of: index), in: run, upTo: index,
            "This constraint is activated while \(names) have no common ancestor, so UIKit raises an exception.",
            unless: run.doubt(in: run.outermost(index)..<index))
    }

    private func viewsTied(by constraint: LayoutConstraint) -> [View.ID] {
        [constraint.first, constraint.second].compactMap { anchor -> View.ID? in
            guard case .view(let view)? = anchor?.item else { return nil }
            return view
        }
    }

    /// Constraints that contradict the mask of a view made in code.
    private mutating func readContradiction(
        of constraints: [LayoutConstraint.ID], _ index: Int, _ run: CheckRun
    ) {
        let world = run.world
        let masked = constraints.flatMap { viewsTied(by: world.constraints[$0]) }.first { view in
            let object = world.views[view]
            guard object.origin == .code, object.translatesAutoresizingMaskIntoConstraints,
                object.controller == nil, !world.isMaskUnknown(view), let superview = object.superview
            else { return false }
            return world.views[superview].className != "UIStackView"
        }
        guard let masked else { return }
        // A function that is not understood may have told the view to leave its mask.
        let leak: UnknownReason? = world.isKnownToUnknownCode(masked) ? .argument : nil
        find(
            .maskFightsConstraints, at: constraintPlace(of: masked, run), in: run, upTo: index,
            "The \(world.views[masked].className) still has translatesAutoresizingMaskIntoConstraints set to true, so the "
                + "constraints from its mask conflict with these.", unless: doubtInSetUp(run) ?? leak)
    }

    /// Returns the position where a constraint of a view is activated.
    private func constraintPlace(of view: View.ID, _ run: CheckRun) -> CodeLocation? {
        let names = names(of: view, run)
        let methods = outlines.flatMap(\.methods)
        let assignments = methods.flatMap(\.assignments).filter {
            $0.target.hasSuffix(".isActive") && $0.value == "true"
        }
        func isAbout(_ text: String) -> Bool {
            names.contains { text.hasPrefix($0 + ".") || text.contains(" \($0).") }
        }
        let calls = methods.flatMap(\.calls).filter { $0.name == "activate" }
        return assignments.first { isAbout($0.target) }?.place
            ?? calls.first { isAbout($0.arguments.first?.text ?? "") }?.start
            ?? assignments.first?.place ?? calls.first?.start
    }
}
