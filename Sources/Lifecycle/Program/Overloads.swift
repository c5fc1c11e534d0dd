// Extensions of types that the text does not declare, of protocols, and functions that differ only in their types.

extension World {
    /// The extensions that give a value members, those of its own class first.
    package func extendedLevels(of value: Value) -> [CodeLevel] {
        let names: [String]
        switch value {
        case .controller(let controller):
            names = controllerNames(of: controllers[controller].classID)
        case .view(let view):
            names = (views[view].classID.map { code.protocols(of: $0) } ?? []) + viewNames(of: view)
        case .instance(let instance): names = typeNames(of: code.instances[instance].type)
        case .structure(let structure):
            names = code.valueTypes[structure.type].map { $0.protocols } ?? [structure.type]
        case .symbol, .element: names = code.valueType(of: value)?.protocols ?? []
        case .string: names = ["String", "StringProtocol"]
        case .integer: names = ["Int", "BinaryInteger", "Numeric"]
        case .number: names = ["Double", "CGFloat", "Float", "BinaryFloatingPoint", "Numeric"]
        case .bool: names = ["Bool"]
        case .array: names = ["Array", "RandomAccessCollection", "Collection", "Sequence"]
        case .dictionary: names = ["Dictionary", "Collection", "Sequence"]
        case .rectangle: names = ["CGRect"]
        case .size: names = ["CGSize"]
        case .point: names = ["CGPoint"]
        case .nothing: names = ["Optional"]
        case .window: names = ["UIWindow", "UIView", "UIResponder", "NSObject"]
        default: names = []
        }
        return code.levels(named: names)
    }

    func typeNames(of type: Value.TypeReference) -> [String] {
        switch type {
        case .controller(let classID): controllerNames(of: classID)
        case .object(let classID):
            code.protocols(of: classID)
                + (code.viewClass(of: classID).map { UIKitName.viewAncestry(of: $0) } ?? ["NSObject"])
        case .view(let name): UIKitName.viewAncestry(of: name)
        case .named(let name): [name] + (code.valueTypes[name]?.protocols ?? [])
        }
    }

    private func controllerNames(of classID: ControllerClass.ID) -> [String] {
        let chain = ancestry(of: classID)
        return chain.flatMap { classes[$0].protocols } + chain.map { classes[$0].name }
            + ["UIResponder", "NSObject"]
    }

    // MARK: - Overloads

    /// Of functions that all take the labels of some arguments the one whose types fit best; nil if there is none, or if
    /// what is known of the arguments does not tell. Where two modules have the same one, that of the calling file's is
    /// meant.
    ///
    /// - Parameters:
    ///   - functions: The functions.
    ///   - arguments: What is passed.
    ///   - file: The file of the code that calls.
    ///   - level: Whose they are. What an extension adds to a type of Apple's stands beside Apple's own methods: not even a
    ///     single one is meant by arguments of other types.
    ///   - running: The function that calls: it rather hands on to another one, if that may be meant.
    /// - Returns: The function.
    package func overload(
        of functions: [Function], taking arguments: [PassedArgument], near file: String? = nil,
        at level: CodeLevel? = nil, in running: CodeLocation? = nil
    ) -> Function? {
        guard functions.count > 1 else {
            guard let only = functions.first, level?.isOfApple(in: self) == true else {
                return functions.first
            }
            return fits(of: arguments, to: only).contains(.mismatch) ? nil : only
        }
        let scored = functions.compactMap { function in
            score(of: function, arguments).map { (function: function, score: $0) }
        }
        let top = scored.map { $0.score }.max()
        let best = scored.filter { $0.score == top }.map { $0.function }
        let others = scored.map { $0.function }.filter { $0.body.location != running }
        if running != nil, others.count == 1, scored.count == 2,
            fits(of: arguments, to: others[0]).contains(.open)
        {
            return others[0]
        }
        // Functions with the same types differ by unknown conditions, or by the modules that declare them.
        return best.count == 1 ? best[0] : best.nearest(to: file) { $0.body.location?.file }
    }

    /// Returns how the arguments fit the parameter types of a function that takes their labels. Nil fits any
    /// type as ``ArgumentFit/open``.
    package func fits(of arguments: [PassedArgument], to function: Function) -> [ArgumentFit] {
        zip(function.parameters, function.bind(arguments) ?? []).compactMap { parameter, value in
            guard let value, let type = parameter.type else { return nil }
            if value == .nothing { return .open }
            return fit(of: value, type, parameter.isVariadic).map { $0 == 0 ? .open : .match } ?? .mismatch
        }
    }

