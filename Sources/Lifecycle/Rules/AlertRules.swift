extension Rule {
    static let alertRules: [RuleFacts] = [
        RuleFacts(
            .alertControllerExists, "present.alert",
            "UIAlertController exists from iOS 8 on; it is presented over its presenter, which hears nothing.",
            .from(8), facts: ["F9.1"], traces: ["msg-already-presenting-ios11"],
            documentation: ["UIAlertController"]),
        RuleFacts(
            .alertGoesBeforeHandler, "present.alert-goes-before-handler",
            "What is chosen in an alert is done when the alert has gone from the screen: the handler runs then, so "
                + "that it can present another one. Until it has returned, the alert lives.",
            .from(8), .likely, observed: true,
            documentation: [
                "GitHub, material-components/material-components-ios, pull request 2490 (November 2017)"
            ]),
        RuleFacts(
            .alertLetsGoOfHandlers, "present.alert-lets-go",
            "An alert that ends lets go of its buttons, and with them of what their handlers captured, such as its "
                + "presenter. A handler that captured the alert itself keeps it for ever.",
            .from(8), .likely, observed: true,
            documentation: [
                "iloveanan.com, does-uialertcontroller-need-weak-self",
                "GitHub, sberrevoets/SDCAlertView, issue 208, on UIKit's own",
                "GitHub, NSHipster/articles, issue 467; qiita.com/sakamotoyuya, 6914bfd4f885ce7a8733",
            ]),
        RuleFacts(
            .alertLoadsWhileGoing, "present.alert-loads-while-going",
            "On iOS 9 and 10 an alert that was never shown, such as one whose presentation was refused, reads its view "
                + "while it goes.", .from(Release(9), before: Release(11)), .likely, observed: true,
            documentation: [
                "GitHub, mapbox/mapbox-gl-native, issue 2475 (September 2015)",
                "GitHub, jonreid/MockUIAlertController, issue 5 (April 2016)",
                "GitHub, ArtSabintsev/Siren, issue 152 (July 2017)",
            ]),
        RuleFacts(
            .actionSheetNeedsSource, "present.action-sheet-needs-source",
            "Where the width is regular an action sheet is a popover: without a view or bar button item to point at, its "
                + "presentation raises an exception.", .from(8),
            documentation: [
                "GitHub, tasanobu-zz/Kamagari, issue 1, a crash log of 2015",
                "GitHub, hotwired/turbo-ios, issue 193 (2024)",
            ]),
    ]
}
