import CommandLanguage
import Lifecycle

/// A claim about calls in one's own words, such as "the presenter's viewWillAppear isn't called when a sheet is dismissed".
struct WordedClaim: Hashable, Sendable {
    let statement: Statement
    /// Indicates whether the claim denies the statement.
    let isDenied: Bool
    /// The words of what happens, as the transitions' titles have them, such as `dismiss`; empty if that is not said.
    let settings: Set<String>
    /// The presentation styles that are named; empty if none is.
    let styles: [Controller.ModalStyle]
    /// The family of devices that it is about; nil if it names none.
    let idiom: Device.Idiom?
    /// The releases that it is about; nil if it names none.
    let releases: ReleaseSpan?

    enum Statement: Hashable, Sendable {
        /// The first call is made before the second.
        case order(Subject, Subject)
        /// All of the calls are made.
        case made([Subject])
        /// A call is made again, after it was made before.
        case again(Subject)
        /// A call is made exactly as often, from the beginning.
        case count(Subject, Int)
    }

    /// A call, and whose it is.
    struct Subject: Hashable, Sendable {
        let callback: Callback
        /// Nil if the claim doesn't say.
        let owner: Owner?
    }

    /// The part that a controller plays in a transition.
    enum Owner: Hashable, Sendable {
        /// The one that covers the other: pushed, presented, popped or dismissed.
        case upper
        /// The one that is covered, such as a presenter.
        case lower
        case incoming, outgoing, child, parent
        /// The controller of that letter in the titles: the second screen is B.
        case named(String)
    }

    /// The calls that it is about.
    var subjects: [Subject] {
        switch statement {
        case .order(let first, let second): [first, second]
        case .made(let subjects): subjects
        case .again(let subject), .count(let subject, _): [subject]
        }
    }

    /// The claim in the words in which it was understood.
    var text: String {
        let not = isDenied ? "not " : ""
        return switch statement {
        case .order(let first, let second): "\(first.text) is \(not)called before \(second.text)"
        case .made(let subjects):
            subjects.map(\.text).joined(separator: " and ")
                + (subjects.count == 1 ? " is \(not)called" : " are \(not)called")
        case .again(let subject): "\(subject.text) is \(not)called again"
        case .count(let subject, let count):
            "\(subject.text) is \(not)called \(count == 1 ? "only once" : "\(count) times")"
        }
    }
}

extension WordedClaim.Subject {
    fileprivate var text: String { callback.rawValue + (owner.map { " of \($0.text)" } ?? "") }
}

extension WordedClaim.Owner {
    fileprivate var text: String {
        switch self {
        case .upper: "the covering controller"
        case .lower: "the controller below"
        case .incoming: "the controller that appears"
        case .outgoing: "the controller that leaves"
        case .child: "the child"
        case .parent: "the parent"
        case .named(let letter): letter.uppercased()
        }
    }

    /// Words for the part that a controller plays, as people write them.
    fileprivate static let words: [String: WordedClaim.Owner] = [
        "presented": .upper, "modal": .upper, "pushed": .upper, "popped": .upper, "dismissed": .upper,
        "top": .upper, "topmost": .upper, "presenter": .lower, "presenting": .lower, "underlying": .lower,
        "below": .lower, "beneath": .lower, "behind": .lower, "covered": .lower, "root": .lower,
        "presentingviewcontroller": .lower, "presentedviewcontroller": .upper,
        "new": .incoming, "next": .incoming, "incoming": .incoming, "appearing": .incoming,
        "second": .incoming, "destination": .incoming, "old": .outgoing, "previous": .outgoing,
        "outgoing": .outgoing, "disappearing": .outgoing, "leaving": .outgoing, "source": .outgoing,
        "child": .child, "parent": .parent,
    ]
}

/// Reads claims.
struct ClaimReader {
    let index: TopicIndex
    /// The words of all transitions.
    let transitions: Set<String>

    private enum Item: Equatable {
        case call(Callback), owner(WordedClaim.Owner), before, after, first, again, not
        case count(Int), word(String)
    }

