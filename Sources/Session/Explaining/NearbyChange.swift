import CommandLanguage
import Lifecycle

/// One statement of a list of inputs, with its meaning in the world that they lead to.
///
/// Its identifiers are valid only in that world: elsewhere, the statement may name other objects.
struct ResolvedInput {
    let statement: String
    /// Nil if the statement means nothing there.
    let instruction: Instruction?
    /// The controller that is meant after it.
    var current: Controller.ID?

    var command: Command? { instruction?.command?.unheld }

    /// A line that replaces the command's own, held halfway if that one is.
    fileprivate func held(_ line: String) -> String {
        switch instruction {
        case .simulate(.hold): "hold " + line
        case .simulate(.pause): line + " and hold"
        default: line
        }
    }

    /// The controller whose view it only reads.
    var loaded: Controller.ID? {
        switch command {
        case .loading(.accessView(let controller)), .loading(.loadViewIfNeeded(let controller)): controller
        default: nil
        }
    }

    /// Indicates whether it makes a view lay itself out.
    var asksForLayout: Bool {
        switch command {
        case .layout(.setNeedsLayout), .layout(.layoutIfNeeded): true
        default: false
        }
    }

    /// Indicates whether its effect may differ between iPhone and iPad.
    var dependsOnFamily: Bool {
        switch command {
        case .presentation, .split, .device(.rotate), .segues(.perform), .segues(.trigger),
            .application(.background):
            true
        default: false
        }
    }

    /// Indicates whether it stops in the middle of its animation, or before its turn of the run loop is over.
    var stopsHalfWay: Bool {
        switch instruction {
        case .simulate(.hold), .simulate(.pause): true
        default: false
        }
    }

    /// The container whose content it changes.
    var changedContainer: Controller.ID? {
        switch command {
        case .navigation(.push(_, let stack, _)), .navigation(.setStack(_, let stack, _)),
            .navigation(.pop(let stack, _, _)), .tabs(.select(_, let stack)),
            .pages(.turn(_, let stack, _, _)), .containment(.embed(_, let stack)),
            .containment(.addSubview(_, let stack)):
            stack
        default: nil
        }
    }
}

extension Command {
    /// The command that a line of Swift stands for; the command itself if the line isn't one call of that kind on a controller
    /// or its view by its name.
    func worded(in world: World) -> Command {
        guard let code, !code.contains(where: { "{};=\n".contains($0) }),
            code.count(where: { $0 == "(" }) == 1
        else { return self }
        let path = code.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(
            String.init)
        let words = code.dropFirst(code.prefix { $0 != "(" }.count)
            .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let isAnimated = zip(words, words.dropFirst()).allSatisfy { $0 != "animated" || $1 != "false" }
        let isOfView = path.count == 3 && path[1] == "view"
        guard path.count == 2 || isOfView, let one = world.newestController(named: path[0]) else {
            return self
        }
        let isStack = world.kind(of: one) == .navigation
        switch (path[path.count - 1], words.lazy.compactMap(world.newestController(named:)).first) {
        case ("removeFromParent", nil) where !isOfView: return .containment(.removeFromParent(one))
        case ("removeFromSuperview", nil) where isOfView: return .window(.removeView(one))
        case ("addChild", let child?) where !isOfView: return .containment(.addChild(child, to: one))
        case ("addSubview", let child?) where isOfView: return .containment(.addSubview(child, to: one))
        case ("pushViewController", let new?) where isStack && !isOfView:
            return .navigation(.push(new, onto: one, animated: isAnimated))
        case ("popViewController", nil) where isStack && !isOfView:
            return .navigation(.pop(one, to: nil, animated: isAnimated))
        case ("present", let new?) where !isOfView:
            let style = world.controllers[new].modalStyle
            return .presentation(.present(new, from: one, style: style, animated: isAnimated))
        case ("dismiss", nil) where !isOfView: return .presentation(.dismiss(one, animated: isAnimated))
        default: return self
        }
    }
}

/// A way to change a list of inputs so that it leads to a world near the one that it leads to now.
struct NearbyChange {
    let change: Counterfactual.Change
    /// The statements that replace some inputs, by the positions of these.
    var instead: [Int: [String]] = [:]
    /// Statements that come right before the predicted commands.
    var before: [String] = []

