import CourseTexts
import Lifecycle

/// What decides about a call in a situation of which neither the call's own rule nor that of its absence speaks: that a
/// push loads nothing, say, because its stack is in no window.
///
/// Those rules tell what brought a call, or what nobody gave cause for. These look at the commands and at the world
/// before and after them as well.
struct DecidingReason: Sendable {
    /// What is asked of a call.
    enum Matter: String {
        /// Why it does not come, or not as often.
        case absence
        /// Why it comes, and comes there.
        case presence
        /// Why it does not come where other releases have it, in a situation of which its own rule says nothing.
        case novelty
        /// Why it still comes, which a later release does without.
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
    /// Whether the rule that decides holds on the release of the answer; else it is one of another release.
    fileprivate var isOfThisRelease: Bool { self == .absence || self == .presence }
}
