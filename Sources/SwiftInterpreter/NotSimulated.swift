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
        "hidesBarsWhenVerticallyCompact": .bool(false), "isToolbarHidden": .bool(true),
        "isTranslucent": .bool(true), "prefersLargeTitles": .bool(false),
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
    ///
    /// - Returns: The tokens of the key-value observers to tell as soon as it has the value.
    mutating func tellObservers(
        of name: String, _ object: Value, within activation: Activation?
    ) throws(Interruption) -> [Instance.ID] {
        guard
            activation?.initializes == nil
                || activation?.initializes != app.world.level(declaring: name, of: object)
        else { return [] }
        let property = app.world.property(name, of: object)
        if app.world.isObservable(object), property != nil {
            try app.propertyWillChange(name, of: object)
            return []
        }
        let observers = app.world.keyObservers(of: name, object)
        let tokens = observers.compactMap { app.world.observation($0) }
        if !tokens.isEmpty, tokens.count == observers.count, property?.code.isDynamic == true,
            !app.world.code.textMembers.functions.contains("automaticallyNotifiesObservers")
        {
            if tokens.count > 1 { app.assume("that key-value observers are called in their order") }
            return tokens
        }
        if !observers.isEmpty {
            skipNotSimulated("KVO of \(name)")
        } else if app.world.code.keyObservers[KeyObserver(subscribing: object, to: name)] != nil {
            skipNotSimulated("subscribers of $\(name)")
        }
        return []
    }

    /// Calls the block of a key-value observer with the object and the change.
    mutating func callKeyObserver(
        _ token: Instance.ID, _ old: Value?, _ new: Value
    ) throws(Interruption) {
        let observation = app.world.code.instances[token].properties
        guard let block = observation["changeHandler"]?.value, let object = observation["object"]?.value,
            app.applies(.keyObserversHearAtOnce)
        else { return }
        let options = observation["options"]?.value.members ?? []
        func asked(_ option: String, _ value: Value?) -> StoredValue {
            StoredValue(options.contains(.symbol(option)) ? value ?? .nothing : .nothing)
        }
        let change = app.world.code.add(
            "NSKeyValueObservedChange", ["oldValue": asked("old", old), "newValue": asked("new", new)])
        try invoke(block, [PassedArgument(nil, object), PassedArgument(nil, app.keep(.instance(change)))])
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
        isObservable(object) || !keyObservers(of: name, object).isEmpty
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

    /// The living observers of a property, in the order in which they registered.
    fileprivate func keyObservers(of name: String, _ object: Value) -> [KeyObserver] {
        code.keyObservers.keys.filter { observer in
            guard observer.key == name, observer.object == object, isAlive(observer.observer) else {
                return false
            }
            // A token that was invalidated holds no block any more.
            guard case .instance(let token) = observer.observer else { return true }
            return code.instances[token].type != .named(Interpreter.observation)
                || code.instances[token].properties["changeHandler"] != nil
        }.sorted { (observation($0)?.ordinal ?? 0) < (observation($1)?.ordinal ?? 0) }
    }

    /// The token of a key-value observer with a block, if the property is the last of its path.
    fileprivate func observation(_ observer: KeyObserver) -> Instance.ID? {
        guard case .instance(let token) = observer.observer else { return nil }
        let properties = code.instances[token].properties
        guard code.instances[token].type == .named(Interpreter.observation) else { return nil }
        let isLast =
            properties["owner"]?.value == observer.object && properties["key"]?.value == .string(observer.key)
        return isLast ? token : nil
    }
}
