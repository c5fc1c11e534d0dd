import Lifecycle
import Reports
import Session

/// The output of one command.
struct RunLines {
    let run: Run
    var world: World { run.simulation.world }
    var trace: Trace { run.simulation.trace }
    var text: WorldText { WorldText(world: world) }
    /// The numbered calls, in order, and the same for looking up.
    let visible: [Int]
    private let isVisible: Set<Int>
    /// Indicates whether there are calls on several receivers, so that each has to be named.
    private let hasSeveralReceivers: Bool

    init(_ run: Run) {
        self.run = run
        visible = run.visibleCallbacks
        isVisible = Set(visible)
        let world = run.simulation.world, trace = run.simulation.trace
        let receivers = Set(visible.map { trace[$0].receiver })
        hasSeveralReceivers =
            world.hasSeveralControllers || receivers.count > 1
            || receivers.contains { if case .view = $0 { true } else { false } }
    }

    var lines: [Line] {
        if case .ignored(let refusal) = run.outcome {
            if refusal == .nothingHeld, let sheet = lockedSheet {
                let lock =
                    text.world.controllers[sheet].isModalInPresentation
                    ? "isModalInPresentation is true" : "its delegate doesn't let it be dismissed"
                let reason = "! The sheet \(text.name(sheet)) can't be dragged away, because \(lock)."
                return [Line(reason, .bad, hanging: 2, next: "explain sheet.blocked")]
            }
            return [Line("! " + text.refusal(refusal), .bad, next: "state   help")]
        }
        return opening + calls + closing
    }

    /// A presented controller on screen that can't be dragged away, so that a drag has no effect; nil if there is none.
    private var lockedSheet: Controller.ID? {
        let world = run.simulation.world
        return world.livingControllers.first { controller in
            let object = world.controllers[controller]
            return object.presenter != nil && (object.isModalInPresentation || object.refusesDismissal)
                && world.isViewInWindow(controller)
        }
    }

    /// The line on why loading begins; empty if it does not.
    private var opening: [Line] {
        let missing = run.entries.first { index in
            trace[index].event == .change(.viewIsMissing) && trace[index].caller == nil
        }
        guard let missing, case .controller(let controller) = trace[missing].receiver else { return [] }
        return [Line("  \(text.name(controller)).view is nil, so UIKit loads it now", .faint)]
    }

