import Checks
import CommandLanguage
import Foundation
import Lifecycle
import Session
import TestSupport

@testable import Course

/// The words and lines of a door's language: from the program's own tables, and from the inputs that lie in the corpus.
struct Vocabulary {
    private let door: Door
    private let words: [String]
    private let lines: [String]
    /// Groups in brackets, as they stand in the corpus.
    private let groups: [String]
    private let sentences = CommandSentences()

    init(of door: Door) {
        self.door = door
        let paths = (try? Repository.seeds(of: door)) ?? []
        let texts = paths.compactMap { path in
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        }
        lines = Array(Set(texts.flatMap { $0.split(separator: "\n").map(String.init) })).sorted()
        let found = texts.flatMap { Mutation.pieces(of: $0) }.filter { $0 != " " && $0 != "\n" }
        words = Array(Set(found.map(String.init))).sorted() + Self.ownWords(of: door)
        groups = texts.flatMap(Self.groups)
    }

    /// Returns the program's own words for the door's language.
    private static func ownWords(of door: Door) -> [String] {
        let callbacks = Callback.allCases.map(\.rawValue)
        switch door {
        case .commands: return CommandSentences.words + callbacks
        case .source:
            return callbacks + Callback.allCases.map { "override func \($0.signature) { }" } + codeOfSubset
        case .transcripts:
            return JournalEntry.Kind.allCases.map(\.rawValue) + TranscriptHeader.Key.allCases.map(\.rawValue)
                + CommandSentences.words
        case .lessons:
            return Exercise.Kind.allCases.map(\.rawValue) + CommandSentences.words + callbacks
                + Rule.allCases.map(\.facts.identifier)
        case .logs: return callbacks + Callback.allCases.map(\.selector)
        case .settings: return FindingKind.allCases.map(\.rawValue)
        case .nibs, .rubrics, .rosters, .rows, .exports, .databases: return []
        }
    }

    /// The pieces of code in the document of the subset of Swift.
    private static var codeOfSubset: [String] {
        let path = Repository.path("Documentation/swift-subset.md")
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 && $0.element.count < 60 }.map { String($0.element) }
    }

    private static func groups(in text: String) -> [String] {
        var groups: [String] = [], open: [String.Index] = []
        for index in text.indices {
            if "([{".contains(text[index]) { open.append(index) }
            if ")]}".contains(text[index]), let start = open.popLast() {
                let group = text[start...index]
                if group.utf8.count < 300 { groups.append(String(group)) }
            }
        }
        return groups
    }

    // MARK: - Choosing

    /// A word or sign.
    func word(using generator: inout SeededGenerator) -> String {
        Int.random(in: 0..<24, using: &generator) == 0
            ? Self.oddities.randomElement(using: &generator) ?? ""
            : words.randomElement(using: &generator) ?? ""
    }

    /// A group in brackets.
    func group(using generator: inout SeededGenerator) -> String {
        groups.randomElement(using: &generator) ?? "()"
    }

    /// A line that may stand in an input.
    ///
    /// - Parameters:
    ///   - names: Names that the input has already.
    ///   - text: The input.
    ///   - generator: Where chance comes from.
    /// - Returns: The line.
    func line(naming names: [String], in text: String, using generator: inout SeededGenerator) -> String {
        if Int.random(in: 0..<3, using: &generator) == 0 {
            return lines.randomElement(using: &generator) ?? ""
        }
        let sentence = sentences.sentence(naming: names, using: &generator)
        switch door {
        case .commands:
            return Int.random(in: 0..<4, using: &generator) == 0
                ? sentences.possible(after: text, using: &generator) : sentence
        case .source, .nibs, .settings, .rubrics, .rosters, .rows, .exports, .databases:
            return lines.randomElement(using: &generator) ?? ""
        case .transcripts:
            let kind = JournalEntry.Kind.allCases.randomElement(using: &generator)?.rawValue ?? ""
            let isCommand = Int.random(in: 0..<3, using: &generator) > 0
            let number = text.split(separator: "\n").filter { !$0.hasPrefix("    ") }.count
            return "\(number) \(number).0 \(isCommand ? "command" : kind) \(sentence)"
        case .lessons: return sentence
        case .logs:
            let callback = Callback.allCases.randomElement(using: &generator) ?? .viewDidLoad
            let name = names.randomElement(using: &generator) ?? "feed"
            return "\(name) \(Bool.random(using: &generator) ? callback.rawValue : callback.signature)"
        }
    }

    /// Characters that texts seldom have.
    private static let oddities = [
        "\u{0}", "\t", "\r", "\u{B}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "e\u{301}",
        "\u{200B}",
        "\u{200D}", "\u{202E}", "\u{2028}", "\u{2066}", "\u{3000}", "\u{FEFF}", "\u{FE0F}", "\u{FFFD}", "视图",
        "ñ",
        "👨‍👩‍👧‍👦", "🇨🇭", "\u{E0001}", "\u{10FFFF}", "“", "”", "；", "，", "（", "）", "｛", "｝", "＝", "\\u{202E}", "\\e",
        "\\",
        "\"", "'", "`", "#", "/*", "*/", "//", "\"\"\"", "$0", "@", "...", "..<", "?", "!", "??", "->", "=",
        "==",
    ]
}
