// The doors from the learner's code into UIKit: which name of a member means which method of the simulation.

import Lifecycle

extension Interpreter {
    /// Reads a member of UIKit's or the standard library's.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func readUIKit(_ name: String, of receiver: Value) throws(Interruption) -> Value? {
        if app.world.code.uncertainty.doubts(name, of: receiver) { return outsideResult() }
        // The superview of a view around a root is its next responder.
        if name == "next" || name == "superview" && app.world.isAroundRoot(receiver),
            let next = app.nextResponder(after: receiver)
        {
            return next
        }
        if app.world.isAroundRoot(receiver) {
            return app.world.readAroundRoot(name, of: receiver) ?? outsideResult()
        }
        if name == "isFirstResponder", receiver.isObject {
            return app.world.isFirstResponder(receiver).map { .bool($0) } ?? outsideResult()
        }
        if name == "traitOverrides", let controller = app.world.controllerOfTraits(receiver) {
            overrideTraits(of: controller)
            return .unknown
        }
        switch receiver {
        case .controller(let controller):
            return try readUIKit(name, of: controller)
                ?? (UIKitName.methodsTakenAsValues.contains(name) ? .method(receiver, name) : nil)
        case .view(let view):
            return try readUIKit(name, of: view)
                ?? (UIKitName.methodsTakenAsValues.contains(name) ? .method(receiver, name) : nil)
        case .window(let window): return readWindow(name, window)
        case .guide(let item):
            return LayoutConstraint.Attribute(anchorName: name).map { .anchor(.init(item, $0)) }
        case .constraint(let constraint):
            return readConstraint(name, app.world.constraints[constraint])
        case .instance(let instance):
            if let property = UIKitName.ofLayers[name], let view = app.world.view(of: receiver, with: name) {
                return try readUIKit(property, of: .view(view))
            }
            return readForeign(name, of: instance)
        case .type(let type):
            let isOfConstraints = app.world.typeName(type) == "NSLayoutConstraint"
            if isOfConstraints, name == "activate" || name == "deactivate" { return .method(receiver, name) }
            return readStatic(name, of: type)
        case .array(let values): return try readArray(name, of: values)
        case .string(let text): return readText(name, of: text)
        case .dictionary(let dictionary): return try readDictionary(name, of: dictionary)
        case .symbol where name == "rawValue": return receiver.windowLevel.map { .number($0) }
        case .integer, .number: return readNumber(name, of: receiver)
        case .point, .size, .rectangle: return receiver.part(name)
        case .structure(let structure) where app.world.code.valueTypes[structure.type] == nil:
            return readForeign(name, of: structure)
        default: return nil
        }
    }

    /// A property of a layout constraint; nil if nothing is known of it.
    private func readConstraint(_ name: String, _ constraint: LayoutConstraint) -> Value? {
        switch name {
        case "isActive": .bool(constraint.isActive)
        case "constant": .number(constraint.constant)
        case "multiplier": .number(constraint.multiplier)
        case "priority":
            LayoutConstraint.priorities.first { $0.value == constraint.priority }.map { .symbol($0.key) }
        case "relation": .symbol("equal")
        case "firstItem": constraint.first.item.value
        case "secondItem": constraint.second?.item.value ?? .nothing
        case "firstAttribute": .symbol(constraint.first.attribute.rawValue)
        case "secondAttribute": .symbol(constraint.second?.attribute.rawValue ?? "notAnAttribute")
        case "firstAnchor": .anchor(constraint.first)
        case "secondAnchor": constraint.second.map { .anchor($0) } ?? .nothing
        default: nil
        }
    }

    /// Assigns a member of UIKit's.
    ///
    /// - Returns: False if nothing is known of it.
    mutating func assignUIKit(
        _ value: Value, to name: String, of receiver: Value
    ) throws(Interruption) -> Bool {
        app.checkMainThread(assigning: name, of: receiver)
        let editing = [PassedArgument(nil, value), PassedArgument("animated", .bool(false))]
        if name == "isEditing", app.world.function("setEditing", of: receiver, editing) != nil {
            skipNotSimulated("setEditing(_:animated:) after isEditing = …")
        }
        skipBars(name, value, of: receiver)
        if name == "overrideUserInterfaceStyle", app.world.followsTraits {
            skipNotSimulated("changes of traits by \(name)")
        }
        switch receiver {
        case .controller(let controller): return try assignUIKit(value, to: name, of: controller)
        case .view(let view): return try assignUIKit(value, to: name, of: view)
        case .window(let window): return try assignWindow(value, to: name, of: window)
        case .instance(let instance):
            if let view = app.world.view(of: receiver, with: name) {
                if let property = UIKitName.ofLayers[name] {
                    _ = try assignKnown(value, to: property, of: .view(view))
                    return true
                }
                app.world.markGeometryUnknown(view, ["frame", name])
            }
            guard case .named(let type) = app.world.code.instances[instance].type else { return false }
            if name == "delegate", let presented = app.world.code.controllerPresented(by: instance) {
                app.setDelegate(value, of: presented, ofPresentation: true)
                return true
            }
            if UIKitName.sendsAction(type), app.world.assignAction(value, to: name, of: instance) {
                return true
            }
            if UIKitName.withoutEffect.contains(name) { app.skipUnknown(".\(name) = …", .assignment) }
            // What has no part in the life of a controller is only remembered.
            let isHeld = !value.isPlain && UIKitName.holding[type]?.contains(name) == true
            if isHeld {
                app.retain(value)
            } else if value.isPlain || name == "target" || UIKitName.unowned.contains(name) {
                if UIKitName.unowned.contains(name) {
                    app.world.assignDelegate(value, to: name, of: receiver)
                }
                if !value.isPlain { return true }
            } else {
                markEscaped(value)
            }
            let old = app.world.code.instances[instance].properties.updateValue(
                StoredValue(value, value.isPlain || isHeld ? .strong : .unowned), forKey: name)
            if let old, old.reference == .strong { try app.release(old.value) }
            if case .named(World.sheetClass) = app.world.code.instances[instance].type {
                try app.sheetHasChanged(instance, name)
            }
            return true
        case .constraint(let constraint):
            if name == "constant", let constant = value.double {
                app.setConstant(constant, of: constraint)
                return true
            }
            if name == "priority" {
                let priority =
                    if case .symbol(let name) = value { LayoutConstraint.priorities[name] } else {
                        value.double
                    }
                app.world.setPriority(priority, of: constraint)
                return true
            }
            guard name == "isActive", case .bool(let isActive) = value else {
                mayHaveChanged(name, of: receiver)
                return false
            }
            try isActive ? app.activate([constraint]) : app.deactivate([constraint])
            return true
        default: return false
        }
    }

    /// Calls a method of UIKit's or the standard library's.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callUIKit(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        try app.charge(arguments.reduce(0) { $0 + $1.value.extent.reading })
        app.checkMainThread(calling: name, arguments, of: receiver)
        if UIKitName.moving.contains(name) {
            for moved in arguments.map({ $0.value }) + (arguments.isEmpty ? [receiver] : []) {
                for name in UIKitName.hierarchy { app.world.code.uncertainty.markKnown(name, of: moved) }
            }
        }
        if let value = try callPerform(name, of: receiver, arguments) { return value }
        if let value = try callKeyValueCoding(name, of: receiver, arguments) { return value }
        if arguments.contains(where: { $0.label == "forKeyPath" }) {
            app.world.code.countKeyObserver(name, of: receiver, arguments)
            if name == "addObserver", case .string(let path)? = arguments["forKeyPath"],
                path.contains(".") || app.world.code.foreignClass(of: receiver) != nil
            {
                skipNotSimulated("KVO of \(path)")
            }
        }
        if name == "observe", receiver.isObject, let token = try observe(receiver, arguments) { return token }
        switch receiver {
        case .controller(let controller): return try callUIKit(name, of: controller, arguments)
        case .view(let view): return try callUIKit(name, of: view, arguments)
        case .window(let window): return try callWindow(name, of: window, arguments)
        case .anchor(let anchor): return name == "constraint" ? constraint(anchor, arguments) : nil
        case .instance(let instance): return try callForeign(name, of: instance, arguments)
        case .type(let type): return try callStatic(name, of: type, arguments)
        case .array(let values): return try callArray(name, of: values, arguments)
        case .dictionary(let dictionary): return try callDictionary(name, of: dictionary, arguments)
        case .string(let text): return try callText(name, of: text, arguments)
        case .integer, .number, .bool, .point, .size: return try callOptional(name, of: receiver, arguments)
        case .rectangle(let frame): return frame.call(name, arguments)
        case .element: return receiver.callRange(name, arguments)
        case .structure(let structure):
            if let value = structure.call(name, arguments) { return value }
            return try callOptional(name, of: receiver, arguments)
        default: return nil
        }
    }
}

