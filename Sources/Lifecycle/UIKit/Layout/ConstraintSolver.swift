/// The constraints below one view as linear equations: the edges and sizes of all views that they reach.
struct ConstraintSolver {
    /// Constraints of which one has to give way.
    struct Conflict: Hashable, Sendable {
        /// Those that cannot hold together, in the order of their activation; the broken one is among them.
        let constraints: [LayoutConstraint.ID]
        /// The one that is given up.
        let broken: LayoutConstraint.ID
    }

    private typealias Expression = LinearSystem.Expression

    private let world: World
    private let base: View.ID
    /// The views that take part, each after its superview.
    private let views: [View.ID]
    /// The position of each of these views, by which its variables are numbered.
    private let positions: [View.ID: Int]
    private var system = LinearSystem()

    /// What could not be satisfied, in the order in which it was found.
    private(set) var conflicts: [Conflict] = []
    /// The views whose frames are left open; known once ``frames()`` was asked for.
    private(set) var ambiguous: Set<View.ID> = []
    /// Whether a view that follows its mask is tied by a constraint as well.
    let usesMasks: Bool

    /// Takes the active constraints below a view in, in their order.
    init(below base: View.ID, in world: World) {
        self.world = world
        self.base = base
        let constraints = world.activeConstraints.filter { id in
            guard !world.constraints[id].isBroken,
                let ancestor = world.commonAncestor(of: world.constraints[id])
            else { return false }
            return world.topmostView(above: ancestor) == base
        }
        var taken: Set<View.ID> = [], views: [View.ID] = []
        for anchor in constraints.flatMap({ world.constraints[$0].anchors }) {
            guard let view = world.view(of: anchor.item) else { continue }
            let fresh = world.viewAndSuperviews(of: view).prefix { !taken.contains($0) }
            taken.formUnion(fresh)
            views += fresh.reversed()
        }
        self.views = views
        positions = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
        usesMasks = constraints.contains { id in
            world.view(of: world.constraints[id].first.item).map {
                $0 != base && world.views[$0].controller == nil
                    && world.views[$0].translatesAutoresizingMaskIntoConstraints
            } ?? false
        }
        addMasks()
        var accepted: [LayoutConstraint.ID] = []
        for id in constraints {
            guard let equation = equation(of: world.constraints[id]) else { continue }
            if system.require(zero: equation) {
                accepted.append(id)
            } else {
                conflicts.append(Conflict(constraints: contradicting(id, among: accepted) + [id], broken: id))
            }
        }
    }

    /// The frames of the views that switched their masks off, each in its superview.
    ///
    /// What the constraints leave open keeps the value that it has.
    mutating func frames() -> [View.ID: Rectangle] {
        for view in views where view != base {
            let frame = world.views[view].frame
            hold(view, 2, frame.size.width)
            hold(view, 3, frame.size.height)
            hold(view, 0, frame.x)
            hold(view, 1, frame.y)
        }
        var frames: [View.ID: Rectangle] = [:]
        for view in views where !world.views[view].translatesAutoresizingMaskIntoConstraints {
            guard view != base, let superview = world.views[view].superview else { continue }
            let values = (0..<4).map { value(view, $0) }
            frames[view] = Rectangle(
                x: (values[0] - value(superview, 0)).withoutNoise,
                y: (values[1] - value(superview, 1)).withoutNoise,
                size: Size(width: values[2].withoutNoise, height: values[3].withoutNoise))
        }
        return frames
    }

    /// Leaves a variable that is still free where it is, relative to the superview.
    private mutating func hold(_ view: View.ID, _ part: Int, _ current: Double) {
        guard system.value(of: variable(view, part)) == nil else { return }
        if !world.views[view].translatesAutoresizingMaskIntoConstraints { ambiguous.insert(view) }
        var equation = Expression.variable(variable(view, part))
        if part < 2, let superview = world.views[view].superview {
            equation.add(.variable(variable(superview, part)), times: -1)
        }
        equation.constant -= current
        _ = system.require(zero: equation)
    }
}

// MARK: - Equations

extension ConstraintSolver {
    /// A view's variables: 0 and 1 are its left and top edge as the outermost view counts, 2 and 3 its extents.
    private func variable(_ view: View.ID, _ part: Int) -> Int { (positions[view] ?? 0) * 4 + part }

