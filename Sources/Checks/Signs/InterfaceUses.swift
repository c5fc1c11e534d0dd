import CourseTexts
import Lifecycle

/// Where code changes or reads what is on the screen: in its own lines, or in methods of the app that it calls.
struct InterfaceUses {
    /// The classes, each with its extensions, by their names.
    private let types: [String: [ClassOutline]]
    /// The classes that conform to a protocol of the text, or to one that refines it.
    private let conforming: [String: Set<String>]
    /// The classes, structures, enumerations and actors, and under an empty name the functions outside of all types.
    private let all: [String: [ClassOutline]]
    /// The names of the functions outside of all types.
    private let free: Set<String>
    /// The extensions of protocols, and of classes that the text doesn't declare, by their names.
    private let extensions: [String: [ClassOutline]]
    /// The methods of the text, by their names without labels, each with where it is.
    private let methods: [String: [(type: String, method: MethodOutline)]]
    /// The names of classes and protocols that the text puts on the main actor.
    private let onMain: Set<String>
    private let protocols: [String: [String]]
    /// The use that a method leads to, by the place of the method.
    private var known: [CodeLocation: Found] = [:]

    /// What is known of a method.
    private enum Found { case nothing, use(UseOutline) }

    /// The names that code can mean: those of a class, of a method's parameters, and of local constants.
    struct Scope {
        let outlines: [ClassOutline]
        var method: MethodOutline?
        var locals: [AssignmentOutline] = []

        /// Indicates whether a name is that of a parameter or a local constant.
        fileprivate func has(_ name: String) -> Bool {
            locals.contains { $0.target == name } || method?.parameters.contains { $0.name == name } == true
        }
    }

    init(_ app: CheckedApp) {
        onMain = app.onMain
        protocols = app.program.protocols
        let named = Dictionary(grouping: app.outlines, by: \.path)
        // Of several classes of a name it isn't known which one an extension belongs to.
        types = named.filter { $0.value.count(where: { !$0.isExtension }) == 1 }
        extensions = named.filter { $0.value.allSatisfy(\.isExtension) }
        all = Dictionary(grouping: app.values + app.outlines, by: \.path)
            .filter { name, outlines in name.isEmpty || outlines.count(where: { !$0.isExtension }) == 1 }
        free = Set((all[""] ?? []).flatMap(\.methods).map(\.baseName))
        methods = Dictionary(
            grouping: app.outlines.flatMap { type in type.methods.map { (type: type.path, method: $0) } }
        ) { $0.method.baseName }
        var conforming: [String: Set<String>] = [:]
        for (name, outlines) in types {
            var waiting = outlines.flatMap(\.inherited), seen: Set<String> = []
            while let next = waiting.popLast() {
                guard let refined = protocols[next], seen.insert(next).inserted else { continue }
                conforming[next, default: []].insert(name)
                waiting += refined
            }
        }
        self.conforming = conforming
    }

    // MARK: - Uses

    /// The first use in the methods that a call leads to; nil if there is none, or if it isn't known what the call means.
    mutating func reached(by use: UseOutline, in scope: Scope) -> UseOutline? {
        guard use.isCall, !use.isAwaited, let (outlines, method) = target(use, scope) else {
            return nil
        }
        if case .some(let found) = known[method.place] {
            if case .use(let use) = found { return use }
            return nil
        }
        known[method.place] = .nothing
        guard !method.body.asksThread else { return nil }
        let inner = Scope(outlines: outlines, method: method, locals: method.body.locals)
        var found = method.body.uses.first { changes($0, inner, impliesSelf: true) }
        for use in method.body.uses where found == nil { found = reached(by: use, in: inner) }
        if let found { known[method.place] = .use(found) }
        return found
    }

    /// A path with the object that a local constant stands for in the place of the constant's name, and what it can mean.
    func resolve(_ text: String, _ scope: Scope) -> (Path, Scope) {
        var path = Path(text), scope = scope
        while !path.beginsWithSelf,
            let index = scope.locals.lastIndex(where: { $0.target == path.parts.first }),
            let object = scope.locals[index].object
        {
            scope.locals.removeSubrange(index...)
            path = Path(([object] + path.parts.dropFirst()).joined(separator: "."))
        }
        return (path, scope)
    }

