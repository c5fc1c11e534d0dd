import CommandLanguage
import Lifecycle
import Session

extension Handbook {
    /// The answer to the question whether a claim is true: tried in every transition that it can mean, on every release.
    ///
    /// - Parameter question: "Is it true that viewDidLoad is called again after a memory warning?", or the name of such an
    ///   answer.
    /// - Returns: Nil if it asks something else, or isn't understood as a claim about calls.
    func claim(askedBy question: String) -> HandbookEntry? {
        guard question.lowercased().hasPrefix(Inquiry.isItTrue) else { return nil }
        return lastClaim.answer(to: question) { answer(toClaim: question) }
    }

    /// Why a claim isn't understood: the words that are in the way, and the nearest sentence that is understood.
    package func misreading(of question: String) -> String {
        let sentence = Self.sentence(of: question)
        func quoted(_ words: [String]) -> String {
            words.prefix(5).map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
        }
        var told: Set<String> = []
        let words = reader.unknownWords(in: sentence).filter { told.insert($0).inserted },
            read = reader.claims(in: sentence) ?? []
        let happening = read.first { !reader.drafts.contains(where: $0.settings.isSubset) }?.settings.sorted()
        let nearest = reader.nearest(to: sentence).map { " It would be without the rest: claim \($0)." }
        return (words.isEmpty ? "" : " In the way: \(quoted(words)).")
            + (happening.map { " Nothing that is tried here is all of \(quoted($0))." } ?? "")
            + (nearest ?? "")
    }

    private static func sentence(of question: String) -> String {
        question.dropFirst(Inquiry.isItTrue.count).filter { !"?;".contains($0) }.trimmed
    }

    private func answer(toClaim question: String) -> HandbookEntry? {
        let sentence = Self.sentence(of: question)
        let claims = reader.claims(in: sentence) ?? []
        let checks = ClaimCheck.checks(of: claims, index).filter { $0.verdict != nil }
        guard !claims.isEmpty, checks.count == claims.count else { return nil }
        // A sentence is as true as the least true of its claims, which is told.
        let least =
            checks.first { $0.verdict?.isFalse ?? false } ?? checks.first { $0.verdict != .always(true) }
        // Of several claims, the title says which one is told.
        let said = checks.count == 1 ? sentence : (least ?? checks[0]).claim.textWithLimits
        guard
            var page = entry(
                on: least ?? checks[0], named: Inquiry.isItTrue + sentence, titled: "\(said)?"
            )
        else { return nil }
        for other in checks where other.claim != (least ?? checks[0]).claim {
            page.what += " Also said: \(other.claim.text). \(other.verdict?.text() ?? "")"
        }
        for unjudged in claims.map(\.unjudged) where !unjudged.isEmpty {
            page.what += " Not judged, since it names no call: \u{201C}\(unjudged)\u{201D}."
        }
        // The nearest page says why.
        if case .entry(let near)? = index.topic(in: sentence).map({ self.page($0.page) }) {
            page.related = page.related.filter { $0 != near.name } + [near.name]
        }
        return page
    }

    /// The answer to a question which of two calls comes first.
    ///
    /// - Parameters:
    ///   - question: A question, or the name of such an answer.
    ///   - isDifference: Whether a question for the difference of two calls is meant as well.
    /// - Returns: Nil if it asks something else, or for calls that never come both.
    func order(askedBy question: String, isDifference: Bool = false) -> HandbookEntry? {
        guard index.reader.asksForOrder(question, isDifference: isDifference),
            let claim = reader.order(in: question)
        else { return nil }
        return lastOrder.answer(to: "\(claim)") { answer(toOrder: claim) }
    }

    private func answer(toOrder asked: WordedClaim) -> HandbookEntry? {
        var claim = asked
        if !reader.drafts.contains(where: claim.settings.isSubset) {
            let known = reader.drafts.map(claim.settings.intersection)
            claim.settings = known.max { $0.count < $1.count } ?? []
        }
        return entry(
            on: ClaimCheck(claim, index), named: ([claim.text] + claim.circumstances).joined(separator: ", "))
    }

