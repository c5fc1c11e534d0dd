import Lifecycle
import Yams

/// The text of `explain` on one topic: a callback, a container, a style, one of UIKit's messages or a
/// subject.
package struct HandbookEntry: Hashable, Sendable {
    /// The name by which it is asked for.
    package let name: String
    /// The name as printed, such as `willMove(toSuperview:)`.
    package let title: String
    /// Other names for it.
    package let aliases: [String]
    package let what: String
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
    package let related: [String]
    /// What the text was computed from, which makes it as good as an example; nil for one that somebody wrote.
    package let computed: Computed?

    /// What a page can be computed from.
    package enum Computed: Hashable, Sendable {
        /// A question which of two calls comes first.
        case order
        /// A claim.
        case claim
    }

    /// Everything that it is called, in Swift, in Objective-C and in words.
    var allNames: [String] {
        let callback = Callback(rawValue: name)
        return [name, title] + [callback?.signature, callback?.selector].compactMap(\.self) + aliases
    }

    /// All claims that speak of it: its own first, then those of its rules.
    package var allClaims: [String] {
        (claims + rules.flatMap(\.facts.claims)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension HandbookEntry {
    /// An entry as its file has it.
    struct Draft {
        let title: String?
        let alias: [String]
        let what: String
        let when: String
        let `do`: String
        let avoid: String
        let ios: String?
        let rules: [String]
        let claims: [String]
        let example: String
        let also: [String]
        let exampleSpan: String?

        /// Reads an entry.
        ///
        /// - Parameters:
        ///   - name: The entry's name.
        ///   - fields: Its fields.
        /// - Throws: The field that is missing.
        init(_ name: String, _ fields: [String: Node]) throws(Handbook.Fault) {
            func text(_ key: String) throws(Handbook.Fault) -> String {
                guard let text = fields[key]?.string else {
                    throw Handbook.Fault(topic: name, reason: "\(key) is missing")
                }
                return text
            }
            title = fields["title"]?.string
            alias = fields["alias"]?.texts ?? []
            what = try text("what")
            when = try text("when")
            self.do = try text("do")
            avoid = try text("avoid")
            ios = fields["ios"]?.string
            rules = fields["rules"]?.texts ?? []
            claims = fields["claims"]?.texts ?? []
            example = try text("example")
            also = fields["also"]?.texts ?? []
            exampleSpan = fields["example-ios"]?.string
        }
    }

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - name: The name by which it is asked for.
    ///   - draft: What its file says of it.
    ///   - released: The releases of what it is named after; nil if it is not named after something of UIKit's.
    ///   - moreNames: Other names for it, beside those in its file.
    /// - Throws: What is wrong with the draft.
    init(
        _ name: String, _ draft: Draft, released: String? = nil, moreNames: [String] = []
    ) throws(Handbook.Fault) {
        guard draft.ios == nil || released == nil else {
            throw Handbook.Fault(
                topic: name, reason: "its iOS versions are already listed with UIKit's names")
        }
        self.name = name
        title = draft.title ?? Callback(rawValue: name)?.signature ?? name
        aliases = draft.alias + moreNames
        what = draft.what
        when = draft.when
        advice = draft.do
        warning = draft.avoid
        let span = draft.ios ?? released ?? "all"
        releases = try HandbookEntry.span(span, of: name)
        var rules: [Rule] = []
        for identifier in draft.rules {
            guard let rule = Rule(identifier: identifier) else {
                throw Handbook.Fault(topic: name, reason: "there is no rule \(identifier)")
            }
            rules.append(rule)
        }
        self.rules = rules
        claims = draft.claims
        example = Demonstration(
            draft.what, releases: try HandbookEntry.span(draft.exampleSpan ?? span, of: name),
            text: draft.example)
        related = draft.also
        computed = nil
    }

    private static func span(_ text: String, of name: String) throws(Handbook.Fault) -> ReleaseSpan {
        guard let span = ReleaseSpan(text) else {
            throw Handbook.Fault(
                topic: name, reason: "\(text) is not a range of iOS versions, such as 3-5.1 or 9+")
        }
        return span
    }
}
