extension Rule {
    static let geometryRules: [RuleFacts] = [
        RuleFacts(
            .propertiesPrecedeLayout, "layout.properties-first",
            "From iOS 26 on updateProperties comes when the traits are there and before layout; whether "
                + "viewIsAppearing is earlier is told nowhere.", .from(26), facts: ["F7.6"]),
        RuleFacts(
            .constraintsPrecedeLayout, "layout.constraints-first",
            "From iOS 6 on constraints are updated before layout: what is below first, then updateViewConstraints.",
            .from(6), mayRepeat: true, facts: ["F7.4", "F7.5"],
            traces: ["neuburg-ios6-constraints-layout-rotate", "neuburg-ios6-push-single"]),
        RuleFacts(
            .intrinsicSizeFillsWhatIsOpen, "layout.intrinsic-size",
            "A width or height that constraints leave open is that of the view's intrinsicContentSize. A class of the app's is "
                + "asked for it when constraints are updated, and again after invalidateIntrinsicContentSize; how often, and "
                + "what comes before it, is not promised.", .from(6), observed: true, mayRepeat: true,
            documentation: [
                "UIView, intrinsicContentSize", "UIView, invalidateIntrinsicContentSize()",
                "Taehyeon-Kim/TIL, issue 52: asked beside updateConstraints, before updateViewConstraints",
            ]),
        RuleFacts(
            .turnLeavesConstraintsOfChildren, "layout.turn-leaves-children",
            "A turn asks for the constraints of the controllers that UIKit fits itself; a child in a container of the app's "
                + "own is asked only if its constraints were marked.", .from(8), .likely, observed: true,
            documentation: [
                "mattneub/Programming-iOS-Book-Examples, bk2ch06p334containerEventForwarding, editions of iOS 8 to 15"
            ]),
        RuleFacts(
            .constraintsComeInsideLayoutPair, "layout.constraints-inside-pair",
            "A log of iOS 8 shows updateViewConstraints between the two calls of the layout pair, other releases "
                + "before them.", .from(Release(8), before: Release(9)), .doubtful, observed: true,
            mayRepeat: true, facts: ["F7.5"], traces: ["neuburg-rotation-parent-child-ios8"]),
        RuleFacts(
            .constraintsMayComeInsideLayoutPair, "layout.constraints-maybe-inside-pair",
            "On iOS 11 and 12, whether constraints are updated before viewWillLayoutSubviews or after it is not settled: "
                + "one log has updateConstraints of the subviews after it.",
            .from(Release(11), before: Release(13)), .doubtful, observed: true, mayRepeat: true,
            facts: ["F25.7", "F7.5"],
            documentation: ["iOSAppLifecycle, README (public files no. 34582983496, 34583884730)"]),
        RuleFacts(
            .newSubviewsUpdateInsideLayoutPair, "layout.new-subviews-inside-pair",
            "From iOS 9 on subviews that come to a view on screen update their constraints, the deepest first, between "
                + "the viewWillLayoutSubviews of its controller and the layout.", .from(9), .likely,
            observed: true, mayRepeat: true, facts: ["F7.5"],
            documentation: ["https://haomeiwen.com/subject/nqdkvhtx.html"]),
        RuleFacts(
            .updateViewConstraintsReachesView, "layout.constraints-reach-view",
            "UIKit's own updateViewConstraints calls updateConstraints of the view, so an override has to call super.",
            .from(6), facts: ["F7.4"], traces: ["neuburg-ios6-constraints-layout-rotate"]),
        RuleFacts(
            .leavingUpdatesConstraints, "navigation.leaving-updates-constraints",
            "On iOS 7 to 9 the controller that a push or pop takes away updates its constraints once more.",
            .from(Release(7), before: Release(10)), .doubtful, observed: true, facts: ["F7.4"],
            traces: ["arm1-push-B-to-C", "arm1-pop-B-to-A"]),
        RuleFacts(
            .safeAreaChangeIsTold, "safeArea.did-change",
            "From iOS 11 on viewSafeAreaInsetsDidChange comes when the safe area changes, for the first time once the "
                + "view is in the hierarchy, before viewIsAppearing and layout.", .from(11),
            facts: ["F12.2", "F6.3"],
            traces: ["simplenote-769-safearea-willappear", "rtroot-136-safearea-values"]),
        RuleFacts(
            .layoutMarginsChangeIsTold, "safeArea.margins-did-change",
            "From iOS 11 on viewLayoutMarginsDidChange comes when the safe area moves the margins; which of the two "
                + "comes first is not promised.", .from(11), .likely, facts: ["F12.3", "F6.3"]),
        RuleFacts(
            .containerSizesItsChild, "containers.size-their-child",
            "From iOS 7 on a container of UIKit's own gives the child that it shows its own size.", .from(7),
            .likely, facts: ["F6.2"], traces: ["radar-24277475-transition-covered-nav"]),
        RuleFacts(
            .containerSizesChildBetweenBars, "containers.size-between-bars",
            "Up to iOS 6 a navigation or tab bar controller gives its child the room that its bar leaves.",
            .before(7),
            .likely, observed: true, facts: ["F6.2"],
            documentation: ["stackoverflow.com 6757018, frames printed in July 2011"]),
        RuleFacts(
            .presentationSizesWhatItCovers, "present.sizes-what-covers-all",
            "What is presented over the whole screen gets the screen's size before it is laid out; in its viewWillAppear "
                + "it may still have another one.", .always, .likely, facts: ["F1.12"],
            documentation: ["OpenRadar 26311655, frames in viewWillAppear and viewDidAppear"]),
    ]
}
