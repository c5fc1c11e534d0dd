import Lifecycle
import SwiftParser
import SwiftSyntax

extension Reading {
    /// The deepest expression that is followed.
    static let deepestExpression = 100

    /// An expression as far as it is understood.
    func expression(_ code: ExprSyntax) -> Expression {
        guard depth < Reading.deepestExpression else { return .unknown(skip(code)) }
        depth += 1
        defer { depth -= 1 }
        switch code.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: return .literal(.nothing)
        case .booleanLiteralExpr(let literal): return .literal(.bool(literal.literal.text == "true"))
        case .integerLiteralExpr(let literal): return integer(literal)
        case .floatLiteralExpr(let literal):
            return Double(literal.literal.text.filter { $0 != "_" }).map { .literal(.number($0)) }
                ?? .unknown(skip(code))
        case .stringLiteralExpr(let literal): return string(literal)
        case .arrayExpr(let array):
            return .array(Expression.elements(array.elements.map { expression($0.expression) }))
        case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
        case .tryExpr(let attempt): return attempted(expression(attempt.expression), attempt)
        case .awaitExpr(let awaited): return .awaited(expression(awaited.expression))
        case .unsafeExpr(let unsafe): return expression(unsafe.expression)
        case .declReferenceExpr(let reference): return name(reference)
        case .superExpr: return .parent
        case .memberAccessExpr(let access): return member(access)
        case .optionalChainingExpr(let chained): return .chained(expression(chained.expression))
        case .forceUnwrapExpr(let unwrapped): return .unwrapped(expression(unwrapped.expression))
        case .functionCallExpr(let call): return self.call(call)
        case .subscriptCallExpr(let element):
            return self.element(element)
        case .closureExpr(let closure): return .closure(self.closure(closure))
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else {
                guard !tuple.elements.isEmpty else { return .literal(.void) }
                return .tuple(tuple.elements.map { CallArgument($0.label?.text, expression($0.expression)) })
            }
            return expression(only.expression)
        case .prefixOperatorExpr(let prefix):
            return .prefix(prefix.operator.text, expression(prefix.expression))
        case .postfixOperatorExpr(let postfix) where postfix.operator.text == "...":
            return .prefix(Expression.rangeFrom, expression(postfix.expression))
        // One that a text or library declares; Swift's own have other forms.
        case .postfixOperatorExpr(let postfix):
            return .prefix(postfix.operator.text, expression(postfix.expression))
        case .sequenceExpr(let sequence): return folded(Array(sequence.elements), in: sequence)
        case .macroExpansionExpr(let macro): return self.macro(macro)
        case .genericSpecializationExpr(let generic): return specialized(generic)
        case .keyPathExpr(let path): return keyPath(path) ?? .unknown(skip(code))
        case .ifExpr, .switchExpr: return branchValue(code)
        case .postfixIfConfigExpr(let conditional): return conditionalMember(conditional)
        default: return .unknown(skip(code))
        }
    }

    /// `base[index]`; one with labels is one of the text's own.
    private func element(_ element: SubscriptCallExprSyntax) -> Expression {
        let base = expression(element.calledExpression)
        if element.arguments.count == 1, let index = element.arguments.first, index.label == nil {
            return .element(of: base, at: expression(index.expression))
        }
        let arguments = element.arguments.map { CallArgument($0.label?.text, expression($0.expression)) }
        return .call(.member(base, Function.subscriptName), arguments)
    }

    private func dictionary(_ dictionary: DictionaryExprSyntax) -> Expression {
        switch dictionary.content {
        case .colon: return .dictionary(keys: [], values: [])
        case .elements(let elements):
            let read = elements.map { (key: expression($0.key), value: expression($0.value)) }
            return .dictionary(keys: read.map(\.key), values: read.map(\.value))
        }
    }

    func attempted(_ inner: Expression, _ attempt: TryExprSyntax) -> Expression {
        guard let mark = attempt.questionOrExclamationMark else { return inner }
        return .attempted(inner, isForced: mark.text == "!")
    }

    private func integer(_ literal: IntegerLiteralExprSyntax) -> Expression {
        let text = literal.literal.text.filter { $0 != "_" }
        let value: Int?
        switch text.prefix(2) {
        case "0x": value = Int(text.dropFirst(2), radix: 16)
        case "0b": value = Int(text.dropFirst(2), radix: 2)
        case "0o": value = Int(text.dropFirst(2), radix: 8)
        default: value = Int(text)
        }
        return value.map { .literal(.integer($0)) } ?? .unknown(skip(literal))
    }

    private func string(_ literal: StringLiteralExprSyntax) -> Expression {
        if let text = literal.representedLiteralValue { return .literal(.string(text)) }
        var pieces: [Expression] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text):
                let piece = literal.with(\.segments, [.stringSegment(text)])
                pieces.append(.literal(.string(piece.representedLiteralValue ?? text.content.text)))
            case .expressionSegment(let inner):
                guard inner.expressions.count == 1, let only = inner.expressions.first else {
                    return .unknown(skip(literal))
                }
                pieces.append(expression(only.expression))
            }
        }
        return .interpolation(pieces)
    }

    private func name(_ reference: DeclReferenceExprSyntax) -> Expression {
        switch reference.baseName.tokenKind {
        case .keyword(.self): .current
        case .keyword(.Self): .call(.name("type"), [CallArgument("of", .current)])
        case .binaryOperator(let mark): function(of: mark, at: reference)
        default: variable(reference.baseName.text.filter { $0 != "`" })
        }
    }

    /// An operator that is given as a function, as in `sorted(by: >)`.
    private func function(of mark: String, at reference: DeclReferenceExprSyntax) -> Expression {
        closure(returning: .infix(.name("$0"), mark, .name("$1")), parameters: ["$0", "$1"], at: reference)
    }

    /// `Base<Feed>`: of what may be a controller or view of the text's the arguments matter, as it may make
    /// objects of them.
    private func specialized(_ generic: GenericSpecializationExprSyntax) -> Expression {
        let type = expression(generic.expression)
        guard case .name(let name) = type else { return type }
        let arguments = generic.genericArgumentClause.arguments.map(\.argument.trimmedDescription)
        let hasObjects = ["Controller", "View", "VC", "Cell"].contains(where: name.hasSuffix)
        let areNames = arguments.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } }
        guard hasObjects, areNames, !name.hasPrefix("UI") else { return type }
        return .name("\(name)<\(arguments.joined(separator: ", "))>")
    }

    /// A variable; one without storage is asked for its value.
    private func variable(_ name: String) -> Expression {
        localComputed.contains { $0.contains(name) } ? .call(.name(name), []) : .name(name)
    }

    /// `\.name` as the function that reads it.
    private func keyPath(_ path: KeyPathExprSyntax) -> Expression? {
        var value = Expression.name("$0")
        for component in path.components {
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.text
                if name != "self" { value = .member(value, name) }
            case .optional(let mark):
                value = mark.questionOrExclamationMark.text == "?" ? .chained(value) : .unwrapped(value)
            default: return nil
            }
        }
        return closure(returning: value, parameters: ["$0"], at: path)
    }

    /// A closure that nobody has written, with a value as its result.
    private func closure(
        returning value: Expression, parameters: [String], at node: some SyntaxProtocol
    ) -> Expression {
        let place = location(node)
        return .closure(
            ClosureExpression(
                captures: [], parameters: parameters, uses: [],
                body: Body([Statement(.returned(value), at: place)], parameters: parameters, location: place))
        )
    }

    private func member(_ access: MemberAccessExprSyntax) -> Expression {
        let name = access.declName.baseName.plainText
        // `Feed.self` is the type itself.
        if name == "self", let base = access.base { return expression(base) }
        return .member(access.base.map { expression($0) }, name)
    }

    private func call(_ call: FunctionCallExprSyntax) -> Expression {
        var arguments = call.arguments.map { argument in
            let changed = argument.expression.as(InOutExprSyntax.self)
            return CallArgument(
                // The label that willMove(toParent:) and didMove(toParent:) had up to Swift 4.1.
                argument.label.map { $0.text == "toParentViewController" ? "toParent" : $0.text },
                expression(changed?.expression ?? argument.expression).asArgument, isInOut: changed != nil)
        }
        if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Expression.fractions.contains(type)
        {
            arguments = arguments.map { CallArgument($0.label, $0.value.withFractions) }
        }
        if let trailing = call.trailingClosure {
            arguments.append(CallArgument("{}", .closure(closure(trailing))))
        }
        for extra in call.additionalTrailingClosures {
            arguments.append(CallArgument(extra.label.text, .closure(closure(extra.closure))))
        }
        return .call(callee(call.calledExpression), arguments)
    }

    /// Reads the callee of a call, in which `[Type]` and `[Key: Value]` are types.
    private func callee(_ code: ExprSyntax) -> Expression {
        if code.is(ArrayExprSyntax.self), code.isTypeName { return .name("Array") }
        if let dictionary = code.as(DictionaryExprSyntax.self),
            case .elements(let elements) = dictionary.content,
            elements.count == 1, elements.first?.key.isTypeName == true
        {
            return .name("Dictionary")
        }
        return expression(code)
    }

    private func macro(_ macro: MacroExpansionExprSyntax) -> Expression {
        switch macro.macroName.text {
        case "function": return .literal(.string(function))
        case "line": return .literal(.integer(location(macro).line))
        case "file", "fileID", "filePath": return .literal(.string(location(macro).file))
        case "selector":
            guard var method = macro.arguments.first?.expression else { return .unknown(skip(macro)) }
            if let cast = method.as(SequenceExprSyntax.self), let first = cast.elements.first {
                method = first
            }
            switch method.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let access): return .literal(.symbol(access.declName.baseName.text))
            case .declReferenceExpr(let reference): return .literal(.symbol(reference.baseName.text))
            default: return .unknown(skip(macro))
            }
        case "imageLiteral", "colorLiteral", "keyPath": return .literal(.symbol(macro.macroName.text))
        default: return .unknown(skip(macro))
        }
    }
}

extension ExprSyntax {
    /// Indicates whether it is a type, judging by its form.
    fileprivate var isTypeName: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): name.baseName.text.first?.isUppercase == true
        case .memberAccessExpr(let member):
            member.base?.isTypeName == true && member.declName.baseName.text.first?.isUppercase == true
        case .optionalChainingExpr(let optional): optional.expression.isTypeName
        case .genericSpecializationExpr(let generic): generic.expression.isTypeName
        case .arrayExpr(let array):
            array.elements.count == 1 && array.elements.first?.expression.isTypeName == true
        case .typeExpr, .tupleExpr: true
        default: false
        }
    }
}
