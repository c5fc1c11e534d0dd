// What objects of UIKit's that are neither controllers nor views hold, of what code gives them.

extension UIKitName {
    /// Whether the objects of a class of UIKit's hold what they are given under a name, and nothing else does with it.
    static func holds(_ member: String, by type: String) -> Bool {
        switch type {
        case "UIBarButtonItem": member == "primaryAction" || member == "menu"
        case "UIMenu": member == "children"
        case "UINavigationItem": barButtonItems.contains(member)
        default: false
        }
    }

    private static let barButtonItems: Set<String> = [
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "backBarButtonItem",
    ]
}
