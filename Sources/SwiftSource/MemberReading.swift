import Lifecycle
import SwiftSyntax

// Properties, functions and subscripts, as members of types and outside of them.

extension Reading {
    /// A property with a getter; nil if the binding stores its value.
    func computedProperty(_ name: String, _ binding: PatternBindingSyntax) -> ComputedProperty? {
        guard let block = binding.accessorBlock else { return nil }
        switch block.accessors {
        case .getter(let items):
            function = name
            let type = binding.typeAnnotation?.type
            returnType = type
            defer { returnType = nil }
            let getter = implicitReturn(
                Body(statements(items), source: items.trimmedDescription, location: location(binding)),
                as: type)
            return ComputedProperty(name: name, getter: getter, setter: nil)
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
                    return read.naming("newValue", found.parameters?.name.text)
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
        let observer = binding.accessorBlock.flatMap { block -> Body? in
            guard case .accessors(let list) = block.accessors else { return nil }
            let announces = list.contains { $0.accessorSpecifier.text == "willSet" }
            if announces, isStatic || isInValueType { _ = skip(binding) }
            let observer = list.first { $0.accessorSpecifier.text == "didSet" }.flatMap { accessor in
                accessor.body.map {
                    body($0, parameters: [], at: binding).naming("oldValue", accessor.parameters?.name.text)
                }
            }
            return observer ?? (announces ? Body() : nil)
        }
        let value = binding.initializer.map { expression($0.value).made(as: type) }
        return ControllerClass.Property(
            name: name, type: type?.namedType ?? binding.initializer?.value.constructedType ?? "",
            reference: variable.modifiers.reference,
            code: ControllerClass.Property.Code(
                value: value, isLazy: words.contains("lazy"),
                isOptional: type?.is(OptionalTypeSyntax.self) == true,
                isImplicitlyUnwrapped: type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
                observer: observer,
                isOutlet: variable.attributes.contains {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
                }, isOverride: words.contains("override"),
                isConstant: value != nil && variable.bindingSpecifier.text == "let",
                location: value == nil ? nil : location(binding)))
    }

    /// `willSet` of a stored property, as the function that is kept for it; nil if it has none.
    func willSet(_ name: String, _ binding: PatternBindingSyntax) -> Function? {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors,
            let accessor = list.first(where: { $0.accessorSpecifier.text == "willSet" }),
            let block = accessor.body
        else { return nil }
        let read = body(block, parameters: ["newValue"], at: binding)
            .naming("newValue", accessor.parameters?.name.text)
        return Function(
            name: Function.willSetName(of: name),
            parameters: [Function.Parameter(label: nil, name: "newValue")], body: read)
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
        let isStatic = declared.modifiers.contains { ["static", "class"].contains($0.name.text) }
        var body = self.body(block, parameters: parameters.map(\.name), at: declared.name)
        if declared.signature.returnClause != nil { body = implicitReturn(body, as: returnType) }
        return Function(
            name: name, parameters: parameters, body: body, isStatic: isStatic,
            isMutating: declared.modifiers.contains { $0.name.text == "mutating" })
    }

    func parameters(_ list: FunctionParameterListSyntax) -> [Function.Parameter] {
        list.map { parameter in
            let first = parameter.firstName.text
            return Function.Parameter(
                label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first,
                standard: parameter.defaultValue.map { expression($0.value).made(as: parameter.type) },
                type: parameter.type.trimmedDescription, isVariadic: parameter.ellipsis != nil)
        }
    }

    func body(_ block: CodeBlockSyntax, parameters: [String], at node: some SyntaxProtocol) -> Body {
        // Asked for before what is inside: in an endless line places are counted on from the last one.
        let place = location(node)
        return Body(
            statements(block.statements), parameters: parameters,
            source: block.statements.trimmedDescription, location: place)
    }

    /// The value of a body that is a single expression is returned without saying so.
    func implicitReturn(_ body: Body, as type: TypeSyntax? = nil) -> Body {
        // What has to wait first is one expression as it is written.
        let index = body.statements.waitFirst ? 1 : 0
        guard body.statements.count == 1 || index == 1,
            case .expression(let value) = body.statements[index].kind
        else { return body }
        let returned = Statement(.returned(value.made(as: type)), at: body.statements[index].location)
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
        let isStatic = declared.modifiers.contains { ["static", "class"].contains($0.name.text) }
        function = "subscript"
        returnType = declared.returnClause.type
        defer { returnType = nil }
        func made(_ name: String, _ parameters: [Function.Parameter], _ body: Body) -> Function {
            Function(name: name, parameters: parameters, body: body, isStatic: isStatic)
        }
        switch block.accessors {
        case .getter(let items):
            let body = Body(
                statements(items), parameters: names, source: items.trimmedDescription,
                location: location(declared))
            return [made(Function.subscriptName, parameters, implicitReturn(body, as: returnType))]
        case .accessors(let list):
            return list.compactMap { accessor in
                guard let block = accessor.body else { return nil }
                switch accessor.accessorSpecifier.text {
                case "get":
                    let body = self.body(block, parameters: names, at: accessor.accessorSpecifier)
                    return made(Function.subscriptName, parameters, implicitReturn(body, as: returnType))
                case "set":
                    let new = accessor.parameters?.name.text ?? "newValue"
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
    /// The body of an accessor such as `set(value)`, which has another name for what it is given.
    fileprivate func naming(_ standard: String, _ own: String?) -> Body {
        guard let own, own != standard else { return self }
        let renamed = VariableDeclaration(name: own, value: .name(standard))
        return Body([Statement(.declare(renamed))] + statements, source: source, location: location)
    }
}

extension TokenSyntax {
    /// The name without the marks that let a word of Swift's be a name.
    var plainText: String { text.filter { $0 != "`" } }
}
