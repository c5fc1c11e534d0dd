import Lifecycle

/// The names of segues, among which one that the file does not name gets its own: commands need one.
struct SegueNames {
    private struct Key: Hashable {
        let source: ControllerClass.ID
        let name: String
    }

    private var taken: Set<Key>
    /// The last number behind a name: a scene may have thousands of segues to one class.
    private var latest: [Key: Int] = [:]

    init(_ segues: [Segue]) { taken = Set(segues.map { Key(source: $0.source, name: $0.name) }) }

    mutating func add(_ segue: Segue) { taken.insert(Key(source: segue.source, name: segue.name)) }

    mutating func fresh(like wanted: String, from source: ControllerClass.ID) -> String {
        let key = Key(source: source, name: wanted)
        var number = latest[key] ?? 0
        var name = wanted
        repeat {
            number += 1
            name = number == 1 ? wanted : wanted + String(number)
        } while taken.contains(Key(source: source, name: name))
        latest[key] = number
        return name
    }
}
