extension Rule {
    static let viewRules: [RuleFacts] = [
        RuleFacts(
            .activeConstraintIsHeld, "constraints.active-is-held",
            "An active constraint is held by a view. A weak reference to one is nil after isActive = false, unless "
                + "somebody else holds it.", .from(6), facts: ["F20.4"],
            documentation: ["stackoverflow.com 38051879", "NSLayoutConstraint, isActive"]),
        RuleFacts(
            .constantAsksForLayout, "constraints.constant",
            "The constant of a constraint can be changed while it is active: the frames follow in the next layout, which "
                + "it asks for.", .from(6), documentation: ["NSLayoutConstraint, constant"]),
        RuleFacts(
            .removalEndsConstraints, "constraints.removed-with-view",
            "A view that leaves its superview takes the constraints with it that tie it, or what is in it, to anything "
                + "outside.", .from(6), documentation: ["UIView, removeFromSuperview()"]),
        RuleFacts(
            .constraintRequestGoesUp, "constraints.request-goes-up",
            "From iOS 9 on a view that asks for its constraints to be updated brings the same of the views above it, up "
                + "to the controller's own, and then layout.", .from(9), .likely, observed: true,
            facts: ["F20.1", "F7.5"]),
        RuleFacts(
            .removedSubviewNeedsLayout, "layout.subview-removed",
            "A view on screen that loses a subview, or whose subviews change their order, is laid out in the next "
                + "commit.", .always, .likely, observed: true, facts: ["F20.3"],
            documentation: ["https://developer.aliyun.com/article/249391"]),
        RuleFacts(
            .firstWindowNeedsLayout, "layout.first-window",
            "A view that was laid out before it ever was in a window is laid out once more when it first enters one. "
                + "Lists say that a view is laid out when it is added; a clean pass would bring nothing.",
            .from(9), .doubtful, observed: true, facts: ["F6.3", "F7.3"],
            documentation: [
                "https://codingtour.com/posts/layoutsubview-%E8%B0%83%E7%94%A8%E6%97%B6%E6%9C%BA"
            ]),
        RuleFacts(
            .drawingFollowsLayout, "views.draw-after-layout",
            "A class that overrides draw(_:) is drawn in the commit, after layout: at its first display and after "
                + "setNeedsDisplay(). What is hidden or has no size waits.", facts: ["F20.5"],
            documentation: ["UIView, draw(_:)", "UIView, setNeedsDisplay()"]),
        RuleFacts(
            .viewMethodIsOverridden, "views.methods-are-overridable",
            "A view whose class overrides setNeedsLayout(), setNeedsDisplay(), addSubview(_:), removeFromSuperview() or "
                + "addConstraints(_:) runs the override where code calls the method. Whether UIKit's own requests, for a new size or a new "
                + "subview, call it as well is not known; here they do not.",
            .always, .likely, facts: ["F22.14"],
            documentation: ["UIView, setNeedsLayout()", "UIView, addSubview(_:)"]),
        RuleFacts(
            .decodedViewAsksForDisplay, "views.decoded-asks-for-display",
            "A view out of a nib or storyboard calls its own setNeedsDisplay() while it is decoded, before it has a "
                + "superview.", .from(5), .likely, observed: true, facts: ["F22.14"],
            documentation: [
                "szulctomasz.com, Initialization process of a view loaded from a storyboard, August 2015"
            ]),
        RuleFacts(
            .boundsOriginShiftsContents, "views.bounds-origin",
            "The origin of bounds is the point of a view's own coordinates that lies in its top left corner. Another one "
                + "moves all that is in the view; its frame stays.",
            documentation: ["UIView, bounds", "View Programming Guide for iOS, View Geometry"]),
        RuleFacts(
            .contentOffsetIsBoundsOrigin, "scrolling.content-offset",
            "contentOffset of a scroll view is the origin of its bounds.",
            documentation: ["UIScrollView, contentOffset", "UIScrollView, Overview"]),
        RuleFacts(
            .scrollingNeedsLayout, "scrolling.needs-layout",
            "A view on screen whose bounds get another origin is laid out in the next commit, so a scroll view at each "
                + "step of scrolling. That its superview is, too, is said by some and not shown here.",
            .always, .likely, observed: true, mayRepeat: true,
            documentation: [
                "https://codingwithfun.com/faq/when-is-layoutsubviews-called-in-the-uiscrollview/",
                "https://developer.aliyun.com/article/249391",
            ]),
        RuleFacts(
            .transformLeavesBounds, "views.transform",
            "A transform changes what is seen of a view and where touches find it, but neither bounds nor "
                + "center. Its frame is what encloses it then, and not to be relied on.",
            documentation: ["UIView, transform", "UIView, frame"]),
        RuleFacts(
            .viewHearsOfSafeArea, "safeArea.view-hears",
            "From iOS 11 on a view hears safeAreaInsetsDidChange() and layoutMarginsDidChange() when its own part of "
                + "the safe area changes; one that constraints place, when its superview has laid it out. Their order, and "
                + "that to the controller's methods, is not promised.",
            .from(11), .likely, observed: true, facts: ["F12.2", "F22.14"],
            documentation: [
                "UIView, safeAreaInsetsDidChange()", "UIView, layoutMarginsDidChange()",
                "iOSAppLifecycle, README (public file no. 34582983496)",
            ]),
        RuleFacts(
            .deepestViewIsToldFirst, "views.deepest-first",
            "didMoveToWindow() reaches the deepest view first; the order is not promised.", .always, .likely,
            observed: true, facts: ["F22.13"]),
        RuleFacts(
            .goingViewHearsOfSubviews, "views.going-hears",
            "A view that goes while it has subviews hears willRemoveSubview(_:) for each, after its own deinit.",
            .always, .likely, observed: true, facts: ["F20.2"]),
        RuleFacts(
            .pushedControllerHidesBottomBar, "navigation.hides-bottom-bar",
            "As long as a controller with hidesBottomBarWhenPushed is on a stack, the tab bar around the stack covers "
                + "nothing.", facts: ["F22.14"], documentation: ["UIViewController, hidesBottomBarWhenPushed"]
        ),
        RuleFacts(
            .hiddenBarCoversNothing, "navigation.hidden-bar",
            "A navigation bar that is hidden covers nothing: the safe area of what the stack shows ends where the bar "
                + "would begin.", facts: ["F12.2"],
            documentation: [
                "UINavigationController, isNavigationBarHidden", "UIView, safeAreaInsets",
                "OpenRadar 45411888 (October 2018), what is expected of a bar that is hidden and shown",
            ]),
        RuleFacts(
            .viewTransitionExchanges, "views.transition-exchanges",
            "UIView.transition(from:to:) takes the one view out of its superview and puts the other in its place at once; "
                + "with showHideTransitionViews it only hides the one and shows the other.",
            documentation: ["UIView, transition(from:to:duration:options:completion:)"]),
        RuleFacts(
            .hitTestOverrideDecides, "touch.hit-test-override",
            "Each view on the way down is asked by hitTest(_:with:). The answer of an override counts, whatever it is: "
                + "nil lets the touch pass to what lies behind.", documentation: ["UIView, hitTest(_:with:)"]),
        RuleFacts(
            .pointInsideOverrideDecides, "touch.point-inside-override",
            "UIKit's own hitTest(_:with:) asks point(inside:with:). An override can make the view catch touches outside "
                + "its bounds, or fewer inside of them.",
            documentation: ["UIView, point(inside:with:)", "UIView, hitTest(_:with:)"]),
    ]
}
