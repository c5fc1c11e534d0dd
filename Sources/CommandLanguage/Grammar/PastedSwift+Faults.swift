import Lifecycle

/// Errors for lines of Swift that belong in a file and are no commands, with what to type instead.
extension PastedSwift {
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
            fault(ofMaking: line, in: context) ?? fault(ofVariable: line)
            ?? fault(ofStatement: line) ?? fault(ofReceiver: line, in: context)
        return found.map { CommandError($0.message, suggestion: $0.suggestion, column: column) }
    }

    private typealias Fault = (message: String, suggestion: String?)

    /// `Login()` where there is no such class.
    private static func fault(ofMaking line: String, in context: CommandContext) -> Fault? {
        guard line.hasSuffix("()") else { return nil }
        let name = String(line.dropLast(2))
        guard Keyword.looksLikeName(name), name.first?.isUppercase == true, !name.hasPrefix("UI"),
            !context.superclassNames.contains(name)
        else { return nil }
        return ("There is no class \(name). Declare it first.", "class \(name)")
    }

    /// `let count = 5`: what a prompt has names for are objects.
    private static func fault(ofVariable line: String) -> Fault? {
        let words = line.split(maxSplits: 1, whereSeparator: { $0.isWhitespace })
        guard words.count == 2, ["let", "var"].contains(words[0]) else { return nil }
        let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = words[1].dropFirst(name.count).drop(while: { $0.isWhitespace })
        guard Keyword.looksLikeName(String(name)), let mark = rest.first, "=:".contains(mark) else {
            return nil
        }
        return (
            "Variables at the prompt are controllers. Others belong in code in braces, such as: "
                + "override viewDidLoad { let count = 5 }", nil
        )
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
    private static func fault(ofStatement line: String) -> Fault? {
        guard isStatement(line) else { return nil }
        let word = line.drop(while: { $0.isWhitespace }).prefix { $0.isLetter }
        return (
            "Statements such as \(word) belong in code in braces, such as: override viewDidLoad { \(word) … }",
            nil
        )
    }

    /// `feed.reload()` where no controller is called feed.
    private static func fault(ofReceiver line: String, in context: CommandContext) -> Fault? {
        let name = String(line.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let rest = line.dropFirst(name.count)
        guard name.first?.isLowercase == true, Keyword.isName(name), let mark = rest.first,
            ".?".contains(mark),
            context.world.controller(named: name) == nil, context.world.view(named: name) == nil,
            context.world.window(named: name) == nil
        else { return nil }
        let member = rest.drop { "?.".contains($0) }.prefix { $0.isLetter || $0.isNumber }
        guard UIKitName.controller.contains(String(member)) || rest.contains("(") else { return nil }
        let ofClass = context.world.livingControllers.filter {
            context.world.className(of: $0).lowercased() == name.lowercased()
        }
        let meant =
            ofClass.count == 1
            ? ofClass.first.map { context.world.controllers[$0].name }
            : Spelling.closest(to: name, among: context.controllerNames)
        guard let meant else {
            return ("There is no controller \(name). Create one: new UIViewController as \(name)", nil)
        }
        return ("There is no controller \(name).", meant + rest)
    }
}
