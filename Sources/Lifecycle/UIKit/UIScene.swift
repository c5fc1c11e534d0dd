// What the delegate of a scene hears, from iOS 13 on in place of the delegate of the app.

extension Simulation {
    /// The person throws the scene out of the app switcher.
    mutating func discardScene(wasActive: Bool) throws(Interruption) {
        let rule: Rule =
            holds(.killedSceneOf13KeepsRoot) ? .killedSceneOf13KeepsRoot : .killedSceneTakesRootAway
        if wasActive {
            try resignActive(by: rule)
            _ = follows(.killedSceneBackgroundIsUnsettled)
        }
        world.activation = .background
        try tellDelegate(.sceneDidDisconnect, by: rule)
        try tellDelegate(.didDiscardSceneSessions, by: rule)
    }
}
