import CommandLanguage
import CourseTexts
import DeepStack
import Lifecycle
import Session
import SwiftSource
import Yams

/// A change of one command that can cause a symptom, as `faults.yaml` has it.
struct Fault: Decodable, Sendable {
    /// The command, with names in angle brackets for its words, and what is run in its place.
    let at: String, becomes: String
    /// What is so then, and what to change.
    let cause: String, mend: String
    /// The methods that `CALL` stands for in turn.
    let calls: String?

    /// Those that the program carries, the likelier ones first, each with the method that it is about.
    static let all: [(fault: Fault, call: String)] =
        ((try? YAMLDecoder().decode([Fault].self, from: CourseTexts.faults)) ?? []).flatMap { fault in
            (fault.calls ?? "-").split(separator: " ").map { (fault, String($0)) }
        }

    /// Returns what takes the place of a command, and the cause in words.
    ///
    /// - Parameters:
    ///   - statement: The command.
    ///   - call: The method that it is about.
    ///   - types: The class of each controller that is created, by name.
    /// - Returns: Nil if it isn't such a command.
    func applied(
        to statement: String, _ call: String, _ types: [String: String]
    ) -> (statements: [String], cause: String)? {
        var words = statement.split(separator: " ").map(String.init)[...], meant: [String: String] = [:]
        for part in at.split(separator: " ") {
            if part.hasSuffix("...>") {
                meant[String(part)] = words.joined(separator: " ")
                words = []
            } else {
                guard let word = words.popFirst(), part.hasPrefix("<") || part == word else { return nil }
                if part.hasPrefix("<") { meant[String(part)] = word }
            }
        }
        guard words.isEmpty, !meant.values.contains("") else { return nil }
        func filled(_ text: String) -> String {
            meant.reduce(text.replacing("CALL", with: call)) { text, pair in
                text.replacing("\(pair.key.dropLast()).class>", with: types[pair.value] ?? pair.value)
                    .replacing(pair.key, with: pair.value)
            }
        }
        return (Lexer.statements(in: filled(becomes)).map(\.text), filled(cause))
    }
}

/// A search of small worlds for those that show a symptom.
///
/// It begins at transitions that everyone knows, or at the learner's own session, and changes one thing: as ``Fault`` says, or as
/// the search for counterfactuals does. A world counts only if the symptom is gone without the change.
struct SymptomSearch {
    /// A place to begin at: commands, and the controllers in them.
    struct Place {
        let title: String
        let setUp: [String], commands: [String]
        let cast: ClaimCast
        /// The number of circumstances that it has beside those of the symptom.
        let distance: Int
        /// Indicates whether it is the learner's own session.
        var isOwn = false
    }

    /// Commands with what came of them.
    struct World {
        let setUp: [String], commands: [String]
        let simulation: Simulation
        /// The entries of the last commands.
        let entries: Range<Int>

        /// Indicates whether the app ended in an exception.
        var isCrashed: Bool { simulation.world.application == .crashed }
    }

    /// A world that shows the symptom.
    struct Finding {
        let cause: String, mend: String
        let place: Place
        let world: World
        /// The world in which it is mended; nil if nothing mends it.
        let mended: World?
        let rank: Int
        /// What two findings have in common that differ only in their places.
        let kind: String
        /// Indicates whether what mends it is said as a world: "if b were presented as fullScreen".
        var isWorld = false
    }

    let claims: [WordedClaim]
    /// The worlds that show it, the nearest first.
    private(set) var findings: [Finding] = []
    /// The number of worlds that were tried.
    private(set) var count = 0
    private let start: Session.Start
    /// As many causes are told.
    static let enough = 4
    /// The most places that are varied as the search for counterfactuals does, the nearest.
    private static let mostVaried = 24
    /// The lowest rank of each kind that was found: of a kind, only the likeliest at the nearest place is told.
    private var ranks: [String: Int] = [:]
    /// The places that don't show it as they are, where only a change that nobody makes by mistake would.
    private var unlikely: [(place: Place, plain: World)] = []
    /// The statements that may still be played.
    private var left = 40_000
    private var replay: ReleaseReplay

