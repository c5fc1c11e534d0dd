// Structures of UIKit's and Core Graphics' that are kept by the names of their parts: insets and transforms.

import Lifecycle

extension StructureValue {
    /// The parts of UIKit's structures in the order in which Swift prints them.
    static let foreignFields: [String: [String]] = [
        "UIEdgeInsets": ["top", "left", "bottom", "right"],
        "CGAffineTransform": ["a", "b", "c", "d", "tx", "ty"],
    ]

    /// One of UIKit's structures, with its parts in that order.
    fileprivate init(_ type: String, _ parts: [Double]) {
        let names = Self.foreignFields[type] ?? []
        self.init(
            type: type,
            fields: Dictionary(zip(names, parts.map { .number($0) }), uniquingKeysWith: { one, _ in one }))
    }

    /// UIEdgeInsets.
    init(_ insets: Insets) {
        self.init("UIEdgeInsets", [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// CGAffineTransform.
    init(_ it: AffineTransform) { self.init("CGAffineTransform", [it.a, it.b, it.c, it.d, it.tx, it.ty]) }

    /// The transform that it is; nil if it is none.
    var transform: AffineTransform? {
        guard type == "CGAffineTransform" else { return nil }
        let parts = (Self.foreignFields[type] ?? []).compactMap { fields[$0]?.double }
        guard parts.count == 6 else { return nil }
        return AffineTransform(
            a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }

    /// A method of CGAffineTransform that makes another one.
    func call(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        guard let transform else { return nil }
        switch name {
        case "concatenating":
            guard case .structure(let other)? = arguments.unlabeled(), let second = other.transform else {
                return nil
            }
            return .structure(StructureValue(transform.concatenating(second)))
        case "inverted": return .structure(StructureValue(transform.inverse ?? transform))
        case "scaledBy", "rotated", "translatedBy":
            let part = name == "scaledBy" ? "scale" : name == "rotated" ? "rotation" : "translation"
            return AffineTransform(part, arguments).map {
                .structure(StructureValue($0.concatenating(transform)))
            }
        default: return nil
        }
    }
}

extension AffineTransform {
    /// The transform that the arguments of an initializer or of a method such as `scaledBy(x:y:)` speak of.
    init?(_ kind: String, _ arguments: [PassedArgument]) {
        let x = arguments["x"]?.double ?? arguments["scaleX"]?.double ?? arguments["translationX"]?.double
        let angle =
            arguments["by"]?.double ?? arguments["rotationAngle"]?.double ?? arguments.unlabeled()?.double
        switch (kind, x, arguments["y"]?.double, angle) {
        case ("scale", let x?, let y?, _): self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
        case ("translation", let x?, let y?, _): self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
        case ("rotation", _, _, let angle?): self = .rotation(angle)
        default: return nil
        }
    }

    /// `CGAffineTransform(…)`
    init?(_ arguments: [PassedArgument]) {
        switch arguments.first?.label {
        case nil where arguments.isEmpty: self = .identity
        case "scaleX": self.init("scale", arguments)
        case "translationX": self.init("translation", arguments)
        case "rotationAngle": self.init("rotation", arguments)
        default: return nil
        }
    }
}

extension Interpreter {
    /// A part of a structure of UIKit's.
    func readForeign(_ name: String, of structure: StructureValue) -> Value? {
        if name == "isIdentity", let transform = structure.transform { return .bool(transform == .identity) }
        return structure.fields[name]
    }

    /// `UIEdgeInsets(…)`, `CGAffineTransform(…)` or `IndexPath(…)`
    func makeStructure(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        switch name {
        case "UIEdgeInsets":
            if arguments.isEmpty { return .structure(StructureValue(Insets.zero)) }
            let parts = (StructureValue.foreignFields[name] ?? []).compactMap { arguments[$0]?.double }
            return parts.count == 4 ? .structure(StructureValue(name, parts)) : .unknown
        case "IndexPath":
            guard case .integer(let section)? = arguments["section"],
                case .integer(let item)? = arguments["row"] ?? arguments["item"]
            else { return .unknown }
            return Value(ListState.Path(section: section, item: item))
        case "CGAffineTransform":
            return AffineTransform(arguments).map { .structure(StructureValue($0)) } ?? .unknown
        default: return nil
        }
    }

    /// `convert(_:to:)` and `convert(_:from:)` of a view, or of the window.
    func convert(_ arguments: [PassedArgument], of view: View.ID?) -> Value? {
        guard let value = arguments.unlabeled(), let other = arguments["to"] ?? arguments["from"] else {
            return nil
        }
        var isWindow = false
        if case .window = other { isWindow = true }
        guard other.view != nil || other == .nothing || isWindow else { return .unknown }
        let isFrom = arguments["from"] != nil
        let source = isFrom ? other.view : view, target = isFrom ? view : other.view
        switch value {
        case .rectangle(let part):
            return app.world.convert(part, from: source, to: target).map { .rectangle($0) } ?? .unknown
        default:
            guard let point = value.point else { return nil }
            return app.world.convert(point, from: source, to: target).map { .point(x: $0.x, y: $0.y) }
                ?? .unknown
        }
    }
}
