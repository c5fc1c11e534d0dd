extension World {
    /// The classes of an object's code, the most derived first, as far as they are the learner's.
    func levels(of value: Value) -> [CodeLevel] {
        switch value {
        case .controller(let controller):
            ancestry(of: controllers[controller].classID).map { .controller($0) }
        case .view(let view): views[view].classID.map { objectLevels(from: $0) } ?? []
        case .instance(let instance):
            if case .object(let classID) = instances[instance].type {
                objectLevels(from: classID)
            } else {
                []
            }
        default: valueType(of: value).map { [.value($0.name)] } ?? []
        }
    }

    private func objectLevels(from classID: ObjectClass.ID) -> [CodeLevel] {
        objectAncestry(of: classID).map { .object($0) }
    }

    /// The classes from one up to the last of the learner's, the most derived first.
    func objectAncestry(of classID: ObjectClass.ID) -> [ObjectClass.ID] {
        var chain = [classID]
        while let above = objectClasses[chain[chain.count - 1]].superclass { chain.append(above) }
        return chain
    }

    func members(of level: CodeLevel) -> Members {
        switch level {
        case .controller(let classID): classes[classID].members
        case .object(let classID): objectClasses[classID].members
        case .value(let name): valueTypes[name]?.members ?? Members()
        }
    }

    func properties(of level: CodeLevel) -> [ControllerClass.Property] {
        switch level {
        case .controller(let classID): classes[classID].properties
        case .object(let classID): objectClasses[classID].properties
        case .value(let name): valueTypes[name]?.properties ?? []
        }
    }

    func overrides(of level: CodeLevel) -> [Callback: Body] {
        switch level {
        case .controller(let classID): classes[classID].overrides
        case .object(let classID): objectClasses[classID].overrides
        case .value: [:]
        }
    }

    /// The level above one; nil if UIKit's own class comes next.
    func level(above level: CodeLevel) -> CodeLevel? {
        switch level {
        case .controller(let classID): classes[classID].superclass.map { .controller($0) }
        case .object(let classID): objectClasses[classID].superclass.map { .object($0) }
        case .value: nil
        }
    }

    /// The method of the learner's that a call reaches, with the class that has it.
    func function(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument], below: CodeLevel? = nil
    ) -> (Function, CodeLevel)? {
        if case .type(let type) = receiver { return staticFunction(name, of: type, arguments) }
        var levels = levels(of: receiver)
        if let below, let index = levels.firstIndex(of: below) { levels.removeFirst(index + 1) }
        for level in levels {
            let found = members(of: level).functions.first {
                $0.name == name && !$0.isStatic && $0.takes(arguments)
            }
            if let found { return (found, level) }
        }
        return nil
    }

    private func staticFunction(
        _ name: String, of type: Value.TypeReference, _ arguments: [PassedArgument]
    ) -> (Function, CodeLevel)? {
        for level in levels(of: type) {
            let found = members(of: level).functions.first {
                $0.name == name && $0.isStatic && $0.takes(arguments)
            }
            if let found { return (found, level) }
        }
        return nil
    }

    /// The classes of a type and those it derives from, the most derived first, as far as they are the learner's.
    func levels(of type: Value.TypeReference) -> [CodeLevel] {
        switch type {
        case .controller(let classID): ancestry(of: classID).map { .controller($0) }
        case .object(let classID): objectLevels(from: classID)
        case .named(let name): valueType(named: name).map { [.value($0.name)] } ?? []
        case .view: []
        }
    }

    /// A stored property of an object's class or of one that it derives from.
    func property(_ name: String, of receiver: Value) -> ControllerClass.Property? {
        for level in levels(of: receiver) {
            if let property = properties(of: level).first(where: { $0.name == name }) { return property }
        }
        return nil
    }

    func computedProperty(_ name: String, of receiver: Value) -> (ComputedProperty, CodeLevel)? {
        for level in levels(of: receiver) {
            if let computed = members(of: level).computed.first(where: { $0.name == name }) {
                return (computed, level)
            }
        }
        return nil
    }

    /// Whether a name without anything before it can be a member of an object.
    func hasMember(_ name: String, _ receiver: Value) -> Bool {
        if property(name, of: receiver) != nil || computedProperty(name, of: receiver) != nil { return true }
        let isMethod = levels(of: receiver).contains { level in
            members(of: level).functions.contains { $0.name == name }
        }
        return isMethod || isUIKitMember(name, of: receiver)
    }

    /// What a name stands for outside of all objects: a controller at the prompt, or a type.
    func global(_ name: String) -> Value? {
        controller(named: name).map { .controller($0) } ?? type(named: name).map { .type($0) }
    }

    /// The type of a name.
    func type(named name: String) -> Value.TypeReference? {
        if let classID = controllerClass(named: name) { return .controller(classID) }
        if let classID = objectClass(named: name) { return .object(classID) }
        if UIKitName.isViewClass(name) || namedViewClasses.contains(name) { return .view(name) }
        return name.first?.isUppercase == true ? .named(name) : nil
    }

    /// Whether a value is of a type; nil if that is not known.
    func isInstance(_ value: Value, of type: String) -> Bool? {
        switch value {
        case .nothing: return false
        case .controller(let controller):
            guard type.first?.isUppercase == true else { return nil }
            let names = ancestry(of: controllers[controller].classID).map { classes[$0].name }
            if names.contains(type) { return true }
            return controllerClass(named: type) == nil ? nil : false
        case .view(let view):
            if views[view].className == type || type == "UIView" { return true }
            let names =
                views[view].classID.map { objectAncestry(of: $0).map { objectClasses[$0].name } } ?? []
            if names.contains(type) { return true }
            return controllerClass(named: type) != nil || self.type(named: type) != nil ? false : nil
        case .window: return ["UIWindow", "UIView", "UIResponder"].contains(type)
        case .instance(let instance):
            switch instances[instance].type {
            case .named(let name):
                guard let classes = UIKitName.responders[name] else {
                    return name == type ? true : controllerClass(named: type) != nil ? false : nil
                }
                return classes.contains(type)
            case .object(let classID):
                let isOne = objectAncestry(of: classID).contains {
                    objectClasses[$0].name == type || objectClasses[$0].protocols.contains(type)
                }
                return isOne ? true : objectClass(named: type) == nil ? nil : false
            case .controller, .view: return nil
            }
        case .structure(let structure): return structure.type == type
        case .string: return type == "String"
        case .integer: return type == "Int"
        case .bool: return type == "Bool"
        default: return nil
        }
    }
}

/// What the names of UIKit's classes tell.
enum UIKitName {
    private static let viewClasses: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIScrollView", "UITableView", "UICollectionView", "UIStackView", "UIControl", "UIProgressView",
        "UIActivityIndicatorView", "UIPickerView", "UIDatePicker", "UISegmentedControl", "UIStepper",
        "UIPageControl", "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIVisualEffectView",
        "UITableViewCell", "UICollectionViewCell", "WKWebView", "UIWebView", "MKMapView", "UIContainerView",
        "UIRefreshControl",
    ]

    /// The classes of UIKit's whose objects stand in the responder chain behind the window, each with what it is.
    static let responders: [String: Set<String>] = [
        "UIApplication": ["UIApplication", "UIResponder", "NSObject"],
        "UIWindowScene": ["UIWindowScene", "UIScene", "UIResponder", "NSObject"],
    ]

    /// Whether a class of UIKit's or a framework beside it is a view's.
    static func isViewClass(_ name: String) -> Bool { viewClasses.contains(name) }
}
