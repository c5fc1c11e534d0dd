import Lifecycle

extension CommandTable {
    static let time: [AppForm<Command>] = [
        AppForm(.world, "wait <seconds>") { captures in
            .time(.wait(captures.text(.seconds).flatMap(Double.init) ?? 0))
        },
        AppForm(.world, "hold <statement>") { (captures) throws(CommandError) in
            let words = captures.name(.statement)
            guard case .simulate(let command) = try CommandParser.parse(words, in: captures.context),
                command.facts.actsAtOnce || command.facts.takesTime
            else { throw CommandError("hold doesn't work with \(words). Use it with a push or a dismissal.") }
            return .hold(command)
        },
        AppForm(.world, "next turn", .time(.nextTurn)),
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
