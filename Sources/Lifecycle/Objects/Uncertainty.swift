/// Names of variables and properties that code which may have run may have changed, each with the time of that.
package struct Uncertainty: Hashable, Sendable {
    package var time = 0
    package var names: [String: Int] = [:]
    /// Names of those of which only a part may have changed, each with the time of that.
    package var parts: [String: Int] = [:]
    /// Indicates whether code that may have run may have moved controllers and views.
    package var mayHaveMoved = false
    /// The time at which a property was given a known value since.
    private(set) var assured: [Value: [String: Int]] = [:]
    /// The time at which code may have given a property of one object another value.
    private var doubted: [Value: [String: Int]] = [:]
    /// The names of all such properties.
    private var doubtedNames: Set<String> = []

    /// A property of an object has a value that is known.
    package mutating func markKnown(_ name: String, of object: Value) {
        guard mentions(name), !object.isStructure else { return }
        assured[object, default: [:]][name] = time
    }

    /// Some properties of one object may have other values.
    package mutating func markUncertain(_ names: some Sequence<String>, of object: Value) {
        time += 1
        for name in names {
            doubtedNames.insert(name)
            doubted[object, default: [:]][name] = time
        }
    }

    package func mentions(_ name: String) -> Bool {
        names[name] != nil || parts[name] != nil || doubtedNames.contains(name)
    }

    /// Indicates whether a property of this very object may have another value.
    package func doubts(_ name: String, of object: Value) -> Bool {
        guard doubtedNames.contains(name), object.isObject, let since = doubted[object]?[name] else {
            return false
        }
        return (assured[object]?[name] ?? 0) < since
    }

    /// Indicates whether a property may have another value than it seems to have.
    ///
    /// - Parameters:
    ///   - name: The property.
    ///   - object: The object that has the property.
    ///   - value: The value that it seems to have. If it is an object of which only a part has changed, it is
    ///     the same.
    /// - Returns: False if the property has been set to a known value since.
    package func includes(_ name: String, of object: Value, holding value: Value = .unknown) -> Bool {
        let isKept = !value.isChangedByMethods && value != .nothing && value != .unknown
        let doubt = doubted.isEmpty ? nil : doubted[object]?[name]
        guard let since = [names[name] ?? (isKept ? nil : parts[name]), doubt].compactMap({ $0 }).max()
        else { return false }
        return (assured[object]?[name] ?? 0) < since
    }
}
