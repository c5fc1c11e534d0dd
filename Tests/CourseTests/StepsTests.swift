import Lifecycle
import Session
import Testing

@testable import Course

@Suite("The steps of a lesson")
struct StepsTests {
    @Test("Each step is listed with its state, and where one is")
    func list() throws {
        var runner = try makeRunner(sampleExercises, done: ["after"])
        _ = runner.begin()
        _ = runner.enter("skip")
        _ = runner.enter("next")
        guard case .steps(let steps)? = runner.enter("steps").first else {
            Issue.record("There is no list")
            return
        }
        #expect(steps.prefix(4).map(\.state) == [.skipped, .open, .done, .open])
        #expect(steps.filter(\.isHere).map(\.id) == ["reads"])
        #expect(steps.map(\.number) == Array(1...7))
    }

    @Test("Each step is titled, by the last heading above it")
    func titles() throws {
        var runner = try makeRunner("## Start\n\n" + sampleExercises)
        _ = runner.begin()
        guard case .steps(let steps)? = runner.enter("steps").first else {
            Issue.record("There is no list")
            return
        }
        #expect(steps.map(\.title) == Array(repeating: "Start", count: 7))
    }

    @Test("goto takes a number or a name, and previous goes back, from the end as well")
    func moving() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        #expect(runner.enter("previous").messages == ["This is the first step."])
        #expect(runner.enter("goto 3").presentation?.id == "after")
        #expect(runner.enter("previous").presentation?.id == "reads")
        #expect(runner.enter("goto loaded").presentation?.id == "loaded")
        #expect(runner.enter("goto 8").messages.count == 1)
        #expect(runner.enter("goto nowhere").messages.first?.contains("no step nowhere") == true)
        #expect(runner.enter("goto red").messages.first?.contains("Did you mean: goto read") == true)
        #expect(runner.exercise?.id == "loaded")
        _ = runner.enter("goto twice")
        _ = runner.enter("next")
        #expect(runner.place == .end)
        #expect(runner.enter("previous").presentation?.id == "twice")
        #expect(runner.journal.map(\.kind) == Array(repeating: .exercise, count: 6))
    }

    @Test("An empty line and question show the open question again, at every kind of exercise")
    func question() throws {
        for id in ["read", "reads", "after", "loaded", "why", "command", "twice"] {
            var runner = try makeRunner(sampleExercises)
            _ = runner.go(to: id)
            for line in ["", "  ", "question", "again"] {
                #expect(runner.enter(line).presentation?.id == id)
            }
            #expect(runner.journal.count == 1)
            #expect(runner.results[id]?.attempts == 0)
        }
    }

    @Test("The end says what the lesson was about once something of it is done")
    func end() throws {
        let head = "idea: Reading view loads it.\n"
        var runner = try makeRunner(sampleExercises, head: head, done: ["read"])
        _ = runner.go(to: "twice")
        guard case .finished(let summary)? = runner.enter("next").last else {
            Issue.record("The lesson goes on")
            return
        }
        #expect(summary.idea == "Reading view loads it.")
    }

    @Test("Completion offers what can be answered")
    func answers() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: "loaded")
        #expect(runner.answerWords?.map(\.text).prefix(2) == ["no", "yes"])
        _ = runner.go(to: "why")
        #expect(runner.answerWords?.first?.text == "a")
        _ = runner.enter("play")
        #expect(runner.answerWords == nil)
    }
}
