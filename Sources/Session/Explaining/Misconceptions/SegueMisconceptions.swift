import Lifecycle

extension Misconception {
    /// Beliefs about segues and embedded children.
    static let segues: [Misconception] = [
        Misconception(
            "prepare-before-destination", "prepare(for:) comes before the destination is made.",
            instead: "segue.destination exists in prepare; only its view does not.",
            breaks: .prepareFollowsAwaking,
            sources: [
                .page(
                    "View controller lifecycle, a label is nil in prepare (velog, kevinkim2586)",
                    "https://velog.io/@kevinkim2586/iOS-Swift-공부-ViewController-Lifecycle-영"),
                .page(
                    "Performing a segue in code: no calls on the source (machine-written answer)",
                    "https://taourl.com/read-1849599.html"),
            ],
            after: Setting.modalSegue, predicting: "perform segue open",
            answer: """
                feed.prepare(for:) detail.init(coder:) detail.awakeFromNib detail.loadView \
                detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews detail.viewDidAppear feed.viewDidDisappear
                """,
            shows: [.putsOne([.prepareForSegue], of: .anyone, beforeAnothers: .making, by: .made)]
        ),
        Misconception(
            "prepare-has-outlets",
            "In prepare(for:) the destination's view is loaded and its labels can be set.",
            instead: "Set plain properties in prepare and show them in the destination's viewDidLoad.",
            breaks: .prepareFollowsAwaking,
            sources: [
                .page(
                    "View controller lifecycle, a label is nil in prepare (velog, kevinkim2586)",
                    "https://velog.io/@kevinkim2586/iOS-Swift-공부-ViewController-Lifecycle-영"),
                .page(
                    "shouldPerformSegue and prepareForSegue in iOS 6",
                    "http://www.sandymilne.com/shouldperformseguewithidentifier-and-prepareforsegue-in-ios-6/"
                ),
            ],
            after: Setting.modalSegue, predicting: "perform segue open",
            answer: """
                detail.init(coder:) detail.awakeFromNib detail.loadView detail.viewDidLoad \
                feed.prepare(for:) feed.viewWillDisappear detail.viewWillAppear detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews detail.viewDidAppear feed.viewDidDisappear
                """,
            shows: [.putsOne(.loading, of: .made, beforeAnothers: [.prepareForSegue], by: .anyone)]
        ),
        Misconception(
            "perform-asks-should", "performSegue asks shouldPerformSegue first.",
            instead: "Only a control in the storyboard asks; in code write the condition yourself.",
            breaks: .tapAsksShouldPerform,
            sources: [
                .page(
                    "prepareForSegue and performSegueWithIdentifier with the sender (says performSegue asks shouldPerform)",
                    "https://qanswer.space/questions/prepareforsegue-and-executeseguewithidentifier-with-the-sender"
                ),
                .questions,
            ],
            after: Setting.modalSegue, predicting: "perform segue open",
            answer: """
                feed.shouldPerformSegue detail.init(coder:) detail.awakeFromNib feed.prepare(for:) \
                detail.loadView detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews detail.viewDidAppear \
                feed.viewDidDisappear
                """,
            shows: [.hears([.shouldPerformSegue])], when: [.given(.performSegue), .inCode]
        ),
        Misconception(
            "forbidding-stops-performSegue",
            "Returning false from shouldPerformSegue stops performSegue as well.",
            instead: "Test the condition before you call performSegue.", breaks: .tapAsksShouldPerform,
            sources: [
                .page(
                    "prepareForSegue and performSegueWithIdentifier with the sender (says performSegue asks shouldPerform)",
                    "https://qanswer.space/questions/prepareforsegue-and-executeseguewithidentifier-with-the-sender"
                ),
                .questions,
            ],
            after: """
                class Feed; class Detail; storyboard Main with Feed, Detail; segue modal from Feed to \
                Detail named open as fullScreen; forbid segue open in Feed; new Feed as feed from \
                storyboard; launch feed
                """,
            predicting: "perform segue open", answer: "nothing", shows: [.nothing],
            when: [.given(.performSegue), .forbiddenSegue]
        ),
        Misconception(
            "segue-brings-back-destination",
            "A segue that is performed a second time shows the destination of the first time again.",
            instead: "Every segue but an unwinding one makes a new destination.",
            breaks: .segueMakesDestinationFirst,
            sources: [
                .questions,
                .page(
                    "Performing a segue in code: no calls on the source (machine-written answer)",
                    "https://taourl.com/read-1849599.html"),
            ],
            after: "\(Setting.modalSegue); perform segue open; dismiss feed",
            predicting: "perform segue open from feed as again",
            answer: """
                feed.prepare(for:) feed.viewWillDisappear again.viewWillAppear again.viewIsAppearing \
                again.viewWillLayoutSubviews again.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews again.viewDidAppear feed.viewDidDisappear
                """,
            shows: [.misses(.making + .loading, by: .both(.made, .ofLoadedClass))],
            when: [.given(.performSegue)]
        ),
        Misconception(
            "source-hears-nothing-of-segue", "A segue calls nothing on its source.",
            instead: "The source hears prepare, and disappears under a push or full screen.",
            breaks: .fullScreenHidesPresenter, or: [.navigationHidesFirst],
            sources: [
                .page(
                    "Performing a segue in code: no calls on the source (machine-written answer)",
                    "https://taourl.com/read-1849599.html")
            ],
            after: Setting.modalSegue, predicting: "perform segue open",
            answer: """
                detail.init(coder:) detail.awakeFromNib detail.loadView detail.viewDidLoad \
                detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.misses([.prepareForSegue]), .misses(.disappearing, by: .goes)],
            perhaps: [.misses(.layout, by: .goes)],
            when: [.given(.performSegue)]
        ),
        Misconception(
            "unwind-makes-new", "An unwind segue makes the screen that it goes back to anew.",
            instead: """
                Unwinding looks for a controller that is there; a show segue back is what makes a new \
                one.
                """,
            breaks: .unwindSearchGoesUpwards,
            sources: [
                .questions,
                .page("codepath and others on segues", "https://devtut.github.io/ios/segues.html"),
            ],
            after: Setting.unwindSegue, predicting: "perform segue home from detail",
            answer: """
                feed.init(coder:) feed.awakeFromNib detail.prepare(for:) feed.loadView \
                feed.viewDidLoad detail.viewWillDisappear feed.viewWillAppear feed.viewIsAppearing \
                feed.viewDidAppear detail.viewDidDisappear detail.deinit
                """,
            shows: [.hears(.making + .loading, by: .wasThere)], perhaps: [.misses([.unwindAction])],
            when: [.segue(.unwind)]
        ),
        Misconception(
            "unwind-prepares-nothing", "prepare(for:) does not come for an unwind segue.",
            instead: "The leaving controller hears prepare before the action: hand results over there.",
            breaks: .unwindPreparesThenActs,
            sources: [
                .page("codepath and others on segues", "https://devtut.github.io/ios/segues.html"),
                .questions,
            ],
            after: Setting.unwindSegue, predicting: "perform segue home from detail",
            answer: """
                feed.unwindAction detail.viewWillDisappear feed.viewWillAppear feed.viewIsAppearing \
                feed.viewDidAppear detail.viewDidDisappear detail.deinit
                """,
            shows: [.misses([.prepareForSegue], by: .goes)],
            when: [.segue(.unwind), .answers([.unwindAction])]
        ),
        Misconception(
            "embed-child-after-parent",
            "An embedded container view's child is made after the parent's viewDidLoad.",
            instead: "The child comes first: pass values in prepare(for:), not in viewDidLoad.",
            breaks: .embedSegueRunsWhileLoading,
            sources: [.questions, .isViewLoadedWhenEmbedding],
            after: Setting.embedSegue, predicting: "access view box",
            answer: """
                box.loadView box.viewDidLoad content.init(coder:) content.awakeFromNib \
                box.prepare(for:) content.willMove(toParent:) content.loadView content.viewDidLoad \
                content.didMove(toParent:)
                """,
            shows: [.putsOne([.viewDidLoad], of: .parent, beforeAnothers: .making + .loading, by: .child)],
            when: [.meets(.embedSegueRunsWhileLoading)]
        ),
        Misconception(
            "embed-child-waits-for-screen", "An embedded child is loaded only when its parent appears.",
            instead: "It loads with its parent's view.", breaks: .embedSegueRunsWhileLoading,
            sources: [.questions, .isViewLoadedWhenEmbedding],
            after: Setting.embedSegue, predicting: "access view box", answer: "box.loadView box.viewDidLoad",
            shows: [.misses(.making + .loading, by: .child)],
            perhaps: [.misses(.moving, by: .child), .misses([.prepareForSegue])],
            when: [.meets(.embedSegueRunsWhileLoading)]
        ),
        Misconception(
            "show-segue-needs-stack", "A show segue does nothing outside a navigation controller.",
            instead: "Where there is no stack it presents.", breaks: .showSeguePushesOrPresents,
            sources: [.questions],
            after: """
                class Feed; class Detail; storyboard Main with Feed, Detail; segue show from Feed to \
                Detail named open; new Feed as feed from storyboard; launch feed
                """,
            predicting: "perform segue open", answer: "nothing", shows: [.nothing],
            when: [.segue(.show), .none(.navigation)]
        ),
    ]
}
