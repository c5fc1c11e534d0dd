import Lifecycle

/// Walks over all code of a class and draws who retains whom. It follows no conditions: what code can do, it does.
struct RetainWalk {
    private let declared: DeclaredTypes.Declared
    private let types: DeclaredTypes
    /// Gives what another type of the text keeps.
    private let kept: (DeclaredTypes.Declared) -> KeptArguments?
    /// The methods that only `deinit` calls.
    private let ofEnd: Set<String>
    private(set) var graph = RetainGraph()
    /// The parameters and the results of the type's own methods.
    private(set) var parameters: [Method: [RetainGraph.Node]] = [:]
    private(set) var results: [Method: RetainGraph.Node] = [:]
    /// The properties that code empties, in what comes before the end of the object.
    private(set) var emptied: Set<Emptied> = []
    /// The types of the text that code makes, by each method and initial value.
    private(set) var made: [Set<String>] = []
    /// The properties that closures empty, when something calls them.
    private var emptiedLater: Set<Emptied> = []
    /// The methods by which `deinit` ends what may hold a closure.
    private(set) var endings: Set<String> = []

    /// A property that code empties, with the type that has it; nil if any type may have it.
    struct Emptied: Hashable {
        let owner: String?
        let name: String
        /// Indicates whether only an object that is a parameter lets go of it, such as a child that is removed.
        var isOfOne = false
    }
    struct Method: Hashable { let name: String, parameters: [String] }
    private struct Member: Hashable { let base: RetainGraph.Node, name: String }
    /// The closures, and the names of the methods, of a chain of calls.
    private struct Chain { var closures: [RetainGraph.Node] = [], ends = false }

    private var members: [Member: RetainGraph.Node] = [:]
    private var chains: [RetainGraph.Node: Chain] = [:]
    private var locals: [String: RetainGraph.Node] = [:], weak: Set<String> = []
    private var result = RetainGraph.forever
    private var place: CodeLocation?
    private var isEnding = false

    init(
        _ declared: DeclaredTypes.Declared, _ types: DeclaredTypes, ofEnd: Set<String>,
        kept: @escaping (DeclaredTypes.Declared) -> KeptArguments?
    ) {
        self.declared = declared
        self.types = types
        self.kept = kept
        self.ofEnd = ofEnd
        graph.types[RetainGraph.current] = declared.name
        graph.link(RetainGraph.current, RetainGraph.forever)
        walk()
        graph.shareNames()
    }

