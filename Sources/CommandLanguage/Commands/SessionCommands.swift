import Lifecycle

extension CommandTable {
    static let asking: [CommandForm] = [
        CommandForm(.asking, "references [<controller>]") { (captures) throws(CommandError) in
            .ask(.references(captures.text(.controller) == nil ? nil : try captures.controller()))
        },
        CommandForm(.asking, "predict <commands>") { .ask(.predict($0.name(.commands))) },
        CommandForm(.asking, "state [<controller>]") { (captures) throws(CommandError) in
            .ask(.state(try captures.namedController()))
        },
        CommandForm(.asking, "trace") { _ in .ask(.trace) },
        CommandForm(.asking, "stack [<number>]") { .ask(.stack($0.text(.number).flatMap(Int.init))) },
        CommandForm(.asking, "why (<number> | <call> | <callback> [<controller>])") {
            (captures) throws(CommandError) in
            if let number = captures.text(.number).flatMap(Int.init) { return .ask(.whyEntry(number)) }
            if let call = captures.text(.call).flatMap(captures.context.call) {
                return .ask(.whyCallback(call.callback, of: call.controller))
            }
            return .ask(.whyCallback(try captures.callback(), of: try captures.namedController()))
        },
        CommandForm(.asking, "explain [<topic>]") { captures in .ask(.explain(captures.name(.topic))) },
        CommandForm(.asking, "compare ios <release> [<release>]* [: <commands>]") { captures in
            .ask(.compare(captures.texts(.release).compactMap(Release.init(text:)), captures.text(.commands)))
        },
        CommandForm(.asking, "when <calls>") { (captures) throws(CommandError) in
            .ask(try when(captures.name(.calls), in: captures.context))
        },
        CommandForm(.asking, "watch <values>") { (captures) throws(CommandError) in
            let values = (captures.name(.values)).split(separator: ",").map { $0.trimmed }
            guard (1...8).contains(values.count), !values.contains("") else {
                throw CommandError("Name one to eight values: watch view.frame, view.window != nil")
            }
            return .ask(.watch(values))
        },
        CommandForm(.asking, "contrast") { _ in .ask(.contrast) },
        CommandForm(.asking, "expect <calls>") { captures in .ask(.expect(captures.name(.calls))) },
        CommandForm(.asking, "tree") { _ in .ask(.tree) },
        CommandForm(.asking, "map [(svg | --svg) <file>]") { .ask(.map(file: $0.text(.file))) },
        CommandForm(.asking, "diagram slow") { _ in .ask(.slow) },
        CommandForm(
            .asking, "diagram [(svg | animation | --svg | --animation) <file>]"
        ) { captures in
            let form = DiagramForm.allCases.first { form in
                captures.has(form.rawValue) || captures.has("--" + form.rawValue)
            }
            return .ask(.diagram(form, file: captures.name(.file)))
        },
        CommandForm(.asking, "swift") { _ in .ask(.swift) },
        CommandForm(.asking, "sources") { _ in .ask(.sources) },
        CommandForm(.asking, "documents") { _ in .ask(.documents) },
        CommandForm(.asking, "symptom <claim>") { captures in .ask(.symptom(captures.name(.claim))) },
        CommandForm(.asking, "claim <claim>") { captures in
            let text = captures.name(.claim)
            return .ask(text.contains(" ") ? .explain(Inquiry.isItTrue + text) : .claim(text))
        },
    ]

