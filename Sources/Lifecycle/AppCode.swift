/// The app's own code: what its text declares, the objects that it made, and what is not known of it.
package struct AppCode: Hashable, Sendable {
    /// What runs it.
    let interpreter: CodeInterpreter
    /// The classes of the app's own that are no controllers'.
    package var objectClasses = Table<ObjectClass>()
    /// The first such class with each name.
    private var classesByName = NameIndex<ObjectClass>()
    /// The enumerations and structures of the learner's, by name.
    package private(set) var valueTypes: [String: TypeDeclaration] = [:]
    /// The names of those inside of other types, by their last part.
    private(set) var innerValueTypes: [String: [String]] = [:]
    /// The values of the static properties that have been read or assigned, by type and name.
    package var statics: [String: StoredValue] = [:]
    /// View classes that commands have named and nothing declares: subclasses of UIView that add nothing.
    var namedViewClasses: Set<String> = []
    /// The objects of such classes and of Apple's that are no views, living and dead.
    package var instances = Table<Instance>()
    /// The objects of Apple's of which there is one each, by name.
    var sharedInstances: [String: Instance.ID] = [:]
    /// The closures, living and dead.
    package var closures = Table<Closure>()
    /// The local variables that closures share.
    package var variables = Table<Variable>()
    /// The functions outside of classes, in the order of their declaration.
    package var functions: [Function] = []
    /// The constants and variables outside of all types.
    package var globals = Members()
    /// The members that extensions add to protocols and to types declared outside the text, by the type's
    /// name.
    package var extensions: [String: Members] = [:]
    /// The conditions that are not known and that decide what happens, in the order in which they were met.
    package var openConditions: [CodeLocation] = []
    /// Indicates whether the app's delegates launch it before a command replaces what they show.
    package var isBeforeRoot = false
    /// The results to use for such conditions, by location.
    package var decisions: [CodeLocation: Bool] = [:]
    /// The result to use for all other unknown conditions; nil to run neither branch.
    package var otherDecisions: Bool?
    /// Indicates whether the app goes on where it would end, as if what is missing were there.
    package var goesOnPastEnds = false
    /// The names of members that the text declares.
    package var textMembers = TextMembers()
    /// The modules that the text imports.
    package var imports: Set<String> = []
    /// The types that share a name with another one, by the name that code writes.
    package var namesakes: [String: [Namesake]] = [:]
    /// The protocols that the text declares, each with those that it refines.
    package var protocols: [String: [String]] = [:]
    /// The protocols that extensions say of types of which the text has no declaration, by the type's name.
    package var addedProtocols: [String: [String]] = [:]
    /// The types that the text's type aliases stand for, by alias.
    package var aliases: [String: String] = [:]
    /// The generic parameters and type aliases that are valid inside one type only, by the type's name.
    package var innerNames: [String: InnerNames] = [:]
    /// The objects that unknown code was given: it may hold them for ever.
    package var escaped: Set<Value> = []
    /// The values that may have been changed by code that may or may not have run.
    package var uncertainty = Uncertainty()
    /// The blocks that the notification center holds.
    var observers: [NotificationObserver] = []
    /// The key-value observers, each with the number of its registrations.
    package var keyObservers: [KeyObserver: Int] = [:]
    /// What code has read of @Observable objects since it last ran, where UIKit or the app waits for a change.
    var trackedReads: [TrackedRead] = []
    /// The delegates and data sources that code has assigned and that UIKit asks here nothing.
    var assignedDelegates: [AssignedDelegate] = []
    /// The first responder; `.nothing` if there is none.
    var firstResponder = Value.nothing
    /// The views that fingers have touched.
    var touched: Set<Value> = []
    /// The occasions for calls that the engine doesn't make: `editing`, `scrolling`.
    package var occasions: Set<String> = []
    /// Makes methods take the code, and the world around it, by its address: most of them are asked a hundred times in a
    /// command, and a copy of so large a value for each would cost more than their work.
    private let isPassed = PassedByAddress()

    init(interpreter: CodeInterpreter) { self.interpreter = interpreter }

    /// Indicates whether a name is that of a view class, UIKit's own or the app's.
    package func isViewClass(named name: String) -> Bool {
        UIKitName.isViewClass(name) || classesByName[name].map { viewClass(of: $0) != nil } ?? false
    }

    /// The class with a name that is no controller's.
    package func objectClass(named name: String) -> ObjectClass.ID? { classesByName[name] }

    package mutating func add(_ new: TypeDeclaration) {
        if valueTypes.updateValue(new, forKey: new.name) == nil, new.name.contains(".") {
            innerValueTypes[new.name.lastComponent, default: []].append(new.name)
        }
    }

    package mutating func add(_ new: ObjectClass) -> ObjectClass.ID {
        let id = objectClasses.append(new)
        if classesByName[new.name] == nil { classesByName.set(new.name, to: id) }
        return id
    }

    /// The one object that a static member gives every time.
    package mutating func shared(_ name: String) -> Instance.ID {
        if let found = sharedInstances[name] { return found }
        let made = add(name, isHeld: true)
        sharedInstances[name] = made
        return made
    }

    /// A new object of a class of Apple's.
    package mutating func add(
        _ type: String, _ properties: [String: StoredValue] = [:], isHeld: Bool = false
    ) -> Instance.ID {
        instances.append(Instance(type: .named(type), properties: properties, retainCount: isHeld ? 1 : 0))
    }
}

