import Lifecycle
import SwiftSyntax

// Properties, functions and subscripts, as members of types and outside of them.

extension Reading {
    /// A property with a getter; nil if the binding stores its value.
    func computedProperty(
        _ name: String, _ binding: PatternBindingSyntax, attributes: AttributeListSyntax? = nil
    ) -> ComputedProperty? {
        guard let block = binding.accessorBlock else { return nil }
        switch block.accessors {
        case .getter(let items):
            function = name
            let type = binding.typeAnnotation?.type
            returnType = type
            defer { returnType = nil }
            let getter = implicitReturn(body(items, at: binding), as: type)
            return ComputedProperty(
                name: name, getter: attributes.map { getter.marked(by: $0) } ?? getter, setter: nil)
        case .accessors(let list):
            func accessor(_ keyword: String) -> Body? {
                guard let found = list.first(where: { $0.accessorSpecifier.text == keyword }) else {
                    return nil
                }
                return found.body.map { block in
                    function = name
                    let type = keyword == "get" ? binding.typeAnnotation?.type : nil
                    returnType = type
                    defer { returnType = nil }
                    let read = implicitReturn(body(block, parameters: [], at: binding), as: type)
                    return read.naming("newValue", found.parameters?.name.plainText)
                }
            }
            guard let getter = accessor("get") else { return nil }
            return ComputedProperty(name: name, getter: getter, setter: accessor("set"))
        }
    }

    func storedProperty(
        _ name: String, _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax,
        isStatic: Bool = false
    ) -> ControllerClass.Property {
        let type = binding.typeAnnotation?.type
        let words = variable.modifiers.map(\.name.text)
        var code = ControllerClass.Property.Code()
        code.observer = binding.accessorBlock.flatMap { block -> Body? in
            guard case .accessors(let list) = block.accessors else { return nil }
            let announces = list.contains { $0.accessorSpecifier.text == "willSet" }
            if announces, isStatic { _ = skip(binding) }
            let observer = list.first { $0.accessorSpecifier.text == "didSet" }.flatMap { accessor in
                accessor.body.map {
                    body($0, parameters: [], at: binding).naming(
                        "oldValue", accessor.parameters?.name.plainText)
                }
            }
            return observer ?? (announces ? Body() : nil)
        }
        code.value = binding.initializer.map { expression($0.value).made(as: type) }
        code.isLazy = words.contains("lazy")
        code.isOptional = type?.is(OptionalTypeSyntax.self) == true
        code.isImplicitlyUnwrapped = type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        let attributes = variable.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        code.isOutlet = attributes.contains("IBOutlet")
        code.isObservationIgnored = attributes.contains("ObservationIgnored")
        code.isDynamic = words.contains("dynamic")
        code.isOverride = words.contains("override")
        code.isConstant = code.value != nil && variable.bindingSpecifier.text == "let"
        code.location = code.value == nil ? nil : location(binding)
        return ControllerClass.Property(
            name: name, type: type?.namedType ?? binding.initializer?.value.constructedType ?? "",
            reference: variable.modifiers.reference, code: code)
    }

    /// `let (first, second) = …`: one stored property with the tuple, and the names as what reads its elements.
    ///
    /// - Returns: False if it is anything else.
    func readTuple(
        _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, into result: inout TypeDeclaration,
        isStatic: Bool
    ) -> Bool {
        guard variable.bindingSpecifier.text == "let", binding.initializer != nil,
            let pattern = binding.pattern.as(TuplePatternSyntax.self)
        else { return false }
        var names: [String?] = []
        for element in pattern.elements {
            let identifier = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
            guard identifier != nil || element.pattern.is(WildcardPatternSyntax.self) else { return false }
            names.append(identifier)
        }
        // No name of the text's has parentheses.
        let tuple = pattern.trimmedDescription
        let property = storedProperty(tuple, variable, binding, isStatic: isStatic)
        let held = isStatic ? Expression.name(tuple) : .member(.current, tuple)
        let readers = names.enumerated().compactMap { index, name in
            name.map { name in
                let element = Statement(.returned(.member(held, String(index))))
                return ComputedProperty(name: name, getter: Body([element]), setter: nil)
            }
        }
        if isStatic {
            result.members.statics.append(property)
            result.members.staticComputed += readers
        } else {
            result.properties.append(property)
            result.members.computed += readers
        }
        return true
    }

