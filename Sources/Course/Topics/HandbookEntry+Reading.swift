import Lifecycle
import Yams

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

extension OutsideTopic: Decodable {
    private enum Field: String, CodingKey { case names, what, near }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        self.init(
            names: try fields.decode([String].self, forKey: .names),
            what: try fields.decode(String.self, forKey: .what),
            near: try fields.decode(String.self, forKey: .near))
    }
}
