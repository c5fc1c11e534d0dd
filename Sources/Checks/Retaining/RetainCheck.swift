import Lifecycle

/// What methods and initializers of a type keep of their arguments, by the positions of these.
struct KeptArguments {
    /// The property that has it.
    var labels: [RetainWalk.Method: [Int: String]] = [:]
    /// The arguments that the result retains.
    var returned: [RetainWalk.Method: Set<Int>] = [:]
    /// The methods whose results the object retains, such as a view that it has added to itself.
    var held: Set<RetainWalk.Method> = []
    /// The properties that the type's own code empties.
    var emptied: Set<RetainWalk.Emptied> = []

    init(_ walk: RetainWalk) {
        let graph = walk.graph, byOwner = graph.byOwner
        emptied = walk.emptied
        let own = graph.tree(from: RetainGraph.current, byOwner)
        for (method, nodes) in walk.parameters {
            let made = walk.results[method].flatMap { byOwner[$0] } ?? []
            let given = walk.results[method].map { graph.tree(from: $0, byOwner) }
            if made.contains(where: { $0.isName && own[$0.target] != nil }) { held.insert(method) }
            for (position, node) in nodes.enumerated() {
                if let way = graph.way(from: RetainGraph.current, to: node, in: own), !way.isEmpty,
                    !way.contains(where: { $0.target == RetainGraph.forever })
                {
                    // What its own code empties decides how long it keeps the rest.
                    let decisive = way.first { link in emptied.contains { $0.name == link.label } }
                    labels[method, default: [:]][position] =
                        (decisive ?? way.last { !$0.label.isEmpty })?.label ?? ""
                }
                if given?[node] != nil { returned[method, default: []].insert(position) }
            }
        }
    }
}

/// The walks over the types of the text, each made when it is first needed.
final class RetainWalks {
    private let types: DeclaredTypes
    /// The methods that only `deinit` calls, by the classes that have them.
    private let ofEnds: [String: Set<String>]
    private var walks: [String: RetainWalk] = [:]
    /// Nil for a type that is being walked over.
    private var kept: [String: KeptArguments?] = [:]
    /// The types whose walks needed a type that was being walked over, or one of these.
    private var partial: Set<String> = []
    /// Indicates whether all types have been walked over once.
    private var isSecond = false

    init(_ types: DeclaredTypes, ofEnds: [String: Set<String>]) {
        self.types = types
        self.ofEnds = ofEnds
    }

    func walk(_ type: DeclaredTypes.Declared) -> RetainWalk {
        if let known = walks[type.name] { return known }
        if kept[type.name] == nil { kept[type.name] = .some(nil) }
        let walk = RetainWalk(type, types, ofEnd: ofEnds[type.name] ?? []) { other in
            let arguments = self.arguments(of: other)
            if arguments == nil || self.partial.contains(other.name) { self.partial.insert(type.name) }
            return arguments
        }
        walks[type.name] = walk
        kept[type.name] = KeptArguments(walk)
        return walk
    }

    /// The walk over a type, made again if it needed a type that was being walked over: all of them are known by now.
    func wholeWalk(_ type: DeclaredTypes.Declared) -> RetainWalk {
        isSecond = true
        _ = arguments(of: type)
        return walk(type)
    }

    /// What a type keeps of what it is given.
    func arguments(of type: DeclaredTypes.Declared) -> KeptArguments? {
        let isAgain = isSecond && partial.remove(type.name) != nil
        if isAgain { walks[type.name] = nil }
        if isAgain || kept[type.name] == nil { _ = walk(type) }
        return kept[type.name] ?? nil
    }
}

/// Objects that retain themselves by what they give away, as the text shows without a run: closures that capture `self` and
/// go into something that `self` holds, and objects that hold each other.
struct RetainCheck: TextCheck {
    private let known: FindingCollector
    private let types: DeclaredTypes
    private let outlines: [String: [ClassOutline]]
    var evidence = FindingCollector()
    /// The properties in the cycles that were found.
    private var seen: Set<CodeLocation> = []
    /// The types whose objects are made along with screens, or by what is.
    private var ofScreens: Set<String> = []

    /// Creates the check of an app. Findings that runs have shown already are not repeated.
    init(_ app: CheckedApp, knowing known: FindingCollector) {
        self.known = known
        types = DeclaredTypes(app.program)
        outlines = Dictionary(grouping: app.outlines, by: \.name)
    }

    mutating func run() {
        let walks = RetainWalks(types, ofEnds: ofEnds)
        let all = types.sorted
        let mortal = (all + types.added).filter { $0.location != nil && !isForever($0) }
        findShown(mortal.map { ($0, walks.walk($0).made) })
        for type in mortal { read(walks.wholeWalk(type), type, walks) }
        for type in all where types.isClass(type) && !isForever(type) { readDelegates(of: type) }
    }