    /// The numbered calls, with what the console prints between them.
    private var calls: [Line] {
        let numbers = Dictionary(
            visible.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let shown = shownEntries(numbers)
        guard isWithoutEnd, shown.count > Self.roundsShown.first + Self.roundsShown.last + 1 else {
            return lines(of: shown, numbers)
        }
        let left = shown.count - Self.roundsShown.first - Self.roundsShown.last
        return lines(of: Array(shown.prefix(Self.roundsShown.first)), numbers)
            + [Line("  … \(left) more lines …", .faint)]
            + lines(of: Array(shown.suffix(Self.roundsShown.last)), numbers)
    }

    /// The number of shown entries from an endless loop: at its beginning and at its end.
    private static let roundsShown = (first: 20, last: 3)

    private var isWithoutEnd: Bool {
        switch run.outcome {
        case .hung, .outgrown, .stopped: true
        default: false
        }
    }

    private func lines(of shown: [Int], _ numbers: [Int: Int]) -> [Line] {
        let labels = shown.map { label($0) }
        let width = min(30, labels.map { $0.cellWidth }.max() ?? 0)
        let digits = max(1, String(numbers.count).count)
        return zip(shown, labels).map { entry, label in
            guard let number = numbers[entry] else { return incident(entry) }
            let front = "  " + number.inColumns(digits) + "  "
            return Line(
                [Span(front, .faint), Span(label, .strong)], remark: note(on: entry),
                inColumn: front.count + width + 2)
        }
    }

    /// The entries that are shown: callbacks, console messages and crashes; of endless repetition one round.
    private func shownEntries(_ numbers: [Int: Int]) -> [Int] {
        let shown = run.entries.filter { index in
            if numbers[index] != nil { return true }
            switch trace[index].event {
            case .console, .exception, .endlessRecursion, .printed, .exhausted: return true
            // For files, this is reported at the end of the run.
            case .skipped: return trace.place(of: index)?.file.isEmpty == true
            case .callback, .change, .completion: return false
            }
        }
        guard case .endlessRecursion(let start)? = shown.last.map({ trace[$0].event }) else { return shown }
        let round = shown.filter { $0 > start }.count - 1
        let begin = shown.firstIndex { trace[$0].event == trace[start].event } ?? 0
        let kept = begin + max(1, round) * 2
        return Array(shown.dropLast().prefix(kept)) + shown.suffix(1)
    }

    private func label(_ index: Int) -> String {
        let entry = trace[index]
        let depth = visibleDepth(of: index)
        let isController = if case .controller = entry.receiver { true } else { false }
        let receiver = isController && !hasSeveralReceivers ? "" : entry.receiver.name(in: world) + "."
        return String(repeating: "  ", count: min(depth, 6)) + receiver + entry.callbackName
    }

    private func visibleDepth(of index: Int) -> Int {
        var depth = 0, next = trace[index].caller
        while let caller = next {
            if isVisible.contains(caller) { depth += 1 }
            next = trace[caller].caller
        }
        return depth
    }

    private func incident(_ index: Int) -> Line {
        switch trace[index].event {
        case .console(let message):
            Line(Span("  console: ", .faint), Span(message.text(in: world), .bad), hanging: 11)
        case .exception(let exception):
            crash(exception, at: index)
        case .printed(let line):
            Line(
                Span(isValue(index) ? "  = " : "  print: ", .faint), Span(line),
                Span(line == "?" ? "  (a value that the simulation doesn't know)" : "", .faint), hanging: 9)
        case .skipped(let code, .assumed):
            Line(Span("  assumed: ", .faint), Span(code), hanging: 6)
        case .skipped(let code, .notSimulated):
            Line(Span("  not simulated: ", .faint), Span(code), hanging: 6)
        case .skipped(let code, _):
            Line(
                [
                    Span(
                        "  skipped, \(isOfUIKit(code) ? "something in it is unknown" : "not understood"): ",
                        .faint),
                    // A form without a name says little by itself.
                    Span(code.contains { $0.isLetter } ? code : "an expression of the form \(code)"),
                    Span(statementPlace(of: index).map { ", \($0)" } ?? "", .faint),
                ], hanging: 6, next: declaration(ofClassIn: code) ?? "help override")
        case .exhausted(let excess):
            Line(
                Span("  " + (statementPlace(of: index).map { $0 + ": " } ?? ""), .faint),
                Span("*** and so on forever: \(excess.text), and the app is killed", .bad), hanging: 6)
        default:
            Line(
                Span("  " + (lastOverride(before: index).map { $0 + ": " } ?? ""), .faint),
                Span(
                    "*** and so on forever: "
                        + (trace[index].rule == .layoutWithoutEndHangsApp
                            ? "the app hangs" : "the stack overflows, and the app crashes"),
                    .bad), hanging: 6)
        }
    }

    /// The declaration that is missing of a class of which skipped code creates an object, such as `MapView(…)`.
    private func declaration(ofClassIn code: String) -> String? {
        let name = code.dropLast(3)
        guard code.hasSuffix("View(…)"), name.first?.isUppercase == true,
            name.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return nil }
        return "class \(name): UIView {}"
    }

    /// Returns whether a printed line is the value of the command, rather than the output of code that ran on
    /// the way.
    private func isValue(_ index: Int) -> Bool {
        guard case .swift(.run(let body))? = run.command, body.statements.count == 1,
            case .expression(.call(.name("print"), _)) = body.statements[0].kind,
            body.source?.hasPrefix("print") == false
        else { return false }
        return index == run.entries.last(where: isPrinted)
    }

    private func isPrinted(_ index: Int) -> Bool {
        if case .printed = trace[index].event { true } else { false }
    }

    /// The last line on the console, as the crash prints it.
    private func crash(_ exception: AppException, at index: Int) -> Line {
        let reason = exception.reason(in: world)
        let text =
            exception.isSwiftTrap
            ? "\(exception.name): \(reason)"
            : "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(reason)'"
        let place = statementPlace(of: index).map { $0 + ": " } ?? ""
        return Line(Span("  " + place, .faint), Span(text, .bad), hanging: 6)
    }

