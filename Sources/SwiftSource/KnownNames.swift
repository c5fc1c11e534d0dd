import Lifecycle

/// What the names in a Swift text can stand for beside what the text declares.
package struct KnownNames: Sendable {
    /// The classes by their names.
    var types: [String: KnownType] = [:]
    /// Objects at the prompt, each with the name of its class.
    var objects: [String: String] = [:]

    /// What extensions add to types that the app does not declare.
    private var extended: Set<String> = []
    /// Names of other things, such as parameters.
    private(set) var others: Set<String> = []

    /// A type as far as names are concerned.
    struct KnownType: Sendable {
        /// The superclass and the protocols.
        var inherited: [String] = []
        var members: Set<String> = []
    }

    /// Nothing but what UIKit has.
    package init() {}

    /// What an app has.
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
            world.extensions.values.flatMap { $0.functions.map(\.name) + $0.computed.map(\.name) })
        for controller in world.livingControllers {
            objects[world.controllers[controller].name] = world.className(of: controller)
        }
        for view in world.views.identifiers {
            if let name = world.views[view].name { objects[name] = world.views[view].className }
        }
    }

    /// Adds names of other things, such as parameters.
    package mutating func add(_ names: [String]) { others.formUnion(names) }

    /// The members of a type, with those that it inherits, and whether these are all that it can have.
    func members(of name: String) -> (names: Set<String>, areAll: Bool) {
        var names = extended, areAll = true
        var waiting = [name], seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let type = types[next] {
                names.formUnion(type.members)
                waiting += type.inherited
            } else if let known = AppleNames.members[next] {
                names.formUnion(known)
            } else if !AppleNames.isProtocolWithoutMembers(next) {
                areAll = false
            }
        }
        return (names, areAll)
    }
}
