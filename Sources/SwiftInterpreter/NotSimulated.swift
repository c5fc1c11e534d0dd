// Effects of UIKit or the runtime that the engine doesn't simulate: they are reported, and nothing follows
// from them.

import Lifecycle

extension Interpreter {
    /// The class of the tokens of key-value observing.
    static let observation = "NSKeyValueObservation"
    /// The class of tables that retain nothing, as `NSHashTable.weakObjects()`; what is in them isn't known.
    static let weakTable = "NSHashTable of weak objects"

    mutating func skipNotSimulated(_ words: String) {
        app.note(.skipped(words, .notSimulated), to: .application, by: .unknownCodeIsSkipped)
    }

    /// A request to UIKit that isn't simulated: after one for a rotation nothing is known of where views are.
    mutating func skipRequest(_ name: String) {
        skipNotSimulated(name)
        guard name == "requestGeometryUpdate" else { return }
        for view in app.world.views.identifiers where app.world.views[view].isInWindow {
            app.world.markGeometryUnknown(view)
        }
    }

    /// The properties that decide what bars cover, each with the value at which it starts.
    private static let ofBars: [String: Value] = [
        "additionalSafeAreaInsets": .structure(StructureValue(Insets.zero)),
        "edgesForExtendedLayout": .symbol("all"), "isTabBarHidden": .bool(false),
        "isToolbarHidden": .bool(true), "isTranslucent": .bool(true), "prefersLargeTitles": .bool(false),
        "prompt": .nothing, "searchController": .nothing,
    ]
    /// A property that decides what bars cover: after a change of it, no safe area is known.
    mutating func skipBars(_ name: String, _ value: Value, of receiver: Value) {
        var start = Self.ofBars[name]
        if name == "isHidden", case .instance(let bar) = receiver,
            case .named(let type) = app.world.code.instances[bar].type, type.hasSuffix("Bar")
        {
            start = .bool(false)
        }
        guard let start, value != start, value != .symbol("zero") else { return }
        app.world.code.occasions.insert(World.otherBars)
        skipNotSimulated("what bars cover after .\(name) = …")
    }

    /// A property gets a value, unless an initializer gives it: that is told to those who track it, or recorded.
    mutating func tellObservers(
        of name: String, _ object: Value, _ value: Value, within activation: Activation?
    ) throws(Interruption) {
        guard
            activation?.initializes == nil
                || activation?.initializes != app.world.level(declaring: name, of: object)
        else { return }
        if app.world.isObservable(object), app.world.property(name, of: object) != nil {
            try app.propertyWillChange(name, of: object)
        } else if app.world.hasKeyObserver(of: name, object) {
            skipNotSimulated("KVO of \(name)")
        } else if app.world.code.keyObservers[KeyObserver(subscribing: object, to: name)] != nil {
            skipNotSimulated("subscribers of $\(name)")
        }
    }
}

extension KeyObserver {
    /// The subscribers to a published property, which observe it through the object's own publisher.
    init(subscribing object: Value, to property: String) {
        self.init(observer: object, object: object, key: "$" + property)
    }
}

extension World {
    /// The type of an object or view that is neither of the app's own nor of UIKit's, as those of WebKit and
    /// Core Location.
    func foreignType(of object: Value) -> String? {
        let type =
            if case .view(let view) = object {
                viewNames(of: view).first(where: { UIKitName.isViewClass($0) })
            } else {
                code.foreignClass(of: object)
            }
        return type?.hasPrefix("UI") == true ? nil : type
    }

    /// Indicates whether something may wait for a change of a property.
    func isObserved(_ name: String, of object: Value) -> Bool {
        isObservable(object) || hasKeyObserver(of: name, object)
            || code.keyObservers[KeyObserver(subscribing: object, to: name)] != nil
    }

    /// Indicates whether the class of an object is `@Observable`.
    func isObservable(_ object: Value) -> Bool {
        guard case .instance(let instance) = object, case .object(let classID) = code.instances[instance].type
        else { return false }
        return code.objectAncestry(of: classID).contains {
            code.objectClasses[$0].protocols.contains("Observable")
        }
    }

    fileprivate func hasKeyObserver(of name: String, _ object: Value) -> Bool {
        code.keyObservers.keys.contains { observer in
            guard observer.key == name, observer.object == object, isAlive(observer.observer) else {
                return false
            }
            // A token that was invalidated holds no block any more.
            guard case .instance(let token) = observer.observer else { return true }
            return code.instances[token].type != .named(Interpreter.observation)
                || code.instances[token].properties["changeHandler"] != nil
        }
    }
}
