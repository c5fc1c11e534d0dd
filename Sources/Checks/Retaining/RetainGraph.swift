import Lifecycle

/// The references among the objects and closures that the code of one class names, and what each of them retains.
struct RetainGraph: Sendable {
    /// A node for an object, a closure, or what a property has.
    typealias Node = Int

    /// A strong reference.
    struct Link: Sendable {
        let owner: Node
        let target: Node
        /// The property that has it; empty if it has no name.
        let label: String
        /// The position of the code that makes it, if that may be the mistake.
        let place: CodeLocation?
        /// Indicates whether the owner is nothing but a name for the target.
        let isName: Bool
    }

    /// The object whose class it is, and everything that lives as long as the app.
    static let current = 0, forever = 1

    private(set) var links: [Link] = []
    private(set) var closures: Set<Node> = []
    /// The values that are no objects, such as arrays and cases of enumerations: each name has a copy.
    private(set) var values: Set<Node> = []
    /// The declared types of objects, by node.
    var types: [Node: String] = [:]
    private var last = forever

    mutating func object(_ type: String? = nil) -> Node {
        last += 1
        types[last] = type
        return last
    }

    mutating func value() -> Node {
        let node = object()
        values.insert(node)
        return node
    }

    mutating func closure() -> Node {
        let node = object()
        closures.insert(node)
        return node
    }

    mutating func link(_ owner: Node, _ target: Node, _ label: String = "", at place: CodeLocation? = nil) {
        links.append(Link(owner: owner, target: target, label: label, place: place, isName: false))
    }

    /// Notes that a property, a parameter or a result is an object.
    mutating func name(_ target: Node, by owner: Node, _ label: String = "", at place: CodeLocation? = nil) {
        if types[owner] == nil { types[owner] = types[target] }
        links.append(Link(owner: owner, target: target, label: label, place: place, isName: true))
    }

    /// Gives objects what code gives to their names: to a parameter, a computed property or a weak one.
    mutating func shareNames() {
        var given = byOwner.mapValues { $0.filter { !$0.isName } }
        for name in links where name.isName && name.target > Self.forever && !closures.contains(name.target) {
            for link in given[name.owner] ?? [] where link.target != name.target {
                self.link(name.target, link.target, link.label, at: link.place)
                given[name.target, default: []].append(links[links.count - 1])
            }
        }
    }

    var byOwner: [Node: [Link]] { Dictionary(grouping: links, by: \.owner) }

    /// The links by which an object reaches others first, by the shortest ways; those to one object at least if it is all
    /// that is asked for.
    func tree(from start: Node, to end: Node? = nil, _ byOwner: [Node: [Link]]) -> [Node: Link] {
        var tree: [Node: Link] = [:]
        var waiting = [start][...]
        while let next = waiting.popFirst() {
            for link in byOwner[next] ?? [] where tree[link.target] == nil && link.target != start {
                tree[link.target] = link
                waiting.append(link.target)
            }
            if let end, tree[end] != nil { break }
        }
        return tree
    }

    /// The way from one object to another along a tree from it; empty if they are the same.
    func way(from start: Node, to end: Node, in tree: [Node: Link]) -> [Link]? {
        var way: [Link] = [], node = end
        while node != start {
            guard let link = tree[node] else { return nil }
            way.append(link)
            node = link.owner
        }
        return way.reversed()
    }
}
