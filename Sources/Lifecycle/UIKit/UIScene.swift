// The callbacks of the scene delegate, which replace those of the app delegate since iOS 13.

extension Simulation {
    /// The person throws the scene out of the app switcher.
    mutating func discardScene(wasActive: Bool) throws(Interruption) {
        let rule: Rule =
            holds(.killedSceneOf13KeepsRoot) ? .killedSceneOf13KeepsRoot : .killedSceneTakesRootAway
        if wasActive {
            try resignActive(by: rule)
            _ = applies(.killedSceneBackgroundIsUnsettled)
        }
        world.activation = .background
        try tellDelegate(.sceneDidDisconnect, by: rule)
        try tellDelegate(.didDiscardSceneSessions, by: rule)
    }
}
