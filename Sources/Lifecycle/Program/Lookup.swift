extension World {
    /// The classes of an object's code, the most derived first, as far as they are the learner's.
    package func levels(of value: Value) -> [CodeLevel] {
        code.extensions.isEmpty ? ownLevels(of: value) : ownLevels(of: value) + extendedLevels(of: value)
    }

    private func ownLevels(of value: Value) -> [CodeLevel] {
        switch type(of: value) {
        case .controller(let classID)?: ancestry(of: classID).map { .controller($0) }
        case .object(let classID)?: code.objectLevels(from: classID)
        case .view?, .named?: []
        case nil: code.valueType(of: value).map { [.value($0.name)] } ?? []
        }
    }

    package func members(of level: CodeLevel) -> Members {
        switch level {
        case .controller(let classID): classes[classID].members
        case .object(let classID): code.objectClasses[classID].members
        case .value(let name): code.valueTypes[name]?.members ?? Members()
        case .extended(let name): code.extensions[name] ?? Members()
        }
    }

    package func properties(of level: CodeLevel) -> [ControllerClass.Property] {
        switch level {
        case .controller(let classID): classes[classID].properties
        case .object(let classID): code.objectClasses[classID].properties
        case .value(let name): code.valueTypes[name]?.properties ?? []
        case .extended: []
        }
    }

    package func overrides(of level: CodeLevel) -> [Callback: Body] {
        switch level {
        case .controller(let classID): classes[classID].overrides
        case .object(let classID): code.objectClasses[classID].overrides
        case .value, .extended: [:]
        }
    }

    /// The method of the learner's that a call reaches, with the class that has it. A class's code that calls a private
    /// method of its own doesn't reach a subclass's method with the same name.
    package func function(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument], below: CodeLevel? = nil,
        from caller: CodeLevel? = nil, near file: String? = nil, in running: CodeLocation? = nil
    ) -> (Function, CodeLevel)? {
        var levels: [CodeLevel], isStatic = false
        if case .type(let type) = receiver {
            (levels, isStatic) = (self.levels(of: type), true)
        } else {
            levels = self.levels(of: receiver)
            if let below, let index = levels.firstIndex(of: below) { levels.removeFirst(index + 1) }
            if let caller, levels.first != caller, let index = levels.firstIndex(of: caller),
                members(of: caller).functions.contains(where: { $0.isPrivate && $0.name == name })
            {
                levels.removeFirst(index)
            }
        }
        return levels.first(having: { level in
            let found = members(of: level).functions.filter {
                $0.name == name && $0.isStatic == isStatic && $0.takes(arguments)
                    && !($0.handsOn(arguments, in: running) && isUIKitMember(name, of: receiver))
            }
            return overload(of: found, taking: arguments, near: file, at: level, in: running).map {
                ($0, level)
            }
        })
    }

    /// The classes of a type and those it derives from, the most derived first, as far as they are the learner's.
    package func levels(of type: Value.TypeReference) -> [CodeLevel] {
        let own: [CodeLevel] =
            switch type {
            case .controller(let classID): ancestry(of: classID).map { .controller($0) }
            case .object(let classID): code.objectLevels(from: classID)
            case .named(let name):
                (code.valueTypes[name] ?? code.valueType(named: name)).map { [.value($0.name)] } ?? []
            case .view: []
            }
        return code.extensions.isEmpty ? own : own + code.levels(named: typeNames(of: type))
    }

    /// A stored property of an object's class or of one that it derives from.
    package func property(_ name: String, of receiver: Value) -> ControllerClass.Property? {
        levels(of: receiver).first(having: { properties(of: $0).first { $0.name == name } })
    }

    /// The class that declares a stored property.
    package func level(declaring name: String, of receiver: Value) -> CodeLevel? {
        levels(of: receiver).first { properties(of: $0).contains { $0.name == name } }
    }

    package func computedProperty(
        _ name: String, of receiver: Value, below: CodeLevel? = nil
    ) -> (ComputedProperty, CodeLevel)? {
        var levels = levels(of: receiver)
        if let below, let index = levels.firstIndex(of: below) { levels.removeFirst(index + 1) }
        return levels.first(having: { level in
            let found = members(of: level).computed.filter { $0.name == name }
            // Of several, extensions with different conditions have one each.
            return found.count == 1 ? (found[0], level) : nil
        })
    }

    /// Indicates whether a name without a receiver can be a member of an object.
    package func hasMember(_ name: String, _ receiver: Value) -> Bool {
        if case .type(let type) = receiver { return hasStaticMember(name, type) }
        if property(name, of: receiver) != nil || computedProperty(name, of: receiver) != nil { return true }
        let isMethod = levels(of: receiver).contains { level in
            members(of: level).functions.contains { $0.name == name && !$0.isStatic }
        }
        return isMethod || isUIKitMember(name, of: receiver)
    }

    /// Indicates whether one of the learner's types, or an extension, declares a static method or property.
    package func hasStaticMember(_ name: String, _ type: Value.TypeReference) -> Bool {
        levels(of: type).contains { level in
            let members = members(of: level)
            return members.functions.contains { $0.isStatic && $0.name == name }
                || (members.statics.contains { $0.name == name })
                || (members.staticComputed.contains { $0.name == name })
        }
    }

    /// Returns the meaning of a name outside of all objects: a controller at the prompt, or a type.
    package func global(_ name: String) -> Value? {
        controller(named: name).map { .controller($0) } ?? type(named: name).map { .type($0) }
    }

    /// The type of a name.
    package func type(named name: String) -> Value.TypeReference? {
        if let classID = controllerClass(named: name) { return .controller(classID) }
        if let classID = code.objectClass(named: name) { return .object(classID) }
        if UIKitName.isViewClass(name) || code.namedViewClasses.contains(name) { return .view(name) }
        return name.first?.isUppercase == true ? .named(name) : nil
    }

    /// Indicates whether one of the learner's types is nested in some other type than the given one of
    /// Apple's, whose own nested type with that name is meant.
    package func isApart(_ inner: Value.TypeReference, from outer: Value.TypeReference) -> Bool {
        // A module's name says that not the type of the text is meant.
        if code.imports.contains(typeName(outer)) { return true }
        guard !isOfText(outer), case .named(let name) = inner, let path = code.valueTypes[name]?.path
        else {
            return false
        }
        return path.contains(".") && path != typeName(outer) + "." + path.lastComponent
    }

    /// Indicates whether a value is an instance of a type; nil if unknown.
    package func isInstance(_ value: Value, of type: String) -> Bool? {
        switch value {
        case .nothing: return false
        case .controller(let controller):
            guard type.first?.isUppercase == true else { return nil }
            let ancestry = ancestry(of: controllers[controller].classID)
            let names = ancestry.map { classes[$0].name }
            if names.contains(type) { return true }
            guard controllerClass(named: type) == nil else { return false }
            guard !ancestry.contains(where: { classes[$0].hasMoreMembers }) else { return nil }
            return conforms(ancestry.flatMap { classes[$0].protocols } + names + ["UIResponder"], to: type)
        case .view(let view):
            let names = viewNames(of: view)
            if names.contains(type) { return true }
            // Below UIKit's own class there is nothing of it that is not known.
            guard !isTypeOfObjects(type) else { return false }
            return conforms((views[view].classID.map { code.protocols(of: $0) } ?? []) + names, to: type)
        case .window(let window):
            let own = windows[window].classID.map { code.classNames(of: $0) } ?? []
            if (own + ["UIWindow", "UIView", "UIResponder", "NSObject"]).contains(type) { return true }
            return isTypeOfObjects(type) ? false : nil
        case .instance(let instance):
            switch code.instances[instance].type {
            case .named(let name):
                guard let classes = UIKitName.responders[name] else {
                    return name == type ? true : controllerClass(named: type) != nil ? false : nil
                }
                return classes.contains(type)
            case .object(let classID):
                let names = code.classNames(of: classID) + code.protocols(of: classID)
                if names.contains(type) { return true }
                guard code.objectClass(named: type) == nil else { return false }
                return conforms(names, to: type)
            case .controller, .view: return nil
            }
        default: return isInstance(plain: value, of: type)
        }
    }

    /// Indicates whether something with these classes and protocols conforms to a protocol; nil if the source
    /// doesn't declare the protocol, or if only the name of one of these types is known.
    private func conforms(_ names: [String], to type: String) -> Bool? {
        guard code.protocols[type] != nil else { return nil }
        var waiting = names, seen: Set<String> = [], isAllKnown = true
        while let written = waiting.popLast() {
            let name = written.plainTypeName { $0 }
            guard seen.insert(name).inserted else { continue }
            if name == type { return true }
            let isKnown = code.protocols[name] != nil || isTypeOfObjects(name) || UIKitName.isOfApple(name)
            if !isKnown { isAllKnown = false }
            waiting += (code.protocols[name] ?? []) + (code.addedProtocols[name] ?? [])
        }
        return isAllKnown ? false : nil
    }

    /// Indicates whether a name is that of a class, structure or enumeration, not of a protocol.
    private func isTypeOfObjects(_ type: String) -> Bool {
        controllerClass(named: type) != nil || code.objectClass(named: type) != nil
            || UIKitName.isViewClass(type) || code.valueTypes[type] != nil
    }

    /// The names of a view's class and of those that it derives from.
    package func viewNames(of view: View.ID) -> [String] {
        let own = views[view].classID.map { code.classNames(of: $0) } ?? []
        let base = views[view].classID.flatMap { code.viewClass(of: $0) } ?? views[view].className
        return own + UIKitName.viewAncestry(of: base)
    }

    /// Indicates whether a value that isn't an object is an instance of a type; nil if unknown, as for
    /// protocols.
    private func isInstance(plain value: Value, of type: String) -> Bool? {
        let names: Set<String>
        switch value {
        case .structure(let structure): names = [structure.type]
        case .string: names = ["String", "NSString", "Substring"]
        case .integer: names = UIKitName.numbers
        case .number: names = UIKitName.numbers.subtracting(["Int", "UInt"])
        case .bool: names = ["Bool", "NSNumber"]
        case .array: names = ["NSArray", "NSMutableArray", "Array"]
        case .dictionary: names = ["NSDictionary", "NSMutableDictionary", "Dictionary"]
        case .rectangle: names = ["CGRect"]
        case .size: names = ["CGSize"]
        case .point: names = ["CGPoint"]
        default: return nil
        }
        if ["Any", "AnyObject", "AnyHashable"].contains(type) { return true }
        if case .integer = value, type == "Int" { return true }
        if case .number = value, names.contains(type) { return type == "Double" ? true : nil }
        if case .integer = value, names.contains(type) { return type == "NSNumber" ? true : nil }
        if names.contains(type) { return true }
        if code.protocols[type] != nil {
            let own = code.valueType(of: value).map { [$0.name] + $0.protocols } ?? Array(names)
            return conforms(own, to: type)
        }
        if case .array(let elements) = value, type.hasPrefix("["), !type.contains(":") {
            return all(elements.elements, are: String(type.dropFirst().dropLast()))
        }
        // A value may conform to an unknown protocol, but it isn't an instance of another known type.
        let isKnown =
            UIKitName.plainTypes.contains(type) || UIKitName.isViewClass(type) || code.valueTypes[type] != nil
            || controllerClass(named: type) != nil || code.objectClass(named: type) != nil
        return isKnown ? false : nil
    }

    /// Indicates whether all elements are instances of a type; nil if unknown.
    private func all(_ elements: [Value], are type: String) -> Bool? {
        let isOptional = type.hasSuffix("?"), element = isOptional ? String(type.dropLast()) : type
        var result: Bool? = true
        for one in elements.prefix(100) {
            if one == .nothing, isOptional { continue }
            switch isInstance(one, of: element) {
            case true?: break
            case false?: return false
            case nil: result = nil
            }
        }
        return result
    }

    /// Indicates whether a name without a receiver means a member of UIKit's.
    package func isUIKitMember(_ name: String, of receiver: Value) -> Bool {
        switch receiver {
        case .controller(let controller):
            UIKitName.controllerMembers.contains(name) || UIKitName.harmlessMethods.contains(name)
                || kind(of: controller) != .plain && UIKitName.containerMembers.contains(name)
        case .view: UIKitName.viewMembers.contains(name) || UIKitName.harmlessMethods.contains(name)
        case .instance(let instance):
            name == "setValuesForKeys"
                || UIKitName.transition.contains(name)
                    && [AppCode.presentationClass, AppCode.percentDrivenClass].contains {
                        code.isObject(instance, of: $0)
                    }
        default: false
        }
    }
}

extension AppCode {
    /// The names of a class that is no controller's and of those that it derives from, as far as they are the text's.
    package func classNames(of classID: ObjectClass.ID) -> [String] {
        objectAncestry(of: classID).map { objectClasses[$0].name }
    }

    /// The protocols to which they say that they conform.
    package func protocols(of classID: ObjectClass.ID) -> [String] {
        objectAncestry(of: classID).flatMap { objectClasses[$0].protocols }
    }

    fileprivate func objectLevels(from classID: ObjectClass.ID) -> [CodeLevel] {
        objectAncestry(of: classID).map { .object($0) }
    }
}

extension String {
    /// The name of a type without the marks of an optional and without generic arguments.
    package func plainTypeName(_ distinct: (String) -> String) -> String {
        var name = Substring(self)
        while name.last == "?" || name.last == "!" { name = name.dropLast() }
        if !name.hasPrefix("["), !name.contains("->"), let generic = name.firstIndex(of: "<") {
            name = name[..<generic]
        }
        return distinct(String(name))
    }
}