    /// Searches the worlds around places.
    ///
    /// - Parameters:
    ///   - claims: What holds in a run that shows the symptom.
    ///   - places: The places to begin at.
    ///   - start: The start of each app.
    init(_ claims: [WordedClaim], from places: [Place], _ start: Session.Start) {
        self.claims = claims
        self.start = start
        replay = ReleaseReplay(start)
        for (number, place) in places.enumerated() { look(around: place, varies: number < Self.mostVaried) }
        for (place, plain) in unlikely where isWorthTrying("", rank: 100) { vary(place, plain, []) }
        var seen: Set<String> = []
        // Where a world shows it by itself, others in which it would happen tell the same from the other side.
        if findings.contains(where: \.isWorld) { findings.removeAll { $0.mend.isEmpty } }
        findings = findings.enumerated().sorted {
            ($0.element.rank, $0.element.place.distance, $0.offset)
                < ($1.element.rank, $1.element.place.distance, $1.offset)
        }.map(\.element).filter { seen.insert($0.kind).inserted }
    }

    /// Returns whether a finding of a kind would be told beside those that were found at nearer places.
    private func isWorthTrying(_ kind: String, rank: Int) -> Bool {
        let known = ranks.values.sorted(), isRoom = known.count < Self.enough
        return ranks[kind, default: .max] > rank && (isRoom || rank < known[Self.enough - 1])
    }

    private mutating func add(_ finding: Finding) {
        findings.append(finding)
        ranks[finding.kind] = min(finding.rank, ranks[finding.kind, default: .max])
    }

    private mutating func world(_ setUp: [String], _ commands: [String]) -> World? {
        left -= setUp.count + commands.count
        guard left > 0 else { return nil }
        let played = replay.play(
            commands.joined(separator: "; "), after: setUp.joined(separator: "; "),
            on: start.environment.release, device: start.environment.device)
        guard let played else { return nil }
        count += 1
        return World(
            setUp: setUp, commands: commands, simulation: played.simulation, entries: played.entries)
    }

    /// The controllers on which the symptom shows; an empty name if it isn't about one.
    private func shown(in world: World, _ place: Place) -> Set<String> {
        let shown = claims.map { claim in
            claim.ofEach(place.cast.keys.sorted(), isShared: claims.count > 1).filter { part, _ in
                part.truth(in: world.simulation, world.entries, place.cast) == .holds
            }.map { $0.whose ?? "" }
        }
        guard !shown.contains([]) else { return [] }
        // Several claims are about one controller, unless they say whose calls they mean.
        return shown.map(Set.init).reduce(Set(shown[0])) {
            $1 == [""] ? $0 : $0 == [""] ? $1 : $0.intersection($1)
        }
    }

    /// The calls in a run that tell of the symptom: its own from the beginning if it counts them, else those of loading and
    /// appearance, too.
    func calls(in world: World) -> [String] {
        let own = claims.flatMap(\.subjects).map(\.callback)
        let counts = claims.contains { if case .count = $0.statement { true } else { false } }
        return (counts ? 0..<world.entries.upperBound : world.entries).compactMap { index in
            TransitionCatalogue.Call(world.simulation.trace[index], in: world.simulation.world)
        }.filter {
            own.contains($0.callback) || !counts && ($0.callback.isAppearance || $0.callback == .viewDidLoad)
        }.map { "\($0.role).\($0.callback.rawValue)" }
    }