    /// Finds delegates, and other references of their kind, that retain in turn what retains them.
    private mutating func readDelegates(of type: DeclaredTypes.Declared) {
        let own = outlines[type.name] ?? []
        let left = type.properties.contains { $0.isBack } ? ownersLeft(by: type) : []
        for property in type.properties
        where property.reference == .strong && !property.code.isOverride
            && [nil, .literal(.nothing)].contains(property.code.value)
        {
            guard let written = own.flatMap(\.properties).first(where: { $0.name == property.name }),
                !seen.contains(written.place),
                property.isDelegate
                    && (types.isForOthers(property.type, isPublic: written.isPublic) && types.isScreen(type)
                        || types.isShown(type, byAny: property.type))
                    || property.isBack && types.isHeld(type, byAny: property.type)
                        && !left.contains(property.name)
                    || property.isOfLister(type, types) || property.isOfShower(type, types)
                    || property.isOfUIKit(type, types),
                !own.flatMap(\.methods).flatMap(\.assignments).contains(where: {
                    [property.name, "self." + property.name].contains($0.target)
                        && $0.value.first?.isUppercase == true
                })
            else { continue }
            find(
                .retainCycle, at: written.place, in: type.name,
                "\(type.name) retains its \(property.name), which usually retains it too, so neither is ever "
                    + "deallocated.", confidence: .likely)
        }
    }

    /// The properties of a type whose objects have what these hold remove them, such as a coordinator its child.
    private func ownersLeft(by type: DeclaredTypes.Declared) -> Set<String> {
        let own = Set((outlines[type.name] ?? []).flatMap(\.methods).map(\.baseName))
        let uses = types.kinds(of: type).flatMap { outlines[$0] ?? [] }.methods(reachedFrom: own)
            .flatMap(\.body.uses)
        return Set(
            uses.filter { $0.given.contains("self") }.compactMap { use in
                let names = use.path.split { ".?!".contains($0) }
                return names.last?.hasPrefix("remove") == true ? names.dropLast().last.map(String.init) : nil
            })
    }

    /// The methods that `deinit` uses and nothing else of the text, by the classes that have them.
    private var ofEnds: [String: Set<String>] {
        let calls = outlines.values.joined().flatMap(\.methods).flatMap(\.calls)
        let called = Set(calls.filter { !$0.isOnSelf }.map(\.name))
        return outlines.mapValues { types in
            let own = types.flatMap(\.methods), groups = Dictionary(grouping: own) { $0.baseName == "deinit" }
            let used = groups.mapValues { $0.flatMap(\.references).map(\.name) }
            return Set(used[true] ?? []).intersection(own.filter { !$0.isAction }.map(\.baseName))
                .subtracting(used[false] ?? []).subtracting(called)
        }
    }

    /// Finds the types whose objects belong to screens, by the types that each method makes.
    private mutating func findShown(_ making: [(by: DeclaredTypes.Declared, made: [Set<String>])]) {
        ofScreens = Set(making.map(\.by).filter(types.isScreen).map(\.name))
        var known = -1
        while known < ofScreens.count {
            known = ofScreens.count
            for (type, methods) in making {
                for made in methods where ofScreens.contains(type.name) || !made.isDisjoint(with: ofScreens) {
                    ofScreens.formUnion(made)
                }
            }
        }
    }

    /// Indicates whether objects of a class live as long as the app anyway, or are records of a database.
    private func isForever(_ type: DeclaredTypes.Declared) -> Bool {
        ["Object", "NSManagedObject"].contains(types.ancestry(type).last?.superclass)
            || type.protocols.contains(where: Program.isDelegate)
            || type.members.statics.contains {
                ["shared", "sharedInstance", "instance", "default", "current"].contains($0.name)
            }
    }

