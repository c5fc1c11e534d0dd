import Course
import Session

// MARK: - The command edit

extension ReadEvalPrintLoop {
    /// Opens the code of the exercise in the person's editor, and submits what is saved.
    func edit() {
        guard let code = learner.lesson?.code else {
            return fail(
                "edit works only in a fix exercise. To override a method, type: override loadView { … }")
        }
        guard mode.isAtTerminal else { return fail("edit needs a terminal.") }
        guard let editor = surroundings.editor() else {
            return show(
                Line(
                    "! No editor found: nano and vi aren't installed. Set VISUAL or EDITOR before you "
                        + "start viewdid, such as: export EDITOR=emacs", .bad))
        }
        do throws(TextEditor.Failure) {
            let text = try editor.edit(code, name: "Exercise.swift")
            let isEmpty = text.allSatisfy(\.isWhitespace)
            guard isEmpty || text == code else { return submit(text) }
            let why = isEmpty ? "The text is empty, so nothing" : "Nothing"
            show(Line("  \(why) was changed.", next: lessonLines.words(["edit", "hint", "skip", "play"])))
        } catch {
            show(Line("! \(error)", .bad))
        }
    }
}
