import CommandLanguage
import CourseTexts
import Lifecycle

/// Reads claims. Its expressions come from a text and have no closures, so threads can share them.
struct ClaimReader: @unchecked Sendable {
    let index: TopicIndex
    /// The words of each transition, and of all.
    let drafts: [Set<String>], transitions: Set<String>
    /// The names of the controllers of a session; nil for the letters of the titles.
    var names: Set<String>?
    private var kind = Kind.claim

    /// What a sentence is read as. A symptom or a question needs no verb, and may have words that aren't known.
    private enum Kind { case claim, symptom, question }

    private enum Item: Equatable, Sendable {
        case subject(WordedClaim.Event), owner(WordedClaim.Owner, isBehind: Bool)
        case before, after, then, inOrder, first, again, not, at, soon
        case lacking, already, followed, between, withNil, notBefore
        case count(ClosedRange<Int>), word(String)

        var isOfAppearance: Bool {
            if case .subject(let event) = self {
                WordedClaim.Subject(event: event, owner: nil).callback.isAppearance
            } else {
                false
            }
        }

        var isOwner: Bool { if case .owner = self { true } else { false } }
        var isCall: Bool { if case .subject(.call) = self { true } else { false } }
        var isSubject: Bool { if case .subject = self { true } else { false } }
        var isWord: Bool { if case .word = self { true } else { false } }
        var isCount: Bool { if case .count = self { true } else { false } }
    }

    /// Words that make a sentence advice, a guess or a story, which a run can't decide.
    private static let undecidable = Set(CourseTexts.list("undecidable"))
    /// Words that ask for something other than yes or no.
    private static let asking = Set(CourseTexts.list("asking"))
    /// Words that deny. Others that the word list takes for a denial, such as "fails", are no claim about calls.
    private static let denials = Set(CourseTexts.list("denials"))
    /// Words that say that a call is made.
    private static let calling = Set(CourseTexts.list("calling"))
    /// Those of them whose subject isn't the controller that gets the call.
    private static let causing = Set(CourseTexts.list("causing"))
    /// As many words can join the parts of a sentence, since each part is tried in hundreds of runs.
    private static let mostJoints = 12
    /// As many words are read: people don't write longer sentences.
    private static let mostWords = 80
    private static func canBeRead(_ sentence: String) -> Bool {
        sentence.utf8.count <= TopicWords.longestText
            && sentence.split(whereSeparator: \.isWhitespace).count <= mostWords
    }
    private static let verbs = Set(CourseTexts.list("auxiliaries"))
    /// Words that begin the condition of a part, in front of a comma.
    private static let conditional = Set(CourseTexts.list("conditional"))
    /// Words that begin a reason, an exception or what makes no difference, and those of them that say when it isn't so.
    private static let reasoning = Set(CourseTexts.list("reasoning")),
        limiting: Set = ["unless", "only when"]
    /// The calls of a controller that appears for the first time, in their order.
    private static let sequence = CourseTexts.list("calls in sequence")
    /// Those of them behind which a claim can follow.
    private static let concluding = Set(CourseTexts.list("concluding"))
    /// Words between the name of a controller's part and its call.
    private static let filling = Set(CourseTexts.list("around parts"))
    /// Words for what takes part in every transition, which tell none from another.
    private static let everywhere = Set(CourseTexts.list("of all transitions"))
    /// Words whose meaning another one has in it: what is dismissed was presented.
    private static let implied = ["dismiss": "present", "pop": "push"]

    /// The words of transitions for the time and the place of what happens, the mark of each, and how it is told.
    private static let times = CourseTexts.rows(of: "time", in: CourseTexts.vocabulary)
    static let firstTime = "first time", offScreen = "offscreen", onScreen = "onscreen", returning = "twice"
    /// The word of transitions in which nothing else holds the controller that leaves.
    private static let unheld = "deinit"
    static let told = Dictionary(times.map { ($0[2], $0[3]) }) { first, _ in first }
    /// Words that begin a clause about something else than the call in front of it.
    private static let subordinating = Set(CourseTexts.list("subordinating"))

    /// Marks that phrases are replaced by, which no text has; each state has one, too.
    private static let marks: [String: Item] = [
        "§then": .then, "§order": .inOrder, "§at": .at, "§again": .again, "§soon": .soon,
        "§lacking": .lacking, "§already": .already, "§followed": .followed, "§between": .between,
        "§nil": .withNil, "§once": .count(1...1), "§until": .notBefore, "§twice": .count(2...2),
        "§often": .count(2...Int.max),
    ]

    private static func item(markedBy token: String) -> Item? {
        guard token.hasPrefix("§") else { return nil }
        let name = String(token.dropFirst()), word = times.first { $0[1] == name }?[2]
        let state = WordedClaim.State(rawValue: name)
        return marks[token] ?? word.map { .word($0) } ?? state.map { .subject(.state($0)) }
    }

    private typealias Phrase = (pattern: Regex<AnyRegexOutput>, meaning: String)
    /// Ways to say something, each with the words and marks that stand for it; what can be said of a view or a controller
    /// without naming a call; and ways to say on which devices and releases, in which style and how often something is so.
    private let phrases: [Phrase], states: [Phrase], circumstances: [Phrase]
    /// Ways to put a sentence, each with the one way in which its parts are read.
    private let turns: [Phrase]
    /// What a sentence begins with that leaves its subject out.
    private let beginnings: [Phrase]

    /// The names of views and controllers, and the verbs behind them.
    private static let named =
        #"\b(?:(?:the|its|his|this|a|an|that|your|their|all|each|every) )*"#
        + "(?:(?<role>\(WordedClaim.Owner.words.keys.filter { $0 != "root" }.sorted().joined(separator: "|")))"
        + #"(?:'s)? )?(?:(?:view ?controller|controller|vc|screen)'s )?(?:(?:root|main|content) )?"#
        + #"(?:view ?controllers?(?:'s instance)?|view hierarchy|views?|controllers?|anything|screen|vc|it|them"#
        + #"|(?:ib)?outlets|subviews|instance|(?<other>parent|child|presenter|destination|(?-i:[ABC](?:'s view)?)))"#
        + #"(?<auxiliaries>(?: (?:is|are|was|were|has|have|had|gets?|been"#
        + #"|be|being|will|does|did|do|not|isn't|aren't|wasn't|hasn't|haven't|doesn't|didn't|yet|already|now|just"#
        + #"|finally|fully|completely|successfully|actually|currently|still|about|going|to|becomes?|become|part|of))*)"#

