// What a presentation really looks like, by its style, device and release, and what that does to its presenter.

extension Simulation {
    /// Whether a presented controller takes its presenter's view out of the window, by style, device and release.
    mutating func hidesPresenter(_ presented: Controller.ID) -> Bool {
        guard fillsPresenter(presented) else { return false }
        if let presenter = world.controllers[presented].presenter, world.isInPopover(presenter) {
            cite(.popoverPresenterStays)
            return false
        }
        return true
    }

    /// Whether a sheet or popover fills a phone; on one that lies on its side, sources disagree on the newer releases.
    private mutating func fillsPhone() -> Bool {
        guard world.environment.device.idiom == .phone else { return false }
        if world.sizeClasses.vertical == .compact { _ = follows(.sheetOnItsSideIsUnsettled) }
        return follows(.sheetFillsPhone)
    }

    private mutating func fillsPresenter(_ presented: Controller.ID) -> Bool {
        if world.isOldStyleOfPhone(presented) { cite(.oldPhonesShowAllFullScreen) }
        return switch world.effectiveStyle(of: presented) {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet, .popover:
            fillsPhone()
        case .automatic, .overFullScreen, .overCurrentContext, .custom: false
        }
    }
}

extension World {
    /// The style that a presentation really has.
    func effectiveStyle(of presented: Controller.ID) -> Controller.ModalStyle {
        let style = controllers[presented].modalStyle
        if isAlert(presented) { return World.styleOfAlerts }
        if isOldStyleOfPhone(presented) { return .fullScreen }
        guard style == .automatic else { return style }
        return holds(.sheetIsTheDefault) ? .pageSheet : .fullScreen
    }

    /// Whether a style was named that phones of the time did not heed.
    fileprivate func isOldStyleOfPhone(_ presented: Controller.ID) -> Bool {
        switch controllers[presented].modalStyle {
        case .automatic, .fullScreen, .custom: false
        case .pageSheet, .formSheet, .popover, .currentContext, .overFullScreen, .overCurrentContext:
            environment.device.idiom == .phone && holds(.oldPhonesShowAllFullScreen)
        }
    }

    /// Whether a presented controller covers the whole screen.
    func fillsScreen(_ presented: Controller.ID) -> Bool {
        switch effectiveStyle(of: presented) {
        case .fullScreen, .overFullScreen: true
        case .pageSheet, .formSheet, .popover:
            holds(.sheetFillsPhone) && environment.device.idiom == .phone
        case .automatic, .currentContext, .overCurrentContext, .custom: false
        }
    }

    /// Whether a controller is shown in a popover that has not become something else.
    func isInPopover(_ controller: Controller.ID) -> Bool {
        controllers[controller].presenter != nil && effectiveStyle(of: controller) == .popover
            && environment.device.idiom == .pad && sizeClasses.horizontal == .regular
    }
}

extension Controller.ModalStyle {
    /// Whether UIKit has such a style.
    ///
    /// - Parameter environment: The release and the device.
    /// - Returns: False before its release.
    package func exists(in environment: Environment) -> Bool {
        switch self {
        case .fullScreen, .pageSheet, .formSheet, .currentContext: true
        case .overFullScreen, .overCurrentContext, .popover: !environment.holds(.oldPhonesShowAllFullScreen)
        case .custom: environment.holds(.customTransitionsExist)
        case .automatic: environment.holds(.sheetIsTheDefault)
        }
    }
}
