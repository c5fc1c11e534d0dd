/// How large a value is with all that is in it: what it costs to copy, compare or look through it.
///
/// Values keep theirs, so that telling it never means walking through them.
struct Extent: Sendable {
    /// How many values lie one inside the other; at least, where elements were taken out.
    private(set) var depth = 0
    /// The values in it, however deep.
    private(set) var count = 0
    /// The bytes of the texts in it.
    private(set) var bytes = 0
    /// Whether there may be objects in it, so that holding it means holding them.
    private(set) var holdsObjects = false

    /// What a value without parts has.
    init(bytes: Int = 0, holdsObjects: Bool = false) {
        self.bytes = bytes
        self.holdsObjects = holdsObjects
    }

    /// What a value that is made of others has.
    init(around values: some Sequence<Value>) {
        for value in values { add(value.extent) }
    }

    mutating func add(_ inner: Extent) {
        depth = max(depth, inner.depth + 1)
        count += inner.count + 1
        bytes += inner.bytes
        holdsObjects = holdsObjects || inner.holdsObjects
    }

    /// Takes a part out; how deep the others are is not looked at.
    mutating func remove(_ inner: Extent) {
        count -= inner.count + 1
        bytes -= inner.bytes
    }

    /// The units of work that making it takes.
    var work: Int { count + Extent.work(onBytes: bytes) }

    /// The units of work that looking through it takes, such as comparing it: texts are read by character.
    var reading: Int { count + bytes / 2 }

    /// The units of work that another variable for it costs: changing the one copies what both have.
    var sharing: Int { count / Simulation.valuesCopiedPerUnit }

    /// The units of work that copying some bytes takes.
    static func work(onBytes bytes: Int) -> Int { bytes / 32 }

    /// The first bound that it passes; nil if it is of a size that is kept.
    var excess: Excess? {
        if depth > Excess.deepestValue { return .nesting }
        return count > Excess.mostElements ? .elements : nil
    }
}

extension Value {
    /// How large it is.
    var extent: Extent {
        switch self {
        case .array(let array): return array.extent
        case .dictionary(let dictionary): return dictionary.extent
        case .element(let element): return element.extent
        case .structure(let structure): return structure.extent
        case .string(let text): return Extent(bytes: text.utf8.count)
        case .method(let receiver, _):
            var extent = Extent(holdsObjects: true)
            extent.add(receiver.extent)
            return extent
        case .controller, .view, .window, .instance, .closure, .constraint: return Extent(holdsObjects: true)
        default: return Extent()
        }
    }
}
