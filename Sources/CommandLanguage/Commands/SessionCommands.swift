import Lifecycle

extension CommandTable {
    static let asking: [CommandForm] = [
        CommandForm(
            .asking, "predict <commands>",
            "asks for the order of what people learn about such commands, then runs them and explains; predict all "
                + "<commands> asks for every call, predict viewDidLoad of feed: push detail for what stands in front",
            example: "predict memory warning"
        ) { captures in .ask(.predict(captures.text(.commands) ?? "")) },
        CommandForm(.asking, "state [<controller>]", "shows how things stand", example: "state") {
            (captures) throws(CommandError) in
            .ask(.state(captures.text(.controller) == nil ? nil : try captures.controller()))
        },
        CommandForm(
            .asking, "trace", "shows everything that the last command did", example: "trace",
            after: "access view"
        ) { _ in .ask(.trace) },
        CommandForm(
            .asking, "stack [<number>]", "shows the call stack at a numbered call of the last command",
            example: "stack 2", after: "access view"
        ) { captures in .ask(.stack(captures.text(.number).flatMap(Int.init))) },
        CommandForm(
            .asking, "why (<number> | <call> | <callback> [<controller>])",
            "explains a call of the last command, or why it did not come",
            example: "why 1", after: "access view"
        ) { (captures) throws(CommandError) in
            if let number = captures.text(.number).flatMap(Int.init) { return .ask(.whyEntry(number)) }
            if let call = captures.text(.call).flatMap(captures.context.call) {
                return .ask(.whyCallback(call.callback, of: call.controller))
            }
            let controller = captures.text(.controller) == nil ? nil : try captures.controller()
            return .ask(.whyCallback(try captures.callback(), of: controller))
        },
        CommandForm(
            .asking, "explain [<topic>]",
            "explains a method, container, style, console message, question, rule or command, or lists them",
            example: "explain viewDidUnload"
        ) { captures in .ask(.explain(captures.text(.topic) ?? "")) },
        CommandForm(
            .asking, "compare ios <release> [<release>]* [: <commands>]",
            "runs the last command, or others, on several iOS and shows the differences",
            example: "compare ios 5 17: memory warning", after: "access view"
        ) { captures in
            .ask(.compare(captures.texts(.release).compactMap(Release.init(text:)), captures.text(.commands)))
        },
        CommandForm(
            .asking, "expect <calls>", "checks the order of calls of the last command",
            example: "expect loadView viewDidLoad", after: "access view"
        ) { captures in .ask(.expect(captures.text(.calls) ?? "")) },
        CommandForm(.asking, "tree", "shows the window with its views and controllers", example: "tree") {
            _ in
            .ask(.tree)
        },
        CommandForm(.asking, "map", "shows the whole life of a controller on one page", example: "map") { _ in
            .ask(.map)
        },
        CommandForm(
            .asking, "diagram [(svg | mermaid | --svg | --mermaid) <file>]",
            "draws the last command as a sequence diagram, or writes it to a file", example: "diagram",
            after: "access view"
        ) { captures in
            let form = DiagramForm.allCases.first { form in
                captures.has(form.rawValue) || captures.has("--" + form.rawValue)
            }
            return .ask(.diagram(form, file: captures.text(.file) ?? ""))
        },
        CommandForm(
            .asking, "sources", "shows what the last explanation rests on, and where documents err",
            example: "sources", after: "access view; why loadView"
        ) { _ in
            .ask(.sources)
        },
        CommandForm(.asking, "documents", "lists the five documents", example: "documents") { _ in
            .ask(.documents)
        },
        CommandForm(.asking, "claim <claim>", "shows a claim of the documents", example: "claim P7") {
            captures in
            .ask(.claim(captures.text(.claim) ?? ""))
        },
    ]

