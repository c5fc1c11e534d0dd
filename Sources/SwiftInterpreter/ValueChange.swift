import Lifecycle

/// A change of a value where it stands, as a method or an assignment of the standard library's makes it.
enum ValueChange {
    case toggle
    case append([Value])
    case insert(Value, at: Int)
    case remove(at: Int)
    case removeLast(isOptional: Bool)
    case removeAll
    case replace(at: Int, with: Value)
    case swap(Int, Int)
    case set(Value?, under: Value)
    /// A value under a key, for whoever asks what was there before.
    case update(Value, under: Value)
    /// Other elements between two positions.
    case splice(Range<Int>, [Value])
    /// The elements that stay, by their positions.
    case select([Int])
    /// Several keys, each with its new value or without one.
    case merge([DictionaryEntry], removing: [Value])
    /// Only these keys stay.
    case keep([Value])

    /// The side effects of a change.
    struct Effect {
        /// The method's return value.
        var result = Value.void
        /// The values that were added.
        var added: [Value] = []
        /// The values that were removed.
        var removed: [Value] = []
        /// The units of work that it took.
        var work = 1
    }

    /// The change that a method makes.
    ///
    /// - Returns: Nil if the value has no such method that changes it.
    init?(_ name: String, _ arguments: [PassedArgument], of receiver: Value) {
        switch (receiver, name) {
        case (.bool, "toggle"): self = .toggle
        case (.dictionary, "removeAll"): self = .removeAll
        case (.dictionary, "updateValue"):
            guard let value = arguments.unlabeled(), let key = arguments["forKey"], key != .unknown else {
                return nil
            }
            self = .update(value, under: key)
        case (.dictionary, "formUnion"), (.dictionary, "subtract"), (.dictionary, "formIntersection"):
            guard let others = arguments.unlabeled()?.members, !others.contains(.unknown) else { return nil }
            switch name {
            case "formUnion":
                self = .merge(others.map { DictionaryEntry(key: $0, value: .void) }, removing: [])
            case "subtract": self = .merge([], removing: others)
            default: self = .keep(others)
            }
        // A set is kept as the keys of a dictionary.
        case (.dictionary, "insert") where arguments.count == 1:
            guard let key = arguments.unlabeled(), key != .unknown else { return nil }
            self = .set(.void, under: key)
        case (.dictionary, "remove") where arguments.count == 1:
            guard let key = arguments.unlabeled(), key != .unknown else { return nil }
            self = .set(nil, under: key)
        case (.dictionary, "removeValue"):
            guard let key = arguments["forKey"] else { return nil }
            self = .set(nil, under: key)
        case (.array(let array), _):
            guard let change = ValueChange(name, arguments, ofArray: array) else { return nil }
            self = change
        default: return nil
        }
    }

    private init?(_ name: String, _ arguments: [PassedArgument], ofArray array: ArrayValue) {
        let count = array.count
        switch name {
        case "append":
            if let new = arguments.unlabeled() {
                self = .append([new.replacing(array.first ?? .nothing)])
            } else {
                guard case .array(let others)? = arguments["contentsOf"] else { return nil }
                self = .append(others.elements)
            }
        // Of options only the literal is known: arrays have no such methods.
        case "insert" where arguments.count == 1,
            "remove" where arguments.count == 1 && arguments["at"] == nil:
            guard case .symbol? = arguments.unlabeled(), let option = arguments.unlabeled(), array.areOptions
            else { return nil }
            let index = array.firstIndex(of: option)
            self =
                name == "insert"
                ? .append(index == nil ? [option] : []) : index.map { .remove(at: $0) } ?? .append([])
        case "insert":
            guard case .integer(let index)? = arguments["at"] else { return nil }
            if let new = arguments.unlabeled() {
                self = .insert(new.replacing(array.first ?? .nothing), at: index)
            } else {
                guard case .array(let others)? = arguments["contentsOf"] else { return nil }
                self = .splice(index..<index, others.elements)
            }
        case "remove":
            guard case .integer(let index)? = arguments["at"] else { return nil }
            self = .remove(at: index)
        case "removeAll" where arguments.isEmpty || arguments["keepingCapacity"] != nil: self = .removeAll
        case "removeSubrange", "replaceSubrange":
            guard case .array(let positions)? = arguments.unlabeled(),
                let range = positions.contiguous, name == "removeSubrange" || !positions.isEmpty
            else { return nil }
            var new: [Value] = []
            if name == "replaceSubrange" {
                guard case .array(let others)? = arguments["with"] else { return nil }
                new = others.elements
            }
            self = .splice(range, new)
        case "swapAt":
            guard case .integer(let one)? = arguments.unlabeled(),
                case .integer(let other)? = arguments.unlabeled(1)
            else { return nil }
            self = .swap(one, other)
        case "reverse" where arguments.isEmpty: self = .select((0..<count).reversed())
        case "removeFirst" where arguments.isEmpty: self = .remove(at: 0)
        case "removeLast" where arguments.isEmpty: self = .removeLast(isOptional: false)
        case "removeFirst", "removeLast":
            guard case .integer(let number)? = arguments.unlabeled(), number >= 0 else { return nil }
            // Positions that are not there trap when the change is made.
            self = .splice(name == "removeFirst" ? 0..<number : (count - number)..<count, [])
        case "popLast" where arguments.isEmpty: self = .removeLast(isOptional: true)
        default: return nil
        }
    }
}