    /// Splits what stands behind `when` at the first colon outside of a name. A question that begins so has none, and
    /// other words than calls.
    private static func when(_ text: String, in context: CommandContext) throws(CommandError) -> Inquiry {
        let colon = text.firstRange(of: ": ")
        let goal = (colon.map { text[..<$0.lowerBound] } ?? text[...]).trimmed
        let commands = colon.map { text[$0.upperBound...].trimmed }
        var words = goal.split { " ,".contains($0) }.map(String.init)
        var name = context.current.map { context.world.controllers[$0].name }
        if words.count > 2, words[words.count - 2] == "of" {
            name = words.removeLast()
            words.removeLast()
        }
        let areCalls = words.allSatisfy { $0.contains(".") || CallbackName.callback(for: $0) != nil }
        guard words != ["nothing"], !areCalls || words.count < 3 else {
            throw CommandError(
                "when takes one call, or two in order.",
                suggestion: "when \(areCalls ? words[0] : "viewDidLoad"): \(commands ?? "access view")")
        }
        guard !words.isEmpty, areCalls || commands != nil else {
            throw CommandError("Name a call and commands: when feed.viewWillAppear: present detail; dismiss")
        }
        guard areCalls, let name else { return .when(goal, commands) }
        let calls = words.map { $0.contains(".") ? $0 : "\(name).\($0)" }
        return .when(calls.joined(separator: " before "), commands)
    }

    static let session: [CommandForm] = [
        CommandForm(.session, "undo [<number>]") { captures in .session(.undo(captures.number(or: 1))) },
        CommandForm(.session, "redo [<number>]") { captures in .session(.redo(captures.number(or: 1))) },
        CommandForm(.session, "goto (<position> | <step>)") { captures in
            if let step = captures.text(.step) { return .session(.gotoExercise(step)) }
            return .session(.goto(captures.text(.position).flatMap(Int.init) ?? 0))
        },
        CommandForm(.session, "reset") { _ in .session(.reset) },
        CommandForm(.session, "worlds") { _ in .session(.worlds) },
        CommandForm(.session, "world <world>") { .session(.world($0.name(.world))) },
        CommandForm(.session, "log") { _ in .session(.log) },
        CommandForm(.session, "save <file>") { .session(.save($0.name(.file))) },
        CommandForm(.session, "replay <file>") { .session(.replay($0.name(.file))) },
        CommandForm(.session, "run <file>") { .session(.run($0.name(.file))) },
        CommandForm(.session, "edit") { _ in .session(.edit) },
        CommandForm(.session, "help [now | <topic>]") { captures in
            .session(captures.has("now") ? .helpNow : .help(captures.textForMe(.topic)))
        },
        CommandForm(.session, "more") { _ in .session(.more) },
        CommandForm(.session, "quit | exit") { _ in .session(.quit) },
    ]

    static let lesson: [CommandForm] = [
        CommandForm(.lesson, "learn [(for | --for) [<lane>] | <lesson>]") { captures in
            captures.has("for") || captures.has("--for")
                ? .session(.learnFor(captures.text(.lane))) : .session(.learn(captures.text(.lesson)))
        },
        CommandForm(.lesson, "today") { _ in .session(.today) },
        CommandForm(.lesson, "test [out [<lesson>] | <lesson>]") { .session(.test($0.textForMe(.lesson))) },
        CommandForm(.lesson, "lessons") { _ in .session(.lessons) },
        CommandForm(.lesson, "progress") { _ in .session(.progress) },
        CommandForm(.lesson, "(practice | practise | quiz) [<practiceTopic>]") {
            .session(.practice($0.textForMe(.practiceTopic)))
        },
        CommandForm(.lesson, "interview [<number>]") {
            .session(.interview($0.text(.number).flatMap(Int.init)))
        },
        CommandForm(.lesson, "stats") { _ in .session(.stats) },
        CommandForm(.lesson, "card [(svg | --svg) <file>]") { .session(.card(file: $0.text(.file))) },
        CommandForm(.lesson, "forget <lesson>") { .session(.forget($0.name(.lesson))) },
        CommandForm(.lesson, "hint") { _ in .session(.hint) },
        CommandForm(.lesson, "skip") { _ in .session(.skip) },
        CommandForm(.lesson, "play") { _ in .session(.play) },
        CommandForm(.lesson, "back") { _ in .session(.back) },
        CommandForm(.lesson, "next") { _ in .session(.next) },
        CommandForm(.lesson, "previous") { _ in .session(.previous) },
        CommandForm(.lesson, "steps") { _ in .session(.steps) },
        CommandForm(.lesson, "rules") { _ in .session(.rules) },
        CommandForm(.lesson, "question | again") { _ in .session(.question) },
        CommandForm(.lesson, "leave") { _ in .session(.leave) },
    ]
}
