import Lifecycle
import SwiftSyntax

/// A comment such as `// viewdid:ignore super.missing`: it silences what is found on its line, or, if it stands alone, on
/// the next.
struct IgnoreComment: Hashable, Sendable {
    static let mark = "viewdid:ignore"

    /// The position of the comment.
    let place: CodeLocation
    /// The names of the kinds, as they are written.
    let kinds: [String]
    /// The line on which findings are silenced.
    let line: Int

    /// The comments of a file.
    static func all(in tree: SourceFileSyntax, place: (Int) -> CodeLocation) -> [IgnoreComment] {
        var found: [IgnoreComment] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let leading = (token.leadingTrivia, token.position, isAlone: true)
            let trailing = (token.trailingTrivia, token.endPositionBeforeTrailingTrivia, isAlone: false)
            for (trivia, start, isAlone) in [leading, trailing] {
                var offset = start.utf8Offset
                for piece in trivia {
                    if case .lineComment(let text) = piece {
                        add(text, at: place(offset), isAlone: isAlone, to: &found)
                    }
                    offset += piece.sourceLength.utf8Length
                }
            }
        }
        return joined(found)
    }

    /// The comments, of which those that stand below each other all silence what comes behind the last of them.
    private static func joined(_ found: [IgnoreComment]) -> [IgnoreComment] {
        var lines: [Int: Int] = [:]
        let joined = found.reversed().map { silence in
            guard silence.line != silence.place.line else { return silence }
            let line = lines[silence.line] ?? silence.line
            lines[silence.place.line] = line
            return IgnoreComment(place: silence.place, kinds: silence.kinds, line: line)
        }
        return joined.reversed()
    }

    private static func add(
        _ comment: String, at place: CodeLocation, isAlone: Bool, to found: inout [IgnoreComment]
    ) {
        let text = comment.drop { $0 == "/" || $0 == " " }
        guard text.hasPrefix(mark) else { return }
        // The text after the names is the reason.
        let words = text.dropFirst(mark.count).split { $0 == " " || $0 == "," || $0 == "\t" }
        let kinds = words.prefix { FindingKind(identifier: String($0)) != nil }.map(String.init)
        let named = kinds.isEmpty ? words.prefix(1).map(String.init) : kinds
        found.append(
            IgnoreComment(place: place, kinds: named, line: isAlone ? place.line + 1 : place.line))
    }

    func silences(_ finding: CodeFinding) -> Bool {
        finding.place.line == line && kinds.contains(finding.kind.identifier)
    }
}
