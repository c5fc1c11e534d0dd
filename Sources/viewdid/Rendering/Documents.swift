import Lifecycle

/// What the documents say, as far as an explanation needs it.
protocol DocumentSource {
    /// A claim, such as P7; nil if there is none of the name.
    func claim(_ id: String) -> CitedClaim?
}

/// A claim with its place.
struct CitedClaim {
    let id: String
    /// The document's title.
    let title: String
    /// The section, list or figure.
    let place: String
    /// The claim in our own words.
    let text: String
    /// Whether it holds on real UIKit, in a word or two.
    let verdict: String
    /// What is missing or wrong, if anything.
    let note: String?
    /// The claims that say something else on the same point.
    let conflicts: [String]
}
