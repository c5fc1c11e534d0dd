// Methods that change a value and ask a closure how: `removeAll(where:)`, `sort(by:)`.

import Lifecycle

extension Interpreter {
    /// The change that a method makes without asking any code of the text's.
    ///
    /// - Returns: Nil if the value has no such method that changes it, or if it is not known how.
    func plainChange(of receiver: Value, by name: String, _ arguments: [PassedArgument]) -> ValueChange? {
        guard let change = ValueChange(name, arguments, of: receiver) else { return nil }
        switch change {
        // A custom `==` decides which keys are equal.
        case .set(_, let key), .update(_, let key): return app.world.comparesItself(key) ? nil : change
        case .merge(let entries, let gone):
            let keys = entries.map { $0.key } + gone
            return keys.contains { app.world.comparesItself($0) } ? nil : change
        case .keep(let keys): return keys.contains { app.world.comparesItself($0) } ? nil : change
        default: return change
        }
    }

    /// The change that a method makes.
    ///
    /// - Parameters:
    ///   - receiver: The value.
    ///   - name: The method.
    ///   - arguments: What it is given.
    /// - Returns: Nil if the value has no such method that changes it, or if it is not known how.
    /// - Throws: The end of the app, or an error of the code's own.
    mutating func change(
        of receiver: Value, by name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> ValueChange? {
        if let change = plainChange(of: receiver, by: name, arguments) { return change }
        guard case .array(let array) = receiver, arguments.count <= 1 else { return nil }
        switch name {
        case "removeAll":
            guard let test = arguments.closure("where"), test != .unknown else { return nil }
            var kept: [Int] = []
            for (index, value) in array.enumerated() {
                guard case .bool(let goes) = try ask(test, value) else { return nil }
                if !goes { kept.append(index) }
            }
            return .select(kept)
        case "sort":
            guard let order = try order(of: array, arguments) else { return nil }
            return .select(order)
        default: return nil
        }
    }

    /// The positions of elements in the order that a closure gives them, or their own; nil if that is not known.
    mutating func order(
        of array: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> [Int]? {
        try app.charge(array.sorting)
        guard !arguments.isEmpty else {
            if array.allSatisfy({ $0.double != nil }) {
                return array.indices.sorted { (array[$0].double ?? 0, $0) < (array[$1].double ?? 0, $1) }
            }
            guard array.allSatisfy({ $0.text != nil }) else { return nil }
            return array.indices.sorted { (array[$0].text ?? "", $0) < (array[$1].text ?? "", $1) }
        }
        guard let comesBefore = arguments.closure("by"), comesBefore != .unknown else { return nil }
        // Runs of one element are merged into longer ones.
        var runs = array.indices.map { [$0] }
        while runs.count > 1 {
            var longer: [[Int]] = []
            for start in stride(from: 0, to: runs.count, by: 2) {
                guard start + 1 < runs.count else {
                    longer.append(runs[start])
                    continue
                }
                guard let merged = try merge(runs[start], runs[start + 1], of: array, by: comesBefore) else {
                    return nil
                }
                longer.append(merged)
            }
            runs = longer
        }
        return runs.first ?? []
    }

    /// The least or greatest element, as a closure compares them; nil if that is not known.
    mutating func extreme(
        of array: ArrayValue, isLeast: Bool, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard arguments.count == 1, let comesBefore = arguments.closure("by"), comesBefore != .unknown
        else { return nil }
        guard var found = array.first else { return .nothing }
        for value in array.dropFirst() {
            let answer = try isLeast ? ask(comesBefore, value, found) : ask(comesBefore, found, value)
            guard case .bool(let holds) = answer else { return nil }
            if holds { found = value }
        }
        return found
    }

    private mutating func merge(
        _ one: [Int], _ other: [Int], of array: ArrayValue, by comesBefore: Value
    ) throws(Interruption) -> [Int]? {
        var merged: [Int] = [], left = one[...], right = other[...]
        while let first = left.first, let second = right.first {
            guard case .bool(let isBefore) = try ask(comesBefore, array[second], array[first]) else {
                return nil
            }
            merged.append(isBefore ? right.removeFirst() : left.removeFirst())
        }
        return merged + left + right
    }

    /// A text with another one at its end, or without anything; nil if the method does something else.
    mutating func lengthened(
        _ text: String, by name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "append":
            guard arguments.count == 1, let other = arguments[0].value.text else { return nil }
            guard text.utf8.count + other.utf8.count <= ExhaustedResource.longestText else {
                throw app.exhausted(.text)
            }
            return try made(.string(text + other))
        case "removeAll" where arguments.isEmpty: return .string("")
        default: return nil
        }
    }
}

extension Value {
    var isChangedInPlace: Bool {
        switch self {
        case .array, .dictionary, .bool: true
        default: false
        }
    }
}
