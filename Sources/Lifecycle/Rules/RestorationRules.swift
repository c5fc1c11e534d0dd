extension Rule {
    static let restorationRules: [RuleFacts] = [
        RuleFacts(
            .stateRestorationExists, "restoration.exists",
            "From iOS 6 on UIKit restores controllers at launch; apps with scenes, from iOS 13 on, restore from an "
                + "activity instead.", .from(Release(6), before: Release(13)), .likely, facts: ["F13.1"]),
        RuleFacts(
            .restorationPrecedesLaunch, "restoration.precedes-launch",
            "Restoration comes between willFinishLaunching and didFinishLaunching.",
            .from(Release(6), before: Release(13)), facts: ["F13.1"],
            traces: ["restoration-before-didFinishLaunching"]),
        RuleFacts(
            .restorationMakesController, "restoration.makes-controllers",
            "The restoration class is asked for each controller first, then the delegate, then the storyboard.",
            .from(Release(6), before: Release(13)), facts: ["F13.1"],
            traces: ["restoration-single-vc-order"]),
        RuleFacts(
            .restorationDecodesAfterLoading, "restoration.decodes-after-loading",
            "decodeRestorableState usually comes after viewDidLoad and always before viewWillAppear; the first is "
                + "not promised.", .from(Release(6), before: Release(13)), .likely, observed: true,
            facts: ["F13.4"], traces: ["restoration-single-vc-order"]),
        RuleFacts(
            .finishedRestoringFollowsDecoding, "restoration.finished",
            "From iOS 7 on each restored controller hears applicationFinishedRestoringState once all are decoded.",
            .from(Release(7), before: Release(13)), facts: ["F13.2"]),
        RuleFacts(
            .restorationGoesDownTheChain, "restoration.down-the-chain",
            "A container is made, loads, decodes and finishes before what it contains. Whether one loads before the next "
                + "is made is not promised.", .from(Release(6), before: Release(13)), .likely,
            observed: true, facts: ["F13.1", "F13.4"],
            documentation: ["Matt Neuburg, Programming iOS 9, the order of events in state restoration"]),
        RuleFacts(
            .stackDecodesItsChildren, "restoration.stack-decodes-children",
            "A navigation controller gets its controllers back in its own decodeRestorableState: until then they have "
                + "no parent.", .from(Release(6), before: Release(13)), facts: ["F13.3"],
            documentation: ["Apple, About the UI Restoration Process"]),
    ]
}