extension Value {
    /// Makes a change.
    ///
    /// - Returns: What it did besides; nil if it names an element that is not there.
    mutating func make(_ change: ValueChange) -> ValueChange.Effect? {
        if case .bool(let flag) = self {
            self = .bool(!flag)
            return ValueChange.Effect()
        }
        if var array = takeArray() {
            defer { self = .array(array) }
            return array.make(change)
        }
        if var dictionary = takeDictionary() {
            defer { self = .dictionary(dictionary) }
            return dictionary.make(change)
        }
        return nil
    }

    /// Takes the array out of the value: whoever changes it has to be the only one that holds its elements, or changing it
    /// would copy them.
    mutating func takeArray() -> ArrayValue? {
        guard case .array(let array) = self else { return nil }
        self = .nothing
        return array
    }

    mutating func takeDictionary() -> DictionaryValue? {
        guard case .dictionary(let dictionary) = self else { return nil }
        self = .nothing
        return dictionary
    }

    /// The elements of an array or a set; nil if it is neither.
    var members: [Value]? {
        switch self {
        case .array(let array): array.elements
        case .dictionary(let set):
            set.entries.allSatisfy { $0.value == .void } ? set.entries.map { $0.key } : nil
        default: nil
        }
    }
}

extension ArrayValue {
    fileprivate mutating func make(_ change: ValueChange) -> ValueChange.Effect? {
        switch change {
        case .append(let values):
            for value in values { append(value) }
            return ValueChange.Effect(added: values, work: values.count)
        case .insert(let value, let index):
            guard (0...count).contains(index) else { return nil }
            insert(value, at: index)
            return ValueChange.Effect(added: [value], work: 1 + (count - index) / 16)
        case .remove(let index): return take(index)
        case .removeLast(isOptional: true) where isEmpty: return ValueChange.Effect(result: .nothing)
        case .removeLast: return take(count - 1)
        case .removeAll:
            let old = elements
            self = []
            return ValueChange.Effect(removed: old, work: old.count)
        case .replace(let index, let value):
            guard indices.contains(index) else { return nil }
            return ValueChange.Effect(added: [value], removed: [replace(at: index, with: value)])
        case .swap(let one, let other):
            guard indices.contains(one), indices.contains(other) else { return nil }
            let first = replace(at: one, with: self[other])
            _ = replace(at: other, with: first)
            return ValueChange.Effect()
        case .splice(let range, let new):
            guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
            let all = elements
            self = ArrayValue(Array(all[..<range.lowerBound]) + new + all[range.upperBound...])
            return ValueChange.Effect(added: new, removed: Array(all[range]), work: 1 + all.count / 16)
        case .select(let positions):
            let all = elements
            guard positions.allSatisfy({ all.indices.contains($0) }) else { return nil }
            self = ArrayValue(positions.map { all[$0] })
            let kept = Set(positions)
            let removed = all.indices.filter { !kept.contains($0) }.map { all[$0] }
            return ValueChange.Effect(removed: removed, work: 1 + all.count / 16)
        case .toggle, .set, .update, .merge, .keep: return nil
        }
    }

    /// Indicates whether all elements are names of constants.
    fileprivate var areOptions: Bool {
        allSatisfy { if case .symbol = $0 { true } else { false } }
    }

    /// The positions that whole numbers in their order name; nil if they are none.
    fileprivate var contiguous: Range<Int>? {
        guard case .integer(let first)? = first, case .integer(let last)? = last,
            first >= 0, first <= last, last - first == count - 1, last < .max
        else { return isEmpty ? 0..<0 : nil }
        return first..<(last + 1)
    }

    private mutating func take(_ index: Int) -> ValueChange.Effect? {
        guard indices.contains(index) else { return nil }
        let value = remove(at: index)
        return ValueChange.Effect(result: value, removed: [value], work: 1 + (count - index) / 16)
    }
}

extension DictionaryValue {
    fileprivate mutating func make(_ change: ValueChange) -> ValueChange.Effect? {
        switch change {
        case .set(let value, let key):
            // The last entry takes the place of one that goes.
            let moved = value == nil ? entries.last?.key.extent.reading ?? 0 : 0
            let old = set(value, under: key)
            let isNew = value != nil && old == nil
            return ValueChange.Effect(
                result: value == nil
                    ? old?.value ?? .nothing : value == .void ? inserted(key, isNew: isNew) : .void,
                added: (isNew ? [key] : []) + [value].compactMap { $0 },
                removed: old.map { [$0.value] + (value == nil ? [$0.key] : []) } ?? [],
                work: 1 + key.extent.reading + moved)
        case .update(let value, let key):
            let old = self[key]
            var effect = make(.set(value, under: key))
            effect?.result = old ?? .nothing
            return effect
        case .merge(let new, let gone):
            var effect = ValueChange.Effect(
                work: (new.map { $0.key } + gone).reduce(1) { $0 + 1 + $1.extent.reading })
            for entry in new {
                let old = set(entry.value, under: entry.key)
                effect.added += (old == nil ? [entry.key] : []) + [entry.value]
                if let old { effect.removed.append(old.value) }
            }
            for key in gone {
                guard let old = set(nil, under: key) else { continue }
                effect.removed += [old.key, old.value]
            }
            return effect
        case .keep(let others):
            let kept = Set(others)
            let work = others.reduce(extent.reading) { $0 + 1 + $1.extent.reading }
            var effect = make(.merge([], removing: entries.map { $0.key }.filter { !kept.contains($0) }))
            effect?.work += work
            return effect
        case .removeAll:
            let old = entries
            self = DictionaryValue()
            return ValueChange.Effect(removed: old.flatMap { [$0.key, $0.value] }, work: old.count)
        default: return nil
        }
    }

    /// Returns the result of a set's `insert`.
    private func inserted(_ key: Value, isNew: Bool) -> Value {
        .tuple(("inserted", .bool(isNew)), ("memberAfterInsert", key))
    }
}
