import CommandLanguage
import Lifecycle

extension JudgedAnswer {
    /// A sentence naming what holds a controller that is alive although the answer says that it is deallocated; nil if
    /// there is none.
    package var holding: String? {
        // A process that ends deallocates nothing, whoever holds it.
        guard world.application != .terminated else { return nil }
        return judgement.answer.first {
            $0.callback == .deinitialize && world.controllers[$0.controller].isAlive
        }.flatMap { world.holding($0.controller) }
    }
}

extension World {
    /// Returns a sentence naming what holds a controller, and of two that only hold each other both links; nil if nothing
    /// holds it and it just hasn't been deallocated yet.
    package func holding(_ controller: Controller.ID) -> String? {
        let those = holdersInWords(of: controller, lasting: true)
        guard !those.isEmpty else { return nil }
        let links = strongLinks.filter { $0.owner != $0.target }
        let owners = links.filter { $0.target == controller }.map { $0.owner }
        let other = links.first { $0.owner == controller && owners.contains($0.target) }?.target
        let back = other.flatMap { other in
            let those = holdersInWords(of: other, lasting: true)
            return those.count == 1 ? ", and \(controllers[other].name) by \(those[0])" : nil
        }
        let first = "\(controllers[controller].name) is still held by \(those.listed(most: 3, last: " and "))"
        return first + (back ?? "") + "."
    }
}
