import Lifecycle
import Testing

@testable import Course

@Suite("What shows the claims of the documents", .serialized)
struct ClaimProofTests {
    static let ledger = DocumentLedger.shared
    static let claims = ledger?.claims ?? []

    @Test("All five documents are accounted for, claim by claim")
    func allClaimsAreThere() {
        #expect(Self.claims.count == 131)
        let proofs = ClaimProofs.shared
        #expect(proofs?.claims.filter { Self.ledger?.claim($0) == nil } == [])
        let unproved = Self.claims.filter { proofs?[$0.id] == nil && $0.kind != .opinion }
        #expect(unproved.filter { $0.beyondRuns == nil }.map(\.id) == [])
    }

    @Test("A claim without a run fails unless the ledger says that no run can show it")
    func claimsNeedRuns() throws {
        let shown = try #require(Self.ledger?.claim("S3"))
        #expect(DocumentCheck.check(shown, nil).problems == ["no run proves the verdict"])
        let ruleOfTheCompiler = try #require(Self.ledger?.claim("S16"))
        #expect(DocumentCheck.check(ruleOfTheCompiler, nil).problems == [])
    }

    @Test("A claim that the ledger puts beyond runs has none")
    func claimsBeyondRunsHaveNone() throws {
        let claim = try #require(Self.ledger?.claim("S16"))
        let proof = try ClaimProofs(["S16:\n  sides: [{holds: It does., run: class Feed}]"])["S16"]
        #expect(DocumentCheck.check(claim, proof).problems.contains { $0.contains("no run can show it") })
    }

    @Test("A run can hold Swift over several lines")
    func runsHoldSwift() {
        let demonstration = Demonstration(
            "It loads.", releases: .all,
            text: """
                class Feed: UIViewController {
                    var isLoaded = false

                    override func viewDidLoad() { isLoaded = true }
                }
                new Feed as feed; access view
                expect feed.isLoaded is true
                """)
        #expect(demonstration.lines.count == 3)
        #expect(DemonstrationRun(demonstration, on: .standard).failures == [])
    }

    @Test("A claim whose opposite holds does not pass")
    func wrongClaimFails() throws {
        let wrong = """
            T8:
              rules: [memory.views-stay]
              sides:
                - holds: "It never comes again."
                  ios: 2-5.1
                  run: |
                    class Feed; nib Feed; new Feed as feed; access view
                    memory warning; access view
                    expect feed.viewDidLoad called once
                - differs: "Later it does."
                  ios: 6+
                  run: |
                    class Feed; nib Feed; new Feed as feed; access view
                    expect feed.viewDidLoad called 2 times
            """
        let claim = try #require(Self.ledger?.claim("T8"))
        let problems = DocumentCheck.check(claim, try ClaimProofs([wrong])["T8"]).problems
        #expect(problems.contains { $0.contains("on iOS 5.1") })
        #expect(problems.contains { $0.contains("on iOS 17.7") })
    }

    @Test("A claim of some releases that holds on others as well does not pass")
    func claimOfAllReleasesFails() throws {
        let tooWide = """
            T8:
              sides:
                - holds: "The view loads."
                  ios: 2-5.1
                  run: |
                    class Feed; new Feed as feed
                    access view
                    expect loadView viewDidLoad
                - differs: "The view loads."
                  ios: 6+
                  run: |
                    class Feed; new Feed as feed
                    access view
                    expect loadView viewDidLoad
            """
        let claim = try #require(Self.ledger?.claim("T8"))
        let problems = DocumentCheck.check(claim, try ClaimProofs([tooWide])["T8"]).problems
        #expect(problems.contains("it holds on iOS 2 to 5.1 but also on iOS 17.7"))
    }

    @Test("A verdict needs the sides that show it", arguments: ["P12", "Z6", "P4", "L12"])
    func sidesAreNeeded(id: String) throws {
        let claim = try #require(Self.ledger?.claim(id))
        let proof = try ClaimProofs(["\(id):\n  sides: []"])[id]
        #expect(DocumentCheck.check(claim, proof).problems.contains { $0.hasPrefix("no run shows") })
    }

    @Test(
        "A fault of a file names the claim",
        arguments: [
            "P1:\n  rules: [no.such-rule]", "P1:\n  sides: [{run: access view}]",
            "P1:\n  sides: [{holds: It does., run: access view, ios: '1'}]",
        ])
    func faultsAreNamed(file: String) {
        let fault = #expect(throws: ClaimProofs.Fault.self) { try ClaimProofs([file]) }
        #expect(fault?.description.hasPrefix("P1: ") == true)
    }

    @Test("Every contradiction between claims is settled by a run")
    func contradictionsAreSettled() throws {
        let conflicts = try Conflict.carried()
        for claim in Self.claims {
            for other in claim.conflicts {
                #expect(
                    conflicts.contains { $0.claims.contains(claim.id) && $0.claims.contains(other) },
                    "\(claim.id) and \(other)")
            }
        }
        for conflict in conflicts {
            #expect(conflict.claims.filter { Self.ledger?.claim($0) == nil } == [])
            for release in conflict.evidence.releases.releases {
                #expect(DemonstrationRun(conflict.evidence, on: release).failures == [], "\(conflict.title)")
            }
        }
    }
}

@Suite("Spans of releases")
struct ReleaseSpanTests {
    @Test(
        "A span is read as people write it",
        arguments: [
            ("5", "iOS 5"), ("3-5.1", "iOS 3 to 5.1"), ("-8", "iOS 2 to 8.4"), ("9+", "iOS 9 and later"),
            ("all", "every iOS version"),
        ])
    func spansAreRead(text: String, words: String) throws {
        #expect(try #require(ReleaseSpan(text)).description == words)
    }

    @Test("Nonsense is no span", arguments: ["", "x", "19", "9-8", "5-", "3-5-7"])
    func nonsenseIsRefused(text: String) { #expect(ReleaseSpan(text) == nil) }
}
