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
    ]
}
