import Foundation
import Session
import Testing

@testable import Practice

@Suite("The schedule")
struct ScheduleTests {
    private func memories(_ ratings: [Int], _ days: [Double]) throws -> [FSRS.Memory] {
        let schedule = FSRS()
        var memories: [FSRS.Memory] = []
        for (number, day) in zip(ratings, days) {
            let rating = try #require(Rating(rawValue: number))
            memories.append(
                memories.last.map { schedule.memory($0, after: rating, days: day) }
                    ?? schedule.memory(after: rating))
        }
        return memories
    }

    @Test("Thirteen answers, each when due, give the published stabilities, difficulties and intervals")
    func thirteen() throws {
        let found = try memories(
            [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3], [0, 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12])
        let stabilities = [
            2.30650000, 2.30650000, 10.97104826, 46.31685844, 162.99981577, 497.87655512, 6.89041251,
            2.15459837,
            2.15459837, 3.98312338, 7.23625448, 12.48304358, 20.77035728,
        ]
        let difficulties = [
            2.11810397, 2.11121424, 2.10433139, 2.09745543, 2.09058634, 2.08372413, 7.38320232, 9.12510477,
            9.11120803, 9.09732519, 9.08345624, 9.06960115, 9.05575992,
        ]
        for (memory, expected) in zip(found, zip(stabilities, difficulties)) {
            #expect(abs(memory.stability - expected.0) < 1e-6)
            #expect(abs(memory.difficulty - expected.1) < 1e-6)
        }
        let intervals = found.map { FSRS().interval($0.stability) }
        #expect(intervals[1...5] == [2, 11, 46, 163, 498])
        #expect(intervals[8...] == [2, 4, 7, 12, 21])
    }

    @Test("A wrong first answer and five right ones give the published memory")
    func recovering() throws {
        let last = try #require(try memories([1, 3, 3, 3, 3, 3], [0, 0, 1, 3, 8, 21]).last)
        #expect(abs(last.stability - 53.62691) < 1e-4)
        #expect(abs(last.difficulty - 6.3574867) < 1e-4)
    }

    @Test(
        "The first answer sets stability and difficulty",
        arguments: zip(1...4, [0.212, 1.2931, 2.3065, 8.2956]))
    func first(rating: Int, stability: Double) throws {
        let memory = FSRS().memory(after: try #require(Rating(rawValue: rating)))
        #expect(memory.stability == stability)
        let difficulties = [6.4133, 5.11217071, 2.11810397, 1]
        #expect(abs(memory.difficulty - difficulties[rating - 1]) < 1e-6)
    }

    @Test("A hard answer on the same day takes no stability away")
    func hardOnTheSameDay() throws {
        let found = try memories([1, 2, 3, 4], [0, 0, 0, 0])
        #expect(abs(found[1].stability - 0.212) < 1e-6)
    }

    @Test("What is remembered fades as published")
    func fading() {
        let memory = FSRS.Memory(stability: 10, difficulty: 5)
        let published = [
            (0, 1), (1, 0.98568241), (5, 0.94034429), (10, 0.9), (20, 0.84588465), (50, 0.76052756),
            (100, 0.69282663),
        ]
        for (days, expected) in published {
            #expect(abs(FSRS().retrievability(memory, days: Double(days)) - expected) < 1e-6)
        }
        #expect(
            abs(FSRS().retrievability(.init(stability: 8.2956, difficulty: 1), days: 8) - 0.9024733) < 1e-6)
    }

    @Test("Intervals are as published")
    func intervals() {
        let published = [
            (0.7, [9, 93, 929, 9288]), (0.8, [3, 33, 332, 3316]), (0.85, [2, 19, 191, 1906]),
            (0.9, [1, 10, 100, 1000]), (0.95, [1, 4, 40, 403]), (0.97, [1, 2, 22, 223]),
        ]
        for (retention, expected) in published {
            #expect([1, 10, 100, 1000].map { FSRS().interval($0, retention: retention) } == expected)
        }
    }

    @Test(
        "The rating comes of points, hints and what could be guessed",
        arguments: [
            (1.0, 0, true, false, false, Rating.easy), (1, 0, true, false, true, .good),
            (1, 1, true, false, false, .hard),
            (0.5, 0, true, false, false, .hard), (0.5, 0, false, false, false, .again),
            (0, 0, true, false, true, .again), (1, 0, true, true, false, .again),
            (0.75, 2, true, false, true, .hard),
        ])
    func rating(
        points: Double, hints: Int, isSolved: Bool, wasShown: Bool, isGuessable: Bool, expected: Rating
    ) {
        let rating = Rating(
            firstPoints: points, hints: hints, isSolved: isSolved, wasShown: wasShown,
            isGuessable: isGuessable)
        #expect(rating == expected)
    }
}