    /// Prepares to read.
    ///
    /// - Parameter index: Knows the words of all languages.
    init(index: TopicIndex) {
        self.index = index
        drafts = TransitionCatalogue.drafts.filter { $0.cause == nil }.map { ClaimCheck.words(of: $0, index) }
        transitions = drafts.reduce(into: []) { $0.formUnion($1) }
        var sections: [[Phrase]] = [[]]
        for part in TextPart.parts(of: CourseTexts.claimPhrases) {
            if part.kind == .heading { sections.append([]) }
            guard part.kind == .item else { continue }
            let (key, value) = part.field
            let mark = key.replacing("(nothing)", with: "").replacing("(", with: "§").replacing(")", with: "")
            let isState = sections.count == 2
            let text =
                isState
                ? "\(Self.named) (?<predicate>\(value.text))\\b(?! (?:with|as|by)\\b| in (?!view\\w|load\\w|init\\b|awake|prepare))"
                : value.text
            guard let pattern = try? Regex(text).ignoresCase() else { continue }
            sections[sections.count - 1].append((pattern, mark))
        }
        (phrases, states, circumstances) = (sections[0], sections[1], sections[2])
        (turns, beginnings) = (sections[3], sections[4])
    }

    /// A piece of a sentence, the words and marks that stand for what it says, and the styles, devices and releases in it.
    private struct Piece {
        /// The word that joins it to the piece in front of it.
        var joint = ""
        let text: String, marked: String
        let claim: WordedClaim
    }

    /// Reads a sentence.
    ///
    /// - Parameter sentence: A sentence in English; names of calls may stand in words, and claims about one call in any
    ///   language of the word list.
    /// - Returns: Its claims; nil if one of them is no claim about calls, or has a word that isn't known.
    func claims(in sentence: String) -> [WordedClaim]? {
        guard Self.canBeRead(sentence) else { return nil }
        let text = Self.replaced(turns, in: sentence.replacing("\u{2019}", with: "'"))
        // "In viewDidLoad, the view is loaded and has no size": the call is that of both.
        let lead = text.prefixMatch(of: /(?:in|inside|within|during) [^\s,]+,\s/.ignoresCase())?.0 ?? ""
        var claims: [WordedClaim] = [], limits: [(claim: Int, words: Set<String>, isOnly: Bool)] = []
        guard let parts = parts(of: text) else { return nil }
        for part in parts {
            if let last = claims.indices.last, Self.reasoning.contains(part.joint) {
                let read = reading(of: part, mayLackVerb: true)?.items ?? []
                let words = read.allSatisfy { $0.isWord || $0.isOwner } ? settings(in: read) ?? [] : []
                if Self.limiting.contains(part.joint) {
                    guard !words.isEmpty else { return nil }
                    limits.append((last, words, part.joint != "unless"))
                } else if !words.isDisjoint(with: ClaimCheck.unusual) {
                    for place in claims.indices { claims[place].settings.formUnion(words) }
                } else if namesCall(part.text) {
                    // A reason is judged if it is a claim by itself.
                    guard let reason = self.claims(inClause: part) else { return nil }
                    claims += reason
                } else {
                    claims[last].unjudged = "\(part.joint) \(part.text.prefix { $0 != "." })"
                }
                continue
            }
            let isShort = !claims.isEmpty && main(of: part).map(lacksVerb) ?? true
            // "So its size isn't final there."
            let there = part.text.replacing(
                /\s?\b(?:there|at that (?:time|point|moment)|by then)\b/.ignoresCase(), with: "")
            let call = claims.last?.subjects.first { !$0.isState }?.callback.rawValue
            let place = there == part.text ? lead : call.map { "in \($0), " } ?? lead
            // "So its viewDidDisappear is called", "neither is called on it"
            let owners = Set((claims.last?.subjects ?? []).compactMap(\.owner))
            let pronoun = /\b(?:its|it|they|their)\b|\s(?:on|to|for) (?:it|them)\b/.ignoresCase()
            let meant = owners.count == 1 && part.text.contains(pronoun) ? owners.first : nil
            let alone = meant == nil ? there : there.replacing(/\s(?:on|to|for) (?:it|them)\b/, with: "")
            let isWhole = claims.isEmpty || namesCall(part.text)
            let clause = isWhole ? meant == nil ? part : piece(of: alone) : piece(of: place + alone)
            let read =
                isShort
                ? claim(inShort: part, after: claims[claims.count - 1])
                : clause.flatMap(self.claims(inClause:))
            guard let read else { return nil }
            claims += meant.map { owner in read.map { $0.owned(by: owner) } } ?? read
        }
        // Circumstances of one part hold for the others, unless they have their own.
        for place in claims.indices where claims[place].settings.isEmpty && !claims[place].hasState {
            let others = claims[..<place].reversed() + claims[place...]
            guard let told = others.first(where: { !$0.settings.isEmpty }) else { continue }
            claims[place].settings = told.settings
            if claims[place].styles.isEmpty { claims[place].styles = told.styles }
        }
        for place in claims.indices {
            claims[place].idiom = claims[place].idiom ?? claims[0].idiom
            claims[place].releases = claims[place].releases ?? claims[0].releases
        }
        // "Unless" and "only when" each say two things: what is so then, and that it isn't otherwise.
        for (place, words, isOnly) in limits {
            if !words.isDisjoint(with: ClaimCheck.unusual) { claims[place].settings.insert(Self.unheld) }
            var then = claims[place]
            then.settings.formUnion(words)
            // "Only once, unless it is set to nil" says that it is called again then.
            if case .count(let call, 1...1, nil) = then.statement {
                (then.statement, then.isDenied) = (.again([call]), !then.isDenied)
            }
            claims[place].excluded = words
            claims.append(then)
            claims[isOnly ? place : claims.count - 1].isDenied.toggle()
        }
        // Only loading is counted from the beginning, and only a count and an order go without saying when.
        return kind == .symptom || claims.allSatisfy { !$0.isOfCircumstances || !$0.settings.isEmpty }
            ? claims : nil
    }