    static let session: [CommandForm] = [
        CommandForm(
            .session, "undo [<number>]", "takes back the last command, or several", example: "undo",
            after: "access view"
        ) { captures in .session(.undo(captures.number(or: 1))) },
        CommandForm(
            .session, "redo [<number>]", "carries out again what undo took back", example: "redo",
            after: "access view; undo"
        ) { captures in .session(.redo(captures.number(or: 1))) },
        CommandForm(
            .session, "goto (<position> | <step>)",
            "goes to the state after a numbered command of the log; in a lesson, to a step",
            example: "goto 1",
            after: "access view; memory warning"
        ) { captures in
            if let step = captures.text(.step) { return .session(.gotoExercise(step)) }
            return .session(.goto(captures.text(.position).flatMap(Int.init) ?? 0))
        },
        CommandForm(.session, "reset", "begins anew; undo brings it back", example: "reset") { _ in
            .session(.reset)
        },
        CommandForm(
            .session, "worlds", "lists ready set-ups: a stack, a sheet, tabs, a leak and more",
            example: "worlds"
        ) { _ in .session(.worlds) },
        CommandForm(
            .session, "world <world>", "begins anew with a ready set-up, and shows its commands",
            example: "world push"
        ) { .session(.world($0.text(.world) ?? "")) },
        CommandForm(.session, "log", "lists the commands so far", example: "log") { _ in .session(.log) },
        CommandForm(
            .session, "save <file>", "writes the session to a transcript", example: "save mine.transcript"
        ) {
            .session(.save($0.text(.file) ?? ""))
        },
        CommandForm(.session, "replay <file>", "plays a transcript", example: "replay mine.transcript") {
            .session(.replay($0.text(.file) ?? ""))
        },
        CommandForm(
            .session, "run <file>", "carries out the commands in a file", example: "run login.viewdid"
        ) {
            .session(.run($0.text(.file) ?? ""))
        },
        CommandForm(
            .session, "edit [<callback> [in <classOfApp>]]",
            "opens a method in your editor and overrides it with what you save; in a fix exercise, the code",
            example: "edit loadView"
        ) { (captures) throws(CommandError) in
            guard captures.text(.callback) != nil else { return .session(.edit(nil, in: nil)) }
            let callback = try overridable(captures)
            return .session(.edit(callback, in: try captures.classToChange()))
        },
        CommandForm(
            .session, "help [now | <topic>]",
            "lists the commands, those that can be given now, or explains one",
            example: "help override"
        ) { captures in
            .session(captures.has("now") ? .helpNow : .help(captures.textForMe(.topic)))
        },
        CommandForm(
            .session, "more", "shows the rest of an answer that did not fit on the screen", example: "more"
        ) { _ in .session(.more) },
        CommandForm(.session, "quit | exit", "leaves", example: "quit") { _ in .session(.quit) },
    ]

    static let lesson: [CommandForm] = [
        CommandForm(.lesson, "learn [<lesson>]", "begins or resumes a lesson", example: "learn lazy-view") {
            .session(.learn($0.text(.lesson)))
        },
        CommandForm(
            .lesson, "test [out [<lesson>] | <lesson>]",
            "asks three questions of a lesson, without hints; who answers all has passed it",
            example: "test out lazy-view"
        ) { .session(.test($0.textForMe(.lesson))) },
        CommandForm(
            .lesson, "notes [<lesson> [<file>]]",
            "shows a lesson with your answers and the reasons as Markdown, or writes it to a file",
            example: "notes lazy-view"
        ) { .session(.notes($0.text(.lesson), file: $0.text(.file))) },
        CommandForm(.lesson, "lessons", "lists the lessons and what is done", example: "lessons") { _ in
            .session(.lessons)
        },
        CommandForm(.lesson, "progress", "shows how much of the lessons is done", example: "progress") { _ in
            .session(.progress)
        },
        CommandForm(
            .lesson, "(practice | practise | quiz) [<practiceTopic>]",
            "asks questions without end, about a topic if you name one; practice beliefs asks about what you believed; in "
                + "the shell, --since 5 asks about older releases too",
            example: "practice navigation"
        ) { .session(.practice($0.textForMe(.practiceTopic))) },
        CommandForm(
            .lesson, "interview [<number>]",
            "asks questions for some minutes as interviews do, and judges them at the end; in the shell, --since 5 asks "
                + "about older releases too",
            example: "interview 10"
        ) { .session(.interview($0.text(.number).flatMap(Int.init))) },
        CommandForm(
            .lesson, "stats", "shows what practice has shown: what is due, strong and weak", example: "stats"
        ) { _ in .session(.stats) },
        CommandForm(
            .lesson, "forget <lesson>",
            "forgets what is kept of a lesson, or with forget practice of practice",
            example: "forget practice"
        ) { .session(.forget($0.text(.lesson) ?? "")) },
        CommandForm(.lesson, "hint", "gives the next hint for the exercise", example: "hint") { _ in
            .session(.hint)
        },
        CommandForm(.lesson, "skip", "shows the answer; skipped is not done", example: "skip") { _ in
            .session(.skip)
        },
        CommandForm(
            .lesson, "play", "leaves the exercise for a copy of its world, to try things", example: "play"
        ) {
            _ in .session(.play)
        },
        CommandForm(.lesson, "back", "goes back to the exercise", example: "back") { _ in .session(.back) },
        CommandForm(.lesson, "next", "goes on to the next exercise", example: "next") { _ in .session(.next)
        },
        CommandForm(.lesson, "previous", "goes to the exercise before", example: "previous") { _ in
            .session(.previous)
        },
        CommandForm(.lesson, "steps", "lists the exercises of the lesson and what is done", example: "steps")
        { _ in .session(.steps) },
        CommandForm(
            .lesson, "question | again", "shows the open question again, as an empty line does",
            example: "question"
        ) { _ in .session(.question) },
        CommandForm(
            .lesson, "leave", "leaves the lesson for the session as it was before", example: "leave"
        ) { _ in .session(.leave) },
    ]
}
