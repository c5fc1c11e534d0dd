extension World {
    /// The bounds of the app's part of the screen as the interface stands, in points.
    package var screen: Size { splitSize ?? wholeScreen }

    var wholeScreen: Size { isLandscape ? environment.device.screen.turned : environment.device.screen }

    /// The height of the status bar, in points.
    package var statusBarHeight: Double {
        guard environment.device.hasNotch else { return points(.statusBarHeight) }
        return isLandscape ? 0 : environment.device.topInset
    }

    /// `UIScreen.applicationFrame`: what the status bar leaves free.
    var applicationFrame: Rectangle {
        let bar = statusBarHeight
        let screen = screen
        return Rectangle(y: bar, size: Size(width: screen.width, height: screen.height - bar))
    }
}