    /// The parts of a sentence that each say something: "X is called" and "Y isn't", but not "X" and "Y are called".
    ///
    /// It is nil if there are too many, or if one of them can't be read.
    private func parts(of text: String) -> [Piece]? {
        let joint =
            /[,;]?\s(and|but|while|whereas|so|because|unless|only when|even though|even if|although|though|therefore|thus|hence|making|which (?:makes?|means|is why))\s(?:then\s)?|;\s/
            .ignoresCase()
        var parts: [Piece] = [], start = text.startIndex, word = ""
        let joints = text.matches(of: joint)
        guard joints.count <= Self.mostJoints else { return nil }
        for (number, end) in (joints.map(\.range.lowerBound) + [text.endIndex]).enumerated() {
            var said = String(text[start..<end])
            if let last = parts.last, !["", "so"].contains(word) {
                said = Self.subject(of: last.text, for: said) + said
            }
            guard var piece = piece(of: said) else { return nil }
            if let last = parts.last, !stands(piece, behind: word, last) {
                let whole = last.text + text[joints[number - 1].range] + text[start..<end]
                guard let merged = self.piece(of: whole) else { return nil }
                (piece, word) = (merged, last.joint)
                parts.removeLast()
            }
            // "So it is called there" is a claim; "so it is a good place" isn't.
            let concludes =
                Self.concluding.contains(word) && main(of: piece)?.contains(where: Self.isSubject) ?? false
            piece.joint = concludes ? "" : word
            parts.append(piece)
            guard number < joints.count else { break }
            word = joints[number].1?.lowercased() ?? ""
            start = joints[number].range.upperBound
        }
        return parts
    }

    /// Returns whether a piece says something of its own behind another one and a word such as "but".
    private func stands(_ piece: Piece, behind word: String, _ last: Piece) -> Bool {
        guard let before = main(of: last), let here = main(of: piece), before.contains(where: Self.isSubject),
            !lacksVerb(before)
        else { return false }
        let says = here.contains(where: Self.isSubject), isShort = Self.isVerb(here.last ?? "")
        switch word {
        // What follows a condition without a call may belong to the condition.
        case "and":
            return says && !lacksVerb(here)
                && (namesCall(piece.text)
                    || !before.contains { Self.subordinating.contains($0.lowercased()) })
        case "while", "whereas": return namesCall(piece.text) || isShort
        case _ where Self.reasoning.contains(word): return true
        default: return says || isShort
        }
    }

    /// The words of a piece behind its condition, if it begins with one; nil if it is only a condition.
    private func main(of piece: Piece) -> [String]? {
        var clauses = piece.marked.split(separator: ",")[...]
        if Self.conditional.contains(clauses.first?.split(separator: " ").first?.lowercased() ?? "") {
            clauses = clauses.dropFirst()
        }
        return clauses.isEmpty
            ? nil : clauses.joined(separator: " ").split(separator: " ").map { Self.bare(String($0)) }
    }

    /// What stands in front of the verb of a part, for a piece that begins with a verb.
    private static func subject(of part: String, for piece: String) -> String {
        func isVerb(_ word: Substring) -> Bool {
            word != "not" && (Self.isVerb(String(word)) || calling.union(finite).contains(String(word)))
        }
        guard piece.split(separator: " ").first.map(isVerb) ?? false else { return "" }
        let clause =
            part.split(separator: ", ").last { $0.split(separator: " ").contains(where: isVerb) } ?? ""
        return clause.split(separator: " ").prefix { !isVerb($0) }.joined(separator: " ") + " "
    }

    /// Indicates whether words have no verb, or only one that stands for that of the part before them.
    private func lacksVerb(_ words: [String]) -> Bool {
        ["not", "no"].contains(words.first) || Self.isVerb(words.last ?? "")
            || !words.contains {
                Self.item(markedBy: $0)?.isSubject ?? Self.isVerb($0) || Self.calling.contains($0)
            }
    }

    /// Reads a part that has its verb from the one before it, such as "viewDidLoad isn't", or "a popover does".
    private func claim(inShort piece: Piece, after claim: WordedClaim) -> [WordedClaim]? {
        guard let read = reading(of: piece, mayLackVerb: true), let found = Self.subjects(in: read.items),
            let settings = settings(in: read.items)
        else { return nil }
        let isOther = !settings.isEmpty || !read.claim.styles.isEmpty || read.claim.releases != nil
        let owners = Set(claim.subjects.map(\.owner))
        let calls = found.map { found in
            var call = found.subject
            if owners.count == 1 { call.owner = call.owner ?? claim.subjects[0].owner }
            return call
        }
        // "But Y only once" says more than that Y is called.
        let isPlain = read.items.allSatisfy {
            $0.isSubject || $0.isOwner || $0.isWord || [.not, .at].contains($0)
        }
        guard let statement = calls.isEmpty ? claim.statement : claim.statement(of: calls),
            !calls.isEmpty || isOther, isPlain
        else { return nil }
        var short = isOther ? read.claim : claim
        (short.statement, short.isDenied, short.scope) = (statement, read.items.contains(.not), claim.scope)
        if isOther { short.settings = settings.isEmpty ? ["present"] : settings }
        return [short]
    }

