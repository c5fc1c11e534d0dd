import Lifecycle

/// Checks for UI code in blocks on background queues, in tasks outside of the main actor, and in completion handlers and
/// delegate methods that frameworks call on queues of their own. Only the text shows it, since no run calls closures that are passed to outside code.
struct CompletionChecks: TextCheck {
    private let all: [[ClassOutline]]
    private let known: FindingCollector
    /// The class that is looked at, with its extensions.
    private var outlines: [ClassOutline] = []
    /// The method that is looked at.
    private var method: MethodOutline?
    private var uses: InterfaceUses
    /// The methods of the app, by their names, that call a closure which they get on another thread.
    private var calling: Set<String> = [
        "exportAsynchronously", "loadValuesAsynchronously", "generateCGImagesAsynchronously",
        "performBackgroundTask", "ABAddressBookRequestAccessWithCompletion",
        "loadFileRepresentation", "loadDataRepresentation",
        "HKSampleQuery", "HKObserverQuery", "HKStatisticsQuery", "HKAnchoredObjectQuery",
    ]
    /// The confidence that what is looked at runs on another thread.
    private var confidence = CodeFinding.Confidence.certain
    var evidence = FindingCollector()

    /// Creates the checks of an app. Findings that runs have shown already are not repeated.
    init(_ app: CheckedApp, knowing known: FindingCollector) {
        all = Array(Dictionary(grouping: app.outlines, by: \.path).values)
        uses = InterfaceUses(app)
        self.known = known
    }

    mutating func run() {
        findCalling()
        // Of several classes of a name it isn't known which one an extension belongs to.
        for type in all where type.count(where: { !$0.isExtension }) < 2 {
            outlines = type
            for outline in type {
                for method in outline.methods {
                    self.method = method
                    if let type = method.parameters.first?.type, Self.delegating.contains(type),
                        !method.isPrivate, !method.body.asksThread
                    {
                        confidence = .likely
                        check(method.body, "the delegate method \(method.name)", outline)
                    }
                    for completion in method.body.completions where !completion.body.asksThread {
                        guard let words = background(completion, in: method) else { continue }
                        confidence =
                            calling.contains(completion.method) || completion.isTask ? .likely : .certain
                        check(completion.body, words, outline)
                    }
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

    private static let callingBack: Set<String> = [
        "dataTask", "downloadTask", "uploadTask", "async", "asyncAfter", "addOperation", "requestAccess",
        "requestAuthorization", "requestTrackingAuthorization", "getNotificationSettings", "evaluatePolicy",
        "performChanges", "sendMessage", "sendMessageData",
    ]

    /// What calls its delegate on threads of its own, by the type of the first parameter.
    private static let delegating: Set<String> = ["WCSession", "MCSession", "SCNSceneRenderer"]

    /// Finds the methods that call a closure of their caller's in a completion handler, and those that pass it to these.
    private mutating func findCalling() {
        let taking = all.joined().flatMap { type in type.methods.map { (type, $0) } }.filter { _, method in
            method.baseName != "init" && method.parameters.contains { $0.type.contains("->") }
        }
        let named = Dictionary(grouping: taking) { $0.1.baseName }
        var waiting = named.values.compactMap { $0.count == 1 ? $0.first : nil }
        while true {
            let found = waiting.filter { type, method in
                outlines = all.first { $0.contains { $0.place == type.place } } ?? []
                let names = method.parameters.filter { $0.type.contains("->") }.map(\.name)
                let callers = method.body.completions.filter { $0.body.calls(anyOf: names) }
                return !callers.isEmpty
                    && callers.allSatisfy { !$0.body.asksThread && background($0, in: method) != nil }
            }
            guard !found.isEmpty else { return }
            calling.formUnion(found.map(\.1.baseName))
            waiting.removeAll { calling.contains($0.1.baseName) }
        }
    }

    /// The words for what gets a closure and certainly calls it on another thread; nil for anything else.
    private func background(_ completion: BodyOutline.Completion, in method: MethodOutline) -> String? {
        if calling.contains(completion.method) { return "the completion handler of \(completion.method)" }
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
        return Self.background.first { known in
            values.contains { $0.hasPrefix(known.0) && !$0.contains("delegateQueue") }
        }?.1
    }

    private mutating func check(_ body: BodyOutline, _ words: String, _ outline: ClassOutline) {
        let scope = InterfaceUses.Scope(outlines: outlines, method: method, locals: locals(body))
        for use in body.uses {
            let path = Path(use.path).parts.joined(separator: ".")
            if uses.changes(use, scope) {
                tell(at: [use.place], outline, "On a background thread, \(words) \(verb(use)) \(path).")
            } else if let inner = uses.reached(by: use, in: scope) {
                // What a delegate or a part is can be another class than the text has.
                if path.contains(".") { confidence = .likely }
                tell(
                    at: [use.place, inner.place], outline,
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

    private mutating func tell(at places: [CodeLocation], _ outline: ClassOutline, _ message: String) {
        let isKnown = known.findings.keys.contains { key in
            key.kind == .usedOffMainThread
                && places.contains { $0.file == key.place.file && $0.line == key.place.line }
        }
        if !isKnown {
            find(.usedOffMainThread, at: places[0], in: outline.name, message, confidence: confidence)
        }
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
