// Properties with a wrapper that the text declares: `@Clamped var volume = 3` is a stored property `_volume` of
// the wrapper's type, and `volume` reads and assigns its `wrappedValue`. Of wrappers of libraries nothing is
// known: there the property is a stored one.

import Lifecycle

extension Program {
    /// The program with the properties of its classes and structures in the wrappers that it declares.
    var wrapped: Program {
        var result = self
        result.classes = classes.map { wrapped($0) }
        result.valueTypes = valueTypes.map { wrapped($0) }
        return result
    }

    /// A type with its stored properties that have wrappers as the wrappers, and with what reads and assigns these.
    private func wrapped(_ declared: TypeDeclaration) -> TypeDeclaration {
        let makers = declared.members.functions.filter { $0.name.hasPrefix(Function.wrapperPrefix) }
        guard !makers.isEmpty else { return declared }
        var result = declared
        result.members.functions.removeAll { $0.name.hasPrefix(Function.wrapperPrefix) }
        for maker in makers {
            let name = String(maker.name.dropFirst(Function.wrapperPrefix.count))
            guard case .returned(.call(.name(let type), let arguments)?)? = maker.body.statements.first?.kind,
                let place = result.properties.firstIndex(where: { $0.name == name })
            else { continue }
            let property = result.properties[place]
            guard let wrapper = wrapper(named: type) else {
                // One of Apple's or a library's that says itself what it holds, such as `@Environment(\.dismiss)`.
                if property.code.value == nil, !arguments.isEmpty {
                    result.properties[place] = property.holding(.literal(.unknown))
                } else if case .call? = property.code.value, !UIKitName.isOfApple(type) {
                    result.properties[place] = property.holding(.given(arguments, to: type))
                }
                continue
            }
            if let observer = property.code.observer {
                result.members.functions.append(
                    Function(
                        name: Function.didSetName(of: name),
                        parameters: [Function.Parameter(label: nil, name: "oldValue")], body: observer))
            }
            let isMade = !arguments.isEmpty || wrapper.needsNothing
            var code = ControllerClass.Property.Code()
            code.value = isMade ? .call(.name(type), arguments) : nil
            code.isLazy = property.code.isLazy
            code.isOptional = !isMade
            code.location = maker.body.location
            result.properties[place] = ControllerClass.Property(
                name: "_" + name, type: type, reference: .strong, code: code)
            result.members.computed += wrapper.accessors(of: name, isMade: isMade)
        }
        return result
    }

    /// Returns a type that may be a property wrapper; nil if the source doesn't declare it, or if it works on
    /// the enclosing object.
    private func wrapper(named name: String) -> TypeDeclaration? {
        let found = (valueTypes + classes).filter { $0.name == name }
        guard found.count == 1, found[0].has("wrappedValue") else { return nil }
        let worksOnOwner = found[0].members.functions.contains {
            $0.name == Function.subscriptName && $0.parameters.first?.label == "_enclosingInstance"
        }
        return worksOnOwner ? nil : found[0]
    }
}

extension TypeDeclaration {
    fileprivate func has(_ name: String) -> Bool {
        members.computed.contains { $0.name == name } || properties.contains { $0.name == name }
    }

    /// Indicates whether a wrapper can be initialized without arguments.
    fileprivate var needsNothing: Bool {
        guard members.initializers.isEmpty else { return members.initializers.contains { $0.takes([]) } }
        return properties.allSatisfy { $0.code.value != nil || $0.code.isOptional }
    }

    private var isAssignable: Bool {
        members.computed.contains { $0.name == "wrappedValue" && $0.setter != nil }
            || properties.contains { $0.name == "wrappedValue" && !$0.code.isConstant }
    }

    /// The property itself, and `$name` where the wrapper projects something.
    ///
    /// A wrapper that needs the value is made when that is assigned for the first time.
    fileprivate func accessors(of name: String, isMade: Bool) -> [ComputedProperty] {
        let wrapper = Expression.member(.current, "_" + name)
        let held = isMade ? wrapper : .chained(wrapper)
        func getter(_ member: String) -> Body { Body([Statement(.returned(.member(held, member)))]) }
        let assigned = Statement(.assign(.member(wrapper, "wrappedValue"), .name("newValue")))
        let made = Expression.call(.name(self.name), [CallArgument("wrappedValue", .name("newValue"))])
        let first = Statement(
            .branch(
                [.holds(.infix(wrapper, "==", .literal(.nothing)))],
                then: [Statement(.assign(wrapper, made))], else: isAssignable ? [assigned] : []))
        let setter = isMade ? (isAssignable ? Body([assigned]) : nil) : Body([first])
        var accessors = [ComputedProperty(name: name, getter: getter("wrappedValue"), setter: setter)]
        if has("projectedValue") {
            accessors.append(
                ComputedProperty(name: "$" + name, getter: getter("projectedValue"), setter: nil))
        }
        return accessors
    }
}

extension ControllerClass.Property {
    /// The same property with another initial value.
    fileprivate func holding(_ value: Expression) -> ControllerClass.Property {
        var held = code
        held.value = value
        return ControllerClass.Property(name: name, type: type, reference: reference, code: held)
    }
}

extension Expression {
    /// An object that a wrapper of a library has changed, or may change at any time.
    fileprivate static func given(_ arguments: [CallArgument], to wrapper: String) -> Expression {
        let object = "wrapped value"
        let passed = arguments.map { argument in
            argument.label == "wrappedValue" ? CallArgument("wrappedValue", .name(object)) : argument
        }
        let value = arguments.first { $0.label == "wrappedValue" }?.value
        let statements = [
            Statement(.declare(VariableDeclaration(name: object, value: value))),
            Statement(.expression(.call(.name(wrapper), passed))), Statement(.returned(.name(object))),
        ]
        return .call(
            .closure(ClosureExpression(captures: [], parameters: [], uses: [], body: Body(statements))), [])
    }
}
