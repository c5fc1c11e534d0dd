// The app as the page draws it: the controllers as they are now, and the last run call by call.

extension PageTutor {
    func writePicture(of session: Session, _ writer: inout JSONWriter) {
        let world = session.simulation.world, text = WorldText(world: world)
        writer.add("environment", StateLines.environment(world.environment))
        writer.add("app", text.application)
        writer.add("root", world.livingWindows.first.flatMap { world.windows[$0].root }.map { text.name($0) })
        writer.list("controllers") { writer in
            for id in world.livingControllers {
                let controller = world.controllers[id]
                writer.object {
                    $0.add("name", controller.name)
                    $0.add("class", world.className(of: id))
                    $0.add("kind", world.kind(of: id).rawValue)
                    $0.add("appearance", controller.appearance.rawValue)
                    $0.add("sentence", text.viewSentence(id))
                    $0.add("hasView", controller.view != nil)
                    $0.add("isCurrent", id == session.current)
                    $0.add("parent", controller.parent.map { text.name($0) })
                    $0.add("presenter", controller.presenter.map { text.name($0) })
                    $0.texts("children", controller.children.map { text.name($0) })
                }
            }
        }
        // A question's commands have not run yet: what ran before them set the stage.
        guard let run = session.lastRun else { return }
        let picture = MovingPicture(of: run), trace = run.simulation.trace
        writer.object("run") { writer in
            writer.add("statement", run.statement)
            writer.texts("names", picture.names)
            switch picture.edge {
            case .right?: writer.add("edge", "right")
            case .bottom?: writer.add("edge", "bottom")
            case nil: break
            }
            writer.list("frames") { writer in
                for frame in picture.frames where !frame.isStep {
                    writer.object { writer in
                        writer.add("calls", frame.calls)
                        writer.texts("stack", frame.stack)
                        writer.list("cards") { writer in
                            for card in frame.cards {
                                writer.list {
                                    $0.add(nil, card.name)
                                    $0.add(nil, card.distance)
                                }
                            }
                        }
                    }
                }
            }
            writer.list("calls") { writer in
                var shown = 0
                for index in run.visibleCallbacks {
                    let entry = trace[index], receiver = entry.receiver.name(in: run.simulation.world)
                    if shown < picture.calls.count, picture.calls[shown].text == entry.callbackName,
                        picture.names[picture.calls[shown].name] == receiver
                    {
                        shown += 1
                    }
                    writer.object {
                        $0.add("lane", receiver)
                        $0.add("name", entry.callbackName)
                        $0.add("why", entry.rule.facts.statement)
                        $0.add("frame", shown)
                    }
                }
            }
        }
    }
}
