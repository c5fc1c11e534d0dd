import Course
import Lifecycle
import Session

/// Methods of a class, as an override is worded.
struct CodeLine: Hashable {
    let method: String
    let body: String

    func override(in type: String) -> String {
        body.isEmpty ? "override \(method) in \(type)" : "override \(method) in \(type) { \(body) }"
    }

    /// The call of super that belongs into a method.
    static func callsSuper(_ method: String) -> String {
        method.hasSuffix("Load") ? "super.\(method)()" : "super.\(method)(animated)"
    }
}

/// In which methods does a line do what it should?
enum PlaceQuestion {
    private static let methods = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// What a line may need, and how it is asked for.
    private static let needs = [
        ("view.window != nil", "needs view.window", "view.window"),
        ("view.superview != nil", "needs view.superview", "view.superview"),
        ("parent != nil", "needs parent", "parent"),
        ("navigationController != nil", "needs navigationController", "navigationController"),
        ("presentingViewController != nil", "needs presentingViewController", "presentingViewController"),
        ("isMovingToParent", "is to run only while isMovingToParent is true", ""),
        ("isMovingFromParent", "is to run only while isMovingFromParent is true", ""),
        ("isBeingPresented", "is to run only while isBeingPresented is true", ""),
        ("isBeingDismissed", "is to run only while isBeingDismissed is true", ""),
    ]

    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        let scene = opening.scene
        guard let action = chance.pick(scene.actions + scene.rounds), let name = chance.pick(scene.own),
            let type = scene.classes[name], let play = opening.play(action),
            let controller = play.controller(name),
            !play.isDoubtful(about: controller)
        else { return nil }
        let called = methods.filter { method in
            Callback(rawValue: method).map { !play.calls(of: $0, on: controller).isEmpty } ?? false
        }
        guard called.count > 1 else { return nil }
        return chance.comes(25)
            ? byNumber(type, play, controller, &chance)
            : byNeed(called, type, action, opening, play, controller, &chance)
    }

    /// A line that has to run a number of times.
    private static func byNumber(
        _ type: String, _ play: Play, _ controller: Controller.ID, _ chance: inout Chance
    ) -> Draft? {
        let counts = methods.map { method in
            Callback(rawValue: method).map { play.calls(of: $0, on: controller).count } ?? 0
        }
        guard let wanted = chance.pick(Array(Set(counts).filter { $0 > 0 }).sorted()) else { return nil }
        let picked = chance.some(4, of: Array(zip(methods, counts)))
        guard let rule = Callback(rawValue: picked[0].0).flatMap({ play.rule(of: $0, on: controller) }) else {
            return nil
        }
        let choices = picked.map { method, count in
            Choices.Choice(
                method, isRight: count == wanted, because: Choices.sentence("runs", count, there: true))
        }
        let text = Prose(
            [
                "A line has to run \(Choices.times(wanted)) while this happens. In which methods of \(type) does it?"
            ],
            lines: ["> " + play.action])
        return Choices.draft(text, choices, rule: rule, &chance)
    }

    /// A line that needs something, which a run of it in each method shows.
    private static func byNeed(
        _ called: [String], _ type: String, _ action: String, _ opening: Opening,
        _ play: Play,
        _ controller: Controller.ID, _ chance: inout Chance
    ) -> Draft? {
        guard let (expression, need, object) = chance.pick(needs) else { return nil }
        let overrides = called.map { method in
            CodeLine(
                method: method, body: "\(CodeLine.callsSuper(method)); print(\"\(method)\", \(expression))"
            ).override(in: type)
        }
        guard
            let declaration = opening.scene.setUp.first(where: {
                $0 == "class \(type)" || $0.hasPrefix("class \(type):")
            }),
            let tried = opening.adding(overrides, behind: declaration)?.play(action)
        else { return nil }
        var values: [String: Set<String>] = [:]
        for line in tried.printed {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 2, methods.contains(words[0]) else { return nil }
            values[words[0], default: []].insert(words[1])
        }
        // What is so at one time and not at another has no one answer.
        let settled = called.filter { values[$0] == ["true"] || values[$0] == ["false"] }
        let picked = chance.some(4, of: settled)
        guard picked.count > 1,
            let decisive = chance.pick(picked).flatMap(Callback.init(rawValue:)),
            let rule = play.rule(of: decisive, on: controller)
        else { return nil }
        let choices = picked.map { method in
            let isRight = values[method] == ["true"]
            let told =
                object.isEmpty ? "It is \(isRight) there." : "\(object) is \(isRight ? "set" : "nil") there."
            return Choices.Choice(method, isRight: isRight, because: told)
        }
        let text = Prose(
            ["A line of \(type) \(need). Into which of these methods can it go, if this happens?"],
            lines: ["> " + action])
        return Choices.draft(text, choices, rule: rule, &chance)
    }
}

