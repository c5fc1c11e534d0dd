import Lifecycle

/// Finds the method that a person means.
package enum CallbackName {
    /// The methods that a name can refer to.
    package enum Match: Hashable, Sendable {
        /// One method, without doubt.
        case one(Callback)
        /// The beginning of several methods.
        case several([Callback])
        /// No method.
        case none
    }

    /// The letters that a shortened name has at least: fewer are a slip, or the answer to another question.
    private static let shortest = 3

    /// Returns the method that a name refers to, or those that it could be short for. A name may be shortened
    /// where that is unambiguous; a full name always wins.
    ///
    /// `viewDidLoad`, `didLoad`, `vdl`, `viewDidAppear(_:)` and `viewDidAppear:` are all understood.
    package static func match(_ text: String, among callbacks: [Callback] = Callback.allCases) -> Match {
        let typed = text.lowercased()
        func first(of found: [Callback]?) -> Callback? { found?.first(where: callbacks.contains) }
        if let exact = first(of: fullSpellings[typed]) { return .one(exact) }
        let base = withoutArguments(typed)
        guard base.count >= shortest else { return .none }
        if let exact = first(of: shortSpellings[base]) {
            let rivals = callbacks.filter { $0 != exact && names[$0]?.stem == base }
            return rivals.isEmpty ? .one(exact) : .several([exact] + rivals)
        }
        var found = callbacks.filter { names[$0]?.isMeant(by: base) == true }
        if found.isEmpty { found = callbacks.filter { names[$0]?.initials == base } }
        return found.count > 1 ? .several(found) : found.first.map(Match.one) ?? .none
    }

    /// Indicates whether a name is the full name of a method.
    package static func isFullName(_ text: String) -> Bool {
        fullSpellings[text.lowercased()] != nil
    }

    /// The method with a name, which may be shortened where that leaves no doubt.
    ///
    /// - Parameter text: The name as typed.
    /// - Returns: Nil when no method, or more than one, fits.
    package static func callback(for text: String) -> Callback? {
        if case .one(let callback) = match(text) { callback } else { nil }
    }

    /// The method that was probably meant by a misspelled name, full or shortened.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - callbacks: The methods that can be meant.
    /// - Returns: The nearest method; nil when none is near.
    package static func closest(
        to text: String, among callbacks: [Callback] = Callback.allCases
    ) -> Callback? {
        correction(of: text, among: callbacks)?.callback
    }

    /// The method that was probably meant, with the number of slips.
    static func correction(
        of text: String, among callbacks: [Callback] = Callback.allCases
    ) -> (callback: Callback, distance: Int)? {
        let known = callbacks.compactMap { names[$0] }
        let spellings = known.flatMap { [($0.long, $0.callback), ($0.short, $0.callback)] }
        guard
            let nearest = Spelling.nearest(
                to: withoutArguments(text.lowercased()), among: spellings.map { $0.0 }),
            let callback = spellings.first(where: { $0.0 == nearest.text })?.1
        else { return nil }
        return (callback, nearest.distance)
    }

    /// The spellings of one method, in small letters.
    private struct Names {
        let callback: Callback
        /// The name with all the ways to write its arguments.
        let full: Set<String>
        /// The name without arguments.
        let long: String
        /// The name without a leading `view`.
        let short: String

        /// The name without the arguments that tell it from others.
        let stem: String
        /// The first letter of each word of the name without arguments, such as `vdl`.
        let initials: String
        /// The selector without a leading `view`.
        private let shortSelector: String
        /// The selector, in which the arguments belong to the name.
        private let selector: String

        /// The longest name of another method that it begins with: less than that never means it.
        let beginning: String?

        /// Indicates whether a shortened name can refer to it.
        func isMeant(by base: String) -> Bool {
            guard [long, short, selector, shortSelector].contains(where: { $0.hasPrefix(base) }) else {
                return false
            }
            return beginning.map { !$0.hasPrefix(base) } ?? true
        }

        init(_ callback: Callback) {
            self.callback = callback
            beginning =
                Callback.allCases.filter { $0.receiver == callback.receiver && $0 != callback }
                .map { $0.rawValue.lowercased() }
                .filter { callback.rawValue.lowercased().hasPrefix($0) }
                .max { $0.count < $1.count }
            long = callback.rawValue.lowercased()
            short = long.hasPrefix("view") ? String(long.dropFirst(4)) : long
            stem = String(long.prefix { $0 != "(" })
            let name = callback.rawValue.prefix { $0 != "(" }
            initials = (name.prefix(1) + name.dropFirst().filter { $0.isUppercase }).lowercased()
            selector = callback.selector.lowercased()
            shortSelector = selector.hasPrefix("view") ? String(selector.dropFirst(4)) : selector
            full = Set(
                [long, long + "()", long + "(_:)", long + ":"]
                    + [callback.signature.lowercased(), callback.selector.lowercased()])
        }
    }

    private static let names = Dictionary(uniqueKeysWithValues: Callback.allCases.map { ($0, Names($0)) })

    /// The methods with a full name, however its arguments are written.
    private static let fullSpellings = callbacks { $0.full }
    /// The methods with a name that lacks a leading `view` and the arguments.
    private static let shortSpellings = callbacks { [$0.short] }

    private static func callbacks(by spellings: (Names) -> Set<String>) -> [String: [Callback]] {
        Callback.allCases.compactMap { names[$0] }.reduce(into: [:]) { all, names in
            for spelling in spellings(names) { all[spelling, default: []].append(names.callback) }
        }
    }

    private static func withoutArguments(_ name: String) -> String {
        for ending in ["(_:)", "()", ":"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    /// Says that a name is short for several methods, and for which.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - choices: The methods that it can stand for.
    /// - Returns: One sentence.
    package static func ambiguity(of text: String, _ choices: [Callback]) -> String {
        let named = choices.prefix(8).map { $0.rawValue }.joined(separator: ", ")
        return "\(text) is short for several methods: \(named)\(choices.count > 8 ? ", …" : "")."
    }

    /// The methods of controllers that have no parameter, or only ones that are true or false, by their names.
    package static let plainMethods = Dictionary(
        Callback.allCases.filter { callback in
            callback.receiver == .controller && callback.signature.hasSuffix(")")
                && callback.facts.parameterNames.allSatisfy { ["animated", "isAppearing"].contains($0) }
                && callback != .initNibName
        }.map { ($0.baseName, $0) }, uniquingKeysWith: { first, _ in first })

    /// The error for an override whose parameters aren't those of UIKit's method; nil for all others.
    ///
    /// - Parameter command: The command, such as `override viewWillAppear() in Feed`.
    /// - Returns: The error, with the declaration that overrides the method.
    static func fault(ofParametersIn command: String) -> CommandError? {
        let words = command.split(maxSplits: 1, whereSeparator: { $0.isWhitespace })
        guard words.count == 2, let open = words[1].firstIndex(of: "("),
            let close = words[1].firstIndex(of: ")"),
            let callback = plainMethods[String(words[1][..<open])],
            words[1][...close] != callback.signature
        else { return nil }
        return CommandError(callback.otherSignature + ".")
    }
}

extension Callback {
    /// A sentence without its stop for an override with other parameters than those of the method.
    package var otherSignature: String {
        let labels = signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let parameters = zip(labels, facts.parameterNames).map { label, name in
            label == name ? "\(name): Bool" : "\(label) \(name): Bool"
        }
        return
            "\(baseName) has a different signature in UIKit: \(baseName)(\(parameters.joined(separator: ", ")))"
    }
}
