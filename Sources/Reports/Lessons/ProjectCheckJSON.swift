import Course
import VisibleText

extension ProjectCheck {
    /// The state of a project as JSON, with a line end behind it; Documentation/project.md describes it.
    package var document: String {
        func object(_ item: Item) -> JSONObject {
            ["name": item.name, "text": item.text, "closed": item.fault == nil, "seen": item.fault]
        }
        let check: JSONObject = [
            "format": "viewdid-project-check", "version": 1, "done": isDone, "reports": reports.map(object),
            "broken": broken.map { ["name": $0.name, "seen": $0.fault] as JSONObject },
        ]
        return check.document
    }
}