    private mutating func walk() {
        let own = types.ancestry(declared)
        for type in own {
            for function in type.members.functions + type.members.initializers { _ = method(function) }
        }
        for property in own.flatMap(\.properties) {
            if let value = property.code.value {
                made.append([])
                place = property.code.location
                assign(member(RetainGraph.current, property.name), evaluate(value), property.name)
            }
            if let observer = property.code.observer { enter(observer, result: nil) }
        }
        for computed in own.flatMap(\.members.computed) {
            enter(computed.getter, result: member(RetainGraph.current, computed.name))
            if let setter = computed.setter { enter(setter, result: nil) }
        }
        for (callback, body) in declared.overrides.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            isEnding = callback == .deinitialize
            enter(body, result: nil)
            isEnding = false
        }
        for type in own {
            for function in type.members.initializers where type.name == declared.name { enter(function) }
            for function in type.members.functions { enter(function) }
        }
    }

    /// What its weak delegates stand for: these mostly retain it.
    var delegates: Set<RetainGraph.Node> {
        Set(
            members.filter { member, _ in
                guard member.base == RetainGraph.current,
                    let property = types.property(member.name, of: declared)
                else { return false }
                return property.reference != .strong && property.isDelegate
            }.values)
    }

    // MARK: - Scopes

    private mutating func method(_ function: Function) -> Method {
        let key = Method(name: function.name, parameters: function.parameters.map { $0.label ?? "_" })
        if parameters[key] == nil {
            parameters[key] = function.parameters.map { graph.object($0.type) }
            results[key] = graph.object()
        }
        return key
    }

    private mutating func enter(_ function: Function) {
        let key = method(function)
        isEnding = function.name == "init" || ofEnd.contains(function.name)
        var names = Array(zip(function.parameters.map(\.name), parameters[key] ?? []))
        if function.isStatic { names.append(("self", graph.object())) }
        // What a data source gives to a list is held by it.
        if let list = function.parameters.first.flatMap({ shown($0.name) }), let result = results[key],
            ["cellFor", "viewFor"].contains(where: (key.parameters.dropFirst().first ?? "").hasPrefix)
        {
            graph.link(list, result)
        }
        enter(function.body, result: results[key], names: names)
        isEnding = false
    }

    private mutating func enter(
        _ body: Body, result inner: RetainGraph.Node?, names: [(String, RetainGraph.Node)] = [],
        keepingScope: Bool = false
    ) {
        let outer = (locals, weak, result, place)
        if !keepingScope {
            (locals, weak) = ([:], [])
            made.append([])
        }
        for name in body.parameters { locals[name] = shown(name) ?? graph.object() }
        for (name, node) in names {
            locals[name] = node
            if let screen = shown(name) { graph.name(screen, by: node) }
        }
        result = inner ?? graph.object()
        walk(body.statements)
        (locals, weak, result, place) = outer
    }

    /// A table or collection that calls its data source is the one that the screen shows; nil for anything else.
    private mutating func shown(_ name: String) -> RetainGraph.Node? {
        guard name == "tableView" || name == "collectionView", isScreen else { return nil }
        return member(RetainGraph.current, name)
    }

    /// Indicates whether it holds the views in it.
    private var isScreen: Bool { types.isScreen(declared) }

    private func type(of node: RetainGraph.Node) -> DeclaredTypes.Declared? {
        node == RetainGraph.current ? declared : types.type(graph.types[node])
    }

    // MARK: - Statements

    private mutating func walk(_ statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            if let location = statement.location { place = location }
            let known = emptied
            walk(statement.kind)
            guard emptied.count > known.count else { continue }
            // What is filled again right away only ends to start anew.
            let added = emptied.subtracting(known).subtracting(emptiedLater)
            let filled = statements.dropFirst(index + 1).compactMap(\.filled)
            guard added.contains(where: { filled.contains($0.name) }) else { continue }
            emptied.subtract(added.filter { filled.contains($0.name) || RetainNames.isEnd($0.name) })
        }
    }

    /// Walks over statements whose names are valid inside them only.
    private mutating func inside(_ statements: [Statement], _ conditions: [Condition] = []) {
        let outer = (locals, weak)
        walk(conditions)
        walk(statements)
        (locals, weak) = outer
    }

    private mutating func walk(_ kind: Statement.Kind) {
        switch kind {
        case .callSuper, .leaveLoop, .nextRound, .fallThrough, .perform, .unknown, .returned(nil): break
        case .expression(.call(let callee, let arguments)):
            _ = call(callee, arguments, isStatement: true)
        case .expression(let value), .thrown(let value): _ = evaluate(value)
        case .assign(let target, let value): assign(target, value)
        case .declare(let declaration):
            let value = declaration.value.flatMap { evaluate($0) } ?? graph.object()
            locals[declaration.name] = value
            if type(of: value).map(types.isClass) == false {
                // A structure is copied, and what changes in the copy isn't in the other one.
                let copy = graph.value()
                graph.types[copy] = graph.types[value]
                graph.link(copy, value)
                locals[declaration.name] = copy
            }
            if declaration.reference == .strong {
                weak.remove(declaration.name)
            } else {
                weak.insert(declaration.name)
            }
        case .branch(let conditions, let then, let otherwise):
            inside(then, conditions)
            inside(otherwise)
        case .ensure(let conditions, let otherwise):
            inside(otherwise)
            walk(conditions)
        case .each(let name, let sequence, let body):
            let base = evaluate(sequence), outer = locals
            locals[name] = base.map { member($0, "[]") } ?? graph.object()
            walk(body)
            locals = outer
        case .loop(let conditions, let body): inside(body, conditions)
        case .repetition(let body, let condition):
            inside(body)
            _ = evaluate(condition)
        case .choice(let value, let cases):
            let node = evaluate(value), outer = (locals, weak)
            for one in cases {
                for pattern in one.patterns ?? [] { bind(pattern, to: node) }
                walk(one.statements)
                (locals, weak) = outer
            }
        case .deferred(let statements): inside(statements)
        case .returned(let value?): if let value = evaluate(value) { graph.name(value, by: result) }
        case .labeled(_, let inner): walk(inner)
        case .attempt(let statements, let catches):
            inside(statements)
            for one in catches { inside(one.statements) }
        }
    }

    private mutating func walk(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .holds(let value): _ = evaluate(value)
            case .binding(let name, let value):
                locals[name] = evaluate(value) ?? graph.object()
                weak.remove(name)
                if name == "self" { locals[name] = nil }
            case .matches(let pattern, let value):
                let node = evaluate(value)
                bind(pattern, to: node)
            case .available, .unknown: break
            }
        }
    }

    /// Gives the names in a pattern to what it matches, or to parts of that, of which nothing is known.
    private mutating func bind(_ pattern: CasePattern, to node: RetainGraph.Node?) {
        switch pattern {
        case .any, .value: break
        case .binding(let name):
            locals[name] = node ?? graph.object()
            weak.remove(name)
        case .some(let inner), .type(_, let inner): bind(inner, to: node)
        case .element(_, let parts): for part in parts { bind(part, to: nil) }
        }
    }

    private mutating func assign(_ target: Expression, _ value: Expression) {
        let isNothing =
            switch value {
            case .literal(.nothing), .array([]), .call(.name("DisposeBag"), _): true
            case .call(.name(let name), []): ["Set", "Array", "Dictionary"].contains(name)
            case .call(.member(let base?, "filter"), _): base == target
            default: false
            }
        if isNothing { empty(target) }
        let node = evaluate(value)
        switch target.withoutMarks {
        case .name(let name) where locals[name] != nil: locals[name] = node ?? graph.object()
        case .name(let name): assign(member(RetainGraph.current, name), node, name)
        case .member(let base?, let name):
            guard let owner = evaluate(base), let node else { return }
            let membership = types.membership(name, of: type(of: owner))
            guard graph.closures.contains(node) else {
                return assign(member(owner, name), node, name)
            }
            // What Foundation clears itself, once it has called it.
            guard membership == .strong || membership == .unknown, name != "completionBlock" else { return }
            graph.link(owner, node, name)
        case .element(let base, _):
            if let owner = evaluate(base), let node { graph.link(owner, node) }
        default: break
        }
    }

    /// Notes that code empties a property. What a local name stands for may be anybody's.
    private mutating func empty(_ target: Expression, orLocal isLocalToo: Bool = false) {
        guard !isEnding else { return }
        var found: Emptied, object: RetainGraph.Node?
        switch target.withoutMarks {
        case .name(let name):
            object = locals[name]
            guard object == nil || isLocalToo else { return }
            let member = object == nil ? nil : members.first { $0.value == object }?.key
            found =
                object == nil
                ? emptying(name, of: RetainGraph.current)
                : member.map { emptying($0.name, of: $0.base) } ?? Emptied(owner: nil, name: name)
        case .member(let base?, let name):
            guard !isOfLibrary(base) else { return }
            object = evaluate(base)
            found = object.map { emptying(name, of: $0) } ?? Emptied(owner: nil, name: name)
        case .element(let base, _): return empty(base, orLocal: isLocalToo)
        default: return
        }
        found.isOfOne = object.map(parameters.values.joined().contains) ?? false
        emptied.insert(found)
    }

    /// Indicates whether code stands for a member that a library gives to an object of the text.
    private mutating func isOfLibrary(_ expression: Expression) -> Bool {
        guard case .member(let base?, let name) = expression.withoutMarks, let node = evaluate(base),
            let type = type(of: node)
        else { return false }
        return types.membership(name, of: type) == .unknown
    }

    /// What has to be emptied so that an object lets go of what a property of its has.
    func emptying(_ name: String, of node: RetainGraph.Node) -> Emptied {
        let owners = types.ancestry(type(of: node))
        guard !owners.isEmpty else {
            return Emptied(owner: graph.types[node]?.filter { $0 != "?" && $0 != "!" }, name: name)
        }
        return Emptied(owner: owners.first { $0.properties.contains { $0.name == name } }?.name, name: name)
    }

    /// A property has a new value. Since it may have another one at another time, the two don't become one.
    private mutating func assign(_ property: RetainGraph.Node, _ value: RetainGraph.Node?, _ name: String) {
        guard let value, value != property else { return }
        graph.name(value, by: property, graph.closures.contains(value) ? "" : name, at: objectPlace(value))
    }

    // MARK: - Expressions

    /// The object that code stands for; nil if it is none, or unknown.
    private mutating func evaluate(_ expression: Expression) -> RetainGraph.Node? {
        switch expression {
        case .literal, .parent, .unknown, .member(nil, _): return nil
        case .current: return locals["self"] ?? RetainGraph.current
        case .interpolation(let values):
            for value in values { _ = evaluate(value) }
            return nil
        case .array(let values):
            let nodes = values.compactMap { evaluate($0) }, all = collect(nodes), element = member(all, "[]")
            // What code does to an element it does to each one.
            for node in nodes { graph.name(node, by: element) }
            return all
        case .tuple(let values): return collect(values.compactMap { evaluate($0.value) })
        case .dictionary(_, let values): return collect(values.compactMap { evaluate($0) })
        case .name(let name): return locals[name] ?? (name == "self" ? RetainGraph.current : own(name))
        case .member(.current?, let name): return own(name)
        case .member(let base?, let name): return evaluate(base).map { member($0, name) }
        case .chained(let base), .unwrapped(let base), .attempted(let base, _), .awaited(let base):
            return evaluate(base)
        case .prefix(_, let value):
            _ = evaluate(value)
            return nil
        case .cast(let base, let cast, let type):
            let node = evaluate(base)
            guard cast != .test else { return nil }
            if let node, graph.types[node] == nil { graph.types[node] = type }
            return node
        case .element(let base, let index):
            _ = evaluate(index)
            return evaluate(base).map { member($0, "[]") }
        case .infix(let one, let name, let other):
            let left = evaluate(one), right = evaluate(other)
            if name == "??" { return left ?? right }
            // Operators that take functions mostly make one of them.
            let functions = [left, right].compactMap { $0 }.filter(graph.closures.contains)
            return functions.isEmpty ? nil : collect(functions)
        case .ternary(let condition, let one, let other):
            _ = evaluate(condition)
            let left = evaluate(one), right = evaluate(other)
            return left ?? right
        case .closure(let closure): return self.closure(closure)
        case .call(let callee, let arguments): return call(callee, arguments)
        }
    }

    private mutating func collect(_ nodes: [RetainGraph.Node]) -> RetainGraph.Node {
        let all = graph.value()
        for node in nodes { graph.link(all, node, "", at: objectPlace(node)) }
        return all
    }

    /// A member of `self`, or of nobody that is known. A method of its own that isn't called retains `self`.
    private mutating func own(_ name: String) -> RetainGraph.Node? {
        let isHeld = isScreen && RetainNames.holding.contains(name)
        if !isHeld, types.membership(name, of: declared) == .unknown {
            if has(name) {
                guard !weak.contains("self"), types.isClass(declared) else { return nil }
                let node = graph.closure()
                graph.link(node, RetainGraph.current, "", at: place)
                return node
            }
            return name.hasPrefix("$") ? own(String(name.dropFirst())) : nil
        }
        return member(RetainGraph.current, name)
    }

    /// Indicates whether the type has a member of a name that belongs to an object.
    private func has(_ name: String) -> Bool {
        types.membership(name, of: declared) != .unknown
            || types.ancestry(declared).contains {
                $0.members.functions.contains { $0.name == name && !$0.isStatic }
            }
    }

    private mutating func member(_ base: RetainGraph.Node, _ name: String) -> RetainGraph.Node {
        let key = Member(base: base, name: name)
        if let known = members[key] { return known }
        let owner = type(of: base)
        guard !types.isTwofold(name, of: owner) else { return graph.object() }
        var type = types.property(name, of: owner)?.type
        if name == "[]" { type = types.element(of: graph.types[base]) }
        let node = graph.object(type)
        members[key] = node
        switch types.membership(name, of: owner) {
        case .strong: graph.link(base, node, name)
        case .unknown
        where RetainNames.holding.contains(name) && (owner != nil || !RetainNames.lists.contains(name)):
            graph.link(base, node, name == "[]" ? "" : name)
        default: break
        }
        return node
    }

    private mutating func closure(
        _ closure: ClosureExpression, first: RetainGraph.Node? = nil
    ) -> RetainGraph.Node {
        let node = graph.closure(), outer = (locals, weak, isEnding)
        // It mostly runs later.
        isEnding = false
        let start = closure.body.location ?? place
        var inner = locals, weakInside = weak
        for capture in closure.captures {
            let value = evaluate(capture.value)
            if capture.name != "self" { inner[capture.name] = value ?? graph.object() }
            if capture.reference == .strong {
                weakInside.remove(capture.name)
                let isWeak = capture.name == "self" && weak.contains("self")
                if let value, !isWeak { graph.link(node, value, "", at: start) }
            } else {
                weakInside.insert(capture.name)
            }
        }
        for name in closure.uses where !weak.contains(name) {
            // A local function needn't write `self`.
            let isOwn = name == "self" || closure.function != nil && locals[name] == nil && has(name)
            guard let value = locals[name] ?? (isOwn ? RetainGraph.current : nil) else { continue }
            graph.link(node, value, "", at: start)
        }
        (locals, weak) = (inner, weakInside)
        for name in closure.parameters { weak.remove(name) }
        if let first, let name = closure.parameters.first { locals[name] = first }
        let names = closure.parameters.dropFirst(first == nil ? 0 : 1).map { ($0, graph.object()) }
        let known = emptied
        enter(
            Body(closure.body.statements, location: closure.body.location), result: nil, names: names,
            keepingScope: true)
        if emptied.count > known.count { emptiedLater.formUnion(emptied.subtracting(known)) }
        (locals, weak, isEnding) = outer
        return node
    }

    // MARK: - Calls

    private mutating func call(
        _ callee: Expression, _ written: [CallArgument], isStatement: Bool = false
    ) -> RetainGraph.Node? {
        // A trailing closure has a mark for a label.
        let arguments = written.map { $0.label == "{}" ? CallArgument(nil, $0.value) : $0 }
        switch callee {
        case .closure(let closure):
            let made = graph.object()
            enter(Body(closure.body.statements), result: made, keepingScope: true)
            return made
        case .name(let name) where name.first?.isUppercase == true: return construct(name, arguments)
        case .member(.name(let name)?, "init"): return construct(name, arguments)
        case .member(_?, let name) where name.first?.isUppercase == true: return construct(name, arguments)
        case .member(.name(let name)?, let method) where ofType(name, method, arguments) != nil:
            return call(method, of: nil, arguments, isStatement, ofType(name, method, arguments))
        case .member(.name(let name)?, _) where RetainNames.containers.contains(name):
            return construct(name, arguments)
        case .member(.name(let name)?, _) where types.isValue(name): return element(arguments)
        case .member(nil, _): return element(arguments)
        case .name(let name):
            if name == "objc_setAssociatedObject", arguments.count > 2 {
                let owner = evaluate(arguments[0].value), value = evaluate(arguments[2].value)
                if let owner, let value { graph.link(owner, value) }
                return nil
            }
            guard locals[name] == nil else { return pass(arguments) }
            let found = ofType("Self", name, arguments)
            return call(name, of: found == nil ? RetainGraph.current : nil, arguments, isStatement, found)
        case .member(let base?, let name):
            if name == "scheduledTimer" || name == "addObserver" { return start(name, base, arguments) }
            let receiver = base == .parent ? RetainGraph.current : evaluate(base)
            // What the superclass's method keeps isn't what the own one keeps.
            if base == .parent, types.function(name, arguments, of: declared)?.0.name == declared.name {
                return pass(arguments)
            }
            if case .closure(let closure)? = arguments.last?.value, !RetainNames.isEnd(name),
                members.contains(where: { $0.value == receiver && RetainNames.bags.contains($0.key.name) })
            {
                enter(Body(closure.body.statements), result: receiver, keepingScope: true)
                return nil
            }
            // Removing `self` leaves blocks where they are, and a canceled work item keeps its own.
            let isEnd =
                RetainNames.isEnd(name)
                || name == "remove" && arguments.first?.label == "at"
            if isEnd, arguments.first?.value != .current,
                receiver.flatMap({ graph.types[$0] }) != "DispatchWorkItem"
            {
                if isEnding {
                    endings.insert(name)
                } else if name.hasSuffix("ScriptMessageHandler") || name.hasSuffix("ScriptMessageHandlers") {
                    emptied.insert(Emptied(owner: nil, name: RetainNames.scriptHandler(arguments)))
                } else {
                    emptied.insert(Emptied(owner: nil, name: name))
                    empty(base, orLocal: true)
                }
            }
            return call(name, of: receiver ?? graph.object(), arguments, isStatement)
        case .chained(let inner), .unwrapped(let inner):
            return call(inner, arguments, isStatement: isStatement)
        default:
            _ = evaluate(callee)
            return pass(arguments)
        }
    }

    /// The method of a type itself that a call means.
    private func ofType(
        _ name: String, _ method: String, _ arguments: [CallArgument]
    ) -> (DeclaredTypes.Declared, Function)? {
        guard name.first?.isUppercase == true, locals[name] == nil else { return nil }
        let type = name == "Self" ? declared : types.type(name)
        // An unqualified name means rather a method of the object.
        guard name != "Self" || types.function(method, arguments, of: type) == nil else { return nil }
        return types.function(method, arguments, of: type, isStatic: true)
    }

    /// A case of an enumeration, with what it has. The name may be that of a method, which keeps no object for sure.
    private mutating func element(_ arguments: [CallArgument]) -> RetainGraph.Node {
        let made = graph.value()
        for argument in arguments {
            // What a control or a bar button item sends its action to is weak.
            guard let node = evaluate(argument.value), argument.label != "target",
                node > RetainGraph.forever
            else { continue }
            graph.link(made, node)
        }
        return made
    }

    /// What is given to code that keeps none of it.
    private mutating func pass(_ arguments: [CallArgument]) -> RetainGraph.Node? {
        for argument in arguments { _ = evaluate(argument.value) }
        return graph.object()
    }

    /// Timers and observers' blocks, which live until code ends them.
    private mutating func start(
        _ name: String, _ base: Expression, _ arguments: [CallArgument]
    ) -> RetainGraph.Node? {
        let repeats = arguments.contains { $0.label == "repeats" && $0.value == .literal(.bool(true)) }
        let isBlock = arguments.first?.label == "forName"
        let receiver = evaluate(base)
        let nodes = arguments.map { evaluate($0.value) }
        guard repeats || isBlock else {
            if let receiver { _ = keep(name, of: receiver, arguments, nodes, false) }
            return graph.object()
        }
        let made = graph.object()
        for (argument, node) in zip(arguments, nodes) {
            guard let node, graph.closures.contains(node) || argument.label == "target" else { continue }
            graph.link(RetainGraph.forever, node, isBlock ? "center" : "timer", at: objectPlace(node))
        }
        return made
    }

    private mutating func construct(_ name: String, _ arguments: [CallArgument]) -> RetainGraph.Node {
        let isCollection = ["Array", "Set", "Dictionary"].contains(name)
        let made = isCollection ? graph.value() : graph.object(name), type = types.type(name)
        if let type, let last = self.made.indices.last { self.made[last].insert(type.name) }
        if type == nil, RetainNames.builders.contains(name),
            case .closure(let content)? = arguments.last?.value
        {
            enter(Body(content.body.statements), result: made, keepingScope: true)
            return made
        }
        let nodes = arguments.map { evaluate($0.value) }
        if name == "CADisplayLink", let target = nodes.first, let target {
            graph.link(RetainGraph.forever, target, "timer", at: objectPlace(target))
        } else if let type {
            if let (owner, function) = types.function("init", arguments, of: type) {
                link(made, function, of: owner, arguments, nodes)
            } else {
                for (argument, node) in zip(arguments, nodes) {
                    guard let node else { continue }
                    let label =
                        argument.label ?? (graph.closures.contains(node) ? closureProperty(of: type) : nil)
                    guard let label,
                        types.membership(label, of: type) == .strong || RetainNames.holding.contains(label)
                    else { continue }
                    graph.link(made, node, label, at: objectPlace(node))
                }
            }
        } else if name == "URLSession" {
            // It keeps its delegate until it is invalidated.
            for case (let argument, let node?) in zip(arguments, nodes) where argument.label == "delegate" {
                graph.link(made, node, "", at: objectPlace(node))
            }
        } else if RetainNames.passing.contains(name) {
            chains[made] = Chain(ends: true)
        } else {
            let holds = RetainNames.containers.contains(name)
            for (argument, node) in zip(arguments, nodes) {
                guard let node, argument.label != "target" else { continue }
                let isKept =
                    graph.closures.contains(node)
                    ? !["modifier", "configuration"].contains(argument.label)
                    : holds && node > RetainGraph.forever
                if isKept { graph.link(made, node) }
            }
        }
        return made
    }

    /// The property that a trailing closure of a structure's own initializer is for.
    private func closureProperty(of type: DeclaredTypes.Declared) -> String? {
        type.properties.last { $0.type.contains("->") && $0.code.value == nil }?.name
    }

    /// The place of a mistake, if an object that is given away is not a closure, which has a place of its own.
    private func objectPlace(_ node: RetainGraph.Node) -> CodeLocation? {
        graph.closures.contains(node) ? nil : place
    }

    private mutating func link(
        _ owner: RetainGraph.Node, _ function: Function, of type: DeclaredTypes.Declared,
        _ arguments: [CallArgument], _ nodes: [RetainGraph.Node?], result: RetainGraph.Node? = nil
    ) {
        guard let kept = kept(type) else { return }
        let key = Method(name: function.name, parameters: function.parameters.map { $0.label ?? "_" })
        if let result, kept.held.contains(key) { graph.link(owner, result) }
        for (node, position) in zip(nodes, function.positions(of: arguments)) {
            guard let node, let position else { continue }
            if let label = kept.labels[key]?[position] {
                graph.link(owner, node, label, at: objectPlace(node))
            }
            if let result, kept.returned[key]?.contains(position) == true { graph.name(node, by: result) }
        }
    }

    /// Calls a method of an object, or one that is known already, of a type itself.
    private mutating func call(
        _ name: String, of object: RetainGraph.Node?, _ arguments: [CallArgument], _ isStatement: Bool,
        _ known: (DeclaredTypes.Declared, Function)? = nil
    ) -> RetainGraph.Node? {
        let receiver = object ?? graph.object(), type = self.type(of: receiver)
        let isOwn = receiver == RetainGraph.current || known?.0.name == declared.name
        let eachOne = ["forEach", "map", "compactMap", "flatMap"].contains(name) && !isOwn
        let nodes = arguments.map { argument -> RetainGraph.Node? in
            guard case .closure(let closure) = argument.value, eachOne else {
                return evaluate(argument.value)
            }
            return self.closure(closure, first: member(receiver, "[]"))
        }
        guard let (owner, function) = known ?? types.function(name, arguments, of: type) else {
            return keep(name, of: receiver, arguments, nodes, isStatement)
        }
        let key = method(function)
        if isOwn {
            for (node, position) in zip(nodes, function.positions(of: arguments)) {
                guard let node, let position, let parameter = parameters[key]?[position] else { continue }
                graph.name(node, by: parameter)
            }
            if let made = results[key], RetainNames.ends(name) { chains[made] = Chain(ends: true) }
            return results[key]
        }
        let made = graph.object()
        if RetainNames.ends(name) { chains[made] = Chain(ends: true) }
        link(receiver, function, of: owner, arguments, nodes, result: made)
        return made
    }

    /// What is given to a method that the text doesn't have.
    private mutating func keep(
        _ name: String, of receiver: RetainGraph.Node, _ arguments: [CallArgument],
        _ nodes: [RetainGraph.Node?], _ isStatement: Bool
    ) -> RetainGraph.Node? {
        let given = nodes.compactMap { $0 }, closures = given.filter { graph.closures.contains($0) }
        if RetainNames.adds(name) {
            for node in given where node > RetainGraph.forever { graph.link(receiver, node) }
            return nil
        }
        if name == "add", arguments.map(\.label) == [nil, "name"], let handler = nodes.first, let handler {
            graph.link(
                receiver, handler, RetainNames.scriptHandler([arguments[arguments.count - 1]]),
                at: objectPlace(handler))
            return nil
        }
        if RetainNames.storing.contains(name) {
            for node in given { graph.link(node, receiver) }
            return receiver
        }
        // What changes a structure, such as a view of SwiftUI's, gives another one with the same objects.
        let isOfValue = type(of: receiver).map(types.isClass) == false
        let made = isOfValue ? graph.value() : graph.object()
        if isOfValue { graph.link(made, receiver) }
        var chain = chains[receiver] ?? Chain()
        chain.closures += closures
        chain.ends = chain.ends || RetainNames.ends(name)
        chains[made] = chain
        if name.hasPrefix("dequeue") {
            graph.link(receiver, made)
        } else if RetainNames.subscribing.contains(name), name == "assign" || !closures.isEmpty {
            let isWeak = arguments.contains { $0.label == "ownership" && $0.value != .member(nil, "strong") }
            let kept =
                name == "assign" && !isWeak
                ? zip(arguments, nodes).filter { $0.0.label == "on" }.compactMap(\.1) : []
            // What tells of its end has one.
            let endings = ["onSuccess", "receiveCompletion", "onCompleted"]
            let endsAlone = arguments.count > 1 && arguments.last?.label == "receiveValue"
            guard !chain.ends, !endsAlone, !arguments.contains(where: { endings.contains($0.label ?? "") })
            else { return made }
            for node in chain.closures + kept { graph.link(made, node, "", at: objectPlace(node)) }
            if isStatement, name != "sink", name != "assign" {
                for node in closures { graph.link(receiver, node, name) }
            }
        } else if RetainNames.keeps(name) {
            for node in closures { graph.link(receiver, node, name) }
        }
        return made
    }
}

extension Statement {
    /// The name of what it gives a value to, unless that is nothing.
    fileprivate var filled: String? {
        guard case .assign(let target, let value) = kind, value != .literal(.nothing) else { return nil }
        return switch target.withoutMarks {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }
}

extension Expression {
    /// It without the marks of optionals.
    fileprivate var withoutMarks: Expression {
        switch self {
        case .chained(let base), .unwrapped(let base): base.withoutMarks
        default: self
        }
    }
}
