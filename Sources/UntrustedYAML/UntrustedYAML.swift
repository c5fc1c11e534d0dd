import DeepStack
import Yams

/// YAML that anybody may have written: how much of it is read, so that none keeps the program busy or ends it.
///
/// A parser calls itself for what is nested, and what anchors name can be multiplied without end. So there is a limit to
/// both size and depth, and there are no anchors.
package struct UntrustedYAML: Sendable {
    /// The most bytes of a text.
    private let longest: Int
    /// The maximum nesting of lists and keys.
    private let deepest: Int

    /// The most places that look like an alias behind one that looks like an anchor. All are refused where they are what
    /// they look like, but the parser compares what they stand for before it tells.
    private static let mostAliases = 8

    package init(longest: Int, deepest: Int) {
        self.longest = longest
        self.deepest = deepest
    }

    /// Returns the root node of a text; nil if the text is empty or has nothing but comments. Throws an error
    /// with its position and a remedy.
    package func root(of text: String) throws(YAMLFault) -> Node? {
        guard text.utf8.count <= longest else {
            throw YAMLFault(1, 1, "the text is longer than \(longest) bytes", "remove what you don't need")
        }
        try Self.refuseAliases(in: text)
        return try DeepStack.run { () throws(YAMLFault) in try parse(text) }
    }

    private func parse(_ text: String) throws(YAMLFault) -> Node? {
        do {
            // The anchors are there only as long as the parser is.
            let parser = try Yams.Parser(yaml: text, encoding: .utf8)
            return try withExtendedLifetime(parser) {
                guard let root = try parser.singleRoot() else { return nil }
                if case .scalar(let scalar) = root, scalar.string.isEmpty, scalar.tag == Tag(.implicit) {
                    return nil
                }
                try refuseWhatIsDeep(below: root)
                return root
            }
        } catch let fault as YAMLFault {
            throw fault
        } catch let error as YamlError {
            throw YAMLFault(error)
        } catch {
            throw YAMLFault(1, 1, "this is not valid YAML", "check quotes, colons and indentation")
        }
    }

    /// An alias is a star, before which nothing of its value stands, and a name; an anchor has another sign. Stars alone are
    /// emphasis in somebody's comment.
    private static func refuseAliases(in text: String) throws(YAMLFault) {
        var hasAnchor = false, aliases = 0, line = 1, last = UInt8(ascii: "\n"), sign: UInt8?
        for byte in text.utf8 {
            if let sign, isName(byte) {
                if sign == UInt8(ascii: "&") { hasAnchor = true } else { aliases += hasAnchor ? 1 : 0 }
            }
            guard aliases <= mostAliases else { throw .anchor(line, 1) }
            let isSign = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "&")
            sign = isSign && beginsValue(last) ? byte : nil
            if byte == UInt8(ascii: "\n") { line += 1 }
            last = byte
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: byte >= 0x80
        }
    }

    private static func beginsValue(_ before: UInt8) -> Bool {
        before < 0x21
            || [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":")].contains(before)
    }

    private func refuseWhatIsDeep(below root: Node) throws(YAMLFault) {
        var waiting = [(node: root, depth: 0)]
        while let (node, depth) = waiting.popLast() {
            guard node.anchor == nil else { throw .anchor(node.line, node.column) }
            guard depth <= deepest else {
                throw YAMLFault(
                    node.line, node.column, "this is nested more than \(deepest) levels deep",
                    "use fewer levels, or put it in quotes if it is text")
            }
            switch node {
            case .scalar, .alias: break
            case .sequence(let sequence): waiting += sequence.reversed().map { ($0, depth + 1) }
            case .mapping(let mapping):
                waiting += mapping.reversed().flatMap { [($0.value, depth + 1), ($0.key, depth + 1)] }
            }
        }
    }
}

extension Node {
    /// The line on which it begins, counted from 1; 1 if the parser doesn't report it.
    package var line: Int { max(1, mark?.line ?? 1) }
    package var column: Int { max(1, mark?.column ?? 1) }
}
