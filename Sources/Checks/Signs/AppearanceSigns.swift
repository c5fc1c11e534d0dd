import Lifecycle

/// Signs of mistakes in driving the appearance of children by hand.
extension ControllerCheck {
    /// A transition that was begun and never ended.
    mutating func readOpenTransitions(_ run: CheckRun) {
        let world = run.world, trace = run.trace
        for controller in world.livingControllers
        where [.appearing, .disappearing].contains(world.controllers[controller].appearance) {
            let methods = Set(outlines.flatMap(\.methods).map(\.baseName))
            guard let place = call(["beginAppearanceTransition"], in: methods)?.start else { continue }
            find(
                .appearanceUnbalanced, at: place, in: run,
                "The transition that starts here never ends: \(writtenClass(of: controller, in: world)) stays "
                    + "\(world.controllers[controller].appearance.rawValue).",
                unless: run.doubt(in: 0..<trace.count))
        }
    }
}
