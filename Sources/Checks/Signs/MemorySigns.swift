import Lifecycle

/// Signs of controllers that never go.
extension ControllerCheck {
    /// Finds what still holds the controller after it was dismissed, from an entry on, and released.
    mutating func readLeaks(_ run: CheckRun, since start: Int) {
        let world = run.world
        guard let controller = run.controller, world.controllers[controller].isAlive,
            let type = outlines.first
        else { return }
        let all = world.holders(of: controller), holders = all.filter(\.isForgotten)
        guard world.leaked.contains(controller) || all.isOfTimerAtLeast else { return }
        let name = writtenClass(of: controller, in: world)
        let closures = world.code.closures(capturing: controller)
        if holders.contains(where: { if case .timer = $0 { true } else { false } }) {
            let methods = Set(outlines.flatMap(\.methods).map(\.baseName))
            let call = call(["scheduledTimer", "Timer", "CADisplayLink"], in: methods)
            let place = call?.start ?? closures.first ?? type.place
            // Code that was not run may end it.
            let mayEnd =
                calls(["invalidate"], outside: ["deinit"]) || call == nil
                || others(call: "invalidate", in: run, since: start)
            return find(
                .timerHolds, at: place, in: run,
                "The \(call?.name == "CADisplayLink" ? "display link" : "repeating timer") retains \(name)\(calls(["invalidate"]) ? ", and only deinit invalidates it" : " and is never invalidated"), so \(name) stays alive after being dismissed.",
                unless: mayEnd ? .uncertain : nil)
        }
        if holders.contains(where: { if case .notificationCenter = $0 { true } else { false } }) {
            let observers = world.observerRegistrations.keys.compactMap(\.block)
            let place = closures.first { observers.contains($0) } ?? closures.first ?? type.place
            // A block goes by the token that came with it: removing the controller itself leaves it there.
            let removesToken =
                calls(["removeObserver"], outside: ["deinit"]) { $0.arguments.first?.text != "self" }
                || others(call: "removeObserver", in: run, since: start)
            return find(
                .observerBlockHolds, at: place, in: run,
                "The notification center retains this block, so \(name) stays alive after being dismissed.",
                unless: removesToken ? .uncertain : nil)
        }
        readCycle(of: controller, name, closures, run)
    }

    /// Indicates whether code of other types that ends something may have stood behind a condition that isn't known.
    private func others(call name: String, in run: CheckRun, since start: Int) -> Bool {
        run.doubt(in: start..<run.trace.count, Self.ways.contains) != nil
            && app.outlines.flatMap(\.methods).flatMap(\.calls).contains {
                $0.name == name && $0.arguments.first?.text != "self"
            }
    }

    private mutating func readCycle(
        of controller: Controller.ID, _ name: String, _ closures: [CodeLocation], _ run: CheckRun
    ) {
        let world = run.world
        guard let way = cycle(from: controller, world.strongLinks) else { return }
        let label = way.map { "\(world.controllers[$0.owner].name).\($0.label)" }.joined(separator: ", ")
        // The property at which the cycle begins, and what may break it.
        let first = way[0].label.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isBroken = outlines.flatMap(\.methods).contains { method in
            method.name != "init" && method.name != "deinit"
                && method.assignments.contains {
                    $0.value == "nil"
                        && $0.target.split(whereSeparator: { ".?!".contains($0) }).last == first
                }
        }
        let types = world.ancestry(of: world.controllers[controller].classID)
        let property = types.flatMap { app.outlines(of: $0, in: world) }.flatMap(\.properties)
            .first { $0.name == first }
        let isClosure = way.contains { $0.label.contains("closure") }
        find(
            .retainCycle, at: (isClosure ? closures.first : nil) ?? property?.place ?? outlines.first?.place,
            in: run,
            "\(name) retains itself through \(label), so it stays alive after being dismissed.",
            unless: isBroken || world.isGuessed(way) ? .uncertain : nil)
    }

    /// The shortest way of strong references from a controller back to itself.
    private func cycle(from controller: Controller.ID, _ links: [StrongLink]) -> [StrongLink]? {
        var ways: [Controller.ID: [StrongLink]] = [controller: []]
        var waiting = [controller][...]
        while let next = waiting.popFirst() {
            let way = ways[next] ?? []
            for link in links where link.owner == next {
                if link.target == controller { return way + [link] }
                guard ways[link.target] == nil, ways.count < 500 else { continue }
                ways[link.target] = way + [link]
                waiting.append(link.target)
            }
        }
        return nil
    }
}

extension [Holder] {
    /// Indicates whether a timer holds it, along with at most unknown code, which may
    /// release it; the timer doesn't.
    fileprivate var isOfTimerAtLeast: Bool {
        contains { if case .timer = $0 { true } else { false } }
            && allSatisfy {
                switch $0 {
                case .timer, .unknownCode: true
                default: false
                }
            }
    }
}
