import Checks
import Lifecycle
import VisibleText

extension CheckReport {
    /// The findings as JSON; Documentation/check.md describes the format.
    package var json: String {
        let report: JSONObject = [
            "format": "viewdid-findings", "version": 1, "findings": findings.map(\.object),
            "undecided": undecided.map { finding -> JSONObject in
                [
                    "kind": finding.kind.identifier, "place": finding.place.object,
                    "reason": finding.reason.rawValue,
                ]
            },
            "unfollowed": cutShort.map { left -> JSONObject in
                ["class": left.name, "place": left.place.object, "reason": left.reason]
            },
            "uncalled": uncalled.map(\.name),
            "problems": problems.map { problem -> JSONObject in
                ["place": problem.place.object, "message": problem.text]
            },
            "files": files, "controllers": controllers, "cutShort": cutShort.count, "silenced": silenced,
            "leftOut": leftOut,
        ]
        return report.document
    }
}

extension CodeFinding {
    fileprivate var object: JSONObject {
        let steps = proof?.trace.map { step -> JSONObject in
            ["text": step.text, "depth": step.depth, "place": step.place?.object]
        }
        return [
            "kind": kind.identifier, "message": message, "remedy": kind.facts.remedy,
            "rule": rule.facts.identifier, "class": className, "place": place.object,
            "confidence": confidence.rawValue, "commands": proof?.commands, "trace": steps,
            "fix": fix?.object,
        ]
    }
}

extension CodeFix {
    /// The title, and for each edit the new text in the place of the bytes from `start` to `end`.
    fileprivate var object: JSONObject {
        let edits = edits.map { edit -> JSONObject in
            [
                "start": edit.bytes.lowerBound, "end": edit.bytes.upperBound, "text": edit.text,
                "from": edit.start.object, "to": edit.end.object,
            ]
        }
        return ["title": title, "edits": edits]
    }
}

extension CodeLocation {
    fileprivate var object: JSONObject { ["file": file, "line": line, "column": column] }
}
