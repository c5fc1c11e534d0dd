import CommandLanguage

/// Several statements carried out one after the other on a copy of an app.
struct TrialRun: Sendable {
    private(set) var stage: Stage
    private(set) var runs: [Run] = []
    /// The steps that were taken.
    private(set) var steps: [Step] = []
    /// The first statement that was not understood or cannot be used here.
    private(set) var failure: Failure?

    typealias Failure = (statement: String, error: CommandError)

    init(_ commands: String, from stage: Stage) {
        self.stage = stage
        for piece in Lexer.statements(in: commands) where failure == nil { carryOut(piece.text) }
    }

    private mutating func carryOut(_ statement: String) {
        do throws(CommandError) {
            let instruction = try CommandParser.parse(statement, in: stage.context)
            guard let run = stage.carryOut(statement, instruction) else {
                throw CommandError("\(statement) can't be used here. Only commands that change the app can.")
            }
            stage.note(statement, instruction)
            runs.append(run)
            steps.append(Step(statement: statement, instruction: instruction))
        } catch {
            failure = (statement, error)
        }
    }

    /// The entries of the trace that all runs caused together.
    var entries: Range<Int> {
        guard let first = runs.first, let last = runs.last else { return 0..<0 }
        return first.entries.lowerBound..<last.entries.upperBound
    }
}
