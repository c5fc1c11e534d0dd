// Views of UIKit's apart from geometry: their initial values, and the methods that change them.

import Lifecycle

extension Interpreter {
    /// Returns the initial value of a property of a view that code created, as long as nothing has changed
    /// it; nil if unknown.
    func initialState(_ name: String, of view: View.ID) -> Value? {
        guard app.world.views[view].origin == .code, !app.world.isKnownToUnknownCode(view) else { return nil }
        return app.world.viewNames(of: view).lazy.compactMap { UIKitName.initialStates[$0]?[name] }.first
    }

    /// A method of UIKit's that changes what a view says of itself, such as `setOn(_:animated:)`.
    mutating func noteState(of view: View.ID, after name: String, _ arguments: [PassedArgument]) {
        if let (property, value) = UIKitName.switches[name] {
            app.world.views[view].attributes[property] = .bool(value)
            return
        }
        // A setter for one of several states, as of a button, changes no property.
        guard name.hasPrefix("set"), arguments.first?.label == nil, let value = arguments.first?.value,
            arguments.dropFirst().allSatisfy({ $0.label == "animated" || $0.value.closure != nil })
        else { return }
        let word = String(name.dropFirst(3))
        for property in ["is" + word, word.prefix(1).lowercased() + word.dropFirst()] {
            let isKnown =
                app.world.views[view].attributes[property] != nil || initialState(property, of: view) != nil
            if isKnown { app.world.views[view].attributes[property] = value.isPlain ? value : .unknown }
        }
    }
}

extension UIKitName {
    /// The values that Apple's documentation gives for new views, by their classes.
    fileprivate static let initialStates: [String: [String: Value]] = [
        "UIControl": ["isEnabled": .bool(true), "isSelected": .bool(false), "isHighlighted": .bool(false)],
        "UISwitch": ["isOn": .bool(false)],
        "UISlider": ["value": .number(0)],
        "UIStepper": ["value": .number(0)],
        "UISegmentedControl": ["selectedSegmentIndex": .integer(-1)],
        "UIPageControl": ["currentPage": .integer(0), "numberOfPages": .integer(0)],
        "UIProgressView": ["progress": .number(0)],
        "UIActivityIndicatorView": ["isAnimating": .bool(false), "hidesWhenStopped": .bool(true)],
        "UIRefreshControl": ["isRefreshing": .bool(false)],
        "UILabel": ["numberOfLines": .integer(1)],
        "UIImageView": ["isAnimating": .bool(false), "image": .nothing],
        "UITableView": ["isEditing": .bool(false)],
        "UIScrollView": ["isScrollEnabled": .bool(true), "isPagingEnabled": .bool(false)],
    ]

    /// The methods that switch a property on or off.
    fileprivate static let switches: [String: (String, Bool)] = [
        "startAnimating": ("isAnimating", true), "stopAnimating": ("isAnimating", false),
        "beginRefreshing": ("isRefreshing", true), "endRefreshing": ("isRefreshing", false),
    ]

    /// Indicates whether Foundation certainly creates a URL from a text: it has a scheme and a host of
    /// letters, and nothing that would have to be escaped.
    static func isURL(_ text: String) -> Bool {
        guard let colon = text.firstRange(of: "://") else { return false }
        let scheme = text[..<colon.lowerBound], rest = text[colon.upperBound...]
        let host = rest.prefix { !"/?#".contains($0) }
        guard scheme == "http" || scheme == "https", let first = host.first, first.isLetter,
            host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
        else { return false }
        let end = rest.dropFirst(host.count)
        return end.count(where: { $0 == "#" }) <= 1
            && end.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "/?#-._~!$&'()*+,;=:@".contains($0))
            }
    }
}
