import Lifecycle

extension Interpreter {
    /// `print(…)`, with its separator and terminator.
    mutating func printValues(_ arguments: [CallArgument]) throws(Interruption) -> Value {
        var pieces: [String] = [], separator = " ", bytes = 0
        for argument in arguments {
            let value = try evaluate(argument.value)
            switch argument.label {
            case "separator": if case .string(let text) = value { separator = text }
            case "terminator", "to": break
            default:
                pieces.append(try text(value, argument.value))
                bytes += pieces[pieces.count - 1].utf8.count + separator.utf8.count
                guard bytes <= ExhaustedResource.longestOutput else { throw app.exhausted(.output) }
            }
        }
        let line = pieces.joined(separator: separator)
        try countOutput(line)
        app.note(.printed(line), to: .application, by: .printWritesLine)
        return .void
    }

    /// A value as `print` shows it; what an expression of optional type holds is wrapped. Of a local variable, only the value
    /// is known.
    mutating func text(_ value: Value, _ expression: Expression? = nil) throws(Interruption) -> String {
        if case .cast(let inner, .plain, "Any")? = expression { return try text(value, inner) }
        var shown = expression ?? .literal(value)
        if value != .nothing, value != .unknown, isDeclaredOptional(shown) {
            shown = .chained(shown)
        } else if case .name(let name) = shown, activation.local(name) != nil {
            shown = .literal(value)
        }
        app.cost.work += value.extent.work
        let value = try described(value)
        let text = app.world.text(value, shown)
        app.cost.work += ValueSize.work(onBytes: text.utf8.count)
        guard text.utf8.count <= ExhaustedResource.longestText else { throw app.exhausted(.text) }
        return text
    }

    /// Indicates whether an expression names one of the learner's stored properties that may be nil.
    private func isDeclaredOptional(_ expression: Expression) -> Bool {
        let owner: Value?, name: String
        switch expression {
        case .name(let written) where activation.local(written) == nil:
            (owner, name) = (object(.current), written)
        case .name("oldValue"):
            guard let observed = activation.observes else { return false }
            (owner, name) = (object(.current), observed)
        case .member(let base?, let written): (owner, name) = (object(base), written)
        default: return false
        }
        guard let owner, let property = app.world.property(name, of: owner) else { return false }
        return property.code.isOptional || property.code.isImplicitlyUnwrapped
    }
}

extension World {
    /// A value as `print` shows it; of a text that is too long only the beginning is made, which is too long already.
    fileprivate func text(_ value: Value, _ expression: Expression) -> String {
        guard value != .nothing, isOptional(expression) else {
            if case .string(let text) = value { return text }
            var text = ""
            write(value, to: &text)
            return text
        }
        var text = "Optional("
        write(value, to: &text)
        return text + ")"
    }

    /// Indicates whether an expression has an optional type, judging by its form.
    private func isOptional(_ expression: Expression) -> Bool {
        switch expression {
        case .chained: true
        case .member(_?, let name) where name == "first" || name == "last":
            !code.textMembers.has(name)
        case .member(let base?, let name): endsInChain(base) || isOptionalMember(name)
        case .name(let name): isOptionalMember(name)
        case .call(.member(let base?, _), _): endsInChain(base)
        case .call(.name("Optional"), _): true
        default: false
        }
    }

    /// Indicates whether a name belongs to an optional member of UIKit's and to nothing that the learner
    /// declares.
    private func isOptionalMember(_ name: String) -> Bool {
        guard UIKitName.optionalMembers.contains(name) else { return false }
        return !codeLevels.contains { level in
            properties(of: level).contains { $0.name == name }
                || members(of: level).computed.contains { $0.name == name }
        }
    }

    private func endsInChain(_ expression: Expression) -> Bool {
        switch expression {
        case .chained: true
        case .member(let base?, _), .call(.member(let base?, _), _): endsInChain(base)
        default: false
        }
    }

    /// Writes a value as it stands inside of another one.
    private func write(_ value: Value, to text: inout String) {
        guard text.utf8.count <= ExhaustedResource.longestText else { return }
        switch value {
        case .string(let inner): text += "\"\(inner)\""
        case .array(let array):
            text += "["
            for (index, element) in array.enumerated() {
                if index > 0 { text += ", " }
                write(element, to: &text)
                if text.utf8.count > ExhaustedResource.longestText { break }
            }
            text += "]"
        case .dictionary(let dictionary): write(dictionary, to: &text)
        case .element(let element):
            text += element.name + "("
            write(element.values, to: &text)
            text += ")"
        case .structure where value.path != nil:
            if let path = value.path { text += "[\(path.section), \(path.item)]" }
        case .structure(let structure):
            text += structure.type + "("
            let fields =
                code.valueTypes[structure.type]?.properties.map { $0.name }
                ?? StructureValue.foreignFields[structure.type] ?? []
            let values = fields.map { name in
                let held = slot(name, of: value) ?? StoredValue(.unknown)
                return held.reference == .weak && !readsWeakly(held.value) ? .nothing : held.value
            }
            write(zip(fields, values).map { PassedArgument($0, $1) }, to: &text)
            text += ")"
        default: text += word(for: value)
        }
    }

    private func word(for value: Value) -> String {
        switch value {
        case .nothing: "nil"
        case .void: "()"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .point(let x, let y): "(\(x), \(y))"
        case .size(let size): "(\(size.width), \(size.height))"
        case .rectangle(let frame): "(\(frame.x), \(frame.y), \(frame.size.width), \(frame.size.height))"
        case .controller(let controller): description(of: controller)
        case .view(let view): description(of: view)
        case .window: "<UIWindow>"
        case .instance(let instance): word(for: code.instances[instance].type)
        case .closure: "(Function)"
        case .method: "(Function)"
        case .type(let type): typeName(type)
        case .symbol(let name): name
        case .guide: "<UILayoutGuide>"
        case .anchor: "<NSLayoutAnchor>"
        case .constraint: "<NSLayoutConstraint>"
        default: "?"
        }
    }

    /// An object, as far as nothing else is known of it; a value of Foundation's is shown otherwise than by its type.
    private func word(for type: Value.TypeReference) -> String {
        if case .named(let name) = type, UIKitName.shownValues.contains(name) { return "?" }
        return typeName(type)
    }

    private func write(_ values: [PassedArgument], to text: inout String) {
        for (index, value) in values.enumerated() {
            if index > 0 { text += ", " }
            if let label = value.label { text += label + ": " }
            write(value.value, to: &text)
            if text.utf8.count > ExhaustedResource.longestText { break }
        }
    }

    /// Of a dictionary with several keys nobody knows the order.
    private func write(_ dictionary: DictionaryValue, to text: inout String) {
        guard let only = dictionary.entries.first, dictionary.entries.count == 1 else {
            text += dictionary.entries.isEmpty ? "[:]" : "[?]"
            return
        }
        text += "["
        write(only.key, to: &text)
        if only.value != .void {
            text += ": "
            write(only.value, to: &text)
        }
        text += "]"
    }
}
