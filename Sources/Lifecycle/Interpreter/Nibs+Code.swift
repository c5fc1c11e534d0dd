// Nibs, storyboards and other unseen code that the learner's code relies on; when files are run, they are
// assumed to exist.

extension Interpreter {
    /// Records what is taken to be so.
    mutating func assume(_ words: String) {
        app.note(.skipped(words, .assumed), to: .application, by: .unknownCodeIsSkipped)
    }

    // MARK: - Outlets

    /// The nib that a controller's outlets ask for, if nothing is known of one; nil if it has none.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - name: The name that code gives it; nil if it gives none.
    /// - Returns: A nib with a view for each outlet that the class does not fill itself.
    mutating func assumedNib(of controller: Controller.ID, named name: String?) -> Nib? {
        guard app.world.bundle.assumesNibs else { return nil }
        let outlets = app.world.openOutlets(of: .controller(controller))
        guard name != nil || !outlets.isEmpty else { return nil }
        let place = app.recorder.currentPlace
        defer { app.recorder.currentPlace = place }
        if let location = app.world.classes[app.world.controllers[controller].classID].location {
            app.recorder.currentPlace = app.trace.place(location)
        }
        let drawn = outlets.filter { app.world.isDrawnView($0.type) }
        let others = outlets.map { $0.name }.sorted().joined(separator: ", ")
        assume(
            (name.map { "the nib \($0)" } ?? "a nib or storyboard")
                + (outlets.isEmpty ? "" : " with the outlets \(others)"))
        var nib = Nib(
            name: name ?? app.world.className(of: controller), viewClass: "UIView", size: app.world.screen,
            outlets: drawn.map { $0.name })
        nib.isAssumed = true
        return nib
    }

    /// Of the views of an assumed nib nothing is known, and of its other outlets not even what they are.
    mutating func fillOtherOutlets(of controller: Controller.ID, drawnIn nib: Nib) {
        for outlet in nib.outlets {
            guard let view = app.world.controllers[controller].outlets[outlet] else { continue }
            app.world.code.standIns[view] = []
        }
        // A nib file lists all of its views, so the other outlets are nil.
        let open = app.world.openOutlets(of: .controller(controller))
        for outlet in open where nib.isAssumed || nib.otherOutlets.contains(outlet.name) {
            _ = app.world.setSlot(StoredValue(.unknown), outlet.name, of: .controller(controller))
        }
    }

    /// The outlets of an object that is given as the owner of a nib that nobody described: of what they get
    /// nothing is known but its type.
    ///
    /// - Returns: False if it has none that nothing has filled.
    mutating func fillOutlets(of owner: Value, drawnIn nib: String) throws(Interruption) -> Bool {
        let outlets = app.world.openOutlets(of: owner)
        guard !outlets.isEmpty else { return false }
        assume("the nib \(nib) with the outlets \(outlets.map { $0.name }.sorted().joined(separator: ", "))")
        for outlet in outlets {
            guard app.world.isDrawnView(outlet.type) else {
                _ = app.world.setSlot(StoredValue(.unknown), outlet.name, of: owner)
                continue
            }
            let view = app.world.views.append(View(className: outlet.type, origin: .code, frame: .zero))
            let value = app.keep(.view(view))
            try app.adoptDeclaredClass(view)
            try app.send(.initCoder, to: view, by: .nibViewsAreDecodedFirst)
            app.world.code.standIns[view] = []
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
        _ expression: Expression, _ cast: Expression.Cast, _ type: String, in activation: inout Activation
    ) throws(Interruption) -> Value? {
        guard app.world.bundle.assumesNibs, cast == .forced || cast == .conditional else { return nil }
        var inner = expression
        while true {
            switch inner {
            case .chained(let next), .unwrapped(let next): inner = next
            default:
                guard case .call(.member(_, let name), _) = inner,
                    ["instantiateViewController", "instantiateInitialViewController"].contains(name),
                    let classID = app.world.controllerClass(named: named(type, in: activation)),
                    app.world.isOfApp(classID), app.world.classes[classID].kind == .plain
                else { return nil }
                let outer = app.execution.expectedClass
                app.execution.expectedClass = classID
                defer { app.execution.expectedClass = outer }
                let made = try evaluate(inner, in: &activation)
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
        assume("a storyboard with \(app.world.classes[classID].name)")
        let controller = try decode(classID, by: .storyboardDecodesController)
        try app.awakeFromStoryboard(controller)
        return .controller(controller)
    }
}

extension World {
    /// The outlets of an object that nothing holds yet.
    fileprivate func openOutlets(of object: Value) -> [ControllerClass.Property] {
        levels(of: object).flatMap { properties(of: $0) }.filter {
            $0.code.isOutlet && $0.code.value == nil && slot($0.name, of: object) == nil
        }
    }

    /// Indicates whether a type is a view class, judging by its name.
    fileprivate func isDrawnView(_ type: String) -> Bool {
        if code.isViewClass(named: type) { return true }
        guard code.objectClass(named: type) == nil, controllerClass(named: type) == nil,
            code.valueTypes[type] == nil,
            type.first?.isUppercase == true, type.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return false }
        return ["View", "Label", "Button", "Field", "Switch", "Slider", "Bar", "Cell"].contains {
            type.hasSuffix($0)
        }
    }

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
            for statements in bodies {
                var names = CodeNames()
                names.followsClosures = false
                names.add(statements)
                waiting.append(names)
            }
            for function in members.functions { functions[function.name, default: []].append(function.body) }
        }
        while let next = waiting.popLast() {
            if next.assigned.contains(name) { return true }
            for name in next.called where called.insert(name).inserted {
                for body in functions[name] ?? [] {
                    var names = CodeNames()
                    names.followsClosures = false
                    names.add(body.statements)
                    waiting.append(names)
                }
            }
        }
        return false
    }
}

extension UIKitName {
    /// The property by which a view leaves its mask to constraints.
    static let mask = "translatesAutoresizingMaskIntoConstraints"

    /// Returns whether an Apple class is a view controller's, by its name or as one of the few with another
    /// name.
    static func isControllerClass(_ name: String) -> Bool {
        if name.hasPrefix("UI"), name.hasSuffix("ViewController") { return true }
        return otherControllers.contains(name)
    }
}

extension String {
    /// The name of a type without the marks of an optional and without generic arguments.
    func plainTypeName(_ distinct: (String) -> String) -> String {
        var name = Substring(self)
        while name.last == "?" || name.last == "!" { name = name.dropLast() }
        if !name.hasPrefix("["), !name.contains("->"), let generic = name.firstIndex(of: "<") {
            name = name[..<generic]
        }
        return distinct(String(name))
    }
}