    /// Reads a symptom, such as "viewWillAppear of feed missing after dismiss" or "viewDidLoad called twice".
    ///
    /// - Parameter text: The symptom as people say it.
    /// - Returns: What holds in a run that shows it; nil if it is no symptom of calls.
    func symptom(in text: String) -> [WordedClaim]? {
        var reader = self
        reader.kind = .symptom
        // "viewWillDisappear without viewDidDisappear": the second isn't called where the first is.
        func missing(
            _ call: WordedClaim.Subject, beside other: WordedClaim.Subject, _ claim: WordedClaim
        ) -> WordedClaim {
            var call = call
            call.owner = call.owner ?? other.owner
            return claim.symptom(.with(call, other, nil), isDenied: true)
        }
        // Another instance may load its view, too.
        func again(_ call: WordedClaim.Subject, _ claim: WordedClaim) -> WordedClaim {
            let loads = !call.callback.isAppearance
            return claim.symptom(
                loads ? .count(call, 2...Int.max, with: nil) : .again([call]), isDenied: false)
        }
        let claims = reader.claims(in: text)
        if let claims, claims.count == 2, case .made(let come) = claims[0].statement, come.count == 1,
            case .made(let calls) = claims[1].statement, calls.count == 1, !claims[0].isDenied,
            claims[1].isDenied
        {
            return [missing(calls[0], beside: come[0], claims[0])]
        }
        return claims?.map { claim in
            switch claim.statement {
            // "Isn't called after" tells of a call that is missing, which is named first.
            case .order(let pairs) where claim.isDenied && !claim.subjects.contains(where: \.isState):
                pairs[0].first.callback == firstCall(in: text)
                    ? missing(pairs[0].first, beside: pairs[0].second, claim)
                    : missing(pairs[0].second, beside: pairs[0].first, claim)
            case .made(let calls) where claim.scope == .each && !claim.isDenied && calls.count == 1:
                again(calls[0], claim)
            case .again(let calls) where calls.count == 1: again(calls[0], claim)
            case .count(let call, let range, let state) where range.lowerBound > 1:
                claim.symptom(.count(call, range.lowerBound...Int.max, with: state), isDenied: false)
            default: claim
            }
        }
    }

    private func firstCall(in text: String) -> Callback? {
        text.split(whereSeparator: \.isWhitespace).lazy.compactMap { Self.call(Self.bare(String($0))) }.first
    }

    private func namesCall(_ text: String) -> Bool { firstCall(in: text) != nil }

    /// Reads the claims of one clause: one, or how often a call is made and when.
    ///
    /// - Returns: Nil if it is no claim about calls, or has a word that isn't known.
    private func claims(inClause piece: Piece) -> [WordedClaim]? {
        guard let read = reading(of: piece, mayLackVerb: false) else { return nil }
        var items = read.items
        if kind == .symptom { Self.simplify(&items) }
        // "Only once, after the view is loaded" counts, and orders, as does "again, followed by viewDidAppear".
        var halves = [items]
        let isAgain = !items.contains(.not) && items.contains(.again) && items.contains(.followed)
        if kind == .claim, items.count(where: \.isCount) == 1 || isAgain,
            let call = items.firstIndex(where: \.isSubject),
            let place = items.firstIndex(where: { [.before, .after, .followed].contains($0) }), call < place
        {
            halves = [
                Array(items[..<place]) + items[place...].filter { $0.isWord || $0.isCount },
                items.filter { !$0.isCount && $0 != .again },
            ]
        }
        let claims = halves.compactMap { claim(of: $0, read.claim, in: piece.text) }
        return claims.count == halves.count ? claims : nil
    }

    /// Returns the claim that items make in circumstances; nil if they make none.
    private func claim(
        of items: [Item], _ circumstances: WordedClaim, in text: String
    ) -> WordedClaim? {
        var items = items, claim = circumstances
        let scope = claim.scope
        let isPostposed = text.unicodeScalars.contains { $0.value > 0x1100 && $0.properties.isAlphabetic }
        // What a view or a controller isn't when a call is made denies the order; else that is a condition.
        let lacks = items.contains(.lacking), isCondition = lacks || items.contains(.already)
        let isDenied = items.contains(.not) || lacks
        let namesAnother = text.contains(/\b(?:new|fresh|another|different|other)\b/.ignoresCase())
        let isOfAnother = kind == .claim && namesAnother && !items.contains { $0.isOfAppearance }
        let isFollowed = scope != .unsaid && items.contains(.followed)
        items = items.map { $0 == .followed ? .then : $0 }.filter { ![.lacking, .already].contains($0) }
        // What isn't so after a call wasn't so at the call, and what isn't so until a call is so at the call.
        let isUntil = items.contains(.notBefore) && items.contains { $0.isSubject && !$0.isCall }
        if lacks || isUntil && items.contains(where: \.isCall) {
            items = items.map { $0 == .after ? .at : $0 }
        }
        var found = Self.statement(of: items, scope, isPostposed: isPostposed)
        if found == nil, kind == .symptom {
            // An owner of no call tells of what happens.
            items.removeAll(where: \.isOwner)
            found = Self.statement(of: items, scope, isPostposed: isPostposed)
        }
        guard var statement = found, var settings = settings(in: items) else { return nil }
        // A style is that of a presentation, unless something else is said to happen.
        if settings.isEmpty, !claim.styles.isEmpty { settings = ["present"] }
        switch statement {
        // In a condition, it isn't told whether the view gets into the state in this transition.
        case .with where isCondition, .count(_, _, with: .some) where isCondition: return nil
        case .made(let calls) where isCondition && !lacks && calls.contains(where: \.isState): return nil
        case .order where lacks && items.contains(.not): return nil
        // It isn't so either at the call before.
        case .order(let pairs) where isUntil && pairs.count == 1:
            let place = Self.sequence.firstIndex(of: pairs[0].second.callback.rawValue) ?? 0
            guard place > 0, let before = Callback(rawValue: Self.sequence[place - 1]) else { return nil }
            statement = .order(pairs + [.init(first: .init(event: .call(before)), second: pairs[0].first)])
        // Another instance loads its own view, which nobody counts.
        case .made where scope == .each && isOfAnother, .again where isOfAnother: return nil
        // What is followed by a call has that call behind it each time.
        case .order(let pairs) where isFollowed && pairs.count == 1:
            statement = .with(pairs[0].second, pairs[0].first, .after)
        // Who returns to a screen counts what came before, too.
        case .count(let call, 2...Int.max, with: nil)
        where kind == .claim && !settings.isEmpty && call.callback.isAppearance:
            statement = .again([call])
        case .order(let pairs): guard pairs.count == 1 || !isDenied else { return nil }
        case .made, .madeFirst, .again, .which, .count, .with: break
        }
        (claim.statement, claim.isDenied) = (statement, isDenied)
        // One return to the screen refutes that a view appears only once.
        if case .count(let call, 1...1, nil) = statement, call.callback.isAppearance, settings.isEmpty {
            claim.scope = .each
        }
        claim.settings = settings
        return claim
    }

