// The values that code gives to objects of UIKit's other than controllers and views, and that these retain.

extension World {
    /// Indicates whether UIKit adds a view to a bar when the bar shows the item that holds the view. Its
    /// superview is then unknown.
    func liesInBar(_ view: View.ID) -> Bool {
        guard views[view].superview == nil else { return false }
        return code.instances.identifiers.contains { id in
            guard case .named(let type) = code.instances[id].type,
                type == "UINavigationItem" || type == "UIBarButtonItem"
            else { return false }
            return ["titleView", "customView"].contains {
                code.instances[id].properties[$0]?.value == .view(view)
            }
        }
    }
}
