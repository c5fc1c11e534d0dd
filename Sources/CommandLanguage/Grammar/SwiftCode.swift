import Characters
import Lifecycle

/// A parser of Swift and the stack for what it reads, handed in from outside: commands know only where Swift begins and
/// ends, and need no threads.
package struct SwiftCode: Sendable {
    /// Reads statements: the body of an override, or, without a callback, a line at the prompt.
    package let body: @Sendable (String, Callback?) throws(CommandError) -> Body
    /// Reads declarations of classes and functions.
    package let program: @Sendable (String) throws(CommandError) -> Program
    /// The errors that Swift would report, in declarations or in the body of a method of a class.
    package let slips: @Sendable (_ text: String, _ method: Method?, World) -> [SourceProblem]
    /// A stack that holds the deepest code.
    package let stack: Stack

    /// The method to which a body belongs.
    package typealias Method = (className: String, parameters: [String])

    /// Makes a parser.
    package init(
        body: @escaping @Sendable (String, Callback?) throws(CommandError) -> Body,
        program: @escaping @Sendable (String) throws(CommandError) -> Program,
        slips: @escaping @Sendable (String, Method?, World) -> [SourceProblem] = { _, _, _ in [] },
        stack: Stack = Stack()
    ) {
        self.body = body
        self.program = program
        self.slips = slips
        self.stack = stack
    }

    /// Room for what calls itself: the stack of the caller, unless another one is passed in.
    package struct Stack: Sendable {
        /// Runs some work there and waits for it.
        package var enter: @Sendable (_ work: () -> Void) -> Void = { $0() }
        /// Returns whether the stack has room for so many nested statements, expressions and calls.
        package var hasRoom: @Sendable (_ nesting: Int) -> Bool = { _ in true }

        /// The stack of the caller.
        package init() {}

        /// Runs some work there.
        ///
        /// - Parameter work: The work.
        /// - Returns: The result of the work.
        package func run<Value>(_ work: () -> Value) -> Value {
            var value: Value?
            enter { value = work() }
            return value ?? work()
        }
    }

    /// The longest Swift text in a statement, in bytes.
    static let longestText = 64_000
}

/// Swift in a statement: what comes before it as a command, and the text itself.
enum SwiftPart: Hashable {
    /// `override loadView in Feed { … }`: the command, and what is between the braces.
    case override(command: String, body: String)
    /// `class Feed: UIViewController { … }`, or `import UIKit`
    case declaration
    /// `feed.title = "Feed"`
    case line

    /// Looks for Swift in a statement.
    ///
    /// A Swift line is one that begins with a known name followed by `.`, `(` or `=`.
    init?(_ statement: String, in context: CommandContext) {
        let first = statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        let rest = statement.dropFirst(first.count)
        if let brace = statement.firstIndex(where: { $0.meant == "{" }) {
            switch first.lowercased() {
            case "override":
                guard statement.last?.meant == "}" else { return nil }
                let body = statement[statement.index(after: brace)...].dropLast()
                let command = PastedSwift.command(declaredBy: String(statement[..<brace]).trimmed)
                self = .override(command: command, body: String(body))
                return
            case _ where PastedSwift.declares(statement):
                self = .declaration
                return
            default: break
            }
        }
        if PastedSwift.imports(statement) {
            self = .declaration
            return
        }
        guard let mark = rest.drop(while: { $0.isWhitespace }).first?.meant,
            context.begins(swift: String(first), mark)
        else { return nil }
        // Releasing a controller is a command, no matter who declared the variable.
        if mark == "=", rest.filter({ !$0.isWhitespace && $0 != ";" }) == "=nil",
            context.world.controller(named: String(first)) != nil
        {
            return nil
        }
        self = .line
    }
}

extension CommandContext {
    /// Indicates whether a name and the character after it begin a line of Swift.
    fileprivate func begins(swift name: String, _ mark: Character) -> Bool {
        switch mark {
        case ".", "=":
            return world.controller(named: name) != nil || world.view(named: name) != nil
                || mark == "." && Self.applesNames.contains(name)
        case "(":
            return Self.functions.contains(name) || world.controllerClass(named: name) != nil
                || world.code.objectClass(named: name) != nil
        default: return false
        }
    }

    private static let applesNames: Set<String> = ["DispatchQueue", "UIView", "Timer", "NotificationCenter"]
    private static let functions: Set<String> = ["print"]
}

extension CommandParser {
    /// Reads a statement that is Swift, or has Swift in braces.
    ///
    /// - Returns: Nil if there is no Swift in it.
    static func readSwift(
        _ statement: String, in context: CommandContext
    ) throws(CommandError) -> Meaning? {
        let statement = withoutDebugger(statement, in: context)
        guard let part = SwiftPart(statement, in: context) else {
            if let error = PastedSwift.fault(ofLineWithoutReceiver: statement, in: context) { throw error }
            return nil
        }
        guard let code = context.code else {
            throw CommandError("Only commands work here, not Swift.")
        }
        guard statement.utf8.count <= SwiftCode.longestText else {
            throw CommandError(
                "This Swift code is too long for a command. Put it in a file and run the file.")
        }
        let instruction: Instruction
        switch part {
        case .override(let command, let body):
            if let error = CallbackName.fault(ofParametersIn: command) { throw error }
            let worded = try understand(command, in: context)
            guard case .simulate(.classes(.override(let callback, let classID, Body()))) = worded.instruction
            else {
                throw CommandError(
                    "Before the braces, write override METHOD, or override METHOD in CLASS.")
            }
            let read = try code.body(body, callback)
            return Meaning(
                instruction: .simulate(.classes(.override(callback, in: classID, read))),
                reading: worded.reading.map { .override($0, read) })
        case .declaration:
            let program = try code.program(statement)
            if let error = faultOfSuperclass(in: program, context) { throw error }
            instruction = .simulate(.swift(.declare(program)))
        case .line:
            if let error = errorForBareCalls(statement, in: context) { throw error }
            instruction = .simulate(.swift(.run(try code.body(statement, nil))))
        }
        return Meaning(instruction: instruction, reading: .swift(statement, part, instruction))
    }

    /// The problem with a superclass that nothing declares and that is nearly the name of a class; nil if there is none.
    private static func faultOfSuperclass(in program: Program, _ context: CommandContext) -> CommandError? {
        let world = context.world
        for declaration in program.classes {
            guard let name = declaration.superclassName, world.controllerClass(named: name) == nil,
                world.code.objectClass(named: name) == nil, world.code.protocols[name] == nil,
                program.protocols[name] == nil, program.aliases[name] == nil,
                !program.classes.contains(where: { $0.name == name }),
                let meant = Spelling.closest(to: name, among: context.superclassNames, forgiving: 2)
            else { continue }
            return CommandError("There's no class named \(name.prefix(40)).", suggestion: meant)
        }
        return nil
    }

    /// Returns the expression that a debugger command prints, or whose value is thrown away: `vc.view` for `po vc.view`
    /// and `_ = vc.view`. All else is returned unchanged.
    private static func withoutDebugger(_ statement: String, in context: CommandContext) -> String {
        let first = statement.prefix { !$0.isWhitespace && $0 != "=" }
        guard ["po", "p", "print", "_"].contains(first.lowercased()) else { return statement }
        let rest = statement.dropFirst(first.count)
        let printed = rest.drop { $0.isWhitespace || $0 == "=" && first == "_" }.trimmed
        return SwiftPart(printed, in: context) == .line ? printed : statement
    }
}
