extension World {
    /// Indicates whether a member that the source doesn't declare can only be Apple's or a library's.
    package func comesFromOutside(_ receiver: Value) -> Bool {
        switch receiver {
        case .type(let type):
            isOfText(type) ? inheritsFromOutside(code.protocols(of: type)) : isOutside(typeName(type))
        case .structure(let structure):
            code.valueTypes[structure.type].map { inheritsFromOutside($0.protocols) } ?? true
        case .instance(let instance):
            switch code.instances[instance].type {
            case .object(let classID):
                inheritsFromOutside(code.protocols(of: classID))
            case .named(let name): isOutside(name)
            case .controller, .view: true
            }
        case .nothing: false
        default: true
        }
    }

    /// Indicates whether an expression starts at an outside type, such as `Manager.shared.options`, and so
    /// isn't one of the learner's objects.
    package func isRootedOutside(_ expression: Expression) -> Bool {
        switch expression {
        case .chained(let inner), .unwrapped(let inner), .member(let inner?, _): isRootedOutside(inner)
        case .call(.member(let inner?, _), let arguments): arguments.isEmpty && isRootedOutside(inner)
        case .name(let name):
            name.first?.isUppercase == true && type(named: name).map { !isOfText($0) } ?? false
        default: false
        }
    }

    /// Indicates whether the learner's source declares a type.
    package func isOfText(_ type: Value.TypeReference) -> Bool {
        switch type {
        case .controller(let classID): isOfApp(classID)
        case .object: true
        case .view: false
        case .named(let name): code.valueType(named: name) != nil || !code.valueTypes(named: name).isEmpty
        }
    }

    private func inheritsFromOutside(_ names: [String]) -> Bool {
        names.contains { name in
            let plain = name.plainTypeName { $0 }
            return code.objectClass(named: plain) == nil && isOutside(plain)
        }
    }

    /// Indicates whether a type that the source doesn't declare is Apple's or a library's. If the source
    /// imports no library, the type is Apple's or from a file that wasn't given.
    private func isOutside(_ name: String) -> Bool {
        code.importsLibrary || UIKitName.isOfApple(name) || name == World.subscriptionClass
    }

    // Subscriptions to streams of values, as RxSwift, Combine and their like make them: closures that are held and never run.

    /// The name of the class that represents subscriptions.
    package static let subscriptionClass = "a subscription"
    /// The name of the slot which records that a subscription's stream completes by itself.
    package static let completion = "completes"
}

extension AppCode {
    /// Returns the superclasses and protocols in the declaration of one of the learner's types.
    fileprivate func protocols(of type: Value.TypeReference) -> [String] {
        switch type {
        case .controller: ["UIViewController"]
        case .object(let classID):
            protocols(of: classID) + [viewClass(of: classID)].compactMap { $0 }
        case .view(let name): [name]
        case .named(let name): valueTypes(named: name).flatMap { $0.protocols }
        }
    }

    package var importsLibrary: Bool { imports.contains(where: Program.isLibrary) }

    package var importsReactiveLibrary: Bool {
        imports.contains { $0.hasPrefix("Rx") || UIKitName.reactiveModules.contains($0) }
    }
}

extension Value {
    /// Indicates whether it is an object with a class, to which libraries may add members by extensions.
    package var isObject: Bool {
        switch self {
        case .controller, .view, .window, .constraint, .instance: true
        default: false
        }
    }

    /// Indicates whether only outside code knows what it is.
    package var isOutside: Bool {
        switch self {
        case .unknown, .symbol, .string: true
        default: false
        }
    }

    /// Indicates whether it is a range, as used to take a slice of an array.
    package var isRange: Bool { if case .array = self { true } else { false } }

    package var closure: Closure.ID? { if case .closure(let closure) = self { closure } else { nil } }
}

// Names of code outside the text: those that matter to the life of controllers, and those that are Apple's.

extension UIKitName {
    /// Returns whether a library's method lays out its view, judging by the name: `pinToEdges()`,
    /// `autoCenterInSuperview()`.
    package static func laysOut(_ name: String) -> Bool {
        let words = name.lowercased()
        return words.contains("constrain")
            || ["auto", "pin", "anchor", "snap", "fill"].contains(where: words.hasPrefix)
    }

    /// Returns whether a type is Apple's, judging by its name.
    package static func isOfApple(_ name: String) -> Bool {
        let first = name.split(separator: ".").first.map(String.init) ?? name
        if namesOfFoundation.contains(first) { return true }
        let capitals = first.prefix { $0.isUppercase }
        // The last capital begins the word: `UIView`.
        return capitals.count > 2 && prefixes.contains(String(capitals.dropLast()))
    }

    /// Indicates whether a global function is Apple's, judging by its name.
    package static func isFunctionOfApple(_ name: String) -> Bool {
        if functions.contains(name) { return true }
        if ["objc_", "dispatch_", "os_", "sqlite3_", "arc4random", "vDSP_", "vImage"].contains(
            where: name.hasPrefix)
        {
            return true
        }
        return name.first?.isUppercase == true && isOfApple(name)
    }
}
