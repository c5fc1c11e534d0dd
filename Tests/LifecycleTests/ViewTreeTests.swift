import Lifecycle
import SwiftInterpreter
import TestSupport
import Testing

@Suite("Trees of views")
struct ViewTreeTests {
    private static let seeds: [UInt64] = (1...40).map { 20_111_012 &+ $0 }

    @Test("A touch goes where a search from front to back finds it", arguments: seeds)
    func hitTesting(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tree = try RandomTree(&random, count: 30)
        for _ in 0..<40 {
            let point = Point(
                x: Double(Int.random(in: -10...330, using: &random)),
                y: Double(Int.random(in: -10...490, using: &random)))
            let expected = tree.world.firstWindow.subviews.reversed().lazy.compactMap {
                search(tree.world, $0, point)
            }.first
            var touched = tree.simulation
            let outcome = touched.apply(.touch(.tap(point)))
            #expect(outcome == .returned(.view(expected)), "seed \(seed), point \(point)")
        }
    }

    /// As the documentation of `hitTest(_:with:)` tells it, with the frames added up anew at each step.
    private func search(_ world: World, _ id: View.ID, _ point: Point) -> View.ID? {
        let view = world.views[id]
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01 else { return nil }
        let x = point.x - view.frame.x, y = point.y - view.frame.y
        guard x >= 0, y >= 0, x < view.frame.size.width, y < view.frame.size.height else { return nil }
        for subview in view.subviews.reversed() {
            if let found = search(world, subview, Point(x: x, y: y)) { return found }
        }
        return id
    }

    @Test("Masks share what a superview gains in proportion, all the way down", arguments: seeds)
    func autoresizing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var tree = try RandomTree(&random, count: 30)
        let before = tree.world
        let size = Size(
            width: Double(Int.random(in: 330...900, using: &random)),
            height: Double(Int.random(in: 490...900, using: &random)))
        tree.simulation.apply(.views(.set(.frame(Rectangle(size: size)), of: tree.views[0])))
        for view in tree.views.dropFirst() {
            let superview = try #require(before.views[view].superview)
            let old = before.views[superview].frame.size, new = tree.world.views[superview].frame.size
            let mask = before.views[view].autoresizingMask
            let frame = before.views[view].frame, found = tree.world.views[view].frame
            let across = share(
                [frame.x, frame.size.width, old.width - frame.x - frame.size.width], new.width - old.width,
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
            let down = share(
                [frame.y, frame.size.height, old.height - frame.y - frame.size.height],
                new.height - old.height,
                [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
            let found4 = [found.x, found.size.width, found.y, found.size.height]
            for (one, other) in zip([across[0], across[1], down[0], down[1]], found4) {
                #expect(abs(one - other) < 1e-6, "seed \(seed), \(mask), \(frame) in \(old) to \(new)")
            }
        }
    }

    @Test("A class of the app's below UIControl is a control, too", arguments: ["UIButton", "UIStepper"])
    func subclassOfControl(superclass: String) {
        let run = play(
            "class Knob: \(superclass) {}", "new UIViewController as feed; launch feed",
            "view knob: Knob in feed frame 0 100 100 44; tap knob", on: .standard)
        #expect(run.fault == nil)
        #expect(run.rules.contains(.controlKeepsTouches))
    }

    @Test(
        "A class is the app's own if it is declared, or has no name of Apple's",
        arguments: [("UIBadge", true), ("MapView", true), ("UILabel", false), ("WKWebView", false)])
    func ownClass(name: String, isOwn: Bool) throws {
        let run = play(
            "class UIBadge: UIView {}", "new UIViewController as feed; launch feed",
            "view badge: \(name) in feed frame 0 0 50 50", on: .standard)
        let view = try #require(run.simulation.world.view(named: "badge"))
        #expect(run.simulation.world.views[view].isOfOwnClass == isOwn)
    }

    /// Each flexible part of a row gets its share; without any extent among them all get the same.
    private func share(_ parts: [Double], _ gain: Double, _ isFlexible: [Bool]) -> [Double] {
        let flexible = zip(parts, isFlexible).filter(\.1).map(\.0)
        let whole = flexible.reduce(0, +)
        return zip(parts, isFlexible).map { part, isFlexible in
            guard isFlexible else { return part }
            return part + gain * (whole == 0 ? 1 / Double(flexible.count) : part / whole)
        }
    }

    @Test("Constraints hold after layout, whatever order they were given in", arguments: seeds)
    func constraints(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var tree = try RandomTree(&random, count: 1, isPlain: true)
        let root = tree.views[0]
        var constraints: [LayoutConstraint] = []
        for number in 0..<12 {
            let view = try tree.add("v\(number)", to: root, .zero)
            tree.simulation.apply(.views(.set(.translatesAutoresizingMaskIntoConstraints(false), of: view)))
            let others = [root] + tree.views.dropFirst().dropLast()
            for attribute in [LayoutConstraint.Attribute.leading, .width, .top, .height] {
                let other = others.randomElement(using: &random) ?? root
                constraints.append(
                    LayoutConstraint(
                        .init(.view(view), attribute), equalTo: .init(.view(other), attribute),
                        multiplier: attribute.kind == .dimension ? 0.5 : 1,
                        constant: Double(Int.random(in: 1...40, using: &random))))
            }
        }
        for constraint in constraints.shuffled(using: &random) {
            tree.simulation.apply(.layout(.constrain(constraint)))
        }
        for constraint in constraints {
            let second = try #require(constraint.second)
            let value = tree.value(second) * constraint.multiplier + constraint.constant
            #expect(abs(tree.value(constraint.first) - value) < 1e-3, "seed \(seed)")
        }
        #expect(!tree.views.dropFirst().contains { tree.world.hasAmbiguousLayout($0) })
        #expect(
            !tree.simulation.trace.entries.contains { if case .console = $0.event { true } else { false } })
    }

    @Test(
        "Ten thousand views one inside the other are laid out, resized and touched", .timeLimit(.minutes(10)))
    func deep() throws {
        var random = SeededGenerator(seed: 1)
        var tree = try RandomTree(&random, count: 1, isPlain: true, isLaunched: false)
        for number in 0..<10_000 {
            let innermost = tree.views[tree.views.count - 1]
            let view = try tree.add("v\(number)", to: innermost, Rectangle(size: tree.world.screen))
            tree.simulation.apply(.views(.set(.autoresizingMask([.flexibleWidth]), of: view)))
        }
        tree.simulation.apply(.application(.launch(tree.controller)))
        tree.simulation.apply(
            .views(.set(.frame(Rectangle(size: Size(width: 100, height: 852))), of: tree.views[0])))
        let innermost = tree.views[tree.views.count - 1]
        #expect(tree.world.views[innermost].frame.size.width == 100)
        #expect(tree.simulation.apply(.touch(.tap(Point(x: 50, y: 50)))) == .returned(.view(innermost)))
    }
}

/// A controller on screen with views inside one another.
struct RandomTree {
    var simulation = Simulation(environment: Environment(release: .standard))
    let controller: Controller.ID
    /// The controller's own view, then the others, each after its superview.
    private(set) var views: [View.ID] = []