    /// Other statements that replace an input; without any, it is left out.
    init(_ change: Counterfactual.Change, at place: Int, _ statements: String...) {
        self.init(change: change, instead: [place: statements])
    }

    /// Statements right before the predicted commands.
    init(_ change: Counterfactual.Change, before statements: String...) {
        self.init(change: change, before: statements)
    }

    init(change: Counterfactual.Change, instead: [Int: [String]] = [:], before: [String] = []) {
        self.change = change
        self.instead = instead
        self.before = before
    }
}

/// Lists the changes that lead to nearby worlds: a finite list, the smallest first.
struct NearbyChanges {
    /// The inputs as the world after them has them: those of the session, then the predicted commands.
    let inputs: ChunkedArray<ResolvedInput>
    /// The position of the first predicted command.
    let predicted: Int
    /// The world right before the predicted commands.
    let before: EarlierWorld
    /// The world after them.
    let after: World
    /// The controllers that are asked about.
    let asked: [Controller.ID]
    /// Indicates whether only deallocations are in question. The holders of the controllers then matter most.
    let isAboutEnds: Bool
    /// Indicates whether calls that load a view are in question.
    private let isAboutLoading: Bool

    init(
        before: World, after: Stage, predicted: Int, asked: [Controller.ID], isAboutEnds: Bool,
        isAboutLoading: Bool
    ) {
        self.isAboutLoading = isAboutLoading
        inputs = after.inputs
        self.predicted = predicted
        self.before = EarlierWorld(before, of: after.simulation.world)
        self.after = after.simulation.world
        self.asked = asked
        self.isAboutEnds = isAboutEnds
    }

    /// All changes except that of the release.
    var all: [NearbyChange] {
        let places = inputs.indices.reversed()
        // A command before the predicted ones would only end what was held.
        return listed(places).filter { $0.before.isEmpty || !isHeld }
    }

    /// Indicates whether the predicted commands follow one that is held.
    private var isHeld: Bool { predicted > 0 && inputs[predicted - 1].stopsHalfWay }

    private func listed(_ places: ReversedCollection<Range<Int>>) -> [NearbyChange] {
        var all: [NearbyChange] = []
        if isAboutEnds { all += places.flatMap(codeChanges) + places.flatMap(holding) }
        all += places.flatMap(completions) + places.flatMap(animations) + places.flatMap(styles)
        all += places.flatMap(withKeptViews) + asked.flatMap(loading)
        all += places.flatMap(movedCode) + places.flatMap(overrides)
        all += places.flatMap(restrictions) + places.flatMap(containers) + asked.flatMap(sources)
        if !isAboutEnds { all += places.flatMap(codeChanges) + places.flatMap(holding) }
        all += places.flatMap(gestures) + places.flatMap(otherWays)
        all += places.flatMap(otherHalves) + selections + passedOnTouches
        all += places.flatMap(withoutBegunTransitions)
        all += places.flatMap(columns)
        let asksForLayout = inputs.prefix(predicted).contains { $0.asksForLayout }
        all += places.flatMap { showing($0, asksForLayout: asksForLayout) }
        return all + places.flatMap(forwardings)
    }

    func name(_ controller: Controller.ID) -> String { after.controllers[controller].name }

    /// Another command that replaces an input's own, held halfway if that one is; nil if it can't be written in words.
    func instead(_ command: Command, at place: Int, _ change: Counterfactual.Change) -> [NearbyChange] {
        guard let line = command.line(in: after) else { return [] }
        return [NearbyChange(change, at: place, inputs[place].held(line))]
    }

    // MARK: How a command is given

    /// Another command in the place of one, which is named if several are predicted.
    func by(_ line: String, at place: Int) -> Counterfactual.Change {
        .by(line, insteadOf: inputs.count > predicted + 1 ? inputs[place].statement : nil)
    }

    private func animations(_ place: Int) -> [NearbyChange] {
        guard let command = inputs[place].command, let isAnimated = command.facts.isAnimated,
            let line = command.line(in: after)
        else { return [] }
        let ending = " not animated"
        let other = isAnimated ? line + ending : String(line.dropLast(ending.count))
        return [
            NearbyChange(.animation(!isAnimated, of: line.firstWord), at: place, inputs[place].held(other))
        ]
    }