    /// What came of a claim or of a question.
    private func entry(on check: ClaimCheck, named name: String, titled title: String? = nil)
        -> HandbookEntry?
    {
        let claim = check.claim
        guard let verdict = check.verdict, let newest = check.newest else { return nil }
        let current = check.courses.first { $0.answers.last?.release == newest }
        guard let first = current ?? check.courses.first, let last = first.answers.last else { return nil }
        let same = first.answers.reversed().prefix { !claim.isQuestion || $0.answer == last.answer }
        let releases = ReleaseSpan(
            first: Release((same.last?.release ?? last.release).major),
            last: last.release == Release.lastReleases.last ? nil : last.release)
        let run = Handbook.example(of: first, claim, in: releases)
        let isDoubtful = claim.isQuestion && run.rules.contains { $0.facts.certainty == .doubtful }
        let isLikely =
            claim.isOfOrder
            && run.rules.contains {
                $0.facts.certainty == .likely && Handbook.places($0, Set(claim.subjects.map(\.callback)))
            }
        return HandbookEntry(
            name: name, title: title ?? name, aliases: [],
            what: (claim.isQuestion ? check.summary : verdict.text(asked: true))
                + (isDoubtful ? " Sources disagree about this." : "")
                + (isLikely ? " That is likely, not certain." : ""),
            when: Handbook.rows(check).joined(separator: "\n"), advice: "", warning: "", releases: releases,
            rules: run.rules, claims: [], example: run.example,
            related: claim.subjects.map(\.callback.rawValue).filter { entry(titled: $0) != nil }
                + (claim.isQuestion ? ["lifecycle"] : []),
            computed: claim.isQuestion ? .order : .claim)
    }

    /// Returns whether a rule settles the order of calls. A rule that places one call among others doesn't.
    private static func places(_ rule: Rule, _ calls: Set<Callback>) -> Bool {
        let named = Handbook.calls(in: rule.facts.statement)
        return named.isSubset(of: calls) || named.isSuperset(of: calls)
    }

    /// The transition as a demonstration, which proves a fixed order of two calls, and the rules behind the calls in it.
    private static func example(
        of course: ClaimCheck.Course, _ claim: WordedClaim, in releases: ReleaseSpan
    ) -> (example: Demonstration, rules: [Rule]) {
        let release = releases.contains(.standard) ? .standard : releases.releases.last ?? .standard
        let answer = course.answers.last?.answer
        let told = (answer?.calls ?? []).map { "\($0.role).\($0.callback.rawValue)" }
        let isSettled = [.first, .second].contains(answer?.order) && told.count == 2
        let expects = isSettled ? ["expect \(told[0]) before \(told[1])"] : []
        let proof = Demonstration(
            "", releases: releases, text: (course.script + expects).joined(separator: "\n"))
        let run = DemonstrationRun(proof, on: release)
        let runs = run.replies.flatMap(\.replies).compactMap {
            if case .ran(let run) = $0 { run } else { nil }
        }
        var rules: [Rule] = []
        for entry in (runs.last.map { last in last.entries.map { last.simulation.trace[$0] } } ?? []) {
            guard case .callback(let callback, _) = entry.event, !rules.contains(entry.rule),
                claim.subjects.contains(where: { $0.callback == callback })
            else { continue }
            rules.append(entry.rule)
        }
        let plain = Demonstration("", releases: releases, text: course.script.joined(separator: "\n"))
        return (run.isMet ? proof : plain, rules)
    }

    /// Tries the claims of a text.
    ///
    /// - Parameters:
    ///   - prose: The text.
    ///   - most: The number of different claims that are tried, since each is asked in hundreds of runs.
    /// - Returns: The sentences that are claims about calls, and the number of those that may be and aren't understood.
    package func verify(_ prose: Prose, atMost most: Int = 300) -> VerifiedText {
        var verified = VerifiedText(claims: [], others: []), seen: Set<WordedClaim> = []
        let reader = reader
        let read = SpokenSentences(prose, reader).all.map {
            ($0, reader.claims(in: $0.sentence.spelledOut) ?? [])
        }
        let all = read.flatMap { $0.1 }.filter { seen.insert($0).inserted }.prefix(most)
        let checks = ClaimCheck.checks(of: Array(all), index)
        let tried = Dictionary(
            uniqueKeysWithValues: zip(all, checks).map { claim, check in
                (claim, check.verdict.map { (check: check, verdict: $0) })
            })
        for ((sentence, line), claims) in read {
            guard claims.allSatisfy({ tried[$0] != nil }) else {
                verified.untried.append(line)
                continue
            }
            // A sentence counts as understood if all of it is.
            let answers = claims.compactMap { claim in (tried[claim] ?? nil).map { (claim, $0) } }
            guard answers.count == claims.count, !claims.isEmpty else {
                // A name alone says nothing, such as that of a section or in a table.
                let words = index.reader.words(of: sentence.spelledOut)
                let namesCall = words.contains { TopicWords.calls[$0] != nil }
                if namesCall, words.count > 1 { verified.others.append(line) }
                continue
            }
            for (claim, (check, verdict)) in answers {
                verified.claims.append(
                    VerifiedText.Claim(
                        line: line, sentence: sentence.text,
                        understood: claim.textWithLimits
                            + (claim.unjudged.isEmpty ? "" : " (not judged: \(claim.unjudged))"),
                        verdict: verdict.text(), isFalse: verdict.isFalse, isTrue: verdict == .always(true),
                        rows: Handbook.rows(check)))
            }
        }
        return verified
    }

