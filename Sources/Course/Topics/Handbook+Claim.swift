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
        let sentence = question.dropFirst(Inquiry.isItTrue.count).filter { !"?;".contains($0) }.trimmed
        guard let claims = reader.claims(in: sentence), claims.count == 1, let claim = claims.first else {
            return nil
        }
        let check = ClaimCheck(claim, index)
        guard let verdict = check.verdict, let first = check.courses.first else { return nil }
        let last = first.truths.last?.release
        let releases = ReleaseSpan(
            first: Release((first.truths.first?.release ?? .standard).major),
            last: last == Release.lastReleases.last ? nil : last)
        return HandbookEntry(
            name: Inquiry.isItTrue + sentence, title: "A claim", aliases: [],
            what: "\(verdict.text) Understood as: \(Handbook.words(of: claim)).",
            when: Handbook.rows(check).joined(separator: "\n"), advice: "", warning: "", releases: releases,
            rules: [],
            claims: [],
            example: Demonstration("", releases: releases, text: first.script.joined(separator: "\n")),
            related: claim.subjects.map(\.callback.rawValue).filter { entry(titled: $0) != nil },
            computed: .claim)
    }

    /// Tries the claims of a text.
    ///
    /// - Parameter prose: The text.
    /// - Returns: The sentences that are claims about calls, and the number of those that may be and aren't understood.
    package func verify(_ prose: Prose) -> VerifiedText {
        var verified = VerifiedText(claims: [], others: 0), seen: Set<WordedClaim> = []
        let reader = reader
        let read = SpokenSentences(prose).all.map { ($0, reader.claims(in: $0.sentence.spelledOut) ?? []) }
        let all = read.flatMap { $0.1 }.filter { seen.insert($0).inserted }.prefix(Handbook.mostClaims)
        let checks = ClaimCheck.checks(of: Array(all), index)
        let tried = Dictionary(
            uniqueKeysWithValues: zip(all, checks).map { claim, check in
                (claim, check.verdict.map { (check: check, verdict: $0) })
            })
        for ((sentence, line), claims) in read {
            // A sentence counts as understood if all of it is.
            let answers = claims.compactMap { claim in (tried[claim] ?? nil).map { (claim, $0) } }
            guard answers.count == claims.count, !claims.isEmpty else {
                // A name alone says nothing, such as that of a section or in a table.
                let words = index.reader.words(of: sentence.spelledOut)
                let namesCall = words.contains { TopicWords.calls[$0] != nil }
                verified.others += namesCall && words.count > 1 ? 1 : 0
                continue
            }
            for (claim, (check, verdict)) in answers {
                verified.claims.append(
                    VerifiedText.Claim(
                        line: line, sentence: sentence.text, understood: Handbook.words(of: claim),
                        verdict: verdict.text, isFalse: verdict.isFalse, isTrue: verdict == .always(true),
                        rows: Handbook.rows(check)))
            }
        }
        return verified
    }

    /// As many different claims of a text are tried, since each is asked in hundreds of runs.
    private static let mostClaims = 300

    var reader: ClaimReader {
        let index = index
        let transitions = TransitionCatalogue.drafts.reduce(into: Set<String>()) {
            $0.formUnion(ClaimCheck.words(of: $1, index))
        }
        return ClaimReader(index: index, transitions: transitions)
    }

    /// As many transitions are told, which is enough to see what it depends on.
    private static let mostRows = 5
    /// As many titles are told of transitions that agree.
    private static let mostAgreeing = 2

    /// The claim as it was understood.
    static func words(of claim: WordedClaim) -> String {
        let words = claim.settings.sorted() + claim.styles.map(\.rawValue)
        let device = claim.idiom.map { $0 == .pad ? ", on an iPad" : ", on an iPhone" } ?? ""
        let time = claim.releases.map { ", \($0)" } ?? ""
        return claim.text + (words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")") + device + time
    }

    /// The transitions that the claim was tried in, those that agree in one row.
    private static func rows(_ check: ClaimCheck) -> [String] {
        let groups = check.courses.reduce(into: [[ClaimCheck.Course]]()) { groups, course in
            if let same = groups.firstIndex(where: { $0[0].agrees(with: course) }) {
                groups[same].append(course)
            } else {
                groups.append([course])
            }
        }
        let more = groups.count > mostRows ? ["and \(groups.count - mostRows) more"] : []
        return groups.prefix(mostRows).map(row) + more
    }

    private static func row(_ courses: [ClaimCheck.Course]) -> String {
        let titles = courses.prefix(mostAgreeing).map(\.title).joined(separator: "; ")
        let more = courses.count > mostAgreeing ? "; and \(courses.count - mostAgreeing) more" : ""
        let spans = courses[0].truths.grouped { $0.truth == $1.truth }
        let texts = spans.reversed().map { span in
            let first = span[0], last = span[span.count - 1].release
            let time = ReleaseSpan(
                first: Release(first.release.major), last: last == Release.lastReleases.last ? nil : last)
            return spans.count == 1 ? first.truth.text : "\(first.truth.text) on \(time)"
        }
        return "\(titles)\(more): \(texts.joined(separator: "; "))"
    }
}

/// The claims of a text.
package struct VerifiedText: Sendable {
    /// Those that were tried, in their order.
    package fileprivate(set) var claims: [Claim]
    /// The number of sentences that name a call and aren't understood as claims.
    package fileprivate(set) var others: Int

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

    fileprivate var text: String {
        switch self {
        case .always(let holds): holds ? "True." : "False."
        case .since(let release, let holds, let wasOpposite):
            (holds ? "True" : "False") + " since iOS \(release.major); before that, "
                + (wasOpposite ? "it was \(holds ? "false" : "true")." : "it depended on what happened.")
        case .depends: "That depends on what happens."
        case .doubtful: "The sources disagree about this."
        }
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
