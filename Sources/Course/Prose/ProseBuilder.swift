import Characters

/// Turns cmark-gfm's tree into prose.
struct ProseBuilder {
    var firstLine: Int

    private static let deepestInlines = 16

    func prose(of root: MarkdownNode) throws(MarkdownError) -> Prose {
        Prose(blocks: try blocks(of: root, depth: 0))
    }

    private func blocks(of parent: MarkdownNode, depth: Int) throws(MarkdownError) -> [Prose.Block] {
        guard depth <= MarkdownReader.deepestNesting else {
            throw .nestedTooDeeply(line(of: parent))
        }
        var blocks: [Prose.Block] = []
        for node in parent.children {
            guard let kind = try kind(of: node, depth: depth) else { continue }
            let lastLine = max(node.endLine, node.startLine) + firstLine - 1
            blocks.append(Prose.Block(kind, line: line(of: node), lastLine: lastLine))
        }
        return blocks
    }

    private func kind(of node: MarkdownNode, depth: Int) throws(MarkdownError) -> Prose.Kind? {
        switch node.type {
        case "heading": .heading(level: node.headingLevel, inlines(of: node))
        case "paragraph": .paragraph(inlines(of: node))
        case "list": .list(try list(node, depth: depth))
        case "code_block": .code(code(node))
        case "block_quote": quoteOrAlert(try blocks(of: node, depth: depth + 1))
        case "table": .table(table(node))
        case "thematic_break": .thematicBreak
        case "html_block": .paragraph(inert(node.literal))
        default: nil
        }
    }

    private func line(of node: MarkdownNode) -> Int {
        node.startLine + firstLine - 1
    }

    private func list(_ node: MarkdownNode, depth: Int) throws(MarkdownError) -> Prose.List {
        let items = try node.children.map { (item) throws(MarkdownError) in
            let isChecked = item.type == "tasklist" ? item.isChecked : nil
            return Prose.List.Item(isChecked: isChecked, blocks: try blocks(of: item, depth: depth + 1))
        }
        return Prose.List(start: node.listStart, isTight: node.isTightList, items: items)
    }

    private func code(_ node: MarkdownNode) -> Prose.CodeBlock {
        var lines = node.literal.lines
        if lines.last == "" { lines.removeLast() }
        let first = line(of: node) + (node.isFenced ? 1 : 0)
        let numbered = lines.enumerated().map { SourceLine($1.visibleWithTabs, line: first + $0) }
        let isClosed = node.isFenced && node.endLine > node.startLine + lines.count
        return Prose.CodeBlock(info: node.fenceInfo.visibleWithTabs, lines: numbered, isClosed: isClosed)
    }

    private func table(_ node: MarkdownNode) -> Prose.Table {
        var rows = node.children.map { row in row.children.map(inlines(of:)) }
        let header = rows.isEmpty ? [] : rows.removeFirst()
        return Prose.Table(alignments: node.alignments, header: header, rows: rows)
    }

    private func quoteOrAlert(_ blocks: [Prose.Block]) -> Prose.Kind {
        guard let first = blocks.first, case .paragraph(var inlines) = first.kind,
            case .text(let mark)? = inlines.first, let alert = Prose.Alert(mark: mark)
        else { return .quote(blocks) }
        inlines.removeFirst()
        guard !inlines.isEmpty else { return .alert(alert, Array(blocks.dropFirst())) }
        guard inlines[0] == .softBreak || inlines[0] == .hardBreak else { return .quote(blocks) }
        let rest = Prose.Block(
            .paragraph(Array(inlines.dropFirst())), line: first.line + 1, lastLine: first.lastLine)
        return .alert(alert, [rest] + blocks.dropFirst())
    }

    private func inlines(of parent: MarkdownNode) -> [Prose.Inline] {
        inlines(of: parent, depth: 0)
    }

    private func inlines(of parent: MarkdownNode, depth: Int) -> [Prose.Inline] {
        guard depth < Self.deepestInlines else { return [.text(parent.allText.visibleWithTabs)] }
        var result: [Prose.Inline] = []
        for node in parent.children {
            let inline = inline(node, depth: depth)
            if case .text(let text) = inline, case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else {
                result.append(inline)
            }
        }
        return result
    }

    private func inline(_ node: MarkdownNode, depth: Int) -> Prose.Inline {
        switch node.type {
        case "strong": .strong(inlines(of: node, depth: depth + 1))
        case "emph": .emphasis(inlines(of: node, depth: depth + 1))
        case "strikethrough": .strikethrough(inlines(of: node, depth: depth + 1))
        case "link", "image": .link(inlines(of: node, depth: depth + 1), url: node.url.visibleWithTabs)
        case "code": .code(node.literal.visibleWithTabs)
        case "softbreak": .softBreak
        case "linebreak": .hardBreak
        default: .text(node.literal.visibleWithTabs)
        }
    }

    private func inert(_ html: String) -> [Prose.Inline] {
        var lines = html.lines
        if lines.last == "" { lines.removeLast() }
        return Array(lines.map { [.text($0.visibleWithTabs)] }.joined(separator: [.hardBreak]))
    }
}

extension Prose.Alert {
    fileprivate init?(mark: String) {
        let mark = mark.trimmed
        guard mark.hasPrefix("[!"), mark.hasSuffix("]") else { return nil }
        self.init(rawValue: mark.dropFirst(2).dropLast().lowercased())
    }
}
