// Conditions of if, guard, while and switch, and how those are taken that are not known.

import Lifecycle

extension Interpreter {
    /// Indicates whether all conditions hold, and declares their bindings in the innermost scope; nil if
    /// unknown.
    ///
    /// - Parameters:
    ///   - conditions: The conditions.
    ///   - otherwise: The code for when they don't hold. If it ends the app or throws, the code relies on something
    ///     that only other code fills.
    /// - Returns: Nil if unknown.
    /// - Throws: The end of the app, or an error that the learner's code throws.
    mutating func hold(
        _ conditions: [Condition], orElse otherwise: [Statement] = []
    ) throws(Interruption) -> Bool? {
        for (index, condition) in conditions.enumerated() {
            switch try holds(condition, orElse: otherwise) {
            case true?: continue
            case false?: return false
            // Code that insists on something is taken to find it.
            case nil: return otherwise.insist ? nil : areUnmet(conditions[index...])
            }
        }
        return true
    }

    private mutating func holds(
        _ condition: Condition, orElse otherwise: [Statement]
    ) throws(Interruption) -> Bool? {
        switch condition {
        case .holds(let expression):
            guard case .bool(let holds) = try evaluate(expression) else { return nil }
            if holds { return true }
            return otherwise.insist ? try isInsistedOn(expression) : false
        case .binding(let name, let expression):
            let value = try evaluate(expression)
            guard value != .unknown else { return nil }
            if value == .nothing {
                guard otherwise.insist, try isFilledElsewhere(expression) else { return false }
            }
            try declare(name, StoredValue(value == .nothing ? .unknown : value))
            return true
        case .matches(let pattern, let expression):
            return try matches(pattern, try evaluate(expression))
        case .available(let release, let isNot): return app.world.environment.isAtLeast(release) != isNot
        case .unknown(let words):
            app.skipUnknown(words, .syntax)
            return nil
        }
    }

    // MARK: - What is not known

    /// Returns the result to use for an unknown condition; nil to run neither branch. Other runs can then
    /// take either one.
    mutating func decision(at place: Int32) -> Bool? {
        guard let location = app.trace.location(place), !location.file.isEmpty else { return nil }
        return decision(at: location)
    }

    mutating func decision(at location: CodeLocation) -> Bool? {
        // The launch is the same whatever comes of what the command shows.
        guard !app.world.code.isBeforeRoot else { return app.world.code.otherDecisions }
        app.cost.work += app.world.code.openConditions.count / 16
        if !app.world.code.openConditions.contains(location), app.world.code.openConditions.count < 100 {
            app.world.code.openConditions.append(location)
        }
        return app.world.code.decisions[location] ?? app.world.code.otherDecisions
    }

    /// A condition that is not known is taken one way; the statements of the other way may have run as well.
    mutating func decide(_ holds: Bool, leaving others: [Statement] = []) {
        app.assume("the condition \(holds ? "holds" : "does not hold")")
        app.execution.unknowns += 1
        becomeUncertain()
        if !others.isEmpty { app.recorder.trace.markUncertain(CodeNames(others).places) }
    }
}

extension [Statement] {
    /// Indicates whether the statements are for when something is missing: they end the app on purpose, or throw an error.
    var insist: Bool {
        contains { statement in
            switch statement.kind {
            case .thrown: true
            case .expression(.call(.name(let name), _)): Statement.endings.contains(name)
            default: false
            }
        }
    }
}
