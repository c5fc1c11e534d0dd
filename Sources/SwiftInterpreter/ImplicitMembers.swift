// `.name(arguments)` without a type before it: a case of an enumeration, or what a method of a type makes. Only the
// code around it says which type is meant.

import Lifecycle

extension Interpreter {
    /// Returns the result of calling an implicit member, such as `.make()`.
    mutating func callImplicitMember(
        _ name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        let isCase = app.world.code.isKnownCase(name)
        let makers = app.world.makers(named: name, taking: arguments)
        app.cost.work += makers.count
        guard !makers.isEmpty else {
            guard !arguments.isEmpty else { return .symbol(name) }
            // Only a library knows what its cases and methods do with their arguments. The detent of a sheet
            // is retained.
            if !isCase, name != "custom" { markEscaped(arguments) }
            return try made(.element(ElementValue(name, arguments)))
        }
        if makers.count == 1, !isCase, let maker = makers.first, !app.world.isOfAnyType(maker) {
            return try runFunction(maker.function, on: .type(maker.type), level: maker.level, arguments)
        }
        markEscaped(arguments)
        guard !isHarmless(function: name, taking: arguments) else { return outsideResult() }
        becomeUncertain()
        return skipped(".\(name)(…)", .overload)
    }
}

/// A method of a type that may be meant by `.name(arguments)`.
private struct FactoryMethod {
    let function: Function
    let type: Value.TypeReference
    let level: CodeLevel
}

extension World {
    /// The methods of types that have a name and take some arguments.
    fileprivate func makers(named name: String, taking arguments: [PassedArgument]) -> [FactoryMethod] {
        guard code.textMembers.functions.contains(name) else { return [] }
        let types: [(CodeLevel, Value.TypeReference)] =
            classes.identifiers.map { (.controller($0), .controller($0)) }
            + code.objectClasses.identifiers.map { (.object($0), .object($0)) }
            + code.valueTypes.keys.sorted().map { (.value($0), .named($0)) }
            + code.extensions.keys.sorted().map { (.extended($0), type(named: $0) ?? .named($0)) }
        return types.flatMap { level, type in
            members(of: level).functions.filter {
                $0.name == name && $0.isStatic && $0.takes(arguments)
                    && !fits(of: arguments, to: $0).contains(.mismatch)
            }.map { FactoryMethod(function: $0, type: type, level: level) }
        }
    }

    /// Indicates whether a method refers to the type on which it is called, which may be one that inherits
    /// it.
    fileprivate func isOfAnyType(_ maker: FactoryMethod) -> Bool {
        let isInherited =
            switch maker.level {
            case .controller(let id): classes.identifiers.contains { classes[$0].superclass == id }
            case .object(let id):
                code.objectClasses.identifiers.contains { code.objectClasses[$0].superclass == id }
            case .value: false
            case .extended: true
            }
        guard isInherited else { return false }
        let source = maker.function.body.source ?? ""
        return source.contains("Self") || source.contains("self") || source.contains(".init(")
    }
}

extension AppCode {
    /// Indicates whether one of the learner's enumerations, or `Optional` or `Result`, has a case with this
    /// name and associated values.
    fileprivate func isKnownCase(_ name: String) -> Bool {
        ["some", "success", "failure"].contains(name)
            || valueTypes.values.contains { type in
                type.cases?.contains { $0.name == name && $0.hasValues } == true
            }
    }
}