    private mutating func read(_ walk: RetainWalk, _ type: DeclaredTypes.Declared, _ walks: RetainWalks) {
        let graph = walk.graph, byOwner = graph.byOwner
        let ownCode = Set(types.ancestry(type).dropFirst().compactMap(\.location?.file))
        let given = Set(walk.parameters.values.joined())
        let delegates = walk.delegates, own = graph.tree(from: RetainGraph.current, byOwner)
        for link in graph.links {
            let isClosure = graph.closures.contains(link.owner)
            let start = isClosure && delegates.contains(link.target) ? RetainGraph.current : link.target
            guard let place = link.place, !graph.closures.contains(link.target),
                place.file == type.location?.file || !ownCode.contains(place.file),
                let back = graph.way(
                    from: start, to: link.owner,
                    in: start == RetainGraph.current ? own : graph.tree(from: start, to: link.owner, byOwner))
            else { continue }
            // A structure or an enumeration is no object, and its properties have copies.
            let isOfValue = (back + [link]).contains { $0.target == RetainGraph.current }
            guard types.isClass(type) || !isOfValue || isClosure && link.target != RetainGraph.current else {
                continue
            }
            // What another closure brings about has gone when that one has been mended.
            let isOfSelf = link.target == RetainGraph.current
            if isClosure, !isOfSelf, back.contains(where: { $0.target == RetainGraph.current }) { continue }
            // A closure on the way has a finding of its own, and so has what gives `self` away, or what comes last.
            if !isClosure, back.contains(where: { graph.closures.contains($0.owner) || isBefore(link, $0) }) {
                continue
            }
            // A value that has its old self in it holds a copy, and a closure that a method hands on to itself is another one.
            guard
                !(back + [link]).allSatisfy({
                    $0.isName || graph.values.contains($0.owner)
                        || types.type(graph.types[$0.owner]).map(types.isClass) == false
                        || graph.closures.contains($0.owner) && given.contains($0.target)
                })
            else { continue }
            let labels = (back + [link]).map(\.label).filter { !$0.isEmpty }
                .reduce(into: [String]()) { way, label in if way.last != label { way.append(label) } }
            // What only one property leads back to is another object of its kind, or a copy.
            guard isClosure || isOfSelf || labels.count > 1 else { continue }
            var emptied = walk.emptied, names = [type.name]
            for node in (back + [link]).map(\.target) {
                guard let other = types.type(graph.types[node]), other.name != type.name else { continue }
                names.append(other.name)
                emptied.formUnion(walks.arguments(of: other)?.emptied ?? [])
            }
            let properties = names.flatMap { outlines[$0] ?? [] }.flatMap(\.properties)
            let places = properties.filter { labels.contains($0.name) }.map(\.place)
            seen.formUnion(places)
            let isEmptied = (back + [link]).contains { part in
                // What a name stands for belongs to the object that has the property.
                let base = graph.links.first {
                    part.isName && !$0.isName && $0.target == part.owner && $0.label == part.label
                }
                let needed = walk.emptying(part.label, of: base?.owner ?? part.owner)
                let isClosure = graph.closures.contains(part.target)
                // A source of events that is canceled releases its handlers.
                if part.label == "setEventHandler", emptied.contains(where: { $0.name == "cancel" }) {
                    return true
                }
                return emptied.contains { (isClosure || !$0.isOfOne) && $0.empties(needed) }
            }
            // A property may be called the same as what lasts.
            let lasting = (back + [link]).first { $0.owner == RetainGraph.forever }?.label
            let kind: FindingKind =
                lasting == "timer" ? .timerHolds : lasting == "center" ? .observerBlockHolds : .retainCycle
            tell(
                kind, labels, emptied, isEmptied: isEmptied, walk.endings, type, isClosure: isClosure,
                isSelf: isOfSelf, at: place, or: places)
        }
    }

    /// Indicates whether another link on the same way is rather the mistake.
    private func isBefore(_ link: RetainGraph.Link, _ other: RetainGraph.Link) -> Bool {
        guard let place = link.place, let later = other.place else { return false }
        let isOfSelf = [link, other].map { $0.target == RetainGraph.current }
        return isOfSelf[0] == isOfSelf[1] ? place.precedes(later) : isOfSelf[1]
    }

    private mutating func tell(
        _ kind: FindingKind, _ labels: [String], _ emptied: Set<RetainWalk.Emptied>, isEmptied: Bool,
        _ endings: Set<String>, _ type: DeclaredTypes.Declared, isClosure: Bool, isSelf: Bool,
        at place: CodeLocation, or places: [CodeLocation]
    ) {
        let name = outlines.values.joined().first { $0.place == type.location }?.name ?? type.name
        let ending = [.timerHolds: "invalidate", .observerBlockHolds: "removeObserver"][kind]
        let isEnded = ending.map { name in emptied.contains { $0.name == name } } ?? isEmptied
        let isKnown =
            (Array(known.findings.values).map { ($0.kind, $0.place, $0.className) }
            + Array(known.undecided.values).map {
                ($0.kind, $0.place, $0.place.file == place.file ? name : "")
            })
            .contains { other in
                other.0 == kind
                    && (([place] + places).contains(other.1) || kind != .retainCycle && other.2 == name)
            }
        // What observes or ticks apart from any screen mostly lives as long as the app, unless its end is thought of.
        guard !isKnown, ending.map(endings.contains) ?? true || ofScreens.contains(type.name) else { return }
        guard !isEnded else {
            return evidence.addUndecided(kind, at: place, because: .uncertain)
        }
        let way = labels.isEmpty ? "" : " through \(labels.joined(separator: "."))"
        let owner = isSelf ? "self" : "its owner"
        let holder =
            kind == .timerHolds
            ? "the timer" : kind == .observerBlockHolds ? "the notification center" : owner
        find(
            kind, at: place, in: name,
            isClosure
                ? "This closure captures \(owner) strongly, and \(holder) retains it\(holder == owner ? way : ""), so "
                    + (isSelf ? "\(name) is never deallocated." : "neither is ever deallocated.")
                : "\(isSelf ? name : "The object") retains itself\(way), so it is never deallocated.",
            confidence: .likely)
    }
}

extension RetainWalk.Emptied {
    /// Indicates whether a property that is emptied may be another one that has to be.
    fileprivate func empties(_ other: RetainWalk.Emptied) -> Bool {
        let names = [name, other.name], all = RetainNames.scriptHandlers
        return (name == other.name || names.contains(all) && names.allSatisfy { $0.hasPrefix(all) })
            && (owner == nil || other.owner == nil || owner == other.owner)
    }
}