    /// As many transitions are told, which is enough to see what it depends on.
    private static let mostRows = 5
    /// As many titles are told of transitions that agree.
    private static let mostAgreeing = 2

    /// The transitions that the claim was tried in, those that agree in one row.
    private static func rows(_ check: ClaimCheck) -> [String] {
        let groups = check.courses.reduce(into: [[ClaimCheck.Course]]()) { groups, course in
            // The row says until when, which holds for all of them.
            let same = groups.firstIndex {
                $0[0].agrees(with: course) && $0[0].answers.last?.release == course.answers.last?.release
            }
            if let same {
                groups[same].append(course)
            } else {
                groups.append([course])
            }
        }
        let more = groups.count > mostRows ? ["and \(groups.count - mostRows) more"] : []
        return groups.prefix(mostRows).map { row($0, until: check.newest) } + more
    }

    private static func row(_ courses: [ClaimCheck.Course], until newest: Release?) -> String {
        let titles = courses.prefix(mostAgreeing).map(\.title).joined(separator: "; ")
        let more = courses.count > mostAgreeing ? "; and \(courses.count - mostAgreeing) more" : ""
        let spans = courses[0].answers.grouped { $0.answer == $1.answer }
        let isPast = courses[0].answers.last?.release != newest
        let texts = spans.reversed().map { span in
            let first = span[0], last = span[span.count - 1].release
            let time = ReleaseSpan(
                first: Release(first.release.major), last: last == Release.lastReleases.last ? nil : last)
            return spans.count == 1 && !isPast ? first.answer.text : "\(first.answer.text) on \(time)"
        }
        return "\(titles)\(more): \(texts.joined(separator: "; "))"
    }
}

/// The claims of a text.
package struct VerifiedText: Sendable {
    /// Those that were tried, in their order.
    package fileprivate(set) var claims: [Claim]
    /// The lines of the sentences that name a call and aren't understood as claims.
    package fileprivate(set) var others: [Int]
    /// The lines of the claims beyond the number that is tried.
    package fileprivate(set) var untried: [Int] = []

    package struct Claim: Sendable {
        /// The line of the file on which its paragraph begins.
        package let line: Int
        package let sentence: String
        /// The claim as it was understood.
        package let understood: String
        /// The verdict, in a sentence.
        package let verdict: String
        /// Indicates whether it is true nowhere today.
        package let isFalse: Bool
        /// Indicates whether it is true everywhere.
        package let isTrue: Bool
        /// The transitions that it was tried in, and what came of it.
        package let rows: [String]
    }
}

extension ClaimCheck.Verdict {
    /// Indicates whether it is true nowhere today.
    fileprivate var isFalse: Bool {
        switch self {
        case .always(let holds), .since(_, let holds, _): !holds
        case .depends, .doubtful: false
        }
    }

    /// The verdict in a sentence, on a claim or in answer to a question.
    fileprivate func text(asked: Bool = false) -> String {
        switch self {
        case .always(let holds): (asked ? holds ? "Yes" : "No" : holds ? "True" : "False") + "."
        case .since(let release, let holds, let wasOpposite):
            (asked ? holds ? "Yes" : "Not" : holds ? "True" : "False")
                + " since iOS \(release.major); before that, "
                + (wasOpposite ? "it was \(holds ? "false" : "true")." : "it depended on what happened.")
        case .depends: "That depends on what happens."
        case .doubtful: "That isn't certain."
        }
    }
}

extension ClaimCheck {
    /// What the transitions have in common in which two calls are compared.
    fileprivate var summary: String {
        let orders = Set(
            courses.compactMap(\.answers.last).filter { $0.release == newest }.compactMap(\.answer.order))
        let names = claim.subjects.map {
            claim.subjects[0].callback == claim.subjects[1].callback ? $0.shortText : $0.callback.rawValue
        }
        return switch orders.count == 1 ? orders.first : nil {
        case .first: "\(names[0]) is called first."
        case .second: "\(names[1]) is called first."
        case .either: "That depends on which controllers you mean: either can be called first."
        case .open: "Their order isn't fixed."
        case nil: "That depends on what happens."
        }
    }
}

extension ClaimCheck.Answer {
    fileprivate var text: String {
        guard let order else { return truth.text }
        let names = calls.map {
            "\($0.role.count == 1 ? $0.role.uppercased() : $0.role).\($0.callback.rawValue)"
        }
        return order == .open
            ? "in no fixed order \(names.joined(separator: ", "))" : names.joined(separator: ", then ")
    }
}

extension TruthTable.Truth {
    fileprivate var text: String {
        switch self {
        case .holds: "true"
        case .fails: "false"
        case .doubtful: "not certain"
        case .impossible: "impossible"
        }
    }
}
