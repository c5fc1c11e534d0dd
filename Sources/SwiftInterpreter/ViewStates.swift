// Views of UIKit's apart from geometry: their initial values, and the methods that change them.

import Lifecycle

extension Interpreter {
    /// Returns the initial value of a property of a view that code created, as long as nothing has changed
    /// it; nil if unknown.
    func initialState(_ name: String, of view: View.ID) -> Value? {
        guard app.world.views[view].origin == .code, !app.world.isKnownToUnknownCode(view) else { return nil }
        return UIKitName.initialState(name, of: app.world.viewNames(of: view))
    }

    /// A method of UIKit's that changes what a view says of itself, such as `setOn(_:animated:)`.
    mutating func noteState(of view: View.ID, after name: String, _ arguments: [PassedArgument]) {
        if let altered = UIKitName.altered[name] { mayHaveChanged(altered, of: .view(view)) }
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
            guard isKnown else { continue }
            app.world.views[view].attributes[property] = value.isPlain ? value : .unknown
            keepWithinLimits(property, of: view)
        }
    }

    /// Brings what a slider, stepper, progress view or page control shows within its limits, after one of these has changed.
    mutating func keepWithinLimits(_ changed: String, of view: View.ID) {
        func state(_ name: String) -> Value? {
            Double(name).map(Value.number) ?? app.world.views[view].attributes[name]
                ?? initialState(name, of: view)
        }
        for (name, least, most) in UIKitName.limits where [name, least, most].contains(changed) {
            guard let value = state(name), let last = state(most) else { continue }
            app.world.views[view].attributes[name] =
                if case .integer(let page) = value, case .integer(let pages) = last, least.isEmpty {
                    .integer(pages < 1 ? 0 : max(0, min(page, pages - 1)))
                } else if let value = value.double, let first = state(least)?.double, let last = last.double {
                    .number(max(first, min(value, last)))
                } else {
                    .unknown
                }
        }
    }
}

extension UIKitName {
    /// The values that Apple's documentation gives for new objects, by their classes and properties.
    private static let initialStates = ends(of: "starts")

    /// Returns the value of a property of a new object, by the names of its classes; nil if unknown.
    static func initialState(_ name: String, of classes: some Sequence<String>) -> Value? {
        classes.lazy.compactMap { initialStates[$0 + "." + name] }.first.map { state in
            switch state {
            case "true", "false": .bool(state == "true")
            case "nil": .nothing
            default: Int(state).map { .integer($0) } ?? .number(Double(state) ?? 0)
            }
        }
    }

    /// The properties of a view that its layer has under another name or the same.
    static let ofLayers = ends(of: "layer")

    /// The properties that a method or another property changes in a way that isn't known.
    static let altered = ends(of: "alters")

    /// The properties that stay within limits, with the limits: numbers, or properties.
    fileprivate static let limits = [
        ("value", "minimumValue", "maximumValue"), ("progress", "0", "1"),
        ("currentPage", "", "numberOfPages"),
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
