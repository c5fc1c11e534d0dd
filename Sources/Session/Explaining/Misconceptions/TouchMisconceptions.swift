import Lifecycle

extension Misconception {
    /// Beliefs about touches.
    static let touches: [Misconception] = [
        Misconception(
            "button-passes-touch-on", "A tap on a button reaches the controller's touchesBegan as well.",
            instead: "Controls keep their touches: use the button's action.", breaks: .controlKeepsTouches,
            sources: [.respondersByApple, .questions],
            after: """
                override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 \
                100 44
                """,
            predicting: "tap button", answer: "touchesBegan", shows: [.hears(.touches)],
            when: [.given(.tap), .button]
        ),
        Misconception(
            "subview-keeps-touch", "A touch on a subview does not reach the controller.",
            instead: "It goes up the responder chain: view, superview, controller.",
            breaks: .touchTravelsUpResponders,
            sources: [.respondersByApple, .questions],
            after: "override touchesBegan with super; launch vc; view box in vc frame 20 100 100 44",
            predicting: "tap box", answer: "nothing", shows: [.nothing], when: [.given(.tap), .subview]
        ),
        Misconception(
            "disabled-view-swallows-touch", "A view with isUserInteractionEnabled false swallows touches.",
            instead: "It lets them through to what lies behind.", breaks: .touchPassesDisabledViews,
            or: [.labelsIgnoreTouches],
            sources: [.respondersByApple, .questions],
            after: """
                override touchesBegan with super; launch vc; view box in vc frame 20 100 100 44; \
                interaction box disabled
                """,
            predicting: "tap box", answer: "nothing", shows: [.nothing],
            when: [.given(.tap), .subview, .deafView]
        ),
        Misconception(
            "child-keeps-touch", "A touch in a child controller's view does not reach the parent.",
            instead: """
                The chain goes on from the child to the view it lies in and the parent, if super is \
                called.
                """,
            breaks: .touchTravelsUpResponders,
            sources: [.respondersByApple, .questions],
            after: """
                launch vc; class Feed; override touchesBegan in Feed with super; override touchesBegan \
                in ViewController with super; new Feed as feed; embed feed in vc
                """,
            predicting: "tap 100 200", answer: "feed.touchesBegan", shows: [.misses(.touches, by: .parent)],
            when: [.given(.tap), .answers(.touches, by: .child)]
        ),
        Misconception(
            "outside-touch-is-lost", "A touch on the part of a button outside its superview reaches nobody.",
            instead: "It reaches what lies behind there.", breaks: .touchStaysInBounds, sources: [.questions],
            after: """
                override touchesBegan with super; launch vc; view box in vc frame 20 100 100 100; view \
                inner: UIButton in box frame 80 80 60 60
                """,
            predicting: "tap 165 245", answer: "nothing", shows: [.nothing], when: [.given(.tap), .overhang]
        ),
        Misconception(
            "hidden-view-swallows-touch", "A hidden view still catches touches.",
            instead: "Hit testing skips it: what lies behind gets the touch.",
            breaks: .touchPassesHiddenViews,
            sources: [
                .page(
                    "hitTest on iOS", "https://slk11075.medium.com/hittest-on-ios-ec3b869b57f9")
            ],
            after: """
                override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 \
                100 44; hidden button
                """,
            predicting: "tap 50 110", answer: "nothing", shows: [.nothing], when: [.given(.tap), .hiddenView]
        ),
        Misconception(
            "transparent-view-swallows-touch", "A view of alpha 0 still catches touches.",
            instead: "Hit testing skips it: what lies behind gets the touch.",
            breaks: .touchPassesTransparentViews,
            sources: [
                .page(
                    "hitTest on iOS", "https://slk11075.medium.com/hittest-on-ios-ec3b869b57f9")
            ],
            after: """
                override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 \
                100 44; alpha button 0
                """,
            predicting: "tap 50 110", answer: "nothing", shows: [.nothing],
            when: [.given(.tap), .transparentView]
        ),
    ]
}
