import Lifecycle

extension CommandTable {
    static let time: [CommandForm] = [
        CommandForm(.world, "wait <seconds>") { captures in
            .simulate(.time(.wait(captures.text(.seconds).flatMap(Double.init) ?? 0)))
        },
        CommandForm(.world, "hold <statement>") { (captures) throws(CommandError) in
            let words = captures.text(.statement) ?? ""
            guard case .simulate(let command) = try CommandParser.parse(words, in: captures.context),
                command.facts.actsAtOnce || command.facts.takesTime
            else { throw CommandError("You can't hold that: \(words). Try a push or a dismissal.") }
            return .simulate(.hold(command))
        },
        CommandForm(.world, "next turn") { _ in .simulate(.time(.nextTurn)) },
    ]
}

extension Wording {
    func line(for command: TimeCommand) -> String? {
        switch command {
        case .wait(let seconds): "wait \(seconds.brief)"
        case .nextTurn: "next turn"
        }
    }
}
