/// A function or initialiser of the learner's.
public struct Function: Hashable, Sendable {
    /// The base name, such as `configure`; `init` for an initialiser.
    public let name: String
    /// The parameters, in order.
    public let parameters: [Parameter]
    /// What it does.
    public let body: Body
    /// Whether it belongs to the type and not to its objects.
    public let isStatic: Bool
    /// Whether it changes the structure that it belongs to.
    public let isMutating: Bool

    /// A parameter.
    public struct Parameter: Hashable, Sendable {
        /// The label at the call; nil if there is none.
        public let label: String?
        /// The name inside the function.
        public let name: String
        /// The value when the call leaves it out.
        public let standard: Expression?

        /// Makes a parameter.
        ///
        /// - Parameters:
        ///   - label: The label at the call; nil if there is none.
        ///   - name: The name inside the function.
        ///   - standard: The value when the call leaves it out.
        public init(label: String?, name: String, standard: Expression? = nil) {
            self.label = label
            self.name = name
            self.standard = standard
        }
    }

    /// Makes a function.
    ///
    /// - Parameters:
    ///   - name: The base name; `init` for an initialiser.
    ///   - parameters: The parameters, in order.
    ///   - body: What it does.
    ///   - isStatic: Whether it belongs to the type and not to its objects.
    ///   - isMutating: Whether it changes the structure that it belongs to.
    public init(
        name: String, parameters: [Parameter], body: Body, isStatic: Bool = false, isMutating: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.body = body
        self.isStatic = isStatic
        self.isMutating = isMutating
    }

    /// The full name, such as `configure(title:)`.
    public var fullName: String {
        name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

/// A property without storage of its own.
public struct ComputedProperty: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What reading it does.
    public let getter: Body
    /// What assigning it does, with the new value as `newValue`; nil if it cannot be assigned.
    public let setter: Body?

    /// Makes a property.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - getter: What reading it does.
    ///   - setter: What assigning it does; nil if it cannot be assigned.
    public init(name: String, getter: Body, setter: Body?) {
        self.name = name
        self.getter = getter
        self.setter = setter
    }
}

/// What the code of a class adds to its overrides and stored properties.
public struct Members: Hashable, Sendable {
    /// The methods, in the order in which they are written.
    public var functions: [Function] = []
    /// The initialisers, in the order in which they are written.
    public var initializers: [Function] = []
    /// The computed properties, in the order in which they are written.
    public var computed: [ComputedProperty] = []
    /// The stored properties of the type itself, in the order in which they are written.
    public var statics: [ControllerClass.Property] = []

    /// Makes an empty set of members.
    public init() {}
}

/// A class as the learner's source declares it.
public struct ClassDeclaration: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The class that it derives from; nil if it names none.
    public let superclass: String?
    /// The methods of UIKit's that it overrides.
    public var overrides: [Callback: Body]
    /// The stored properties, in the order of their declaration.
    public var properties: [ControllerClass.Property]
    /// Everything else that it declares.
    public var members: Members
    /// Whether it returns false from `shouldAutomaticallyForwardAppearanceMethods`.
    public var forwardsByHand = false
    /// Where the declaration begins.
    public let location: CodeLocation?

    /// Makes a declaration.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - superclass: The class that it derives from; nil if it names none.
    ///   - overrides: The methods of UIKit's that it overrides.
    ///   - properties: The stored properties, in the order of their declaration.
    ///   - members: Everything else that it declares.
    ///   - location: Where the declaration begins.
    public init(
        name: String, superclass: String?, overrides: [Callback: Body] = [:],
        properties: [ControllerClass.Property] = [], members: Members = Members(),
        location: CodeLocation? = nil
    ) {
        self.name = name
        self.superclass = superclass
        self.overrides = overrides
        self.properties = properties
        self.members = members
        self.location = location
    }
}

/// Source text as the app knows it: classes and functions.
public struct Program: Hashable, Sendable {
    /// The classes, in the order in which they are written.
    public var classes: [ClassDeclaration]
    /// The enumerations and structures, in the order in which they are written.
    public var valueTypes: [ValueType]
    /// The functions outside of classes.
    public var functions: [Function]

    /// Makes a program.
    ///
    /// - Parameters:
    ///   - classes: The classes, in the order in which they are written.
    ///   - valueTypes: The enumerations and structures, in the order in which they are written.
    ///   - functions: The functions outside of classes.
    public init(
        classes: [ClassDeclaration] = [], valueTypes: [ValueType] = [], functions: [Function] = []
    ) {
        self.classes = classes
        self.valueTypes = valueTypes
        self.functions = functions
    }
}
