import Lifecycle

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