    var world: World { simulation.world }

    init(_ random: inout SeededGenerator, count: Int, isPlain: Bool = false, isLaunched: Bool = true) throws {
        simulation.apply(
            .making(.make(name: "root", of: World.viewControllerClass, from: .code(nibName: nil))))
        controller = try #require(simulation.world.controller(named: "root"))
        simulation.apply(
            isLaunched ? .application(.launch(controller)) : .loading(.accessView(of: controller)))
        views = [try #require(world.controllers[controller].view)]
        guard !isPlain else { return }
        simulation.apply(.views(.set(.frame(Rectangle(size: Size(width: 320, height: 480))), of: views[0])))
        for number in 0..<count {
            let superview = views.randomElement(using: &random) ?? views[0]
            let size = world.views[superview].frame.size
            func part(_ extent: Double) -> Double {
                Double(Int.random(in: 0...max(0, Int(extent)), using: &random))
            }
            let x = part(size.width), y = part(size.height)
            let frame = Rectangle(
                x: x, y: y, size: Size(width: part(size.width - x), height: part(size.height - y)))
            let view = try add("v\(number)", to: superview, frame)
            let mask = AutoresizingMask(rawValue: UInt8.random(in: 0..<64, using: &random))
            simulation.apply(.views(.set(.autoresizingMask(mask), of: view)))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: simulation.apply(.views(.set(.isHidden(true), of: view)))
            case 1: simulation.apply(.views(.set(.isUserInteractionEnabled(false), of: view)))
            case 2: simulation.apply(.views(.set(.alpha([0, 0.009, 0.01, 0.5][number % 4]), of: view)))
            default: break
            }
        }
    }

    mutating func add(_ name: String, to superview: View.ID, _ frame: Rectangle) throws -> View.ID {
        simulation.apply(.views(.make(name: name, of: "UIView", frame: frame, in: .view(superview), at: nil)))
        let view = try #require(simulation.world.view(named: name))
        views.append(view)
        return view
    }

    /// The value of an anchor of a view that lies directly in the controller's.
    func value(_ anchor: LayoutConstraint.Anchor) -> Double {
        guard case .view(let view) = anchor.item else { return .nan }
        let frame = view == views[0] ? world.views[view].bounds : world.views[view].frame
        return switch anchor.attribute {
        case .leading: frame.x
        case .top: frame.y
        case .width: frame.size.width
        default: frame.size.height
        }
    }
}
