import Lifecycle

extension Misconception {
    /// Beliefs about initializers, nibs and storyboards.
    static let nibs: [Misconception] = [
        Misconception(
            "awakes-with-view", "A storyboard's awakeFromNib comes when the view is loaded.",
            instead: """
                The controller and its view lie in two nibs: it awakes when it is made, without its \
                outlets. Use viewDidLoad for those.
                """,
            breaks: .storyboardAwakesControllerBeforeItsViewLoads,
            after: "class Feed; storyboard Main with Feed; new Feed as feed from storyboard",
            predicting: "access view", answer: "awakeFromNib loadView viewDidLoad",
            shows: [
                .oneOf([
                    .hears([.awakeFromNib], by: .fromStoryboard),
                    .puts(.loading, before: [.awakeFromNib], by: .fromStoryboard),
                ])
            ],
            when: [.calls(.loading)]
        ),
        Misconception(
            "nib-skips-loadView", "A view from a nib or storyboard comes without loadView.",
            instead: "It is loadView that loads the nib: an override that leaves super out loses it.",
            breaks: .baseLoadViewUsesNib, claims: ["P8", "Z2", "L7", "L9"],
            after: "class Feed; nib Feed; new Feed as feed from nib Feed", predicting: "access view",
            answer: "viewDidLoad", shows: [.misses([.loadView], by: .outOfNib)],
            when: [.answers([.viewDidLoad])]
        ),
        Misconception(
            "code-goes-through-coder", "Every controller is made through init(coder:), also in code.",
            instead: """
                Code goes through init(nibName:bundle:), a storyboard through init(coder:); put \
                shared set-up where both come by.
                """,
            breaks: .initIsDesignated,
            sources: [
                .page(
                    "Hintsage: life cycle of a view controller (answer key)",
                    "https://hintsage.com/en/knowledge-base/question/2e03dd9f-a8df-48d5-8a7a-365e508520f7"),
                .questions,
            ],
            after: "class Feed", predicting: "new Feed as feed", answer: "feed.init(coder:)",
            shows: [.hears([.initCoder], by: .not(.fromStoryboard)), .misses([.initNibName], by: .made)]
        ),
        Misconception(
            "storyboard-goes-through-nibName",
            "A controller from a storyboard is made by init(nibName:bundle:).",
            instead: "Override init(coder:), or use a creator block of the storyboard.",
            breaks: .storyboardDecodesController,
            sources: [
                .page(
                    "NavCogIOSv3 issue 54: controllers made by init() have nil outlets",
                    "https://github.com/hulop/NavCogIOSv3/issues/54"),
                .questions,
            ],
            after: "class Feed; storyboard Main with Feed", predicting: "new Feed as feed from storyboard",
            answer: "feed.init(nibName:)",
            shows: [.hears([.initNibName], by: .fromStoryboard)],
            perhaps: [.misses([.initCoder, .awakeFromNib], by: .made)]
        ),
        Misconception(
            "instantiate-connects-outlets",
            "instantiateViewController loads the view, so the outlets are there right after it.",
            instead: "Set plain properties after making it, and fill the outlets in viewDidLoad.",
            breaks: .getterLoadsMissingView,
            sources: [
                .page(
                    "VTAcknowledgementsViewController issue 42: textView is nil after init",
                    "https://github.com/vtourraine/VTAcknowledgementsViewController/issues/42"),
                .page(
                    "NavCogIOSv3 issue 54: controllers made by init() have nil outlets",
                    "https://github.com/hulop/NavCogIOSv3/issues/54"),
            ],
            after: "class Feed; storyboard Main with Feed", predicting: "new Feed as feed from storyboard",
            answer: "feed.init(coder:) feed.awakeFromNib feed.loadView feed.viewDidLoad",
            shows: [.hears(.loading, by: .both(.made, .fromStoryboard))], when: [.given(.make)]
        ),
        Misconception(
            "nib-owner-awakes",
            "A controller whose view comes from a xib hears awakeFromNib when the xib is opened.",
            instead: "It is the nib's owner, not one of its objects: use viewDidLoad.",
            breaks: .initIsDesignated,
            sources: [
                .page(
                    "openradar 18748242: outlets are not set up in awakeFromNib with storyboards",
                    "https://github.com/lionheart/openradar-mirror/issues/11696"),
                .questions,
            ],
            after: "class Feed; nib Feed; new Feed as feed from nib Feed", predicting: "access view",
            answer: "loadView awakeFromNib viewDidLoad", shows: [.hears([.awakeFromNib], by: .hasNib)]
        ),
        Misconception(
            "awake-in-code", "awakeFromNib comes for every controller, right after its initializer.",
            instead: "Only objects out of a nib or storyboard awake; use viewDidLoad.",
            breaks: .initIsDesignated,
            sources: [
                .questions,
                .page(
                    "openradar 18748242: outlets are not set up in awakeFromNib with storyboards",
                    "https://github.com/lionheart/openradar-mirror/issues/11696"),
            ],
            after: "class Feed", predicting: "new Feed as feed",
            answer: "feed.init(nibName:) feed.awakeFromNib", shows: [.hears([.awakeFromNib], by: .fromCode)]
        ),
        Misconception(
            "awake-before-coder", "awakeFromNib comes first and then init(coder:).",
            instead: "An object has to exist before it can awake.",
            breaks: .storyboardAwakesControllerBeforeItsViewLoads, sources: [.questions],
            after: "class Feed; storyboard Main with Feed", predicting: "new Feed as feed from storyboard",
            answer: "feed.awakeFromNib feed.init(coder:)",
            shows: [.puts([.awakeFromNib], before: [.initCoder])]
        ),
        Misconception(
            "missing-nib-falls-back", "If the named nib does not exist, the controller gets a plain view.",
            instead: "Only without a name is a plain view made; a name that is wrong crashes.",
            breaks: .missingNibRaises,
            sources: [
                .questions,
                .page(
                    "NavCogIOSv3 issue 54: controllers made by init() have nil outlets",
                    "https://github.com/hulop/NavCogIOSv3/issues/54"),
            ],
            after: "class Feed; new Feed as feed from nib Missing", predicting: "access view",
            answer: "loadView viewDidLoad", shows: [.hears([.viewDidLoad], by: .fromNib)],
            perhaps: [.hears(.appearing + .layout)], when: [.meets(.missingNibRaises)]
        ),
        Misconception(
            "unset-view-outlet-is-harmless",
            "A nib without its view outlet connected just gives an empty view.",
            instead: "Connect File's Owner's view; UIKit raises otherwise.", breaks: .viewOutletMustBeSet,
            sources: [
                .page(
                    "radar 20049040: a nib for a view is picked up by the controller",
                    "http://www.openradar.me/20049040"),
                .questions,
            ],
            after: "class Feed; nib Feed without view outlet; new Feed as feed from nib Feed",
            predicting: "access view", answer: "loadView viewDidLoad",
            shows: [.hears([.viewDidLoad], by: .fromNib)], perhaps: [.hears(.appearing + .layout)],
            when: [.meets(.viewOutletMustBeSet)]
        ),
        Misconception(
            "outlet-without-property-is-ignored", "An outlet that has no property in the class is ignored.",
            instead: "Loading the nib raises: delete the connection, or write the property.",
            breaks: .outletNeedsProperty, sources: [.questions],
            after: """
                class Feed; nib FeedView with view 320x568, outlet label; new Feed as feed from nib \
                FeedView
                """,
            predicting: "access view", answer: "loadView viewDidLoad", shows: [.hears([.viewDidLoad])],
            when: [.crash, .meets(.outletNeedsProperty)]
        ),
    ]
}
