import Lifecycle
import Session
import SwiftSource

/// The files of one project, declared in a simulated app, and what their texts have where.
struct CheckedApp: Sendable {
    /// The app before anything happened; nil if its classes cannot be declared.
    let session: Session?
    /// Why they cannot be declared.
    let problem: String?
    /// The declarations of all files.
    let program: Program
    /// The same app with the delegates that its text has, which show screens of their own; nil if it has none.
    let launched: Program?
    /// The same app as if all conditions held that are not known, and as if none did.
    let decidedSessions: [Session]
    /// The controller classes, in the order of their places.
    let controllers: [ControllerClass.ID]
    private let classes: [Line: ClassOutline]
    /// The declarations of types by their names.
    private let sameNames: [String: [ClassOutline]]
    private let extensions: [String: [ClassOutline]]
    private let methods: [String: [Place]]
    private let outlets: [String: [ClassOutline]]
    /// The names of the members that protocols require.
    let requirements: Set<String>
    /// The classes and protocols that the text puts on the main actor.
    let onMain: Set<String>
    /// All outlines, in the order of their files.
    let outlines: [ClassOutline]
    /// Those of structures, enumerations and actors, and of functions outside of all types.
    let values: [ClassOutline]

    /// The calls in the app's code, except those on super.
    private let calls: Set<Call>

    private struct Line: Hashable { let file: String, line: Int }
    private struct Call: Hashable { let name: String, arguments: Int }

    /// A method, and whose it is.
    struct Place: Sendable {
        let type: ClassOutline
        let method: MethodOutline
    }

    /// The maximum number of steps in a command. Code that runs when a screen appears takes far fewer.
    static let steps = 200_000

    init(_ sources: [CheckedSource]) {
        var program = Program()
        for source in sources { program.add(source.reading.program) }
        program.namesAreWords = true
        program = program.joined
        program.assumesNibs = true
        self.program = program
        launched = program.hasDelegates ? program : nil
        program.dropDelegates()
        let session = Self.session(program)
        problem = session.problem
        self.session = session.problem == nil ? session : nil
        outlines = sources.flatMap(\.outline.classes)
        values = sources.flatMap(\.outline.values)
        decidedSessions = [true, false].map { session.deciding(others: $0) }
        calls = Set(
            outlines.flatMap(\.methods).flatMap(\.calls).filter { $0.receiver != "super" }
                .map { Call(name: $0.name, arguments: $0.arguments.count) })
        requirements = sources.reduce(into: []) { $0.formUnion($1.outline.requirements) }
        onMain = sources.reduce(into: []) { $0.formUnion($1.outline.onMain) }
        classes = Dictionary(
            outlines.filter { !$0.isExtension }.map { (Line(file: $0.place.file, line: $0.place.line), $0) },
            uniquingKeysWith: { first, _ in first })
        sameNames = Dictionary(grouping: outlines.filter { !$0.isExtension }, by: \.name)
        extensions = Dictionary(grouping: outlines.filter(\.isExtension), by: \.name)
        methods = Dictionary(
            grouping: outlines.flatMap { type in type.methods.map { Place(type: type, method: $0) } },
            by: \.type.place.file)
        var outlets: [String: [ClassOutline]] = [:]
        for outline in outlines {
            for property in outline.properties where property.isOutlet || property.isWeak {
                outlets[property.name, default: []].append(outline)
            }
        }
        self.outlets = outlets
        let world = session.simulation.world
        controllers = world.classes.identifiers
            .filter { world.isOfApp($0) && world.classes[$0].location != nil }
            .sorted { one, other in
                guard let first = world.classes[one].location, let second = world.classes[other].location
                else { return false }
                return first.precedes(second)
            }
    }

    /// An app with some code, before anything happened.
    static func session(_ program: Program) -> Session {
        Session(Session.Start(code: .standard, program: program, limit: ExecutionLimit(steps: steps)))
    }

    /// The outlines of a class: its own first, then those of its extensions.
    func outlines(of classID: ControllerClass.ID, in world: World) -> [ClassOutline] {
        guard let place = world.classes[classID].location,
            let own = classes[Line(file: place.file, line: place.line)]
        else { return [] }
        // Of several classes of a name an extension belongs to the one whose path it writes, or that stands in its file.
        let others = (sameNames[own.name] ?? []).filter { $0.place != own.place }
        let added = (extensions[own.name] ?? []).filter { extended in
            others.isEmpty || extended.path == own.path && others.allSatisfy { $0.path != own.path }
                || extended.path == own.path && extended.place.file == own.place.file
        }
        return [own] + added
    }

    /// The method in whose text a place lies.
    func method(at place: CodeLocation) -> Place? {
        methods[place.file]?.filter { $0.method.lines.contains(place.line) }
            .min { $0.method.lines.count < $1.method.lines.count }
    }

    /// Indicates whether the app's code calls a method with a name and a number of
    /// arguments, except on super.
    func calls(_ name: String, passing arguments: Int) -> Bool {
        calls.contains(Call(name: name, arguments: arguments))
    }

    /// Returns the classes that have an outlet or weak property with a name.
    func classes(withReference name: String) -> [ClassOutline] { outlets[name] ?? [] }
}

extension Program {
    /// Indicates whether it has an app or scene delegate.
    fileprivate var hasDelegates: Bool { classes.contains { $0.protocols.contains(where: Self.isDelegate) } }

    /// Leaves the delegates of the app out, which would put screens of their own into the window.
    fileprivate mutating func dropDelegates() {
        for index in classes.indices { classes[index].protocols.removeAll(where: Self.isDelegate) }
    }

    static func isDelegate(_ name: String) -> Bool {
        name.hasSuffix("ApplicationDelegate") || name.hasSuffix("SceneDelegate")
    }
}
