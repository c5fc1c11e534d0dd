import Lifecycle

extension JudgedAnswer {
    /// Who holds a controller of which the answer says that it goes, as a sentence; nil if the answer says so of none that
    /// lives on.
    package var holding: String? {
        judgement.answer.first {
            $0.callback == .deinitialize && world.controllers[$0.controller].isAlive
        }.flatMap { world.holding($0.controller) }
    }
}

extension World {
    /// The holders that are named: more say no more.
    private static let namedHolders = 2

    /// Who holds a controller, as a sentence; nil if nobody does, and it only has not gone yet.
    fileprivate func holding(_ controller: Controller.ID) -> String? {
        let those = holdersInWords(of: controller, lasting: true)
        guard !those.isEmpty else { return nil }
        let named = those.prefix(World.namedHolders).joined(separator: ", and by ")
        let rest = those.count > World.namedHolders ? ", and by more" : ""
        return "\(controllers[controller].name) is held by \(named)\(rest)."
    }
}
