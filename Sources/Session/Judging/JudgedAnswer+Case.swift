import Lifecycle

/// Rules in the words of the case that they explain.
extension JudgedAnswer {
    /// Returns the part of a rule that may be shown, as it is told here: with the names of those who play a part in it, else
    /// after what becomes of the view in question; about the end of a controller, with its only holder. Without such a part,
    /// what becomes of the view, else the first sentence without the names of the methods.
    func told(_ rule: Rule, where canBeShown: (String) -> Bool = { _ in true }) -> String? {
        let told = rule.facts.told { name(of: $0) }
        // Beside a world or a belief, one sentence is enough, but for an order that comes from all of them.
        let isAlone = worldToTell == nil && misconception == nil
        guard let shown = (isAlone || subject == nil ? told : told.firstSentence).sentences(where: canBeShown)
        else {
            return move ?? told.firstSentence.blanking(judgement.untold)
        }
        if rule == .lastReferenceEndsObject { return onlyHolder.map { "\(shown) \($0)" } ?? shown }
        if rule == .strongReferenceKeepsAlive { return onlyHolder ?? shown }
        // Of a call that isn't made, a rule on windows doesn't say where the view is.
        let isSaid = !rule.facts.brief.hasPrefix(shown) || isOmission && shown.contains("window")
        let isOfWindow = rule == .windowMoveDrivesAppearance,
            isLoading = subject.map { CallbackGroup.loading.contains($0.callback) } ?? false
        guard let move,
            isOfWindow || !isSaid && isLoading == rule.isOf(.loading) && (isOmission || !isLoading)
        else { return shown }
        // The one that says more is told alone.
        return isAlone ? "\(move) \(shown)" : isOfWindow ? move : shown
    }

    /// The name of the controller that plays a part in a rule; nil if it isn't clear which one does. The head of the rules
    /// explains the parts.
    private func name(of part: String) -> String? {
        let who = subject
        func those(_ plays: (Controller) -> Bool) -> [Controller.ID] {
            world.controllers.identifiers.filter { one in
                worlds.contains { $0.controllers[one].map(plays) ?? false }
            }
        }
        func first(toGet callback: Callback) -> [Controller.ID] {
            guard runs.count == 1, let run = runs.first else { return [] }
            let calls = run.entries.lazy.compactMap { Call(run.simulation.trace[$0]) }
            return calls.first { $0.callback == callback }.map { [$0.controller] } ?? []
        }
        let ids: [Controller.ID]
        switch part.split(separator: " ").dropFirst().first {
        case "old": ids = first(toGet: .viewWillDisappear)
        case "new": ids = first(toGet: .viewWillAppear)
        case "presenter":
            // What is told of a container is true of what it shows.
            let all = those { $0.presented != nil }
            let shown = [who].compactMap { $0?.controller }.filter { one in
                worlds.contains { $0.isViewInWindow(one) }
                    && world.controllerAndAncestors(of: one).contains(where: all.contains)
            }
            ids = shown.isEmpty ? all : shown
        case "presented", "dismissed": ids = those { $0.presenter != nil }
        case "parent": ids = who.map { who in those { $0.children.contains(who.controller) } } ?? []
        case "child": ids = those { $0.parent != nil }.filter { $0 == who?.controller }
        default: ids = who.map { [$0.controller] } ?? []
        }
        return ids.count == 1 ? world.controllers[ids[0]].name : nil
    }

    /// The call that the first mistake is about; nil if that is an order, or if the answer is only shown.
    private var subject: Call? {
        switch judgement.mistake {
        case .notCalled(let position), .tooOften(let position): return judgement.answer[position]
        case .nothing where showsOrder: return nil
        case .nothing, .leftOut: return judgement.leftOut.first.map { judgement.expected.calls[$0] }
        default: return nil
        }
    }

    /// The worlds before the commands and after each of them.
    private var worlds: [EarlierWorld] {
        runs.map { EarlierWorld($0.place.world, of: world) } + [EarlierWorld(world, of: world)]
    }

    /// What becomes of the view behind the first call that is wrong or missing, in a sentence; nil if the call is made and in
    /// the answer, or has another cause, or that isn't clear.
    private var move: String? {
        let isMissing = isOmission
        guard let call = subject, let before = worlds.first,
            isMissing || !judgement.expected.calls.contains(call)
        else { return nil }
        let controller = call.controller, view = "\(world.controllers[controller].name.possessive) view"
        if isMissing, CallbackGroup.loading.contains(call.callback) {
            // An answer with the rest of the loading says as much.
            let isKnown = judgement.answer.contains {
                $0.controller == controller && CallbackGroup.loading.contains($0.callback)
            }
            return isKnown || before.controllers[controller]?.view != nil ? nil : "\(view) isn't loaded."
        }
        let isLayout = CallbackGroup.layout.contains(call.callback), isIn = world.isViewInWindow(controller)
        let isLoading = CallbackGroup.loading.contains(call.callback)
        guard call.callback.isAppearance || isLayout || isLoading && !isMissing else { return nil }
        guard before.isViewInWindow(controller) == isIn else {
            let isTelling = isMissing || isIn == CallbackGroup.disappearing.contains(call.callback)
            return isTelling ? "\(view) \(isIn ? "enters" : "leaves") the window here." : nil
        }
        guard !isMissing, worlds.allSatisfy({ $0.isViewInWindow(controller) == isIn }), !(isIn && isLayout)
        else { return nil }
        // What is outside with all that is in it is the reason.
        let outside = Array(
            world.controllerAndAncestors(of: controller).prefix { one in
                worlds.allSatisfy { !$0.isViewInWindow(one) }
            })
        let outermost = world.controllers[outside.last ?? controller].name.possessive
        return isIn ? "\(view) is still in the window." : "\(outermost) view isn't in the window."
    }

    /// A sentence on the only holder of a controller whose deinit is missing, or too early in the answer.
    private var onlyHolder: String? {
        let early: Call? =
            switch judgement.mistake {
            case .swapped(_, let place): judgement.expected.calls[place]
            case .tooEarly(let position, _): judgement.answer[position]
            default: nil
            }
        let calls = [early].compactMap { $0 } + judgement.leftOut.map { judgement.expected.calls[$0] }
        guard let end = calls.first(where: { $0.callback == .deinitialize }),
            let before = runs.lazy.map({ $0.place.world }).last(where: {
                $0.hasMade(end.controller) && $0.controllers[end.controller].isAlive
            })
        else { return nil }
        let holders = before.holdersInWords(of: end.controller, lasting: true)
        let name = world.controllers[end.controller].name
        guard holders.count == 1 else { return nil }
        return end == early ? "Until then, \(holders[0]) holds \(name)." : "Only \(holders[0]) held \(name)."
    }
}