    /// The styles, the device and the releases of a piece, and its items in their order; nil if it can't be decided. Another
    /// piece may have its verb.
    private func reading(of piece: Piece, mayLackVerb: Bool) -> (claim: WordedClaim, items: [Item])? {
        items(in: piece.marked, mayLackVerb: mayLackVerb).map { (piece.claim, $0) }
    }

    /// A piece of a text; nil if it names several releases.
    private func piece(of said: String) -> Piece? {
        let letters = names ?? ["A", "B", "C"]
        var text = said.replacing(/\b(\w+)\.(?=[a-z]\w+)/) { match in
            letters.contains(String(match.1)) ? "\(match.1)'s " : String(match.0)
        }
        var claim = WordedClaim(statement: .made([]), settings: []), told: [String] = []
        for (pattern, meaning) in circumstances {
            text = text.replacing(pattern) { found in
                let words = Self.filled(meaning, from: found.output).split(separator: " ")
                told += words.filter { $0.hasPrefix("§") }.map { String($0.dropFirst()) }
                return " \(words.filter { !$0.hasPrefix("§") }.joined(separator: " ")) "
            }
        }
        for name in told where !["each", "some", "sheet"].contains(name) {
            if let style = Controller.ModalStyle(rawValue: name) {
                claim.styles.append(style)
            } else if let idiom = Device.Idiom(rawValue: name) {
                claim.idiom = idiom
            } else {
                guard claim.releases == nil, let span = ReleaseSpan(name) else { return nil }
                claim.releases = span
            }
        }
        // A sheet that isn't said to be a page or a form is what has that name since iOS 13.
        if told.contains("sheet"), claim.styles.isEmpty {
            claim.styles = [.pageSheet]
            claim.releases = claim.releases ?? ReleaseSpan(first: Release(13), last: nil)
        }
        let isEach = told.contains("each") || text.contains(/\bnever\b/.ignoresCase())
        claim.scope = isEach ? .each : told.contains("some") ? .some : .unsaid
        return Piece(text: said, marked: markingStates(in: Self.replaced(phrases, in: text)), claim: claim)
    }

    /// A sentence with the word `SUBJECT` where it leaves out the call that it is about.
    func subjectless(_ sentence: String) -> String { Self.replaced(beginnings, in: sentence) }

    /// A text with the words and marks that stand for its phrases.
    private static func replaced(_ phrases: [Phrase], in text: String) -> String {
        phrases.reduce(text) { text, phrase in
            text.replacing(phrase.pattern) { " \(filled(phrase.meaning, from: $0.output)) " }
                .split(separator: " ").joined(separator: " ")
        }
    }

    /// The meaning of what was found, with its parts in their places.
    private static func filled(_ meaning: String, from found: AnyRegexOutput) -> String {
        guard meaning.contains("$") else { return meaning }
        return meaning.replacing(/\$([0-9])/) { place in
            Int(place.1).flatMap { found.indices.contains($0) ? found[$0].substring : nil } ?? ""
        }
    }

    /// The words of a sentence that aren't understood, or that a run can't decide.
    func unknownWords(in sentence: String) -> [String] {
        guard Self.canBeRead(sentence) else { return [] }
        let known = Self.denials.union(Self.calling).union(Self.verbs).union(Self.filling).union(
            Self.conditional
        )
        .union(Self.subordinating).union(Self.reasoning).union(WordedClaim.Owner.words.keys)
        let tokens = piece(of: Self.replaced(turns, in: sentence))?.marked.split(
            whereSeparator: \.isWhitespace)
        return (tokens ?? []).map { Self.bare(String($0)) }.filter { token in
            guard token.count > 1, !token.hasPrefix("§"), !Self.isSubject(token),
                !known.contains(token.lowercased())
            else {
                return false
            }
            let words = index.reader.plainWords(of: token).compactMap(item)
            return Self.undecidable.contains(token.lowercased())
                || words.contains { $0.isWord && settings(in: [$0]) == nil }
        }
    }

    /// The longest sentence that is understood and lacks one clause of another one.
    func nearest(to sentence: String) -> String? {
        let joint = /[,;]\s|\s(?=(?:and|but|because|unless|when|if|so|while|even|only|until|then)\s)/
        let joints = sentence.matches(of: joint).prefix(Self.mostJoints / 2).map(\.range.lowerBound)
        let ends = joints + [sentence.endIndex]
        let shorter = zip([sentence.startIndex] + joints, ends).map { from, to in
            (sentence[..<from] + sentence[to...]).trimmingCharacters(in: [",", ";", " ", "."])
        }
        return shorter.sorted { $0.count > $1.count }.first { shorter in
            claims(in: shorter)?.allSatisfy { drafts.contains(where: $0.settings.isSubset) } ?? false
        }
    }

    /// The words of what happens; nil if a word isn't known.
    private func settings(in items: [Item]) -> Set<String>? {
        var settings: Set<String> = []
        for case .word(let word) in items where !Self.everywhere.contains(word) {
            if transitions.contains(word) {
                settings.insert(word)
            } else if kind == .claim || kind == .question && isAsked(word) {
                return nil
            }
        }
        for (word, implied) in Self.implied where settings.contains(word) { settings.remove(implied) }
        return settings
    }

    /// Returns whether a question with a word asks about something else than an order.
    private func isAsked(_ word: String) -> Bool {
        index.rarity[word] != nil && !index.reader.ordering.contains(word)
            && WordedClaim.Owner.words[word] == nil
    }

