import CourseTexts
import Lifecycle

/// A reason for a call, or for its absence, in a situation that neither the call's own rule nor that of its
/// absence covers. For example, a push loads nothing because its stack is in no window.
///
/// The call's own rules say what caused it, or that nothing did. These reasons also depend on the commands
/// and on the world before and after them.
struct DecidingReason: Sendable {
    /// The question about a call.
    enum Matter: String {
        /// Why it isn't called, or not as often.
        case absence
        /// Why it is called, and why there.
        case presence
        /// Why it isn't called although other releases call it, in a situation that
        /// its own rule doesn't cover.
        case novelty
        /// Why it is still called although a later release doesn't call it.
        case remnant
    }

    private let matter: Matter
    private let callbacks: [Callback]
    private let role: Role
    private let circumstance: Circumstance?
    let rule: Rule

    /// The rule that decides about a call; nil if no situation is given that says more than the call itself.
    static func rule(for matter: Matter, of call: Call, in wrong: WrongAnswer) -> Rule? {
        all.first { $0.matter == matter && $0.applies(to: call, in: wrong) }?.rule
    }

    private func applies(to call: Call, in wrong: WrongAnswer) -> Bool {
        callbacks.contains(call.callback) && wrong.holds(rule) == matter.isOfThisRelease
            && role.includes(wrong, call.controller)
            && circumstance?.holds(wrong) ?? true
    }

    /// All of them, by subject; the first that applies counts. The tests rule faults out.
    static let all = read(CourseTexts.reasons).reasons

    /// Reads the items of a text, such as `absence of loading by inNavigation when asksForView because
    /// navigation.first-in-layout`.
    static func read(_ text: String) -> (reasons: [DecidingReason], faults: [TextFault]) {
        var reasons: [DecidingReason] = [], faults: [TextFault] = []
        for item in TextPart.parts(of: text) where item.kind == .item {
            do throws(TextFault) {
                reasons.append(
                    try SignReader.read(item) { reader throws(TextFault) in try DecidingReason(&reader) })
            } catch {
                faults.append(error)
            }
        }
        return (reasons, faults)
    }

    private init(_ reader: inout SignReader) throws(TextFault) {
        matter = try reader.one("matter", Matter.init)
        try reader.need("of")
        callbacks = try reader.callbacks()
        role = try reader.by() ?? .anyone
        circumstance = reader.eat("when") ? try reader.circumstance() : nil
        try reader.need("because")
        rule = try reader.rule()
    }
}

extension DecidingReason.Matter {
    /// Indicates whether the deciding rule is of the answer's release, not of another one.
    fileprivate var isOfThisRelease: Bool { self == .absence || self == .presence }
}
