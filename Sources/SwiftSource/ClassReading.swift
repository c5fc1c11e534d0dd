import Lifecycle
import SwiftSyntax

extension Reading {
    /// The types and functions of the text; extensions of its types are added to them.
    func program() -> Program {
        var program = Program()
        var waiting: [(item: CodeBlockItemSyntax.Item, outer: String)] =
            active(tree.statements).reversed().map { ($0.item, "") }
        while let (item, outer) = waiting.popLast()
            ?? localTypes.popLast().map({ (.decl($0.type), $0.outer) })
        {
            guard case .decl(let declaration) = item else {
                // No app runs `#Preview { … }`.
                if case .expr(let code) = item,
                    code.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
                {
                    continue
                }
                _ = skip(item)
                continue
            }
            let path = declaration.typeName.map { outer.isEmpty ? $0 : outer + "." + $0 } ?? outer
            typePath = path
            if let group = declaration.asProtocol((any DeclGroupSyntax).self),
                !declaration.is(ProtocolDeclSyntax.self)
            {
                let members = active(group.memberBlock)
                waiting += members.filter(\.isType).reversed().map { (.decl($0), path) }
                for alias in members.compactMap({ $0.as(TypeAliasDeclSyntax.self) }) {
                    program.add(
                        alias: alias.name.text, meaning: alias.initializer.value.trimmedDescription,
                        inside: path)
                }
            }
            let generics =
                declaration.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? declaration.as(StructDeclSyntax.self)?.genericParameterClause
            program.add(parameters: generics?.parameters.map(\.name.text) ?? [], of: path)
            switch declaration.as(DeclSyntaxEnum.self) {
            case .classDecl(let declared): program.classes.append(classDeclaration(declared, path))
            case .structDecl(let declared): program.valueTypes.append(valueType(declared, path))
            case .enumDecl(let declared):
                program.valueTypes.append(valueType(declared, path, cases: cases(of: declared)))
            case .functionDecl(let function):
                if let function = self.function(function) { program.functions.append(function) }
            case .extensionDecl(let added):
                var read = TypeDeclaration(name: path, superclass: nil, location: location(added))
                read.protocols = inherited(by: added.inheritanceClause)
                isPrivateExtension = added.modifiers.arePrivate
                self.read(added.memberBlock, into: &read)
                isPrivateExtension = false
                program.extensions.append(read)
            case .variableDecl(let variable):
                var read = TypeDeclaration(name: "", superclass: nil, location: location(variable))
                self.read(variable, into: &read, isStatic: true)
                program.globals.add(read.members)
            case .importDecl(let imported):
                if let module = imported.path.first { program.imports.insert(module.name.text) }
            case .protocolDecl(let declared):
                program.protocols[declared.name.text, default: []] += inherited(
                    by: declared.inheritanceClause)
            case .typeAliasDecl(let alias):
                program.aliases[alias.name.text] = alias.initializer.value.trimmedDescription
            default: if !declaration.isWithoutEffect { _ = skip(declaration) }
            }
        }
        return program.joined
    }