/// In which method of a class is the mistake?
enum MistakeQuestion {
    private static let faults = [
        CodeLine(method: "loadView", body: ""),
        CodeLine(method: "loadView", body: "view.backgroundColor = .white"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); loadView()"),
        CodeLine(
            method: "viewDidLoad", body: "super.viewDidLoad(); present(UIViewController(), animated: true)"),
        CodeLine(
            method: "viewWillAppear", body: "super.viewWillAppear(animated); viewDidLoad()"),
        CodeLine(
            method: "viewDidAppear", body: "super.viewDidAppear(animated); viewWillAppear(animated)"),
        CodeLine(
            method: "viewWillAppear",
            body: "super.viewWillAppear(animated); present(UIViewController(), animated: true)"),
        CodeLine(method: "viewDidAppear", body: "super.viewDidAppear(animated); viewDidLoad()"),
        CodeLine(method: "viewDidDisappear", body: "super.viewDidDisappear(animated); loadView()"),
        CodeLine(
            method: "viewWillDisappear",
            body: "super.viewWillDisappear(animated); present(UIViewController(), animated: true)"),
    ]

    private static func harmless(_ chance: inout Chance) -> [CodeLine] {
        let words = [
            "title = \"Ready\"", "print(\"here\")", "view.backgroundColor = .white",
            "let count = 1; print(count)",
        ]
        return ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map
        {
            CodeLine(method: $0, body: "\(CodeLine.callsSuper($0)); \(chance.pick(words) ?? "")")
        } + [CodeLine(method: "loadView", body: chance.pick(["view = UIView()", "super.loadView()"]) ?? "")]
    }

    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        let scene = opening.scene
        guard let action = chance.pick(scene.actions), let name = chance.pick(scene.own),
            let type = scene.classes[name], let plain = opening.play(action), symptom(name, plain) == nil,
            let declaration = scene.setUp.first(where: { $0 == "class \(type)" }),
            !scene.setUp.contains(where: { $0.hasPrefix("override loadView in \(type)") }),
            let fault = chance.pick(faults)
        else { return nil }
        let others = harmless(&chance).filter { $0.method != fault.method }
        let methods = chance.shuffled([fault] + chance.some(2 + chance.number(below: 2), of: others))
        func playing(_ methods: [CodeLine]) -> Play? {
            opening.adding(methods.map { $0.override(in: type) }, behind: declaration)?.play(action)
        }
        guard let play = playing(methods), !play.isDoubtful(play.entries), let shown = symptom(name, play)
        else {
            return nil
        }
        // The simulation says where the mistake is: without that method all is well.
        let choices = methods.compactMap { method -> Choices.Choice? in
            guard let without = playing(methods.filter { $0 != method }) else { return nil }
            let isRight = symptom(name, without) == nil
            return Choices.Choice(
                method.method, isRight: isRight,
                because: isRight ? "Without it all is well." : "Without it the same happens.")
        }
        guard choices.count == methods.count, choices.count(where: { $0.isRight }) == 1 else { return nil }
        let text = Prose(
            ["Something goes wrong here: \(shown.text). In which method of \(type) is the mistake?"],
            lines: ["> " + action])
        var draft = Choices.draft(text, choices, rule: shown.rule, &chance)
        draft?.lines = opening.adding(methods.map { $0.override(in: type) }, behind: declaration)?.scene.lines
        return draft
    }

    /// What shows that something is wrong.
    private static func symptom(_ name: String, _ play: Play) -> (text: String, rule: Rule)? {
        if let message = play.messages.first(where: { $0.text.count < 300 && !$0.text.contains("\n") }) {
            return ("the console shows “\(message.text)”", message.rule)
        }
        for index in play.entries {
            if case .endlessRecursion = play.trace[index].event {
                return ("calls go round without end, and the app is gone", play.trace[index].rule)
            }
        }
        guard play.world.application != .crashed, let controller = play.controller(name) else { return nil }
        for callback in [Callback.loadView, .viewDidLoad] {
            let calls = play.calls(of: callback, on: controller)
            if calls.count > 1 {
                return (
                    "\(callback.rawValue) of \(name) comes \(Choices.times(calls.count))",
                    play.trace[calls[1]].rule
                )
            }
        }
        let will = play.calls(of: .viewWillAppear, on: controller)
        let did = play.calls(of: .viewDidAppear, on: controller)
        if will.count > did.count, did.count > 0, let last = will.last {
            return ("viewWillAppear of \(name) comes \(Choices.times(will.count))", play.trace[last].rule)
        }
        return nil
    }
}