    /// Reads a question which of two calls comes first, such as "is viewDidLoad called before viewWillAppear?".
    ///
    /// - Parameter question: A question in any language of the word list.
    /// - Returns: Nil if it isn't about two calls, or has a word of other pages.
    func order(in question: String) -> WordedClaim? {
        var reader = self
        reader.kind = .question
        guard let asked = reader.piece(of: question),
            let (circumstances, items) = reader.reading(of: asked, mayLackVerb: true),
            !items.contains(.not), !items.contains(.word(TopicWords.negation)),
            let settings = reader.settings(in: items)
        else { return nil }
        let all = Self.subjects(in: items) ?? Self.subjects(in: items.filter { !$0.isOwner }) ?? []
        var named: [WordedClaim.Subject] = []
        for subject in all.map(\.subject) where !subject.isState && !named.contains(subject) {
            named.append(subject)
        }
        guard named.count == 2 else { return nil }
        var claim = circumstances
        claim.statement = .which(.init(first: named[0], second: named[1]))
        claim.settings = settings
        return claim
    }

    /// Verbs that need no other one beside them.
    private static let finite = Set(CourseTexts.list("finite"))

    /// Replaces what is said of views and controllers by marks.
    private func markingStates(in text: String) -> String {
        var text = text
        for (pattern, mark) in states {
            text = text.replacing(pattern) { match in
                func part(_ name: String) -> Substring { match.output[name]?.substring ?? "" }
                // "a controller on screen" says nothing that happens.
                let verb = part("predicate").prefix { $0 != " " }.lowercased()
                let auxiliaries = part("auxiliaries")
                let said = String(text[match.range])
                guard !auxiliaries.isEmpty || Self.finite.contains(verb), !Self.isName(said) else {
                    return said
                }
                let isDenied = auxiliaries.contains("n't") || auxiliaries.contains(" not")
                let isSoon = auxiliaries.contains("about") || auxiliaries.contains("going")
                let isAlready = auxiliaries.contains(/\s(?:already|still|currently)/)
                let role = part("role") + part("other").replacing("'s view", with: "")
                return (isDenied ? "§lacking " : isAlready ? "§already " : "") + (isSoon ? "§soon " : "")
                    + "\(role) \(mark)"
            }
        }
        return text
    }

    private static func call(_ token: String) -> Callback? {
        let name = token.split(separator: ".").last.map(String.init) ?? token
        return CallbackName.isFullName(name) ? CallbackName.callback(for: name) : nil
    }

    /// Indicates whether a word is a verb that others can stand behind, or one that is denied.
    private static func isVerb(_ word: String) -> Bool {
        verbs.contains(word) || word == "not" || word.hasSuffix("n't")
    }

    /// Indicates whether a token names a call or is the mark of a state.
    private static func isSubject(_ token: String) -> Bool {
        item(markedBy: token)?.isSubject ?? (call(token) != nil)
    }

    /// Indicates whether words are those of a call's name, such as "view did load".
    private static func isName(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ")
        return call(
            words.prefix(1).joined()
                + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()) != nil
    }

    /// A word without the marks around it.
    private static func bare(_ token: String) -> String {
        let word = token.trimmingCharacters(in: [
            "\"", "`", ".", "!", "?", "*", "_", ",", ";", "\u{201C}", "\u{201D}",
        ])
        let name = word.hasSuffix(":") && call(word) == nil ? String(word.dropLast()) : word
        return name.hasPrefix("(") ? name.trimmingCharacters(in: ["(", ")"]) : name
    }

