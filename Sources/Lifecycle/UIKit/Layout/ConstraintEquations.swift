/// The active constraints below one view, as equations of the edges and sizes of all views involved.
///
/// Equal equations have equal solutions, except for the values that they leave open.
struct ConstraintEquations: Hashable, Sendable {
    typealias Sum = LinearSystem.Sum

    /// A constraint with what has to be zero for it to hold.
    struct Tie: Hashable, Sendable {
        let constraint: LayoutConstraint.ID
        let expression: Sum
    }

    /// The outermost view: it stays as it is.
    let base: View.ID
    /// The views that take part, each after its superview, and those superviews.
    let views: [View.ID], superviews: [View.ID?]
    /// Of these, those that have switched their masks off: constraints place them.
    let placed: Set<View.ID>
    /// The sizes that those views have by themselves, with -1 for what they leave open.
    let intrinsicSizes: [View.ID: Size]
    /// Indicates whether a view that follows its autoresizing mask also has a constraint.
    let usesMasks: Bool
    /// The sums that have to be zero for the outermost view to stay, and for views to follow their masks.
    private(set) var masks: [Sum] = []
    /// The constraints, in the order of their activation.
    private(set) var ties: [Tie] = []
    /// The position of each of the views, by which its variables are numbered.
    private let positions: [View.ID: Int]

    /// Takes the active constraints below a view in, in their order.
    init(below base: View.ID, in world: World) {
        self.base = base
        let constraints = world.activeConstraints.filter { id in
            guard !world.constraints[id].isBroken, world.constraints[id].isRequired,
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
        superviews = views.map { world.views[$0].superview }
        placed = taken.filter { !world.views[$0].translatesAutoresizingMaskIntoConstraints }
        intrinsicSizes = Dictionary(
            uniqueKeysWithValues: placed.compactMap { view in
                world.views[view].intrinsicContentSize.map { (view, $0) }
            })
        positions = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
        usesMasks = constraints.contains { id in
            world.view(of: world.constraints[id].first.item).map {
                $0 != base && world.views[$0].controller == nil
                    && world.views[$0].translatesAutoresizingMaskIntoConstraints && !world.isMaskUnknown($0)
            } ?? false
        }
        addMasks(in: world)
        for id in constraints {
            guard let expression = expression(of: world.constraints[id], in: world) else { continue }
            ties.append(Tie(constraint: id, expression: expression))
        }
    }

    /// A view's variables: 0 and 1 are its left and top edge as the outermost view counts, 2 and 3 its extents.
    func variable(_ view: View.ID, _ part: Int) -> Int { (positions[view] ?? 0) * 4 + part }

    // MARK: - Masks

    /// The outermost view stays as it is; views that follow their masks follow them here, too.
    private mutating func addMasks(in world: World) {
        for view in views {
            let object = world.views[view], frame = object.frame
            guard view != base, let superview = object.superview else {
                for (part, value) in [0, 0, frame.size.width, frame.size.height].enumerated() {
                    var equation = Sum.variable(variable(view, part))
                    equation.constant = -value
                    masks.append(equation)
                }
                continue
            }
            guard object.translatesAutoresizingMaskIntoConstraints, !world.isMaskUnknown(view) else {
                continue
            }
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
        var edge = Sum.variable(variable(view, part))
        edge.add(.variable(variable(superview, part)), times: -1)
        edge.add(.variable(variable(superview, part + 2)), times: -shares.origin)
        edge.constant += outer * shares.origin - origin
        masks.append(edge)
        var extent = Sum.variable(variable(view, part + 2))
        extent.add(.variable(variable(superview, part + 2)), times: -shares.length)
        extent.constant += outer * shares.length - length
        masks.append(extent)
    }

    // MARK: - Constraints

    /// first - second x multiplier - constant
    private func expression(of constraint: LayoutConstraint, in world: World) -> Sum? {
        guard var expression = expression(of: constraint.first, in: world) else { return nil }
        if let second = constraint.second {
            guard let other = self.expression(of: second, in: world) else { return nil }
            expression.add(other, times: -constraint.multiplier)
        }
        expression.constant -= constraint.constant
        return expression
    }

    private func expression(of anchor: LayoutConstraint.Anchor, in world: World) -> Sum? {
        guard let view = world.view(of: anchor.item) else { return nil }
        let edges = world.edges(of: anchor.item)
        func place(_ edge: LayoutEdges.Edge, _ part: Int) -> Sum {
            var expression = Sum.variable(variable(view, part))
            expression.add(.variable(variable(view, part + 2)), times: edge.share)
            expression.constant += edge.distance
            return expression
        }
        func combined(_ one: Sum, _ other: Sum, _ factors: (Double, Double)) -> Sum {
            var sum = Sum()
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
