import CourseTexts
import Lifecycle
import Testing

@testable import Session

@Suite("The text of the rules")
struct RuleTextTests {
    @Test("Each rule has one part of the text that the program carries, and each part can be read")
    func carried() {
        #expect(RuleText.carried.faults == [])
        #expect(RuleText.carried.values.count == Rule.allCases.count)
        #expect(Rule.allCases.filter { RuleText.carried[$0.facts.identifier] == nil } == [])
    }

    @Test("A rule is read with all its sources")
    func whole() throws {
        let catalogue = RuleText.read(
            """
            # Rules

            Of no rule.

            - facts: F9.9

            # Loading

            ## view.getter-loads

            A statement of {the presenter} that goes on
            in another line.

            What else there is to know.

            - facts: F1.1, F1.2
            - stacks: S1
            - claims: P7
            - logs: a-log
            - open questions: Q5
            - documentation: Title, with: signs
            """)
        #expect(catalogue.faults == [])
        let text = try #require(catalogue["view.getter-loads"])
        #expect(catalogue.values.count == 1)
        #expect(
            text.statement
                == "A statement of the presenter that goes on in another line. What else there is to know.")
        #expect(
            text.citations == [
                .fact("F1.1"), .fact("F1.2"), .frames("S1"), .claim("P7"), .trace("a-log"),
                .openQuestion("Q5"), .documentation("Title, with: signs"),
            ])
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("## view.getter-loads\n\nTwice.", 5, "there is an entry of that name already"),
            ("## no.such-rule\n\nIt says something.", 5, "it is not a rule"),
            ("## view.nil-drops\n\n- facts: F1.1", 5, "a statement is one paragraph or two"),
            ("## view.nil-drops\n\nOne.\n\nTwo.\n\nThree.", 5, "a statement is one paragraph or two"),
            ("## view.nil-drops\n\nOne.\n\n- rumors: F1.1", 9, "rumors is not a kind of source"),
        ])
    func fault(part: String, line: Int, reason: String) {
        let catalogue = RuleText.read("## view.getter-loads\n\nA statement.\n\n" + part)
        #expect(catalogue.values.count == 1)
        #expect(catalogue.faults.map(\.line) == [line])
        #expect(catalogue.faults.map(\.reason) == [reason])
    }
}
