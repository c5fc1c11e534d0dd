/// The size of a value with everything in it, which decides the cost of copying, comparing and searching it.
///
/// Values store theirs, so that reading it never walks through them.
package struct ValueSize: Sendable, Hashable {
    /// The number of nested values; where elements were removed, an upper bound.
    package private(set) var depth = 0
    /// The values in it, however deep.
    package private(set) var count = 0
    /// The bytes of the texts in it.
    package private(set) var bytes = 0
    /// The keys of dictionaries and the elements of sets in it.
    var keys = 0
    /// Indicates whether it may contain objects, which retaining it also retains.
    package private(set) var holdsObjects = false

    /// Creates the size of a value without parts.
    package init(bytes: Int = 0, holdsObjects: Bool = false) {
        self.bytes = bytes
        self.holdsObjects = holdsObjects
    }

    /// Creates the size of a value made of other values.
    package init(around values: some Sequence<Value>) {
        for value in values { add(value.extent) }
    }

    package mutating func add(_ inner: ValueSize) {
        depth = max(depth, inner.depth + 1)
        count += inner.count + 1
        bytes += inner.bytes
        keys += inner.keys
        holdsObjects = holdsObjects || inner.holdsObjects
    }

    /// Takes a part out; how deep the others are is not looked at.
    package mutating func remove(_ inner: ValueSize) {
        count -= inner.count + 1
        bytes -= inner.bytes
        keys -= inner.keys
    }

    /// The units of work that making it takes.
    package var work: Int { count + ValueSize.work(onBytes: bytes) }

    /// The units of work that looking through it takes, such as comparing it: texts are read by character, and keys are
    /// looked up.
    package var reading: Int { count + bytes / 2 + keys * 8 }

    /// The units of work that another variable for it costs: changing the one copies what both have.
    package var sharing: Int { count / Simulation.valuesCopiedPerUnit }

    /// The units of work that copying some bytes takes.
    package static func work(onBytes bytes: Int) -> Int { bytes / 32 }

    /// The first bound that it passes; nil if it is of a size that is kept.
    package var excess: ExhaustedResource? {
        if depth > ExhaustedResource.deepestValue { return .nesting }
        return count > ExhaustedResource.mostElements ? .elements : nil
    }

    /// A size follows from the values, which compare by the rest of what they have: so all sizes are equal.
    package static func == (one: ValueSize, other: ValueSize) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}

extension Value {
    /// The size, for charging work.
    package var extent: ValueSize {
        switch self {
        case .array(let array): return array.extent
        case .dictionary(let dictionary): return dictionary.extent
        case .element(let element): return element.extent
        case .structure(let structure): return structure.extent
        case .string(let text): return ValueSize(bytes: text.utf8.count)
        case .method(let receiver, _):
            var extent = ValueSize(holdsObjects: true)
            extent.add(receiver.extent)
            return extent
        case .controller, .view, .window, .instance, .closure, .constraint:
            return ValueSize(holdsObjects: true)
        default: return ValueSize()
        }
    }
}
