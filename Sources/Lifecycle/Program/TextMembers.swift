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

    package var all: Set<String> { accessors.union(stored).union(functions) }

    mutating func add(_ members: Members) {
        functions.formUnion(members.functions.map { $0.name })
        let computed = members.computed + members.staticComputed
        accessors.formUnion(computed.map { $0.name })
        setters.formUnion(computed.filter { $0.setter != nil }.map { $0.name })
        add(members.statics)
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
        functions.formUnion(program.functions.map { $0.name })
        add(program.globals)
    }
}
