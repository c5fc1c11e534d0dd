import ArgumentParser
import CommandLanguage
import Course
import VisibleText

/// A lesson with the learner's answers.
struct NotesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "Print a lesson with your own answers, the right ones and their reasons, as Markdown.")

    @Argument(help: "The lesson's name or number.", completion: .lessonNames)
    var lesson: String

    @OptionGroup var program: ProgramOptions

    func run() throws {
        let surroundings = program.settings.surroundings, shelf = surroundings.shelf
        guard !shelf.lessons.isEmpty else { throw ProgramOptions.noLessons }
        guard let chosen = shelf.lesson(lesson) else {
            throw ValidationError(shelf.noLesson(lesson, for: "viewdid notes"))
        }
        let notes = LessonNotes(chosen, answers: surroundings.progress.answers(to: chosen))
        try StandardOutput.write(document: notes.markdown)
        try surroundings.progress.finish()
    }
}
