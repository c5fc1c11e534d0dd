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
        let all = holders(of: controller), lasting = all.filter { $0 != .screen && $0 != .transition }
        let outside = (lasting.isEmpty ? all : lasting).map { words(for: $0, controller) }
        let inside = strongLinks.filter { $0.target == controller }.map(words)
        let those = outside + inside
        guard !those.isEmpty else { return nil }
        let named = those.prefix(World.namedHolders).joined(separator: ", and by ")
        let rest = those.count > World.namedHolders ? ", and by more" : ""
        return "\(controllers[controller].name) is held by \(named)\(rest)."
    }

    private func words(_ link: StrongLink) -> String {
        let owner = controllers[link.owner].name
        if link.owner == link.target { return "its own \(link.label)" }
        return switch link.label {
        case "children": "\(owner), whose child it is"
        case "presentedViewController": "\(owner), which presents it"
        default: "\(owner).\(link.label)"
        }
    }

    private func words(for holder: Holder, _ controller: Controller.ID) -> String {
        switch holder {
        case .variable: "the variable \(controllers[controller].name)"
        case .window(let window):
            livingWindows.count == 1
                ? "the window, as its root" : "the window \(windowName(window)), as its root"
        case .presentation(let presented): "its presentation of \(controllers[presented].name)"
        case .screen: "the screen, on which it still is"
        case .transition: "a transition under way"
        case .windowSubview(let path): "what lies in the window (\(path))"
        case .block(let path): "a block that waits (\(path))"
        case .staticProperty(let path): "a static property (\(path))"
        case .delegate(let path): "the app's delegate (\(path))"
        case .timer(let path): "the run loop, by its timer (\(path))"
        case .unknownCode(let path):
            path.isEmpty ? "code that is not understood" : "code that is not understood (\(path))"
        case .notificationCenter(let path): "NotificationCenter, by an observer's block (\(path))"
        }
    }
}
