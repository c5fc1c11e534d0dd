import Lifecycle

/// The types that the text declares, as far as they say who retains whom.
struct DeclaredTypes: Sendable {
    typealias Declared = TypeDeclaration

    /// How an object holds what a member of a name has.
    enum Membership { case strong, weak, computed, unknown }

    private var all: [String: Declared] = [:]
    /// The extensions of UIKit's views and controllers in the text.
    let added: [Declared]
    /// The classes that conform to a protocol of the text.
    private var conforming: [String: [String]] = [:]
    /// The protocols of the text, each with those that it refines.
    private let protocols: [String: [String]]
    /// The protocols that no type of the text conforms to.
    private var unmet: Set<String>
    private let aliases: [String: String]
    /// The names that several types have, so that it isn't clear which one code means.
    private let ambiguous: Set<String>
    /// The names of structures and enumerations.
    private let values: Set<String>

    init(_ program: Program) {
        aliases = program.aliases
        protocols = program.protocols
        ambiguous = Set(program.namesakes.map(\.written))
        values = Set(program.valueTypes.map(\.name))
        added = Dictionary(grouping: program.extensions, by: \.name).sorted { $0.key < $1.key }
            .filter { name, _ in UIKitName.isViewClass(name) || UIKitName.isControllerClass(name) }
            .map { name, parts in
                var type = Declared(name: name, superclass: name, location: parts.first?.location)
                type.members.computed = parts.flatMap(\.members.computed)
                type.members.functions = parts.flatMap(\.members.functions)
                type.protocols = parts.flatMap(\.protocols)
                return type
            }
        for type in program.classes {
            all[type.name] = type
            for name in type.protocols where program.protocols[name] != nil {
                conforming[name, default: []].append(type.name)
            }
        }
        // Elsewhere the name of a type inside another one is rather Foundation's.
        for var type in program.valueTypes
        where !type.path.contains(".") || !Program.isOfApple(type.name) {
            type.superclass = nil
            all[type.name] = type
        }
        unmet = Set(program.protocols.keys).subtracting(conforming.keys)
            .subtracting(program.valueTypes.flatMap(\.protocols))
    }

    /// All of them, in the order of their names.
    var sorted: [Declared] { all.values.sorted { $0.name < $1.name } }

    /// The type that is meant by a name as it is written; nil if the text has none.
    func type(_ written: String?) -> Declared? {
        guard let name = written.map(plain) else { return nil }
        guard !ambiguous.contains(name) else { return nil }
        return all[name] ?? all[name.lastComponent] ?? conforming[name]?.only.flatMap { all[$0] }
            ?? aliases[name].flatMap { all[$0] }
    }

    /// The name in a type as it is written.
    private func plain(_ written: String) -> String {
        var name = written.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }
        for word in ["any ", "some "] where name.hasPrefix(word) { name.removeFirst(word.count) }
        return String(name.prefix { $0 != "<" })
    }

    /// The type of the elements, if a type as it is written is that of an array, a set or a dictionary.
    func element(of written: String?) -> String? {
        guard let name = written?.filter({ $0 != "?" && $0 != "!" }) else { return nil }
        if name.hasPrefix("[") {
            let last = name.dropFirst().dropLast().split(separator: ":").last
            return last.map { String($0.drop { $0 == " " }) }
        }
        let list = ["Set<", "Array<"].first(where: name.hasPrefix)
        return list.map { String(name.dropFirst($0.count).dropLast()) }
    }

    /// The names of a type, of the classes above it, and of the protocols that it conforms to.
    func kinds(of type: Declared) -> Set<String> {
        var kinds: Set<String> = [], waiting = ancestry(type).flatMap { [$0.name] + $0.protocols }
        while let next = waiting.popLast() {
            if kinds.insert(next).inserted { waiting += protocols[next] ?? [] }
        }
        return kinds
    }

    /// Indicates whether a class, or one that conforms to a protocol, has a property for objects of a type.
    func isHeld(_ type: Declared, byAny written: String, inList isInList: Bool = false) -> Bool {
        let name = plain(written), kinds = kinds(of: type).filter { protocols[$0] != nil || all[$0] != nil }
        return (conforming[name] ?? [name]).contains { name in
            ancestry(all[name]).flatMap(\.properties).contains { property in
                let element = element(of: property.type), held = element ?? property.type
                let isEmpty = [nil, .literal(.nothing)].contains(property.code.value)
                return property.reference == .strong && !(property.isDelegate && isEmpty)
                    && (element != nil || !isInList && name != type.name)
                    && (kinds.contains(plain(held)) || self.type(held)?.name == type.name)
            }
        }
    }

    /// Indicates whether a view, a cell or a gesture recognizer belongs to a screen of a class that conforms to a protocol.
    func isShown(_ type: Declared, byAny written: String) -> Bool {
        isPart(type) && (conforming[plain(written)] ?? []).contains { all[$0].map(isScreen) == true }
    }

    /// Indicates whether a name is that of a protocol of the text that code outside of it conforms to: nothing else does, or
    /// a library has it.
    func isForOthers(_ written: String, isPublic: Bool) -> Bool {
        let name = plain(written)
        return unmet.contains(name) || isPublic && conforming[name] != nil
    }

    /// Indicates whether a name is that of a structure or an enumeration, whose static members mostly make one of it.
    func isValue(_ name: String) -> Bool { values.contains(name) }

    func isClass(_ type: Declared) -> Bool { !isValue(type.name) }

    /// A type and the classes above it, as far as the text has them.
    func ancestry(_ type: Declared?) -> [Declared] {
        var found: [Declared] = [], next = type
        while let current = next, found.count < 20 {
            found.append(current)
            next = current.superclass.flatMap { all[$0] }
        }
        return found
    }

    /// Indicates whether objects of a type show something, by the name of the class above all that the text has.
    func isScreen(_ type: Declared) -> Bool { isBased(type, on: Self.parts + ["Controller"]) }

    /// Indicates whether objects of a type are views, or belong to one.
    func isPart(_ type: Declared) -> Bool { isBased(type, on: Self.parts + ["Recognizer"]) }

    private static let parts = ["View", "Cell", "Control", "Button", "Field", "Bar"]

    private func isBased(_ type: Declared, on names: [String]) -> Bool {
        guard isClass(type), let base = ancestry(type).last?.superclass.map(plain) else { return false }
        return names.contains(where: base.hasSuffix)
    }

    /// The stored property of a name: one that overrides it only observes it.
    func property(_ name: String, of type: Declared?) -> ControllerClass.Property? {
        ancestry(type).lazy.compactMap {
            $0.properties.first { $0.name == name && !$0.code.isOverride }
        }.first
    }

    /// Indicates whether a class and one above it each have a property of a name: one is private, and it isn't clear which one
    /// code means.
    func isTwofold(_ name: String, of type: Declared?) -> Bool {
        ancestry(type).count { $0.properties.contains { $0.name == name && $0.code.observer == nil } } > 1
    }

    func membership(_ name: String, of type: Declared?) -> Membership {
        if let property = property(name, of: type) {
            return property.reference == .strong || property.isOfNib ? .strong : .weak
        }
        return ancestry(type).contains { $0.members.computed.contains { $0.name == name } }
            ? .computed : .unknown
    }

    /// The method or initializer that a call means, with the class that has it.
    func function(
        _ name: String, _ arguments: [CallArgument], of type: Declared?, isStatic: Bool = false
    ) -> (Declared, Function)? {
        for type in ancestry(type) {
            let functions = name == "init" ? type.members.initializers : type.members.functions
            let named = functions.filter {
                $0.name == name && $0.isStatic == isStatic && hasLabels(of: arguments, $0)
            }
            let fitting = named.filter { arguments.count <= $0.parameters.count }
            let exact = fitting.filter { $0.parameters.count == arguments.count }
            // Of several that differ by types alone it isn't clear which one is meant.
            guard exact.count < 2 else { return nil }
            if let found = exact.first ?? fitting.first ?? named.only { return (type, found) }
        }
        return nil
    }

    private func hasLabels(of arguments: [CallArgument], _ function: Function) -> Bool {
        let labels = function.parameters.map(\.label)
        return arguments.allSatisfy { $0.label == nil || labels.contains($0.label) }
    }
}