extension Rectangle {
    /// A method of CGRect that makes another one.
    fileprivate func call(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        if name == "contains" { return arguments.unlabeled()?.point.map { .bool(contains($0)) } }
        guard let dx = arguments["dx"]?.double, let dy = arguments["dy"]?.double else { return nil }
        switch name {
        case "offsetBy": return .rectangle(Rectangle(x: x + dx, y: y + dy, size: size))
        case "insetBy":
            let inner = Size(width: size.width - 2 * dx, height: size.height - 2 * dy)
            guard inner.width >= 0, inner.height >= 0 else { return nil }
            return .rectangle(Rectangle(x: x + dx, y: y + dy, size: inner))
        default: return nil
        }
    }
}

extension LayoutConstraint.Item {
    /// The value as code reads it.
    fileprivate var value: Value {
        if case .view(let view) = self { .view(view) } else { .guide(self) }
    }
}

extension LayoutConstraint {
    /// The priorities that have names.
    fileprivate static let priorities = [
        "required": required, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
        "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
    ]
}

extension LayoutConstraint.Attribute {
    /// The attribute of a property such as `leadingAnchor`.
    init?(anchorName: String) {
        guard anchorName.hasSuffix("Anchor") else { return nil }
        self.init(rawValue: String(anchorName.dropLast("Anchor".count)))
    }
}
