import Lifecycle
import Testing

@testable import Session

@Suite("A wrong answer is told where it would have been right")
struct CounterfactualTests {
    private func judge(_ answer: String, after setUp: String = "override loadView setting view; access view")
        throws -> (judged: JudgedAnswer, session: Session)
    {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict memory warning")
        guard case .judged(let judged) = session.enter(answer).first else {
            Issue.record("\(answer) was not judged")
            throw CancellationError()
        }
        return (judged, session)
    }

    @Test(
        "The nearest release is named",
        arguments: [
            ("viewDidUnload", 5, false), ("viewWillUnload viewDidUnload", 5, false),
            ("didReceiveMemoryWarning viewWillUnload viewDidUnload", 5, true),
            ("didReceiveMemoryWarning viewDidUnload", 4, true),
        ])
    func release(answer: String, major: Int, isWhole: Bool) throws {
        let counterfactual = try #require(try judge(answer).judged.counterfactual)
        guard case .release(let release) = counterfactual.change else { return }
        #expect(release.major == major)
        #expect(counterfactual.isWhole == isWhole)
        #expect(counterfactual.command == "compare ios \(major) 17")
    }

    @Test("The command that is named shows the difference")
    func command() throws {
        var (judged, session) = try judge("didReceiveMemoryWarning viewWillUnload viewDidUnload")
        let command = try #require(judged.counterfactual?.command)
        guard case .comparison(let comparison) = session.enter(command).first else {
            Issue.record("no comparison")
            return
        }
        #expect(
            comparison.columns[0].runs.flatMap(\.outcomeLines)
                == ["vc.didReceiveMemoryWarning", "vc.viewWillUnload", "vc.viewDidUnload"])
    }

    @Test(
        "A right answer, nothing, or what happens nowhere has none",
        arguments: [
            "didReceiveMemoryWarning", "nothing", "viewDidLoad loadView", "viewDidUnload viewWillUnload",
        ])
    func none(answer: String) throws { #expect(try judge(answer).judged.counterfactual == nil) }

    @Test("After thirty commands it is still found quickly")
    func speed() throws {
        let setUp = (0..<14).map { _ in "set view nil; access view" }.joined(separator: "; ")
        var session = Session()
        _ = session.enter("override loadView setting view; access view; " + setUp)
        #expect(session.statements.count == 30)
        _ = session.enter("predict memory warning")
        let time = ContinuousClock().measure { _ = session.enter("viewWillUnload") }
        print("a counterfactual after 30 commands took \(time)")
        #expect(session.pending == nil)
    }
}
