import Lifecycle

/// A class, or an extension of one, as its text has it: what checks look at beside what the engine runs.
struct ClassOutline: Sendable {
    /// The name with those of the types around it.
    let path: String
    /// What it names behind the colon.
    let inherited: [String]
    /// Whether it is an extension.
    let isExtension: Bool
    /// Where its name stands.
    let place: CodeLocation
    var methods: [MethodOutline] = []
    var properties: [PropertyOutline] = []

    /// The name without those of the types around it.
    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

/// A stored property.
struct PropertyOutline: Sendable {
    let name: String
    /// The type as it is written, without the marks of an optional.
    let type: String?
    /// Its initial value, as it is written.
    let value: String?
    let isWeak: Bool
    let isOutlet: Bool
    /// Whether its type unwraps it by itself.
    let isUnwrapped: Bool
    let place: CodeLocation
}

/// A method, an initializer or `deinit`.
struct MethodOutline: Sendable {
    /// The full name, such as `viewWillAppear(_:)`.
    let name: String
    let isOverride: Bool
    let isStatic: Bool
    /// Whether only its own file can call it.
    let isPrivate: Bool
    /// Whether a control, a menu or a selector may call it.
    let isAction: Bool
    /// Where its name stands.
    let place: CodeLocation
    /// The lines from its name to its last brace.
    let lines: ClosedRange<Int>
    /// The labels of the parameters, and the names inside.
    let parameters: [Parameter]
    var calls: [CallOutline] = []
    var assignments: [AssignmentOutline] = []
    /// The names that are used, each with its line.
    var references: [ReferenceOutline] = []
    /// Where a first and a last statement would go; nil where there is no body.
    let insertions: Insertions?
    /// Whether its only statement ends the app.
    let onlyEndsApp: Bool
    /// Whether it calls the superclass's method whichever way it takes, but for a `return` before that.
    let callsSuperOnAllWays: Bool
    /// What its own code does, without that of closures and functions in it.
    let body: BodyOutline

    struct Parameter: Hashable, Sendable {
        let label: String?
        let name: String
        /// The type as it is written.
        let type: String
    }

    /// Places for new statements, with what goes before and behind them.
    struct Insertions: Hashable, Sendable {
        let first: InsertionPoint
        let last: InsertionPoint
    }

    /// The name without labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }

    /// The call of the superclass's method with the arguments that came; nil if one of them has no name.
    var superCall: String? {
        guard !parameters.contains(where: { $0.name == "_" }) else { return nil }
        let arguments = parameters.map { $0.label.map { "\($0): " } ?? "" }
        return "super.\(baseName)("
            + zip(arguments, parameters).map { $0 + $1.name }.joined(separator: ", ") + ")"
    }
}

/// A place in a text into which a statement can be put.
struct InsertionPoint: Hashable, Sendable {
    let offset: Int
    let place: CodeLocation
    /// What stands before and behind the new statement.
    let before: String, after: String

    func edit(_ statement: String) -> CodeFix.Edit {
        CodeFix.Edit(
            bytes: offset..<offset, text: before + statement + after, start: place, end: place)
    }
}

/// A call in a method, as far as checks of the text look at it.
struct CallOutline: Sendable {
    /// What it is called on, as it is written; nil if on nothing.
    let receiver: String?
    /// The name without labels.
    let name: String
    let arguments: [Argument]
    /// Where the name stands.
    let place: CodeLocation
    /// Where the whole call begins.
    let start: CodeLocation
    /// The bytes of the name.
    let nameEdit: CodeFix.Edit
    /// What takes the statement out, with its line; nil if it is no statement with lines of its own.
    let removal: CodeFix.Edit?
    /// Where a statement right behind it would go; nil if it is no statement.
    let next: InsertionPoint?
    /// Where a statement right before it would go; nil if it is no statement.
    let previous: InsertionPoint?
    /// How many closures and statements with blocks are around it in the method.
    let nesting: Int
    /// The block in which it stands, by its first byte.
    let block: Int

    struct Argument: Hashable, Sendable {
        let label: String?
        let text: String
    }

    /// Whether it is called on the object itself.
    var isOnSelf: Bool { receiver == nil || receiver == "self" }

    /// What it is called on, without question and exclamation marks.
    var plainReceiver: String { (receiver ?? "self").filter { $0 != "?" && $0 != "!" } }
}

/// `target = value`
struct AssignmentOutline: Sendable {
    let target: String
    let value: String
    let place: CodeLocation
}

/// A place in a method where a name is used.
struct ReferenceOutline: Sendable {
    let name: String
    let line: Int
    /// Whether an exclamation mark stands behind it.
    let isUnwrapped: Bool
}

extension [ClassOutline] {
    /// Some methods of a class, and those of its own that they use, by their names without labels: the nearer ones first.
    func methods(reachedFrom names: Set<String>) -> [MethodOutline] {
        let own = flatMap(\.methods), places = Dictionary(grouping: own.indices) { own[$0].baseName }
        var seen = names, found: [MethodOutline] = []
        var waiting = own.indices.filter { names.contains(own[$0].baseName) }[...]
        while let next = waiting.popFirst() {
            found.append(own[next])
            let used = Set(own[next].references.map(\.name)).subtracting(seen)
            let further = used.flatMap { places[$0] ?? [] }.filter { !own[$0].isOverride }.sorted()
            seen.formUnion(further.map { own[$0].baseName })
            waiting += further
        }
        return found
    }

    /// Whether only one method of the class, such as an initializer, uses another one of its own.
    func isUsed(_ method: MethodOutline, onlyBy name: String) -> Bool {
        let users = flatMap(\.methods).filter { user in
            user.references.contains { $0.name == method.baseName }
        }
        return !method.isOverride && !method.isAction && !users.isEmpty
            && users.allSatisfy { $0.baseName == name }
    }
}
