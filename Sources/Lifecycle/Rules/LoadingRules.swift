extension Rule {
    static let creationRules: [RuleFacts] = [
        RuleFacts(
            .initIsDesignated, "making.init-is-designated",
            "A controller made in code goes through init(nibName:bundle:), with nil for both unless told otherwise.",
            facts: ["F1.13"], traces: ["kingcos-code-init"]),
        RuleFacts(
            .storyboardExists, "making.storyboard-exists", "Storyboards exist from iOS 5 on.", .from(5),
            facts: ["F3.1"]),
        RuleFacts(
            .storyboardDecodesController, "making.storyboard-decodes",
            "A storyboard makes its controllers with init(coder:).", .from(5),
            facts: ["F3.1", "F3.2", "F2.7"],
            claims: ["Z20"], traces: ["min-2018-storyboard", "kingcos-storyboard-full"]),
        RuleFacts(
            .storyboardAwakesControllerBeforeItsViewLoads, "making.awakes-before-view",
            "A controller from a storyboard hears awakeFromNib right after init(coder:), long before its view loads: "
                + "controller and view lie in two nibs.", .from(5), facts: ["F3.2", "F3.3"],
            traces: ["min-2018-storyboard", "vclifecircle-2017"]),
        RuleFacts(
            .lastReferenceEndsObject, "memory.last-reference",
            "An object goes when nothing holds it any more. A controller that goes is not told that its view "
                + "unloads.", facts: ["F4.4"], claims: ["S5", "T10"], traces: ["csdn-vc-dealloc-order"]),
    ]

    static let ownershipRules: [RuleFacts] = [
        RuleFacts(
            .strongReferenceKeepsAlive, "memory.strong-keeps-alive",
            "A strong reference keeps its object alive, be it that of a variable, a parent, a window or a presentation. "
                + "Objects in a retain cycle never go, such as a closure and the owner that it captures.",
            traces: ["radar-36256721-presentationController-leak"],
            documentation: ["The Swift Programming Language, Automatic Reference Counting"]),
        RuleFacts(
            .weakReferenceBecomesNil, "memory.weak-becomes-nil",
            "A weak reference does not keep its object alive and reads nil once it is gone. Such references exist "
                + "from iOS 5 on.", .from(5), claims: ["S3", "S4"],
            traces: ["weak-outlet-nil-after-removeFromSuperview"],
            documentation: ["The Swift Programming Language, Automatic Reference Counting"]),
        RuleFacts(
            .unownedReferenceTraps, "memory.unowned-traps",
            "An unowned reference does not keep its object alive, and reading it after that is gone ends the app.",
            claims: ["S7"],
            documentation: ["The Swift Programming Language, Automatic Reference Counting"]),
    ]

    static let getterRules: [RuleFacts] = [
        RuleFacts(
            .deallocationWaitsForMainThread, "memory.deinit-waits-for-main",
            "A controller whose last reference goes on another thread is ended by the main thread, a little later. Until "
                + "then its children still have it as their parent.", .always, .likely, observed: true,
            facts: ["F1.14"], documentation: ["Apple Developer Forums, thread 743384"]),
        RuleFacts(
            .deallocatingObjectRefusesWeakReferences, "memory.no-weak-to-the-dying",
            "To a controller on its way out, in its deinit or before, no weak reference can be formed: the app ends.",
            .from(5), .likely, facts: ["F1.14"],
            documentation: ["Apple Developer Forums, thread 743384"]),
        RuleFacts(
            .getterReturnsExistingView, "view.getter-returns",
            "Reading view while it is set returns it; nothing is called.", facts: ["F1.1"],
            claims: ["P6", "Z10"]),
        RuleFacts(
            .getterLoadsMissingView, "view.getter-loads",
            "Reading view while it is nil calls loadView. The view is lazy: made at its first use.",
            facts: ["F1.1"], claims: ["P7", "L2", "Z1", "Z8"]),
        RuleFacts(
            .getterGoesThroughLoadViewIfRequired, "view.through-load-if-required",
            "From iOS 6 on the getter leaves the loading to the private loadViewIfRequired; before, it did the work "
                + "itself.", .from(6), observed: true, claims: ["T1"], frames: ["S1"]),
        RuleFacts(
            .isViewLoadedNeverLoads, "view.is-loaded-asks-only",
            "isViewLoaded tells whether there is a view and never loads one. It exists from iOS 3 on.",
            .from(3),
            facts: ["F1.7"]),
        RuleFacts(
            .viewIfLoadedNeverLoads, "view.if-loaded-asks-only",
            "viewIfLoaded returns the view or nil and never loads one. It exists from iOS 9 on.", .from(9),
            facts: ["F1.7"]),
        RuleFacts(
            .loadViewIfNeededLoads, "view.load-if-needed",
            "loadViewIfNeeded loads the view if it is not set and does nothing more: no appearance. It exists from "
                + "iOS 9 on.", .from(9), facts: ["F1.7", "F1.15"], claims: ["L12"]),
        RuleFacts(
            .settingNilDropsView, "view.nil-drops",
            "Setting view to nil drops it; the next read loads again, and viewDidLoad runs again.",
            facts: ["F1.8", "F4.8"], claims: ["T21"]),
        RuleFacts(
            .settingNilSendsNoUnload, "view.nil-sends-no-unload",
            "viewDidUnload is not sent when code sets view to nil itself.",
            .from(Release(3), before: Release(6)), facts: ["F1.8", "F4.4"]),
        RuleFacts(
            .viewSetterReplacesView, "view.setter-replaces",
            "Assigning view makes the controller the owner of the new view; the old one has no controller any more.",
            .always, .likely, facts: ["F1.10"]),
        RuleFacts(
            .oldViewStaysInPlace, "view.old-view-stays",
            "Setting view, to nil or to another view, does not take the old view out of its superview.",
            .always,
            .likely, observed: true, facts: ["F1.10"]),
        RuleFacts(
            .viewBelongsToOneController, "view.one-controller",
            "A view belongs to at most one controller; assigning one that has an owner raises an exception from "
                + "iOS 5 on.", .from(5), facts: ["F1.9"], claims: ["L10", "Z13"], frames: ["S12"]),
    ]

    static let loadViewRules: [RuleFacts] = [
        RuleFacts(
            .overrideReplacesBase, "override.replaces",
            "An override runs in place of UIKit's own method, which is reached only through super.",
            facts: ["F1.2", "F5.1"]),
        RuleFacts(
            .superReachesBase, "override.super-reaches-base",
            "Calling super inside an override runs what UIKit, or the superclass, does.", facts: ["F1.2"],
            claims: ["L9"]),
        RuleFacts(
            .baseLoadViewUsesNib, "loadView.uses-nib",
            "The default loadView loads the view from the controller's nib or storyboard, if it has one.",
            facts: ["F1.2"], claims: ["P8", "L11", "Z2", "T3"]),
        RuleFacts(
            .storyboardCanvasIsPhoneOfTime, "storyboard.canvas-of-the-time",
            "A view out of a storyboard has the size at which it was drawn until it is shown; up to iOS 7 that is, "
                + "unless the storyboard says otherwise, the size of a phone of the time.", .before(8),
            .likely,
            observed: true, facts: ["F1.12"], claims: ["L16"]),
        RuleFacts(
            .storyboardCanvasIsSquare, "storyboard.canvas-is-square",
            "When size classes came, storyboards drew every view as a square of 600 points, and that is its size "
                + "until it is shown.", .from(Release(8), before: Release(10)), .likely, observed: true,
            facts: ["F1.12"], claims: ["L16"], documentation: ["What's New in Xcode 6: size classes"]),
        RuleFacts(
            .storyboardCanvasIsPhone, "storyboard.canvas-is-a-phone",
            "From iOS 10 on storyboards draw views as on one phone, here of 375 x 667 points, and that is their size "
                + "until they are shown.", .from(10), .likely, observed: true, facts: ["F1.12"],
            claims: ["L16"],
            traces: ["kingcos-storyboard-full"]),
        RuleFacts(
            .baseLoadViewMakesPlainView, "loadView.makes-plain-view",
            "The default loadView without a nib makes a plain UIView.", facts: ["F1.2"],
            claims: ["P9", "L11", "Z2"]),
        RuleFacts(
            .plainViewHasApplicationFrame, "loadView.application-frame",
            "Up to iOS 8 the plain view has the screen's application frame: below the status bar.",
            .before(9),
            facts: ["F1.11"], claims: ["T5"]),
        RuleFacts(
            .plainViewHasScreenBounds, "loadView.screen-bounds",
            "From iOS 9 on the plain view has the screen's bounds, with its origin at 0, 0.", .from(9),
            facts: ["F1.11"], claims: ["Z19"]),
        RuleFacts(
            .bareViewHasNoSize, "loadView.bare-view-has-no-size",
            "A root view made as UIView() has no size until it is shown.", facts: ["F1.11"],
            claims: ["P12"], traces: ["so-who-resized-my-view"]),
        RuleFacts(
            .superLoadViewMakesRootToo, "loadView.super-is-wasted",
            "super.loadView() makes a root view of its own; assigning another one afterwards throws the first away.",
            facts: ["F1.2"], claims: ["P15", "S9", "L10"]),
        RuleFacts(
            .emptyLoadViewLeavesViewNil, "loadView.empty-leaves-nil",
            "An override of loadView that assigns nothing leaves view nil, so each further read asks loadView again.",
            facts: ["F1.6"], claims: ["L5", "L7"],
            traces: ["apple-loadview-nil-loop-mcmap", "medium-aliakhtar-loadview-no-super-black"]),
        RuleFacts(
            .readingViewInLoadViewRecurses, "loadView.reading-view-recurses",
            "Reading view while loadView has not assigned it yet starts loadView again, without end.",
            facts: ["F1.6"], traces: ["apple-loadview-nil-loop-mcmap"]),
        RuleFacts(
            .loadViewByHandReplacesView, "loadView.by-hand",
            "loadView called by hand makes one more view and viewDidLoad does not follow: only the getter sends it. "
                + "Apple asks never to do it.", .always, .likely, facts: ["F1.2"],
            claims: ["S8", "L2", "Z14"]),
        RuleFacts(
            .callByHandRunsOnlyThatMethod, "override.by-hand",
            "Calling a callback by hand runs that method and nothing else.", .always, .likely,
            facts: ["F5.1"]),
        RuleFacts(
            .superIsExpected, "override.super-is-expected",
            "Every override of a lifecycle method but a loadView that makes its own view has to call super.",
            facts: ["F5.1", "F6.8"], claims: ["L26"]),
        RuleFacts(
            .viewOverridesCallSuper, "override.view-super",
            "An override of a view's updateConstraints or awakeFromNib has to call super, and so has one of prepareForReuse, "
                + "traitCollectionDidChange, and of layoutSubviews below a class of UIKit's that places its own subviews.",
            documentation: [
                "Apple, UIView, updateConstraints()", "Apple, NSObject, awakeFromNib()",
                "Apple, UITableViewCell, prepareForReuse()",
                "Apple, UITraitEnvironment, traitCollectionDidChange(_:)",
            ]),
        RuleFacts(
            .viewDidLoadFollowsLoadView, "viewDidLoad.follows-loadView",
            "viewDidLoad follows loadView as soon as the view is set, however it was made: nib, storyboard or code.",
            facts: ["F1.4"], claims: ["P11", "L38", "T6", "Z9"]),
        RuleFacts(
            .viewDidLoadIsSentByPrivateStep, "viewDidLoad.private-step",
            "From about iOS 12 on stack traces show a private step between loadViewIfRequired and viewDidLoad.",
            .from(12), .likely, observed: true, frames: ["S1"]),
        RuleFacts(
            .viewDidLoadFollowsEvenWithoutView, "viewDidLoad.without-view",
            "viewDidLoad is sent even if loadView left view nil; reading view in it starts loadView again.",
            .before(14), .likely, observed: true, facts: ["F1.6"], traces: ["kingcos-loadview-loop"]),
        RuleFacts(
            .viewDidLoadWithoutViewIsUnsettled, "viewDidLoad.without-view-today",
            "Whether viewDidLoad still follows a loadView that left view nil is not settled for newer systems; the "
                + "simulation lets it follow.", .from(14), .doubtful, observed: true, facts: ["F1.6"],
            open: ["Q5"]),
    ]

    static let nibRules: [RuleFacts] = [
        RuleFacts(
            .nibNameComesFirst, "nib.name-first",
            "A nib that was named when the controller was made is the one that is loaded; making the controller does "
                + "not open it.", facts: ["F2.1", "F2.3"], claims: ["L11", "T3"]),
        RuleFacts(
            .nibIsFoundByClassName, "nib.found-by-class-name",
            "With no nib named, one called like the class without Controller is looked for (FeedView for "
                + "FeedViewController), then one called exactly like the class.", facts: ["F2.1"],
            claims: ["L11", "T4"]),
        RuleFacts(
            .overrideSuppressesNibSearch, "nib.override-stops-search",
            "A class that overrides loadView gets no nib by its name, whatever the override does.",
            facts: ["F2.1", "F2.6", "F1.3"], claims: ["T4"]),
        RuleFacts(
            .nibOfSuperclassIsLeft, "nib.superclass-is-left",
            "A subclass without a nib of its own does not get the one of its superclass. One report says so; it is not "
                + "documented.", .always, .doubtful, observed: true, facts: ["F2.9"], open: ["Q6"]),
        RuleFacts(
            .nibViewsEnterTheirSuperview, "nib.views-enter-superview",
            "While a nib is unarchived, all views in it are decoded first. Then each is added to its superview, which hears "
                + "didAddSubview(_:), and awakes after that.", observed: true, facts: ["F1.5", "F22.11"],
            documentation: [
                "wnstkdyu.github.io, 10 February 2018, the life of a view and its controller",
                "GitHub, notes of June 2022 on the order of UIView's methods",
            ]),
        RuleFacts(
            .nibHasTopLevelObjects, "nib.top-level-objects",
            "A nib can be loaded without a controller that owns it: code gets the objects on its top level. A controller "
                + "among them has its view from the nib, so loadView never runs: its viewDidLoad comes after its own "
                + "awakeFromNib and before that of the view.", facts: ["F20.6"],
            documentation: [
                "UINib, instantiate(withOwner:options:)", "Bundle, loadNibNamed(_:owner:options:)",
            ]),
        RuleFacts(
            .moduleHidesNibOfSwiftClass, "nib.module-hides-it",
            "Up to iOS 8 a class written in Swift gets no nib by its name: UIKit looks for one under Module.Class. "
                + "Naming the nib helps.", .from(Release(7), before: Release(9)), .likely, observed: true,
            facts: ["F2.8"], documentation: ["dcordero.me, Swift: Raiders of the Lost Nib"]),
        RuleFacts(
            .nibBundleIsMain, "nib.bundle-is-main",
            "nibBundle reads as the app's main bundle also where nil was passed.", .always, .likely,
            observed: true, facts: ["F2.10", "F2.3"]),
        RuleFacts(
            .nibVariantFollowsIdiom, "nib.variant-follows-idiom",
            "A nib whose name ends in ~ipad or ~iphone is taken on that family only, and before the plain one.",
            .from(3, 2), facts: ["F2.2"]),
        RuleFacts(
            .missingNibRaises, "nib.missing-raises",
            "A named nib that is not in the bundle raises an exception, when the view is first read.",
            facts: ["F2.3", "F2.4"], traces: ["msg-could-not-load-nib"]),
        RuleFacts(
            .viewOutletMustBeSet, "nib.view-outlet-must-be-set",
            "A nib whose owner's view outlet is not connected raises an exception when it is loaded.",
            facts: ["F2.5"]),
        RuleFacts(
            .outletNeedsProperty, "nib.outlet-needs-property",
            "An outlet whose name is no property of the controller's class raises an exception when the nib is "
                + "loaded.", facts: ["F2.5"]),
        RuleFacts(
            .nibViewsAreDecodedFirst, "nib.views-decoded-first",
            "Each view of a nib is made with init(coder:) before anything else.", facts: ["F1.5"],
            frames: ["S3"]),
        RuleFacts(
            .nibViewsAwakeAfterOutlets, "nib.views-awake-after-outlets",
            "The views of a nib hear awakeFromNib after the outlets are connected and before viewDidLoad.",
            facts: ["F1.5"], traces: ["min-2018-storyboard"]),
        RuleFacts(
            .outletsAreSetBeforeViewDidLoad, "nib.outlets-set-before-didLoad",
            "Outlets are connected by the time viewDidLoad runs.", facts: ["F1.5"], claims: ["L13"],
            frames: ["S3"]),
    ]
}