    /// The method of the text that a call means.
    private func target(_ use: UseOutline, _ scope: Scope) -> ([ClassOutline], MethodOutline)? {
        let (path, scope) = resolve(use.path, scope)
        guard let name = path.parts.last, path.parts.count > 1 || path.beginsWithSelf || !scope.has(name)
        else { return nil }
        let isOfType = path.parts.dropLast().first.map { all[$0] != nil } == true
        func named(_ outlines: [ClassOutline]) -> [MethodOutline] {
            let isFree = outlines.first?.path.isEmpty == true
            let found = outlines.flatMap(\.methods).filter {
                $0.baseName == name && (isOfType || isFree || !$0.isStatic)
            }
            return found.count > 1 ? found.filter { $0.name == name + use.labels } : found
        }
        let found = owners(of: path, in: scope).compactMap { outlines -> ([ClassOutline], MethodOutline)? in
            let own = named(outlines)
            let methods =
                own.isEmpty
                ? named(outlines.flatMap(\.inherited).flatMap { extensions[$0] ?? [] }) : own
            return methods.only.flatMap { $0.isOverride ? nil : (outlines, $0) }
        }
        return found.isEmpty ? added(use) : found.only
    }

    /// The types, with their extensions, that the receiver of a call can have; none if it isn't known.
    func owners(of path: Path, in scope: Scope) -> [[ClassOutline]] {
        guard path.parts.count > 1 else {
            let isFree = path.parts.first.map { free.contains($0) && !isMember($0, scope.outlines) }
            return [!path.beginsWithSelf && isFree == true ? all[""] ?? [] : scope.outlines]
        }
        var found = [scope.outlines], isInside = path.beginsWithSelf
        for part in path.parts.dropLast() {
            let name = part.hasSuffix("()") ? String(part.dropLast(2)) : part
            let outlines = found.only ?? []
            let isOne = ["shared", "default", "instance", "current"].contains(where: name.hasPrefix)
            let type =
                isInside
                ? self.type(of: name, Scope(outlines: outlines)) ?? (isOne ? outlines.first?.path : nil)
                : all[name] == nil ? self.type(of: name, scope) : name
            guard let type else { return [] }
            let types = conforming[type]?.sorted() ?? [type]
            found = types.compactMap { all[$0] }
            isInside = true
        }
        return found
    }

    /// The method that the text adds to a class of UIKit's, if no other one has its name: whatever has it then is of that class.
    private func added(_ use: UseOutline) -> ([ClassOutline], MethodOutline)? {
        guard let name = Path(use.path).parts.last, let found = methods[name]?.only, !found.method.isStatic,
            found.method.name == name + use.labels, let type = extensions[found.type],
            UIKitName.isControllerClass(found.type) || UIKitName.isViewClass(found.type)
        else { return nil }
        return (type, found.method)
    }

    /// The name of the type of a local constant, a parameter or a property; nil if it isn't known.
    private func type(of name: String, _ scope: Scope) -> String? {
        func made(_ value: String) -> String? {
            let name = String(value.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let rest = value.dropFirst(name.count)
            let isOne = rest.hasPrefix(".shared") && !rest.dropFirst().contains { $0 == "." || $0 == "(" }
            return name.first?.isUppercase == true && (rest.hasPrefix("(") || isOne) ? name : nil
        }
        if let local = scope.locals.last(where: { $0.target == name }) { return made(local.value) }
        if let parameter = scope.method?.parameters.first(where: { $0.name == name }) {
            return parameter.type.nameOfType
        }
        if let property = scope.outlines.flatMap(\.properties).first(where: { $0.name == name }) {
            return property.type?.nameOfType ?? property.value.flatMap(made)
        }
        return nil
    }

    // MARK: - Threads

    /// Indicates whether a class, whose own code has no actor, certainly isn't on the main actor.
    func isOffMain(_ outlines: [ClassOutline]) -> Bool {
        var waiting = outlines.map(\.name) + outlines.flatMap(\.inherited), seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard !onMain.contains(next) else { return false }
            if let type = types[next] {
                waiting += type.flatMap(\.inherited)
            } else if let refined = protocols[next] {
                waiting += refined
            } else if !Self.harmless.contains(next) {
                return false
            }
        }
        return true
    }

    /// What a class can derive from without being on the main actor.
    private static let harmless = Set(
        words: "NSObject AnyObject class ObservableObject Sendable Equatable Hashable Codable Identifiable")

    // MARK: - One use

    /// Indicates whether a class is one of views, without libraries' classes between it and UIKit's.
    private func isView(_ outlines: [ClassOutline]) -> Bool {
        (outlines.flatMap(\.inherited) + outlines.map(\.path)).contains(where: UIKitName.isViewClass)
    }

    private func isController(_ outlines: [ClassOutline]) -> Bool {
        outlines.contains { type in
            (type.isExtension ? type.inherited + [type.path] : type.inherited).contains {
                $0.hasSuffix("Controller")
            }
        }
    }

