/// A subject that people ask about and that has no page.
package struct OutsideTopic: Hashable, Sendable {
    /// Its names.
    package let names: [String]
    /// The subject, as a noun phrase.
    package let what: String
    /// The nearest topic of the handbook.
    package let near: String
}
