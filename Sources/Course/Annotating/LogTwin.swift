import CommandLanguage
import DeepStack
import Lifecycle
import Session

/// The commands that produce a log: the readings of its stretches made into one session.
package struct LogTwin: Sendable {
    /// The commands, a line for each stretch.
    package let lines: [String]
    /// What differs first from the log; nil if the session gives its calls.
    package let difference: LogAnnotation.Finding?

    /// The most stretches of a log that has a twin, and the most readings that are played to find it.
    private static let mostStretches = 40, mostPlays = 300

    /// Looks for the session in which as few stretches as possible differ.
    ///
    /// - Parameters:
    ///   - annotation: The reading of the log.
    ///   - catalogue: The transitions, among them the other ways to launch: the container is often not in the log.
    package init?(_ annotation: LogAnnotation, by catalogue: TransitionCatalogue) {
        let stretches = annotation.stretches
        guard annotation.transitionCount > 0, stretches.count <= Self.mostStretches else { return nil }
        let release =
            annotation.releases.contains(.standard) ? .standard : annotation.releases.last ?? .standard
        let start = Session.Start(environment: Environment(release: release))
        let told = Set(stretches.flatMap(\.calls).map(\.text))
        let launches = catalogue.patterns.filter {
            $0.isFirst && $0.command == "launch" && $0.releases.contains(release)
        }
        let scene = DeepStack.run {
            let scene = Scene(session: Session(start), told: told, launches: launches)
            // All the same calls first.
            return [1, Int.max].lazy.compactMap { bound in
                var plays = Self.mostPlays
                return scene.best(of: stretches[...], under: bound, &plays)
            }.first ?? scene
        }
        lines = (release == .standard ? [] : ["ios \(release.name)"]) + scene.lines
        difference = scene.difference
    }

    /// A session that plays the first stretches of a log.
    private struct Scene {
        var session: Session
        /// The calls that the log tells of.
        let told: Set<String>
        let launches: [TransitionCatalogue.Pattern]
        var lines: [String] = []
        /// The statements that describe classes and files, each of which is needed once.
        var described: Set<String> = []
        /// The controller that each name of the log means now, and the name that each controller has in the log.
        var controllers: [String: String] = [:], subjects: [String: String] = [:]
        /// The number of calls in which it differs.
        var misses = 0
        var difference: LogAnnotation.Finding?

        /// The session that goes on with as few differences as possible; nil if there are as many as a bound.
        func best(
            of stretches: ArraySlice<LogAnnotation.Stretch>, under bound: Int, _ plays: inout Int
        ) -> Scene? {
            guard misses < bound else { return nil }
            guard let stretch = stretches.first else { return self }
            var best: Scene?
            let first = stretch.readings.first { $0.command == "launch" && lines.isEmpty }
            let launched = first.map { first in
                launches.map { LogAnnotation.Reading(title: $0.title, pattern: $0, names: first.names) }
            }
            for reading in stretch.readings + (launched ?? []) where plays > 0 {
                plays -= 1
                let end = playing(reading, stretch)?.best(
                    of: stretches.dropFirst(), under: best?.misses ?? bound, &plays)
                guard let end else { continue }
                if end.misses == misses { return end }
                best = end
            }
            let difference = LogAnnotation.Finding(
                line: stretch.firstLine, text: "No command triggers these calls here.", cause: "")
            return missing(stretch.findings.first ?? difference, stretch.calls.count)
                .best(of: stretches.dropFirst(), under: best?.misses ?? bound, &plays) ?? best
        }

        private func missing(_ finding: LogAnnotation.Finding, _ count: Int) -> Scene {
            var scene = self
            scene.misses += count
            scene.difference = difference ?? finding
            return scene
        }

        /// The session after a stretch as it is read; nil if a command is refused.
        private func playing(_ reading: LogAnnotation.Reading, _ stretch: LogAnnotation.Stretch) -> Scene? {
            let pattern = reading.pattern
            let before = pattern.script.dropLast().flatMap { Lexer.statements(in: $0).map(\.text) }
            let commands = Lexer.statements(in: pattern.script.last ?? "").map(\.text)
            var scene = self, done: [String] = []
            let words = scene.meanings(of: reading, in: before + commands)
            func spelled(_ statement: String) -> String {
                statement.split(separator: " ").map { word in
                    let bare = word.trimmingCharacters(in: [","])
                    return (words[bare] ?? bare) + (word.hasSuffix(",") ? "," : "")
                }.joined(separator: " ")
            }
            func enter(_ statement: String) -> Bool {
                done.append(statement)
                return !scene.session.enter(statement).contains { $0.isFailure }
            }
            for statement in before.map(spelled) {
                let words = statement.split(separator: " ").map(String.init)
                let descriptions = ["class", "storyboard", "nib", "segue", "forward", "orientations"]
                // What happened before did so in an earlier stretch.
                let isNeeded =
                    descriptions.contains(words[0])
                    ? scene.described.insert(statement).inserted
                    : words[0] == "new" && words.count > 3
                        ? scene.session.simulation.world.controller(named: words[3]) == nil
                        : lines.isEmpty || words[0] == "release"
                guard !isNeeded || enter(statement) else { return nil }
            }
            var start = scene.session.simulation.trace.count
            for statement in commands.map(spelled) {
                guard enter(statement) else { return nil }
                // The first controller begins a new app.
                start = min(start, scene.session.lastRun?.entries.lowerBound ?? start)
            }
            scene.lines.append(done.joined(separator: "; "))
            return scene.difference(from: stretch, since: start).map { scene.missing($0.finding, $0.count) }
                ?? scene
        }

        /// What the names of a pattern mean: its controllers and their classes.
        private mutating func meanings(
            of reading: LogAnnotation.Reading, in statements: [String]
        ) -> [String: String] {
            let world = session.simulation.world
            var words: [String: String] = [:]
            for statement in statements {
                let parts = statement.split(separator: " ").map(String.init)
                guard let place = parts.firstIndex(of: "as"), parts.indices.contains(place + 1),
                    parts[0] != "present"
                else { continue }
                let role = parts[place + 1], type = parts[1], isUIKits = type.hasPrefix("UI")
                let subject = reading.names[role] ?? ""
                let key = subject.isEmpty ? "(\(role))" : subject
                let letters = subject.filter { $0.isLetter || $0.isNumber }
                let loads = reading.pattern.calls.contains { $0.role == role && $0.callback == .viewDidLoad }
                // A controller of which the log tells nothing at first gets its name later.
                if controllers[key] == nil, let name = controllers["(\(role))"] {
                    controllers[key] = name
                    subjects[name] = subject
                }
                let known = controllers[key].flatMap(world.controller(named:))
                let isKept = known.map { world.controllers[$0].view == nil || !loads } ?? false
                let container = isUIKits && subject.isEmpty ? world.container(of: type) : nil
                if let name = container ?? (isKept ? controllers[key] : nil) {
                    words[role] = name
                } else {
                    let base = letters.isEmpty ? role : letters.prefix(1).lowercased() + letters.dropFirst()
                    var name = base, number = 2
                    while world.controllers.identifiers.contains(where: { world.controllers[$0].name == name }
                    ) {
                        name = "\(base)\(number)"
                        number += 1
                    }
                    words[role] = name
                    controllers[key] = name
                    subjects[name] = subject
                }
                guard !isUIKits else { continue }
                let name = letters.isEmpty ? type : letters.prefix(1).uppercased() + letters.dropFirst()
                words[role.uppercased()] = name.hasPrefix("UI") ? "My" + name : name
            }
            return words
        }

        /// The first difference of the calls since a place of the trace from those of the log, and their number; nil if there is
        /// none. Calls that UIKit makes any number of times don't count, nor does an order that the rules leave open.
        private func difference(
            from stretch: LogAnnotation.Stretch, since start: Int
        ) -> (finding: LogAnnotation.Finding, count: Int)? {
            let simulation = session.simulation
            let all = (start..<simulation.trace.count).compactMap {
                TransitionCatalogue.Call(simulation.trace[$0], in: simulation.world)
            }
            let repeated = Set(all.filter(\.mayRepeat).map(\.callback))
                .union([.viewWillLayoutSubviews, .viewDidLayoutSubviews])
            let made = all.compactMap { call in
                (subjects[call.role] ?? (call.role == "app" ? "app" : nil)).map {
                    LogCall(line: 0, subject: $0, callback: call.callback)
                }
            }.filter { told.contains($0.text) && !repeated.contains($0.callback) }.map(\.text)
            let log = stretch.calls.filter { !repeated.contains($0.callback) }, wanted = log.map(\.text)
            var surplus: [String: Int] = [:]
            for call in made { surplus[call, default: 0] += 1 }
            for call in wanted { surplus[call, default: 0] -= 1 }
            let count = surplus.values.reduce(0) { $0 + abs($1) }
            guard wanted != made, count > 0 || !stretch.findings.isEmpty else { return nil }
            let place = zip(wanted, made).prefix { $0 == $1 }.count
            let isMissing = place < made.count && surplus[made[place], default: 0] > 0
            let call = place < log.count ? log[place] : stretch.calls.last
            let text =
                isMissing
                ? "\(made[place]) is missing here."
                : "\(call?.text ?? "") isn't called here in this session."
            let cause = stretch.findings.first?.cause ?? ""
            return (.init(line: call?.line ?? stretch.firstLine, text: text, cause: cause), max(1, count))
        }
    }
}

extension LogCall {
    /// The call as it is told, with whose it is if the log says so.
    fileprivate var text: String { subject.isEmpty ? callback.rawValue : "\(subject).\(callback.rawValue)" }
}

extension World {
    /// The name of the newest container of one of UIKit's classes.
    fileprivate func container(of type: String) -> String? {
        controllers.identifiers.last {
            classes[controllers[$0].classID].name == type && controllers[$0].isAlive
        }.map { controllers[$0].name }
    }
}