    /// Words that make a sentence advice, a guess or a story, which a run can't decide.
    private static let undecidable: Set<String> = [
        "may", "might", "can", "could", "should", "shouldn't", "must", "would", "need", "needs", "want",
        "use",
        "put", "place", "add", "avoid", "usually", "often", "sometimes", "typically", "generally", "probably",
        "if", "unless", "because", "override", "implement", "super", "safe", "good", "best", "let", "please",
        "while", "until", "cannot", "can't", "won't",
    ]
    /// Words that ask for something other than yes or no.
    private static let asking: Set<String> = ["what", "why", "how", "which", "who"]
    private static let counts: [String: Item] = ["once": .count(1), "twice": .count(2), "again": .again]
    /// Words that deny. Others that the word list takes for a denial, such as "fails", are no claim about calls.
    private static let denials: Set<String> = [
        "not", "never", "no", "isn't", "aren't", "doesn't", "don't", "wasn't", "didn't", "neither", "nor",
        "without",
    ]
    /// Words that say that a call is made.
    private static let calling: Set<String> = [
        "called", "calls", "call", "invoked", "fired", "fires", "run", "runs", "executed", "triggered",
        "triggers", "sent", "received", "receives", "gets", "get", "comes", "come", "happens",
    ]
    private static let verbs: Set<String> = ["is", "are", "was", "gets", "be", "been", "being", "has"]
    /// Words between the name of a controller's part and its call.
    private static let filling: Set<String> = [
        "view", "controller", "viewcontroller", "vc", "of", "the", "for", "on", "to", "in", "screen", "a",
        "an",
        "controllers", "one", "s",
    ]
    /// The longer ones first, as others are part of them.
    private static var styles: [(words: Regex<Substring>, style: Controller.ModalStyle)] {
        [
            (/over[ -]?current[ -]?context/.ignoresCase(), .overCurrentContext),
            (/current[ -]?context/.ignoresCase(), .currentContext),
            (/over[ -]?full[ -]?screen/.ignoresCase(), .overFullScreen),
            (/full[ -]?screen/.ignoresCase(), .fullScreen),
            (/form[ -]?sheet/.ignoresCase(), .formSheet), (/(?:page[ -]?)?sheet/.ignoresCase(), .pageSheet),
            (/popover/.ignoresCase(), .popover),
        ]
    }

    /// Reads a sentence.
    ///
    /// - Parameter sentence: A sentence in English; names of calls may stand in words, and claims about one call in any
    ///   language of the word list.
    /// - Returns: Nil if it is no claim about calls, or if a word of it isn't known.
    func claim(in sentence: String) -> WordedClaim? {
        guard sentence.utf8.count <= TopicWords.longestText else { return nil }
        var text = sentence.replacing("\u{2019}", with: "'")
        let idiom = Self.takeIdiom(from: &text), releases = Self.takeReleases(from: &text)
        let styles = Self.takeStyles(from: &text)
        guard let items = items(in: text) else { return nil }
        let isDenied = items.contains(.not)
        let isPostposed = text.unicodeScalars.contains { $0.value > 0x1100 && $0.properties.isAlphabetic }
        guard let statement = Self.statement(of: items, isPostposed: isPostposed) else { return nil }
        var settings: Set<String> = []
        for case .word(let word) in items {
            guard transitions.contains(word) else { return nil }
            settings.insert(word)
        }
        // Only loading is counted from the beginning, and only a count and an order go without saying when.
        switch statement {
        case .made, .again: guard !settings.isEmpty else { return nil }
        case .order, .count: break
        }
        return WordedClaim(
            statement: statement, isDenied: isDenied, settings: settings, styles: styles, idiom: idiom,
            releases: releases)
    }

    private static func takeIdiom(from text: inout String) -> Device.Idiom? {
        guard let match = text.firstMatch(of: /\bon (?:an |the )?(iPhone|iPad)s?\b/.ignoresCase()) else {
            return nil
        }
        let idiom: Device.Idiom = match.1.lowercased() == "ipad" ? .pad : .phone
        text.replaceSubrange(match.range, with: " ")
        return idiom
    }

