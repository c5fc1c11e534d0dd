// Several texts as one program: extensions go to their types, wherever they stand, and types of one name are kept apart.

/// A type of which another one has the name.
package struct Namesake: Hashable, Sendable {
    /// The name as code writes it.
    package let written: String
    /// The name under which it is kept.
    package let name: String
    /// The types around it, such as `Feed`; empty if there are none.
    package let outer: String
    package let location: CodeLocation?
}

extension Program {
    /// Adds what another text declares.
    package mutating func add(_ other: Program) {
        classes += other.classes
        valueTypes += other.valueTypes
        functions += other.functions
        globals.add(other.globals)
        extensions += other.extensions
        imports.formUnion(other.imports)
        protocols.merge(other.protocols) { $0 + $1 }
        aliases.merge(other.aliases) { first, _ in first }
        innerNames.merge(other.innerNames) { first, _ in first }
    }

    /// The program with each type under a name of its own, and with the extensions of its types taken in.
    package var joined: Program {
        var result = self
        result.nameApart()
        result.takeExtensionsIn()
        result.takeReferences()
        return result
    }

    /// Gives properties that only observe those of a superclass the same references: Swift lets them leave out `weak`.
    private mutating func takeReferences() {
        let places = Dictionary(classes.indices.map { (classes[$0].name, $0) }) { first, _ in first }
        for index in classes.indices {
            for number in classes[index].properties.indices
            where classes[index].properties[number].code.isOverride {
                let property = classes[index].properties[number]
                var above = classes[index].superclassName.flatMap { places[$0] }, seen: Set<Int> = []
                while let next = above, seen.insert(next).inserted {
                    if let stored = classes[next].properties.first(where: { $0.name == property.name }) {
                        classes[index].properties[number] = ControllerClass.Property(
                            name: property.name, type: property.type, reference: stored.reference,
                            code: property.code)
                        break
                    }
                    above = classes[next].superclassName.flatMap { places[$0] }
                }
            }
        }
    }

    // MARK: - Names

    private enum Place { case type(Int), value(Int) }

    private mutating func nameApart() {
        let all =
            classes.indices.map { (Place.type($0), classes[$0].path, classes[$0].location) }
            + valueTypes.indices.map { (Place.value($0), valueTypes[$0].path, valueTypes[$0].location) }
        namesakes = []
        let groups = Dictionary(grouping: all.indices) { all[$0].1.lastComponent }
        // Names that types have without being told apart, or that code writes for others, are taken from the start.
        var taken = Set(groups.keys).union(protocols.keys).union(aliases.keys)
        let inherited = classes.flatMap { $0.protocols } + valueTypes.flatMap { $0.protocols }
        taken.formUnion(inherited.filter { !$0.contains(".") })
        for (written, members) in groups.sorted(by: { $0.key < $1.key }) where members.count > 1 {
            // The plain name belongs to what stands outside of all types, or else to the first.
            let plain = members.first { !all[$0].1.contains(".") } ?? members[0]
            for member in members {
                let (place, path, location) = all[member]
                var name = member == plain ? written : path
                if member != plain, name == written {
                    name += " of " + (location?.file.split(separator: "/").last.map(String.init) ?? "")
                }
                if namesAreWords { name = name.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
                let first = namesAreWords ? name : path + " "
                var number = 2
                while member != plain, taken.contains(name) {
                    name = first + String(number)
                    number += 1
                }
                taken.insert(name)
                switch place {
                case .type(let index): classes[index].name = name
                case .value(let index): valueTypes[index].name = name
                }
                namesakes.append(
                    Namesake(
                        written: written, name: name, outer: String(path.dropLast(written.count + 1)),
                        location: location))
            }
        }
        guard !namesakes.isEmpty else { return }
        let known = Dictionary(grouping: namesakes, by: { $0.written })
        for index in classes.indices {
            guard let superclass = classes[index].superclass,
                let choices = known[superclass.lastComponent], superclass.lastComponent == superclass
            else { continue }
            let path = classes[index].path
            let outer = String(path.dropLast(path.lastComponent.count + 1))
            let others = choices.filter { $0.name != classes[index].name }
            classes[index].superclass = others.nearest(to: outer, in: classes[index].location?.file)?.name
        }
    }

    // MARK: - Extensions

    private mutating func takeExtensionsIn() {
        guard !extensions.isEmpty else { return }
        var left: [TypeDeclaration] = []
        let classPaths = Dictionary(
            classes.indices.map { (classes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        let valuePaths = Dictionary(
            valueTypes.indices.map { (valueTypes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        let byName = Dictionary(
            grouping: classes.indices.map { (classes[$0].path.lastComponent, Place.type($0)) }
                + valueTypes.indices.map { (valueTypes[$0].path.lastComponent, Place.value($0)) },
            by: { $0.0 })
        for one in extensions {
            var place = classPaths[one.path].map { Place.type($0) } ?? valuePaths[one.path].map { .value($0) }
            if place == nil, let found = byName[one.path.lastComponent], found.count == 1 {
                place = found[0].1
            }
            switch place {
            case .type(let index): classes[index].take(one)
            case .value(let index):
                valueTypes[index].members.add(one.members)
                valueTypes[index].protocols += one.protocols
            case nil: left.append(one)
            }
        }
        extensions = left
    }
}

extension TypeDeclaration {
    fileprivate mutating func take(_ added: TypeDeclaration) {
        overrides.merge(added.overrides) { own, _ in own }
        properties += added.properties
        members.add(added.members)
        protocols += added.protocols
        forwardsByHand = forwardsByHand || added.forwardsByHand
    }
}

extension Collection<Namesake> {
    /// The one inside of a type, or of a type around that; of several, in its extensions, the one in the same file.
    func around(_ type: String, in file: String? = nil) -> Namesake? {
        var outer = type
        while !outer.isEmpty {
            let inside = filter { $0.outer == outer }
            if let found = inside.nearest(to: file, { $0.location?.file }) ?? inside.first { return found }
            outer = String(outer.dropLast(outer.lastComponent.count + 1))
        }
        return nil
    }

    /// The one that is meant by code: inside the types around it, in the same file, or outside of all types.
    func nearest(to outer: String, in file: String?) -> Namesake? {
        if let found = around(outer, in: file) { return found }
        let free = filter { $0.outer.isEmpty }
        return free.nearest(to: file) { $0.location?.file } ?? free.first
    }
}

extension Collection {
    /// The one that stands in the file of some code, or else in the folder that has the most folders in common with that
    /// file's: files of one module stand together. Nil where several do.
    func nearest(to file: String?, _ place: (Element) -> String?) -> Element? {
        guard let file else { return nil }
        var best: Element?, most = -1, isOnly = false
        for element in self {
            guard let other = place(element) else { return nil }
            let common = file == other ? .max : Self.foldersInCommon(file, other)
            if common > most {
                (best, most, isOnly) = (element, common, true)
            } else if common == most {
                isOnly = false
            }
        }
        return isOnly ? best : nil
    }

    private static func foldersInCommon(_ one: String, _ other: String) -> Int {
        let folders = one.split(separator: "/").dropLast(), others = other.split(separator: "/").dropLast()
        return zip(folders, others).prefix { $0 == $1 }.count
    }
}

extension String {
    /// The text after the last dot.
    package var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