    /// Returns the important events inside a call.
    private func note(on index: Int) -> String {
        let entry = trace[index]
        guard case .callback(let callback, let argument) = entry.event else { return "" }
        // The changes that happened directly inside.
        let inside = index + 1..<max(index + 1, entry.end ?? trace.count)
        var notes = inside.map { trace[$0] }.filter { $0.caller == index }.compactMap { changeNote($0) }
        if isOverridden(entry, callback), ![.loadView, .deinitialize].contains(callback), !entry.reachedBase {
            notes.append("no super")
        }
        if case .nibName(let name?) = argument { notes.append("nib \(name)") }
        if isOverridden(entry, callback), callback == .loadView, notes.isEmpty {
            let reads = bodies(of: callback, entry).contains { $0.statements.contains(.readView) }
            notes.append(reads ? "overridden: reads view" : "overridden: assigns nothing")
        }
        if let place = place(of: index, callback) { notes.append(place) }
        return notes.joined(separator: "; ")
    }

    /// Returns the place of the override that ran, if it is in a file.
    private func place(of index: Int, _ callback: Callback) -> String? {
        guard trace[index].overridingClass != nil,
            let place = bodies(of: callback, trace[index]).first?.location, !place.file.isEmpty
        else { return statementPlace(of: index).map { "from \($0)" } }
        return words(for: place)
    }

    /// The place of the override that ran last before an entry, if it is in a file.
    private func lastOverride(before index: Int) -> String? {
        run.entries.prefix { $0 < index }.reversed().lazy.compactMap { entry -> String? in
            guard case .callback(let callback, _) = trace[entry].event, trace[entry].overridingClass != nil
            else { return nil }
            return place(of: entry, callback)
        }.first
    }

    /// The place of the learner's statement that caused an entry, if it is in a file.
    private func statementPlace(of index: Int) -> String? {
        guard let place = trace.place(of: index), !place.file.isEmpty else { return nil }
        return words(for: place)
    }

    func words(for place: CodeLocation) -> String {
        place.file.isEmpty ? "line \(place.line)" : "\(place.file):\(place.line)"
    }

    private func changeNote(_ entry: Entry) -> String? {
        guard case .change(let change) = entry.event else { return nil }
        switch change {
        case .madeView(let view, .plain, let frame):
            let isBare = entry.caller.map { !isOverridden(trace[$0], .loadView) } ?? false
            let reason =
                showsSwiftUI(entry) ? "SwiftUI isn't simulated" : isBare ? "no nib, no override" : "no nib"
            return "\(reason): \(text.plain(view, frame))"
        case .madeView(let view, let origin, let frame): return text.making(view, origin, frame)
        case .assignedView(let view, let size) where world.views[view].origin == .code:
            return
                "overridden: assigns a \(world.views[view].className) of size \(text.size(size))"
        case .wastedView:
            let isInLoadView =
                entry.caller.map { trace[$0].callbackName == Callback.loadView.rawValue } ?? false
            return isInLoadView
                ? "the view that super created is discarded" : "the view just loaded is discarded"
        case .droppedView: return "view is nil now"
        case .connectedOutlet(let name): return "outlet \(name)"
        case .assignedView, .viewIsMissing, .resized, .droppedBitmap, .passedByTouch, .hitByTouch: return nil
        }
    }

    /// Indicates whether the controller whose view is made would show SwiftUI in it.
    private func showsSwiftUI(_ entry: Entry) -> Bool {
        guard let caller = entry.caller, case .controller(let controller) = trace[caller].receiver else {
            return false
        }
        return world.ancestry(of: world.controllers[controller].classID).contains {
            world.classes[$0].name == "UIHostingController"
        }
    }

    private func isOverridden(_ entry: Entry, _ callback: Callback) -> Bool {
        !bodies(of: callback, entry).isEmpty
    }

    /// Returns the bodies of a callback's overrides in the receiver's classes.
    private func bodies(of callback: Callback, _ entry: Entry) -> [Body] {
        guard case .controller(let controller) = entry.receiver else { return [] }
        return world.ancestry(of: world.controllers[controller].classID).compactMap {
            world.classes[$0].overrides[callback]
        }
    }

