import CommandLanguage
import CourseTexts
import DeepStack
import Lifecycle
import Session
import Yams

/// The transitions that a log can show, each with the calls that the engine makes in it.
package struct TransitionCatalogue: Sendable {
    /// One way in which a transition goes, on some releases.
    struct Pattern: Hashable, Sendable {
        /// The transition's place in the catalog.
        let transition: Int
        /// The title; names in braces stand for controllers.
        let title: String
        /// The command that brings it about, by the words that begin it, such as `push` or `swipe back`.
        let command: String
        /// Commands that show it: first those that set up the app, then the transition itself.
        let script: [String]
        /// For what should not happen, the likeliest reason.
        let cause: String?
        /// The calls in order, each with the name of who hears it.
        let calls: [Call]
        /// The releases on which it goes this way.
        var releases: [Release]
        /// Controllers of which logs often tell nothing.
        let silent: Set<String>
        /// Indicates whether it happens only once, at the start.
        let isFirst: Bool
        /// The pairs of calls, by their places, that may as well come the other way round.
        let free: Set<Pair>

        /// The command that brings `b` over `a` in the script; nil for other transitions.
        var opener: String? {
            ["push", "present"].first { word in script.contains { $0.contains("\(word) b") } }
        }
    }

    /// Two places in a pattern, the lower one first.
    struct Pair: Hashable, Sendable {
        let first: Int
        let second: Int
    }

    /// A call of a pattern.
    struct Call: Hashable, Sendable {
        let role: String
        let callback: Callback
        /// Indicates whether the call may be made several times or not at all.
        let mayRepeat: Bool
    }

    /// All patterns, those of one transition in a row.
    let patterns: [Pattern]

    /// The catalog that the program carries, run when first needed; nil only if the program is damaged.
    package static let shared = try? TransitionCatalogue(yaml: CourseTexts.transitions)

    /// The transitions that the program carries, before anything is run, and those that only claims are tried on.
    static let drafts = (try? YAMLDecoder().decode([Draft].self, from: CourseTexts.transitions)) ?? []

    /// Runs transitions on all releases.
    ///
    /// - Parameter yaml: The transitions, as `transitions.yaml` has them.
    /// - Throws: A decoding error of Yams that names the place.
    package init(yaml: String) throws {
        let entries = try YAMLDecoder().decode([Draft].self, from: yaml).filter { $0.claims != true }
        // Each of the thousand short runs would change threads by itself.
        patterns = DeepStack.run {
            var replay = ReleaseReplay(Session.Start(environment: Environment()))
            return entries.enumerated().flatMap { number, entry in
                entry.styles.flatMap { entry.patterns(number, style: $0, by: &replay) }
            }
        }
    }

    /// A transition as `transitions.yaml` has it.
    struct Draft: Decodable, Sendable {
        let title: String
        let style: String?
        /// The device that it is run on; one of the release's time if left out.
        let device: String?
        let before: String
        let run: String
        let also: String?
        let cause: String?
        let first: Bool?
        /// Indicates whether only claims are tried on it, and no log is searched for it.
        let claims: Bool?
        /// The command that it is a variety of.
        let variety: String?

        private enum CodingKeys: String, CodingKey {
            case title, style, device, before, run, also, cause, first, claims
            case variety = "as"
        }

        /// The first words of what is run, but for the making of a controller.
        var command: String {
            if let variety { return variety }
            let statements = Lexer.statements(in: run).map { $0.text.split(separator: " ").map(String.init) }
            let words = statements.first { $0.first != "new" } ?? statements.first ?? []
            return words.prefix(words.first == "swipe" ? 2 : 1).joined(separator: " ")
        }

        var styles: [String] { style?.split(separator: " ").map(String.init) ?? [""] }

        /// Commands that show it in a presentation style: first those that set up the app, then the transition itself.
        func script(style: String) -> [String] {
            (device.map { ["device \($0)"] } ?? [])
                + [before, run].map { $0.replacing("STYLE", with: style) }
        }

        /// The different ways in which the transition goes, with the releases of each.
        fileprivate func patterns(_ number: Int, style: String, by replay: inout ReleaseReplay) -> [Pattern] {
            var found: [Pattern] = []
            for release in Release.lastReleases {
                guard let (calls, free) = course(on: release, style: style, by: &replay), !calls.isEmpty
                else { continue }
                if let same = found.firstIndex(where: { $0.calls == calls && $0.free == free }) {
                    found[same].releases.append(release)
                } else {
                    found.append(
                        Pattern(
                            transition: number, title: title.replacing("STYLE", with: style),
                            command: command, script: script(style: style), cause: cause,
                            calls: calls, releases: [release],
                            silent: Set(also?.split(separator: " ").map(String.init) ?? []),
                            isFirst: first ?? false, free: free))
                }
            }
            return found
        }

        /// Runs it on a release.
        ///
        /// - Parameters:
        ///   - release: The release.
        ///   - idiom: The family of the device, unless the transition names a device; nil means a phone.
        ///   - style: The presentation style, if it has any.
        ///   - replay: Plays it.
        /// - Returns: The app afterwards, and the entries that the transition caused; nil if the release refuses it.
        func play(
            on release: Release, _ idiom: Device.Idiom = .phone, style: String, by replay: inout ReleaseReplay
        ) -> (simulation: Simulation, entries: Range<Int>)? {
            let device = device.map { Device.named($0, on: release) } ?? .ofItsTime(release, idiom: idiom)
            guard let device, device.runs(release) else { return nil }
            return replay.play(
                run.replacing("STYLE", with: style), after: before.replacing("STYLE", with: style),
                on: release, device: device)
        }

        /// The calls on one release, and which of them have no fixed order; nil if the release refuses the transition.
        private func course(
            on release: Release, style: String, by replay: inout ReleaseReplay
        ) -> (calls: [Call], free: Set<Pair>)? {
            guard let (simulation, entries) = play(on: release, style: style, by: &replay) else { return nil }
            let calls = entries.compactMap { index in
                Call(simulation.trace[index], in: simulation.world).map { (entry: index, call: $0) }
            }
            let order = Precedence(among: calls.map(\.entry), of: simulation.trace)
            var free: Set<Pair> = []
            if !order.isTotal {
                for first in calls.indices {
                    for second in calls.indices.dropFirst(first + 1)
                    where !order.orders(calls[first].entry, before: calls[second].entry) {
                        free.insert(Pair(first: first, second: second))
                    }
                }
            }
            return (calls.map(\.call), free)
        }
    }
}

extension TransitionCatalogue.Call {
    /// A call that a log can tell of; nil for what is none, or concerns single views.
    init?(_ entry: Entry, in world: World) {
        guard case .callback(let callback, _) = entry.event else { return nil }
        switch entry.receiver {
        case .controller, .application: break
        default: return nil
        }
        self.init(
            role: entry.receiver.name(in: world), callback: callback,
            mayRepeat: entry.rule.facts.mayRepeat || callback.isSeenWhenOverridden)
    }
}
