import CommandLanguage
import Lifecycle

/// Something that has to hold after some commands, in the small vocabulary of lessons and scripts.
package enum Goal: Hashable, Sendable {
    /// A call came a number of times.
    case called(CallName, Comparison, Int)
    /// Both calls came, the first of the one before the first of the other.
    case before(CallName, CallName)
    /// A controller lives, or does not.
    case alive(String, Bool)
    /// A controller's view is loaded, or is not.
    case loaded(String, Bool)
    /// A controller's view is in the window, or is not.
    case inWindow(String, Bool)
    /// A controller's view is of a class.
    case viewClass(String, String)
    /// The console showed a text, or did not.
    case message(String, Bool)
    /// An exception with a text in its name or reason ended the app.
    case exception(String)
    /// The app crashed, or did not.
    case crashed(Bool)
    /// Each call had a method of UIKit's own above it on the stack, or none had.
    case through(CallName, String, Bool)
    /// Something has a value, such as `login.view.frame is 0 0 393 852`, or has another one.
    case value(String, String, Bool)

    /// A callback with the name of who hears it.
    package struct CallName: Hashable, Sendable {
        /// The controller's name, a view's class, `app`, or a controller's name with `.delegate` or
        /// `.presentationController`.
        package let controller: String
        package let callback: Callback

        package init(controller: String, callback: Callback) {
            self.controller = controller
            self.callback = callback
        }
    }

    /// Indicates whether it is about a state that calls bring about.
    var isOfState: Bool {
        switch self {
        case .alive, .loaded, .inWindow, .value: true
        default: false
        }
    }

    /// A limit on a number of calls.
    package enum Comparison: String, Hashable, Sendable {
        case exactly = "", atLeast = "at least", atMost = "at most"
    }

    /// Reads a goal, such as `login.viewDidLoad called 2 times` or `login not loaded`.
    ///
    /// - Parameter text: The goal in words.
    /// - Throws: A ``CommandError`` with the vocabulary.
    package init(_ text: String) throws(CommandError) {
        let words = text.split { $0.isWhitespace }.map(String.init)
        guard let goal = try Goal.read(words, text) else {
            throw CommandError(
                "\(text.prefix(60)) isn't a goal. Goals are: login.viewDidLoad called 2 times (or: once, at "
                    + "least 2 times), login.viewDidLoad never called, login.loadView before login.viewDidLoad, login alive, login gone, "
                    + "login loaded, login in window, login view is MapView, each with not where it makes sense, "
                    + "login.view.frame is 0 0 320 480, tap.view is button, login.loadView through loadViewIfRequired, "
                    + "message \"text\", not message \"text\", exception \"text\", crashed, not crashed.")
        }
        self = goal
    }

    private static func read(_ words: [String], _ text: String) throws(CommandError) -> Goal? {
        guard let first = words.first else { return nil }
        let isDenied = words.count > 2 && first == "not" && words[1] == "message"
        if first == "message" || first == "exception" || isDenied {
            let quoted = String(text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
            return quoted.isEmpty
                ? nil : first == "exception" ? .exception(quoted) : .message(quoted, !isDenied)
        }
        if words.count > 2, words[1] == "is", first.contains(".") {
            let isNegated = words[2] == "not"
            return .value(first, words.dropFirst(isNegated ? 3 : 2).joined(separator: " "), !isNegated)
        }
        let rest = Array(words.dropFirst())
        let isNegated = rest.first == "not" || first == "not"
        let tail = (first == "not" ? rest : isNegated ? Array(rest.dropFirst()) : rest).joined(separator: " ")
        if words == ["crashed"] || words == ["not", "crashed"] { return .crashed(!isNegated) }
        if first.contains(".") {
            let call = try callName(first)
            if rest.count == 2, rest[0] == "before" { return .before(call, try callName(rest[1])) }
            if rest == ["never", "called"] { return .called(call, .exactly, 0) }
            if rest.count == 2, rest[0] == "through" { return .through(call, rest[1], true) }
            if rest.count == 3, rest[0] == "not", rest[1] == "through" {
                return .through(call, rest[2], false)
            }
            guard rest.first == "called", let (comparison, count) = amount(Array(rest.dropFirst())) else {
                return nil
            }
            return .called(call, comparison, count)
        }
        switch tail {
        case "alive": return .alive(first, !isNegated)
        case "gone": return .alive(first, isNegated)
        case "loaded": return .loaded(first, !isNegated)
        case "in window": return .inWindow(first, !isNegated)
        default:
            guard rest.count == 3, rest[0] == "view", rest[1] == "is" else { return nil }
            return .viewClass(first, rest[2])
        }
    }

    private static func callName(_ text: String) throws(CommandError) -> CallName {
        var parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        for object in ["delegate", "presentationController"] {
            guard parts.count == 2, parts[1].hasPrefix(object + ".") else { continue }
            parts = [parts[0] + "." + object, String(parts[1].dropFirst(object.count + 1))]
        }
        guard parts.count == 2, let callback = CallbackName.callback(for: parts[1]) else {
            let meant = parts.last.flatMap {
                Spelling.closest(to: $0, among: Callback.allCases.map { $0.rawValue })
            }
            throw CommandError("\(text) isn't a call. Calls look like login.viewDidLoad.", suggestion: meant)
        }
        return CallName(controller: parts[0], callback: callback)
    }

    /// `2 times`, `once`, `never`, `at least 2 times`.
    private static func amount(_ words: [String]) -> (Comparison, Int)? {
        var words = words
        var comparison = Comparison.exactly
        if words.count > 2, words[0] == "at", let found = Comparison(rawValue: "at " + words[1]) {
            comparison = found
            words.removeFirst(2)
        }
        switch words {
        case []: return (.atLeast, 1)
        case ["once"]: return (comparison, 1)
        case ["twice"]: return (comparison, 2)
        case ["never"] where comparison == .exactly: return (.exactly, 0)
        default:
            guard words.count == 2, words[1] == "times" || words[1] == "time", let count = Int(words[0]),
                count >= 0
            else { return nil }
            return (comparison, count)
        }
    }

    /// The goal in words.
    package var text: String {
        func word(_ isSo: Bool) -> String { isSo ? "" : "not " }
        switch self {
        case .called(let call, .exactly, 0): return "\(call.text) never called"
        case .called(let call, .exactly, 1): return "\(call.text) called once"
        case .called(let call, .atLeast, 1): return "\(call.text) called"
        case .called(let call, let comparison, let count):
            let limit = comparison.rawValue.isEmpty ? "" : comparison.rawValue + " "
            return "\(call.text) called \(limit)\(count) \(count == 1 ? "time" : "times")"
        case .before(let first, let second): return "\(first.text) before \(second.text)"
        case .alive(let name, let isSo): return isSo ? "\(name) alive" : "\(name) gone"
        case .loaded(let name, let isSo): return "\(name) \(word(isSo))loaded"
        case .inWindow(let name, let isSo): return "\(name) \(word(isSo))in window"
        case .viewClass(let name, let className): return "\(name).view is a \(className)"
        case .message(let text, let isSo): return "the console \(isSo ? "shows" : "doesn't show") \"\(text)\""
        case .exception(let text): return "an exception says \"\(text)\""
        case .through(let call, let method, let isSo): return "\(call.text) \(word(isSo))through \(method)"
        case .value("tap.view", "nil", let isSo): return "\(isSo ? "no" : "a") view gets the tap"
        case .value("tap.view", let view, let isSo):
            return "\(view) \(isSo ? "gets" : "doesn't get") the tap"
        case .value(let subject, let value, let isSo): return "\(subject) is \(word(isSo))\(value)"
        case .crashed(let isSo): return isSo ? "the app has crashed" : "the app hasn't crashed"
        }
    }

    /// What the value that the goal is about is, in a sentence; nil if the goal is about something else.
    package func actual(in simulation: Simulation, since start: Int) -> String? {
        guard case .value(let subject, let value, _) = self else { return nil }
        let entries = min(start, simulation.trace.count)..<simulation.trace.count
        let found = StateReader(simulation, entries: entries).values(of: subject, like: value)?.first
        return found.map { found in
            subject == "tap.view" && found == "nil"
                ? "No view gets the tap." : Goal.value(subject, found, true).text + "."
        }
    }

    /// Indicates whether the goal is met, counting the calls and messages in the trace since `start`; of the calls all, or
    /// only those that UIKit makes. Unknown names are reported by ``unknownName(in:since:)``.
    package func holds(
        in simulation: Simulation, since start: Int, countingCallsByHand: Bool = true
    ) -> Bool {
        let world = simulation.world
        let entries = min(start, simulation.trace.count)..<simulation.trace.count
        func controller(_ name: String) -> Controller.ID? { world.newestController(named: name) }
        func positions(of call: CallName) -> [Int] {
            entries.filter { index in
                let entry = simulation.trace[index]
                let isByHand =
                    entry.rule == .callByHandRunsOnlyThatMethod || entry.rule == .loadViewByHandReplacesView
                return entry.callbackName == call.callback.rawValue && (countingCallsByHand || !isByHand)
                    && entry.receiver.name(in: world) == call.controller
            }
        }
        switch self {
        case .called(let call, let comparison, let wanted):
            let count = positions(of: call).count
            return switch comparison {
            case .exactly: count == wanted
            case .atLeast: count >= wanted
            case .atMost: count <= wanted
            }
        case .before(let first, let second):
            guard let one = positions(of: first).first, let other = positions(of: second).first else {
                return false
            }
            return one < other
        case .alive(let name, let isSo):
            return (controller(name).map { world.controllers[$0].isAlive } ?? false) == isSo
        case .loaded(let name, let isSo):
            return controller(name).map { (world.controllers[$0].view != nil) == isSo } ?? false
        case .inWindow(let name, let isSo):
            return controller(name).map { world.isViewInWindow($0) == isSo } ?? false
        case .viewClass(let name, let className):
            return controller(name).flatMap { world.controllers[$0].view }.map {
                world.views[$0].className == className
            } ?? false
        case .message(_, let isSo):
            return isSo == entries.contains { isShown(by: simulation.trace[$0], in: world) }
        case .exception: return entries.contains { isShown(by: simulation.trace[$0], in: world) }
        case .through(let call, let method, let isSo):
            let calls = positions(of: call)
            return !calls.isEmpty
                && calls.allSatisfy { index in
                    simulation.callStack(at: index).contains { $0.isPrivate && $0.text.contains(method) }
                        == isSo
                }
        case .value(let subject, let value, let isSo):
            let values = StateReader(simulation, entries: entries).values(of: subject, like: value)
            return values.map { $0.contains(value) == isSo } ?? false
        case .crashed(let isSo): return (world.application == .crashed) == isSo
        }
    }

    /// Indicates whether an entry writes the text in question to the console, or raises the exception with it.
    package func isShown(by entry: Entry, in world: World) -> Bool {
        switch (self, entry.event) {
        case (.message(let text, _), .console(let message)): message.text(in: world).contains(text)
        case (.message(let text, _), .printed(let line)): line.contains(text)
        case (.exception(let text), .exception(let exception)):
            exception.name.contains(text) || exception.reason(in: world).contains(text)
        default: false
        }
    }

    /// Indicates whether the goal of a task is met: calls by hand don't count, as UIKit has to make them.
    package func isReached(in simulation: Simulation, since start: Int) -> Bool {
        holds(in: simulation, since: start, countingCallsByHand: false)
    }

    /// Indicates whether nothing that can still happen meets the goal of a task: there was a call, a message or an order
    /// that must not be.
    package func isOutOfReach(in simulation: Simulation, since start: Int) -> Bool {
        func isReached(_ goal: Goal) -> Bool { goal.isReached(in: simulation, since: start) }
        switch self {
        case .called(let call, .exactly, let count), .called(let call, .atMost, let count):
            return isReached(.called(call, .atLeast, count + 1))
        case .before(let first, let second): return first != second && isReached(.before(second, first))
        case .message(_, false), .crashed(false): return !isReached(self)
        case .through(let call, _, _): return isReached(.called(call, .atLeast, 1)) && !isReached(self)
        case .called, .alive, .loaded, .inWindow, .viewClass, .message, .exception, .crashed, .value:
            return false
        }
    }

    /// Returns an error about a name in the goal that refers to nothing, so that the goal can be neither met
    /// nor missed. Calls count from the trace position `start`. Returns nil if everything in the goal exists.
    package func unknownName(in simulation: Simulation, since start: Int) -> CommandError? {
        let world = simulation.world
        let names: [String]
        switch self {
        case .called(let call, _, _), .through(let call, _, _):
            names = [call.controllerName].compactMap { $0 }
        case .before(let first, let second):
            names = [first.controllerName, second.controllerName].compactMap { $0 }
        case .alive(let name, _), .loaded(let name, _), .inWindow(let name, _), .viewClass(let name, _):
            names = [name]
        case .value(let subject, let value, _):
            let reader = StateReader(
                simulation, entries: min(start, simulation.trace.count)..<simulation.trace.count)
            guard reader.values(of: subject, like: value) == nil else { return nil }
            let name = String(subject.prefix { $0 != "." })
            let isThere = world.newestController(named: name) != nil || world.view(named: name) != nil
            guard !isThere, name != subject else { return CommandError(StateReader.advice(on: subject)) }
            names = [name]
        case .message, .exception, .crashed: return nil
        }
        return names.lazy.compactMap(world.unknownController).first
    }

    /// A goal as a question of yes or no.
    ///
    /// - Parameters:
    ///   - claim: The goal in its vocabulary, such as `login loaded`.
    ///   - marked: Marks a name or a text that is no goal as code where it is shown; leaves it as it is by default.
    /// - Returns: One sentence with its question mark.
    package static func question(_ claim: String, _ marked: (String) -> String = { $0 }) -> String {
        guard let goal = try? Goal(claim) else { return "Is this true afterward: \(marked(claim))?" }
        func call(_ call: CallName) -> String { marked(call.text) }
        switch goal {
        case .called(let name, .exactly, 0): return "Is it true that \(call(name)) is never called?"
        case .called(let name, .atLeast, 1): return "Is \(call(name)) called?"
        case .called(let name, let comparison, let count):
            let limit = comparison == .exactly ? "exactly" : comparison.rawValue
            return "Is \(call(name)) called \(limit) \(count == 1 ? "once" : "\(count) times")?"
        case .before(let first, let second):
            return "Is \(call(first)) called before \(call(second))?"
        case .alive(let name, let isSo):
            return "Is \(marked(name)) \(isSo ? "still alive" : "deallocated") afterward?"
        case .loaded(let name, let isSo):
            return "Is \(marked(name).possessive) view \(isSo ? "" : "not ")loaded afterward?"
        case .inWindow(let name, let isSo):
            return "Is \(marked(name).possessive) view \(isSo ? "" : "not ")in the window afterward?"
        case .through(let name, let method, let isSo):
            return
                "Is it true that \(call(name)) \(isSo ? "is called" : "isn't called") through \(marked(method))?"
        case .viewClass(let name, let type):
            return "Is \(marked(name + ".view")) a \(marked(type)) afterward?"
        case .message(let text, true): return "Does the console show \(marked("\"\(text)\""))?"
        case .exception(let text): return "Does UIKit raise an exception that says \(marked("\"\(text)\""))?"
        case .crashed(true): return "Does the app crash?"
        case .message, .crashed, .value("tap.view", _, _): return "Is it true that \(goal.text)?"
        case .value(let subject, let value, let isSo):
            return "Is \(marked(subject)) \(isSo ? "" : "not ")\(marked(value)) afterward?"
        }
    }
}

extension Goal.CallName {
    var text: String { "\(controller).\(callback.rawValue)" }

    /// The controller that hears it, or that has what hears it; nil for the app, and for views, which go by their classes.
    package var controllerName: String? {
        let name = String(controller.prefix { $0 != "." })
        return name == "app" || name.first?.isUppercase == true ? nil : name
    }
}

extension World {
    /// Returns an error about a name that no controller has or had; nil if there is such a controller.
    package func unknownController(named name: String) -> CommandError? {
        let known = controllers.identifiers.map { controllers[$0].name }
        guard !known.contains(name) else { return nil }
        let meant = Spelling.closest(to: name, among: known)
        return CommandError(
            "There's no controller named \(name)"
                + (meant == nil ? known.isEmpty ? "." : ", only \(known.listed(last: " and "))." : ""),
            suggestion: meant)
    }
}
