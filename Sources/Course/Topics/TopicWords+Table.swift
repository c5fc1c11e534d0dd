import Yams

extension TopicWords.Table {
    /// Reads a table, entry by entry: a decoder would look for each word among all.
    ///
    /// - Parameter yaml: The text of `words.yaml`.
    /// - Throws: A ``Handbook/Fault``, or an error of Yams that names the place.
    init(yaml: String) throws {
        for (key, value) in try Yams.compose(yaml: yaml)?.mapping ?? [:] {
            switch key.string {
            case "fillers": fillers = try Self.text(value, of: key)
            case "weak": weak = try Self.text(value, of: key)
            case "comparing": comparing = try Self.text(value, of: key)
            case "contrasting": contrasting = try Self.text(value, of: key)
            case "places": places = try Self.text(value, of: key)
            case "compounding": compounding = try Self.text(value, of: key)
            case "counters": counters = try Self.text(value, of: key)
            case "ordering": ordering = try Self.text(value, of: key)
            case "roles": roles = try Self.text(value, of: key)
            case "symptoms": symptoms = try Self.text(value, of: key)
            case "same": same = try Self.texts(value, of: key)
            case "phrases": phrases = try Self.texts(value, of: key)
            case "translations":
                for (language, words) in try Self.entries(value, of: key) {
                    let words = try Self.texts(words, of: language)
                    if let phrase = words.keys.sorted().first(where: { $0.contains(where: \.isWhitespace) }) {
                        throw Handbook.Fault(
                            topic: phrase,
                            reason: "a translated word can't contain a space; put several words under phrases"
                        )
                    }
                    translations[try Self.text(language, of: key), default: [:]].merge(words) { $1 }
                }
            case "silent":
                for (language, words) in try Self.texts(value, of: key) {
                    for word in words.split(separator: " ") {
                        translations[language, default: [:]][String(word)] = ""
                    }
                }
            default:
                throw Handbook.Fault(topic: key.string ?? "", reason: "there is no such key")
            }
        }
    }

    private static func text(_ node: Node, of key: Node) throws -> String {
        guard let text = node.scalar?.string else {
            throw Handbook.Fault(topic: key.scalar?.string ?? "", reason: "this is not a text")
        }
        return text
    }

    private static func entries(_ node: Node, of key: Node) throws -> Node.Mapping {
        guard let mapping = node.mapping else {
            throw Handbook.Fault(topic: key.scalar?.string ?? "", reason: "this is not a list of words")
        }
        return mapping
    }

    private static func texts(_ node: Node, of key: Node) throws -> [String: String] {
        try entries(node, of: key).reduce(into: [:]) { texts, entry in
            texts[try text(entry.key, of: key)] = try text(entry.value, of: entry.key)
        }
    }
}