    private func value(_ view: View.ID, _ part: Int) -> Double { system.value(of: variable(view, part)) ?? 0 }

    /// The outermost view stays as it is; views that follow their masks follow them here, too.
    private mutating func addMasks() {
        for view in views {
            let object = world.views[view], frame = object.frame
            guard view != base, let superview = object.superview else {
                for (part, value) in [0, 0, frame.size.width, frame.size.height].enumerated() {
                    var equation = Expression.variable(variable(view, part))
                    equation.constant = -value
                    _ = system.require(zero: equation)
                }
                continue
            }
            guard object.translatesAutoresizingMaskIntoConstraints else { continue }
            let outer = world.views[superview].frame.size, mask = object.autoresizingMask
            add(mask.horizontal, of: view, 0, in: superview, frame.x, frame.size.width, outer.width)
            add(mask.vertical, of: view, 1, in: superview, frame.y, frame.size.height, outer.height)
        }
    }

    private mutating func add(
        _ axis: AutoresizingMask.Axis, of view: View.ID, _ part: Int, in superview: View.ID, _ origin: Double,
        _ length: Double, _ outer: Double
    ) {
        let shares = axis.shares(origin, length, in: outer)
        var edge = Expression.variable(variable(view, part))
        edge.add(.variable(variable(superview, part)), times: -1)
        edge.add(.variable(variable(superview, part + 2)), times: -shares.origin)
        edge.constant += outer * shares.origin - origin
        _ = system.require(zero: edge)
        var extent = Expression.variable(variable(view, part + 2))
        extent.add(.variable(variable(superview, part + 2)), times: -shares.length)
        extent.constant += outer * shares.length - length
        _ = system.require(zero: extent)
    }

    /// first - second x multiplier - constant
    private func equation(of constraint: LayoutConstraint) -> Expression? {
        guard var equation = expression(of: constraint.first) else { return nil }
        if let second = constraint.second {
            guard let other = expression(of: second) else { return nil }
            equation.add(other, times: -constraint.multiplier)
        }
        equation.constant -= constraint.constant
        return equation
    }

    private func expression(of anchor: LayoutConstraint.Anchor) -> Expression? {
        guard let view = world.view(of: anchor.item) else { return nil }
        let edges = world.edges(of: anchor.item)
        func place(_ edge: LayoutEdges.Edge, _ part: Int) -> Expression {
            var expression = Expression.variable(variable(view, part))
            expression.add(.variable(variable(view, part + 2)), times: edge.share)
            expression.constant += edge.distance
            return expression
        }
        func combined(_ one: Expression, _ other: Expression, _ factors: (Double, Double)) -> Expression {
            var sum = Expression()
            sum.add(one, times: factors.0)
            sum.add(other, times: factors.1)
            return sum
        }
        let left = place(edges.left, 0), right = place(edges.right, 0)
        let top = place(edges.top, 1), bottom = place(edges.bottom, 1)
        switch anchor.attribute {
        case .leading, .left: return left
        case .trailing, .right: return right
        case .centerX: return combined(left, right, (0.5, 0.5))
        case .width: return combined(right, left, (1, -1))
        case .top: return top
        case .bottom: return bottom
        case .centerY: return combined(top, bottom, (0.5, 0.5))
        case .height: return combined(bottom, top, (1, -1))
        }
    }
}

// MARK: - Contradictions

extension ConstraintSolver {
    /// Those of the accepted constraints without which another one would not contradict them.
    ///
    /// Each is left out once; what can be left out is not to blame. Very many are not searched.
    private func contradicting(_ id: LayoutConstraint.ID, among accepted: [LayoutConstraint.ID])
        -> [LayoutConstraint.ID]
    {
        guard accepted.count <= 64, conflicts.count < 32 else { return [] }
        var suspects = accepted
        for candidate in accepted {
            let others = suspects.filter { $0 != candidate }
            if contradict(others + [id]) { suspects = others }
        }
        return suspects
    }

    private func contradict(_ constraints: [LayoutConstraint.ID]) -> Bool {
        var trial = self
        trial.system = LinearSystem()
        trial.addMasks()
        return constraints.contains { id in
            equation(of: world.constraints[id]).map { !trial.system.require(zero: $0) } ?? false
        }
    }
}

extension Double {
    /// The number without what adding and dividing left behind its sixth place.
    var withoutNoise: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