    /// The items of a sentence in their order; nil if it can't be decided.
    private func items(in text: String, mayLackVerb: Bool) -> [Item]? {
        // A comma or dash ends a clause, in which alone a word can belong to a call.
        var clauses: [[String]] = [[]]
        let spaced = text.replacing("\u{2014}", with: " - ")
        for token in spaced.split(whereSeparator: \.isWhitespace).map(String.init) {
            let word = Self.bare(token)
            let isDash = ["-", "\u{2013}"].contains(word)
            if !word.isEmpty, !isDash { clauses[clauses.count - 1].append(word) }
            let isName = Self.call(token) != nil
            if isDash || !isName && (token.last.map(",;:".contains) ?? false) { clauses.append([]) }
        }
        let tokens = clauses.flatMap { $0 }
        let isContrast = clauses.dropFirst().contains { $0.first { $0 != "and" } == "not" }
        let isAdvice = isContrast || tokens.contains { Self.undecidable.contains($0.lowercased()) }
        let asks = Self.asking.contains(tokens.first?.lowercased() ?? "")
        guard kind != .claim || !isAdvice && !asks else { return nil }
        let words = tokens.map { $0.lowercased() }
        let isASCII = !text.unicodeScalars.contains { $0.value >= 0x80 && $0.properties.isAlphabetic }
        // What a subordinate clause denies isn't denied of a call in front of it.
        func isCall(_ token: String) -> Bool { token.hasPrefix("§") || Self.call(token) != nil }
        let parted = clauses.map { clause in
            let end = clause.firstIndex { Self.subordinating.contains($0.lowercased()) } ?? clause.endIndex
            return (main: clause[..<end], rest: clause[end...])
        }
        let deniesElsewhere = parted.contains { $0.rest.contains { Self.denials.contains($0.lowercased()) } }
        guard !deniesElsewhere || !parted.contains(where: { $0.main.contains(where: isCall) }) else {
            return nil
        }
        let saysCalling = words.contains { Self.calling.contains($0) || $0.hasPrefix("§") }
        guard !isASCII || mayLackVerb || saysCalling || kind != .claim else { return nil }
        // "A's viewDidLoad": letters count as names only if one of them can't be the article.
        let namesLetters = tokens.contains { $0 == "B" || $0 == "C" || $0.count == 3 && $0.hasSuffix("'s") }
        let names = names ?? (namesLetters ? ["A", "B", "C"] : [])
        var items: [Item] = [], run: [String] = []
        func isNextToCall(_ place: Int, in clause: [String]) -> Bool {
            // "the pushed controller's viewDidLoad", but not "B is pushed".
            guard place == 0 || !Self.verbs.contains(clause[place - 1].lowercased()) else { return false }
            func fills(_ token: String) -> Bool {
                Self.filling.contains(token.lowercased()) && !names.contains(token)
            }
            func says(_ token: String) -> Bool {
                let word = token.lowercased()
                // A mark says something only if it stands for a state.
                return !fills(token) && !Self.verbs.contains(word) && !Self.denials.contains(word)
                    && (Self.causing.contains(word) || !Self.calling.contains(word))
                    && (Self.isSubject(token) || !token.hasPrefix("§"))
            }
            // "Presenting a controller calls viewDidLoad" names no owner.
            let isNamed = place > 0 && ["the", "its", "a"].contains(clause[place - 1].lowercased())
            let after = clause[(place + 1)...].first {
                isNamed ? says($0) : !fills($0)
            }
            let before = clause[..<place].last(where: says)
            return after.map(Self.isSubject) ?? false || before.map(Self.isSubject) ?? false
        }
        func finish() {
            if run.contains(where: Self.denials.contains) { items.append(.not) }
            let said = run.filter { !Self.denials.contains($0) && !(isASCII && Self.calling.contains($0)) }
            let plain = index.reader.plainWords(of: said.joined(separator: " ")).compactMap(item)
            // In English, what else denies isn't understood, nor what is released without saying what.
            let isNamed = kind != .claim || said.contains { $0.hasPrefix("de") }
            items +=
                isASCII
                ? plain.map {
                    $0 == .not || !isNamed && $0 == .subject(.call(.deinitialize))
                        ? .word(TopicWords.negation)
                        : $0
                } : plain
            run = []
        }
        func add(_ owner: WordedClaim.Owner) {
            let isBehind = run.contains { ["on", "of", "to", "for"].contains($0) }
            finish()
            items.append(.owner(owner, isBehind: isBehind))
        }
        for clause in clauses {
            let start = items.count
            var isCondition = false
            for (place, token) in clause.enumerated() {
                let plain = token.hasSuffix("'s") ? String(token.dropLast(2)) : token
                let word = plain.lowercased()
                isCondition = Self.subordinating.contains(word) || isCondition && !Self.isSubject(plain)
                if let call = Self.call(plain), !isAct(String(word.prefix { $0 != "(" })) {
                    let introduction = run.last { !["the", "its", "a"].contains($0) }
                    finish()
                    if ["in", "inside", "within", "during", "when"].contains(introduction ?? "") {
                        items.append(.at)
                    }
                    items.append(.subject(.call(call)))
                } else if let mark = Self.item(markedBy: token) {
                    finish()
                    // "When it is shown again" tells when, and not that a call is made again.
                    items.append(isCondition && mark == .again ? .word(Self.returning) : mark)
                } else if names.contains(plain) {
                    // A letter elsewhere only names what the titles name as well.
                    guard isNextToCall(place, in: clause) else { continue }
                    add(.named(self.names == nil ? word : plain))
                } else if let owner = WordedClaim.Owner.words[word], isNextToCall(place, in: clause) {
                    add(owner)
                } else {
                    run.append(word)
                }
            }
            finish()
            // "When the view appears" only tells when other calls come in an order.
            if Self.conditional.contains(clause.first?.lowercased() ?? ""),
                !clause.contains(where: { Self.call($0) != nil }),
                tokens.count(where: { Self.call($0) != nil }) > 1
            {
                items[start...].removeAll { $0.isSubject || $0.isOwner || $0 == .soon }
            }
            // "After a pop" tells when, and orders no calls.
            if isASCII, let place = items[start...].lastIndex(of: .after),
                !items[place...].contains(where: \.isSubject), items[place...].contains(where: \.isWord)
            {
                items.remove(at: place)
            }
        }
        return items
    }

    /// Indicates whether a word is a method that the app calls, which a transition is named after.
    private func isAct(_ word: String) -> Bool {
        kind == .claim && word != Self.unheld && transitions.contains(word)
    }

    /// The item that a plain word is; nil for one that says nothing.
    private func item(_ word: String) -> Item? {
        if word == TopicWords.negation || word == "never" { return .not }
        if let call = TopicWords.calls[word], !isAct(word) { return .subject(.call(call)) }
        switch word {
        case "before", "earlier", "sooner", "prior": return .before
        case "after", "later", "following": return .after
        case "first": return .first
        case "once": return .count(1...1)
        case "twice": return .count(2...2)
        case "again": return .again
        default: return index.reader.nothing.contains(word) ? nil : .word(word)
        }
    }

    /// Leaves of what a symptom says how often, or whether, its first call is made.
    private static func simplify(_ items: inout [Item]) {
        let counts = items.contains { $0.isCount || $0 == .again }, first = items.firstIndex(where: \.isCall)
        guard counts || items.count(where: \.isCall) == 1, let first else { return }
        items = items.enumerated().filter { place, item in
            if case .subject = item { return place == first || !counts && !item.isCall }
            return ![.first, .before, .at, .between, .inOrder, .soon].contains(item)
        }.map(\.element)
    }

    private typealias Found = (place: Int, subject: WordedClaim.Subject)

    /// The calls and states among the items, each with its owner; nil if an owner is left over.
    private static func subjects(in items: [Item]) -> [Found]? {
        var subjects: [Found] = [], taken: Set<Int> = []
        for (place, item) in items.enumerated() {
            guard case .subject(let event) = item else { continue }
            var owner: WordedClaim.Owner?
            for next in [place - 1, place + 1, place - 2, place + 2]
            where owner == nil && items.indices.contains(next) {
                guard !taken.contains(next), case .owner(let found, let isBehind) = items[next] else {
                    continue
                }
                // "on the old one and viewWillAppear on the new one": the first is no owner of the second call.
                if next < place, isBehind, items.indices.contains(next - 1), items[next - 1].isSubject {
                    continue
                }
                // A denial, an argument or "again" may stand between a call and its owner.
                if abs(next - place) == 2, ![.not, .withNil, .again].contains(items[(next + place) / 2]) {
                    continue
                }
                // An owner before the next call is that one's.
                if next > place, !isBehind, items.indices.contains(next + 1), items[next + 1].isSubject {
                    continue
                }
                owner = found
                taken.insert(next)
            }
            let isWithNil = items.indices.contains(place + 1) && items[place + 1] == .withNil
            subjects.append((place, .init(event: event, owner: owner, isWithNil: isWithNil)))
        }
        return taken.count == items.count(where: \.isOwner) ? subjects : nil
    }

