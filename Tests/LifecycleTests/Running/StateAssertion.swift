import Lifecycle
import Session

/// A line such as `state: login.view is nil`, held against the world after a command.
struct StateAssertion {
    let expected: String
    let actual: String
    let problem: String?

    init(_ line: String, in simulation: Simulation, entries: Range<Int>) {
        let text = trimmed(String(line.dropFirst("state:".count)))
        expected = text
        guard let range = text.firstRange(of: " is ") else {
            actual = ""
            problem = "a state is written as WHAT is VALUE"
            return
        }
        let subject = String(text[..<range.lowerBound]), value = String(text[range.upperBound...])
        let reader = StateReader(simulation, entries: entries)
        guard let found = reader.values(of: subject, like: value) else {
            actual = ""
            problem = "\(subject) is nothing that a scenario can ask for"
            return
        }
        actual = "\(subject) is \(found.first ?? "")"
        problem = found.contains(value) ? nil : "the state differs"
    }
}
