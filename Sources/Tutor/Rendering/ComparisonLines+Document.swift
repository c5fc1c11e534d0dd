import Session
import VisibleText

extension ComparisonLines {
    /// The same for programs.
    package var ownCallDocument: JSONObject {
        let names = comparison.columns.map { $0.environment.release.name }
        return [
            "commands": comparison.commands, "releases": names,
            "differences": comparison.ownCallDifferences.map { difference in
                [
                    "call": difference.call, "file": difference.place.file, "line": difference.place.line,
                    "releases": difference.columns.sorted().map { names[$0] },
                    "rule": difference.rule.facts.identifier,
                ] as JSONObject
            }, "rules": comparison.differingRules.map { $0.facts.identifier },
        ]
    }
}
