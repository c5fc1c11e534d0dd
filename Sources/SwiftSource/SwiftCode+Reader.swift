import CommandLanguage
import DeepStack
import Lifecycle

extension SwiftCode {
    private static let known = KnownBodies()

    /// The parser for Swift that sessions, lessons and replays use.
    package static let standard = SwiftCode(
        body: { (text, callback) throws(CommandError) in
            do throws(SourceError) {
                return try known.body(in: text, overriding: callback)
            } catch {
                throw CommandError(error)
            }
        },
        program: { (text) throws(CommandError) in
            do throws(SourceError) {
                return try SwiftReader.program(in: text, file: "").program
            } catch {
                throw CommandError(error)
            }
        },
        slips: { text, method, world in
            var known = KnownNames(world)
            known.add(method?.parameters ?? [])
            return SwiftReader.slips(in: [(text, "")], knowing: known, inside: method?.className)
        }, stack: .deep)
}

extension SwiftCode.Stack {
    /// A thread with room for the deepest code.
    fileprivate static var deep: Self {
        var stack = Self()
        stack.enter = { DeepStack.run($0) }
        stack.hasRoom = { DeepStack.holds($0, of: Simulation.deepestNesting) }
        return stack
    }
}

extension CommandError {
    /// Creates an error from the first problem that the Swift parser finds.
    fileprivate init(_ error: SourceError) {
        guard let first = error.problems.first else {
            self.init("That isn't Swift.")
            return
        }
        let line = first.location.line > 1 ? "line \(first.location.line): " : ""
        self.init(
            "Swift: \(line)\(first.message).",
            excerpt: Excerpt(line: first.line, column: first.location.column))
    }
}
