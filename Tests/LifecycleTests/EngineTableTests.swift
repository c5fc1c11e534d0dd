import CourseTexts
import Testing

@testable import Lifecycle

@Suite("The engine's tables")
struct EngineTableTests {
    @Test("Each rule has a row, in the order of the cases")
    func rulesInOrder() {
        #expect(Rule.rows.map { $0[0] } == Rule.allCases.map { "\($0)" })
    }

    @Test("Each word in the row of a rule is known", arguments: Rule.rows)
    func wordsOfRules(row: [String]) {
        let known: Set<String> = [
            "from", "before", "linked", "likely", "doubtful", "observed", "repeats", "open",
        ]
        let unknown = row.dropFirst(2).filter {
            !known.contains($0) && Release($0) == nil && Callback(rawValue: $0) == nil
        }
        #expect(unknown == [])
    }

    @Test("Each callback has one row, and its kind of receiver is known")
    func callbacks() {
        let rows = CourseTexts.rows(of: CourseTexts.callbackFacts)
        #expect(rows.map { $0[0] }.sorted() == Callback.allCases.map(\.rawValue).sorted())
        #expect(rows.filter { Callback.ReceiverKind(rawValue: $0[1]) == nil } == [])
        let posted = rows.compactMap { row in row.firstIndex(of: "posts").map { row[$0 + 1] } }
        #expect(posted.count == 8)
        #expect(posted.filter { Callback(rawValue: $0) == nil } == [])
    }

    @Test("Each of UIKit's methods has frames", arguments: StackMethod.allCases)
    func frames(method: StackMethod) {
        #expect(!method.lines.isEmpty)
    }

    @Test("Each row of the metrics and the devices is understood")
    func figures() {
        #expect(MetricFacts.table.count == CourseTexts.lines(of: CourseTexts.metrics).count)
        #expect(Device.all.count == CourseTexts.lines(of: CourseTexts.devices).count)
    }
}
