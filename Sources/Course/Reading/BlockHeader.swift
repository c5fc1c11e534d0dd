import CommandLanguage
/// The text after the opening fence of a block for the tutor: its kind and its identifier.
enum BlockHeader: Equatable {
    case setup(isHidden: Bool)
    case exercise(Exercise.Kind, id: String)
    case feedback(id: String)
    case solution(id: String)

    private static let kinds = ["setup"] + Exercise.Kind.allCases.map(\.rawValue) + ["feedback", "solution"]

    /// Reads the words behind the fence.
    ///
    /// - Returns: nil when the block is not for the tutor, or when it is wrong and that has been noted.
    static func read(_ info: String, line: Int, problems: inout ProblemList) -> BlockHeader? {
        let words = info.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let mark = words.first else { return nil }
        guard mark == "viewdid" else {
            if Spelling.closest(to: mark, among: ["viewdid"]) != nil {
                problems.add(line, "\(mark) is not a viewdid block", "did you mean viewdid?")
            }
            return nil
        }
        guard words.count > 1 else {
            problems.add(line, "the block has no kind", "use one of: \(kinds.joined(separator: ", "))")
            return nil
        }
        guard kinds.contains(words[1]) else {
            problems.addUnknown(words[1], line, "there is no block of kind \(words[1])", known: kinds)
            return nil
        }
        let rest = Array(words.dropFirst(2))
        return words[1] == "setup"
            ? setup(rest, line: line, problems: &problems)
            : identified(words[1], rest, line: line, problems: &problems)
    }

    private static func setup(_ words: [String], line: Int, problems: inout ProblemList) -> BlockHeader? {
        if words.isEmpty { return .setup(isHidden: false) }
        if words == ["hidden"] { return .setup(isHidden: true) }
        problems.add(line, "a setup's only option is hidden", "write viewdid setup, or viewdid setup hidden")
        return nil
    }

    private static func identified(
        _ kind: String, _ words: [String], line: Int, problems: inout ProblemList
    ) -> BlockHeader? {
        guard words.count == 1, LessonIdentifier.isValid(words[0]) else {
            let message =
                words.count == 1
                ? "\(words[0]) is not an identifier"
                : "\(kind) needs one identifier, but there are \(words.count)"
            problems.add(line, message, LessonIdentifier.remedy)
            return nil
        }
        switch kind {
        case "feedback": return .feedback(id: words[0])
        case "solution": return .solution(id: words[0])
        default: return Exercise.Kind(rawValue: kind).map { .exercise($0, id: words[0]) }
        }
    }
}
