/// A change of a value where it stands, as a method or an assignment of the standard library's makes it.
enum ValueChange {
    case toggle
    case append([Value])
    case insert(Value, at: Int)
    case remove(at: Int)
    case removeLast(isOptional: Bool)
    case removeAll
    case replace(at: Int, with: Value)
    case set(Value?, under: Value)

    /// What a change did besides.
    struct Effect {
        /// What the method returns.
        var result = Value.void
        /// What is in the value now and was not before.
        var added: [Value] = []
        /// What was in the value and no longer is.
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
            guard let change = ValueChange(name, arguments, ofArray: array.count) else { return nil }
            self = change
        default: return nil
        }
    }

    private init?(_ name: String, _ arguments: [PassedArgument], ofArray count: Int) {
        switch name {
        case "append":
            if let new = arguments.unlabeled() {
                self = .append([new])
            } else {
                guard case .array(let others)? = arguments["contentsOf"] else { return nil }
                self = .append(others.elements)
            }
        case "insert":
            guard let new = arguments.unlabeled(), case .integer(let index)? = arguments["at"] else {
                return nil
            }
            self = .insert(new, at: index)
        case "remove":
            guard case .integer(let index)? = arguments["at"] else { return nil }
            self = .remove(at: index)
        case "removeAll" where arguments.isEmpty: self = .removeAll
        case "removeFirst" where arguments.isEmpty: self = .remove(at: 0)
        case "removeLast" where arguments.isEmpty: self = .removeLast(isOptional: false)
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
    private mutating func takeArray() -> ArrayValue? {
        guard case .array(let array) = self else { return nil }
        self = .nothing
        return array
    }

    private mutating func takeDictionary() -> DictionaryValue? {
        guard case .dictionary(let dictionary) = self else { return nil }
        self = .nothing
        return dictionary
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
        case .toggle, .set: return nil
        }
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
            let old = set(value, under: key)
            let isNew = value != nil && old == nil
            return ValueChange.Effect(
                result: value == nil ? old?.value ?? .nothing : .void,
                added: (isNew ? [key] : []) + [value].compactMap { $0 },
                removed: old.map { [$0.value] + (value == nil ? [$0.key] : []) } ?? [],
                work: 1 + key.extent.work)
        case .removeAll:
            let old = entries
            self = DictionaryValue()
            return ValueChange.Effect(removed: old.flatMap { [$0.key, $0.value] }, work: old.count)
        default: return nil
        }
    }
}