    private func styles(_ place: Int) -> [NearbyChange] {
        guard
            case .presentation(.present(let presented, let source, let style, let animated))? = inputs[place]
                .command
        else { return segueStyles(place) }
        return styles(but: style).flatMap { other in
            instead(
                .presentation(.present(presented, from: source, style: other, animated: animated)), at: place,
                .style(other, of: name(presented)))
        }
    }

    // MARK: What happened before

    private func loading(_ controller: Controller.ID) -> [NearbyChange] {
        guard let record = before.controllers[controller], record.isAlive else { return [] }
        guard let view = record.view.flatMap({ before.views[$0] }) else {
            return [NearbyChange(.loaded(true, name(controller)), before: "access view \(name(controller))")]
        }
        let loading = inputs.indices.prefix(predicted).filter { inputs[$0].loaded == controller }
        var changes: [NearbyChange] = []
        if !loading.isEmpty {
            let without = Dictionary(uniqueKeysWithValues: loading.map { ($0, [String]()) })
            changes.append(NearbyChange(change: .loaded(false, name(controller)), instead: without))
        }
        // Setting a presenter's view to nil while something covers it is different.
        if !view.isInWindow, view.superview == nil, record.presented == nil {
            changes.append(
                NearbyChange(.viewDropped(name(controller)), before: "set view nil \(name(controller))"))
        }
        return changes
    }

    private func overrides(_ place: Int) -> [NearbyChange] {
        guard case .classes(.override(let callback, let type, let body))? = inputs[place].command else {
            return []
        }
        let statements = body.statements.filter { $0 != .callSuper }
        let other = Body(body.callsSuper ? statements : [.callSuper] + statements)
        // Without a view, little of what is in question happens at all.
        if callback == .loadView, body.callsSuper, !isAboutLoading { return [] }
        let change = Counterfactual.Change.callingSuper(callback, !body.callsSuper)
        let calling = instead(.classes(.override(callback, in: type, other)), at: place, change).flatMap {
            [NearbyChange(change: change, before: $0.instead[place] ?? []), $0]
        }
        // A call that only shows if it is overridden never shows without the override.
        if callback.isSeenWhenOverridden { return calling }
        return calling + [NearbyChange(.withoutOverride(callback), at: place)]
    }

    // MARK: Containers

    private func containers(_ place: Int) -> [NearbyChange] {
        let command = inputs[place].command
        if case .application(.launch(let root))? = command {
            switch after.kind(of: root) {
            case .plain: return Counterfactual.Container.allCases.compactMap { contained(root, place, $0) }
            case .navigation, .tabBar: return uncontained(root, place)
            case .page, .split, .search, .alert: return []
            }
        }
        if case .containment(.embed(let child, let parent))? = command, place < predicted {
            let adding = "add subview \(name(child)) in \(name(parent))"
            let onlyView = NearbyChange(.onlyView(of: name(child)), at: place, adding)
            let without = NearbyChange(.notEmbedded(name(child), in: name(parent)), at: place)
            // If a parent forwards by hand, that is what the question is about.
            let forwardsByHand = after.classes[after.controllers[parent].classID].forwardsByHand
            return forwardsByHand ? [without] : [onlyView, without]
        }
        if case .containment(.flip(let old, let new, _))? = command, before.controllers[new]?.parent == nil,
            let parent = before.controllers[old]?.parent.map(name)
        {
            let adding = "add child \(name(new)) in \(parent)"
            return [NearbyChange(.embedded(name(new), in: parent), before: adding)]
        }
        guard place < predicted else { return [] }
        func embedded(_ child: Controller.ID, _ parent: Controller.ID) -> NearbyChange {
            NearbyChange(
                .embedded(name(child), in: name(parent)), at: place, "embed \(name(child)) in \(name(parent))"
            )
        }
        switch command {
        case .containment(.addSubview(let child, let parent)): return [embedded(child, parent)]
        case .containment(.addChild(let child, let parent)):
            return [embedded(child, parent), NearbyChange(.container(.none, of: name(child)), at: place)]
        case .navigation(.push(let pushed, _, _)): return [NearbyChange(.notPushed(name(pushed)), at: place)]
        default: return []
        }
    }

