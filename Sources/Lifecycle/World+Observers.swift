/// Somebody who waits for a notification, as far as it tells whether the same one waits twice.
package struct ObserverRegistration: Hashable, Sendable {
    /// The object whose method is called; nil if a block is.
    package let observer: Controller.ID?
    /// The method; nil if a block is called.
    package let method: String?
    /// The location of the block; nil if a method is called.
    package let block: CodeLocation?
    fileprivate let name: Value
    fileprivate let sender: Value
}

/// Somebody who observes a property of an object by its key, whom nobody holds for that.
package struct KeyObserver: Hashable, Sendable {
    package let observer: Value
    package let object: Value
    package let key: String

    package init(observer: Value, object: Value, key: String) {
        self.observer = observer
        self.object = object
        self.key = key
    }
}

extension World {
    /// The number of times that each observer is registered: the controllers and blocks in the notification
    /// center, and the key-value observers that are controllers, with the objects that they observe.
    package var observerRegistrations: [ObserverRegistration: Int] {
        var counts: [ObserverRegistration: Int] = [:]
        func count(
            _ observer: Controller.ID?, method: String? = nil, block: CodeLocation? = nil, of name: Value,
            from sender: Value, times: Int = 1
        ) {
            let registration = ObserverRegistration(
                observer: observer, method: method, block: block, name: name, sender: sender)
            counts[registration, default: 0] += times
        }
        for observer in code.observers {
            switch observer.receiver {
            case .method(.controller(let controller), let method) where controllers[controller].isAlive:
                count(controller, method: method, of: observer.name, from: observer.sender)
            case .block(.closure(let closure), _):
                guard let place = code.closures[closure].code?.body.location else { continue }
                count(nil, block: place, of: observer.name, from: observer.sender)
            case .method, .block: continue
            }
        }
        for (observer, times) in code.keyObservers {
            guard let controller = observer.observer.controller, controllers[controller].isAlive else {
                continue
            }
            count(controller, of: .string(observer.key), from: observer.object, times: times)
        }
        return counts
    }

    /// Indicates whether a controller, or something that references it, was passed to unknown code, which may
    /// hold it.
    package func isHeldByUnknownCode(_ controller: Controller.ID) -> Bool {
        holders(of: controller).contains { if case .unknownCode = $0 { true } else { false } }
    }

    /// Indicates whether a view was passed to unknown code, which may have changed it.
    package func isKnownToUnknownCode(_ view: View.ID) -> Bool {
        code.escaped.contains(.view(view)) || liesInBar(view)
    }

    /// Indicates whether UIKit adds a view to a bar when the bar shows the item that holds the view. Its
    /// superview is then unknown.
    package func liesInBar(_ view: View.ID) -> Bool {
        guard views[view].superview == nil else { return false }
        return code.instances.identifiers.contains { id in
            [.named("UINavigationItem"), .named("UIBarButtonItem")].contains(code.instances[id].type)
                && ["titleView", "customView"].contains {
                    code.instances[id].properties[$0]?.value == .view(view)
                }
        }
    }
}

extension AppCode {
    /// Counts `addObserver(_:forKeyPath:options:context:)` and `removeObserver(_:forKeyPath:)`.
    package mutating func countKeyObserver(_ name: String, of object: Value, _ arguments: [PassedArgument]) {
        guard let observer = arguments.unlabeled() else { return }
        guard case .string(let key)? = arguments["forKeyPath"], object != .unknown, observer != .unknown
        else {
            // Any of them may have been meant.
            if name == "removeObserver" { keyObservers = [:] }
            return
        }
        let registration = KeyObserver(observer: observer, object: object, key: key)
        switch name {
        case "addObserver": keyObservers[registration, default: 0] += 1
        case "removeObserver":
            let left = (keyObservers[registration] ?? 0) - 1
            keyObservers[registration] = left > 0 ? left : nil
        default: break
        }
    }

    /// The living closures that hold a controller strongly by capturing it.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: Where each of them stands, by place; none that was said in words.
    package func closures(capturing controller: Controller.ID) -> [CodeLocation] {
        closures.identifiers.compactMap { id -> CodeLocation? in
            let closure = closures[id]
            guard closure.isAlive,
                closure.captures.values.contains(where: {
                    $0.value == .controller(controller) && $0.reference == .strong
                })
            else { return nil }
            return closure.code?.body.location
        }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }
}