@Suite("What is known")
struct DeckTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()

    private func result(
        _ rule: String, _ rating: Rating, day: Int, hour: Int = 0, topic: String = "navigation",
        kind: String = "order",
        belief: String? = nil
    ) -> PracticeResult {
        PracticeResult(
            question: "q1-\(rule)\(day)\(hour)", rule: rule, topic: topic, kind: kind, rating: rating,
            points: rating > .hard ? 1 : 0, hints: 0, belief: belief, date: date(day, hour))
    }

    private func date(_ day: Int, _ hour: Int = 0) -> Date {
        Date(timeIntervalSince1970: Double(day * 86_400 + hour * 3_600))
    }

    private func day(_ day: Int) -> Int { Deck.day(of: date(day), calendar) }

    @Test("Of several answers about a rule on one day, the first counts")
    func oneADay() {
        let once = Deck([result("a", .again, day: 1)], calendar: calendar)
        let often = Deck(
            [
                result("a", .again, day: 1), result("a", .easy, day: 1, hour: 5),
                result("a", .easy, day: 1, hour: 9),
            ],
            calendar: calendar)
        #expect(once.cards == often.cards)
        #expect(often.cards["a"]?.reviews == 1)
    }

    @Test("What was wrong is due the next day, and what was right later")
    func due() {
        let deck = Deck(
            [result("a", .again, day: 1), result("b", .good, day: 1), result("c", .easy, day: 1)],
            calendar: calendar)
        #expect(deck.due(on: day(1)).isEmpty)
        #expect(deck.due(on: day(2)).map(\.rule) == ["a"])
        #expect(deck.due(on: day(3)).map(\.rule) == ["a", "b"])
        #expect(Set(deck.due(on: day(9)).map(\.rule)) == ["a", "b", "c"])
        #expect(deck.weak().map(\.rule) == ["a"])
        #expect(deck.strong().map(\.rule) == ["c"])
    }

    @Test("A belief is held until a right answer about the rule on which it showed")
    func beliefs() {
        let wrong = [result("a", .again, day: 1, belief: "viewdidunload-exists")]
        #expect(wrong.heldBeliefs == ["viewdidunload-exists": "a"])
        #expect((wrong + [result("b", .easy, day: 2)]).heldBeliefs.count == 1)
        #expect((wrong + [result("a", .hard, day: 2)]).heldBeliefs.count == 1)
        #expect((wrong + [result("a", .good, day: 2)]).heldBeliefs.isEmpty)
    }

    @Test("A belief that shows outside of practice is held as well, and counts as no answer of it")
    func beliefsElsewhere() throws {
        let belief = try #require(Misconception.all.first)
        let shown = PracticeResult(outsidePractice: belief, date: result("a", .good, day: 1).date)
        #expect([shown].heldBeliefs == [belief.identifier: belief.rule.facts.identifier])
        #expect(Deck([shown], calendar: calendar).cards.isEmpty)
        let statistics = PracticeStatistics([shown], date: shown.date, calendar: calendar)
        #expect(
            statistics.answered == 0 && statistics.days.isEmpty && statistics.beliefs == [belief.identifier])
        let right = result(belief.rule.facts.identifier, .good, day: 2)
        #expect([shown, right].heldBeliefs.isEmpty)
    }

    @Test("An interview asks about other rules, in other topics or ways, as long as there are some")
    func interviewVaries() {
        var chooser = QuestionChooser(seed: 3)
        let questions = (0..<12).compactMap { _ in chooser.question() }
        #expect(Set(questions.map(\.rule)).count == questions.count)
        #expect(Set(questions.prefix(8).map(\.identifier.plan)).count == 8)
    }

    @Test("The next question on a rule that is due is a new one about it, on a release that is asked about")
    func dueRuleIsAsked() throws {
        var chooser = QuestionChooser(seed: 5, topic: .navigation)
        // A rule that many questions are about, so that one is found.
        var drawn: [DrawnQuestion] = []
        for _ in 0..<24 { drawn += [chooser.question()].compactMap(\.self) }
        func alike(_ one: DrawnQuestion) -> Int {
            drawn.count { $0.rule == one.rule && $0.identifier.plan == one.identifier.plan }
        }
        let common = drawn.max { alike($0) < alike($1) }
        let first = try #require(common)
        let rule = first.rule.facts.identifier
        let answered = PracticeResult(
            question: first.identifier.description, rule: rule, topic: first.topic.rawValue,
            kind: first.kind.rawValue,
            rating: .again, points: 0, hints: 0, belief: nil, date: date(1))
        let deck = Deck([answered], calendar: calendar)
        let later = (0..<8).compactMap { _ in chooser.question(deck, on: day(4)) }
        #expect(later.count == 8)
        for next in later {
            #expect(next.rule == first.rule)
            #expect(next.identifier != first.identifier)
            #expect(next.identifier.terms?.isSince(QuestionRange.usual) != false, "\(next.identifier)")
        }
        let sameDay = chooser.question(deck, on: day(1))
        let early = try #require(sameDay)
        #expect(early.rule != first.rule)
    }

    @Test("Someone new is asked about each topic once first")
    func placement() throws {
        var chooser = QuestionChooser(seed: 3)
        var results: [PracticeResult] = []
        for number in 0..<PracticeTopic.allCases.count {
            let drawn = chooser.question(Deck(results, calendar: calendar), on: day(1))
            let question = try #require(drawn)
            results.append(
                PracticeResult(
                    question: "\(question.identifier)", rule: "\(question.rule.facts.identifier)\(number)",
                    topic: question.topic.rawValue, kind: "order", rating: .easy, points: 1, hints: 0,
                    belief: nil,
                    date: date(1, number)))
        }
        #expect(Set(results.map(\.topic)).count == PracticeTopic.allCases.count)
    }

    @Test(
        "A question that was passed over is followed by other kinds of question",
        arguments: [nil, PracticeTopic.tabs])
    func passedOver(topic: PracticeTopic?) {
        var chooser = QuestionChooser(seed: 4, topic: topic), asked: [DrawnQuestion] = []
        for _ in 0..<12 {
            let drawn = chooser.question(
                Deck([], calendar: calendar), on: day(1), after: Array(asked.suffix(10)))
            asked += [drawn].compactMap(\.self)
        }
        #expect(asked.count == 12)
        let window = topic == nil ? 10 : 4
        for last in asked.indices where last >= window {
            #expect(Set(asked[(last - window)..<last].map(\.identifier.plan)).count == window)
        }
    }

    @Test("Practice of beliefs asks what a belief is wrong about, and nothing else")
    func beliefsAreTested() throws {
        let belief = try #require(Misconception.named("sheet-dismissal-shows-presenter"))
        let shown = PracticeResult(outsidePractice: belief, date: date(1))
        var round = PracticeRound(.practice(topic: nil, beliefs: true, QuestionRange()), seed: 2)
        let names = (0..<2).compactMap { _ in
            round.next(after: [shown], on: day(2)) { Deck.day(of: $0.date, calendar) }
        }
        // The same question in other words doesn't come, so there may be only one.
        #expect(!names.isEmpty)
        for name in names {
            let question = try #require(
                QuestionIdentifier(name).flatMap { QuestionGenerator.question($0) })
            #expect(question.rule == belief.rule || question.isAnsweredWrong(by: belief))
        }
        #expect(round.next(after: [], on: day(2)) { Deck.day(of: $0.date, calendar) } == nil)
    }

    @Test("An interview follows up a right answer, at most twice, where one change brings another answer")
    func followUps() throws {
        var round = PracticeRound(.interview(minutes: 20, seed: 3, QuestionRange()))
        var runner = try #require(PracticeRound.runner(round.form)), last: DrawnQuestion?, count = 0
        for number in 0..<30 {
            let name = round.next(after: [], on: day(1), in: runner) { _ in 0 }
            let id = try #require(name.flatMap(QuestionIdentifier.init))
            let question = try #require(QuestionGenerator.question(id))
            _ = runner.go(to: id.description)
            let isWrong = number.isMultiple(of: 5)
            _ = runner.enter(isWrong ? "nothing" : question.answer)
            let isRight = try #require(runner.results[id.description]).firstPoints == 1
            #expect(isRight || isWrong, "\(id): \(question.answer)")
            if question.change != nil, let before = last {
                count += 1
                #expect(before.identifier.seed == id.seed && before.identifier.followUp + 1 == id.followUp)
                #expect(question.answer != QuestionGenerator.question(id.followUp(0))?.answer)
                #expect(
                    question.setup != before.setup || question.exercise.wording != before.exercise.wording)
            }
            last = isRight ? question : nil
        }
        #expect(count > 1)
    }

    @Test("A topic is asked about alone, and an interview with one seed asks the same")
    func choosing() throws {
        var one = QuestionChooser(seed: 9, topic: .tabs), other = QuestionChooser(seed: 9, topic: .tabs)
        for _ in 0..<4 {
            let drawn = one.question()
            let question = try #require(drawn)
            #expect(question.topic == .tabs)
            #expect(other.question()?.identifier == question.identifier)
        }
    }

    @Test("Statistics add up, by topic and by day")
    func statistics() {
        let results = [
            result("a", .again, day: 1), result("b", .easy, day: 1, topic: "tabs"),
            result("a", .good, day: 3),
        ]
        let statistics = PracticeStatistics(results, date: date(3), calendar: calendar)
        #expect(statistics.answered == 3)
        #expect(statistics.right == 2)
        #expect(statistics.days.map(\.name) == ["1970-01-02", "1970-01-04"])
        #expect(statistics.days.map(\.right) == [1, 1])
        #expect(statistics.topics.map(\.name) == ["navigation", "tabs"])
        #expect(statistics.due.isEmpty)
    }
}
