import Course
import Lifecycle

/// Methods of a class, as an override is worded.
struct CodeLine: Hashable {
    let method: String
    let body: String

    func override(in type: String) -> String {
        body.isEmpty ? "override \(method) in \(type)" : "override \(method) in \(type) { \(body) }"
    }

    /// The call of super that belongs into a method.
    static func callsSuper(_ method: String) -> String {
        "super.\(method)(\(method.contains("ppear") ? "animated" : ""))"
    }
}

/// In which method of a class is the mistake?
enum MistakeQuestion {
    /// What may go wrong; whether it does in an app, the simulation says.
    private static let faults = [
        CodeLine(method: "loadView", body: ""),
        CodeLine(method: "loadView", body: "view.backgroundColor = .white"),
        CodeLine(method: "loadView", body: "if view == nil { view = UIView() }"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); loadView()"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); view = nil; view.setNeedsLayout()"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); viewWillAppear(false)"),
        CodeLine(
            method: "viewDidLoad", body: "super.viewDidLoad(); present(UIViewController(), animated: true)"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); print(view.window!.bounds)"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); addChild(self)"),
        CodeLine(method: "viewWillAppear", body: "super.viewWillAppear(animated); viewDidLoad()"),
        CodeLine(
            method: "viewWillAppear",
            body: "super.viewWillAppear(animated); present(UIViewController(), animated: true)"),
        CodeLine(
            method: "viewWillAppear", body: "super.viewWillAppear(animated); print(view.window!.bounds)"),
        CodeLine(method: "viewWillAppear", body: "super.viewWillAppear(animated); view = UIView()"),
        CodeLine(
            method: "viewDidAppear", body: "super.viewDidAppear(animated); viewWillAppear(animated)"),
        CodeLine(method: "viewDidAppear", body: "super.viewDidAppear(animated); viewDidLoad()"),
        CodeLine(
            method: "viewDidAppear", body: "super.viewDidAppear(animated); present(self, animated: true)"),
        CodeLine(
            method: "viewDidAppear",
            body: "super.viewDidAppear(animated); print(presentingViewController!.title ?? \"\")"),
        CodeLine(
            method: "viewWillDisappear",
            body: "super.viewWillDisappear(animated); present(UIViewController(), animated: true)"),
        CodeLine(
            method: "viewWillDisappear", body: "super.viewWillDisappear(animated); viewWillAppear(animated)"),
        CodeLine(method: "viewDidDisappear", body: "super.viewDidDisappear(animated); loadView()"),
        CodeLine(
            method: "viewDidDisappear",
            body: "super.viewDidDisappear(animated); print(view.window!.bounds)"),
    ]

    /// Lines that look as if they might do harm. Whether they do none in an app, the simulation says.
    private static let harmless = [
        CodeLine(method: "loadView", body: "view = UIView()"),
        CodeLine(method: "loadView", body: "super.loadView()"),
        CodeLine(method: "loadView", body: "let root = UIView(); root.addSubview(UILabel()); view = root"),
        CodeLine(method: "loadView", body: "if !isViewLoaded { view = UIView() }"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); view.addSubview(UILabel())"),
        CodeLine(method: "viewDidLoad", body: "view.addSubview(UIView()); super.viewDidLoad()"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); navigationItem.title = \"Ready\""),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); view.setNeedsLayout()"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); loadViewIfNeeded()"),
        CodeLine(method: "viewDidLoad", body: "super.viewDidLoad(); print(view.window == nil)"),
        CodeLine(method: "viewWillAppear", body: "super.viewWillAppear(animated); view.setNeedsLayout()"),
        CodeLine(
            method: "viewWillAppear",
            body: "super.viewWillAppear(animated); if isViewLoaded { print(view.bounds.width) }"),
        CodeLine(method: "viewWillAppear", body: "print(view.frame); super.viewWillAppear(animated)"),
        CodeLine(
            method: "viewWillAppear",
            body: "super.viewWillAppear(animated); if view == nil { loadView() }"),
        CodeLine(method: "viewDidAppear", body: "super.viewDidAppear(animated); view.layoutIfNeeded()"),
        CodeLine(method: "viewDidAppear", body: "super.viewDidAppear(animated); print(view.window!.bounds)"),
        CodeLine(
            method: "viewDidAppear",
            body:
                "super.viewDidAppear(animated); if view.window == nil { present(UIViewController(), animated: true) }"
        ),
        CodeLine(method: "viewDidAppear", body: "view.addSubview(UILabel()); super.viewDidAppear(animated)"),
        CodeLine(
            method: "viewWillDisappear",
            body: "super.viewWillDisappear(animated); if isMovingFromParent { print(\"leaving\") }"),
        CodeLine(
            method: "viewWillDisappear", body: "super.viewWillDisappear(animated); print(view.window!.bounds)"
        ),
        CodeLine(
            method: "viewDidDisappear",
            body: "super.viewDidDisappear(animated); if !isViewLoaded { loadView() }"),
        CodeLine(
            method: "viewDidDisappear", body: "super.viewDidDisappear(animated); print(view.window == nil)"),
        CodeLine(method: "viewDidDisappear", body: "super.viewDidDisappear(animated); view.setNeedsLayout()"),
    ]

    static func draw(_ opening: Opening, _ aim: Aim, _ chance: inout Chance) -> Draft? {
        let scene = opening.scene
        guard let action = chance.pick(scene.actions + scene.rounds), let name = chance.pick(scene.own),
            let type = scene.classes[name], let plain = opening.play(action), symptom(name, plain) == nil,
            let declaration = scene.setUp.first(where: { $0 == "class \(type)" }),
            !scene.setUp.contains(where: { $0.hasPrefix("override loadView in \(type)") }),
            let fault = aim.pick(faults)
        else { return nil }
        // One line for each method.
        var others: [CodeLine] = []
        for line in chance.shuffled(harmless) where line.method != fault.method {
            if !others.contains(where: { $0.method == line.method }) { others.append(line) }
        }
        let methods = chance.shuffled([fault] + others.prefix(2 + chance.number(below: 2)))
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
            switch play.trace[index].event {
            case .endlessRecursion:
                return ("calls go round without end, and the app is gone", play.trace[index].rule)
            case .exhausted: return ("the app hangs, and is gone", play.trace[index].rule)
            default: continue
            }
        }
        func isByHand(_ entry: Int) -> Bool {
            [.callByHandRunsOnlyThatMethod, .loadViewByHandReplacesView, .appearanceByHandIsMisuse]
                .contains(play.trace[entry].rule)
        }
        guard play.world.application != .crashed, let controller = play.controller(name) else { return nil }
        for callback in [Callback.loadView, .viewDidLoad] {
            let calls = play.calls(of: callback, on: controller)
            if calls.count > 1 {
                let other = calls.first(where: isByHand) ?? calls[1]
                return (
                    "\(callback.rawValue) of \(name) comes \(Choices.times(calls.count))",
                    play.trace[other].rule
                )
            }
        }
        let will = play.calls(of: .viewWillAppear, on: controller)
        let did = play.calls(of: .viewDidAppear, on: controller)
        if will.count > did.count, did.count > 0, let last = will.last(where: isByHand) ?? will.last {
            return ("viewWillAppear of \(name) comes \(Choices.times(will.count))", play.trace[last].rule)
        }
        return nil
    }
}
