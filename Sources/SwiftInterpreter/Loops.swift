import Lifecycle

extension Interpreter {
    /// `for name in sequence { … }`
    mutating func each(
        _ name: String, in sequence: Expression, _ body: [Statement]
    ) throws(Interruption) -> ControlFlow {
        let label = activation.takeLabel()
        let sequenceValue = try evaluate(sequence)
        guard sequenceValue.longRange == nil else { throw app.exhausted(.elements) }
        if case .string = sequenceValue { try app.charge(sequenceValue.extent.reading) }
        guard let values = elements(of: sequenceValue) else {
            // Code that waits for values that may never end is retained as long.
            if case .awaited = sequence { markActivationEscaped() }
            return try runUncountedLoop("for \(name) in …", body, binding: name, label: label)
        }
        let unknowns = app.execution.unknowns
        for (index, value) in values.enumerated() {
            if app.execution.unknowns > unknowns { becomeUncertain() }
            try app.step()
            activation.scopes.append([:])
            try declare(name, StoredValue(value))
            let completion = try execute(
                body,
                before: .loop(
                    .each(name, in: .literal(.list(Array(values.elements.dropFirst(index + 1)))), body),
                    label: label))
            try closeScope()
            if let end = completion.afterRound(of: label) { return end }
        }
        return .normal
    }

    /// `while conditions { … }`
    mutating func loop(_ conditions: [Condition], _ body: [Statement]) throws(Interruption) -> ControlFlow {
        let label = activation.takeLabel()
        var count = IterationCount(unknowns: app.execution.unknowns, start: app.cost.steps)
        while true {
            try beginRound(&count)
            guard !isLost(count) else {
                app.skipUnknown("while …", .loop)
                var names = CodeNames(body)
                names.add(conditions)
                try markUnknown(names)
                return .normal
            }
            activation.scopes.append([:])
            switch try hold(conditions) {
            case true?: break
            case false?:
                try closeScope()
                return .normal
            case nil:
                try declareUnknown(conditions)
                let completion = try runUncountedLoop("while …", body, label: label)
                try closeScope()
                return completion
            }
            let completion = try execute(body, before: .loop(.loop(conditions, body), label: label))
            try closeScope()
            if let end = completion.afterRound(of: label) { return end }
        }
    }

    /// `repeat { … } while condition`
    mutating func repetition(
        _ body: [Statement], while condition: Expression
    ) throws(Interruption) -> ControlFlow {
        let label = activation.takeLabel()
        var count = IterationCount(unknowns: app.execution.unknowns, start: app.cost.steps)
        while true {
            try beginRound(&count)
            let completion = try execute(body, before: .loop(.loop([.holds(condition)], body), label: label))
            if let end = completion.afterRound(of: label) { return end }
            switch try evaluate(condition) {
            case .bool(true) where !isLost(count): continue
            case .bool(false): return .normal
            default:
                app.skipUnknown("repeat …", .loop)
                becomeUncertain()
                try markUnknown(body)
                return .normal
            }
        }
    }

    /// Runs the remaining rounds of a loop after one that was suspended midway.
    mutating func nextRounds(
        of loop: Statement.Kind, _ label: String?, after completion: ControlFlow
    ) throws(Interruption) -> ControlFlow {
        if let end = completion.afterRound(of: label) { return end }
        activation.label = label
        return try runStatement(loop)
    }

    private mutating func beginRound(_ count: inout IterationCount) throws(Interruption) {
        try app.step()
        if app.execution.unknowns > count.unknowns { becomeUncertain() }
        count.rounds += 1
    }

    /// Indicates whether only something unknown keeps a loop going.
    private func isLost(_ count: IterationCount) -> Bool {
        app.execution.unknowns > count.unknowns
            && (count.rounds > 1000 || app.cost.steps - count.start > app.limit.steps / 16)
    }

    /// A loop of which nobody knows how often it goes round. Taken both ways it goes round once, or not at all.
    private mutating func runUncountedLoop(
        _ words: String, _ body: [Statement], binding name: String? = nil, label: String?
    ) throws(Interruption) -> ControlFlow {
        let names = CodeNames(ofLoop: body, label: label)
        if try passesOver(names) { return .normal }
        let goesRound = decision(at: app.recorder.currentPlace)
        app.skipUnknown(words, .loop)
        becomeUncertain()
        guard goesRound == true else {
            try markUnknown(names)
            return .normal
        }
        activation.scopes.append([:])
        if let name { try declare(name, StoredValue(.unknown)) }
        let completion = try execute(body)
        try closeScope()
        return completion.afterRound(of: label) ?? .normal
    }

    /// Marks the objects held by the running code, which may wait forever, as passed to unknown code.
    private mutating func markActivationEscaped() {
        if let receiver = activation.receiver { markEscaped(receiver) }
        let locals = activation.scopes.flatMap { $0.values.map { slot(of: $0) } }
        for slot in activation.captures.values + locals where slot.reference == .strong {
            markEscaped(slot.value)
        }
    }

    private func elements(of value: Value) -> ArrayValue? {
        switch value {
        case .array(let array): array
        case .string(let text) where text.utf8.count <= ExhaustedResource.mostElements:
            ArrayValue(text.map { .string(String($0)) })
        // With a single element, the order is known.
        case .dictionary(let dictionary) where dictionary.entries.count < 2: ArrayValue(dictionary.elements)
        default: nil
        }
    }
}

/// The rounds of a loop, and where it began.
private struct IterationCount {
    let unknowns: Int, start: Int
    var rounds = 0
}

extension ControlFlow {
    /// Returns how a loop ends after a round that ended this way; nil if it continues.
    fileprivate func afterRound(of label: String?) -> ControlFlow? {
        switch self {
        case .normal, .fellThrough: nil
        case .nextRound(let name): name == nil || name == label ? nil : self
        case .leftLoop(let name): name == nil || name == label ? .normal : self
        case .returned, .threw: self
        }
    }
}

extension Statement.Kind {
    var isLoop: Bool {
        switch self {
        case .each, .loop, .repetition: true
        default: false
        }
    }
}

extension Activation {
    /// The label of the loop that begins: those inside of it have their own.
    fileprivate mutating func takeLabel() -> String? {
        defer { label = nil }
        return label
    }
}
