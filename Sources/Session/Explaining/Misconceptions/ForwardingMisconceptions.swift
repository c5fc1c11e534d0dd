import Lifecycle

extension Misconception {
    /// Beliefs about the appearance of children along with their parent's.
    static let forwarding: [Misconception] = [
        Misconception(
            "opting-out-changes-nothing",
            """
            With shouldAutomaticallyForwardAppearanceMethods false the children still appear with their \
            parent.
            """,
            instead: "You have to call begin and end on each child then.", breaks: .optingOutSilencesChildren,
            sources: [
                .page(
                    "XLPagerTabStrip pull 283: refuse the automatic forwarding",
                    "https://github.com/xmartlabs/XLPagerTabStrip/pull/283"),
                .page(
                    "XLPagerTabStrip issue 172: viewDidAppear called twice",
                    "https://github.com/xmartlabs/XLPagerTabStrip/issues/172"),
            ],
            after: """
                class Box; class Feed; forward appearance by hand in Box; new Box as box; access view; \
                new Feed as feed; embed feed in box
                """,
            predicting: "launch box",
            answer: """
                box.viewWillAppear feed.viewWillAppear box.viewIsAppearing box.viewWillLayoutSubviews \
                box.viewDidLayoutSubviews feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews \
                box.viewDidAppear feed.viewDidAppear
                """,
            shows: [.hears(.showing, by: .inHandForwarder)],
            when: [.not(.given(.beginAppearance, .endAppearance))]
        ),
        Misconception(
            "container-needs-super-to-forward",
            "A container of one's own that leaves out super.viewWillAppear keeps its children from it.",
            instead: "For plain containers UIKit forwards from outside; call super all the same.",
            breaks: .childFollowsParent,
            sources: [
                .page(
                    "REFrostedViewController pull 109: super.viewWillAppear missing",
                    "https://github.com/romaonthego/REFrostedViewController/pull/109"),
                .questions,
            ],
            after: """
                class Box; class Feed; override viewWillAppear in Box without super; new Box as box; \
                access view box; new Feed as feed; embed feed in box
                """,
            predicting: "launch box",
            answer: """
                box.viewWillAppear box.viewIsAppearing feed.viewIsAppearing box.viewWillLayoutSubviews \
                box.viewDidLayoutSubviews feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews \
                box.viewDidAppear feed.viewDidAppear
                """,
            shows: [.misses([.viewWillAppear], by: .both(.child, .comes))],
            when: [.some(.both(.parent, .skipsSuper(.viewWillAppear)))]
        ),
        Misconception(
            "child-appears-without-its-view",
            "addChild suffices for the child to hear viewWillAppear with its parent.",
            instead: "Only children whose view lies under the parent's follow it.",
            breaks: .childFollowsParent,
            sources: [
                .page(
                    "TYPagerController issue 7: child added in layout misses viewWillAppear",
                    "https://github.com/12207480/TYPagerController/issues/7"),
                .containmentOfIOS5,
            ],
            after: "use vc; class Feed; new Feed as feed; add child feed in vc; use vc",
            predicting: "launch vc",
            answer: """
                vc.loadView vc.viewDidLoad vc.viewWillAppear feed.loadView feed.viewDidLoad \
                feed.viewWillAppear vc.viewIsAppearing vc.viewWillLayoutSubviews \
                vc.viewDidLayoutSubviews vc.viewDidAppear feed.viewDidAppear
                """,
            shows: [.hears(.appearing, by: .both(.child, .not(.hasSuperview)))],
            perhaps: [.hears(.loading + .layout, by: .child)], when: [.some(.both(.parent, .comes))]
        ),
        Misconception(
            "children-first", "Children hear viewWillAppear before their parent.",
            instead: "The parent hears first and passes it on.", breaks: .childFollowsParent,
            sources: [.questions], after: Setting.loadedParent, predicting: "launch vc",
            answer: """
                feed.viewWillAppear vc.viewWillAppear vc.viewIsAppearing feed.viewIsAppearing \
                vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews vc.viewDidAppear feed.viewDidAppear
                """,
            shows: [
                .putsOne([.viewWillAppear], of: .inside, beforeAnothers: [.viewWillAppear], by: .contains)
            ],
            perhaps: [.putsOne(.loading, of: .inside, beforeAnothers: .loading + .appearing, by: .contains)]
        ),
        Misconception(
            "children-finish-first", "Children hear viewDidAppear before their parent, as brackets close.",
            instead: "Parent first, in the will and in the did.", breaks: .childFollowsParent,
            sources: [.questions], after: Setting.loadedParent, predicting: "launch vc",
            answer: """
                vc.viewWillAppear feed.viewWillAppear vc.viewIsAppearing feed.viewIsAppearing \
                vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews feed.viewDidAppear vc.viewDidAppear
                """,
            shows: [
                .putsOne([.viewDidAppear], of: .inside, beforeAnothers: [.viewDidAppear], by: .contains)
            ]
        ),
        Misconception(
            "children-after-parent", "Children begin to appear when their parent has appeared.",
            instead: "Will and did go through the tree together.", breaks: .childFollowsParent,
            sources: [
                .page(
                    "TYPagerController issue 7: child added in layout misses viewWillAppear",
                    "https://github.com/12207480/TYPagerController/issues/7"),
                .questions,
            ],
            after: Setting.loadedParent, predicting: "launch vc",
            answer: """
                vc.viewWillAppear vc.viewIsAppearing feed.viewIsAppearing vc.viewWillLayoutSubviews \
                vc.viewDidLayoutSubviews vc.viewDidAppear feed.viewWillAppear \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews feed.viewDidAppear
                """,
            shows: [.putsOne([.viewDidAppear], of: .parent, beforeAnothers: [.viewWillAppear], by: .child)],
            perhaps: [.putsOne([.viewDidAppear], of: .parent, beforeAnothers: .layout, by: .child)]
        ),
        Misconception(
            "children-leave-first", "Children hear that they disappear before their parent does.",
            instead: "Parent first, in the will and in the did, coming and going.",
            breaks: .childFollowsParent, after: "\(Setting.embedded); class Detail; new Detail as detail",
            predicting: "present detail from vc as fullScreen",
            answer: """
                detail.loadView detail.viewDidLoad feed.viewWillDisappear vc.viewWillDisappear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear feed.viewDidDisappear vc.viewDidDisappear
                """,
            shows: [
                .oneOf([
                    .putsOne(
                        [.viewWillDisappear], of: .inside, beforeAnothers: [.viewWillDisappear], by: .contains
                    ),
                    .putsOne(
                        [.viewDidDisappear], of: .inside, beforeAnothers: [.viewDidDisappear], by: .contains),
                ])
            ]
        ),
    ]
}