    /// Takes the releases out of a sentence, such as "since iOS 13".
    private static func takeReleases(from text: inout String) -> ReleaseSpan? {
        let pattern =
            /\b(since|from|starting (?:with|in|from)|as of|until|up to|before|prior to|after|on|in|with)?\s*iOS\s*([0-9]+(?:\.[0-9]+)?)\b(\s*(?:and|or)\s*(?:later|newer|above|up|on|earlier|older|below)|\s*\+)?( on)?/
            .ignoresCase()
        guard let match = text.firstMatch(of: pattern), let named = Release(text: String(match.2)) else {
            return nil
        }
        // "iOS 6" begins with 6.0, though it is the last of its releases that commands mean by that.
        let release = match.2.contains(".") ? named : Release(named.major)
        let before = (match.1 ?? "").lowercased(), after = (match.3 ?? "").lowercased()
        text.replaceSubrange(match.range, with: " ")
        let isEarlier = ["earlier", "older", "below"].contains(where: after.hasSuffix)
        let last = Release.last(of: release.major) ?? release
        switch before {
        case "before", "prior to":
            return ReleaseSpan(first: Release(2), last: Release.lastReleases.last { $0 < release })
        case "until", "up to": return ReleaseSpan(first: Release(2), last: last)
        default: break
        }
        if isEarlier { return ReleaseSpan(first: Release(2), last: last) }
        let isOnly = ["on", "in", "with", ""].contains(before) && after.isEmpty && match.4 == nil
        return ReleaseSpan(first: release, last: isOnly ? last : nil)
    }

    /// Takes the presentation styles out of a sentence.
    private static func takeStyles(from text: inout String) -> [Controller.ModalStyle] {
        styles.filter { words, _ in
            let rest = text.replacing(words, with: " ")
            defer { text = rest }
            return rest != text
        }.map(\.style)
    }

    /// The items of a sentence in their order; nil if it can't be decided.
    private func items(in text: String) -> [Item]? {
        // A comma or dash ends a clause, in which alone a word can belong to a call.
        let clauses = text.split { ",;:\u{2014}".contains($0) || $0.isNewline }.map { clause in
            clause.split(whereSeparator: \.isWhitespace)
                .map { String($0).trimmingCharacters(in: ["\"", "`", ".", "!", "*", "_"]) }
                .filter { !$0.isEmpty }
        }
        let tokens = clauses.flatMap { $0 }
        guard !tokens.contains(where: { Self.undecidable.contains($0.lowercased()) }),
            !Self.asking.contains(tokens.first?.lowercased() ?? "")
        else { return nil }
        func call(_ token: String) -> Callback? {
            let name = token.split(separator: ".").last.map(String.init) ?? token
            return CallbackName.isFullName(name) ? CallbackName.callback(for: name) : nil
        }
        let words = tokens.map { $0.lowercased() }
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        guard !isASCII || words.contains(where: Self.calling.contains) else { return nil }
        // "A's viewDidLoad": letters count as names only if one of them can't be the article.
        let namesLetters = tokens.contains { $0 == "B" || $0 == "C" || $0.count == 3 && $0.hasSuffix("'s") }
        var items: [Item] = [], run: [String] = []
        func isNextToCall(_ place: Int, in clause: [String]) -> Bool {
            // "the pushed controller's viewDidLoad", but not "B is pushed".
            guard place == 0 || !Self.verbs.contains(clause[place - 1].lowercased()) else { return false }
            let after = clause[(place + 1)...].first { !Self.filling.contains($0.lowercased()) }
            let before = clause[..<place].last { !Self.filling.contains($0.lowercased()) }
            return after.flatMap(call) != nil || before.flatMap(call) != nil
        }
        func finish() {
            let said = run.filter { !Self.denials.contains($0) }
            if said.count < run.count { items.append(.not) }
            let plain = index.reader.plainWords(of: said.joined(separator: " ")).compactMap(item)
            // In English, what else denies isn't understood.
            items += isASCII ? plain.map { $0 == .not ? .word(TopicWords.negation) : $0 } : plain
            run = []
        }
        for clause in clauses {
            for (place, token) in clause.enumerated() {
                let plain = token.hasSuffix("'s") ? String(token.dropLast(2)) : token
                let word = plain.lowercased(), next = clause.dropFirst(place + 1).first ?? ""
                if let call = call(plain) {
                    finish()
                    items.append(.call(call))
                } else if let count = Self.counts[word] {
                    finish()
                    if !Self.isSubject(next) { items.append(count) }
                } else if namesLetters, ["A", "B", "C"].contains(plain) {
                    // A letter elsewhere only names what the titles name as well.
                    guard isNextToCall(place, in: clause) else { continue }
                    finish()
                    items.append(.owner(.named(word)))
                } else if let owner = WordedClaim.Owner.words[word], isNextToCall(place, in: clause) {
                    finish()
                    items.append(.owner(owner))
                } else {
                    run.append(word)
                }
            }
            finish()
        }
        return items
    }

