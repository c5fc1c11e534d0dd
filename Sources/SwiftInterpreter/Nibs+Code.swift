// Nibs, storyboards and other unseen code that the learner's code relies on; when files are run, they are
// assumed to exist.

import Lifecycle

extension Interpreter {

    // MARK: - Outlets

    /// The outlets of an object that is given as the owner of a nib that nobody described: of what they get
    /// nothing is known but its type.
    ///
    /// - Returns: False if it has none that nothing has filled.
    mutating func fillOutlets(of owner: Value, drawnIn nib: String) throws(Interruption) -> Bool {
        let outlets = app.world.openOutlets(of: owner)
        guard !outlets.isEmpty else { return false }
        app.assume(
            "the nib \(nib) with the outlets \(outlets.map { $0.name }.sorted().joined(separator: ", "))")
        for outlet in outlets {
            guard app.world.isDrawnView(outlet.type) else {
                _ = app.world.setSlot(StoredValue(.unknown), outlet.name, of: owner)
                continue
            }
            let view = app.world.views.append(View(className: outlet.type, origin: .code, frame: .zero))
            let value = app.keep(.view(view))
            try app.adoptDeclaredClass(view)
            try app.send(.initCoder, to: view, by: .nibViewsAreDecodedFirst)
            app.world.markGeometryUnknown(view, UIKitName.drawnProperties)
            try store(value, in: outlet, of: owner)
            // Their superviews are known only to the nib.
            markEscaped(value)
        }
        return true
    }

    // MARK: - Storyboards

    /// `storyboard.instantiateViewController(withIdentifier:) as! Type`: the type is the only thing that the text says.
    ///
    /// - Returns: Nil if the expression is none of that kind.
    mutating func instantiateFromStoryboard(
        _ expression: Expression, _ cast: Expression.Cast, _ type: String
    ) throws(Interruption) -> Value? {
        guard app.world.bundle.assumesNibs, cast == .forced || cast == .conditional else { return nil }
        var inner = expression
        while true {
            switch inner {
            case .chained(let next), .unwrapped(let next): inner = next
            default:
                guard case .call(.member(_, let name), _) = inner,
                    ["instantiateViewController", "instantiateInitialViewController"].contains(name),
                    let classID = app.world.controllerClass(named: named(type)),
                    app.world.isOfApp(classID), app.world.classes[classID].kind == .plain
                else { return nil }
                let outer = app.execution.expectedClass
                app.execution.expectedClass = classID
                defer { app.execution.expectedClass = outer }
                let made = try evaluate(inner)
                if case .controller = made { return made }
                app.execution.expectedClass = classID
                return try decodeExpected()
            }
        }
    }

    /// Creates a controller from an unknown storyboard, of the class to which the result is cast.
    ///
    /// - Returns: Nil if the result isn't cast to a class.
    mutating func decodeExpected() throws(Interruption) -> Value? {
        guard let classID = app.execution.expectedClass else { return nil }
        app.execution.expectedClass = nil
        try app.countObject()
        app.assume("a storyboard with \(app.world.classes[classID].name)")
        let controller = try app.decode(classID, by: .storyboardDecodesController)
        try app.awakeFromStoryboard(controller)
        return .controller(controller)
    }
}

extension World {

    /// Indicates whether the class's own code sets a property: in the methods that UIKit calls, in its
    /// initializers without arguments, or in functions that these call. Any other initializer ran before the
    /// property was read as nil, and no segue in an unseen storyboard uses one.
    func isFilledByOwnCode(_ name: String, of receiver: Value) -> Bool {
        var called: Set<String> = [], waiting: [CodeNames] = []
        var functions: [String: [Body]] = [:]
        for level in levels(of: receiver) {
            let members = members(of: level)
            let bodies =
                overrides(of: level).filter { $0.key != .prepareForSegue }.map { $0.value.statements }
                + members.initializers.filter { $0.takes([]) }.map { $0.body.statements }
            waiting += bodies.map { CodeNames(outsideClosuresOf: $0) }
            for function in members.functions { functions[function.name, default: []].append(function.body) }
        }
        while let next = waiting.popLast() {
            if next.assigned.contains(name), next.targets.contains(where: { $0.isOwn(name) }) { return true }
            for name in next.called where called.insert(name).inserted {
                waiting += (functions[name] ?? []).map { CodeNames(outsideClosuresOf: $0.statements) }
            }
        }
        return false
    }
}

extension Expression {
    /// Indicates whether it names a property of `self`, or a local variable.
    fileprivate func isOwn(_ property: String) -> Bool {
        switch self {
        case .name(property), .member(.current?, property), .member(.chained(.current)?, property): true
        default: false
        }
    }
}

extension CodeNames {
    fileprivate init(outsideClosuresOf statements: [Statement]) {
        self.init()
        followsClosures = false
        add(statements)
    }
}
