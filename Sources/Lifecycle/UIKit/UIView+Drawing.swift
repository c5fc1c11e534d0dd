// draw(_:), as far as a class of the app's own overrides it: what nobody overrides, nobody sees.

extension Simulation {
    /// The display pass of a commit, after its layout. What is hidden or has no size waits until that changes; what asks
    /// to be drawn while it is drawn has asked in vain.
    mutating func drawViews() throws(Interruption) {
        let views = world.runLoop.viewsToDraw
        world.runLoop.viewsToDraw = []
        for view in views {
            let object = world.views[view]
            guard object.isAlive, object.isInWindow, object.needsDisplay, !object.isHidden,
                object.frame.size.width > 0, object.frame.size.height > 0
            else { continue }
            try send(.draw, to: view, .rectangle(object.bounds), by: .drawingFollowsLayout)
            world.views[view].needsDisplay = false
        }
        world.runLoop.viewsToDraw.removeAll { !world.views[$0].needsDisplay }
    }
}

extension World {
    /// `UIView.setNeedsDisplay()`: the next commit draws the view, if it is in a window then.
    mutating func setNeedsDisplay(_ view: View.ID) {
        views[view].needsDisplay = true
        drawAtCommit(view)
    }

    /// Lets the commit draw a view that waits for it.
    mutating func drawAtCommit(_ view: View.ID) {
        guard views[view].needsDisplay, views[view].isInWindow, overrides(.draw, in: view)
        else { return }
        runLoop.viewsToDraw.append(view)
    }
}