    /// Indicates whether a word begins a clause, so that "once" before it means "as soon as".
    private static func isSubject(_ word: String) -> Bool {
        ["a", "an", "the", "it", "its", "this", "you", "b", "c"].contains(word.lowercased())
    }

    /// The item that a plain word is; nil for one that says nothing.
    private func item(_ word: String) -> Item? {
        if word == TopicWords.negation || word == "never" { return .not }
        if let count = Self.counts[word] { return count }
        if let call = TopicWords.calls[word] { return .call(call) }
        switch word {
        case "before", "earlier", "sooner", "prior": return .before
        case "after", "later": return .after
        case "first": return .first
        default: return index.reader.nothing.contains(word) ? nil : .word(word)
        }
    }

    /// Returns what the items state; nil if that isn't clear. In Chinese, Japanese and Korean, the word for the order stands
    /// behind the second call.
    private static func statement(of items: [Item], isPostposed: Bool) -> WordedClaim.Statement? {
        var subjects: [(place: Int, subject: WordedClaim.Subject)] = []
        var taken: Set<Int> = []
        for (place, item) in items.enumerated() {
            guard case .call(let callback) = item else { continue }
            var owner: WordedClaim.Owner?
            for next in [place - 1, place + 1] where owner == nil && items.indices.contains(next) {
                guard !taken.contains(next), case .owner(let found) = items[next] else { continue }
                // An owner before the next call is that one's.
                if next > place, items.indices.contains(next + 1), case .call = items[next + 1] { continue }
                owner = found
                taken.insert(next)
            }
            subjects.append((place, .init(callback: callback, owner: owner)))
        }
        let owners = items.indices.filter { if case .owner = items[$0] { true } else { false } }
        guard let first = subjects.first, subjects.count <= 2, taken.count == owners.count else { return nil }
        let counts = items.compactMap { if case .count(let count) = $0 { count } else { nil as Int? } }
        if subjects.count == 2 {
            let second = subjects[1]
            let order = items.indices.filter { items[$0] == .before || items[$0] == .after }
            guard order.count < 2, counts.isEmpty, !items.contains(.again) else { return nil }
            guard let place = order.first else {
                return items.contains(.first)
                    ? .order(first.subject, second.subject) : .made(subjects.map(\.subject))
            }
            guard (place < second.place) != isPostposed else { return nil }
            let isForward = (items[place] == .before) == (place > first.place)
            return isForward
                ? .order(first.subject, second.subject) : .order(second.subject, first.subject)
        }
        // "before the push" says when it isn't called, or that it is called earlier: nobody knows.
        guard !items.contains(.before), !items.contains(.first) else { return nil }
        if items.contains(.again) { return .again(first.subject) }
        if let count = counts.first { return .count(first.subject, count) }
        return .made([first.subject])
    }
}
