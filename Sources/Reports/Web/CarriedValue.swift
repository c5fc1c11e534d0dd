import Lifecycle
import VisibleText

/// A value as the page's data has it: the list of its stored properties in their order.
///
/// A case of an enumeration is its raw value, or the list of its name and its values; a dictionary is the list of its pairs.
struct CarriedValue: JSONValue {
    let json: String

    init(_ value: Any) { json = CarriedValue.text(of: value) }

    private static func text(of value: Any) -> String {
        switch value {
        case let text as String: return text.json
        case let number as Int: return number.json
        case let isTrue as Bool: return isTrue.json
        // Its bits, since the page reads no fractions.
        case let number as Double: return String(number.bitPattern, radix: 16).json
        case let rule as Rule: return rule.facts.identifier.json
        default: break
        }
        let mirror = Mirror(reflecting: value), children = mirror.children.map { $0.value }
        switch mirror.displayStyle {
        case .optional: return children.first.map(text) ?? "null"
        case .enum:
            if let raw = (value as? any RawRepresentable)?.rawValue as? String { return raw.json }
            guard let payload = mirror.children.first else { return list(["\(value)".json]) }
            let values = Mirror(reflecting: payload.value)
            let parts = values.displayStyle == .tuple ? values.children.map { $0.value } : [payload.value]
            return list([(payload.label ?? "").json] + parts.map(text))
        default: return list(children.map(text))
        }
    }

    private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
