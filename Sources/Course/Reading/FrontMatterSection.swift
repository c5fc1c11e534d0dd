/// A lesson's text, cut into its front matter and its body.
struct FrontMatterSection {
    /// The lines between the fences.
    var yaml: [String] = []
    /// The line of the opening fence.
    var line = 1
    /// The text below the closing fence.
    var body: String
    /// The line on which the body begins.
    var bodyLine = 1

    init(of markdown: String, problems: inout ProblemList) {
        let text = markdown.withoutByteOrderMark
        let lines = text.lines
        body = text
        guard Self.isFence(lines[0]) else {
            problems.add(
                1, "the file does not begin with front matter",
                "start with a --- line, id, title, and another --- line")
            return
        }
        guard let end = lines.dropFirst().firstIndex(where: Self.isFence) else {
            problems.add(1, "the front matter does not end", "put a --- line below the last key")
            return
        }
        yaml = Array(lines[1..<end])
        body = lines[(end + 1)...].joined(separator: "\n")
        // A file may end with its front matter: what it lacks is told of its last line.
        bodyLine = min(end + 2, lines.count)
    }

    private static func isFence(_ line: String) -> Bool {
        line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
    }
}

/// The rules for the identifiers of lessons and exercises.
enum LessonIdentifier {
    static let remedy = "use up to 64 lowercase letters, digits and hyphens, such as first-read"

    /// The names used in place of a lesson for answers outside of lessons: in a practice round, an interview
    /// and an exam.
    static let taken = Lesson.takenIdentifiers

    /// The reason why a lesson cannot be called so though it is an identifier; nil if it can.
    static func reason(againstLesson text: String) -> String? {
        if taken.contains(text) {
            return "\(text) can't be a lesson's name: it is reserved for answers outside lessons"
        }
        return text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? "\(text) can't be a lesson's name: numbers stand for places in the list" : nil
    }

    static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix("-")
            && text.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
}
