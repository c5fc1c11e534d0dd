import Lifecycle

/// The text of `explain` on one topic: a callback, a container, a style, one of UIKit's messages or a
/// subject.
package struct HandbookEntry: Hashable, Sendable {
    /// The name by which it is asked for.
    package let name: String
    /// The name as printed, such as `willMove(toSuperview:)`.
    package let title: String
    /// Other names for it.
    package let aliases: [String]
    package internal(set) var what: String
    /// When it comes, and from where.
    package let when: String
    /// Things to do in the callback, or with the subject.
    package let advice: String
    /// Things to avoid.
    package let warning: String
    /// The releases that have it.
    package let releases: ReleaseSpan
    /// The rules that matter most.
    package let rules: [Rule]
    /// The claims of the documents that speak of it, beside those that its rules cite.
    package let claims: [String]
    /// A small run that shows it.
    package let example: Demonstration
    /// The names of topics worth reading next.
    package internal(set) var related: [String]
    /// What the text was computed from, which makes it as good as an example; nil for one that somebody wrote.
    package let computed: Computed?

    /// What a page can be computed from.
    package enum Computed: Hashable, Sendable {
        /// A question which of two calls comes first.
        case order
        /// A claim.
        case claim
        /// A symptom.
        case symptom
    }

    /// Everything that it is called, in Swift, in Objective-C and in words.
    var allNames: [String] {
        let callback = Callback(rawValue: name)
        return [name, title] + [callback?.signature, callback?.selector].compactMap { $0 } + aliases
    }

    /// All claims that speak of it: its own first, then those of its rules.
    package var allClaims: [String] {
        (claims + rules.flatMap({ $0.facts.claims })).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}
