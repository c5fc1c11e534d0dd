import Lifecycle

/// The naming of a world that was found.
extension CounterfactualSearch {
    /// Returns the world on the last release of its major version, which people mean by that number, if the
    /// answer is right there too; otherwise the world itself.
    mutating func byItsNumber(
        _ world: NearbyWorld, _ answer: [(name: String, callback: Callback)]
    ) -> NearbyWorld {
        guard let release = world.release, let last = Release.last(of: release.major), last != release,
            last != session.environment.release
        else { return world }
        let other = world.moved(to: last)
        return isRight(answer, in: other) ? other : world
    }

    /// Indicates whether an answer is right in a world, wherever the world is in the list.
    private mutating func isRight(
        _ answer: [(name: String, callback: Callback)], in world: NearbyWorld
    ) -> Bool {
        guard let outcome = outcome(of: world), outcome.isSound,
            !(answer.isEmpty ? outcome.isBare : outcome.isMissed), concerns(world.changes, answer),
            let calls = outcome.calls(answer)
        else { return false }
        return Judgement.isRight(calls, against: outcome.expected)
    }

    func counterfactual(
        _ world: NearbyWorld, _ extent: Counterfactual.Extent
    ) -> Counterfactual {
        Counterfactual(changes: world.changes, extent: extent, command: command(showing: world))
    }

    /// Returns the line that shows another world when it is typed right after the prediction.
    private func command(showing world: NearbyWorld) -> String {
        let predicted = question.result.steps.count
        let here = session.environment.release
        let comparison = world.release.map { release in
            "compare ios " + [release, here].sorted().map({ $0.name }).joined(separator: " ")
        }
        let isEdited = world.changes.contains { if case .release = $0 { false } else { true } }
        guard isEdited || predicted > 1 else { return comparison ?? "" }
        let undo = session.history.count - world.shared + predicted
        let commands = world.commands.joined(separator: "; ")
        let device = world.device.map { ["device \($0.name)"] } ?? []
        return
            (["undo \(undo)"] + device + world.setUp + [comparison.map { "\($0): \(commands)" } ?? commands])
            .joined(separator: "; ")
    }
}

extension Callback {
    /// Indicates whether a release has the method.
    func exists(on release: Release) -> Bool {
        ruleOfExistence.map(Environment(release: release).holds) ?? true
    }

    /// The rule without which nobody hears it; nil if all releases have it, or that is not sure.
    private var ruleOfExistence: Rule? {
        switch self {
        case .viewIsAppearing: .isAppearingFollowsGeometry
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layoutPairFramesLayout
        case .viewWillTransition, .willTransitionToTraits: .sizeTransitionTellsSize
        case .willMoveToParent, .didMoveToParent: .containmentExists
        default: nil
        }
    }
}
