// The app as the page draws it: the controllers as they are now, and the last run call by call.

extension PageTutor {
    /// Only what the app runs on: in an interview or an exam, more would answer questions.
    func hiddenPicture(of session: Session) -> JSON {
        [
            "environment": .text(StateLines.environment(session.simulation.world.environment)),
            "app": .text("hidden while questions are asked"), "controllers": .list([]),
        ]
    }

    func picture(of session: Session) -> JSON {
        let world = session.simulation.world, text = WorldText(world: world)
        func name(_ controller: Controller.ID?) -> JSON? { controller.map { .text(text.name($0)) } }
        let controllers: [JSON] = world.livingControllers.map { id in
            let controller = world.controllers[id]
            return [
                "name": .text(controller.name), "class": .text(world.className(of: id)),
                "appearance": .text(controller.appearance.rawValue),
                "sentence": .text(text.viewSentence(id)), "hasView": .bool(controller.view != nil),
                "isCurrent": .bool(id == session.current), "hasTabs": .bool(world.kind(of: id) == .tabBar),
                "parent": name(controller.parent),
                "presenter": name(controller.presenter),
                "children": .texts(controller.children.map { text.name($0) }),
            ]
        }
        return [
            "environment": .text(StateLines.environment(world.environment)), "app": .text(text.application),
            "root": name(world.livingWindows.first.flatMap { world.windows[$0].root }),
            "controllers": .list(controllers), "run": session.lastRun.map { moving($0) },
        ]
    }

    private func moving(_ run: Run) -> JSON {
        let picture = MovingPicture(of: run)
        let edge: JSON? =
            switch picture.edge {
            case .right?: .text("right")
            case .bottom?: .text("bottom")
            case nil: nil
            }
        let frames: [JSON] = picture.frames.filter { !$0.isStep }.map { frame in
            let cards: [JSON] = frame.cards.map { .list([.number($0.name), .number($0.distance)]) }
            return ["calls": .number(frame.calls), "stack": .texts(frame.stack), "cards": .list(cards)]
        }
        var shown = 0
        let calls: [JSON] = run.visibleCallbacks.map { index in
            let entry = run.simulation.trace[index], receiver = entry.receiver.name(in: run.simulation.world)
            if shown < picture.calls.count, picture.calls[shown].text == entry.callbackName,
                picture.names[picture.calls[shown].name] == receiver
            {
                shown += 1
            }
            return [
                "lane": .text(receiver), "name": .text(entry.callbackName),
                "why": .text(entry.rule.facts.statement), "frame": .number(shown),
            ]
        }
        return [
            "statement": .text(run.statement), "names": .texts(picture.names), "edge": edge,
            "frames": .list(frames), "calls": .list(calls),
        ]
    }
}
