// Generic classes of the text, and names that stand for other types inside of a type only. In
// `class Base<Content: UIView>` and `class Feed: Base<FeedView>` the name `Content` means FeedView for a Feed.

import Lifecycle

extension World {
    /// Resolves a generic parameter or a type alias inside the type whose code runs.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - level: The class to which the code belongs.
    ///   - receiver: The `self` of the code; nil if unknown.
    /// - Returns: The type as written, if known; for a generic parameter whose type is unknown, a name that
    ///   no type has; nil if the name is neither a generic parameter nor an alias.
    func innerMeaning(of name: String, in level: CodeLevel?, of receiver: Value?) -> String? {
        guard !code.innerNames.isEmpty, let level, let own = typeName(of: level),
            name.first?.isUppercase == true
        else {
            return nil
        }
        let chain = chain(of: receiver, from: own, level)
        return code.meaning(of: name, in: chain, from: chain.firstIndex(of: own) ?? 0, depth: 0)
    }

    /// The classes of an object with those above them, the most derived first: it has to be one of the class
    /// whose code runs.
    private func chain(of receiver: Value?, from own: String, _ level: CodeLevel) -> [String] {
        let levels: [CodeLevel] =
            switch receiver {
            case .type(let type)?: levels(of: type)
            case let receiver?: levels(of: receiver)
            case nil: []
            }
        let names = levels.compactMap { typeName(of: $0) }
        if names.contains(own) { return names }
        switch level {
        case .controller(let classID): return ancestry(of: classID).map { classes[$0].name }
        case .object(let classID): return code.classNames(of: classID)
        case .value, .extended: return [own]
        }
    }

    private func typeName(of level: CodeLevel) -> String? {
        if case .extended = level { nil } else { name(of: level) }
    }

    /// The class of the object whose code makes a closure, where generic parameters can stand in it: the closure may hold
    /// nothing of the object itself.
    func typeForClosure(in activation: Activation) -> Value? {
        guard let own = activation.level.flatMap({ typeName(of: $0) }),
            code.innerNames[own]?.parameters.isEmpty == false,
            let receiver = activation.codeReceiver(in: self)
        else { return nil }
        if case .type = receiver { return receiver }
        return type(of: receiver).map { .type($0) }
    }

    /// The class that `Base<FeedView>` makes: one of its own below the generic one, as Swift has it.
    fileprivate mutating func specialize(_ base: String, _ arguments: [String]) -> String {
        guard code.innerNames[base]?.parameters.isEmpty == false else { return base }
        let name = "\(base)<\(arguments.joined(separator: ", "))>"
        guard controllerClass(named: name) == nil, code.objectClass(named: name) == nil else { return name }
        if let classID = controllerClass(named: base), isOfApp(classID) {
            _ = addSubclass(of: classID, named: name, hasMoreMembers: classes[classID].hasMoreMembers)
        } else if let classID = code.objectClass(named: base) {
            var made = ObjectClass(name: name, superclass: classID, viewClass: nil)
            made.isWindow = code.objectClasses[classID].isWindow
            _ = code.add(made)
        } else {
            return base
        }
        code.innerNames[name, default: InnerNames()].arguments = arguments
        return name
    }

    /// A class that adds nothing to the one that it derives from.
    mutating func addSubclass(
        of base: ControllerClass.ID, named name: String, hasMoreMembers: Bool = false
    ) -> ControllerClass.ID {
        var made = ControllerClass(name: name, superclass: base, kind: classes[base].kind)
        made.isOfSwift = classes[base].isOfSwift
        made.location = classes[base].location
        made.hasMoreMembers = hasMoreMembers
        made.forwardsByHand = classes[base].forwardsByHand
        made.forwardsRotationByHand = classes[base].forwardsRotationByHand
        return add(made)
    }
}

extension AppCode {
    /// Takes over what belongs to a type that is declared: its generic parameters, what it gives those of its
    /// superclass, and the aliases inside of it.
    mutating func takeInnerNames(of name: String, path: String, superclass: String?, from program: Program) {
        // Of two types of one path nobody can tell what belongs to which.
        guard !program.namesakes.contains(where: { $0.name == name }) else { return }
        var names = program.innerNames[path] ?? InnerNames()
        names.arguments = superclass?.genericArguments ?? []
        if !names.isEmpty { innerNames[name] = names }
    }

    fileprivate func meaning(of name: String, in chain: [String], from start: Int, depth: Int) -> String? {
        guard depth < 16, chain.indices.contains(start) else { return nil }
        func resolved(_ written: String, at index: Int) -> String {
            let plain = written.plainTypeName { $0 }
            return meaning(of: plain, in: chain, from: index, depth: depth + 1) ?? plain
        }
        if let position = innerNames[chain[start]]?.parameters.firstIndex(of: name) {
            // A class of which an object is made as it is has nothing below it that says more.
            guard start > 0, let written = innerNames[chain[start - 1]]?.arguments, position < written.count
            else { return "generic \(name)" }
            return resolved(written[position], at: start - 1)
        }
        for index in start..<chain.count {
            if let written = innerNames[chain[index]]?.aliases[name] { return resolved(written, at: index) }
        }
        return nil
    }
}

extension Interpreter {
    /// The class that a name with generic arguments stands for; any other name as it is.
    mutating func specialized(_ name: String) -> String {
        guard name.last == ">", let bracket = name.firstIndex(of: "<") else { return name }
        let base = distinct(String(name[..<bracket]))
        return app.world.specialize(
            base, name.genericArguments.map { $0.plainTypeName { distinct($0) } })
    }
}

extension Activation {
    /// The name under which a closure knows the class of the object whose code made it.
    static let typeName = "Self"

    /// Returns the object whose code this is; a closure has captured it.
    func codeReceiver(in world: World) -> Value? {
        switch local("self") {
        case .slot(let slot)?: slot.value
        case .shared(let variable)?: world.code.variables[variable].slot.value
        case nil: receiver ?? owner ?? captures[Self.typeName]?.value
        }
    }
}

extension String {
    /// The parts between the angle brackets of a type.
    fileprivate var genericArguments: [String] {
        guard let open = firstIndex(of: "<"), let close = lastIndex(of: ">"), open < close else { return [] }
        var parts = [""], depth = 0
        for character in self[index(after: open)..<close] {
            if "<[(".contains(character) { depth += 1 }
            if ">])".contains(character), parts.last?.last != "-" { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else if character != " " {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
