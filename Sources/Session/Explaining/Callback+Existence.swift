import Lifecycle

extension Callback {
    /// Indicates whether a release has the method.
    package func exists(on release: Release) -> Bool {
        ruleOfExistence.map(Environment(release: release).holds) ?? true
    }

    /// The rule that introduced it; nil if all releases have it, or if that is uncertain.
    var ruleOfExistence: Rule? {
        switch self {
        case .viewIsAppearing: .isAppearingFollowsGeometry
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layoutPairFramesLayout
        case .viewWillTransition, .willTransitionToTraits: .sizeTransitionTellsSize
        case .willMoveToParent, .didMoveToParent: .containmentExists
        default: nil
        }
    }
}
