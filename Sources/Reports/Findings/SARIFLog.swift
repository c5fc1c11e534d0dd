import Checks
import Foundation
import Lifecycle
import VisibleText

extension CheckReport {
    /// The findings in the Static Analysis Results Interchange Format 2.1.0.
    ///
    /// - Parameter version: The version of the program.
    /// - Returns: A log of one run.
    package func sarif(version: String) -> String {
        let driver: JSONObject = [
            "name": "viewdid", "version": version, "rules": FindingKind.allCases.map(\.descriptor),
        ]
        let errors = problems.map { notification("error", $0.text, at: $0.place) }
        let notes = cutShort.map {
            notification("note", "\($0.name) was not fully checked: \($0.reason)", at: $0.place)
        }
        let invocation: JSONObject = [
            "executionSuccessful": problems.isEmpty, "toolExecutionNotifications": errors + notes,
        ]
        let run: JSONObject = [
            "tool": ["driver": driver] as JSONObject, "invocations": [invocation],
            "results": findings.map(\.result), "columnKind": "unicodeCodePoints",
        ]
        let log: JSONObject = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return log.document
    }

    private func notification(_ level: String, _ text: String, at place: CodeLocation) -> JSONObject {
        ["level": level, "message": message(text), "locations": [place.location()]]
    }
}

private func message(_ text: String) -> JSONObject { ["text": text] }

/// A path as a URI: relative ones stay so.
private func artifact(_ path: String) -> JSONObject {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return ["uri": path.hasPrefix("/") ? "file://" + escaped : escaped]
}

extension FindingKind {
    fileprivate var descriptor: JSONObject {
        [
            "id": identifier, "shortDescription": message(facts.title),
            "fullDescription": message(facts.rule.facts.statement), "help": message(facts.remedy),
            "defaultConfiguration": ["level": "warning"] as JSONObject,
        ]
    }
}

extension CodeFinding {
    fileprivate var result: JSONObject {
        // A flow has places only: what UIKit does by itself has none, and is left out.
        let steps = (proof?.trace ?? []).compactMap { step in
            step.place.map { place -> JSONObject in
                ["nestingLevel": step.depth, "location": place.location(step.text)]
            }
        }
        let flow: JSONObject = ["threadFlows": [["locations": steps] as JSONObject]]
        let commands = proof.map { ["commands": $0.commands] as JSONObject }
        return [
            "ruleId": kind.identifier, "ruleIndex": FindingKind.allCases.firstIndex(of: kind) ?? 0,
            "level": "warning", "message": ["text": message] as JSONObject, "locations": [place.location()],
            "codeFlows": steps.isEmpty ? nil : [flow], "fixes": fix.map { [$0.change] },
            "properties": commands,
        ]
    }
}

extension CodeFix {
    fileprivate var change: JSONObject {
        let replacements = edits.map { edit -> JSONObject in
            [
                "deletedRegion": edit.start.region(to: edit.end), "insertedContent": message(edit.text),
            ]
        }
        let change: JSONObject = [
            "artifactLocation": artifact(file), "replacements": replacements,
        ]
        return ["description": message(title), "artifactChanges": [change]]
    }
}

extension CodeLocation {
    fileprivate func location(_ text: String? = nil) -> JSONObject {
        let place: JSONObject = [
            "artifactLocation": artifact(file), "region": line > 0 ? region() : nil,
        ]
        return ["physicalLocation": place, "message": text.map(message)]
    }

    fileprivate func region(to end: CodeLocation? = nil) -> JSONObject {
        ["startLine": line, "startColumn": column, "endLine": end?.line, "endColumn": end?.column]
    }
}