    /// Returns what the items state; nil if that isn't clear. In Chinese, Japanese and Korean, the word for the order stands
    /// behind the second call.
    private static func statement(
        of items: [Item], _ scope: WordedClaim.Scope, isPostposed: Bool
    ) -> WordedClaim.Statement? {
        guard let subjects = subjects(in: items) else { return nil }
        let all = subjects.map(\.subject)
        let calls = subjects.filter { !$0.subject.isState }, states = subjects.filter(\.subject.isState)
        // Without a call, it is claimed that a view gets into a state.
        guard let call = (calls.isEmpty && states.count == 1 ? states : calls).first?.subject else {
            return nil
        }
        var counts = items.compactMap { if case .count(let count) = $0 { count } else { nil } }
        // "Several times, whenever the view appears" counts no calls of one transition.
        if scope == .each { counts.removeAll { $0 == 2...Int.max } }
        let places = items.indices.filter { [.before, .after, .then].contains(items[$0]) }
        let isAt = calls.contains { $0.place > 0 && items[$0.place - 1] == .at }
        // "Before or after" asks.
        let isAsked = zip(places, places.dropFirst()).contains { $1 == $0 + 1 }
        guard !isAsked, counts.count < 2, states.count < 2 || !places.isEmpty else { return nil }
        if subjects.count == 1 {
            // "before the push" says when it isn't called, or that it is called earlier: nobody knows.
            let unused: [Item] = [.first, .between, .inOrder, .soon]
            guard places.allSatisfy({ items[$0] == .after }), !items.contains(where: unused.contains), !isAt
            else { return nil }
            return counts.first.map { .count(call, $0, with: nil) } ?? made([call], items)
        }
        if calls.count == 1, states.count == 1, places.isEmpty {
            var state = states[0].subject
            // It is the destination that is prepared.
            if call.callback == .prepareForSegue { state.owner = state.owner ?? .part("incoming") }
            // What holds at a call has happened before.
            if isAt { return counts.isEmpty ? .order([.init(first: state, second: call)]) : nil }
            if let count = counts.first { return .count(call, count, with: state) }
            return .with(call, state, items.contains(.soon) ? .before : nil)
        }
        if let place = items.firstIndex(of: .between) {
            guard all.count == 3, places.isEmpty, counts.isEmpty else { return nil }
            let isFirst = place < subjects[0].place
            guard isFirst || place > subjects[0].place && place < subjects[1].place else { return nil }
            let (low, middle, high) = isFirst ? (all[0], all[2], all[1]) : (all[1], all[0], all[2])
            return .order([.init(first: low, second: middle), .init(first: middle, second: high)])
        }
        guard counts.isEmpty, !isAt, let pairs = pairs(of: subjects, items, places, isPostposed: isPostposed)
        else { return nil }
        guard let pair = pairs.first else { return states.isEmpty ? made(calls.map(\.subject), items) : nil }
        guard !items.contains(.again) else { return nil }
        if scope == .each, pairs.count == 1, let state = states.first?.subject {
            return .with(call, state, pair.first == call ? .before : .after)
        }
        return .order(pairs)
    }

    /// The statement that calls are made, again or not before. Who is named before the first or behind the last gets all of
    /// them, and what is named twice is said once.
    private static func made(_ calls: [WordedClaim.Subject], _ items: [Item]) -> WordedClaim.Statement {
        let owners = Set(calls.compactMap(\.owner)),
            isNamed = calls.first?.owner != nil || calls.last?.owner != nil
        var all: [WordedClaim.Subject] = []
        for var call in calls {
            if isNamed, owners.count == 1 { call.owner = owners.first }
            if !all.contains(call) { all.append(call) }
        }
        return items.contains(.again)
            ? .again(all) : items.contains(.notBefore) ? .madeFirst(all) : .made(all)
    }

    /// The pairs that words such as "before" make of calls and states; none if there are no such words, and nil if they
    /// aren't clear.
    private static func pairs(
        of subjects: [Found], _ items: [Item], _ places: [Int], isPostposed: Bool
    ) -> [WordedClaim.Pair]? {
        let all = subjects.map(\.subject)
        func chain(_ all: [WordedClaim.Subject]) -> [WordedClaim.Pair] {
            zip(all, all.dropFirst()).map { .init(first: $0, second: $1) }
        }
        guard let place = places.first else {
            // "In this order when the view appears" orders the calls alone.
            let calls = all.filter { !$0.isState }
            if items.contains(.inOrder) { return chain(calls.count > 1 ? calls : all) }
            return items.contains(.first) && all.count == 2 ? chain(all) : []
        }
        if isPostposed || place < subjects[0].place {
            guard all.count == 2, places.count == 1, items[place] != .then,
                (place < subjects[1].place) != isPostposed
            else { return nil }
            return (items[place] == .before) == (place > subjects[0].place)
                ? chain(all) : [.init(first: all[1], second: all[0])]
        }
        var heads = subjects.prefix { $0.place < place }
        var pairs: [WordedClaim.Pair] = [], last = items[place], followers = 0
        for (before, found) in zip(subjects, subjects.dropFirst()) where found.place > place {
            if let next = places.last(where: { $0 > before.place && $0 < found.place }) {
                // "A before B, and C before D": C is no follower of A's.
                if followers > 1, last != .then {
                    pairs.removeLast(heads.count)
                    heads = [before]
                }
                (last, followers) = (items[next], 0)
            }
            followers += 1
            switch last {
            case .before: pairs += heads.map { .init(first: $0.subject, second: found.subject) }
            case .after: pairs += heads.map { .init(first: found.subject, second: $0.subject) }
            default: pairs.append(.init(first: before.subject, second: found.subject))
            }
        }
        return pairs.isEmpty ? nil : pairs
    }
}
