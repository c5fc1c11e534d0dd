extension Simulation {
    /// `NSLayoutConstraint.activate(_:)`: in their order.
    ///
    /// As with anchors in code, nobody but the app itself switches off what the masks of its views would ask for.
    @discardableResult
    package mutating func activate(_ constraints: [LayoutConstraint]) throws(Interruption)
        -> [LayoutConstraint.ID]
    {
        let made = constraints.map { world.constraints.append($0) }
        try activate(made)
        return made
    }

    /// The same for constraints that exist: those that are active stay where they are.
    package mutating func activate(_ constraints: [LayoutConstraint.ID]) throws(Interruption) {
        guard holds(.constraintsExist) else { return skipUnknown("NSLayoutConstraint", .initializer) }
        for id in constraints where !world.constraints[id].isActive {
            let constraint = world.constraints[id]
            guard world.commonAncestor(of: constraint) != nil else {
                let exception = AppException.noCommonAncestor(constraint)
                guard world.mayLieElsewhere(constraint) else {
                    throw trap(exception, by: .constraintsNeedCommonAncestor)
                }
                skipUnknown("perhaps: " + exception.reason(in: world), .trap)
                continue
            }
            world.constraints[id].isActive = true
            retain(.constraint(id))
            recordRule(.activeConstraintIsHeld)
            world.activeConstraints.append(id)
            setNeedsLayout(after: constraint)
        }
    }

    /// `NSLayoutConstraint.deactivate(_:)`: those that had been broken for them count again.
    package mutating func deactivate(_ constraints: [LayoutConstraint.ID]) throws(Interruption) {
        var released: [LayoutConstraint.ID] = []
        for id in constraints where world.constraints[id].isActive {
            world.constraints[id].isActive = false
            setNeedsLayout(after: world.constraints[id])
            released.append(id)
        }
        cost.work += world.activeConstraints.count
        world.activeConstraints.removeAll { !world.constraints[$0].isActive }
        for id in world.activeConstraints { world.constraints[id].isBroken = false }
        for id in released { try release(.constraint(id)) }
    }

    /// `NSLayoutConstraint.constant`, the setter: what had been broken for the old figure counts again.
    package mutating func setConstant(_ constant: Double, of id: LayoutConstraint.ID) {
        guard world.constraints[id].constant != constant else { return }
        world.constraints[id].constant = constant
        guard world.constraints[id].isActive else { return }
        recordRule(.constantAsksForLayout)
        cost.work += world.activeConstraints.count
        for id in world.activeConstraints { world.constraints[id].isBroken = false }
        setNeedsLayout(after: world.constraints[id])
    }

    /// A view leaves its superview: what ties it, or what is in it, to something outside goes.
    mutating func deactivateConstraints(intoTreeOf view: View.ID) throws(Interruption) {
        guard !world.activeConstraints.isEmpty, world.views[view].superview != nil else { return }
        let inside = Set(world.viewsLeafFirst(below: view, &cost))
        cost.work += world.activeConstraints.count + inside.count
        let crossing = world.activeConstraints.filter { id in
            let tied = world.constraints[id].anchors.compactMap { world.view(of: $0.item) }
            return Set(tied.map { inside.contains($0) }).count > 1
        }
        guard !crossing.isEmpty else { return }
        recordRule(.removalEndsConstraints)
        try deactivate(crossing)
    }

    /// A constraint came or went: whoever places what it ties is laid out.
    private mutating func setNeedsLayout(after constraint: LayoutConstraint) {
        guard let ancestor = world.commonAncestor(of: constraint) else { return }
        setNeedsLayout(constraint.second == nil ? world.views[ancestor].superview ?? ancestor : ancestor)
    }

    /// The layout pass of the constraints around a view: what they ask of the frames, and what breaks.
    ///
    /// - Returns: The frames that constraints give to views, each in its superview.
    mutating func solveConstraints(around view: View.ID) throws(Interruption) -> [View.ID: Rectangle] {
        guard !world.activeConstraints.isEmpty else { return [:] }
        let base = world.topmostView(above: view)
        let solution = try solution(of: ConstraintEquations(below: base, in: world))
        for conflict in solution.conflicts {
            world.constraints[conflict.broken].isBroken = true
            note(
                .console(.unsatisfiableConstraints(conflict.constraints, broken: conflict.broken)),
                to: .view(base),
                by: .unsatisfiableConstraintIsBroken)
        }
        if solution.equations.usesMasks { recordRule(.masksBecomeConstraints) }
        if !solution.unsized.isEmpty { recordRule(.intrinsicSizeFillsWhatIsOpen) }
        for unsized in solution.unsized { world.markGeometryUnknown(unsized) }
        if world.activeConstraints.contains(where: { world.hasUnknownGuide($0) }) {
            for tied in solution.frames.keys { world.markGeometryUnknown(tied) }
        }
        if !solution.ambiguous.isSubset(of: solution.unsized) { recordRule(.ambiguousViewStays) }
        for (subview, frame) in solution.frames.sorted(by: { $0.key.ordinal < $1.key.ordinal })
        where world.views[subview].frame != frame {
            if let superview = world.views[subview].superview { setNeedsLayout(superview) }
        }
        return solution.frames
    }

    /// Solves equations, unless it did for the view that had its layout before and nothing has changed since.
    private mutating func solution(
        of equations: ConstraintEquations
    ) throws(Interruption) -> ConstraintSolution {
        if let known = progress.solution, known.solves(equations, in: world) {
            cost.work += world.activeConstraints.count
            try step()
            return known
        }
        cost.countSolution(of: world.activeConstraints.count)
        try step()
        let solution = ConstraintSolver(equations, in: world).solution
        progress.solution = solution
        return solution
    }
}

