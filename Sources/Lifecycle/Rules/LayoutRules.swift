extension Rule {
    static let layoutRules: [RuleFacts] = [
        RuleFacts(
            .autoresizingFollowsSuperview, "layout.autoresizing",
            "When a view gets another size, each subview changes at once as its autoresizingMask says: margins and "
                + "sizes that are flexible share the difference in proportion to what they have.",
            facts: ["F1.11"], documentation: ["UIView, autoresizingMask"]),
        RuleFacts(
            .sizeChangeNeedsLayout, "layout.size-change",
            "A view on screen that gets another size is laid out in the next commit.", mayRepeat: true,
            facts: ["F7.3"], claims: ["L29"], documentation: ["UIView, layoutSubviews()"]),
        RuleFacts(
            .resizedViewMarksSuperview, "layout.size-marks-superview",
            "Since iOS 7, a new bounds size or transform of a view marks its superview as needing layout, even while the "
                + "superview is being laid out, so that it gets a second pass. A new center or alpha marks nothing.",
            .from(7), observed: true, mayRepeat: true, facts: ["F24.1"],
            documentation: [
                "GitHub, hfossli/LayoutSubviewsInconsistency, README with the log of July 2014",
                "GitHub, airdron/UIKitLayout, README with the log of March 2021",
                "stackoverflow.com 24673063, with the answer of Apple's technical support",
                "stackoverflow.com 728372",
            ]),
        RuleFacts(
            .resizedViewMarkedItselfAlone, "layout.size-marks-itself",
            "On iOS 6 and earlier, we don't know whether a new size or transform of a view lays out its superview too: "
                + "a table of 2011 marks only the view itself.",
            .before(7), .doubtful, observed: true,
            leavesOpen: [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews],
            facts: ["F24.1"],
            documentation: [
                "https://codingtour.com/posts/layoutsubview-%E8%B0%83%E7%94%A8%E6%97%B6%E6%9C%BA"
            ]),
        RuleFacts(
            .emptyViewIsNotLaidOut, "layout.no-size",
            "Since iOS 9, a view that code creates without a size isn't laid out until it gets a size or a subview.",
            .from(9), .likely, observed: true, facts: ["F24.1"],
            documentation: [
                "GitHub, airdron/UIKitLayout, README with the log of March 2021",
                "https://developer.aliyun.com/article/249391",
            ]),
        RuleFacts(
            .addedSubviewNeedsLayout, "layout.subview-added",
            "A view on screen that gets a subview is laid out in the next commit, and its controller hears the layout "
                + "pair.", facts: ["F7.3"]),
        RuleFacts(
            .layoutWaitsForCommit, "layout.waits-for-commit",
            "setNeedsLayout only takes a note. The layout comes in the next commit, once, however often it was asked "
                + "for.", facts: ["F7.3"], documentation: ["UIView, setNeedsLayout()"]),
        RuleFacts(
            .layoutIfNeededLaysOutAtOnce, "layout.if-needed",
            "layoutIfNeeded lays out at once what waits for it, superviews first. It does nothing to views that "
                + "do not wait.", facts: ["F7.3"],
            documentation: ["UIView, layoutIfNeeded()", "CALayer, layoutIfNeeded()"]),
        RuleFacts(
            .layoutWithoutEndHangsApp, "layout.without-end",
            "Code that asks for layout again in each layout keeps the main thread in it: the app hangs, and the "
                + "system ends it.", .always, .likely, observed: true, facts: ["F7.3"],
            documentation: ["UIView, layoutSubviews()"]),
        RuleFacts(
            .viewHearsInitFrame, "views.init-frame",
            "A view of the app's own class that code makes goes through init(frame:), not init(coder:).",
            traces: ["jianshu-uiview-add-remove", "mumu-push-xib-view-untouched"]),
    ]

    static let constraintRules: [RuleFacts] = [
        RuleFacts(
            .constraintsExist, "constraints.exist", "Layout constraints exist from iOS 6 on.", .from(6),
            facts: ["F7.4", "F7.7"], documentation: ["NSLayoutConstraint"]),
        RuleFacts(
            .constraintsDecideFrames, "constraints.decide-frames",
            "Constraints give a view its frame when its superview is laid out, so frames are not final before "
                + "viewDidLayoutSubviews.", .from(6), facts: ["F7.7"], claims: ["L24", "L19", "L28"],
            documentation: ["Auto Layout Guide, Understanding Auto Layout"]),
        RuleFacts(
            .masksBecomeConstraints, "constraints.masks-count",
            "As long as a view translates its autoresizing mask into constraints, its frame stands against other "
                + "constraints on it.", .from(6),
            facts: ["F7.4"], documentation: ["UIView, translatesAutoresizingMaskIntoConstraints"]),
        RuleFacts(
            .unsatisfiableConstraintIsBroken, "constraints.unsatisfiable",
            "Of constraints that cannot hold together one is given up, with a complaint on the console. Which one is "
                + "not promised.", .from(6), .doubtful, observed: true, facts: ["F7.4"],
            documentation: ["Auto Layout Guide, Unsatisfiable Layouts"]),
        RuleFacts(
            .ambiguousViewStays, "constraints.ambiguous",
            "What the constraints leave open keeps some value, and nothing is said about it.", .from(6),
            .doubtful,
            observed: true, facts: ["F7.4"], documentation: ["UIView, hasAmbiguousLayout"]),
        RuleFacts(
            .constraintsNeedCommonAncestor, "constraints.common-ancestor",
            "A constraint between views that lie in no common view raises an exception when it is activated.",
            .from(6), facts: ["F7.4"], documentation: ["NSLayoutConstraint, activate(_:)"]),
        RuleFacts(
            .layoutGuidesExist, "constraints.layout-guides",
            "A controller has a topLayoutGuide and a bottomLayoutGuide from iOS 7 on.", .from(7),
            facts: ["F12.1"]),
        RuleFacts(
            .layoutMarginsGuideExists, "constraints.margins-guide",
            "A view has a layoutMarginsGuide from iOS 9 on: 8 points inside of it, in a controller's view 16 or 20 at "
                + "the sides.", .from(9), .likely, observed: true, facts: ["F12.3"],
            documentation: ["UIView, layoutMarginsGuide"]),
        RuleFacts(
            .safeAreaGuideExists, "constraints.safe-area-guide",
            "A view has a safeAreaLayoutGuide from iOS 11 on.", .from(11), facts: ["F12.2"]),
    ]

    static let touchRules: [RuleFacts] = [
        RuleFacts(
            .touchGoesToFrontmostView, "touch.frontmost",
            "A touch goes to the frontmost view that contains it, and in that to the innermost: hit testing asks the "
                + "subviews from front to back.", claims: ["Z5"], documentation: ["UIView, hitTest(_:with:)"]),
        RuleFacts(
            .touchStaysInBounds, "touch.stays-in-bounds",
            "A view gets touches inside its bounds only, and so do its subviews, even where they stick out of it.",
            documentation: ["UIView, hitTest(_:with:)", "UIView, point(inside:with:)"]),
        RuleFacts(
            .touchPassesHiddenViews, "touch.passes-hidden",
            "A hidden view gets no touches, nor does anything in it.",
            documentation: ["UIView, hitTest(_:with:)"]),
        RuleFacts(
            .touchPassesTransparentViews, "touch.passes-transparent",
            "A view with an alpha below 0.01 gets no touches, nor does anything in it.",
            claims: ["Z7"],
            documentation: ["UIView, hitTest(_:with:)"]),
        RuleFacts(
            .touchPassesDisabledViews, "touch.passes-disabled",
            "A view whose isUserInteractionEnabled is false gets no touches, nor does anything in it.",
            documentation: ["UIView, hitTest(_:with:)", "UIView, isUserInteractionEnabled"]),
        RuleFacts(
            .clearColourCatchesTouches, "touch.clear-colour",
            "Hit testing never looks at the background colour: a clear view catches the touches of what lies behind "
                + "it.", claims: ["Z6"], documentation: ["UIView, hitTest(_:with:)"]),
        RuleFacts(
            .labelsIgnoreTouches, "touch.labels",
            "Labels and image views begin with isUserInteractionEnabled false.",
            documentation: [
                "UILabel, isUserInteractionEnabled", "UIImageView, isUserInteractionEnabled",
            ]),
        RuleFacts(
            .touchTravelsUpResponders, "touch.responders",
            "A touch that a view does not handle goes to the next responder: its controller if it has one, then its "
                + "superview, and so on up to the window.",
            documentation: ["UIResponder, next", "Using responders and the responder chain"]),
        RuleFacts(
            .touchEndsAtDelegate, "touch.ends-at-delegate",
            "What neither views nor controllers handle goes on to the window, its scene and the application, and at last "
                + "to the app's delegate, if that is a responder.",
            documentation: ["UIResponder, next", "Using responders and the responder chain"]),
        RuleFacts(
            .controlKeepsTouches, "touch.controls-keep",
            "A control keeps its touches and sends actions instead; its superview hears nothing.", .always,
            .likely, documentation: ["UIControl, sendAction(_:to:for:)"]),
    ]
}
