/// A function or initializer of the learner's.
package struct Function: Hashable, Sendable {
    /// The base name, such as `configure`; `init` for an initializer.
    package let name: String
    /// The parameters, in order.
    package let parameters: [Parameter]
    /// The function's code.
    package let body: Body
    /// Indicates whether it is a static or class method.
    package let isStatic: Bool
    /// The names of the functions that get and set a subscript's elements.
    package static let subscriptName = "subscript", subscriptSetterName = "subscript set"
    /// Indicates whether it changes the structure that it belongs to.
    package let isMutating: Bool
    /// Indicates whether it is an initializer that calls another one to set the initial values.
    package let isConvenience: Bool
    /// Indicates whether only its own type or file can name it, so that no subclass overrides it.
    package let isPrivate: Bool

    /// A parameter.
    package struct Parameter: Hashable, Sendable {
        /// The label at the call; nil if there is none.
        package let label: String?
        /// The name inside the function.
        package let name: String
        /// The value when the call leaves it out.
        package let standard: Expression?
        /// The type as it is written; nil if it is not known.
        package let type: String?
        /// Indicates whether it takes any number of arguments: `views: UIView...`.
        package let isVariadic: Bool

        package init(
            label: String?, name: String, standard: Expression? = nil, type: String? = nil,
            isVariadic: Bool = false
        ) {
            self.label = label
            self.name = name
            self.standard = standard
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    package init(
        name: String, parameters: [Parameter], body: Body, isStatic: Bool = false, isMutating: Bool = false,
        isConvenience: Bool = false, isPrivate: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.body = body
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.isConvenience = isConvenience
        self.isPrivate = isPrivate
    }

    /// The full name, such as `configure(title:)`.
    package var fullName: String {
        name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    // The names under which the reader keeps what code can't name.

    /// The name of the function that hears of the new value of a property before it is there.
    ///
    /// - Parameter property: The property's name.
    /// - Returns: A name with a space in it.
    package static func willSetName(of property: String) -> String { "willSet " + property }

    /// The name of the function that hears of the new value of a property with a wrapper when it is there.
    package static func didSetName(of property: String) -> String { "didSet " + property }

    /// The name of the function that makes the wrapper of a property; no text can give it to one of its own.
    package static func wrapperName(of property: String) -> String { wrapperPrefix + property }

    package static let wrapperPrefix = "wrapper of "

    /// The name by which Objective-C knows a method with one parameter or none, such as `unwindWithSegue:`.
    package var selector: String? {
        guard let first = parameters.first else { return name }
        guard parameters.count == 1 else { return nil }
        guard let label = first.label else { return name + ":" }
        return name + "With" + label.prefix(1).uppercased() + label.dropFirst() + ":"
    }
}

/// A property without storage of its own.
package struct ComputedProperty: Hashable, Sendable {
    package let name: String
    /// The code that runs on reading.
    package let getter: Body
    /// The code that runs on assigning, with the new value as `newValue`; nil if the property is read-only.
    package let setter: Body?

    package init(name: String, getter: Body, setter: Body?) {
        self.name = name
        self.getter = getter
        self.setter = setter
    }
}

/// The members of a class other than its overrides and stored properties.
package struct Members: Hashable, Sendable {
    /// The methods, in the order in which they are written.
    package var functions: [Function] = []
    /// The initializers, in the order in which they are written.
    package var initializers: [Function] = []
    /// The computed properties, in the order in which they are written.
    package var computed: [ComputedProperty] = []
    /// The stored properties of the type itself, in the order in which they are written.
    package var statics: [ControllerClass.Property] = []
    /// The computed properties of the type itself, in the order in which they are written.
    package var staticComputed: [ComputedProperty] = []

    /// Makes an empty set of members.
    package init() {}

    /// Adds what an extension declares.
    package mutating func add(_ other: Members) {
        functions += other.functions
        initializers += other.initializers
        computed += other.computed
        statics += other.statics
        staticComputed += other.staticComputed
    }
}

/// A class, structure or enumeration as the learner's source declares it, or an extension of one.
package struct TypeDeclaration: Hashable, Sendable {
    package internal(set) var name: String
    /// The name with those of the types around it, such as `Feed.Cell`.
    package let path: String
    /// The class that it derives from; nil if it names none.
    package var superclass: String?
    /// The methods of UIKit's that it overrides.
    package var overrides: [Callback: Body] = [:]
    /// The stored properties, in the order of their declaration.
    package var properties: [ControllerClass.Property] = []
    /// Everything else that it declares.
    package var members = Members()
    /// Indicates whether it returns false from `shouldAutomaticallyForwardAppearanceMethods`.
    package var forwardsByHand = false
    /// The protocols that the declaration and its extensions name.
    package var protocols: [String] = []
    /// The cases of an enumeration, in order; nil for anything else.
    package var cases: [Case]?
    /// The location of the declaration's first line.
    package let location: CodeLocation?

    /// A case of an enumeration.
    package struct Case: Hashable, Sendable {
        package let name: String
        /// The raw value; nil if it has none.
        package let raw: Value?
        /// Indicates whether it has associated values.
        package let hasValues: Bool

        package init(name: String, raw: Value?, hasValues: Bool) {
            self.name = name
            self.raw = raw
            self.hasValues = hasValues
        }
    }

    package init(
        name: String, path: String? = nil, superclass: String?, location: CodeLocation? = nil
    ) {
        self.name = name
        self.path = path ?? name
        self.superclass = superclass
        self.location = location
    }
}

/// Source text as the app knows it: classes and functions.
package struct Program: Hashable, Sendable {
    /// The classes, in the order in which they are written.
    package var classes: [TypeDeclaration] = []
    /// The enumerations and structures, in the order in which they are written.
    package var valueTypes: [TypeDeclaration] = []
    /// The functions outside of classes.
    package var functions: [Function] = []
    /// The constants and variables outside of all types, as what belongs to no object.
    package var globals = Members()
    /// The extensions, in the order in which they are written: the path is the type as it is written, such as `Feed.Cell` or
    /// `UIView`.
    package var extensions: [TypeDeclaration] = []
    /// The results to use for unknown conditions, by location.
    package var decisions: [CodeLocation: Bool] = [:]
    /// The result to use for all other unknown conditions; nil to run neither branch.
    package var otherDecisions: Bool?
    /// The storyboards and nibs of the app, as far as their files were read.
    package var interfaceFiles: [InterfaceFile] = []
    /// The modules that it imports.
    package var imports: Set<String> = []
    /// The protocols that it declares, each with those that it refines.
    package var protocols: [String: [String]] = [:]
    /// The types that the type aliases stand for, as written, by alias.
    package var aliases: [String: String] = [:]
    /// The generic parameters and type aliases that are valid inside one type only, by the type's path.
    package internal(set) var innerNames: [String: InnerNames] = [:]
    /// The types that share their name with another one.
    package internal(set) var namesakes: [Namesake] = []
    /// Indicates whether types that have the same name as others are given names that a command can use.
    package var namesAreWords = false
    /// Indicates whether the nibs and storyboards that the code refers to are assumed to exist.
    package var assumesNibs = false

    package init() {}

    /// Indicates whether an imported module isn't Apple's.
    package static func isLibrary(_ module: String) -> Bool { !UIKitName.modules.contains(module) }

    /// Indicates whether a type belongs to one of Apple's frameworks, judging by its name.
    package static func isOfApple(_ type: String) -> Bool { UIKitName.isOfApple(type) }

    /// The locations of the statements in the methods that override UIKit's, including their closures.
    package var placesInOverrides: [CodeLocation] {
        (classes + extensions).flatMap { declaration in
            declaration.overrides.values.flatMap { CodeNames($0.statements).places }
        }
    }
}
