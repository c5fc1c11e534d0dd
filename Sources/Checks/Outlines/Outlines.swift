import Lifecycle

/// What the text of a file has.
struct FileOutline: Sendable {
    /// The classes, and the extensions of any type.
    var classes: [ClassOutline] = []
    /// The structures, enumerations and actors; the last one has the functions outside of all types.
    var values: [ClassOutline] = []
    /// The names of what its protocols ask for.
    var requirements: Set<String> = []
    /// The classes and protocols that it puts on the main actor.
    var onMain: Set<String> = []
    /// The modules that it imports.
    var imports: Set<String> = []
}

/// A class, or an extension of one, as its text has it: what checks look at beside what the engine runs.
struct ClassOutline: Sendable {
    /// The name with those of the types around it.
    let path: String
    /// The names after the colon.
    let inherited: [String]
    let isExtension: Bool
    /// The position of its name.
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
    /// Indicates whether other modules can use it.
    let isPublic: Bool
    let isOutlet: Bool
    /// Indicates whether its type is an implicitly unwrapped optional.
    let isUnwrapped: Bool
    let place: CodeLocation
}

/// A method, an initializer or `deinit`.
struct MethodOutline: Sendable {
    /// The full name, such as `viewWillAppear(_:)`.
    let name: String
    let isOverride: Bool
    let isStatic: Bool
    /// Indicates whether only its own file can call it.
    let isPrivate: Bool
    /// Indicates whether a control, a menu or a selector may call it.
    let isAction: Bool
    /// Indicates whether it is marked as running on the main actor.
    let isOnMain: Bool
    /// The position of its name.
    let place: CodeLocation
    /// The lines from its name to its last brace.
    let lines: ClosedRange<Int>
    /// The labels of the parameters, and the names inside.
    let parameters: [Parameter]
    /// The calls and assignments in it, with those of closures and functions inside it.
    let calls: [CallOutline]
    let assignments: [AssignmentOutline]
    /// The names that are used, each with its line.
    let references: [ReferenceOutline]
    /// The positions for a new first and a new last statement; nil if there is no body.
    let insertions: Insertions?
    /// Indicates whether its first statement ends the app.
    let onlyEndsApp: Bool
    /// Indicates whether every path calls the superclass's method, except for a `return` before the call.
    let callsSuperOnAllWays: Bool
    /// The contents of its code, without the closures and functions in it.
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

    /// The fix that calls the superclass's method with the arguments that came; nil if one of them has no name.
    var superFix: CodeFix? {
        guard let insertions, !parameters.contains(where: { $0.name == "_" }) else { return nil }
        let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
        let call = "super.\(baseName)(\(arguments.joined(separator: ", ")))"
        // The superclass's constraints are to be updated last.
        let isLast = ["updateViewConstraints()", "updateConstraints()"].contains(name)
        let point = isLast ? insertions.last : insertions.first
        return CodeFix(title: "Call \(call)", file: place.file, edits: [point.edit(call)])
    }
}

/// A place in a text into which a statement can be put.
struct InsertionPoint: Hashable, Sendable {
    let offset: Int
    let place: CodeLocation
    /// The text before and after the new statement.
    let before: String, after: String

    func edit(_ statement: String) -> CodeFix.Edit {
        CodeFix.Edit(
            bytes: offset..<offset, text: before + statement + after, start: place, end: place)
    }
}

/// A call in a method, as far as checks of the text look at it.
struct CallOutline: Sendable {
    /// The receiver, as written; nil if there is none.
    let receiver: String?
    /// The name without labels.
    let name: String
    let arguments: [Argument]
    /// The position of the name.
    let place: CodeLocation
    /// The beginning of the whole call.
    let start: CodeLocation
    /// The bytes of the name.
    let nameEdit: CodeFix.Edit
    /// The edit that removes the statement with its line; nil if it isn't a statement on lines of its own.
    let removal: CodeFix.Edit?
    /// The position for a statement right after it; nil if it is no statement.
    let next: InsertionPoint?
    /// The position for a statement right before it; nil if it is no statement.
    let previous: InsertionPoint?
    /// The number of closures and statements with blocks around it in the method.
    var nesting: Int
    /// The block in which it stands, by its first byte.
    let block: Int

    struct Argument: Hashable, Sendable {
        let label: String?
        let text: String
    }

    /// Indicates whether it is called on `self`, written or implied.
    var isOnSelf: Bool { receiver == nil || receiver == "self" }

    /// The receiver without question and exclamation marks; `self` if there is none.
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
    /// Indicates whether an exclamation mark follows it.
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

    /// Indicates whether a method has a single user, such as an initializer, among the class's own methods.
    func isUsed(_ method: MethodOutline, onlyBy name: String) -> Bool {
        let users = flatMap(\.methods).filter { user in
            user.references.contains { $0.name == method.baseName }
        }
        return !method.isOverride && !method.isAction && !users.isEmpty
            && users.allSatisfy { $0.baseName == name }
    }
}
