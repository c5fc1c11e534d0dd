extension Value {
    /// A frame, also one that is written `.zero`.
    package var rectangle: Rectangle? {
        switch self {
        case .rectangle(let frame): frame
        case .symbol("zero"): .zero
        default: nil
        }
    }

    /// A point, also one that is written `.zero`.
    package var point: Point? {
        switch self {
        case .point(let x, let y): Point(x: x, y: y)
        case .symbol("zero"): Point(x: 0, y: 0)
        default: nil
        }
    }

    /// A number of any kind.
    package var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// Indicates whether it is a number, a text or a Boolean, for which an operator's result would be known
    /// if it were modeled.
    package var isElementary: Bool {
        switch self {
        case .integer, .number, .string, .bool: true
        default: false
        }
    }

    /// Indicates whether it is a tuple.
    package var isTuple: Bool {
        if case .element(let tuple) = self { tuple.name.isEmpty } else { false }
    }

    /// A part of a structure.
    package func part(_ name: String) -> Value? {
        switch (self, name) {
        case (.point(let x, _), "x"): .number(x)
        case (.point(_, let y), "y"): .number(y)
        case (.size(let size), "width"): .number(size.width)
        case (.size(let size), "height"): .number(size.height)
        case (.rectangle(let frame), "origin"): .point(x: frame.x, y: frame.y)
        case (.rectangle(let frame), "size"): .size(frame.size)
        case (.rectangle(let frame), "width"): .number(frame.size.width)
        case (.rectangle(let frame), "height"): .number(frame.size.height)
        case (.rectangle(let frame), "minX"): .number(frame.x)
        case (.rectangle(let frame), "minY"): .number(frame.y)
        case (.rectangle(let frame), "midX"): .number(frame.x + frame.size.width / 2)
        case (.rectangle(let frame), "midY"): .number(frame.y + frame.size.height / 2)
        case (.rectangle(let frame), "maxX"): .number(frame.x + frame.size.width)
        case (.rectangle(let frame), "maxY"): .number(frame.y + frame.size.height)
        default: nil
        }
    }

    /// The structure or tuple with another part; nil if it has no such part.
    package func setting(_ name: String, to value: Value) -> Value? {
        switch (self, name, value) {
        case (.point(_, let y), "x", _): return value.double.map { .point(x: $0, y: y) }
        case (.point(let x, _), "y", _): return value.double.map { .point(x: x, y: $0) }
        case (.size(let size), "width", _):
            return value.double.map { .size(Size(width: $0, height: size.height)) }
        case (.size(let size), "height", _):
            return value.double.map { .size(Size(width: size.width, height: $0)) }
        case (.rectangle(let frame), "origin", .point(let x, let y)):
            return .rectangle(Rectangle(x: x, y: y, size: frame.size))
        case (.rectangle(let frame), "size", .size(let size)):
            return .rectangle(Rectangle(x: frame.x, y: frame.y, size: size))
        case (.structure(var structure), _, _):
            guard structure.fields[name] != nil else { return nil }
            structure.set(name, to: value)
            return .structure(structure)
        case (.element(let tuple), _, _): return tuple.setting(name, to: value).map { .element($0) }
        default: return nil
        }
    }
}
