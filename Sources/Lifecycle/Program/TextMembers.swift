/// The names that types and extensions of the text declare, wherever they do.
package struct TextMembers: Hashable, Sendable {
    /// Methods and functions.
    package private(set) var functions: Set<String> = []
    /// The functions that aren't declared in extensions of outside types.
    package private(set) var ownFunctions: Set<String> = []
    /// Properties of which reading or assigning runs code.
    package private(set) var accessors: Set<String> = []
    /// The stored properties of which reading or assigning runs code.
    package private(set) var observed: Set<String> = []
    /// The properties of which assigning runs code.
    package private(set) var setters: Set<String> = []
    private var stored: Set<String> = []

    /// The names that the functions of each name use.
    package private(set) var uses: [String: CodeNames] = [:]

    var isEmpty: Bool { accessors.isEmpty && stored.isEmpty && functions.isEmpty }

    /// Indicates whether a type declares a member of a name.
    package func has(_ name: String) -> Bool {
        accessors.contains(name) || stored.contains(name) || functions.contains(name)
    }

    mutating func add(_ members: Members) {
        add(members.functions)
        let computed = members.computed + members.staticComputed
        accessors.formUnion(computed.map { $0.name })
        setters.formUnion(computed.filter { $0.setter != nil }.map { $0.name })
        add(members.statics)
    }

    private mutating func add(_ declared: [Function]) {
        functions.formUnion(declared.map { $0.name })
        for function in declared { uses[function.name, default: CodeNames()].add(function.body.statements) }
    }

    mutating func add(_ properties: [ControllerClass.Property]) {
        for property in properties {
            let runs = property.code.isLazy || property.code.observer != nil
            if property.code.observer != nil { setters.insert(property.name) }
            if runs { observed.insert(property.name) }
            if runs { accessors.insert(property.name) } else { stored.insert(property.name) }
        }
    }

    /// Adds what a text declares.
    package mutating func add(_ program: Program) {
        let own = program.classes.map { $0.members } + program.valueTypes.map { $0.members }
        ownFunctions.formUnion(own.flatMap { $0.functions }.map { $0.name })
        for declaration in program.classes + program.valueTypes + program.extensions {
            add(declaration.members)
            add(declaration.properties)
            functions.formUnion(declaration.overrides.keys.map { $0.baseName })
        }
        add(program.functions)
        add(program.globals)
    }
}
