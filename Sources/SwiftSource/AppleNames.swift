import Lifecycle

/// Names of Apple's that code of an app uses. They need not be understood: they are only no slips.
enum AppleNames {
    /// All members of the classes that code of an app usually derives from.
    static let members: [String: Set<String>] = {
        let object = UIKitName.object.union(UIKitName.loose)
        let responder = object.union(UIKitName.responder)
        let controller = responder.union(UIKitName.controller)
        return [
            "NSObject": object, "UIResponder": responder, "UIViewController": controller,
            "UINavigationController": controller.union(UIKitName.navigation),
            "UITabBarController": controller.union(UIKitName.tabs),
            "UIPageViewController": controller.union(UIKitName.pages),
        ]
    }()

    /// Returns whether one of those classes, or a view, has a member with this name.
    static func isMember(_ name: String) -> Bool {
        UIKitName.viewMembers.contains(name) || UIKitName.parts.contains(name)
            || members.values.contains { $0.contains(name) }
    }

    /// Types of values that literals can be held against.
    static let typesOfMembers = [
        "title": "String?", "hidesBottomBarWhenPushed": "Bool", "isModalInPresentation": "Bool",
        "definesPresentationContext": "Bool", "isEditing": "Bool", "selectedIndex": "Int",
        "restorationIdentifier": "String?",
    ]

    /// Indicates whether a type is one of Apple's protocols without members that a
    /// class could use by their names.
    static func isProtocolWithoutMembers(_ name: String) -> Bool {
        if ["Codable", "Encodable", "Decodable", "Equatable", "Hashable", "AnyObject", "Sendable"].contains(
            name)
        {
            return true
        }
        let isApples = ["UI", "NS", "CL", "MK", "WK", "AV", "SK", "CA", "MF", "PH", "UN"].contains {
            name.hasPrefix($0)
        }
        return isApples && kindsOfProtocols.contains { name.contains($0) }
    }

    /// Indicates whether a name has the form of names in Apple's frameworks, which no text declares:
    /// `kSecClass`, `errSecSuccess`, `noErr`, `NSLocalizedString`, `SKScene`.
    static func isOfFramework(_ name: String) -> Bool {
        if name == "noErr" { return true }
        for beginning in ["k", "err"] where name.hasPrefix(beginning) {
            return name.dropFirst(beginning.count).first?.isUppercase == true
        }
        // The last capital begins the word: `UIView`.
        return name.prefix { $0.isUppercase }.count == 3
    }

    private static let kindsOfProtocols = [
        "Delegate", "DataSource", "Coding", "Copying", "Transitioning", "Prefetching", "Updating",
    ]
}