    /// Indicates whether a line changes or reads what is on the screen.
    ///
    /// - Parameters:
    ///   - use: What the line uses.
    ///   - scope: What its names can mean.
    ///   - impliesSelf: Indicates whether code needn't write `self` for members.
    /// - Returns: True if it certainly does.
    func changes(_ use: UseOutline, _ scope: Scope, impliesSelf: Bool = false) -> Bool {
        let (path, scope) = resolve(use.path, scope), outlines = scope.outlines
        guard let first = path.parts.first, let last = path.parts.last, !use.isAwaited else { return false }
        let inner = path.beginsWithSelf ? Scope(outlines: outlines) : scope
        let type = type(of: first, inner)
        if first == "UIApplication" || type == "UIApplication" {
            let isMethod = ["open", "registerForRemoteNotifications"].contains(last)
            return path.parts.count == (type == nil ? 3 : 2) && Self.ofApplication.contains(last)
                && (use.isCall || !isMethod)
        }
        if UIKitName.isViewClass(first) {
            return use.isCall && path.parts.count == 2 && Self.ofViews.contains(last)
        }
        // What code has made itself need not be on screen.
        guard path.beginsWithSelf || !scope.locals.contains(where: { $0.target == first }) else {
            return false
        }
        guard path.parts.count > 1 else {
            guard path.beginsWithSelf || !scope.has(first), !isMember(first, outlines) else { return false }
            if isView(outlines), UIKitName.viewMembers.contains(first) {
                return path.beginsWithSelf || impliesSelf
            }
            guard isController(outlines) else { return false }
            return use.isCall ? Self.showing.contains(first) : first == "title"
        }
        if let type, let own = types[type] {
            let rest = "self." + path.parts.dropFirst().joined(separator: ".")
            return changes(
                UseOutline(path: rest, isCall: use.isCall, place: use.place, isAlways: use.isAlways),
                Scope(outlines: own))
        }
        if use.isCall, path.parts.count == 2, Self.showing.contains(last) {
            return type.map(UIKitName.isControllerClass)
                ?? (first == "navigationController" && isController(outlines))
        }
        if !use.isCall, first == "navigationItem", type == nil { return isController(outlines) }
        guard isView(first, type, outlines) else {
            // By its name it is a table, whoever has it.
            let list = path.parts[path.parts.count - 2].lowercased()
            return type == nil && use.isCall
                && ["tableview", "collectionview"].contains(where: list.hasSuffix)
                && UIKitName.harmlessMethods.contains(last)
        }
        return !use.isCall || UIKitName.viewMembers.contains(last) || UIKitName.harmlessMethods.contains(last)
    }

    /// The members of the application that Xcode's Main Thread Checker reports most.
    private static let ofApplication = Set(CourseTexts.list("members of applications"))
    /// The methods of the class of all views that change some.
    private static let ofViews = Set(CourseTexts.list("animating methods"))
    /// The methods by which controllers show and hide others.
    private static let showing = Set(CourseTexts.list("showing methods"))

    /// Indicates whether a class has a property or a method of its own of a name.
    private func isMember(_ name: String, _ outlines: [ClassOutline]) -> Bool {
        outlines.flatMap(\.properties).contains { $0.name == name }
            || outlines.flatMap(\.methods).contains { $0.baseName == name }
    }

    /// Indicates whether a name stands for a view, of one of UIKit's own classes or out of a nib.
    private func isView(_ name: String, _ type: String?, _ outlines: [ClassOutline]) -> Bool {
        if let type {
            let isOutlet = outlines.flatMap(\.properties).contains { $0.name == name && $0.isOutlet }
            return UIKitName.isViewClass(type) || isOutlet && type.hasSuffix("View")
        }
        let bases = Set(outlines.flatMap(\.inherited))
        return name == "view" && isController(outlines)
            || name == "tableView" && bases.contains("UITableViewController")
            || name == "collectionView" && bases.contains("UICollectionViewController")
    }
}

/// The expression before `=` or parentheses, part by part, without `self` and optional marks.
struct Path {
    let parts: [String]
    let beginsWithSelf: Bool

    init(_ text: String) {
        var parts = text.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }.split(separator: ".")
            .map(String.init)
        beginsWithSelf = ["self", "strongSelf", "weakSelf"].contains(parts.first ?? "")
        if beginsWithSelf { parts.removeFirst() }
        self.parts = parts
    }
}

extension AssignmentOutline {
    /// The object that a local constant is another name for: `self`, or what a property or another constant has; nil if it
    /// may have a value of its own.
    fileprivate var object: String? {
        let path = Path(value)
        guard !value.isEmpty, path.parts.count < 2 || path.parts.last == "view",
            value.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) })
        else { return nil }
        return value
    }
}

extension String {
    /// The name in a type as it is written.
    fileprivate var nameOfType: String {
        let words = filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }.split(separator: " ")
        return String((words.last ?? "").prefix { $0 != "<" })
    }
}
