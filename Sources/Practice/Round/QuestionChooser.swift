import CommandLanguage
import Lifecycle

/// Chooses which question comes next: one about a rule that is due, a topic that was never asked about, or a new rule; in
/// an exam the next one of the paper.
package struct QuestionChooser: Sendable {
    private var chance: Chance
    private let topic: PracticeTopic?
    /// The paper of an exam; nil for other rounds.
    private var paper: ExamPaper?
    /// The topics and kinds of the exam that are still to come.
    private var plans: ArraySlice<QuestionPlan> = []
    /// The rules that the exam has asked about.
    private var rules: Set<Rule> = []
    private let range: QuestionRange
    /// The number of questions that the interview or the exam has asked.
    private var count = 0
    /// The rules that the interview has asked about last, and in which topics and kinds.
    private var lastRules: [Rule] = [], lastPlans: [QuestionPlan] = []

    /// The first question of the last draw that is higher than the screen, for want of another one.
    private var tall: DrawnQuestion?

    /// What all questions have in common.
    var memory = SetUpMemory()

    /// The tries that are left for the current choice.
    private var left = QuestionChooser.tries

    /// The most questions drawn to find one about a certain rule.
    private static let attempts = 12
    /// As many questions of an interview are about different rules, and as many of different topics or kinds.
    private static let rulesApart = 24, plansApart = 8
    /// As many questions at the beginning are those that are asked most, about apps in which nothing distracts.
    private static let opening = 10
    /// The tries of the generator for one choice that a learner waits for, and those that each name gets once they are used up.
    private static let tries = 150, fewest = 20
    /// The most identifiers tried to find one whose question is wanted.
    private static let names = 400

    /// Makes a chooser.
    ///
    /// - Parameters:
    ///   - seed: What is chosen by.
    ///   - topic: The topic to ask about; nil for all.
    ///   - range: Which questions may come.
    package init(seed: UInt64, topic: PracticeTopic? = nil, _ range: QuestionRange = QuestionRange()) {
        chance = Chance(seed: seed)
        self.topic = topic
        self.range = range
    }

    /// Makes what chooses the questions of an exam.
    package init(_ paper: ExamPaper) {
        chance = Chance(seed: paper.variant)
        topic = nil
        range = .ofExams(paper.version)
        self.paper = paper
        plans = paper.plans[...]
    }

    /// Chooses a question as interviews ask them, or the next one of an exam, whatever was answered before.
    ///
    /// - Returns: Nil if none was found, or the exam has no more.
    package mutating func question() -> DrawnQuestion? {
        if let paper { return variant(paper) }
        left = QuestionChooser.tries
        var spare: DrawnQuestion?
        let isFirst = range.hasOpening && count < QuestionChooser.opening
        let first = isFirst ? firstPlans(without: lastPlans) : []
        let plans = first.isEmpty ? QuestionPlan.all : first
        var withoutQuestion: Set<QuestionPlan> = []
        for _ in 0..<QuestionChooser.attempts {
            let plan = newPlan(among: plans)
            guard !withoutQuestion.contains(plan), let question = draw(plan, isFirst) else {
                withoutQuestion.insert(plan)
                continue
            }
            let isAsked = InterviewFrequencies.asks(question, since: range.oldest, &chance)
            if isAsked, topic != nil || !lastRules.contains(question.rule) { return noted(question) }
            // One on a rule that was asked about is better than one of a time that is over.
            if isAsked || spare == nil { spare = question }
        }
        return (spare ?? tall).map { noted($0) }
    }

    /// A topic and a kind as often as interviews ask so, but not those of the last questions.
    private mutating func newPlan(among plans: [QuestionPlan]) -> QuestionPlan {
        var plan = self.plan(among: plans) { InterviewFrequencies.weight($0) }
        for _ in 0..<QuestionChooser.attempts where topic == nil && lastPlans.contains(plan) {
            plan = self.plan(among: plans) { InterviewFrequencies.weight($0) }
        }
        return plan
    }

    /// The topics and kinds that are asked most, but not those that were asked; none if there are no others.
    private func firstPlans(without asked: [QuestionPlan]) -> [QuestionPlan] {
        InterviewFrequencies.asked.filter { !asked.contains($0) && isOfTopic($0) }
    }

    /// The topics and kinds that weren't asked last; if there are few, those that were asked longest ago.
    private func plans(after asked: [QuestionPlan]) -> [QuestionPlan] {
        let all = QuestionPlan.all.filter(isOfTopic)
        return asked.indices.lazy.map { first in all.filter { !asked[first...].contains($0) } }
            .first { !$0.isEmpty } ?? all
    }

    private func isOfTopic(_ plan: QuestionPlan) -> Bool { topic.map { $0 == plan.topic } ?? true }

    private mutating func noted(_ question: DrawnQuestion) -> DrawnQuestion {
        lastRules = lastRules.suffix(QuestionChooser.rulesApart - 1) + [question.rule]
        lastPlans = lastPlans.suffix(QuestionChooser.plansApart - 1) + [question.identifier.plan]
        count += 1
        return question
    }

    /// The learner's variant of the next question of an exam: if one is found, about a rule that was not asked about.
    private mutating func variant(_ paper: ExamPaper) -> DrawnQuestion? {
        guard let plan = plans.popFirst() else { return nil }
        defer { count += 1 }
        let seeds = paper.version == 1 ? [] : paper.variants(ofNumber: count)
        var last: DrawnQuestion?
        for attempt in 0..<(seeds.isEmpty ? QuestionChooser.attempts : seeds.count) {
            guard let question = seeds.isEmpty ? draw(plan) : variant(seeds[attempt], plan) else { continue }
            last = question
            if rules.insert(question.rule).inserted { break }
        }
        return last
    }

    /// A variant that the whole class shares, drawn by the first learner who takes it.
    private mutating func variant(_ seed: UInt64, _ plan: QuestionPlan) -> DrawnQuestion? {
        let place = SetUpMemory.Variant(plan: plan, seed: seed)
        if let known = memory.variants[place] { return known }
        (chance, left) = (Chance(seed: seed), .max)
        let question = draw(plan)
        // Only one class is graded at a time, unless somebody writes other numbers into the files.
        if memory.variants.count >= SetUpMemory.mostVariants { memory.variants = [:] }
        memory.variants[place] = question
        return question
    }

    /// Chooses a wanted question about a topic, mostly one about an order; nil if none was found.
    mutating func question(
        on topic: PracticeTopic, where isWanted: (DrawnQuestion) -> Bool
    ) -> DrawnQuestion? {
        left = QuestionChooser.tries
        let plans = QuestionPlan.all.filter { $0.topic == topic }
        for attempt in 0..<4 * QuestionChooser.attempts {
            let isOrder = attempt < 2 * QuestionChooser.attempts
            let plan = isOrder ? QuestionPlan(topic: topic, kind: .order) : chance.pick(plans)
            if let plan, let question = draw(plan), isWanted(question) { return question }
        }
        return nil
    }

    /// Chooses a question by what was answered before.
    ///
    /// - Parameters:
    ///   - deck: What is known about the rules.
    ///   - day: Today.
    ///   - asked: The questions that were asked last, answered or not; no rule, topic and kind of theirs comes again.
    /// - Returns: Nil if none was found.
    package mutating func question(
        _ deck: Deck, on day: Int, after asked: [DrawnQuestion] = []
    ) -> DrawnQuestion? {
        left = QuestionChooser.tries
        let rules = Set(asked.map { $0.rule.facts.identifier }), last = asked.map { $0.identifier.plan }
        let due = deck.due(on: day).filter { card in
            !rules.contains(card.rule) && !last.contains(where: card.isAsked)
                && (topic.map { card.topic == $0.rawValue } ?? true)
        }
        for card in due.prefix(3) {
            if let question = question(about: card) { return question }
        }
        let seen = Set(deck.cards.values.map { $0.topic } + last.map { $0.topic.rawValue })
        let isFirst = deck.cards.count < QuestionChooser.opening
        let first = isFirst ? firstPlans(without: deck.plans + last) : []
        let plans = first.isEmpty ? plans(after: last) : first
        var other: DrawnQuestion?, withoutQuestion: Set<QuestionPlan> = []
        for _ in 0..<QuestionChooser.attempts {
            let left = plans.filter { !withoutQuestion.contains($0) }
            guard !left.isEmpty else { break }
            // Someone new is asked about each topic once, the most asked first; that shows where to begin.
            let unseen = left.map { $0.topic }.filter { !seen.contains($0.rawValue) }
                .max { InterviewFrequencies.weight($0) < InterviewFrequencies.weight($1) }
            let plan = plan(among: left) { $0 == unseen ? 10_000 : InterviewFrequencies.weight($0) }
            guard let question = draw(plan, isFirst) else {
                withoutQuestion.insert(plan)
                continue
            }
            other = question
            let rule = question.rule.facts.identifier
            if deck.cards[rule] == nil, !rules.contains(rule) { return question }
        }
        if let other { return other }
        // Of a topic, the kinds that are left may have no question that fits on the screen.
        let tall = tall
        return asked.isEmpty ? tall : question(deck, on: day, after: Array(asked.dropFirst())) ?? tall
    }

    /// A new question about a rule.
    private mutating func question(about card: Deck.Card) -> DrawnQuestion? {
        let plans = QuestionPlan.all.filter { $0.topic.rawValue == card.topic }
        let known = plans.first(where: card.isAsked)
        for attempt in 0..<3 * QuestionChooser.attempts {
            // Mostly as it was asked before, as that is known to lead there, and on a release that is asked about.
            let isUsual = attempt < 2 * QuestionChooser.attempts
            let plan = isUsual ? known : chance.pick(plans)
            // A rule may hold on no such release.
            if let plan, let question = draw(plan, isSinceOldest: isUsual),
                question.rule.facts.identifier == card.rule
            {
                return question
            }
            if let tall, tall.rule.facts.identifier == card.rule { return tall }
        }
        return nil
    }

    private mutating func plan(
        among plans: [QuestionPlan], _ weight: (PracticeTopic) -> Int
    ) -> QuestionPlan {
        let topics =
            topic.map { [$0] }
            ?? PracticeTopic.allCases.filter { topic in plans.contains { $0.topic == topic } }
        return QuestionPlan.draw(topics, among: plans, &chance, weight)
    }

    /// Draws a question.
    ///
    /// - Parameters:
    ///   - plan: Its topic and kind.
    ///   - isPlain: Whether nothing in it may distract.
    ///   - isSinceOldest: Whether it is on a release that may be asked about.
    /// - Returns: One that fits on a screen; nil if the first name that fits has no question, or if several are too high.
    private mutating func draw(
        _ plan: QuestionPlan, _ isPlain: Bool = false, isSinceOldest: Bool = true
    ) -> DrawnQuestion? {
        tall = nil
        // Its choices are all releases.
        if isSinceOldest, plan.kind == .releases, range.oldest >= QuestionRange.usual { return nil }
        // Where two are too high, most are; those in which nothing may distract differ more.
        var names = QuestionChooser.attempts, high = isPlain ? 6 : 2
        for _ in 0..<QuestionChooser.names where names > 0 {
            let name = QuestionIdentifier(plan, number: chance.next(), version: range.version)
            if let terms = name.terms {
                // The plain ones are much the same each time, and neighbors would be asked the same.
                if isPlain ? !terms.isPlain : terms.isPlain && paper != nil { continue }
                if isSinceOldest, !terms.isSince(range.oldest) { continue }
            }
            var tries = range.hasOpening ? max(QuestionChooser.fewest, self.left) : .max
            let question = QuestionGenerator.question(name, left: &tries, with: &memory)
            self.left = min(self.left, tries)
            names -= 1
            guard range.hasOpening, paper == nil, let question, !question.fitsScreen else { return question }
            tall = tall ?? question
            high -= 1
            guard high > 0 else { return nil }
        }
        return nil
    }
}

extension QuestionPlan {
    /// Draws a topic and a kind, as often as interviews ask so.
    ///
    /// - Parameters:
    ///   - topics: The topics to choose from; at least one.
    ///   - all: The plans to choose from; at least one about each topic.
    ///   - chance: What is drawn by.
    ///   - weight: How often each topic comes.
    /// - Returns: One of the plans.
    static func draw(
        _ topics: [PracticeTopic], among all: [QuestionPlan] = QuestionPlan.all, _ chance: inout Chance,
        _ weight: (PracticeTopic) -> Int = { InterviewFrequencies.weight($0) }
    ) -> QuestionPlan {
        let drawn = topics[chance.place(weighted: topics.map(weight))]
        let plans = all.filter { $0.topic == drawn }
        return plans[chance.place(weighted: plans.map { InterviewFrequencies.weight($0.kind) })]
    }
}