/// A class of the learner's that is no controller's: of a view, or of anything else.
package struct ObjectClass: Hashable, Sendable, Containable {
    /// The place of a class in the world.
    package typealias ID = Identifier<ObjectClass>

    package let name: String
    /// The class of the learner's that it derives from.
    package let superclass: ID?
    /// The class of UIKit's at the root of it, such as `UIView`; nil if it is no view's.
    package let viewClass: String?
    /// Indicates whether it derives from UIWindow.
    package var isWindow = false
    /// The protocols in its declaration, such as `UIApplicationDelegate`.
    package var protocols: [String] = []
    /// The methods of UIKit's that it overrides.
    package var overrides: [Callback: Body] = [:]
    /// Its stored properties, in the order of their declaration.
    package var properties: [ControllerClass.Property] = []
    /// Everything else that it declares.
    package var members = Members()

    package init(name: String, superclass: ID?, viewClass: String?) {
        self.name = name
        self.superclass = superclass
        self.viewClass = viewClass
    }

    /// The superclass, if it is the learner's.
    package var container: ID? { superclass }
}

/// A closure as an object: code, and what it captured.
package struct Closure: Hashable, Sendable {
    /// The place of a closure in the world.
    package typealias ID = Identifier<Closure>

    /// The closure's code; nil if it only holds what it captured.
    package let code: ClosureExpression?
    /// The captured values, by name: the capture list, the names in it, and `self`.
    package var captures: [String: StoredValue] = [:]
    /// The variables of the code around it that it shares, by name.
    package var variables: [String: Variable.ID] = [:]
    /// The class whose code created the closure, above which `super` begins in it.
    package let level: CodeLevel?
    /// The strong references to it.
    var retainCount = 0
    package internal(set) var isAlive = true

    package init(
        code: ClosureExpression?, captures: [String: StoredValue] = [:], level: CodeLevel?
    ) {
        self.code = code
        self.captures = captures
        self.level = level
    }
}

/// A variable that a closure shares with the code around it.
package struct Variable: Hashable, Sendable {
    /// The place of a variable in the world.
    package typealias ID = Identifier<Variable>

    /// The variable's value.
    package var slot: StoredValue
    /// The number of scopes and closures that refer to it.
    package var retainCount = 0

    package init(slot: StoredValue, retainCount: Int = 0) {
        self.slot = slot
        self.retainCount = retainCount
    }
}

/// The class to which running code belongs.
package enum CodeLevel: Hashable, Sendable {
    case controller(ControllerClass.ID)
    case object(ObjectClass.ID)
    /// An enumeration or structure, by name.
    case value(String)
    /// The extensions of a type that the text does not declare, or of a protocol, by name.
    case extended(String)

    /// Indicates whether it stands for extensions of one of Apple's types.
    package func isOfApple(in world: World) -> Bool {
        guard case .extended(let name) = self else { return false }
        return world.code.protocols[name] == nil
    }
}
