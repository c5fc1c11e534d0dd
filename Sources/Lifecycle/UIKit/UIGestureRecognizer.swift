// Tap recognizers: they get the touches of their view and of all below it before these do.

extension Simulation {
    /// Lets the tap recognizers of a touched view and of those above it have the touch: the innermost one recognizes the
    /// tap and sends its action, and others only where a delegate says so.
    ///
    /// - Returns: Whether one of them keeps the end of the touch from the view.
    mutating func recognizeTap(on hit: View.ID) throws(Interruption) -> Bool {
        guard holds(.recognizerGetsTouchesFirst) else { return false }
        var recognized: [Instance.ID] = [], cancels = false
        if world.hasOwnRecognizer(above: hit) {
            skipUnknown("whether a recognizer of the app's own takes the touch", .method)
        }
        for (recognizer, view) in world.tapRecognizers(above: hit) {
            let properties = world.code.instances[recognizer].properties
            let doesCancel = properties["cancelsTouchesInView"]?.value != .bool(false)
            if doesCancel, view != hit, world.views[hit].preventsRecognizers,
                applies(.controlPreventsRecognizers)
            {
                continue
            }
            let object = Value.instance(recognizer), delegate = world.delegate(of: object)
            let mayStart = [
                (delegate, "gestureRecognizer", [PassedArgument("shouldReceive", .unknown)]),
                (.view(view), "gestureRecognizerShouldBegin", []),
                (delegate, "gestureRecognizerShouldBegin", []),
            ]
            var isRefused = false
            for (asked, method, further) in mayStart where !isRefused {
                isRefused =
                    try ask(method, of: asked, [PassedArgument(nil, object)] + further) == .bool(false)
            }
            guard !isRefused else { continue }
            if let first = recognized.first {
                var isTogether = try recognizeTogether(first, recognizer)
                if !isTogether { isTogether = try recognizeTogether(recognizer, first) }
                guard isTogether else { continue }
            }
            recognized.append(recognizer)
            cancels = cancels || doesCancel
        }
        for recognizer in recognized {
            recordRule(.recognizerGetsTouchesFirst)
            world.code.instances[recognizer].properties["state"] = StoredValue(.symbol("ended"))
            for action in world.code.instances[recognizer].actions {
                try sendAction(action, from: .instance(recognizer))
            }
        }
        return cancels
    }

    private mutating func recognizeTogether(
        _ one: Instance.ID, _ other: Instance.ID
    ) throws(Interruption) -> Bool {
        let arguments = [
            PassedArgument(nil, .instance(one)),
            PassedArgument("shouldRecognizeSimultaneouslyWith", .instance(other)),
        ]
        return try ask("gestureRecognizer", of: world.delegate(of: .instance(one)), arguments) == .bool(true)
    }
}

extension World {
    /// Indicates whether a recognizer of a class of the text gets a touch on a view.
    fileprivate func hasOwnRecognizer(above hit: View.ID) -> Bool {
        viewAndSuperviews(of: hit).flatMap(senders).contains { sender in
            if case .object = code.instances[sender].type { true } else { false }
        }
    }

    /// The recognizers of single taps by one finger that a touch reaches, the innermost first.
    fileprivate func tapRecognizers(above hit: View.ID) -> [(Instance.ID, View.ID)] {
        viewAndSuperviews(of: hit).flatMap { view in
            senders(in: view).compactMap { recognizer in
                let made = code.instances[recognizer]
                let counts = ["numberOfTapsRequired", "numberOfTouchesRequired"]
                let isTap =
                    made.type == .named("UITapGestureRecognizer")
                    && counts.allSatisfy { (made.properties[$0]?.value ?? .integer(1)) == .integer(1) }
                return isTap && made.properties["isEnabled"]?.value != .bool(false) ? (recognizer, view) : nil
            }
        }
    }
}

extension View {
    /// Indicates whether a tap on it is its own, not that of recognizers of the views above it.
    fileprivate var preventsRecognizers: Bool {
        let controls = ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"]
        return !Set(controls).isDisjoint(with: UIKitName.viewAncestry(of: baseClassName))
    }
}
