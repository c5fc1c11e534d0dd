@testable import Lifecycle
import TestSupport
import Testing

@Suite("Work on constraints")
struct ConstraintWorkTests {
    @Test("Views that ask for layout in one commit share one solution of the window's constraints")
    func oneSolution() throws {
        var random = SeededGenerator(seed: 1)
        var tree = try RandomTree(&random, count: 1, isPlain: true)
        let boxes = try (0..<8).map { try box($0, in: &tree) }
        let before = tree.simulation.trace.count
        for box in boxes.dropLast() { tree.simulation.apply(.hold(.layout(.setNeedsLayout(box)))) }
        tree.simulation.apply(.layout(.setNeedsLayout(boxes[7])))
        let layouts = tree.simulation.trace.entries[before...].filter {
            $0.event == .callback(.layoutSubviews, .none)
        }
        #expect(layouts.map(\.receiver) == boxes.map { .view($0) })
        #expect(tree.simulation.cost.solutions == 1)
    }

    @Test("A solution does not outlive what it was made of")
    func newSolution() throws {
        var random = SeededGenerator(seed: 1)
        var tree = try RandomTree(&random, count: 1, isPlain: true)
        let box = try box(0, in: &tree)
        for width in [200.0, 300.0] {
            let size = Size(width: width, height: 480)
            tree.simulation.apply(.hold(.layout(.setNeedsLayout(box))))
            tree.simulation.apply(.views(.set(.frame(Rectangle(size: size)), of: tree.views[0])))
            #expect(tree.world.views[box].frame.size.width == width / 2)
        }
    }

    /// A view half as wide as the root, which constraints alone place.
    private func box(_ number: Int, in tree: inout RandomTree) throws -> View.ID {
        let root = tree.views[0]
        let view = try tree.add("box\(number)", to: root, .zero)
        tree.simulation.apply(.views(.set(.translatesAutoresizingMaskIntoConstraints(false), of: view)))
        for attribute in [LayoutConstraint.Attribute.leading, .top, .width, .height] {
            let constraint = LayoutConstraint(
                .init(.view(view), attribute), equalTo: .init(.view(root), attribute),
                multiplier: attribute.kind == .dimension ? 0.5 : 1)
            tree.simulation.apply(.layout(.constrain(constraint)))
        }
        return view
    }
}
