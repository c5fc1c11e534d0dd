import Lifecycle

extension World {
    /// Returns what holds a controller, in words that follow "held by": first the holders outside of all
    /// controllers, then the properties.
    ///
    /// - Parameters:
    ///   - controller: The controller that is held.
    ///   - isLasting: Leaves out the screen and a transition, which hold only for now, unless nothing else
    ///     does.
    /// - Returns: An empty array if nothing holds it and it just hasn't been deallocated yet; equal holders as one.
    package func holdersInWords(of controller: Controller.ID, lasting isLasting: Bool = false) -> [String] {
        let all = holders(of: controller), lasting = all.filter { $0 != .screen && $0 != .transition }
        let links = strongLinks.filter { $0.target == controller }
        let outside = isLasting && !(lasting.isEmpty && links.isEmpty) ? lasting : all
        let words =
            outside.map { self.words(for: $0, of: controller) }
            + links.map { "\(controllers[$0.owner].name).\($0.label)" }
        return words.indices.filter { words.firstIndex(of: words[$0]) == $0 }.map { place in
            let word = words[place], count = words.count { $0 == word }
            return count == 1 ? word : "\(word.replacing(" (closure)", with: "")) (\(count) of them)"
        }
    }

    /// Returns a holder outside of all controllers in words, such as "the window".
    package func words(for holder: Holder, of controller: Controller.ID) -> String {
        switch holder {
        case .variable: "the variable \(controllers[controller].name)"
        case .window(let window):
            "the window\(livingWindows.count == 1 ? "" : " " + windowName(window)) (rootViewController)"
        case .presentation(let presented): "the presentation of \(controllers[presented].name)"
        case .screen: "the screen"
        case .transition: "a transition in progress"
        case .windowSubview(let path): "the window (subviews.\(path))"
        case .block(let path):
            path.isEmpty ? "a pending call on it" : "a closure that hasn't run yet (\(path))"
        case .task(let path): path.isEmpty ? "a method that hasn't returned" : "the task's closure (\(path))"
        case .staticProperty(let path): "a static property (\(path))"
        case .delegate(let path): "the app's delegate (\(path))"
        case .timer(let path): "the run loop's timer (\(path))"
        case .unknownCode(let path):
            path.isEmpty ? "code that isn't understood" : "code that isn't understood (\(path))"
        case .notificationCenter(let path): "NotificationCenter's block (\(path))"
        }
    }
}
