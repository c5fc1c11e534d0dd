import CommandLanguage
import Foundation
import Lifecycle
import Yams

/// Everything that `explain` knows beside rules and commands, by name.
package struct Handbook: Sendable {
    /// The entries, by name.
    package let entries: [HandbookEntry]
    private let places: [String: Int]
    /// The examples of rules that act in no example of a topic that names them.
    private let examples: [Rule: Demonstration]

    /// The handbook that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// The handbook that the program carries.
    ///
    /// - Returns: All entries.
    /// - Throws: What is wrong with the files, which the tests rule out.
    package static func carried() throws -> Handbook {
        let files = [
            PackageResources.loading_yaml, PackageResources.appearing_yaml, PackageResources.layout_yaml,
            PackageResources.memory_yaml, PackageResources.containers_yaml, PackageResources.presenting_yaml,
            PackageResources.splitting_yaml, PackageResources.views_yaml, PackageResources.app_yaml,
            PackageResources.traps_yaml, PackageResources.swift_yaml,
        ]
        return try Handbook(
            files.map { String(decoding: $0, as: UTF8.self) },
            examples: String(decoding: PackageResources.rules_yaml, as: UTF8.self))
    }

    /// Reads a handbook.
    ///
    /// - Parameters:
    ///   - files: The texts of the files.
    ///   - examples: The text of the examples of rules.
    /// - Throws: A ``Fault`` or a decoding error of Yams that names the place.
    package init(_ files: [String], examples: String = "{}") throws {
        self.examples = try Handbook.examples(in: examples)
        var entries: [HandbookEntry] = [], places: [String: Int] = [:]
        for file in files {
            let drafts = try YAMLDecoder().decode([String: HandbookEntry.Draft].self, from: file)
            for (name, draft) in drafts.sorted(by: { $0.key < $1.key }) {
                let entry = try HandbookEntry(name, draft)
                for spelling in [name, entry.title] + entry.aliases {
                    let key = spelling.lowercased()
                    guard places[key].map({ $0 == entries.count }) ?? true else {
                        throw Fault(topic: name, reason: "\(spelling) is another topic's name as well")
                    }
                    places[key] = entries.count
                }
                entries.append(entry)
            }
        }
        self.entries = entries
        self.places = places
    }

    private struct RuleExample: Decodable {
        let ios: String
        let example: String
    }

    private static func examples(in text: String) throws -> [Rule: Demonstration] {
        var examples: [Rule: Demonstration] = [:]
        for (name, draft) in try YAMLDecoder().decode([String: RuleExample].self, from: text) {
            guard let rule = Rule(identifier: name) else {
                throw Fault(topic: name, reason: "there is no such rule")
            }
            guard let releases = ReleaseSpan(draft.ios) else {
                throw Fault(topic: name, reason: "\(draft.ios) is no release")
            }
            examples[rule] = Demonstration(rule.facts.statement, releases: releases, text: draft.example)
        }
        return examples
    }

    /// The entry of a name.
    ///
    /// - Parameter name: A name, a title or another name of the topic, in any case.
    /// - Returns: Nil if there is none.
    package func entry(named name: String) -> HandbookEntry? {
        places[name.lowercased()].map { entries[$0] }
    }

    /// An example in which a rule acts: that of a topic that names it, or one of its own.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - release: The release on which the example should run, if the rule acts there.
    /// - Returns: The example, and a release on which the rule acts in it; nil if there is none.
    package func example(of rule: Rule, on release: Release) -> (Demonstration, on: Release)? {
        func acts(in example: Demonstration, on release: Release) -> Bool {
            Environment(release: release).holds(rule)
                && DemonstrationRun(example, on: release).rules.contains(rule)
        }
        for example in entries.filter({ $0.rules.contains(rule) }).map(\.example) {
            let releases = example.releases.releases.filter { Environment(release: $0).holds(rule) }
            let chosen = releases.contains(release) ? release : releases.last
            if let chosen, acts(in: example, on: chosen) { return (example, chosen) }
        }
        guard let own = examples[rule] else { return nil }
        let chosen = [release] + own.releases.releases.suffix(1)
        return chosen.first { acts(in: own, on: $0) }.map { (own, $0) }
    }

    /// The names that were probably meant by one that is unknown.
    ///
    /// - Parameter name: The name as typed.
    /// - Returns: The nearest name of a topic, rule or command; nil when none is near.
    package func closest(to name: String) -> String? {
        let topics = entries.flatMap { [$0.name] + $0.aliases }
        let others = Rule.allCases.map(\.facts.identifier) + CommandHelp.all.map(\.name)
        return Spelling.closest(to: name, among: topics + others)
    }

    /// A fault of a file.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        let topic: String
        let reason: String

        /// The topic and what is wrong.
        package var description: String { "\(topic): \(reason)" }
    }
}

extension ConsoleMessage {
    /// The topic under which the handbook explains it.
    package var topic: String {
        switch self {
        case .windowsExpectRoot: "no root at launch"
        case .nestedPush: "nested push"
        case .navigationEndsUnexpectedly: "corrupted navigation bar"
        case .alreadyPresenting: "already presenting"
        case .presentationInProgress: "presentation in progress"
        case .presenterNotInWindow: "presenter not in window"
        case .dismissedTooEarly: "dismissed too early"
        case .unbalancedCalls: "unbalanced calls"
        case .calledDirectly: "called directly"
        case .presenterIsDiscouraged: "discouraged presenter"
        case .presenterIsDetached: "detached presenter"
        case .loadingWhileDeallocating: "loading while deallocating"
        case .unsatisfiableConstraints: "unsatisfiable constraints"
        }
    }
}

extension AppException {
    /// The topic under which the handbook explains it.
    package var topic: String {
        switch self {
        case .couldNotLoadNib: "could not load nib"
        case .viewOutletNotSet: "view outlet not set"
        case .unknownOutlet: "unknown outlet"
        case .pushedTwice: "pushed twice"
        case .pushedNavigationController: "pushed navigation controller"
        case .presentedActiveController, .presentedTwice: "active controller presented"
        case .wrongRequestedParent, .wrongActualParent: "wrong parent"
        case .childrenNeedCommonParent: "no common parent"
        case .readDestroyedObject: "unowned reference"
        case .weakReferenceToDeallocating: "weak reference too late"
        case .foundNil, .indexOutOfRange, .divisionByZero, .arithmeticOverflow, .castFailed, .fatal:
            "traps of Swift"
        case .viewHasOwner: "view has an owner"
        case .noSuchSegue: "no such segue"
        case .presentedNil: "nil presented"
        case .embeddedTwice: "embedded twice"
        case .noCommonAncestor: "no common ancestor"
        case .windowsExpectRoot: "no root at launch"
        }
    }
}
