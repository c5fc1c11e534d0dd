/// The app's own code: what its text declares, the objects that it made, and what is not known of it.
package struct AppCode: Hashable, Sendable {
    /// The classes of the app's own that are no controllers'.
    package internal(set) var objectClasses = Table<ObjectClass>()
    /// The first such class with each name.
    private var classesByName = NameIndex<ObjectClass>()
    /// The enumerations and structures of the learner's, by name.
    package internal(set) var valueTypes: [String: ValueType] = [:]
    /// What the static properties that have been read or assigned hold, by type and name.
    var statics: [String: StoredValue] = [:]
    /// View classes that commands have named and nothing declares: subclasses of UIView that add nothing.
    var namedViewClasses: Set<String> = []
    /// The objects of such classes and of Apple's that are no views, living and dead.
    package internal(set) var instances = Table<Instance>()
    /// The objects of Apple's of which there is one each, by name.
    var sharedInstances: [String: Instance.ID] = [:]
    /// The closures, living and dead.
    package internal(set) var closures = Table<Closure>()
    /// The local variables that closures share.
    var variables = Table<Variable>()
    /// The functions outside of classes, in the order of their declaration.
    var functions: [Function] = []
    /// The constants and variables outside of all types.
    var globals = Members()
    /// What extensions add to types of which the text has no declaration, and to protocols, by name.
    package internal(set) var extensions: [String: Members] = [:]
    /// The conditions that are not known and that decide what happens, in the order in which they were met.
    package internal(set) var openConditions: [CodeLocation] = []
    /// How such conditions are to be taken, by their places.
    var decisions: [CodeLocation: Bool] = [:]
    /// How those are to be taken that have no decision; nil if neither way.
    var otherDecisions: Bool?
    /// The names of members that the text declares.
    var textMembers = TextMembers()
    /// The modules that the text imports.
    var imports: Set<String> = []
    /// The types that share a name with another one, by the name that code writes.
    var namesakes: [String: [Namesake]] = [:]
    /// The protocols that the text declares, each with those that it refines.
    var protocols: [String: [String]] = [:]
    /// The protocols that extensions say of types of which the text has no declaration, by the type's name.
    var addedProtocols: [String: [String]] = [:]
    /// What the text's other names for its own types stand for.
    var aliases: [String: String] = [:]
    /// What stands for another type inside of one type only, by the type's name.
    var innerNames: [String: InnerNames] = [:]
    /// Views of nibs of which nothing is known but an outlet, with the properties that code has given values.
    var standIns: [View.ID: Set<String>] = [:]
    /// The objects that unknown code was given: it may hold them for ever.
    var escaped: Set<Value> = []
    /// What code that may have run or not may have changed.
    var uncertainty = Uncertainty()
    /// The blocks that the notification centre holds.
    var observers: [NotificationObserver] = []
    /// Who observes a property of an object by its key, and how often.
    var keyObservers: [KeyObserver: Int] = [:]
    /// Makes methods take the code, and the world around it, by its address: most of them are asked a hundred times in a
    /// command, and a copy of so large a value for each would cost more than their work.
    private let isPassed = PassedByAddress()

    /// Whether the learner's source declares a class that is no controller's.
    ///
    /// - Parameter name: The class's name.
    /// - Returns: False for controller classes.
    package func declaresObjectClass(named name: String) -> Bool {
        classesByName[name] != nil
    }

    /// Whether a name is that of a view's class, UIKit's own or the app's.
    package func isViewClass(named name: String) -> Bool {
        UIKitName.isViewClass(name) || classesByName[name].map { viewClass(of: $0) != nil } ?? false
    }

    /// The class with a name that is no controller's.
    func objectClass(named name: String) -> ObjectClass.ID? { classesByName[name] }

    mutating func add(_ new: ObjectClass) -> ObjectClass.ID {
        let id = objectClasses.append(new)
        if classesByName[new.name] == nil { classesByName.set(new.name, to: id) }
        return id
    }

    /// The one object that a static member gives every time.
    mutating func shared(_ name: String) -> Instance.ID {
        if let found = sharedInstances[name] { return found }
        let made = instances.append(Instance(type: .named(name), retainCount: 1))
        sharedInstances[name] = made
        return made
    }
}
