import Lifecycle
import Yams

extension HandbookEntry {
    /// Reads an entry.
    ///
    /// - Parameters:
    ///   - name: The name by which it is asked for.
    ///   - fields: The fields that its file has of it.
    ///   - released: The releases of what it is named after; nil if it is not named after something of UIKit's.
    ///   - moreNames: Other names for it, beside those in its file.
    /// - Throws: What is wrong with the fields.
    init(
        _ name: String, _ fields: [String: Node], released: String?, moreNames: [String]
    ) throws(Handbook.Fault) {
        func text(_ key: String) throws(Handbook.Fault) -> String {
            guard let text = fields[key]?.string else {
                throw Handbook.Fault(topic: name, reason: "\(key) is missing")
            }
            return text
        }
        let ios = fields["ios"]?.string, span = ios ?? released ?? "all"
        guard ios == nil || released == nil else {
            throw Handbook.Fault(
                topic: name, reason: "its iOS versions are already listed with UIKit's names")
        }
        self.name = name
        title = fields["title"]?.string ?? Callback(rawValue: name)?.signature ?? name
        aliases = (fields["alias"]?.texts ?? []) + moreNames
        what = try text("what")
        when = try text("when")
        advice = try text("do")
        warning = try text("avoid")
        releases = try HandbookEntry.span(span, of: name)
        var rules: [Rule] = []
        for identifier in fields["rules"]?.texts ?? [] {
            guard let rule = Rule(identifier: identifier) else {
                throw Handbook.Fault(topic: name, reason: "there is no rule \(identifier)")
            }
            rules.append(rule)
        }
        self.rules = rules
        claims = fields["claims"]?.texts ?? []
        example = Demonstration(
            what, releases: try HandbookEntry.span(fields["example-ios"]?.string ?? span, of: name),
            text: try text("example"))
        related = fields["also"]?.texts ?? []
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
