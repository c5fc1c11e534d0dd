// The first responder: who becomes it, who gives it up, and what texts tell their delegates of that.

extension Simulation {
    /// `UIResponder.becomeFirstResponder()`, UIKit's own.
    ///
    /// - Returns: Whether it is the first responder now; unknown where that depends on its class.
    package mutating func becomeFirstResponder(_ responder: Value) throws(Interruption) -> Value {
        guard world.isOnScreen(responder) else {
            // Outside a window it may become it later.
            world.code.occasions.insert("editing")
            return .unknown
        }
        guard world.code.firstResponder != responder else { return .bool(true) }
        recordRule(.firstResponderIsAsked)
        switch try canBecomeFirstResponder(responder) {
        case .bool(true): break
        case let answer:
            if answer == .unknown { world.code.firstResponder = .unknown }
            return answer
        }
        if try tellOfText(responder, "ShouldBeginEditing") == .bool(false) { return .bool(false) }
        let old = world.code.firstResponder
        if old.isObject, world.isOnScreen(old),
            try run(.call("resignFirstResponder", of: old, [])) == .bool(false)
        {
            return .bool(false)
        }
        world.code.firstResponder = responder
        world.code.occasions.insert("editing")
        try tellOfEditing(responder, isBeginning: true)
        return .bool(true)
    }

    /// `UIResponder.resignFirstResponder()`, UIKit's own.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - isForced: Whether nobody may refuse: `endEditing(true)`.
    /// - Returns: Whether it has let go; unknown for one that isn't the first responder.
    /// - Throws: The end of the app.
    package mutating func resignFirstResponder(
        _ responder: Value, isForced: Bool = false
    ) throws(Interruption) -> Value {
        guard world.code.firstResponder == responder else { return .unknown }
        recordRule(.firstResponderIsAsked)
        if !isForced {
            if let answer = try own("canResignFirstResponder", of: responder), answer != .bool(true) {
                return answer
            }
            if try tellOfText(responder, "ShouldEndEditing") == .bool(false) { return .bool(false) }
        }
        world.code.firstResponder = .nothing
        world.code.occasions.insert("ending")
        try tellOfEditing(responder, isBeginning: false)
        return .bool(true)
    }

    /// `UIView.endEditing(_:)`: the first responder in a view resigns.
    package mutating func endEditing(_ view: View.ID, isForced: Bool) throws(Interruption) -> Value {
        guard case .view(let first) = world.code.firstResponder, first == view || world.isBelow(first, view)
        else { return .unknown }
        return isForced
            ? try resignFirstResponder(.view(first), isForced: true)
            : try run(.call("resignFirstResponder", of: .view(first), [])) ?? .void
    }

    /// `UIResponder.canBecomeFirstResponder`
    private mutating func canBecomeFirstResponder(_ responder: Value) throws(Interruption) -> Value {
        if let answer = try own("canBecomeFirstResponder", of: responder) { return answer }
        guard case .view(let view) = responder else { return .bool(false) }
        if world.views[view].takesText {
            let attributes = world.views[view].attributes
            let isEnabled = attributes["isEnabled"] ?? attributes["isEditable"] ?? .bool(true)
            return isEnabled == .bool(true) ? .bool(true) : .unknown
        }
        return world.views[view].baseClassName == "UIView" ? .bool(false) : .unknown
    }

    /// What the app's own getter of a property gives; nil if it has none.
    private mutating func own(_ property: String, of responder: Value) throws(Interruption) -> Value? {
        guard world.computedProperty(property, of: responder) != nil else { return nil }
        return try run(.read(property, of: responder))
    }

    /// Asks or tells the delegate of a text field, a text view or a search bar.
    @discardableResult
    private mutating func tellOfText(
        _ text: Value, _ message: String, _ further: [PassedArgument] = []
    ) throws(Interruption) -> Value? {
        guard case .view(let view) = text, world.views[view].takesText else { return nil }
        recordRule(.textTellsOfEditing)
        let kind = world.views[view].isControl ? "textField" : "textView"
        let name =
            world.views[view].isTextInput
            ? kind + message : "searchBar" + (message.hasPrefix("Did") ? "Text" : "") + message
        return try ask(name, of: world.delegate(of: text), [PassedArgument(nil, text)] + further)
    }

    private mutating func tellOfEditing(_ text: Value, isBeginning: Bool) throws(Interruption) {
        guard case .view(let view) = text, world.views[view].takesText else { return }
        let isField = world.views[view].isControl, word = isBeginning ? "DidBegin" : "DidEnd"
        // A text field with both methods calls the newer one alone.
        var answer: Value?
        if isField, !isBeginning {
            answer = try tellOfText(text, "DidEndEditing", [PassedArgument("reason", .symbol("committed"))])
        }
        if answer == nil { try tellOfText(text, word + "Editing") }
        if isField { try sendActions(of: view, for: ["editing" + word, "allEditingEvents", "allEvents"]) }
        // A search bar has a text field of its own, which posts it.
        guard world.views[view].isTextInput else { return }
        try post(.symbol("text\(word)EditingNotification"), from: text)
    }
}

extension World {
    /// Indicates whether a responder is a view in a window, or a controller of one.
    fileprivate func isOnScreen(_ responder: Value) -> Bool {
        switch responder {
        case .view(let view): views[view].isAlive && views[view].isInWindow
        case .controller(let controller): isViewInWindow(controller)
        default: false
        }
    }

    /// `isFirstResponder`; nil if it isn't known, as after its view has left the window.
    package func isFirstResponder(_ responder: Value) -> Bool? {
        guard code.firstResponder != .unknown, isOnScreen(responder) else { return nil }
        return code.firstResponder == responder
    }

    /// Indicates whether the first responder has left the window, at which it ends its editing.
    var firstResponderHasLeft: Bool { code.firstResponder.isObject && !isOnScreen(code.firstResponder) }
}

extension View {
    /// Indicates whether it is or has a text input that tells a delegate of its editing.
    fileprivate var takesText: Bool {
        isTextInput || UIKitName.viewAncestry(of: baseClassName).contains("UISearchBar")
    }
}
