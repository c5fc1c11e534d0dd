// Properties with a wrapper that the text declares: `@Clamped var volume = 3` is a stored property `_volume` of
// the wrapper's type, and `volume` reads and assigns its `wrappedValue`. Of wrappers of libraries nothing is
// known: there the property is a stored one.

import Lifecycle

extension Program {
    /// The program with the properties of its classes and structures in the wrappers that it declares.
    var wrapped: Program {
        var result = self
        for index in classes.indices {
            let declared = classes[index]
            result.classes[index].properties = wrapped(
                declared.properties, of: declared.members, in: &result.classes[index].members)
        }
        for index in valueTypes.indices {
            let declared = valueTypes[index]
            result.valueTypes[index].properties = wrapped(
                declared.properties, of: declared.members, in: &result.valueTypes[index].members)
        }
        return result
    }

    /// The stored properties of a type, those with wrappers as the wrappers; what reads and assigns these is added.
    private func wrapped(
        _ properties: [ControllerClass.Property], of declared: Members, in members: inout Members
    ) -> [ControllerClass.Property] {
        let makers = declared.functions.filter { $0.name.hasPrefix(Function.wrapperPrefix) }
        guard !makers.isEmpty else { return properties }
        members.functions.removeAll { $0.name.hasPrefix(Function.wrapperPrefix) }
        var result = properties
        for maker in makers {
            let name = String(maker.name.dropFirst(Function.wrapperPrefix.count))
            guard case .returned(.call(.name(let type), let arguments)?)? = maker.body.statements.first?.kind,
                let place = result.firstIndex(where: { $0.name == name })
            else { continue }
            guard let wrapper = wrapper(named: type) else {
                // One of Apple's or a library's that says itself what it holds, such as `@Environment(\.dismiss)`.
                if result[place].code.value == nil, !arguments.isEmpty {
                    result[place] = result[place].holdingUnknown
                }
                continue
            }
            if let observer = result[place].code.observer {
                members.functions.append(
                    Function(
                        name: Function.didSetName(of: name),
                        parameters: [Function.Parameter(label: nil, name: "oldValue")], body: observer))
            }
            let isMade = !arguments.isEmpty || wrapper.needsNothing
            result[place] = ControllerClass.Property(
                name: "_" + name, type: type, reference: .strong,
                code: ControllerClass.Property.Code(
                    value: isMade ? .call(.name(type), arguments) : nil, isLazy: result[place].code.isLazy,
                    isOptional: !isMade, location: maker.body.location))
            members.computed += wrapper.accessors(of: name, isMade: isMade)
        }
        return result
    }

    /// Returns a type that may be a property wrapper; nil if the source doesn't declare it, or if it works on
    /// the enclosing object.
    private func wrapper(named name: String) -> PropertyWrapper? {
        let values = valueTypes.filter { $0.name == name }, objects = classes.filter { $0.name == name }
        guard values.count + objects.count == 1, let members = values.first?.members ?? objects.first?.members
        else { return nil }
        let wrapper = PropertyWrapper(
            type: name, members: members, properties: values.first?.properties ?? objects[0].properties)
        let worksOnOwner = members.functions.contains {
            $0.name == Function.subscriptName && $0.parameters.first?.label == "_enclosingInstance"
        }
        return wrapper.has("wrappedValue") && !worksOnOwner ? wrapper : nil
    }
}

/// A type that wraps properties.
private struct PropertyWrapper {
    let type: String
    let members: Members
    let properties: [ControllerClass.Property]

    func has(_ name: String) -> Bool {
        members.computed.contains { $0.name == name } || properties.contains { $0.name == name }
    }

    /// Indicates whether it can be initialized without arguments.
    var needsNothing: Bool {
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
    func accessors(of name: String, isMade: Bool) -> [ComputedProperty] {
        let wrapper = Expression.member(.current, "_" + name)
        let held = isMade ? wrapper : .chained(wrapper)
        func getter(_ member: String) -> Body { Body([Statement(.returned(.member(held, member)))]) }
        let assigned = Statement(.assign(.member(wrapper, "wrappedValue"), .name("newValue")))
        let made = Expression.call(.name(type), [CallArgument("wrappedValue", .name("newValue"))])
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
    /// The same property with a value at the start of which nothing is known.
    fileprivate var holdingUnknown: ControllerClass.Property {
        ControllerClass.Property(
            name: name, type: type, reference: reference,
            code: Code(
                value: .literal(.unknown), isOptional: code.isOptional,
                isImplicitlyUnwrapped: code.isImplicitlyUnwrapped, observer: code.observer,
                location: code.location))
    }
}
