import Lifecycle
import Session

/// The references between controllers, in lines.
struct ReferenceLines {
    let world: World
    /// The controller whose holders are told; nil for all controllers.
    let target: Controller.ID?

    var lines: [Line] {
        let alive = target.map { [$0] } ?? Array(world.livingControllers)
        guard !alive.isEmpty else { return [Line("  No controller is alive.")] }
        // Whether others leak wasn't asked.
        return alive.flatMap(lines) + (target.map { world.leaked.contains($0) } ?? true ? leaks : [])
    }

    private func lines(_ controller: Controller.ID) -> [Line] {
        let holders = world.holdersInWords(of: controller)
        let text =
            holders.isEmpty ? "held only temporarily" : "held by " + holders.listed(last: " and ")
        let loose = world.controllers[controller].properties.sorted { $0.key < $1.key }
            .compactMap { property, slot -> Line? in
                guard slot.reference != .strong, case .controller(let target) = slot.value,
                    world.controllers[target].isAlive
                else { return nil }
                return Line(
                    "    \(slot.reference.rawValue) \(property) -> \(name(target))", .faint, hanging: 6)
            }
        return [Line(Span("  " + name(controller), .strong), Span(": " + text), hanging: 4)] + loose
    }

    /// The controllers that a forgotten timer or observer holds, and the leaks: each retain cycle once, as it closes.
    private var leaks: [Line] {
        let leaked = world.leaked
        guard !leaked.isEmpty else { return [Line("  No leaks: everything is held by something in use.")] }
        let links = world.strongLinks
        var told: Set<Controller.ID> = [], rule = Rule.strongReferenceKeepsAlive
        var lines: [Line] = []
        for controller in leaked {
            for holder in world.holders(of: controller) where holder.isForgotten {
                let isTimer = if case .timer = holder { true } else { false }
                let remedy = isTimer ? "until you invalidate the timer" : "until the observer is removed"
                rule = isTimer ? .timerHoldsItsBlock : .centerHoldsObserverBlocks
                let words = world.words(for: holder, of: controller)
                let sentence = "\(name(controller)): \(words) holds it \(remedy)"
                lines.append(Line(Span("  ! not released: ", .bad), Span(sentence), hanging: 6))
                told.insert(controller)
            }
        }
        // What these hold can be reached, too, so nothing of it is a cycle that only holds itself.
        while let link = links.first(where: { told.contains($0.owner) && !told.contains($0.target) }) {
            told.insert(link.target)
        }
        for controller in leaked where !told.contains(controller) {
            var path = [controller], text = name(controller)
            while let link = links.first(where: {
                $0.owner == path[path.count - 1] && leaked.contains($0.target)
            }) {
                text += ".\(link.label) -> \(name(link.target))"
                guard !path.contains(link.target) else { break }
                path.append(link.target)
            }
            told.formUnion(path)
            lines.append(Line(Span("  ! leaked: ", .bad), Span(text), hanging: 6))
        }
        return lines + [Line("  " + rule.facts.statement)]
    }

    private func name(_ controller: Controller.ID) -> String { world.controllers[controller].name }
}
