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
    /// Returns a sentence naming what holds a controller; nil if nothing does and it just hasn't been
    /// deallocated yet.
    package func holding(_ controller: Controller.ID) -> String? {
        let those = holdersInWords(of: controller, lasting: true)
        guard !those.isEmpty else { return nil }
        return "\(controllers[controller].name) is still held by \(those.listed(most: 3, last: " and "))."
    }
}
