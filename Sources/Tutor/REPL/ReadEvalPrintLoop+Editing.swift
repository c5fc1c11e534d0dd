import CommandLanguage
import Course
import Lifecycle
import Session
import SwiftSource

/// A text that was saved and could not be used, kept so that it can be put right.
struct EditingDraft {
    /// The text before the braces of the override.
    let head: String
    /// The saved text.
    let text: String
}

// MARK: - The command edit

extension ReadEvalPrintLoop {
    /// Opens the body of an override, or the code of the exercise, in the person's editor, and carries out what is
    /// saved as if it had been typed.
    ///
    /// - Parameters:
    ///   - callback: The method; nil means the code of the exercise.
    ///   - classID: The method's class.
    func edit(_ callback: Callback?, in classID: ControllerClass.ID?) {
        guard mode.isAtTerminal else {
            return fail("edit needs a terminal. In a script, write the body: override loadView { … }")
        }
        guard let editor = surroundings.editor() else {
            return show(
                Line(
                    "! No editor found: nano and vi aren't installed. Set VISUAL or EDITOR before you "
                        + "start viewdid, such as: export EDITOR=emacs", .bad))
        }
        do throws(TextEditor.Failure) {
            if let code = learner.lesson?.code { return try editExercise(code, editor) }
            guard let callback, let classID else {
                return show(Line("  Which method?", next: "edit loadView"))
            }
            guard !learner.awaitsAnswer else {
                return show(Line("  A question is waiting. Answer it first, or type skip."))
            }
            try editOverride(callback, in: classID, editor)
        } catch {
            show(Line("! \(error)", .bad))
        }
    }

    private func editExercise(_ code: String, _ editor: TextEditor) throws(TextEditor.Failure) {
        let text = try editor.edit(code, name: "Exercise.swift")
        guard !isLeft(text, as: code) else { return }
        submit(text)
    }

    private func editOverride(
        _ callback: Callback, in classID: ControllerClass.ID, _ editor: TextEditor
    ) throws(TextEditor.Failure) {
        let world = learner.stage.simulation.world
        let controllerClass = world.classes[classID]
        let head = "override \(callback.rawValue) in \(controllerClass.name)"
        let present = Body.editableText(
            of: controllerClass.overrides[callback], overriding: callback, in: world)
        let draft = self.draft?.head == head ? self.draft?.text : nil
        let text = try editor.edit(
            draft ?? present, name: "\(callback.rawValue.prefix { $0.isLetter }).swift")
        guard !isLeft(text, as: present) else { return }
        let statement = head + " {\n" + text + "\n}"
        if let error = fault(of: statement) {
            self.draft = EditingDraft(head: head, text: text)
            let again = "edit \(callback.rawValue) in \(controllerClass.name)"
            show(replyLines.lines(.misunderstood(statement, error)))
            return show(Line("  Nothing was changed, but your text is kept.", next: again))
        }
        self.draft = nil
        enter(statement, place: nil)
    }

    /// Returns whether a saved text is empty or unchanged, and reports it.
    private func isLeft(_ text: String, as present: String) -> Bool {
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard isEmpty || text.withoutEnd == present.withoutEnd else { return false }
        let text = isEmpty ? "  The text is empty, so nothing was changed." : "  Nothing was changed."
        let awaitsCode = learner.lesson?.awaitsCode ?? false
        show(Line(text, next: lessonLines.words(awaitsCode ? ["edit", "hint", "skip", "play"] : [])))
        return true
    }

    /// The reason a statement cannot be carried out; nil if it is one statement that is understood.
    private func fault(of statement: String) -> CommandError? {
        guard Lexer.statements(in: statement).map(\.text) == [statement] else {
            return CommandError("The braces don't match.")
        }
        do throws(CommandError) {
            _ = try CommandParser.parse(statement, in: learner.stage.context)
            return nil
        } catch {
            return error
        }
    }
}

extension String {
    /// The text without white space at its end.
    fileprivate var withoutEnd: Substring {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