    /// The state after the command, and suggestions.
    var closing: [Line] {
        switch run.outcome {
        case .raised(_, let rule), .overflowed(let rule), .hung(let rule), .outgrown(let rule):
            return [
                Line("  " + rule.facts.brief),
                Line("  The app has ended.", next: "undo   explain \(rule.facts.identifier)"),
            ]
        case .stopped(let place):
            let spot = place.map { " at \(words(for: $0))" } ?? ""
            return [
                Line("  *** Stopped\(spot).", .bad, hanging: 6),
                Line("  The app is unchanged.", next: "state"),
            ]
        case .returned(let value):
            return (run.isTap ? touchLines : quiet(value)) + [standing].compactMap { $0 }
        case .done, .ignored:
            guard visible.isEmpty else { return oldStyle + cutOff + [standing].compactMap { $0 } }
            return run.entries.contains(where: isPrinted) ? [] : [acknowledgement]
        }
    }

    /// The remark that the release ignores the named style.
    private var oldStyle: [Line] {
        guard case .presentation(.present)? = run.command?.unheld,
            trace.recordedRules.contains(where: {
                $0.rule == .oldPhonesShowAllFullScreen && run.entries.contains($0.position)
            })
        else { return [] }
        return [Line("  " + Rule.oldPhonesShowAllFullScreen.facts.brief)]
    }

    /// The remark that a chain of transitions continues beyond the command: one is in progress that no finger
    /// holds.
    private var cutOff: [Line] {
        guard visible.count >= Self.callsOfAChain, run.command.map({ $0 == $0.unheld }) ?? false else {
            return []
        }
        let isUnderWay = touchedControllers.contains { controller in
            [.appearing, .disappearing].contains(world.controllers[controller].appearance)
        }
        guard isUnderWay else { return [] }
        return [
            Line(
                "  Stopped after \(visible.count) calls: ten seconds have passed in the app, and there's more to come. "
                    + "To continue: wait 5", .bad)
        ]
    }

    /// A command that ends by itself with a transition in progress makes fewer calls than this.
    private static let callsOfAChain = 60

    private var standing: Line? {
        guard !visible.isEmpty else { return nil }
        let sentence = touchedControllers.prefix(4).map(text.sentence(on:)).joined(separator: " ")
        return Line("  " + sentence, next: "why 1   trace")
    }

    /// Returns the value of a getter that called nothing.
    private func quiet(_ value: Outcome.Value) -> [Line] {
        if case .loading(.accessView)? = run.command {
            guard visible.isEmpty else { return [] }
            let sentence = "  Nothing is called. " + Rule.getterReturnsExistingView.facts.brief
            return [Line(sentence, next: "why loadView")]
        }
        let value = Line("  = " + text.value(value), .note, next: "state")
        guard case .navigation? = run.command?.unheld else { return [value] }
        return [Line("  " + Rule.popKeepsTheRoot.facts.brief), value]
    }

    /// Returns whether skipped code calls a method that is simulated: then the fault is in what it is given.
    private func isOfUIKit(_ code: String) -> Bool {
        let name = String(code.drop { $0 == "." }.prefix { $0 != "(" })
        return code.hasSuffix("(…)")
            && (UIKitName.controllerMembers.contains(name) || UIKitName.containerMembers.contains(name))
    }

    private var touchedControllers: [Controller.ID] {
        var touched: [Controller.ID] = [], seen: Set<Controller.ID> = []
        for index in run.entries {
            if case .controller(let controller) = trace[index].receiver, seen.insert(controller).inserted {
                touched.append(controller)
            }
        }
        return touched
    }
}

extension WorldText {
    /// Returns a sentence on the state of a controller's view, which is on screen only if the app is.
    func sentence(on controller: Controller.ID) -> String {
        let object = world.controllers[controller]
        let isAway = [.background, .suspended].contains(world.application)
        guard isAway, object.isAlive, world.isViewInWindow(controller) else {
            return viewSentence(controller)
        }
        return "\(object.name).view is in the window (\(object.appearance.rawValue)), "
            + "and the app is in the background."
    }
}