    /// `willSet` of a stored property, as the function that is kept for it; nil if it has none.
    func willSet(_ name: String, _ binding: PatternBindingSyntax) -> Function? {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors,
            let accessor = list.first(where: { $0.accessorSpecifier.text == "willSet" }),
            let block = accessor.body
        else { return nil }
        let read = body(block, parameters: ["newValue"], at: binding)
            .naming("newValue", accessor.parameters?.name.plainText)
        return Function(
            name: Function.willSetName(of: name),
            parameters: [Function.Parameter(label: nil, name: "newValue")], body: read)
    }

    /// Returns the function that creates the wrapper of a property; nil if the property has none.
    func wrapper(
        _ name: String, _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax
    ) -> Function? {
        let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
        guard
            let attribute = attributes.first(where: { attribute in
                let type = attribute.attributeName.trimmedDescription
                return type.first?.isUppercase == true && !type.hasPrefix("IB") && !type.hasPrefix("NS")
            }), let type = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        else { return nil }
        var arguments: [CallArgument] = []
        if let value = binding.initializer?.value {
            arguments = [CallArgument("wrappedValue", firstValue(value, of: binding.typeAnnotation?.type))]
        }
        if case .argumentList(let list)? = attribute.arguments {
            arguments += list.map { CallArgument($0.label?.text, expression($0.expression)) }
        }
        let made = Statement(.returned(.call(.name(type), arguments)))
        return Function(
            name: Function.wrapperName(of: name), parameters: [],
            body: Body([made], location: location(binding)))
    }

    /// A function with its body; nil if it has none.
    func function(_ declared: FunctionDeclSyntax) -> Function? {
        guard let block = declared.body else { return nil }
        let parameters = self.parameters(declared.signature.parameterClause.parameters)
        let name = declared.name.plainText
        let outer = returnType
        returnType = declared.signature.returnClause?.type
        defer { returnType = outer }
        function = name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        var body = self.body(block, parameters: parameters.map(\.name), at: declared.name)
        if declared.signature.returnClause != nil { body = implicitReturn(body, as: returnType) }
        if declared.signature.returnClause != nil { body = body.marked(by: declared.attributes) }
        if let generic = declared.genericParameterClause {
            body = body.declaring(generic.parameters.map(\.name.text), of: parameters)
        }
        return Function(
            name: name, parameters: parameters, body: body, isStatic: declared.modifiers.areStatic,
            isMutating: declared.modifiers.contains { $0.name.text == "mutating" },
            isPrivate: declared.modifiers.arePrivate || isPrivateExtension)
    }

    func parameters(_ list: FunctionParameterListSyntax) -> [Function.Parameter] {
        list.map { parameter in
            let first = parameter.firstName.plainText
            return Function.Parameter(
                label: first == "_" ? nil : first, name: parameter.secondName?.plainText ?? first,
                standard: parameter.defaultValue.map { expression($0.value).made(as: parameter.type) },
                type: (parameter.attributes.builder.map { "@" + $0 + " " } ?? "")
                    + parameter.type.trimmedDescription, isVariadic: parameter.ellipsis != nil)
        }
    }

    func body(_ block: CodeBlockSyntax, parameters: [String], at node: some SyntaxProtocol) -> Body {
        body(block.statements, parameters: parameters, at: node)
    }

    func body(
        _ items: CodeBlockItemListSyntax, parameters: [String] = [], at node: some SyntaxProtocol
    ) -> Body {
        // Asked for before what is inside: in an endless line places are counted on from the last one.
        let place = location(node)
        return Body(
            statements(items), parameters: parameters, source: items.trimmedDescription, location: place)
    }

