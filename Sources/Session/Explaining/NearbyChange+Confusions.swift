import Lifecycle

/// Commands that learners take for each other: they show the same controller, remove it, load its view, or interrupt the app.
extension NearbyChanges {
    /// One command less, then other commands of the same kind in the place of a predicted one, those that are most alike first.
    var confusions: [NearbyChange] {
        let others = inputs.indices.dropFirst(predicted).reversed().flatMap { place -> [NearbyChange] in
            guard let command = inputs[place].command else { return [] }
            return several(like: command, place)
                + commands(like: command).flatMap { other in
                    // One that is there already is no other one.
                    inputs.indices.dropFirst(predicted).contains { inputs[$0].command == other }
                        ? [] : instead(other, at: place, by(other.line(in: after) ?? "", at: place))
                }
        }
        let without = inputs.indices.reversed().filter(canBeLeftOut).map(without)
        return inputs.indices.reversed().flatMap(withoutGesture) + without + others
    }

    /// Indicates whether a change only replaces a command by the same one for something else, such as another stop for a pop.
    func isAlike(_ change: NearbyChange) -> Bool {
        guard case .by(let line, _) = change.change, change.instead.count == 1,
            let place = change.instead.keys.first, let command = inputs[place].command
        else { return false }
        // Styles have words of their own.
        if case .presentation(.present) = command { return false }
        return command.line(in: after)?.firstWord == line.firstWord && !line.contains(";")
    }

    /// One command less. Of several equal ones, the last is tried first.
    func without(_ place: Int) -> NearbyChange {
        let statement = inputs[place].statement
        let isFirst = !inputs[..<place].contains { $0.statement == statement }
        let isLast = !inputs[(place + 1)...].contains { $0.statement == statement }
        let which = isFirst ? (isLast ? "" : "the first ") : isLast ? "the last " : "one "
        return NearbyChange(.without("\(which)\"\(statement)\""), at: place)
    }

    /// Several commands in place of one: a pop and one push after the other for a new stack, and for a presentation one
    /// in the place of a child, which has to define a context for it, or a push where the presenter is in a stack.
    private func several(like command: Command, _ place: Int) -> [NearbyChange] {
        let lines: [String]
        switch command {
        case .navigation(.setStack(let all, let stack, _)):
            guard let now = before.controllers[stack]?.children, now.count > 1 || now.first == all.first
            else { return [] }
            let kept = zip(now, all).prefix { $0 == $1 }.count, gone = now.count - max(kept, 1)
            let stop = gone > 1 ? now[max(kept, 1) - 1] : nil
            let pops: [Command] = gone > 0 ? [.navigation(.pop(stack, to: stop, animated: true))] : []
            let pushes: [Command] = all.dropFirst(kept).map {
                .navigation(.push($0, onto: stack, animated: true))
            }
            lines = (pops + (kept == 0 ? [command] : pushes)).compactMap { $0.line(in: after) }
        case .presentation(.present(let new, let source, let style, let isAnimated)):
            let other = Command.presentation(
                .present(new, from: source, style: .currentContext, animated: isAnimated))
            let launch = inputs[..<predicted].firstIndex { $0.command == .application(.launch(source)) }
            // Nobody pushes an alert.
            if !after.isAlert(new), var inStack = launch.flatMap({ contained(source, $0, .navigation) }) {
                inStack.instead[place] = ["push \(name(new)) onto \(freeName("nav"))"]
                return [NearbyChange(change: .pushed(name(new)), instead: inStack.instead)]
            }
            guard style != .currentContext, let record = before.controllers[source], record.parent != nil,
                after.isOfApp(record.classID), let line = other.line(in: after)
            else { return [] }
            lines = ["define presentation context in \(after.classes[record.classID].name)", line]
        default: return []
        }
        return [NearbyChange(change: by(lines.joined(separator: "; "), at: place), instead: [place: lines])]
    }

