/// The names that mean something inside of one type of the text only.
package struct InnerNames: Hashable, Sendable {
    /// The generic parameters of the type, in their order.
    package var parameters: [String] = []
    /// The type's arguments for the generic parameters of its superclass, as written, in order.
    package var arguments: [String] = []
    /// The types that the type aliases in it stand for, as written, by alias.
    package var aliases: [String: String] = [:]

    package var isEmpty: Bool { parameters.isEmpty && arguments.isEmpty && aliases.isEmpty }

    package init() {}
}

extension Program {
    /// Adds the generic parameters of a class, by its path.
    package mutating func add(parameters: [String], of path: String) {
        guard !parameters.isEmpty else { return }
        innerNames[path, default: InnerNames()].parameters = parameters
    }

    /// Adds a type alias that stands inside of a type, by the type's path.
    package mutating func add(alias: String, meaning written: String, inside path: String) {
        innerNames[path, default: InnerNames()].aliases[alias] = written
    }
}
