/// Something that people ask for and that is no part of the life of a view controller.
package struct OutsideTopic: Decodable, Hashable, Sendable {
    /// The names of the topic.
    package let names: [String]
    /// A description of the topic, as the beginning of a sentence.
    package let what: String
    /// The topic of the handbook that is nearest.
    package let near: String
}
