extension World {
    /// The bounds of the app's part of the screen as the interface stands, in points.
    package var screen: Size { splitSize ?? wholeScreen }

    /// The bounds of the whole screen as the interface stands, in points.
    package var wholeScreen: Size {
        isLandscape ? environment.device.screen.turned : environment.device.screen
    }

    /// The height of the status bar, in points.
    package var statusBarHeight: Double {
        guard !bundle.info.hidesStatusBar else { return 0 }
        guard environment.device.hasNotch else { return points(.statusBarHeight) }
        return isLandscape ? 0 : environment.device.topInset
    }

    /// `UIScreen.applicationFrame`: what the status bar leaves free.
    package var applicationFrame: Rectangle {
        let bar = statusBarHeight
        let screen = screen
        return Rectangle(y: bar, size: Size(width: screen.width, height: screen.height - bar))
    }

    // Up to iOS 7 the screen stays upright, whatever the interface does: the root's view is turned in its window.

    /// A frame in the window or on the screen as code reads it.
    package func frameOnScreen(_ frame: Rectangle) -> Rectangle {
        guard holds(.screenStaysUpright), isLandscape else { return frame }
        return Rectangle(x: frame.y, y: frame.x, size: frame.size.turned)
    }

    /// `UIView.frame`: the place in the superview, which for a root's view is the window.
    ///
    /// - Parameter view: The view.
    /// - Returns: The frame that code reads.
    package func readFrame(of view: View.ID) -> Rectangle {
        let frame = views[view].transformedFrame
        return views[view].isWindowSubview ? frameOnScreen(frame) : frame
    }
}
