/// The solution of some constraints: the resulting frames, and the constraints that conflict.
struct ConstraintSolution: Hashable, Sendable {
    /// Constraints of which one has to give way.
    struct Conflict: Hashable, Sendable {
        /// The constraints in conflict, in the order of their activation, including the broken one.
        let constraints: [LayoutConstraint.ID]
        /// The one that is given up.
        let broken: LayoutConstraint.ID
    }

    /// An edge or extent that the constraints leave open, with the value that it keeps.
    struct Held: Hashable, Sendable {
        let view: View.ID, part: Int
        let value: Double
    }

    /// The equations that it solves.
    let equations: ConstraintEquations
    /// The conflicts, in the order in which they were found.
    fileprivate(set) var conflicts: [Conflict] = []
    /// The values that the constraints leave open, in the order in which they were fixed.
    fileprivate(set) var held: [Held] = []
    /// The views of which the frames depend on how large the content of a view is, such as a label's text: that isn't known.
    fileprivate(set) var unsized: Set<View.ID> = []
    /// The frames of the views that switched their masks off, each in its superview.
    fileprivate(set) var frames: [View.ID: Rectangle] = [:]

    /// Indicates whether it also solves equations in a world: the equations are equal, and so are the values
    /// that they leave open.
    func solves(_ equations: ConstraintEquations, in world: World) -> Bool {
        equations == self.equations
            && held.allSatisfy { world.views[$0.view].frame.extent($0.part) == $0.value }
    }

    /// The views whose frames are left open.
    var ambiguous: Set<View.ID> { Set(held.lazy.map { $0.view }).intersection(equations.placed) }
}

/// Solves the equations of constraints one after the other, and gives up those that contradict what came before.
struct ConstraintSolver {
    private typealias Sum = LinearSystem.Sum

    private let equations: ConstraintEquations
    private let world: World
    private var system = LinearSystem()
    /// The solution of the equations; anything that they leave open keeps its value.
    private(set) var solution: ConstraintSolution

    init(_ equations: ConstraintEquations, in world: World) {
        self.equations = equations
        self.world = world
        solution = ConstraintSolution(equations: equations)
        for mask in equations.masks { _ = system.require(zero: mask) }
        var accepted: [ConstraintEquations.Tie] = []
        for tie in equations.ties {
            if system.require(zero: tie.expression) {
                accepted.append(tie)
            } else {
                let others = contradicting(tie, among: accepted).map { $0.constraint }
                solution.conflicts.append(
                    .init(constraints: others + [tie.constraint], broken: tie.constraint))
            }
        }
        fillWithIntrinsicSizes()
        solution.unsized = unsizedViews()
        holdUndeterminedEdges()
        for view in equations.views { solution.frames[view] = frame(of: view) }
    }

    private func value(_ view: View.ID, _ part: Int) -> Double {
        system.value(of: equations.variable(view, part)) ?? 0
    }

    /// The frame that a view gets; nil if constraints do not place it.
    private func frame(of view: View.ID) -> Rectangle? {
        guard equations.placed.contains(view), view != equations.base,
            let superview = world.views[view].superview
        else { return nil }
        let values = (0..<4).map { value(view, $0) }
        return Rectangle(
            x: (values[0] - value(superview, 0)).withoutNoise,
            y: (values[1] - value(superview, 1)).withoutNoise,
            size: Size(width: values[2].withoutNoise, height: values[3].withoutNoise))
    }

    /// A width or height that the constraints leave open is the view's own, if it has one.
    private mutating func fillWithIntrinsicSizes() {
        for view in equations.views {
            guard let size = equations.intrinsicSizes[view] else { continue }
            for (part, extent) in [(2, size.width), (3, size.height)] where extent >= 0 {
                let variable = equations.variable(view, part)
                guard system.value(of: variable) == nil else { continue }
                var equation = Sum.variable(variable)
                equation.constant -= extent
                _ = system.require(zero: equation)
            }
        }
    }

    /// The views with content of their own of which the constraints leave an extent open, and the views that are tied to
    /// them and have no place either.
    private func unsizedViews() -> Set<View.ID> {
        func isOpen(_ view: View.ID, _ parts: ClosedRange<Int>) -> Bool {
            parts.contains { system.value(of: equations.variable(view, $0)) == nil }
        }
        var waiting = equations.placed.filter { isOpen($0, 2...3) && world.showsContent($0) }
        guard !waiting.isEmpty else { return [] }
        var tied: [View.ID: Set<View.ID>] = [:]
        for tie in equations.ties {
            let views = world.constraints[tie.constraint].anchors.compactMap { world.view(of: $0.item) }
            for view in views { tied[view, default: []].formUnion(views) }
        }
        var found: Set<View.ID> = []
        while let view = waiting.popFirst() {
            found.insert(view)
            let others = (tied[view] ?? []).intersection(equations.placed).subtracting(found)
            waiting.formUnion(others.filter { isOpen($0, 0...3) })
        }
        return found
    }

    private mutating func holdUndeterminedEdges() {
        for view in equations.views where view != equations.base {
            for part in [2, 3, 0, 1] { hold(view, part, world.views[view].frame.extent(part)) }
        }
    }

    /// Leaves a variable that is still free where it is, relative to the superview.
    private mutating func hold(_ view: View.ID, _ part: Int, _ current: Double) {
        guard system.value(of: equations.variable(view, part)) == nil else { return }
        solution.held.append(.init(view: view, part: part, value: current))
        var equation = Sum.variable(equations.variable(view, part))
        if part < 2, let superview = world.views[view].superview {
            equation.add(.variable(equations.variable(superview, part)), times: -1)
        }
        equation.constant -= current
        _ = system.require(zero: equation)
    }

    // MARK: - Contradictions

    /// Returns the accepted constraints without which another one wouldn't contradict the rest.
    ///
    /// Each is left out once; if the contradiction remains, it isn't part of the conflict. The search is
    /// skipped for more than 64 constraints or after 32 conflicts.
    private func contradicting(
        _ tie: ConstraintEquations.Tie, among accepted: [ConstraintEquations.Tie]
    ) -> [ConstraintEquations.Tie] {
        guard accepted.count <= 64, solution.conflicts.count < 32 else { return [] }
        var suspects = accepted
        for candidate in accepted {
            let others = suspects.filter { $0.constraint != candidate.constraint }
            if contradict(others + [tie]) { suspects = others }
        }
        return suspects
    }

    private func contradict(_ ties: [ConstraintEquations.Tie]) -> Bool {
        var trial = LinearSystem()
        for mask in equations.masks { _ = trial.require(zero: mask) }
        return ties.contains { !trial.require(zero: $0.expression) }
    }
}

extension Rectangle {
    /// Its edges and extents as variables are numbered: left and top edge, width and height.
    fileprivate func extent(_ part: Int) -> Double {
        switch part {
        case 0: x
        case 1: y
        case 2: size.width
        default: size.height
        }
    }
}

extension Double {
    /// The number without what adding and dividing left behind its sixth place.
    var withoutNoise: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
