import Lifecycle

/// The screen of a phone during a command: a frame for each call, and for each step of the animation between calls.
package struct MovingPicture: Hashable, Sendable {
    /// The command.
    package let statement: String
    /// The controllers on screen before, during and after it, in the order in which they are shown.
    package let names: [String]
    /// Their calls, in order.
    package let calls: [Call]
    package let frames: [Frame]
    /// The edge of the screen at which views enter and leave; nil if they don't move.
    package let edge: Edge?

    /// A call, and whose it is, by position among the names.
    package struct Call: Hashable, Sendable {
        package let name: Int
        package let text: String
    }

    /// The screen at one moment.
    package struct Frame: Hashable, Sendable {
        /// The number of calls made so far.
        package let calls: Int
        /// The views in the window, the lowest first.
        package let cards: [Card]
        /// The controllers of the stack, the bottom first; empty without a stack.
        package let stack: [String]
        /// Indicates whether it is a step of the animation rather than a call.
        package let isStep: Bool
    }

    /// The view of a controller, by position among the names.
    package struct Card: Hashable, Sendable {
        package let name: Int
        /// The number of steps that it is away from its place.
        package internal(set) var distance: Int
    }

    package enum Edge: Hashable, Sendable { case right, bottom }

    /// The steps of an animation.
    package static let steps = 6

    /// Reads the picture from a run.
    package init(of run: Run) {
        let world = run.simulation.world, before = run.place.world, trace = run.simulation.trace
        func isLeaf(_ id: Controller.ID) -> Bool { world.controllers[id].children.isEmpty }
        let heard = run.visibleCallbacks.compactMap {
            index -> (index: Int, id: Controller.ID, callback: Callback)? in
            guard case .controller(let id) = trace[index].receiver, isLeaf(id),
                case .callback(let callback, _) = trace[index].event
            else { return nil }
            return (index, id, callback)
        }
        let moved = heard.filter { Callback.appearances.contains($0.callback) }.map { $0.id }
        let shown = before.livingControllers.filter {
            isLeaf($0) && before.controllers[$0].appearance == .appeared
        }
        var ids = shown
        var places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
        for id in moved where places[id] == nil {
            places[id] = ids.count
            ids.append(id)
        }
        let told = heard.filter { places[$0.id] != nil }
        let motion = Motion(run.command?.unheld)
        let start = trace.entries.isEmpty ? 0 : told.first.map { trace[$0.index].turn } ?? 0
        let after = ids.filter { world.controllers[$0].appearance == .appeared }
        // A sheet leaves an edge of what is under it.
        let gap = motion.edge == .bottom && max(shown.count, after.count) > 1 ? 1 : 0
        var screen = Screen(
            cards: shown.enumerated().map { Card(name: $0.offset, distance: $0.offset > 0 ? gap : 0) },
            gap: gap)
        let old = MovingPicture.stack(of: before), new = MovingPicture.stack(of: world)
        var frames = [Frame(calls: 0, cards: screen.cards, stack: old, isStep: false)]
        var hasMoved = motion.edge == nil
        for (count, call) in told.enumerated() {
            let name = places[call.id] ?? 0
            if !hasMoved, [.viewDidAppear, .viewDidDisappear].contains(call.callback) {
                hasMoved = true
                let steps = motion.isAnimated && trace[call.index].turn > start ? MovingPicture.steps : 1
                for step in 1...steps {
                    screen.move(to: step * MovingPicture.steps / steps, isEntering: motion.isEntering)
                    guard steps > 1 else { continue }
                    frames.append(Frame(calls: count, cards: screen.cards, stack: new, isStep: true))
                }
            }
            screen.take(call.callback, name, motion)
            frames.append(Frame(calls: count + 1, cards: screen.cards, stack: new, isStep: false))
        }
        statement = run.statement
        names = ids.map { world.controllers[$0].name }
        calls = told.map { Call(name: places[$0.id] ?? 0, text: $0.callback.rawValue) }
        edge = motion.edge
        self.frames = frames
    }

    /// The contents of the stack on screen; empty if there is none.
    private static func stack(of world: World) -> [String] {
        let stack = Array(world.livingControllers).last {
            world.kind(of: $0) == .navigation && world.controllers[$0].appearance != .disappeared
        }
        return stack.map { world.controllers[$0].children.map { world.controllers[$0].name } } ?? []
    }

    /// The way in which a command moves views.
    private struct Motion {
        var edge: Edge?
        /// Indicates whether the new view moves in, over the old one.
        var isEntering = true
        var isAnimated = false

        init(_ command: Command?) {
            if case .navigation(let command) = command {
                edge = .right
                switch command {
                case .push, .setStack: break
                case .pop, .popToRoot, .swipeBack, .tapBack: isEntering = false
                }
            }
            if case .presentation(.present) = command { edge = .bottom }
            if case .presentation(.dismiss) = command { (edge, isEntering) = (.bottom, false) }
            isAnimated = command?.facts.isAnimated ?? true
        }
    }

    /// The views in the window, as the calls leave them.
    private struct Screen {
        var cards: [Card]
        /// The distance of a view in its place.
        let gap: Int
        /// The views that leave.
        var leaving: Set<Int> = []
        /// The views that enter.
        var entering: Set<Int> = []

        mutating func take(_ callback: Callback, _ name: Int, _ motion: Motion) {
            switch callback {
            case .viewWillAppear:
                entering.insert(name)
                leaving.remove(name)
                guard !cards.contains(where: { $0.name == name }) else { return }
                let distance = motion.edge != nil && motion.isEntering ? MovingPicture.steps : 0
                cards.insert(Card(name: name, distance: distance), at: motion.isEntering ? cards.count : 0)
            case .viewWillDisappear:
                leaving.insert(name)
                entering.remove(name)
            case .viewDidDisappear: cards.removeAll { $0.name == name }
            default: break
            }
        }

        mutating func move(to step: Int, isEntering: Bool) {
            for index in cards.indices {
                if isEntering, entering.contains(cards[index].name) {
                    cards[index].distance = max(gap, MovingPicture.steps - step)
                } else if !isEntering, leaving.contains(cards[index].name) {
                    cards[index].distance = max(gap, step)
                }
            }
        }
    }
}