    /// A gesture less, with its end.
    private func withoutGesture(_ place: Int) -> [NearbyChange] {
        let next = place + 1
        guard [.dragSheet, .swipeBack, .swipePage].contains(inputs[place].command?.kind), next < inputs.count,
            [.finish, .cancel].contains(inputs[next].command?.kind),
            place < predicted || inputs.count > predicted + 2
        else { return [] }
        let words = "\"\(inputs[place].statement); \(inputs[next].statement)\""
        return [NearbyChange(change: .without(words), instead: [place: [], next: []])]
    }

    /// Indicates whether the commands make sense without one of them: it creates nothing, and isn't the whole question.
    private func canBeLeftOut(_ place: Int) -> Bool {
        guard place < predicted || inputs.count > predicted + 1 else { return false }
        switch inputs[place].command {
        case .swift(.run), .views, .layout, .navigation, .presentation, .tabs, .pages, .containment, .window,
            .device, .loading, .application(.background), .application(.suspend):
            return true
        default: return false
        }
    }

    private func commands(like command: Command) -> [Command] {
        switch command {
        case .navigation(.setStack(let all, let stack, let isAnimated)):
            // Another one of them on top, or the one below.
            return all.dropLast().filter(asked.contains).map { top in
                .navigation(.setStack(all.filter { $0 != top } + [top], of: stack, animated: isAnimated))
            } + (before.controllers[stack]?.children.last.map(removing) ?? [])
        case .navigation(.push(let shown, let stack, _)):
            let stacked = before.controllers[stack]?.children ?? []
            let isNext = stacked.dropLast().last == shown
            let back: [Command] =
                stacked.contains(shown)
                ? [.navigation(.pop(stack, to: isNext ? nil : shown, animated: true))] : []
            return back + showing(shown, from: stacked.last ?? stack)
        case .presentation(.present(let shown, let source, let style, let isAnimated)):
            // What the presenter presents already is on top.
            let top = after.controllers[source].presented.flatMap { $0 == shown ? nil : $0 }
            return top.map { [.presentation(.present(shown, from: $0, style: style, animated: isAnimated))] }
                ?? showing(shown, from: source)
        case .containment(.embed(let child, let parent)), .containment(.addChild(let child, let parent)),
            .containment(.addSubview(let child, let parent)),
            .containment(.didMove(let child, toParent: let parent?)):
            return embedding(child, in: parent) + showing(child, from: parent)
        case .window(.setRootViewController(let shown, let window)):
            return before.windows[window]?.root.map { showing(shown, from: $0) } ?? []
        case .window(.makeKeyAndVisible(let window)), .window(.setHidden(false, let window)):
            return before.windows[window]?.root.map { [.window(.setRootViewController($0))] } ?? []
        case .tabs(.select(let index, let tabs)), .tabs(.tap(let index, let tabs)):
            guard let children = before.controllers[tabs]?.children, children.indices.contains(index) else {
                return []
            }
            return innermost(children[index]).map { showing($0, from: tabs) + removing($0) } ?? []
        case .application(.launch(let root)): return loading(viewOf: root)
        case .navigation(.pop(let stack, _, _)), .navigation(.popToRoot(let stack, _)),
            .navigation(.tapBack(let stack)), .navigation(.swipeBack(let stack)):
            return before.controllers[stack]?.children.last.map(removing) ?? []
        case .presentation(.dismiss(let controller, _)):
            let presented = Array(
                sequence(first: controller) { before.controllers[$0]?.presented }.dropFirst())
            return presented.map { .presentation(.dismiss($0, animated: true)) }
                + removing(presented.first ?? controller)
        case .containment(.flip(_, let new, _)):
            return after.controllers[new].parent.map { [.containment(.addSubview(new, to: $0))] } ?? []
        case .containment(.unembed(let child)), .containment(.removeFromParent(let child)),
            .containment(.willMove(let child, toParent: nil)), .window(.removeView(let child)):
            return removing(child)
        case .views(.set(.isHidden(true), let view)), .views(.set(.alpha, let view)),
            .views(.remove(let view)):
            return after.controllers.identifiers.first { after.controllers[$0].view == view }.map {
                [.window(.removeView($0))] + removing($0)
            } ?? [.views(.set(.frame(other(than: after.views[view].frame)), of: view))]
        case .layout(.layoutIfNeeded(let view)), .layout(.setNeedsDisplay(let view)):
            return [.layout(.setNeedsLayout(view))]
        case .pages(.turn(let page, let pages, let style, let isAnimated)):
            return PageTransition.Style.allCases.filter { $0 != style }.map {
                .pages(.turn(to: page, of: pages, style: $0, animated: isAnimated))
            }
        case .loading(.setViewToNil(let controller)):
            return [.window(.removeView(controller)), .application(.memoryWarning)] + removing(controller)
                + loading(viewOf: controller)
        case .loading(.accessView(let controller)), .loading(.loadViewIfNeeded(let controller)),
            .loading(.isViewLoaded(let controller)), .loading(.viewIfLoaded(let controller)),
            .loading(.call(.loadView, let controller)):
            return loading(viewOf: controller)
        case .references(.release(let controller)): return removing(controller)
        case .application(.memoryWarning):
            return asked.map { .loading(.setViewToNil($0)) } + leavingTheApp
        case .application(.background), .application(.interrupt), .application(.foreground):
            return leavingTheApp + asked.filter(before.isViewInWindow).flatMap(removing)
        default: return []
        }
    }

