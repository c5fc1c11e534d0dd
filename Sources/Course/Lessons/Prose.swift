/// A text with its structure, ready to be shown in a terminal.
///
/// Texts read from Markdown hold no control characters: what a terminal would obey has been replaced.
package struct Prose: Hashable, Sendable {
    /// The blocks, from top to bottom.
    package var blocks: [Block]

    /// Creates a text from its blocks.
    package init(blocks: [Block] = []) {
        self.blocks = blocks
    }

    /// A block and the lines it covers in its file.
    package struct Block: Hashable, Sendable {
        package var kind: Kind
        /// Its first line in the file, counted from 1.
        package var line: Int
        /// Its last line in the file.
        package var lastLine: Int

        /// Creates a block.
        ///
        /// - Parameters:
        ///   - kind: What the block is.
        ///   - line: Its first line in the file, counted from 1.
        ///   - lastLine: Its last line in the file; the first one when left out.
        package init(_ kind: Kind, line: Int, lastLine: Int? = nil) {
            self.kind = kind
            self.line = line
            self.lastLine = lastLine ?? line
        }
    }

    /// The kind of a block.
    package indirect enum Kind: Hashable, Sendable {
        /// A heading of level 1 to 6.
        case heading(level: Int, [Inline])
        case paragraph([Inline])
        /// A bulleted or numbered list.
        case list(List)
        /// A block of code.
        case code(CodeBlock)
        /// A block quote.
        case quote([Block])
        /// A block quote marked as an alert, such as `[!TIP]`.
        case alert(Alert, [Block])
        case table(Table)
        /// A line across the page.
        case thematicBreak
    }

    /// A bulleted or numbered list.
    package struct List: Hashable, Sendable {
        /// The number of the first item; nil for bullets.
        package var start: Int?
        /// Indicates whether there are no empty lines between the items.
        package var isTight: Bool
        package var items: [Item]

        /// One item of a list.
        package struct Item: Hashable, Sendable {
            /// Indicates whether the item's box is ticked; nil when it has none.
            package var isChecked: Bool?
            package var blocks: [Block]
        }
    }

    /// A block of code.
    package struct CodeBlock: Hashable, Sendable {
        /// The text after the opening fence, such as `swift`; empty for indented code.
        package var info: String
        /// The lines between the fences.
        package var lines: [SourceLine]
        /// Indicates whether the block has a closing fence, rather than ending with the text.
        package var isClosed: Bool
    }

    /// The alerts of GitHub's Markdown.
    package enum Alert: String, Hashable, Sendable, CaseIterable {
        /// Useful to know.
        case note
        /// Advice.
        case tip
        /// Needed to get on.
        case important
        /// Something to look out for.
        case warning
        /// Something with bad consequences.
        case caution
    }

    /// A table with a header row.
    package struct Table: Hashable, Sendable {
        /// The alignment of each column.
        package var alignments: [Alignment]
        /// The cells of the header row.
        package var header: [[Inline]]
        /// The other rows, cell by cell.
        package var rows: [[[Inline]]]

        /// The alignment of a column.
        package enum Alignment: Hashable, Sendable {
            case left
            /// In the middle.
            case center
            case right
        }
    }

    /// A piece of running text.
    package indirect enum Inline: Hashable, Sendable {
        /// Plain text.
        case text(String)
        /// Text of special weight.
        case strong([Inline])
        /// Stressed text.
        case emphasis([Inline])
        /// Text that no longer holds.
        case strikethrough([Inline])
        case code(String)
        /// A link, or an image by its description.
        case link([Inline], url: String)
        /// A line end of the source, which is no more than a space.
        case softBreak
        /// A line end that has to be kept.
        case hardBreak
    }
}

extension Prose.Inline {
    /// The words alone, without marks.
    package var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .strong(let inlines), .emphasis(let inlines), .strikethrough(let inlines), .link(let inlines, _):
            inlines.map { $0.plainText }.joined()
        case .softBreak, .hardBreak: " "
        }
    }
}

extension Prose.Block {
    /// The words of a paragraph or a block of lines.
    package var plainText: String {
        switch kind {
        case .paragraph(let inlines): inlines.map { $0.plainText }.joined()
        case .code(let code): code.lines.map { $0.text }.joined(separator: "\n")
        default: ""
        }
    }
}
