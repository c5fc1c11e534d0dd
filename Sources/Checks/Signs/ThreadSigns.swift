import CourseTexts
import Lifecycle

/// Checks for UI code in blocks on background queues, in tasks outside of the main actor, and in completion handlers and
/// delegate methods that frameworks call on queues of their own. Only the text shows it, since no run calls closures that are passed to outside code.
struct CompletionChecks: TextCheck {
    /// All types, also those that are no classes, and functions outside of types.
    private let types: [[ClassOutline]]
    private let known: FindingCollector
    /// The class that is looked at, with its extensions.
    private var outlines: [ClassOutline] = []
    /// The method that is looked at.
    private var method: MethodOutline?
    private var uses: InterfaceUses
    /// What calls a closure which it gets on another thread, by its name.
    private static let calling = Set(CourseTexts.list("calling elsewhere"))
    /// The methods of the app that do so.
    private var ownCalling: Set<Owned> = []
    /// The confidence that what is looked at runs on another thread.
    private var confidence = CodeFinding.Confidence.certain
    var evidence = FindingCollector()

    /// A method of a type.
    private struct Owned: Hashable { let type: String, name: String }

    /// Creates the checks of an app. Findings that runs have shown already are not repeated.
    init(_ app: CheckedApp, knowing known: FindingCollector) {
        types = Array(Dictionary(grouping: app.outlines + app.values, by: \.path).values)
        uses = InterfaceUses(app)
        self.known = known
    }

    mutating func run() {
        findCalling()
        // Of several classes of a name it isn't known which one an extension belongs to.
        for type in types where type.count(where: { !$0.isExtension }) < 2 || type[0].path.isEmpty {
            outlines = type
            for method in type.flatMap(\.methods) {
                self.method = method
                if let type = method.parameters.first?.type, Self.delegating.contains(type),
                    !method.isPrivate, !method.body.asksThread
                {
                    confidence = .likely
                    check(method.body, "the delegate method \(method.name)")
                }
                for completion in method.body.completions where !completion.body.asksThread {
                    guard let words = background(completion, in: method) else { continue }
                    confidence = isCalling(completion, method) || completion.isTask ? .likely : .certain
                    check(completion.body, words)
                }
            }
        }
    }

    /// What calls the blocks that it gets on another thread, by the beginning of the code that stands for it. A session or
    /// queue that is created in another way may use the main queue.
    private static let background = [
        ("DispatchQueue.global(", "a block on a background queue"),
        ("DispatchQueue(label:", "a block on a background queue"),
        ("OperationQueue(", "a block on an operation queue"),
        ("URLSession.shared", "a URL session's completion handler"),
        ("URLSession(configuration:", "a URL session's completion handler"),
        ("PHPhotoLibrary", "a photo library's completion handler"),
        ("AVCaptureDevice", "a capture device's completion handler"),
        ("UNUserNotificationCenter", "a notification center's completion handler"),
        ("CNContactStore", "a contact store's completion handler"),
        ("EKEventStore", "an event store's completion handler"),
        ("LAContext", "a local authentication's completion handler"),
        ("SFSpeechRecognizer", "a speech recognizer's completion handler"),
        ("ATTrackingManager", "a tracking manager's completion handler"),
        ("HKHealthStore", "a health store's completion handler"),
        ("WCSession", "a watch session's reply handler"),
    ]

    private static let callingBack = Set(CourseTexts.list("calling back"))

    /// What calls its delegate on threads of its own, by the type of the first parameter.
    private static let delegating: Set<String> = ["WCSession", "MCSession", "SCNSceneRenderer", "PHChange"]

    /// Finds the methods that call a closure of their caller's in a completion handler, and those that pass it to these.
    private mutating func findCalling() {
        let taking = types.flatMap { type in
            type.flatMap(\.methods)
                .filter { $0.baseName != "init" && $0.parameters.contains { $0.isClosure } }
                .map { (type, $0) }
        }
        var groups = Dictionary(grouping: taking) { Owned(type: $0.0[0].path, name: $0.1.baseName) }
        let named = Dictionary(grouping: groups.keys, by: \.name)
        while true {
            let found = groups.filter { key, methods in
                // Of several methods of a name, some only call others.
                guard methods.contains(where: { handsOn($0.1, $0.0) }) else { return false }
                ownCalling.insert(key)
                defer { ownCalling.remove(key) }
                return methods.allSatisfy { handsOn($0.1, $0.0) }
            }
            guard !found.isEmpty else { return }
            for key in found.keys {
                groups[key] = nil
                ownCalling.insert(key)
                // By its name alone only what has it alone is known.
                if named[key.name]?.count == 1 { ownCalling.insert(Owned(type: "?", name: key.name)) }
            }
        }
    }

