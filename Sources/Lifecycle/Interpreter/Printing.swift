extension Simulation {
    /// `print(…)`, with its separator and terminator.
    mutating func printValues(
        _ arguments: [CallArgument], in activation: inout Activation
    ) throws(Interruption) -> Value {
        var pieces: [String] = [], separator = " "
        for argument in arguments {
            let value = try evaluate(argument.value, in: &activation)
            switch argument.label {
            case "separator": if case .string(let text) = value { separator = text }
            case "terminator", "to": break
            default: pieces.append(world.text(value, argument.value))
            }
        }
        note(.printed(pieces.joined(separator: separator)), to: .application, by: .printWritesLine)
        return .void
    }
}

extension World {
    /// A value as `print` shows it; what an expression of optional type holds is wrapped.
    func text(_ value: Value, _ expression: Expression) -> String {
        let text = text(value)
        return value != .nothing && isOptional(expression) ? "Optional(\(quoted(value) ?? text))" : text
    }

    private func quoted(_ value: Value) -> String? {
        if case .string(let text) = value { "\"\(text)\"" } else { nil }
    }

    /// Whether an expression is of optional type, as far as its form tells.
    private func isOptional(_ expression: Expression) -> Bool {
        switch expression {
        case .chained: true
        case .member(let base?, let name): endsInChain(base) || isOptionalMember(name)
        case .name(let name): isOptionalMember(name)
        case .call(.member(let base?, _), _): endsInChain(base)
        default: false
        }
    }

    /// Whether a name is that of a member of UIKit's that can be nil, and of nothing that the learner declares.
    private func isOptionalMember(_ name: String) -> Bool {
        guard UIKitName.optionalMembers.contains(name) else { return false }
        let levels =
            classes.identifiers.map { CodeLevel.controller($0) }
            + objectClasses.identifiers.map { CodeLevel.object($0) }
            + valueTypes.keys.map { CodeLevel.value($0) }
        return !levels.contains { level in
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

    private func text(_ value: Value) -> String {
        switch value {
        case .nothing: "nil"
        case .void: "()"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .string(let value): value
        case .array(let values): "[" + values.map { quoted($0) ?? text($0) }.joined(separator: ", ") + "]"
        case .dictionary(let entries): text(entries)
        case .element(let name, let values): name + "(" + text(values) + ")"
        case .structure(let structure): text(structure)
        case .point(let x, let y): "(\(x), \(y))"
        case .size(let size): "(\(size.width), \(size.height))"
        case .rectangle(let frame): "(\(frame.x), \(frame.y), \(frame.size.width), \(frame.size.height))"
        case .controller(let controller): description(of: controller)
        case .view(let view): description(of: view)
        case .window: "<UIWindow>"
        case .instance(let instance): typeName(instances[instance].type)
        case .closure: "(Function)"
        case .method: "(Function)"
        case .type(let type): typeName(type)
        case .symbol(let name): name
        case .guide: "<UILayoutGuide>"
        case .anchor: "<NSLayoutAnchor>"
        case .constraint: "<NSLayoutConstraint>"
        case .unknown: "?"
        }
    }

    private func text(_ values: [PassedArgument]) -> String {
        values.map { ($0.label.map { $0 + ": " } ?? "") + (quoted($0.value) ?? text($0.value)) }
            .joined(separator: ", ")
    }

    /// Of a dictionary with several keys nobody knows the order.
    private func text(_ entries: [DictionaryEntry]) -> String {
        guard entries.count < 2, let only = entries.first else { return entries.isEmpty ? "[:]" : "[?]" }
        return "[\(quoted(only.key) ?? text(only.key)): \(quoted(only.value) ?? text(only.value))]"
    }

    private func text(_ structure: StructureValue) -> String {
        let fields = valueTypes[structure.type]?.properties ?? []
        return structure.type + "("
            + text(fields.map { PassedArgument($0.name, structure.fields[$0.name] ?? .unknown) }) + ")"
    }

    func typeName(_ type: Value.TypeReference) -> String {
        switch type {
        case .controller(let classID): classes[classID].name
        case .object(let classID): objectClasses[classID].name
        case .view(let name), .named(let name): name
        }
    }
}

extension UIKitName {
    /// The properties of controllers and views that are nil for some.
    static let optionalMembers: Set<String> = [
        "viewIfLoaded", "window", "superview", "parent", "presentedViewController",
        "presentingViewController",
        "navigationController", "tabBarController", "splitViewController", "title", "text", "nibName",
        "topViewController", "visibleViewController", "selectedViewController", "backgroundColor",
        "storyboard",
    ]
}