    func contained(
        _ root: Controller.ID, _ place: Int, _ container: Counterfactual.Container
    ) -> NearbyChange? {
        let outer: String, making: String
        switch container {
        case .none: return nil
        case .navigation:
            outer = freeName("nav")
            making = "new UINavigationController as \(outer) with \(name(root))"
        case .tabBar:
            outer = freeName("tabs")
            making = "new UITabBarController as \(outer) with \(name(root))"
        case .parent:
            outer = freeName("parent")
            making = "new UIViewController as \(outer); embed \(name(root)) in \(outer)"
        }
        let change = Counterfactual.Change.container(container, of: name(root))
        guard place < predicted else {
            return NearbyChange(
                change: change, instead: [place: ["launch \(outer)"]], before: making.statements)
        }
        let meant = name(inputs[place].current ?? root)
        return NearbyChange(
            change: change, instead: [place: making.statements + ["launch \(outer)", "use \(meant)"]])
    }

    private func uncontained(_ container: Controller.ID, _ place: Int) -> [NearbyChange] {
        let making = inputs.indices.prefix(place).last { index in
            if case .making(.makeContainer(name(container), _, _))? = inputs[index].command {
                true
            } else {
                false
            }
        }
        guard let making, case .making(.makeContainer(_, _, let contents))? = inputs[making].command,
            let first = contents.first
        else { return [] }
        return [
            NearbyChange(
                change: .container(.none, of: name(first)),
                instead: [making: [], place: ["launch \(name(first))"]])
        ]
    }

    // MARK: Where a controller comes from

    private func sources(of controller: Controller.ID) -> [NearbyChange] {
        let record = after.controllers[controller]
        guard after.isOfApp(record.classID), after.kind(of: controller) == .plain else { return [] }
        let making = inputs.firstIndex { input in
            if case .making(.make(record.name, record.classID, _))? = input.command { true } else { false }
        }
        // The ready-made controller is replaced by the first one created, as long as nothing has happened.
        let place = making ?? inputs.firstIndex { $0.instruction?.isMove != true } ?? 0
        guard inputs.indices.contains(place) else { return [] }
        let rest = making == nil ? [inputs[place].statement] : []
        // A nib that is found by the name of the class is where it comes from already.
        let hasNib = after.bundle.nibs.keys.contains { after.classes[record.classID].name.hasPrefix($0) }
        let sources = Counterfactual.Source.all(but: record.source).filter { $0 != .nib || !hasNib }
        return sources.map { source in
            let change = Counterfactual.Change.source(source, of: record.name)
            let statements = statements(
                making: record.name, of: after.classes[record.classID].name, from: source)
            guard place < predicted else {
                return making == nil
                    ? NearbyChange(change: change, before: statements)
                    : NearbyChange(
                        change: change, instead: [place: [statements[statements.count - 1]]],
                        before: statements.dropLast())
            }
            return NearbyChange(change: change, instead: [place: statements + rest])
        }
    }

    private func statements(
        making name: String, of className: String, from source: Counterfactual.Source
    ) -> [String] {
        let making = "new \(className) as \(name)"
        switch source {
        case .code: return [making]
        case .nib:
            let declaring = after.bundle.nibs[className] == nil ? ["nib \(className)"] : []
            return declaring + ["\(making) from nib \(className)"]
        case .storyboard:
            let existing = after.bundle.storyboards.identifiers.first { id in
                after.bundle.storyboards[id].scenes.contains { after.classes[$0.classID].name == className }
            }
            if let existing {
                return ["\(making) from storyboard \(after.bundle.storyboards[existing].name)"]
            }
            let storyboard = freeName("Main")
            return ["storyboard \(storyboard) with \(className)", "\(making) from storyboard \(storyboard)"]
        }
    }

    /// Returns a name that isn't used yet.
    func freeName(_ wanted: String) -> String {
        let taken = Set(
            after.controllers.identifiers.map { after.controllers[$0].name }
                + after.bundle.storyboards.identifiers.map { after.bundle.storyboards[$0].name })
        var name = wanted, number = 2
        while taken.contains(name) {
            name = wanted + String(number)
            number += 1
        }
        return name
    }
}

extension Counterfactual.Source {
    fileprivate static func all(but source: Controller.Source) -> [Counterfactual.Source] {
        switch source {
        case .code(nibName: nil): [.nib, .storyboard]
        case .code: [.code, .storyboard]
        case .storyboard: [.code, .nib]
        }
    }
}

extension String {
    /// The statements in a line.
    var statements: [String] { Lexer.statements(in: self).map { $0.text } }

    /// The beginning up to the first space.
    var firstWord: String { String(prefix { !$0.isWhitespace }) }
}