extension ControllerClass.Property {
    /// Indicates whether it is meant for a delegate or a data source.
    var isDelegate: Bool { ["delegate", "datasource"].contains(where: name.lowercased().hasSuffix) }

    /// Indicates whether it is meant for the delegate of something of UIKit's, which a view has from outside, or which code
    /// puts aside to set another one.
    func isOfUIKit(_ owner: DeclaredTypes.Declared, _ types: DeclaredTypes) -> Bool {
        let type = type.filter { $0 != "?" && $0 != "!" }
        return type.hasPrefix("UI") && type.hasSuffix("Delegate") && isDelegate
            && !type.hasSuffix("TransitioningDelegate")
            && (types.isPart(owner) || ["previous", "original"].contains(where: name.hasPrefix))
    }

    /// Indicates whether it is meant for what created its object.
    var isBack: Bool {
        isDelegate || name == "view"
            || ["output", "listener", "coordinator", "parent", "owner", "viewcontroller"]
                .contains(where: name.lowercased().hasSuffix)
    }

    /// Indicates whether it is named after its type, which has a list of objects like its own.
    func isOfLister(_ owner: DeclaredTypes.Declared, _ types: DeclaredTypes) -> Bool {
        type.lowercased().hasPrefix(name.lowercased()) && types.isHeld(owner, byAny: type, inList: true)
    }

    /// Indicates whether it is meant for the controller that shows its object, which is a view, a view model, or the delegate
    /// of a transition.
    func isOfShower(_ owner: DeclaredTypes.Declared, _ types: DeclaredTypes) -> Bool {
        let type = type.filter { $0 != "?" && $0 != "!" }, names = ["parent", "presenting", "owner", "from"]
        return type.hasSuffix("Controller")
            && (types.isPart(owner) && names.contains(where: name.lowercased().hasPrefix)
                || owner.protocols.contains("UIViewControllerTransitioningDelegate")
                    && !types.isScreen(owner) && name.hasPrefix("present"))
            || ["UINavigationController", "UIViewController"].contains(type)
                && types.kinds(of: owner).contains("ObservableObject")
    }

    /// Indicates whether it is an outlet for something in the view, which is retained there even if the outlet is weak.
    fileprivate var isOfNib: Bool { code.isOutlet && !isDelegate }
}

extension Function {
    /// The parameters that some arguments are for, in the order of the arguments.
    func positions(of arguments: [CallArgument]) -> [Int?] {
        var next = 0
        return arguments.enumerated().map { number, argument in
            let left = parameters.indices.dropFirst(next)
            var found = left.first { parameters[$0].label == argument.label }
            // A trailing closure has no label, and is for the first function.
            if argument.label == nil, number == arguments.count - 1, case .closure = argument.value {
                let function = left.first { parameters[$0].type?.contains("->") == true }
                found = function ?? found ?? parameters.indices.last
            }
            if let found { next = found + 1 }
            return found
        }
    }
}

extension Collection {
    /// The only element; nil if there are none, or several.
    var only: Element? { count == 1 ? first : nil }
}
