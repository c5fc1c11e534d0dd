/// The elements of an array.
package struct ArrayValue: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    /// The elements, in their order.
    package private(set) var elements: [Value]
    /// The size, for charging work.
    package private(set) var extent: ValueSize

    package init(_ elements: [Value] = []) {
        self.elements = elements
        extent = ValueSize(around: elements)
    }

    /// The units of work that sorting it takes: each element is compared with some others.
    package var sorting: Int { extent.reading * (Int.bitWidth - elements.count.leadingZeroBitCount) }

    package mutating func append(_ value: Value) {
        extent.add(value.extent)
        elements.append(value)
    }

    package mutating func insert(_ value: Value, at index: Int) {
        extent.add(value.extent)
        elements.insert(value, at: index)
    }

    package mutating func remove(at index: Int) -> Value {
        let value = elements.remove(at: index)
        extent.remove(value.extent)
        return value
    }

    /// Puts another value into the place of an element.
    ///
    /// - Returns: What was there before.
    package mutating func replace(at index: Int, with value: Value) -> Value {
        let old = elements[index]
        extent.remove(old.extent)
        extent.add(value.extent)
        elements[index] = value
        return old
    }

    /// The position of the first element.
    package var startIndex: Int { 0 }
    /// The position behind the last element.
    package var endIndex: Int { elements.count }
    /// The element at a position.
    package subscript(position: Int) -> Value { elements[position] }

    package init(arrayLiteral elements: Value...) { self.init(elements) }
}

/// The keys of a dictionary and what stands under them.
package struct DictionaryValue: Sendable, Hashable {
    /// The keys and values, in an order of which code hears nothing.
    package private(set) var entries: [DictionaryEntry] = []
    /// The index of each key's entry.
    private var positions: [Value: Int] = [:]
    /// The size, for charging work.
    package private(set) var extent = ValueSize()

    package init() {}

    /// The value for a key.
    package subscript(key: Value) -> Value? { positions[key].map { entries[$0].value } }

    /// Puts a value under a key; nil takes the key out.
    ///
    /// - Returns: The entry that was there before.
    package mutating func set(_ value: Value?, under key: Value) -> DictionaryEntry? {
        guard let value else { return remove(key) }
        extent.add(value.extent)
        if let position = positions[key] {
            let old = entries[position]
            extent.remove(old.value.extent)
            entries[position] = DictionaryEntry(key: old.key, value: value)
            return old
        }
        extent.add(key.extent)
        extent.keys += 1
        positions[key] = entries.count
        entries.append(DictionaryEntry(key: key, value: value))
        return nil
    }

    /// The last entry takes the place of the one that goes.
    private mutating func remove(_ key: Value) -> DictionaryEntry? {
        guard let position = positions.removeValue(forKey: key) else { return nil }
        let old = entries[position]
        entries.swapAt(position, entries.count - 1)
        entries.removeLast()
        if position < entries.count { positions[entries[position].key] = position }
        extent.remove(old.key.extent)
        extent.keys -= 1
        extent.remove(old.value.extent)
        return old
    }

    /// Compares the values for all keys, in any order.
    package static func == (one: DictionaryValue, other: DictionaryValue) -> Bool {
        one.entries.count == other.entries.count && one.entries.allSatisfy { other[$0.key] == $0.value }
    }

    /// Feeds the entries into a hasher, whatever their order.
    package func hash(into hasher: inout Hasher) { hasher.combine(Set(entries)) }
}

/// A key of a dictionary and what stands under it.
package struct DictionaryEntry: Hashable, Sendable {
    package let key: Value
    /// The key's value.
    package let value: Value

    package init(key: Value, value: Value) {
        self.key = key
        self.value = value
    }
}

/// A case of an enumeration with associated values.
package struct ElementValue: Hashable, Sendable {
    /// The case's name.
    package let name: String
    /// The associated values, in their order.
    package let values: [PassedArgument]
    /// The size, for charging work.
    package let extent: ValueSize

    package init(_ name: String, _ values: [PassedArgument]) {
        self.name = name
        self.values = values
        extent = ValueSize(around: values.lazy.map { $0.value })
    }

    /// Returns the index of a tuple's element with a label or number; nil if it isn't a tuple, or has no such
    /// element.
    package func position(of part: String) -> Int? {
        guard name.isEmpty else { return nil }
        return values.firstIndex { $0.label == part }
            ?? Int(part).flatMap { values.indices.contains($0) ? $0 : nil }
    }

    /// The tuple with another part; nil if it has no such part.
    package func setting(_ part: String, to value: Value) -> ElementValue? {
        guard let position = position(of: part) else { return nil }
        var values = values
        values[position] = PassedArgument(values[position].label, value)
        return ElementValue(name, values)
    }
}

/// A value of a structure of the learner's.
package struct StructureValue: Hashable, Sendable {
    /// The type's name.
    package let type: String
    /// The values of the stored properties, by name.
    package private(set) var fields: [String: Value]
    /// The ownership of the properties that are weak or unowned, by name.
    package let references: [String: ControllerClass.Property.Reference]
    /// The size, for charging work.
    package private(set) var extent: ValueSize

    package init(
        type: String, fields: [String: Value], references: [String: ControllerClass.Property.Reference] = [:]
    ) {
        self.type = type
        self.fields = fields
        self.references = references
        extent = ValueSize(around: fields.values)
    }

    /// Puts another value into a stored property.
    package mutating func set(_ name: String, to value: Value) {
        fields[name] = value
        extent = ValueSize(around: fields.values)
    }
}
