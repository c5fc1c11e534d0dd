import Lifecycle

/// The meanings of the names that a Swift text uses and doesn't declare.
package struct KnownNames: Sendable {
    /// The classes by their names.
    var types: [String: KnownType] = [:]
    /// Objects at the prompt, each with the name of its class.
    var objects: [String: String] = [:]

    /// The members that extensions add to types that the app does not declare.
    private var extended: Set<String> = []
    /// Names of other things, such as parameters.
    private(set) var others: Set<String> = []

    /// A type as far as names are concerned.
    struct KnownType: Sendable {
        /// The superclass and the protocols.
        var inherited: [String] = []
        var members: Set<String> = []
    }

    /// The ending of the name of a type of Apple's without what the app's extensions add to it.
    static let asApplesEnding = " as Apple has it"

    /// Nothing but what UIKit has.
    package init() {}

    /// Collects the names in an app.
    package init(_ world: World) {
        for classID in world.classes.identifiers where world.isOfApp(classID) {
            let controllerClass = world.classes[classID]
            var type = KnownType()
            type.inherited = controllerClass.superclass.map { [world.classes[$0].name] } ?? []
            type.members = Set(
                controllerClass.properties.map(\.name) + controllerClass.members.functions.map(\.name)
                    + controllerClass.members.computed.map(\.name)
                    + controllerClass.members.statics.map(\.name))
            types[controllerClass.name] = type
        }
        extended = Set(
            world.code.extensions.values.flatMap { $0.functions.map(\.name) + $0.computed.map(\.name) })
        // Code that runs may be what ends them, and of others that are gone the run itself tells.
        for controller in world.controllers.identifiers {
            objects[world.controllers[controller].name] = world.className(of: controller)
        }
        for view in world.views.identifiers {
            if let name = world.views[view].name { objects[name] = world.views[view].className }
        }
    }

    /// Adds names of other things, such as parameters.
    package mutating func add(_ names: [String]) { others.formUnion(names) }

    /// The types that a type derives from or conforms to: the app's own, Apple's, and whether there are no others.
    func ancestors(of name: String) -> (apps: Set<String>, apples: Set<String>, areKnown: Bool) {
        var apps: Set<String> = [], apples: Set<String> = [], areKnown = true
        for (next, type) in lineage(of: name) where next != name {
            if type != nil {
                apps.insert(next)
            } else if next.hasSuffix(Self.asApplesEnding) {
                apples.insert(String(next.dropLast(Self.asApplesEnding.count)))
            } else if AppleNames.members[next] != nil || AppleNames.isProtocolWithoutMembers(next)
                || next.hasPrefix("UI") && next.hasSuffix("Controller")
            {
                apples.insert(next)
            } else {
                areKnown = false
            }
        }
        return (apps, apples, areKnown)
    }

    /// The members of a type, with those that it inherits, and whether these are all that it can have.
    func members(of name: String) -> (names: Set<String>, areAll: Bool) {
        var names = extended, areAll = true
        for (next, type) in lineage(of: name) {
            if let known = type?.members ?? AppleNames.members[next] {
                names.formUnion(known)
            } else if !AppleNames.isProtocolWithoutMembers(next) {
                areAll = false
            }
        }
        return (names, areAll)
    }

    /// Indicates whether a type inherits from one of Apple's, or is one that the text only extends, whose
    /// usual members aren't listed: any name may be one of them.
    func hasUnlistedMembers(_ name: String) -> Bool {
        lineage(of: name).contains { next, type in
            let ending = next.hasSuffix(Self.asApplesEnding) ? Self.asApplesEnding.count : 0
            let plain = String(next.dropLast(ending))
            return type == nil && AppleNames.members[plain] == nil
                && !AppleNames.isProtocolWithoutMembers(plain)
                && (ending > 0 || AppleNames.isOfFramework(plain))
        }
    }

    /// A type with all that it inherits from, each once, as far as the app declares them.
    private func lineage(of name: String) -> [(name: String, type: KnownType?)] {
        var found: [(name: String, type: KnownType?)] = [], waiting = [name], seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            found.append((next, types[next]))
            waiting += types[next]?.inherited ?? []
        }
        return found
    }
}
