/// Facts that follow from the names of UIKit's classes.
package enum UIKitName {
    /// The superclasses of the classes of views: UIKit's, and those of a few frameworks beside it.
    private static let viewSuperclasses = ends(of: "below")

    /// The properties by which labels and image views get what they show; without it they have no size.
    static let content: Set<String> = ["text", "attributedText", "image"]

    /// The classes of UIKit's whose objects stand in the responder chain behind the window, each with what it is.
    static let responders: [String: Set<String>] = [
        "UIApplication": ["UIApplication", "UIResponder", "NSObject"],
        "UIDropShadowView": ["UIDropShadowView", "UIView", "UIResponder", "NSObject"],
        "UITransitionView": ["UITransitionView", "UIView", "UIResponder", "NSObject"],
        "UIWindowScene": ["UIWindowScene", "UIScene", "UIResponder", "NSObject"],
    ]

    /// A class of UIKit's with those that it derives from.
    package static func viewAncestry(of name: String) -> [String] {
        var names = [name]
        while let above = viewSuperclasses[names[names.count - 1]] { names.append(above) }
        return names + ["UIView", "UIResponder", "NSObject"].filter { !names.contains($0) }
    }

    /// Returns whether a class of UIKit or a related framework is a view's.
    package static func isViewClass(_ name: String) -> Bool { viewSuperclasses[name] != nil }

    /// The property by which a view leaves its mask to constraints.
    package static let mask = "translatesAutoresizingMaskIntoConstraints"

    /// Returns whether an Apple class is a view controller's, by its name or as one of the few with another
    /// name.
    package static func isControllerClass(_ name: String) -> Bool {
        if name.hasPrefix("UI"), name.hasSuffix("ViewController") { return true }
        return otherControllers.contains(name)
    }
}

extension Set<String> {
    /// The words of a text.
    package init(words text: String) { self.init(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }
}
