// Operators: Swift's own, and those that the text declares.

import Lifecycle

extension Interpreter {
    /// `left + right`
    mutating func infix(
        _ left: Expression, _ mark: String, _ right: Expression
    ) throws(Interruption) -> Value {
        let first = try evaluate(left)
        switch (mark, first) {
        case ("&&", .bool(false)), ("||", .bool(true)): return first
        case ("??", .nothing): return try evaluate(right)
        case ("??", _): return first
        default: break
        }
        if first == .unknown, mark == "&&" || mark == "||",
            let answer = foresee(right), answer == (mark == "||")
        {
            return .bool(answer)
        }
        if first == .unknown, ["&&", "||", "??"].contains(mark) {
            // The right side may or may not be evaluated, so anything that it would change is unknown.
            var names = CodeNames()
            names.add(right)
            try markUnknown(names)
            return .unknown
        }
        let second = try evaluate(right)
        if mark == "/" || mark == "%", case .integer = first, second == .integer(0) {
            throw trapUnlessUncertain(.divisionByZero, by: .arithmeticTraps)
        }
        if mark == "!=", app.world.comparesItself(first), !app.world.hasOwn(mark, first) {
            return try areEqual(first, second).map { .bool(!$0) } ?? .unknown
        }
        try app.charge(min(first.extent.reading, second.extent.reading))
        if let excess = Value.excess(applying: mark, first, second) { throw app.exhausted(excess) }
        guard let result = app.world.hasOwn(mark, first) ? nil : Value.applying(mark, first, second) else {
            if mark == "~=", case .integer(let number) = second, let contains = first.containsNumber(number) {
                return .bool(contains)
            }
            return try applyOther(mark, first, second, changing: left)
        }
        guard let value = result.value else {
            throw trapUnlessUncertain(.arithmeticOverflow, by: .arithmeticTraps)
        }
        return try made(value)
    }

    /// An operator that these operands do not have, or that is none of Swift's: one of a library may give what stands
    /// before it another value.
    private mutating func applyOther(
        _ mark: String, _ first: Value, _ second: Value, changing left: Expression
    ) throws(Interruption) -> Value {
        let passed = [PassedArgument(nil, first), PassedArgument(nil, second)]
        let isOfSwift = Value.operators.contains(mark), isKnown = first != .unknown && second != .unknown
        if app.world.code.textMembers.functions.contains(mark), isKnown || !isOfSwift {
            if let function = ownOperator(mark, passed), !function.changesArguments {
                return try runFunction(function, on: nil, level: nil, passed)
            }
            guard !isOfSwift else { return .unknown }
            return skipped("… \(mark) …", .function, escaping: passed)
        }
        guard !isOfSwift else {
            if first.isElementary, second.isElementary { app.skipUnknown("… \(mark) …", .function) }
            return .unknown
        }
        markEscaped(first)
        markEscaped(second)
        try mayHaveChanged(left)
        return outsideResult()
    }

    /// `!operand`
    mutating func prefix(_ mark: String, _ operand: Value) throws(Interruption) -> Value {
        try app.step()
        if let value = Value.applying(mark, operand) { return value }
        let passed = [PassedArgument(nil, operand)]
        guard operand != .unknown, app.world.code.textMembers.functions.contains(mark),
            let function = ownOperator(mark, passed), !function.changesArguments
        else { return .unknown }
        return try runFunction(function, on: nil, level: nil, passed)
    }

    /// Indicates whether two values are equal, by their type's own `==` if it declares one; nil if unknown.
    mutating func areEqual(_ one: Value, _ other: Value) throws(Interruption) -> Bool? {
        guard app.world.comparesItself(one), other != .unknown, other != .nothing else {
            return Value.areEqual(one, other)
        }
        let passed = [PassedArgument(nil, one), PassedArgument(nil, other)]
        guard let function = ownOperator("==", passed), !function.changesArguments,
            case .bool(let holds) = try runFunction(function, on: nil, level: nil, passed)
        else { return nil }
        return holds
    }

    /// The operator of the text's that takes some operands: outside of all types, or declared by the type of one.
    private func ownOperator(_ mark: String, _ operands: [PassedArgument]) -> Function? {
        var levels: [CodeLevel] = []
        for level in operands.flatMap({ app.world.levels(of: $0.value) }) where !levels.contains(level) {
            levels.append(level)
        }
        let ofTypes = levels.flatMap { level in
            app.world.members(of: level).functions.filter { $0.name == mark && $0.isStatic }
        }
        let all = ofTypes + app.world.code.functions.filter { $0.name == mark }
        let fitting = all.map { $0.withoutLabels }.filter { app.world.score(of: $0, operands) != nil }
        return app.world.overload(of: fitting, taking: operands, near: codeFile)
    }
}

extension World {
    /// Indicates whether the type of a value declares its own `==`.
    func comparesItself(_ value: Value) -> Bool { hasOwn("==", value) }

    /// Indicates whether the type of an operand declares an operator.
    fileprivate func hasOwn(_ mark: String, _ operand: Value) -> Bool {
        switch operand {
        case .structure, .element, .instance:
            code.textMembers.functions.contains(mark)
                && levels(of: operand).contains { level in
                    members(of: level).functions.contains { $0.name == mark && $0.isStatic }
                }
        default: false
        }
    }
}
