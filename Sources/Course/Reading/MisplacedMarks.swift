/// Finds what looks like a tip, a heading or an exercise of a lesson and would be shown as text.
enum MisplacedMarks {
    /// Notes what a block of the text was probably meant to be.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - takesTips: Whether tips may stand there.
    ///   - problems: What is wrong so far.
    static func check(_ block: Prose.Block, takesTips: Bool = false, problems: inout ProblemList) {
        switch block.kind {
        case .quote(let blocks):
            checkAlertMark(blocks.first, problems: &problems)
            checkNested(blocks, problems: &problems)
        case .alert(let alert, let blocks):
            if alert == .tip, !takesTips {
                problems.add(
                    block.line, "the tip doesn't belong to an exercise",
                    "put it below its exercise and above the next heading, or make it a [!NOTE]")
            }
            checkNested(blocks, problems: &problems)
        case .list(let list): checkNested(list.items.flatMap(\.blocks), problems: &problems)
        case .paragraph(let inlines): checkHeading(inlines, line: block.line, problems: &problems)
        default: break
        }
    }

    /// Notes a block that begins within another one, since that has no end: all between them would be lost.
    static func check(_ code: Prose.CodeBlock, fence: String, line: Int, problems: inout ProblemList) {
        guard let sign = fence.first else { return }
        let inner = code.lines.first { line in
            let opening = line.text.prefix { $0 == sign }
            return opening.count >= fence.count
                && line.text.dropFirst(opening.count).split(separator: " ").first == "viewdid"
        }
        guard let inner else { return }
        problems.add(
            inner.line, "a block starts inside the one on line \(line), which has no end",
            "put \(fence) on a line of its own where that one ends")
    }

    private static func checkNested(_ blocks: [Prose.Block], problems: inout ProblemList) {
        for block in blocks {
            if case .code(let code) = block.kind, code.info.split(separator: " ").first == "viewdid" {
                problems.add(
                    block.line, "the block is inside a quote or a list", "move it to the left margin")
            }
            check(block, problems: &problems)
        }
    }

    private static func checkHeading(_ inlines: [Prose.Inline], line: Int, problems: inout ProblemList) {
        guard case .text(let text)? = inlines.first else { return }
        let signs = text.prefix { $0 == "#" }
        guard (2...6).contains(signs.count), text.dropFirst(signs.count).first?.isWhitespace == false else {
            return
        }
        problems.add(line, "\(signs) doesn't start a heading here", "put a space after \(signs)")
    }

    private static func checkAlertMark(_ block: Prose.Block?, problems: inout ProblemList) {
        guard let block, case .paragraph(let inlines) = block.kind, case .text(let text)? = inlines.first,
            text.hasPrefix("["), let end = text.firstIndex(of: "]")
        else { return }
        let known = Prose.Alert.allCases.map { $0.rawValue.uppercased() }
        let name = String(text[..<end].drop { $0 == "[" || $0 == "!" })
        let isKnown = known.contains(name.uppercased())
        if text.hasPrefix("[!"), !isKnown {
            problems.addUnknown(name, block.line, "there is no [!\(name)]", known: known)
        } else if text.hasPrefix("[!") {
            problems.add(
                block.line, "[!\(name)] is not alone on its line", "start the text on the next line with >")
        } else if isKnown {
            problems.add(block.line, "[\(name)] is missing its !", "write [!\(name.uppercased())]")
        }
    }
}
