/// Notes as a text that Anki imports: what has an identifier already is brought up to date and keeps its schedule.
package enum AnkiNotes {
    /// A question with its answer, as Anki keeps them.
    package struct Note: Sendable {
        let identifier: String, front: [String], back: [String], tags: [String]

        /// Makes a note.
        ///
        /// - Parameters:
        ///   - identifier: The first field, which tells it from others for ever.
        ///   - front: The question, line by line.
        ///   - back: The answer, line by line.
        ///   - tags: Its tags, without spaces.
        package init(_ identifier: String, front: [String], back: [String], tags: [String]) {
            self.identifier = identifier
            self.front = front
            self.back = back
            self.tags = tags
        }
    }

    /// The text of some notes.
    package static func text(of notes: [Note]) -> String {
        let head = [
            "#separator:Tab", "#html:true", "#notetype:Viewdid", "#deck:viewdid",
            "#columns:Id\tFront\tBack\tTags",
            "#tags column:4",
        ]
        let rows = notes.map { note in
            [note.identifier, field(note.front), field(note.back), note.tags.joined(separator: " ")]
                .joined(separator: "\t")
        }
        return (head + rows).joined(separator: "\n") + "\n"
    }

    private static func field(_ lines: [String]) -> String {
        lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { String($0).inMarkup }.joined(separator: "<br>")
    }
}
