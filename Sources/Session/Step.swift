import CommandLanguage
import Lifecycle

/// A statement of the learner's that changed the app or what it runs on.
struct Step: Sendable {
    let statement: String
    let instruction: Instruction
    /// Indicates whether it was predicted together with the step before it.
    var continuesPrediction = false

    /// Indicates whether it moved the app to another release or device, where all earlier steps ran again.
    var isMove: Bool { instruction.isMove }

    /// Indicates whether it overrides a method of a class.
    var isOverride: Bool { if case .simulate(.classes(.override)) = instruction { true } else { false } }

    /// The names of the types that it declares.
    var declaredNames: [String] {
        if case .simulate(.classes(.define(let name, _))) = instruction { return [name] }
        guard case .simulate(.swift(.declare(let program))) = instruction else { return [] }
        return program.classes.map { $0.name } + program.valueTypes.map { $0.name }
    }
}

extension Instruction {
    /// Indicates whether it moves the app to another release or device.
    var isMove: Bool { if case .environment = self { true } else { false } }
}

/// Some statements in a row: all if they are few, else the first and the last.
package struct StatementList: Sendable {
    package let count: Int
    /// The first ones; all if ``last`` is empty.
    package let first: [String]
    /// The last ones, if some before them are left out.
    package let last: [String]

    /// The statements that are told in full, and those at either end of more.
    private static let limit = 12, firsts = 9, lasts = 3

    init(_ statements: [String]) {
        count = statements.count
        let isLong = count > Self.limit
        first = Array(statements.prefix(isLong ? Self.firsts : Self.limit))
        last = isLong ? Array(statements.suffix(Self.lasts)) : []
    }
}

/// The effect of one statement on the app.
///
/// It holds the app before and after and never changes, so that it can be shared.
package final class Run: Sendable {
    /// The statement, as typed.
    package let statement: String
    /// The command that it stood for; nil if it only chose the controller that is meant.
    package let command: Command?
    package let outcome: Outcome
    /// The entries of the trace that it caused.
    package let entries: Range<Int>
    /// The app afterwards.
    package let simulation: Simulation
    /// The app that it was carried out in.
    package let place: Place

    init(
        statement: String, command: Command?, outcome: Outcome, entries: Range<Int>, simulation: Simulation,
        place: Place
    ) {
        self.statement = statement
        self.command = command
        self.outcome = outcome
        self.entries = entries
        self.simulation = simulation
        self.place = place
    }

    /// The app that a statement was carried out in.
    package struct Place: Sendable, Hashable {
        /// The app before.
        package let world: World
        /// Indicates whether the first controller that is created replaces the ready one.
        let isProvisional: Bool
    }

    /// The positions of the callbacks that are numbered and shown, in order: those of controllers, and of views
    /// whose class is the app's own.
    package var visibleCallbacks: [Int] {
        entries.filter { simulation.trace.isShown($0, in: simulation.world) }
    }

    /// The name of the controller that was ready and made way for the one that was made; nil if there was none.
    package var replacedReadyController: String? {
        guard place.isProvisional, case .making(.make)? = command else { return nil }
        let before = place.world.controllers
        return before.identifiers.lazy.map { before[$0].name }
            .first { simulation.world.controller(named: $0) == nil }
    }

    /// Indicates whether the statement was refused.
    package var isRefused: Bool { if case .ignored = outcome { true } else { false } }

    /// Indicates whether it only prepared something, so that nothing could have been called.
    var isPreparation: Bool { command?.facts.isPreparation ?? true }
}

extension Trace {
    /// Returns whether an entry is a callback that is numbered and shown.
    func isShown(_ index: Int, in world: World) -> Bool {
        guard case .callback = self[index].event else { return false }
        switch self[index].receiver {
        case .controller: return self[index].isSeen
        case .view(let view): return world.views[view].isOfOwnClass
        case .application, .delegate, .presentationController: return false
        }
    }
}