    /// Indicates whether a method calls a closure of its caller's on another thread, if it does at all.
    private mutating func handsOn(_ method: MethodOutline, _ type: [ClassOutline]) -> Bool {
        outlines = type
        let names = method.parameters.filter { $0.isClosure }.map(\.name)
        let callers = method.body.completions.filter { $0.body.calls(anyOf: names) }
        let passing = method.body.uses.filter { !Set($0.given).isDisjoint(with: names) }.map { use in
            let parts = use.path.split(separator: ".")
            return BodyOutline.Completion(
                receiver: parts.dropLast().joined(separator: "."), method: String(parts.last ?? ""),
                body: BodyOutline())
        }
        return !(callers + passing).isEmpty
            && callers.allSatisfy { !$0.body.asksThread && background($0, in: method) != nil }
            && passing.allSatisfy { background($0, in: method) != nil }
    }

    /// Indicates whether a closure goes to a method that calls it on another thread.
    private func isCalling(_ completion: BodyOutline.Completion, _ method: MethodOutline) -> Bool {
        if Self.calling.contains(completion.method) { return true }
        let (path, scope) = uses.resolve(
            completion.receiver.isEmpty ? completion.method : completion.receiver + "." + completion.method,
            InterfaceUses.Scope(outlines: outlines, method: method, locals: method.body.locals))
        let owners = uses.owners(of: path, in: scope).map { $0.first?.path ?? "" }
        return (owners.isEmpty ? ["?"] : owners).allSatisfy {
            ownCalling.contains(Owned(type: $0, name: completion.method))
        }
    }

    /// The words for what gets a closure and certainly calls it on another thread; nil for anything else.
    private func background(_ completion: BodyOutline.Completion, in method: MethodOutline) -> String? {
        if isCalling(completion, method) { return "the completion handler of \(completion.method)" }
        if completion.isTask {
            let isOffMain = completion.method == "detached" || !method.isOnMain && uses.isOffMain(outlines)
            return isOffMain ? "a task outside of the main actor" : nil
        }
        let receiver = completion.receiver
        // A chain that is too long isn't known to its end, and operators may go on to another thread.
        if completion.method == "sink", receiver.contains("dataTaskPublisher("), receiver.utf8.count < 300,
            !["receive", "main", "schedul"].contains(where: receiver.lowercased().contains)
        {
            return "what receives a URL session's values"
        }
        guard Self.callingBack.contains(completion.method), !receiver.isEmpty else { return nil }
        let name = receiver.hasPrefix("self.") ? String(receiver.dropFirst(5)) : receiver
        let values =
            [receiver] + method.body.locals.filter { $0.target == name }.map(\.value)
            + outlines.flatMap(\.properties).filter { $0.name == name }.compactMap(\.value)
        let known = Self.background.first { known in
            values.contains { $0.hasPrefix(known.0) && !$0.contains("delegateQueue") }
        }
        guard let (type, words) = known else { return nil }
        // A method that the text adds to the type may call its closure on any thread.
        let isAdded = types.joined().contains { outline in
            outline.isExtension && type.hasPrefix(outline.name)
                && outline.methods.contains { $0.baseName == completion.method }
        }
        return isAdded ? nil : words
    }

    private mutating func check(_ body: BodyOutline, _ words: String) {
        let scope = InterfaceUses.Scope(outlines: outlines, method: method, locals: locals(body))
        for use in body.uses {
            let path = Path(use.path).parts.joined(separator: ".")
            if uses.changes(use, scope) {
                tell(at: [use.place], "On a background thread, \(words) \(verb(use)) \(path).")
            } else if let inner = uses.reached(by: use, in: scope) {
                // What a delegate or a part is can be another class than the text has.
                if path.contains(".") { confidence = .likely }
                tell(
                    at: [use.place, inner.place],
                    "On a background thread, \(words) calls \(path), which \(verb(inner)) "
                        + "\(Path(inner.path).parts.joined(separator: ".")) on line \(inner.place.line).")
            }
        }
    }

    /// The constants that code in a method can use, its own last.
    private func locals(_ body: BodyOutline) -> [AssignmentOutline] {
        (method?.body.locals ?? []).filter { known in !body.locals.contains { $0.target == known.target } }
            + body.locals
    }

    private mutating func tell(at places: [CodeLocation], _ message: String) {
        guard !places.contains(where: { known.has(.usedOffMainThread, inLineOf: $0) }) else { return }
        let name = outlines.first?.name ?? ""
        find(.usedOffMainThread, at: places[0], in: name, message, confidence: confidence)
    }

    private func verb(_ use: UseOutline) -> String { use.isCall ? "calls" : "uses" }
}

extension BodyOutline.Completion {
    /// Indicates whether it is the code of a task, which inherits the actor around it unless it is detached.
    fileprivate var isTask: Bool {
        method == "Task" && receiver.isEmpty || method == "detached" && receiver == "Task"
    }
}

extension BodyOutline {
    /// Indicates whether it calls a parameter of the function around it.
    fileprivate func calls(anyOf names: [String]) -> Bool {
        uses.contains { use in
            use.isCall && !use.isAwaited && names.contains(use.path.filter { $0 != "?" && $0 != "!" })
        }
    }
}

extension MethodOutline.Parameter {
    /// Indicates whether it is a closure, by the words of its type.
    fileprivate var isClosure: Bool {
        type.contains("->")
            || ["Completion", "Handler", "Callback", "Closure", "Block"].contains(where: type.hasSuffix)
    }
}