    private mutating func look(around place: Place, varies: Bool) {
        guard let plain = world(place.setUp, place.commands) else { return }
        let here = shown(in: plain, place), statements = place.setUp + place.commands
        // In a long session, only the last statements can be changed in the time that there is.
        let changeable = statements.indices.suffix(max(3, left / max(1, Fault.all.count * statements.count)))
        let making = statements.map { $0.split(separator: " ").map(String.init) }.filter {
            $0.count > 3 && $0[0] == "new" && $0[2] == "as"
        }
        let types = Dictionary(making.map { ($0[3], $0[1]) }) { first, _ in first }
        for (rank, (fault, call)) in Fault.all.enumerated() {
            let kind = fault.mend + call
            for index in changeable where isWorthTrying(kind, rank: rank + 1) {
                guard let (instead, cause) = fault.applied(to: statements[index], call, types) else {
                    continue
                }
                let changed = statements.indices.map { $0 == index ? instead : [statements[$0]] }
                let setUp = changed.prefix(place.setUp.count).flatMap { $0 }
                let commands = changed.dropFirst(place.setUp.count).flatMap { $0 }
                // A crash is a symptom of its own.
                guard !commands.isEmpty, let other = world(setUp, commands), !other.entries.isEmpty,
                    other.isCrashed == plain.isCrashed,
                    !shown(in: other, place).isSubset(of: here)
                else { continue }
                add(
                    Finding(
                        cause: cause, mend: fault.mend, place: place, world: other, mended: plain,
                        rank: rank + 1, kind: kind))
            }
        }
        if varies, here.isEmpty { unlikely.append((place, plain)) }
        let rank = place.distance > 0 ? 0 : 50
        if varies, !here.isEmpty, isWorthTrying("", rank: rank) { vary(place, plain, here) }
    }

    /// Looks through the worlds that the search for counterfactuals knows.
    private mutating func vary(_ place: Place, _ plain: World, _ here: Set<String>) {
        var session = Session(start), isMended = false
        for statement in place.setUp { _ = session.enter(statement) }
        let asked = try? AskedNames("all of " + place.cast.keys.sorted().joined(separator: ", "))
        guard let asked else { return }
        let commands = place.commands.joined(separator: "; ")
        let isOfManner = !here.isEmpty && place.distance > 0
        _ = session.variations(
            of: commands, asking: asked, most: here.isEmpty ? 4 : 1, isOfManner: isOfManner
        ) { variation in
            count += 1
            let other = World(
                setUp: variation.setUp, commands: variation.commands, simulation: variation.simulation,
                entries: variation.entries)
            guard other.isCrashed == plain.isCrashed else { return false }
            let there = shown(in: other, place)
            guard here.isEmpty ? !there.isEmpty : !here.isSubset(of: there) else { return false }
            isMended = true
            add(
                here.isEmpty
                    ? Finding(
                        cause: "it would happen \(variation.words)", mend: "", place: place,
                        world: other, mended: plain, rank: 100, kind: variation.words)
                    : Finding(
                        cause: place.title, mend: variation.words, place: place, world: plain, mended: other,
                        rank: variation.isOfManner ? 0 : 50, kind: variation.words, isWorld: true))
            return true
        }
        if !isMended, !here.isEmpty, place.distance < 2, place.cast.count == 1 {
            add(
                Finding(
                    cause: place.title, mend: "UIKit makes no other calls then", place: place, world: plain,
                    mended: nil, rank: 60, kind: place.title))
        }
    }
}

extension Handbook {
    /// The answer to a symptom: the nearest small worlds that show it, each with what mends it.
    ///
    /// - Parameters:
    ///   - text: The symptom as people say it, such as "viewWillAppear not called after dismiss".
    ///   - session: The learner's own session, where the search begins if it has run commands.
    /// - Returns: Nil if it isn't understood as a symptom of calls.
    package func symptom(_ text: String, in session: Session) -> HandbookEntry? {
        search(for: text, in: session).map { page(text, $0) }
    }

    func search(for symptom: String, in session: Session) -> SymptomSearch? {
        var reader = reader
        let (before, last) = session.commandsDone, world = session.simulation.world
        let names = world.controllers.identifiers.map { world.controllers[$0].name }
        if !last.isEmpty { reader.names = Set(names) }
        let claims = reader.symptom(in: symptom.filter { !"?;".contains($0) }.trimmed) ?? []
        guard !claims.isEmpty else { return nil }
        return DeepStack.run {
            if !last.isEmpty {
                let place = SymptomSearch.Place(
                    title: "your session, at \(last.joined(separator: "; "))", setUp: before, commands: last,
                    cast: ClaimCast(names.map { ($0, [.named($0)]) }) { first, _ in first }, distance: 0,
                    isOwn: true)
                let own = SymptomSearch(claims, from: [place], session.startHere)
                if !own.findings.isEmpty { return own }
            }
            let start = Session.Start(environment: session.environment, code: .standard)
            return SymptomSearch(claims, from: places(of: claims), start)
        }
    }

