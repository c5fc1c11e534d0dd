import CourseTexts

/// Everything that is known about one ``Callback``.
package struct CallbackFacts: Hashable, Sendable {
    /// The kind of object that UIKit calls it on.
    package let receiver: Callback.ReceiverKind
    /// The name as Swift writes it, such as `viewWillAppear(_:)`.
    package let signature: String
    /// The names by which a body in braces knows the arguments, as UIKit's documentation names them.
    package let parameterNames: [String]
    /// Indicates whether UIKit calls it so often that it is only shown where a class overrides it.
    package let isSeenWhenOverridden: Bool
    /// Indicates whether the scene delegate implements it, not the app delegate.
    let isOfScene: Bool
    /// The notification that follows a step of a delegate's.
    let notification: Callback?
    /// The notification of the scene that follows it, if that of the app has another name.
    let notificationOfScene: String?
    /// The name as Objective-C writes it; nil where it has the same words.
    private let ownSelector: String?

    /// Makes them of the words in a row, which the head of the table explains.
    fileprivate init(_ words: [String]) {
        receiver = Callback.ReceiverKind(rawValue: words[1]) ?? .any
        signature = words[2]
        func word(after key: String) -> String? { words.firstIndex(of: key).map { words[$0 + 1] } }
        parameterNames = Array(
            words.dropFirst(3).prefix { !["selector", "overridden", "scene", "posts"].contains($0) })
        isSeenWhenOverridden = words.contains("overridden")
        isOfScene = words.contains("scene")
        ownSelector = word(after: "selector")
        notification = word(after: "posts").flatMap { Callback(rawValue: $0) }
        notificationOfScene = word(after: "ofScene")
    }

    /// The name as Objective-C writes it, such as `viewWillAppear:`, for call stacks.
    package var selector: String { ownSelector ?? signature.filter { !"(_)".contains($0) } }
}

extension Callback {
    /// The callback's row in the table.
    package var facts: CallbackFacts { Callback.table[self] ?? CallbackFacts(["", "any", rawValue]) }

    private static let table = Dictionary(
        uniqueKeysWithValues: CourseTexts.rows(of: CourseTexts.callbackFacts).compactMap { words in
            Callback(rawValue: words[0]).map { ($0, CallbackFacts(words)) }
        })

    /// The call of the superclass's method with the arguments that came; empty where a body has none to pass on.
    package var superCall: String {
        guard let parenthesis = signature.firstIndex(of: "(") else {
            return self == .deinitialize ? "" : "super." + signature
        }
        let labels = signature[signature.index(after: parenthesis)...].dropLast().split(separator: ":")
        guard labels.count == facts.parameterNames.count else { return "" }
        let arguments = zip(labels, facts.parameterNames).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return "super.\(signature[..<parenthesis])(\(arguments.joined(separator: ", ")))"
    }
}