    private func classDeclaration(_ declared: ClassDeclSyntax, _ path: String) -> TypeDeclaration {
        var result = typeDeclaration(declared, path)
        // A class can name its superclass first and protocols after it; which one it is, the world knows.
        result.superclass = result.protocols.first
        // The macro makes the class conform to the protocol of the same name.
        let isObservable = declared.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Observable"
        }
        if isObservable { result.protocols.append("Observable") }
        return result
    }

    /// A structure, or an enumeration with its cases.
    private func valueType(
        _ declared: some DeclGroupSyntax & NamedDeclSyntax, _ path: String,
        cases: [TypeDeclaration.Case]? = nil
    ) -> TypeDeclaration {
        var result = typeDeclaration(declared, path)
        result.cases = cases
        result.overrides = [:]
        return result
    }

    private func typeDeclaration(
        _ declared: some DeclGroupSyntax & NamedDeclSyntax, _ path: String
    ) -> TypeDeclaration {
        var result = TypeDeclaration(
            name: declared.name.text, path: path, superclass: nil, location: location(declared.name))
        result.protocols = inherited(by: declared.inheritanceClause)
        read(declared.memberBlock, into: &result)
        return result
    }

    func inherited(by clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }

    func read(_ block: MemberBlockSyntax, into result: inout TypeDeclaration) {
        for member in active(block) {
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable):
                read(variable, into: &result, isStatic: variable.modifiers.areStatic)
            case .functionDecl(let method):
                guard let function = function(method) else { continue }
                let callback = Callback(
                    swiftName: function.fullName.replacing("(toParentViewController:)", with: "(toParent:)"))
                if let callback, method.modifiers.contains(where: { $0.name.text == "override" }) {
                    result.overrides[callback] = function.body
                } else {
                    result.members.functions.append(function)
                }
            case .initializerDecl(let initializer): read(initializer, into: &result)
            case .subscriptDecl(let element): result.members.functions += functions(element)
            case .deinitializerDecl(let end):
                guard let body = end.body else { continue }
                function = "deinit"
                result.overrides[.deinitialize] = self.body(body, parameters: [], at: end.deinitKeyword)
            case .enumCaseDecl: continue
            default: if !member.isType, !member.isWithoutEffect { _ = skip(member) }
            }
        }
    }

    private func read(_ initializer: InitializerDeclSyntax, into result: inout TypeDeclaration) {
        guard let block = initializer.body else { return }
        let parameters = self.parameters(initializer.signature.parameterClause.parameters)
        function = "init(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        let body = self.body(block, parameters: parameters.map(\.name), at: initializer.initKeyword)
        let made = Function(
            name: "init", parameters: parameters, body: body,
            isConvenience: initializer.modifiers.contains { $0.name.text == "convenience" })
        switch made.fullName {
        case "init(nibName:bundle:)": result.overrides[.initNibName] = body
        case "init(coder:)": result.overrides[.initCoder] = body
        case "init(frame:)": result.overrides[.initFrame] = body
        default: result.members.initializers.append(made)
        }
    }

    private func read(
        _ variable: VariableDeclSyntax, into result: inout TypeDeclaration, isStatic: Bool
    ) {
        let words = Set(variable.modifiers.map(\.name.text))
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
                if !readTuple(variable, binding, into: &result, isStatic: isStatic) { _ = skip(binding) }
                continue
            }
            if isStatic {
                if let computed = computedProperty(name, binding) {
                    result.members.staticComputed.append(computed)
                    continue
                }
                result.members.statics.append(storedProperty(name, variable, binding, isStatic: true))
                continue
            }
            if let computed = computedProperty(name, binding, attributes: variable.attributes) {
                let callback = Callback.allCases.first { $0.signature == name }
                if let callback, words.contains("override") {
                    result.overrides[callback] = computed.getter
                } else if name == "shouldAutomaticallyForwardAppearanceMethods" {
                    forwarding(computed, binding, into: &result)
                } else {
                    result.members.computed.append(computed)
                }
                continue
            }
            result.properties.append(storedProperty(name, variable, binding))
            if let function = wrapper(name, variable, binding) { result.members.functions.append(function) }
            if let function = willSet(name, binding) { result.members.functions.append(function) }
        }
    }

    /// UIKit asks at any time whether a class forwards, so only a constant answer is understood.
    private func forwarding(
        _ computed: ComputedProperty, _ binding: PatternBindingSyntax, into result: inout TypeDeclaration
    ) {
        guard computed.getter.statements.count == 1,
            case .returned(.literal(.bool(let forwards))) = computed.getter.statements[0].kind
        else {
            _ = skip(binding)
            return
        }
        result.forwardsByHand = !forwards
    }
}

extension Callback {
    /// The callback that a method of a full name overrides.
    init?(swiftName name: String) {
        let found = Callback.allCases.first {
            $0.signature == name
                && ($0.receiver == .controller || $0.receiver == .view || $0.receiver == .any)
        }
        guard let found else { return nil }
        self = found
    }
}

extension DeclModifierListSyntax {
    /// Indicates whether they make a member one of the type itself.
    var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

    /// Indicates whether they let only the same type or file name a member.
    var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }

    /// `weak`, `unowned` or neither.
    var reference: ControllerClass.Property.Reference {
        for modifier in self {
            if let reference = ControllerClass.Property.Reference(rawValue: modifier.name.text) {
                return reference
            }
        }
        return .strong
    }
}

extension TypeSyntax {
    /// The type's name without the marks of an optional.
    var namedType: String {
        switch self.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): optional.wrappedType.trimmedDescription
        case .implicitlyUnwrappedOptionalType(let unwrapped): unwrapped.wrappedType.trimmedDescription
        default: trimmedDescription
        }
    }
}

extension ExprSyntax {
    /// The type that a call of an initializer makes, as far as its text tells.
    var constructedType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}

extension DeclSyntax {
    /// The name of the type that it declares or extends; nil if it does neither.
    fileprivate var typeName: String? {
        if let extended = self.as(ExtensionDeclSyntax.self) {
            return extended.extendedType.trimmedDescription
        }
        return self.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// Indicates whether it declares a type that can be nested in another one.
    var isType: Bool {
        self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
    }

    /// Indicates whether it can be left out without changing the effect of the code that is understood.
    var isWithoutEffect: Bool {
        switch self.as(DeclSyntaxEnum.self) {
        case .importDecl, .protocolDecl, .typeAliasDecl, .macroDecl, .operatorDecl, .precedenceGroupDecl: true
        case .macroExpansionDecl(let macro): macro.macroName.text == "Preview"
        default: false
        }
    }
}