    private var leavingTheApp: [Command] {
        [.background, .interrupt, .foreground, .terminate].map { .application($0) }
    }

    private func loading(viewOf controller: Controller.ID) -> [Command] {
        [
            .loading(.accessView(of: controller)), .loading(.call(.loadView, on: controller)),
            .loading(.setViewToNil(controller)),
        ]
    }

    /// The commands that show a controller, and those that only seem to.
    private func showing(_ shown: Controller.ID, from source: Controller.ID) -> [Command] {
        guard after.kind(of: shown) != .alert else { return [] }
        let outer = sequence(first: source) { before.controllers[$0]?.parent }
        let stack = outer.first { before.kind(of: $0) == .navigation }
        return [
            stack.map { .navigation(.push(shown, onto: $0, animated: true)) },
            .presentation(.present(shown, from: source, style: .automatic, animated: true)),
            .presentation(.present(shown, from: source, style: .fullScreen, animated: true)),
        ].compactMap { $0 } + embedding(shown, in: source) + [.loading(.accessView(of: shown))]
    }

    /// The commands that show a controller in another one.
    private func embedding(_ child: Controller.ID, in parent: Controller.ID) -> [Command] {
        [.containment(.embed(child, in: parent)), .containment(.addSubview(child, to: parent))]
    }

    /// A frame of another size.
    private func other(than frame: Rectangle) -> Rectangle {
        Rectangle(
            x: frame.x, y: frame.y, size: Size(width: frame.size.width, height: frame.size.height / 2))
    }

    /// The commands that remove a controller from the screen, and those that only seem to.
    private func removing(_ removed: Controller.ID) -> [Command] {
        guard let record = before.controllers[removed] else { return [] }
        let stack = record.parent.flatMap { before.kind(of: $0) == .navigation ? $0 : nil }
        // Nobody takes a child of UIKit's containers out by hand.
        let isOfOwn = record.parent.map { before.kind(of: $0) } == .plain
        return [
            stack.map { .navigation(.pop($0, to: nil, animated: true)) },
            stack.map { .navigation(.popToRoot($0, animated: true)) },
            .presentation(.dismiss(removed, animated: true)),
            isOfOwn ? .window(.removeView(removed)) : nil, isOfOwn ? .containment(.unembed(removed)) : nil,
            .references(.release(removed)),
        ].compactMap { $0 }
    }

    /// The controller that a container shows, without the containers around it.
    private func innermost(_ controller: Controller.ID) -> Controller.ID? {
        sequence(first: controller) { before.controllers[$0]?.children.last }.first {
            before.kind(of: $0) == .plain
        }
    }
}
