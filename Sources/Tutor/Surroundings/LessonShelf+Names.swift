import CommandLanguage
import Course

/// The lessons by name and number.
extension LessonShelf {
    package var lessons: [Lesson] { library.lessons }

    /// A lesson by its identifier, or by its number in the list.
    package func lesson(_ name: String) -> Lesson? {
        library.lesson(name)
            ?? Int(name).flatMap { $0 > 0 && $0 <= lessons.count ? lessons[$0 - 1] : nil }
    }

    /// The identifier that was probably meant by a name that no lesson has: the nearest, or one with the nearest word.
    package func closest(to name: String) -> String? {
        let names = lessons.map { $0.id }
        if let closest = Spelling.closest(to: name, among: names) { return closest }
        let words = names.flatMap { $0.split(separator: "-").map(String.init) }.filter { $0.count > 3 }
        guard let word = Spelling.closest(to: name, among: words) else { return nil }
        return names.first { $0.split(separator: "-").contains { $0 == word } }
    }

    /// The message if there are no lessons.
    package static let isEmpty =
        "No usable lessons found. Check the folder with viewdid lessons check, or name another one with --lessons."

    /// The learning path of a name, or the only one with that word in its name.
    func lane(_ name: String) -> Lane? {
        let named = library.lanes.filter { $0.name.split(separator: "-").contains { $0 == name } }
        return library.lanes.first { $0.name == name } ?? (named.count == 1 ? named.first : nil)
    }

    /// The message about a name that no lesson has.
    ///
    /// - Parameters:
    ///   - name: The name as typed.
    ///   - command: The command to type with the right name.
    ///   - else: What to do instead if no similar name is known.
    /// - Returns: Two sentences.
    package func noLesson(_ name: String, for command: String, else: String? = nil) -> String {
        let lane = lane(name.lowercased()).map { "for \($0.name)" }
        return "There's no lesson named \(name). "
            + ((lane ?? closest(to: name)).map { "Did you mean: \(command) \($0)" } ?? `else`
                ?? "To see the lessons: \(command.hasPrefix("viewdid ") ? "viewdid " : "")lessons")
    }

    /// The number of a lesson in the list, from 1.
    func number(of lesson: Lesson) -> Int? { lessons.firstIndex { $0.id == lesson.id }.map { $0 + 1 } }
}
