extension Simulation {
    /// The view that a storyboard holds for a controller: one scene is two nibs, and this is the second.
    mutating func nibOfScene(of controller: Controller.ID, in storyboard: Storyboard.ID) -> Nib {
        let scene = world.bundle.storyboards[storyboard].scenes.first {
            $0.classID == world.controllers[controller].classID
        }
        var nib = Nib(
            name: world.bundle.storyboards[storyboard].name, viewClass: scene?.viewClass ?? "UIView",
            size: scene?.size ?? storyboardCanvas(), outlets: scene?.outlets ?? [],
            superviews: scene?.superviews ?? [:])
        nib.isRead = world.bundle.storyboards[storyboard].isRead
        nib.otherOutlets = scene?.otherOutlets ?? []
        nib.senders = scene?.senders ?? []
        return nib
    }

    /// The size at which Xcode drew controllers in storyboards when a release was new.
    private mutating func storyboardCanvas() -> Size {
        if follows(.storyboardCanvasIsPhoneOfTime) {
            return Device.ofItsTime(world.environment.linkedRelease).screen
        }
        if follows(.storyboardCanvasIsSquare) { return Size(width: 600, height: 600) }
        cite(.storyboardCanvasIsPhone)
        return Size(width: 375, height: 667)
    }
}
