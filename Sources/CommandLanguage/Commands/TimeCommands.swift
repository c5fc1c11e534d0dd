import Lifecycle

extension CommandTable {
    static let time: [CommandForm] = [
        CommandForm(.world, "wait <seconds>", "lets time pass, in seconds", example: "wait 0.35") {
            captures in
            .simulate(.time(.wait(captures.text(.seconds).flatMap(Double.init) ?? 0)))
        },
        CommandForm(
            .world, "hold <statement>",
            "carries a command out without waiting for what it sets going: the next one comes in the same turn",
            example: "hold dismiss vc not animated",
            after: "launch vc; class Detail; new Detail as detail; present detail from vc"
        ) { (captures) throws(CommandError) in
            let words = captures.text(.statement) ?? ""
            guard case .simulate(let command) = try CommandParser.parse(words, in: captures.context),
                command.facts.actsAtOnce || command.facts.takesTime
            else { throw CommandError("That cannot be held: \(words). A push or a dismissal can.") }
            return .simulate(.hold(command))
        },
        CommandForm(.world, "next turn", "lets the run loop turn once", example: "next turn") { _ in
            .simulate(.time(.nextTurn))
        },
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
