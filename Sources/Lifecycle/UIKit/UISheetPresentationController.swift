extension Simulation {
    /// The finger begins to drag a sheet down.
    mutating func dragSheet() throws(Interruption) -> Outcome {
        guard holds(.draggedSheetBeginsToDisappear), let sheet = world.sheetUnderFinger else {
            return .ignored(.noSheet)
        }
        if world.effectiveStyle(of: sheet) == .popover { cite(.compactPopoverIsSheet) }
        try dismissByFinger(sheet, isInteractive: true)
        return .done
    }

    /// A tap on what lies round a sheet, if that is the view which got the touch.
    mutating func tapBesideSheet(_ hit: View.ID) throws(Interruption) {
        guard world.views[hit].className == World.containerViewClass, let sheet = world.sheetUnderFinger,
            let view = world.controllers[sheet].view,
            world.contains(hit, view),
            follows(.tapBesideSheetDismisses)
        else { return }
        try dismissByFinger(sheet, isInteractive: false)
    }

    /// The delegate is asked, unless the sheet is modal in its presentation.
    private mutating func dismissByFinger(
        _ sheet: Controller.ID, isInteractive: Bool
    ) throws(Interruption) {
        guard let presenter = world.controllers[sheet].presenter else { return }
        // A child says it of itself, and means the sheet that it is shown in.
        let isModal = world.visibleTree(below: sheet).contains { world.controllers[$0].isModalInPresentation }
        guard !isModal else { return try tellOfAttempt(on: sheet, isDrag: isInteractive) }
        let answer = try tellDelegate(of: sheet, .presentationShouldDismiss, by: .sheetDelegateHearsOfDrags)
        guard !world.controllers[sheet].refusesDismissal, answer != .bool(false) else {
            return try tellOfAttempt(on: sheet, isDrag: isInteractive)
        }
        try tellDelegate(of: sheet, .presentationWillDismiss, by: .sheetDelegateHearsOfDrags)
        // Its code may have taken the sheet away itself.
        guard world.controllers[sheet].presenter == presenter else { return }
        try begin(
            Transition(
                container: presenter, kind: .sheetDrag(of: sheet), isAnimated: true,
                isInteractive: isInteractive))
    }

    /// Tells the delegate of a sheet that stays up about a drag. A tap beside the sheet isn't reported.
    private mutating func tellOfAttempt(on sheet: Controller.ID, isDrag: Bool) throws(Interruption) {
        guard isDrag else { return }
        try tellDelegate(of: sheet, .presentationDidAttemptToDismiss, by: .blockedSheetTellsOfAttempt)
    }
}

extension World {
    /// The sheet in front that is at rest; nil if what is in front is no sheet.
    fileprivate var sheetUnderFinger: Controller.ID? {
        guard let sheet = topmostPresented, !transitions.contains(where: { $0.presented != nil }),
            isSheet(sheet), controllers[sheet].appearance == .appeared
        else { return nil }
        return sheet
    }

    /// Indicates whether a presented controller is a sheet that can be dragged.
    func isSheet(_ presented: Controller.ID) -> Bool {
        let style = effectiveStyle(of: presented)
        if style == .popover, !isInPopover(presented), holds(.compactPopoverIsSheet) { return true }
        return style == .pageSheet || style == .formSheet
    }
}

// MARK: - Sizes

extension World {
    /// `UIPresentationController.frameOfPresentedViewInContainerView` of a sheet.
    ///
    /// - Parameter presented: The presented controller.
    /// - Returns: Nil for what is no sheet, or fills the screen.
    func sheetFrame(of presented: Controller.ID) -> Rectangle? {
        guard controllers[presented].presenter != nil, isSheet(presented),
            holds(.presentationHasContainerView)
        else { return nil }
        let isCard = environment.device.idiom == .phone || sizeClasses.horizontal == .compact
        guard holds(.sheetHasOwnSize) else { return isCard ? nil : sheetFrameOfOldPad(presented) }
        guard isCard else { return sheetFrameOfPad(presented) }
        guard sizeClasses.vertical == .regular else { return nil }
        let top = sheetTop(of: presented) ?? environment.device.topInset + points(.sheetGap)
        return Rectangle(x: 0, y: top, size: Size(width: screen.width, height: screen.height - top))
    }

    /// Up to iOS 12 a page sheet is as wide as the screen is in portrait, and ends below the status bar.
    private func sheetFrameOfOldPad(_ presented: Controller.ID) -> Rectangle {
        guard effectiveStyle(of: presented) == .pageSheet else { return formSheetFrame }
        let top = points(.statusBarHeight)
        let width = min(screen.width, screen.height)
        return Rectangle(
            x: (screen.width - width) / 2, y: top, size: Size(width: width, height: screen.height - top))
    }

    private func sheetFrameOfPad(_ presented: Controller.ID) -> Rectangle {
        guard effectiveStyle(of: presented) == .pageSheet else { return formSheetFrame }
        let margin = points(.pageSheetMargin)
        return centred(Size(width: points(.pageSheetWidth), height: screen.height - 2 * margin))
    }

    private var formSheetFrame: Rectangle {
        centred(Size(width: points(.formSheetWidth), height: points(.formSheetHeight)))
    }

    /// A size in the middle of the screen, as far as it has room.
    private func centred(_ size: Size) -> Rectangle {
        let size = Size(width: min(size.width, screen.width), height: min(size.height, screen.height))
        return Rectangle(
            x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, size: size)
    }
}
