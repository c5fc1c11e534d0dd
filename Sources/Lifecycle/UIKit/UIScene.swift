// What the delegate of a scene hears, from iOS 13 on in place of the delegate of the app.

extension Simulation {
    /// The person throws the scene out of the app switcher.
    mutating func discardScene(wasActive: Bool) throws(Interruption) {
        if wasActive { try resignActive(by: .killedSceneTakesRootAway) }
        world.activation = .background
        try tellDelegate(.sceneDidDisconnect, by: .killedSceneTakesRootAway)
        try tellDelegate(.didDiscardSceneSessions, by: .killedSceneTakesRootAway)
    }
}
