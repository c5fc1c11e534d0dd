import CommandLanguage
import Lifecycle
import Session

/// The references in a lesson's text: pages of `explain`, claims, and addresses.
struct LessonReferences {
    let claims: DocumentLedger

    /// Notes each that is not there.
    func check(_ lesson: Lesson, _ list: inout ProblemList) {
        for (inline, line) in lesson.inlines {
            switch inline {
            case .code(let text): check(text, line, &list)
            case .link(_, url: ""): list.add(line, "the link has no address", "write one in (…)")
            default: break
            }
        }
    }

    private func check(_ command: String, _ line: Int, _ list: inout ProblemList) {
        let words = command.split(whereSeparator: \.isWhitespace)
        let name = words.dropFirst().joined(separator: " ")
        // A word without lowercase letters is a placeholder, as in `explain NAME`.
        guard name.contains(where: \.isLowercase) || name.contains(where: \.isNumber) else { return }
        switch words.first {
        case "claim" where words.count == 2 && claims.claim(name) == nil:
            list.add(
                line, "there is no claim \(name)", "name one, such as P7; to list them: documents show")
        case "explain" where !isExplained(name):
            let meant = Handbook.shared?.closest(to: name)
            list.add(
                line, "there is no explain page \(name)",
                meant.map { "did you mean \($0)?" } ?? "to list the pages: explain")
        default: break
        }
    }

    private func isExplained(_ name: String) -> Bool {
        // A name with a dot may be a rule, or a finding of `check`, whose names aren't available here.
        if name.contains(".") {
            let rules = Rule.allCases.map(\.facts.identifier)
            if rules.contains(name) || Spelling.closest(to: name, among: rules) == nil { return true }
        }
        return CallbackName.callback(for: name) != nil || Misconception.named(name) != nil
            || name == "misconceptions" || claims.claim(name) != nil
            || !CommandHelp.matching(name).isEmpty || Handbook.shared?.hasPage(for: name) == true
    }
}