    /// The value of a body that is a single expression is returned without saying so.
    func implicitReturn(_ body: Body, as type: TypeSyntax? = nil) -> Body {
        // An expression that has to wait first is a single one as written.
        let index = body.statements.waitFirst ? 1 : 0
        guard body.statements.count == 1 || index == 1 else { return body }
        let only = body.statements[index].kind, kind: Statement.Kind
        if case .expression(let value) = only {
            kind = .returned(value.made(as: type))
        } else if type != nil || only.hasPlainValue, let branches = only.returning(as: type) {
            // Of a closure nobody says whether it returns anything.
            kind = branches
        } else {
            return body
        }
        let returned = Statement(kind, at: body.statements[index].location)
        return Body(
            body.statements[..<index] + [returned], parameters: body.parameters,
            source: body.source, location: body.location)
    }

    /// A subscript as the functions that read and assign an element.
    func functions(_ declared: SubscriptDeclSyntax) -> [Function] {
        guard let block = declared.accessorBlock else { return [] }
        // A subscript has the labels only that are written as such.
        let parameters = self.parameters(declared.parameterClause.parameters).enumerated().map {
            index, read in
            let written = Array(declared.parameterClause.parameters)[index]
            return Function.Parameter(
                label: written.secondName == nil ? nil : read.label, name: read.name, standard: read.standard,
                type: read.type)
        }
        let names = parameters.map(\.name)
        function = "subscript"
        returnType = declared.returnClause.type
        defer { returnType = nil }
        func made(_ name: String, _ parameters: [Function.Parameter], _ body: Body) -> Function {
            Function(name: name, parameters: parameters, body: body, isStatic: declared.modifiers.areStatic)
        }
        switch block.accessors {
        case .getter(let items):
            let body = body(items, parameters: names, at: declared)
            return [made(Function.subscriptName, parameters, implicitReturn(body, as: returnType))]
        case .accessors(let list):
            return list.compactMap { accessor in
                guard let block = accessor.body else { return nil }
                switch accessor.accessorSpecifier.text {
                case "get":
                    let body = self.body(block, parameters: names, at: accessor.accessorSpecifier)
                    return made(Function.subscriptName, parameters, implicitReturn(body, as: returnType))
                case "set":
                    let new = accessor.parameters?.name.plainText ?? "newValue"
                    let body = self.body(block, parameters: names + [new], at: accessor.accessorSpecifier)
                    return made(
                        Function.subscriptSetterName,
                        parameters + [Function.Parameter(label: "newValue", name: new)], body)
                default: return nil
                }
            }
        }
    }
}

extension Body {
    /// The body of a generic function: what its parameters stand for is known where a type is passed, as in
    /// `make(_ type: Screen.Type)`.
    fileprivate func declaring(_ generic: [String], of parameters: [Function.Parameter]) -> Body {
        let declarations = generic.map { name in
            let passed = parameters.first { $0.type == name + ".Type" }
            return Statement(
                .declare(
                    VariableDeclaration(
                        name: name, value: passed.map { .name($0.name) } ?? .literal(.unknown))))
        }
        return Body(
            declarations + statements, parameters: self.parameters, source: source, location: location)
    }

    /// The body of an accessor such as `set(value)`, which has another name for what it is given.
    fileprivate func naming(_ standard: String, _ own: String?) -> Body {
        guard let own, own != standard else { return self }
        let renamed = VariableDeclaration(name: own, value: .name(standard))
        return Body([Statement(.declare(renamed))] + statements, source: source, location: location)
    }

    /// The body with a mark, if an attribute before it may be a result builder.
    fileprivate func marked(by attributes: AttributeListSyntax) -> Body {
        guard let builder = attributes.builder else { return self }
        return Body(
            [Statement(.expression(.call(.name("@" + builder), [])))] + statements, parameters: parameters,
            source: source, location: location)
    }
}

extension AttributeListSyntax {
    /// The first attribute that may be a result builder: a type, and none of Apple's.
    var builder: String? {
        let names = compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        return names.first { name in
            name.first?.isUppercase == true && !name.hasPrefix("IB") && !name.hasPrefix("NS")
                && !["MainActor", "GKInspectable", "UIApplicationMain", "Sendable"].contains(name)
        }
    }
}

extension TokenSyntax {
    /// The name without the marks that let a word of Swift's be a name.
    var plainText: String { text.filter { $0 != "`" } }
}
