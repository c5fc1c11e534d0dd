import Characters
import Lifecycle

/// Swift as it stands in a file: what people paste who do not think of commands.
package enum PastedSwift {
    private static let kinds: Set<String> = ["class", "func", "extension", "struct", "enum", "protocol"]
    private static let modifiers: Set<String> = [
        "public", "open", "internal", "fileprivate", "private", "final",
    ]

    /// Indicates whether a text begins like the declaration of a type or a function, perhaps after attributes
    /// and modifiers.
    package static func declares(_ text: String) -> Bool {
        var isInAttribute = false
        for word in text.prefix(while: { $0.meant != "{" }).split(whereSeparator: { $0.isWhitespace }) {
            if word.first == "@" || isInAttribute {
                isInAttribute = word.contains("(") || isInAttribute
                if word.hasSuffix(")") { isInAttribute = false }
            } else if !modifiers.contains(word.lowercased()) {
                return kinds.contains(word.prefix(while: { $0.isLetter }).lowercased())
            }
        }
        return false
    }

    /// Indicates whether a text begins as a file of Swift does, and as no answer to a question.
    package static func begins(_ text: String) -> Bool {
        let first = text.prefix { !$0.isNewline }.trimmed
        return imports(first) || declares(text) || ["override func ", "//"].contains(where: first.hasPrefix)
    }

    /// The class that a statement declares, and what it names first after a colon, its superclass or a protocol; nil if it
    /// declares none.
    private static func head(of statement: String) -> (name: String, first: String?)? {
        let sides = statement.prefix { $0.meant != "{" }.split(separator: ":", maxSplits: 1)
        func word(_ text: Substring) -> String {
            String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        guard let words = sides.first?.split(whereSeparator: { $0.isWhitespace }), let name = words.last,
            words.contains("class"), declares(statement)
        else { return nil }
        return (word(name), sides.count < 2 ? nil : word(sides[1].drop { $0.isWhitespace }))
    }

    /// The name that a class has first after the colon, if nothing of that name is known yet.
    package static func unknownSuperclass(in statement: String, _ context: CommandContext) -> String? {
        guard let name = head(of: statement)?.first, !["UI", "NS"].contains(where: name.hasPrefix) else {
            return nil
        }
        let code = context.world.code
        let isKnown = context.superclassNames.contains(name) || code.objectClass(named: name) != nil
        return isKnown || code.valueTypes[name] != nil || code.protocols[name] != nil ? nil : name
    }

    /// Statements in their order, but each superclass before its classes.
    package static func superclassesFirst<Piece>(_ pieces: [Piece], _ text: (Piece) -> String) -> [Piece] {
        let heads = pieces.map { head(of: text($0)) }
        let places = Dictionary(
            heads.enumerated().compactMap { place, head in head.map { ($0.name, place) } },
            uniquingKeysWith: { first, _ in first })
        var order: [Int] = [], taken: Set<Int> = []
        for place in pieces.indices {
            // A class, its superclass, and so on; a circle ends where it began.
            let classes = sequence(first: place) { heads[$0]?.first.flatMap { places[$0] } }
                .prefix { taken.insert($0).inserted }
            order += Array(classes).reversed()
        }
        return order.map { pieces[$0] }
    }

    /// Indicates whether a statement imports a module; all modules are there already.
    static func imports(_ statement: String) -> Bool {
        guard statement.drop(while: { $0.isWhitespace }).hasPrefix("import") else { return false }
        let words = statement.split(whereSeparator: { $0.isWhitespace })
        return words.count == 2 && words[0] == "import" && Keyword.looksLikeName(String(words[1]))
    }

    // MARK: - Overrides

    /// Returns the command for a declaration without its body: `override viewDidAppear(_:)` for `override
    /// func viewDidAppear(_ animated: Bool)`. Text that declares no method or property is returned unchanged.
    package static func command(declaredBy head: String) -> String {
        let words = head.split(maxSplits: 2, whereSeparator: { $0.isWhitespace })
        guard words.count == 3, ["func", "var"].contains(words[1]) else { return head }
        let name = words[2].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let owner = words[2].firstRange(of: " in ").map { words[2][$0.lowerBound...] } ?? ""
        guard words[1] == "func", let labels = labels(of: words[2].dropFirst(name.count)) else {
            return "override \(name)\(owner)"
        }
        return "override \(name)(\(labels.map { $0 + ":" }.joined()))\(owner)"
    }

    /// The labels of the parameters at the beginning of a text; nil if no list of them is there.
    private static func labels(of text: Substring) -> [String]? {
        guard text.first == "(" else { return nil }
        var parameters = [""], depth = 0
        for character in text {
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0, character == ")" { break }
            if depth == 1, character == "," {
                parameters.append("")
            } else if depth > 0 {
                parameters[parameters.count - 1].append(character)
            }
            if "([<".contains(character) { depth += 1 }
        }
        return parameters.compactMap { parameter in
            parameter.split { $0.isWhitespace || $0 == ":" }.first.map(String.init)
        }
    }

    // MARK: - Calls without a receiver

    /// Returns the error for a line that begins with `self`, which exists only in methods, or that leaves it
    /// out; nil for all others.
    static func fault(ofLineWithoutReceiver line: String, in context: CommandContext) -> CommandError? {
        let name = context.current.map { context.world.controllers[$0].name }
        func isUnderstood(_ line: String) -> Bool {
            CommandParser.instruction(of: line, in: context) != nil
        }
        let message = "There's no self at the prompt. Name a controller."
        if line == "self" || line.hasPrefix("self.") {
            let meant = name.map { $0 + line.dropFirst(4) }
            return CommandError(message, suggestion: meant.flatMap { isUnderstood($0) ? $0 : nil })
        }
        let first = line.prefix { $0.isLetter || $0.isNumber }, rest = line.dropFirst(first.count)
        // Without arguments it may be a command in other words, such as dismiss().
        guard UIKitName.controller.contains(String(first)), rest != "()", let name,
            let mark = rest.first(where: { !$0.isWhitespace })?.meant, "(.?=".contains(mark),
            isUnderstood("\(name).\(line)")
        else { return nil }
        return CommandError(message, suggestion: "\(name).\(line)")
    }

    // MARK: - Making

    /// A variable that is declared with a new controller: `let nav = UINavigationController(rootViewController: feed)`.
    struct Making {
        let name: String
        let className: String
        /// The first argument of the initializer; empty without one.
        private let label: String, value: String

        var root: String? { label == "rootViewController" ? value : nil }

        /// The command that makes it; nil if the initializer isn't UIKit's.
        var command: String? {
            let contents: String? =
                switch label {
                case "rootViewController": " with \(value)"
                case "nibName" where value != "nil": " from nib \(value.filter { $0 != "\"" })"
                // SwiftUI's views aren't simulated, so nothing depends on which one it hosts.
                case "", "nibName", "rootView": ""
                default: nil
                }
            return contents.map { "new \(className) as \(name)" + $0 }
        }

        /// Reads a declaration; nil if it is none.
        ///
        /// - Parameter statement: The statement as typed.
        init?(_ statement: String) {
            let sides = statement.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
            guard sides.count == 2 else { return nil }
            let declared = sides[0].split { $0.isWhitespace || $0 == ":" }
            let value = sides[1].trimmingSuffix { $0 == ";" || $0.isWhitespace }
            guard declared.count > 1, ["let", "var"].contains(declared[0]), value.last == ")" else {
                return nil
            }
            let type = value.prefix { $0 != "(" }
            guard Keyword.looksLikeName(String(type)), type.first?.isUppercase == true else { return nil }
            let arguments = value.dropFirst(type.count + 1).dropLast(), label = arguments.prefix { $0 != ":" }
            name = String(declared[1])
            className = String(type)
            self.label = label.trimmed
            self.value = arguments.dropFirst(label.count + 1).prefix { $0 != "," }.trimmed
        }
    }

    // MARK: - Errors

    /// Returns the error for a line that creates an object of an unknown class, declares a variable, or uses
    /// an unknown controller; nil for all others.
    ///
    /// - Parameters:
    ///   - line: The line as typed, which matches no command.
    ///   - context: The meanings of names.
    ///   - column: The position of the line's beginning.
    /// - Returns: The error, with what to type instead.
    static func fault(of line: String, in context: CommandContext, column: Int) -> CommandError? {
        let found =
            Making("let made = " + line).flatMap { fault(ofMade: $0, in: context) }
            ?? fault(ofVariable: line, in: context)
            ?? fault(ofStatement: line) ?? fault(ofReceiver: line, isCall: false, in: context)
        return found.map { CommandError($0.message, suggestion: $0.suggestion, column: column) }
    }

    /// `let count = 5`: what a prompt has names for are objects. `nav = UINavigationController()` lacks its `let`.
    private static func fault(ofVariable line: String, in context: CommandContext) -> CommandError? {
        if Keyword.isName(String(line.prefix { $0.isLetter || $0.isNumber })),
            Making("let " + line)?.command != nil
        {
            return CommandError("Declare a new variable with let.", suggestion: "let \(line)")
        }
        let words = line.split(maxSplits: 1, whereSeparator: { $0.isWhitespace })
        guard words.count == 2, ["let", "var"].contains(words[0]) else { return nil }
        let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = words[1].dropFirst(name.count).drop(while: { $0.isWhitespace })
        guard Keyword.looksLikeName(String(name)), let mark = rest.first, "=:".contains(mark) else {
            return nil
        }
        if let made = Making(line), let fault = fault(ofMade: made, in: context) { return fault }
        return CommandError(
            "At the prompt, only controllers can be variables. Declare others inside braces: "
                + "override viewDidLoad { let count = 5 }")
    }

    /// `let feed = Feed()`: the class or the root is unknown; nil if neither is.
    private static func fault(ofMade made: Making, in context: CommandContext) -> CommandError? {
        let type = made.className
        if type == "UIHostingController" {
            return CommandError(
                "SwiftUI isn't simulated, so there's no \(type).", suggestion: "explain coming from SwiftUI")
        }
        guard (context.classNames + context.superclassNames).contains(type) else {
            let isOther = ["UI", "NS"].contains(where: type.hasPrefix) && !type.hasSuffix("Controller")
            let message = "There's no controller class named \(type). Declare it first."
            return isOther ? nil : CommandError(message, suggestion: "class \(type)")
        }
        guard let root = made.root else {
            guard made.command == nil else { return nil }
            return CommandError(
                "At the prompt, \(type) is created without arguments.",
                suggestion: "let \(made.name) = \(type)()")
        }
        guard Keyword.isName(root) else {
            let type = String(root.prefix { $0 != "(" }), name = ControllerClass.instanceName(of: type)
            return CommandError(
                "At the prompt, create the root controller first.", suggestion: "let \(name) = \(type)()")
        }
        guard context.world.controller(named: root) == nil else { return nil }
        return CommandError(
            "There's no controller named \(root). Create one: new UIViewController as \(root)")
    }

    private static let statements: Set<Substring> = [
        "if", "guard", "for", "while", "repeat", "switch", "do", "defer",
    ]

    /// Indicates whether a line, as typed, is a Swift statement with a block, which no command is.
    static func isStatement(_ line: String) -> Bool {
        let word = line.drop(while: { $0.isWhitespace }).prefix { $0.isLetter }
        return statements.contains(word) && line.contains("{")
    }

    /// `if feed.isViewLoaded { … }`: nothing runs at the prompt but commands.
    private static func fault(ofStatement line: String) -> CommandError? {
        guard isStatement(line) else { return nil }
        let word = line.drop(while: { $0.isWhitespace }).prefix { $0.isLetter }
        return CommandError(
            "Put statements such as \(word) inside braces: override viewDidLoad { \(word) … }")
    }

    /// Returns the error for a call such as `feed.viewDidLoad` where no controller is called feed; nil for all others.
    static func fault(
        ofReceiver line: String, isCall: Bool = true, in context: CommandContext
    ) -> CommandError? {
        let name = String(line.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let rest = line.dropFirst(name.count)
        guard name.first?.isLowercase == true, Keyword.isName(name), let mark = rest.first,
            ".?".contains(mark),
            context.world.controller(named: name) == nil, context.world.view(named: name) == nil,
            context.world.window(named: name) == nil
        else { return nil }
        let member = rest.drop { "?.".contains($0) }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        func isOne(of names: Set<String>) -> Bool { names.contains { $0.lowercased() == member } }
        // A method without its arguments is rather an answer.
        let isProperty =
            (isOne(of: UIKitName.controllerMembers) || isOne(of: UIKitName.containerMembers))
            && !CallbackName.isFullName(member)
        guard isCall || isProperty || rest.contains(where: { "(=".contains($0) }) else { return nil }
        let ofClass = context.world.livingControllers.filter {
            context.world.className(of: $0).lowercased() == name.lowercased()
        }
        let meant =
            ofClass.count == 1
            ? ofClass.first.map { context.world.controllers[$0].name }
            : Spelling.closest(to: name, among: context.controllerNames)
        guard let meant else {
            let isStack = isOne(of: UIKitName.navigation) && !isOne(of: UIKitName.controllerMembers)
            let type = isStack ? "UINavigationController" : "UIViewController"
            return CommandError("There's no controller named \(name). Create one: new \(type) as \(name)")
        }
        return CommandError("There's no controller named \(name).", suggestion: meant + rest)
    }
}