    /// Indicates whether several functions accept the arguments.
    package func isAmbiguous(_ name: String, of receiver: Value, _ arguments: [PassedArgument]) -> Bool {
        levels(of: receiver).contains { level in
            members(of: level).functions.filter { $0.name == name && $0.takes(arguments) }.count > 1
        }
    }

    /// Returns a score for how well arguments fit the parameter types of a function; nil if one of them
    /// doesn't fit.
    package func score(of function: Function, _ arguments: [PassedArgument]) -> Int? {
        guard let values = function.bind(arguments) else { return nil }
        var score = 0
        for (parameter, value) in zip(function.parameters, values) {
            guard let value else {
                // Swift prefers functions without default values.
                score -= 1
                continue
            }
            guard let type = parameter.type else { continue }
            guard let fit = fit(of: value, type, parameter.isVariadic) else { return nil }
            score += fit
        }
        return score
    }

    /// Returns a score for how well a value fits a type: 4 if it is of the type, 3 if it is wrapped in an
    /// optional, 0 if unknown, nil if it is of another type.
    private func fit(of value: Value, _ written: String, _ isVariadic: Bool) -> Int? {
        if isVariadic, case .array(let elements) = value {
            // Of two that fit Swift prefers the one that takes a certain number.
            let fits = elements.map { fit(of: $0, written, false) }
            return fits.contains(nil) ? nil : min(3, fits.compactMap { $0 }.min() ?? -1)
        }
        let isOptional = written.hasSuffix("?") || written.hasSuffix("!")
        let type = isOptional ? String(written.dropLast()) : written
        switch value {
        case .nothing: return isOptional ? 4 : nil
        case .unknown, .symbol: return 0
        case .closure, .method:
            if type.contains("->") { return code.fit(of: value, functionType: type) }
            return UIKitName.plainTypes.contains(type) ? nil : 0
        default: break
        }
        if type.contains("->") { return nil }
        if case .array(let elements) = value, type.hasPrefix("[") {
            let isOfOptionals = type.hasSuffix("?]")
            if !isOfOptionals, elements.contains(.nothing) { return nil }
            guard isInstance(value, of: type) != false else { return nil }
            return isOptional || isOfOptionals ? 3 : 4
        }
        switch isInstance(value, of: type) {
        case true?: return ["Any", "AnyObject", "AnyHashable"].contains(type) ? 1 : isOptional ? 3 : 4
        case false?: return nil
        case nil: return 0
        }
    }

    // MARK: - Names

    /// The name under which the type is kept that code means by a name.
    package func distinct(_ name: String, in level: CodeLevel?, file: String?) -> String {
        guard let choices = code.namesakes[name] else { return name }
        let around: [String] =
            switch level {
            case .controller(let classID)?: ancestry(of: classID).map { classes[$0].name }
            case .object(let classID)?: code.classNames(of: classID)
            case .value(let name)?: [code.valueTypes[name]?.path ?? name]
            case .extended(let name)?: [name]
            case nil: []
            }
        let found = around.first(having: { choices.around($0, in: file) })
        if let found = found ?? choices.nearest(to: "", in: file) { return found.name }
        // Inside of a type that has none of them, nobody can tell which one is meant.
        return level == nil ? name : "one of several \(name)"
    }
}

/// The fit between an argument and the type of its parameter.
package enum ArgumentFit: Hashable, Sendable {
    case match, mismatch
    /// Not enough is known about the argument.
    case open
}

extension Function {
    /// Indicates whether it is itself the function that calls, with fewer arguments than it takes: if there is another one
    /// of its name that needs no values of its own for the others, Swift calls that.
    func handsOn(_ arguments: [PassedArgument], in running: CodeLocation?) -> Bool {
        running != nil && body.location == running && arguments.count < parameters.count
    }
}

extension AppCode {
    func levels(named names: [String]) -> [CodeLevel] {
        var levels: [CodeLevel] = []
        for name in names where extensions[name] != nil && !levels.contains(.extended(name)) {
            levels.append(.extended(name))
        }
        return levels
    }
}
