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
        case laterOnly
        /// Why it is still called although a later release doesn't call it.
        case earlierOnly
        /// Why it isn't called, wherever it is missing: also on releases without it.
        case fallback = "default"
        /// Why it is called before or after another one.
        case order
    }

    /// The relation between two calls in an order.
    fileprivate enum Relation: String, CaseIterable { case itself, family, another }

    let matter: Matter
    private let callbacks: [Callback]
    private let role: Role
    /// The other call of an order.
    private let other: (callbacks: [Callback], role: Role, relation: Relation?)?
    private let circumstance: Circumstance?
    /// The rule; nil if it is that of the call or of its step.
    let rule: Rule?
    /// Indicates whether the rule is that of the step, whatever causes it.
    let isOfStep: Bool

    /// The rule that decides about a call; nil if no listed situation says more than the call's own rules.
    static func rule(for matter: Matter, of call: Call, in wrong: WrongAnswer) -> Rule? {
        row(for: matter, of: call, in: wrong).flatMap { all[$0].rule }
    }

    /// The position in the table of the reason that decides about a call; nil if none does.
    ///
    /// - Parameters:
    ///   - matter: The question about the call.
    ///   - call: The call.
    ///   - neighbor: The other call of an order.
    ///   - wrong: The answer.
    ///   - other: The position of a reason to skip.
    /// - Returns: The first that applies.
    static func row(
        for matter: Matter, of call: Call, beside neighbor: Call? = nil, in wrong: WrongAnswer,
        without other: Int? = nil
    ) -> Int? {
        all.indices.first {
            $0 != other && all[$0].matter == matter && all[$0].applies(to: call, beside: neighbor, in: wrong)
        }
    }

    /// Indicates whether it explains a call; for an order, also the other call.
    private func applies(to call: Call, beside neighbor: Call?, in wrong: WrongAnswer) -> Bool {
        callbacks.contains(call.callback)
            && (matter.isOfThisRelease.flatMap { isNow in rule.map { isNow == wrong.holds($0) } } ?? true)
            && role.includes(wrong, call.controller)
            && (other.map { other in
                neighbor.map { neighbor in
                    other.callbacks.contains(neighbor.callback)
                        && other.role.includes(wrong, neighbor.controller)
                        && (other.relation.map { $0.holds(call, neighbor, wrong) } ?? true)
                } ?? false
            } ?? true)
            && circumstance?.holds(wrong) ?? true
    }

    /// All of them, by subject; the first that applies counts. Tests make sure that there are no errors.
    static var all: [DecidingReason] { table.reasons }

    /// The table built into the program.
    fileprivate static let table = read(CourseTexts.reasons)

    /// Reads the items of a text, such as `absence of loading by inNavigation when asksForView because
    /// navigation.first-in-layout`.
    static func read(
        _ text: String
    ) -> (reasons: [DecidingReason], kinds: [RuleKind: [Rule]], faults: [TextFault]) {
        var reasons: [DecidingReason] = [], kinds: [RuleKind: [Rule]] = [:], faults: [TextFault] = []
        for item in TextPart.parts(of: text) where item.kind == .item {
            do throws(TextFault) {
                try SignReader.read(item) { reader throws(TextFault) in
                    if let kind = RuleKind.allCases.first(where: { reader.eat($0.rawValue + ":") }) {
                        kinds[kind] = try reader.rules()
                    } else {
                        reasons.append(try DecidingReason(&reader))
                    }
                }
            } catch {
                faults.append(error)
            }
        }
        return (reasons, kinds, faults)
    }

    private init(_ reader: inout SignReader) throws(TextFault) {
        matter = try reader.one("matter", Matter.init)
        try reader.need("of")
        callbacks = try reader.callbacks()
        role = try reader.by() ?? .anyone
        if matter == .order {
            try reader.need("beside")
            let callbacks = try reader.callbacks(), role = try reader.by() ?? .anyone
            let relation = reader.eat("of") ? try reader.one("relation", Relation.init) : nil
            other = (callbacks, role, relation)
        } else {
            other = nil
        }
        circumstance = reader.eat("when") ? try reader.circumstance() : nil
        try reader.need("because")
        isOfStep = reader.eat("step")
        rule = isOfStep || reader.eat("own") ? nil : try reader.rule()
    }
}

extension DecidingReason.Matter {
    /// Indicates whether the deciding rule belongs to the answer's release; false if it belongs to another one, nil if
    /// either is possible.
    fileprivate var isOfThisRelease: Bool? {
        switch self {
        case .absence, .presence, .order: true
        case .laterOnly, .earlierOnly: false
        case .fallback: nil
        }
    }
}

extension DecidingReason.Relation {
    fileprivate func holds(_ call: Call, _ other: Call, _ wrong: WrongAnswer) -> Bool {
        let one = call.controller, another = other.controller
        switch self {
        case .itself: return one == another
        case .another: return one != another
        case .family: return wrong.later(one).parent == another || wrong.later(another).parent == one
        }
    }
}

/// A property that some rules share, named as in the table.
package enum RuleKind: String, CaseIterable, Sendable {
    /// They apply so widely that a more specific rule explains a situation better.
    case general
    /// They say that something isn't called, so they explain no call that is made.
    case silent
    /// They explain the effect of a command that seems to have none.
    case command
    /// They only say who forwards a step, or how the step is reported.
    case passing
    /// They only say in which order the steps of a transition are reported.
    case ordering
    /// They say first which view is in the window, whatever they say of an order then.
    case placing
    /// They cause layout, the most specific first.
    case lays
    /// They say how a view is loaded, so they explain no other call.
    case loading
}

extension Rule {
    /// Indicates whether the rule is of a kind.
    package func isOf(_ kind: RuleKind) -> Bool { Rule.all(kind).contains(self) }

    /// The rules of a kind, in the order of the table.
    package static func all(_ kind: RuleKind) -> [Rule] { DecidingReason.table.kinds[kind] ?? [] }
}