extension World {
    /// Indicates whether a constraint ties something to a guide whose place isn't known.
    fileprivate func hasUnknownGuide(_ id: LayoutConstraint.ID) -> Bool {
        constraints[id].anchors.contains { anchor in
            switch anchor.item {
            case .view: false
            case .layoutMargins(let view) where code.uncertainty.doubts("layoutMargins", of: .view(view)):
                true
            default: hasOtherBars
            }
        }
    }

    /// Code switched the mask of something off that is not known: any view that constraints speak of may have been meant.
    package mutating func markMasksUnknown() {
        var tied: Set<Value> = []
        for id in constraints.identifiers {
            for anchor in constraints[id].anchors {
                if let view = view(of: anchor.item) { tied.insert(.view(view)) }
            }
        }
        for object in tied { code.uncertainty.markUncertain([UIKitName.mask], of: object) }
    }

    /// `NSLayoutConstraint.priority`, the setter. What need not hold breaks nothing, and where it leaves a view is not known.
    package mutating func setPriority(_ priority: Double?, of id: LayoutConstraint.ID) {
        constraints[id].priority = priority
        if !constraints[id].isRequired { markPlacesUnknown(of: id) }
    }

    /// Nothing is known from now on of where the views lie that a constraint ties.
    package mutating func markPlacesUnknown(of id: LayoutConstraint.ID) {
        for anchor in constraints[id].anchors {
            if let view = view(of: anchor.item), views[view].controller == nil {
                markGeometryUnknown(view)
            }
        }
    }

    /// The view that an item of a constraint is, or lies in; nil if its controller has no view.
    func view(of item: LayoutConstraint.Item) -> View.ID? {
        switch item {
        case .view(let view), .safeArea(let view), .layoutMargins(let view): view
        case .topLayoutGuide(let controller), .bottomLayoutGuide(let controller):
            controllers[controller].view
        }
    }

    /// The nearest view that both items of a constraint lie in, or are; nil if there is none.
    func commonAncestor(of constraint: LayoutConstraint) -> View.ID? {
        guard let first = view(of: constraint.first.item) else { return nil }
        guard let second = constraint.second else { return first }
        guard let other = view(of: second.item) else { return nil }
        let above = Set(viewAndSuperviews(of: first))
        return viewAndSuperviews(of: other).first { above.contains($0) }
    }

    /// Indicates whether unknown code may have moved an item of a constraint to another view.
    fileprivate func mayLieElsewhere(_ constraint: LayoutConstraint) -> Bool {
        if code.uncertainty.mayHaveMoved { return true }
        return [constraint.first, constraint.second].contains { anchor in
            guard let item = anchor?.item, let view = view(of: item) else { return false }
            return viewAndSuperviews(of: view).contains {
                isKnownToUnknownCode($0) && views[$0].controller == nil
            }
        }
    }

    /// Indicates whether it is unknown if a view still follows its autoresizing mask, which unknown code may
    /// have turned off.
    package func isMaskUnknown(_ view: View.ID) -> Bool {
        views[view].translatesAutoresizingMaskIntoConstraints
            && code.uncertainty.includes(UIKitName.mask, of: .view(view))
    }

    /// `hasAmbiguousLayout`: whether the constraints leave the frame of a view open.
    ///
    /// - Parameter view: The view.
    /// - Returns: False as well if nothing but its own mask places it.
    package func hasAmbiguousLayout(_ view: View.ID) -> Bool {
        guard !views[view].translatesAutoresizingMaskIntoConstraints else { return false }
        let equations = ConstraintEquations(below: topmostView(above: view), in: self)
        return ConstraintSolver(equations, in: self).solution.ambiguous.contains(view)
    }
}
