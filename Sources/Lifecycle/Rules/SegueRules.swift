extension Rule {
    static let segueRules: [RuleFacts] = [
        RuleFacts(
            .segueExists, "segues.exist", "Storyboards have segues from iOS 5 on.", .from(5), facts: ["F3.4"]
        ),
        RuleFacts(
            .segueMakesDestinationFirst, "segues.make-destination-first",
            "A segue first makes its destination: init(coder:) and awakeFromNib, without loading the view.",
            .from(5), facts: ["F3.2"], traces: ["yagamo-ios12-present-modally-segue"]),
        RuleFacts(
            .prepareFollowsAwaking, "segues.prepare",
            "prepare(for:sender:) reaches the source when the destination exists and before its view loads.",
            .from(5), facts: ["F3.2", "F3.8"],
            traces: ["yagamo-ios12-present-modally-segue", "vast-nav-delegate-push", "arm1-push-B-to-C"]),
        RuleFacts(
            .showSeguePushesOrPresents, "segues.show",
            "A show segue, as show(_:sender:), pushes onto the navigation controller around its source; without one it "
                + "presents.",
            .from(5), .likely, facts: ["F3.2"], traces: ["vast-nav-delegate-push"]),
        RuleFacts(
            .unknownSegueRaises, "segues.unknown-raises",
            "Performing a segue that the source does not have raises an exception.", .from(5),
            facts: ["F3.5"]),
        RuleFacts(
            .tapAsksShouldPerform, "segues.should-perform",
            "A segue that a tap sets off asks shouldPerformSegue first, and false ends it; performSegue in code does "
                + "not ask.", .from(6), facts: ["F3.4"]),
        RuleFacts(
            .embedSegueRunsWhileLoading, "segues.embed",
            "An embed segue makes its child while the parent's view loads, so prepare(for:sender:) and the child's "
                + "viewDidLoad come before the parent's viewDidLoad. The child's view loads before it has a parent. There "
                + "are such segues from iOS 6 on.",
            .from(6), .likely, observed: true, facts: ["F3.6"],
            documentation: ["VGClient, MasterViewController.swift, the order in a comment (February 2017)"]),
        RuleFacts(
            .embedSegueRunsOnce, "segues.embed-once",
            "Performing an embed segue whose child is there already raises an exception.", .from(6), .likely,
            observed: true, documentation: ["mluton/EmbeddedSwapping, issue 11"]),
        RuleFacts(
            .containerDecodesItsChildren, "storyboards.container-decodes-children",
            "A container that is drawn with its children decodes them inside its own init(coder:), all tabs as well as "
                + "the root of a stack; none of their views loads before it is shown.", .from(5), .likely,
            observed: true, facts: ["F3.3", "F8.12"],
            traces: ["pgzxc-tabbar-first-and-switch"],
            documentation: ["Resource Programming Guide, The Nib Object Life Cycle"]),
        RuleFacts(
            .awakingOrderIsOpen, "storyboards.awaking-order",
            "Controllers that are drawn as parts of a container awake with it, once all are decoded. Which of them hears "
                + "awakeFromNib first is not promised.", .from(5), .doubtful, observed: true, facts: ["F3.3"],
            documentation: ["NSObject, awakeFromNib()"]),
    ]

    static let unwindRules: [RuleFacts] = [
        RuleFacts(
            .unwindExists, "unwind.exists", "Storyboards have unwind segues from iOS 6 on.", .from(6),
            facts: ["F3.7"]),
        RuleFacts(
            .unwindSearchGoesUpwards, "unwind.search",
            "An unwind asks who can take its action: the source, then upwards through containers, with their children "
                + "the newest first, and presenters. UIKit's own containers take none.", .from(6), .likely,
            observed: true, facts: ["F3.7"], traces: ["irontop-unwind-search-log", "tn2298-unwind-process"]),
        RuleFacts(
            .unwindSearchesContainers, "unwind.search-goes-down",
            "From iOS 9 on the search goes down into the containers that it meets on its way up: other tabs, and what lies "
                + "below in a stack, as deep as children have children. A tab bar controller on the way back selects the tab.",
            .from(9), .likely, observed: true, facts: ["F3.7"],
            documentation: [
                "mattneub/Programming-iOS-Book-Examples, bk2ch06p326TabbedUnwind, editions of iOS 9 to 11"
            ]),
        RuleFacts(
            .unwindPreparesThenActs, "unwind.prepare-then-action",
            "Once the destination is found, the source hears prepare(for:sender:), then the destination's action runs, "
                + "and only then anything moves.", .from(6), traces: ["tn2298-unwind-process"],
            documentation: ["Technical Note TN2298"]),
        RuleFacts(
            .unwindWithoutTakerEnds, "unwind.nobody-takes-it",
            "An unwind whose action nobody can take ends without doing anything.", .from(6),
            documentation: ["Technical Note TN2298"]),
        RuleFacts(
            .unwindDismissesAndPops, "unwind.dismisses-and-pops",
            "What lies between source and destination is dismissed or popped, with the callbacks that belong to that.",
            .from(6), .likely, facts: ["F3.7"], traces: ["tn2298-unwind-process"]),
        RuleFacts(
            .unwindIntoStackLeavesSheet, "unwind.into-stack-leaves-sheet",
            "On iOS 6 and 7 an unwind to a controller in a stack runs the action and leaves up what does not hide its "
                + "presenter, such as a form sheet on an iPad.",
            .from(Release(6), before: Release(8)), .likely, observed: true,
            documentation: ["OpenRadar 12693349, of iOS 6", "OpenRadar 17794274, of iOS 7.1"]),
    ]
}