    /// The transitions with most of the circumstances of a symptom, those with the least others first.
    private func places(of claims: [WordedClaim]) -> [SymptomSearch.Place] {
        let settings = claims.reduce(into: Set<String>()) { $0.formUnion($1.settings) }
        let styles = claims.flatMap(\.styles)
        let owners = Set(claims.flatMap(\.subjects).compactMap(\.owner))
        let all = TransitionCatalogue.drafts.filter { draft in
            draft.cause == nil && owners.isSubset(of: draft.cast.values.joined())
                && ClaimCheck.words(of: draft, index).isDisjoint(with: ClaimCheck.unusual)
        }.flatMap { draft in
            let words = ClaimCheck.words(of: draft, index)
            let named = draft.style == nil ? [""] : styles.isEmpty ? draft.styles : styles.map(\.rawValue)
            return named.map { style in
                let script = draft.script(style: style).map { Lexer.statements(in: $0).map(\.text) }
                return (
                    common: words.intersection(settings).count,
                    place: SymptomSearch.Place(
                        title: draft.plainTitle(style: style), setUp: Array(script.dropLast().joined()),
                        commands: script.last ?? [], cast: draft.cast,
                        distance: words.subtracting(settings).count)
                )
            }
        }
        let most = all.map(\.common).max() ?? 0
        return all.filter { $0.common == most }.map(\.place).sorted { $0.distance < $1.distance }
    }

    private func page(_ text: String, _ search: SymptomSearch) -> HandbookEntry {
        let told = search.findings.prefix(SymptomSearch.enough)
        let rows = told.enumerated().flatMap { number, finding in
            let isPlace = finding.cause == finding.place.title
            let calls = search.calls(in: finding.world)
            var seen = Set(calls)
            let others = (finding.mended.map(search.calls) ?? []).filter { seen.insert($0).inserted }
            let added = others.joined(separator: " ")
            let world = finding.mend.prefix(1).uppercased() + finding.mend.dropFirst()
            let fix =
                finding.isWorld
                ? "\(world), \(others.isEmpty ? "it wouldn't happen" : "UIKit would also call \(added)")."
                : "Fix: \(finding.mend)." + (others.isEmpty ? "" : " With it, UIKit also calls \(added).")
            let place = finding.place.isOwn ? "your session" : finding.place.title
            return [
                "\(number + 1)  \(finding.cause)" + (isPlace ? "." : " (\(place))."),
                "   Calls: \(calls.isEmpty ? "nothing" : calls.joined(separator: " ")).",
            ] + (finding.mend.isEmpty ? [] : ["   " + fix])
        }
        let understood = search.claims.map(\.textWithLimits).joined(separator: "; and ")
        let script = told.first.map { [$0.world.setUp, $0.world.commands] } ?? []
        let causes = told.count == 1 ? "The likeliest cause" : "The \(told.count) likeliest causes"
        let found = (told.isEmpty ? "No cause" : causes) + " in \(search.count) small apps"
        return HandbookEntry(
            name: "symptom \(text)", title: "A symptom", aliases: [],
            what:
                "Understood as: \(understood). \(found)\(told.isEmpty ? "." : ":")",
            when: rows.joined(separator: "\n"), advice: "", warning: "", releases: .all, rules: [],
            claims: [],
            example: Demonstration(
                "", releases: .all, text: script.map { $0.joined(separator: "; ") }.joined(separator: "\n")),
            related: search.claims.flatMap(\.subjects).map(\.callback.rawValue).filter {
                entry(titled: $0) != nil
            }, computed: .symptom)
    }
}
