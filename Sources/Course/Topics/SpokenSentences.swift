import CommandLanguage
import Lifecycle

/// The sentences of a text, in which "it" and "this method" are replaced by the call that they mean.
struct SpokenSentences {
    private(set) var all: [(sentence: Sentence, line: Int)] = []
    /// The call that the text is about at this place.
    private var subject: String?

    struct Sentence {
        let text: String
        /// The same with the name of the call that it is about.
        let spelledOut: String
    }

    private let reader: ClaimReader

    /// Reads a text.
    init(_ prose: Prose, _ reader: ClaimReader) {
        self.reader = reader
        for block in prose.blocks { add(block) }
    }

    private mutating func add(_ block: Prose.Block) {
        switch block.kind {
        // A heading that names one call is what the text below it is about.
        case .heading(_, let inlines): subject = Self.onlyCall(in: inlines.map(\.plainText).joined())
        case .paragraph(let inlines): add(inlines, line: block.line)
        case .list(let list):
            let outer = subject
            for item in list.items {
                subject = outer
                for block in item.blocks { add(block) }
            }
            subject = outer
        case .quote(let blocks), .alert(_, let blocks): for block in blocks { add(block) }
        case .table(let table):
            for row in table.rows {
                let outer = subject
                for cell in row { add(cell, line: block.line) }
                subject = outer
            }
        case .code, .thematicBreak: break
        }
    }

    private mutating func add(_ inlines: [Prose.Inline], line: Int) {
        let paragraph = inlines.map { $0 == .softBreak || $0 == .hardBreak ? "\n" : $0.plainText }.joined()
        // Tags of HTML would be part of words.
        for (text, lines) in Self.sentences(in: paragraph.replacing(/<\/?\w+ ?\/?>/, with: " ")) {
            all.append((Sentence(text: text, spelledOut: spelledOut(text)), line + lines))
            subject = Self.onlyCall(in: text) ?? subject
        }
    }

    /// The sentence with its subject: "It is called once", "Called once" and "viewDidLoad: called once" lack it.
    private func spelledOut(_ text: String) -> String {
        let entry = /^(\S*\w\S*?)\s*(?::| [-\u{2013}\u{2014}]|\s(?=[Tt]his |[Ii]t ))\s*(.*)$/
        if let match = text.wholeMatch(of: entry), let call = Self.onlyCall(in: String(match.1)) {
            return completed(String(match.2), with: call) ?? text
        }
        return subject.flatMap { completed(text, with: $0) } ?? text
    }

    /// A sentence that begins with a pronoun or a verb, with the name of a call.
    private func completed(_ text: String, with call: String) -> String? {
        let whole = reader.subjectless(text)
        return whole == text ? nil : whole.replacing("SUBJECT", with: call)
    }

    /// The only call that a text names.
    private static func onlyCall(in text: String) -> String? {
        let names = text.split { $0.isWhitespace || ",;/".contains($0) }.map {
            String($0).trimmingCharacters(in: ["`", "*", "\"", ".", ":", "!"])
        }
        let calls = Set(
            names.filter { CallbackName.isFullName($0) }.compactMap { CallbackName.callback(for: $0) })
        return calls.count == 1 ? calls.first?.rawValue : nil
    }

    /// The sentences of a paragraph but for questions, each with the number of lines above it. Dots within names and numbers
    /// end none.
    private static func sentences(in text: String) -> [(text: String, lines: Int)] {
        var sentences: [(text: String, lines: Int)] = [], lines = 0, isOpen = false
        for (place, character) in zip(text.indices, text) {
            if character.isNewline { lines += 1 }
            let next = text.index(after: place)
            let isEnd = next == text.endIndex || text[next].isWhitespace
            if "\u{3002}\u{FF01}\u{FF1F}".contains(character) || ".!?".contains(character) && isEnd {
                if isOpen, character == "?" || character == "\u{FF1F}" { sentences.removeLast() }
                isOpen = false
            } else if isOpen {
                sentences[sentences.count - 1].text.append(character.isNewline ? " " : character)
            } else if !character.isWhitespace {
                sentences.append((String(character), lines))
                isOpen = true
            }
        }
        return sentences.map { ($0.text.trimmed, $0.lines) }
    }
}
