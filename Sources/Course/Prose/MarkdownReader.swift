import CCMarkGFM
import Foundation

/// Reads GitHub-flavoured Markdown with cmark-gfm.
package struct MarkdownReader {
    /// The longest text that is read, in bytes.
    package static let longestText = 256 * 1024
    /// The longest line that is read, in bytes.
    package static let longestLine = 8_000
    /// The deepest nesting of quotes and lists.
    package static let deepestNesting = 24
    /// The largest product of a table's columns and the text's lines.
    package static let largestTable = 200_000

    /// The line of the file on which the text begins.
    package var firstLine: Int

    /// Creates a reader.
    ///
    /// - Parameter firstLine: The line of the file on which the text begins, counted from 1.
    package init(firstLine: Int = 1) {
        self.firstLine = firstLine
    }

    /// Reads a text.
    ///
    /// - Parameter markdown: The text.
    /// - Returns: Its structure; every block knows its line in the file.
    /// - Throws: `MarkdownError` when the text is too large or too deep to be read safely.
    package func read(_ markdown: String) throws(MarkdownError) -> Prose {
        try MarkdownLimits(firstLine: firstLine).check(markdown)
        return try MarkdownDocument(markdown).withRoot { root throws(MarkdownError) in
            try ProseBuilder(firstLine: firstLine).prose(of: root)
        }
    }
}

/// The tree of cmark-gfm, freed when nothing needs it any more.
private final class MarkdownDocument {
    private let root: OpaquePointer?
    private let parser: OpaquePointer?

    // cmark-gfm notes the special characters of its extensions in variables that all its parsers share.
    private static let oneAtATime = NSLock()

    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    init(_ markdown: String) {
        _ = Self.registration
        let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
        }
        root = Self.oneAtATime.withLock {
            markdown.withCStringBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            return cmark_parser_finish(parser)
        }
        self.parser = parser
    }

    func withRoot(_ body: (MarkdownNode) throws(MarkdownError) -> Prose) throws(MarkdownError) -> Prose {
        guard let root else { return Prose() }
        let prose = try body(MarkdownNode(pointer: root))
        withExtendedLifetime(self) {}
        return prose
    }

    deinit {
        cmark_node_free(root)
        cmark_parser_free(parser)
    }
}

extension String {
    fileprivate func withCStringBytes<Result>(_ body: (UnsafeBufferPointer<CChar>) -> Result) -> Result {
        var text = self
        return text.withUTF8 { bytes in bytes.withMemoryRebound(to: CChar.self, body) }
    }
}
