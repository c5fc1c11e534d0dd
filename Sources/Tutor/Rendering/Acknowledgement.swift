import CommandLanguage
import Lifecycle
import Session

extension RunLines {
    /// The message for a command that called nothing, with suggestions.
    var acknowledgement: Line {
        let nothing =
            meetsUnknown
            ? "The simulation calls nothing here, but UIKit may." : "No lifecycle method is called."
        return run.command.flatMap(ownAcknowledgement) ?? Line("  " + nothing, next: "state   trace")
    }

    /// Indicates whether the command called nothing, but met code whose calls are unknown.
    var onlySkips: Bool { meetsUnknown && visible.isEmpty }

    /// Indicates whether the command met code whose calls are unknown.
    private var meetsUnknown: Bool {
        run.entries.contains { index in
            if case .skipped(_, let reason) = trace[index].event { reason != .assumed } else { false }
        }
    }

    /// Returns a special message for a command that called nothing; nil for most.
    private func ownAcknowledgement(of command: Command) -> Line? {
        if case .presentation(.dismiss) = command.unheld, isDecided(by: .dismissalNeedsAPresentation) {
            return nothing(because: .dismissalNeedsAPresentation, next: "state")
        }
        switch command {
        case .classes(let command): return acknowledgement(of: command)
        case .swift(.declare(let program)): return acknowledgement(of: program)
        case .swift(.run(let body)):
            return endedChain(in: body).map {
                Line("  \($0) is nil, so Swift skips the rest of the line.", next: "state")
            }
        case .bundle: return Line("  Added to the bundle.", .faint, next: "help new")
        case .segues(.define): return Line("  Added to the storyboard.", .faint, next: "help perform")
        case .window(.setRootViewController(let controller, let window)):
            guard world.windows[window].isVisible else {
                return nothing(because: .hiddenWindowLeavesRootUnloaded, next: "make key and visible")
            }
            let name = world.controllers[controller].name
            return Line("  Nothing is called: \(name) is already the root on screen.", next: "state")
        case .application(.launchApp) where world.firstWindow.root == nil:
            let reason = "it has no main storyboard and its delegates create no window."
            return Line("  The app shows nothing, because \(reason)", next: "undo   help info")
        // The calls of another command may be right above these lines.
        case .application(.interrupt): return noneOfController("interrupt", .interruptionIsToldToDelegate)
        case .application(.background): return noneOfController("background", .backgroundKeepsAppearance)
        case .application(.foreground): return noneOfController("foreground", .backgroundKeepsAppearance)
        case .device(.rotate(let isLandscape)) where run.place.world.isDeviceLandscape == isLandscape:
            let orientation = isLandscape ? "landscape" : "portrait"
            return Line("  Nothing is called: the device is already in \(orientation).", next: "state")
        case .device(.rotate) where isDecided(by: .rotationNeedsPermission):
            return nothing(because: .rotationNeedsPermission, next: "help orientations")
        // The start of a drag is reported to the sheet.
        case .presentation(.dragSheet):
            return nothing(because: .blockedSheetTellsOfAttempt, next: "state")
        case .loading(.setViewToNil(let controller)):
            return Line("  " + text.sentence(on: controller), next: "access view")
        case .references(.release(let controller)) where world.controllers[controller].isAlive:
            return world.holding(controller).map { Line("  Nothing is called: " + $0, next: "references") }
        case .making(.make(let name, _, _)):
            return Line("  Nothing is called: \(name) has no view yet.", next: "access view   launch")
        case .making, .references, .swift, .loading, .application, .window, .containment, .navigation, .tabs,
            .split, .presentation, .pages, .segues, .views, .layout, .touch, .device, .time, .pause,
            .hold:
            return nil
        }
    }

    /// Returns the code before the `?` that ended an optional chain, if the only statement is such a chain.
    private func endedChain(in body: Body) -> String? {
        guard body.statements.count == 1, let source = body.source, !source.contains("?["),
            !source.contains("?("),
            case .expression(var expression) = body.statements[0].kind
        else { return nil }
        var links: [Expression] = []
        while true {
            switch expression {
            case .call(let next, _):
                // What holds a call could do more than to read.
                links = []
                expression = next
            case .member(let next?, _), .element(let next, _), .unwrapped(let next): expression = next
            case .chained(let next):
                links.insert(next, at: 0)
                expression = next
            default:
                let ended = links.firstIndex { isNil($0) }
                return ended.map { source.split(separator: "?.").prefix($0 + 1).joined(separator: "?.") }
            }
        }
    }

    /// Returns whether an expression is nil before the command.
    private func isNil(_ expression: Expression) -> Bool {
        var simulation = run.simulation
        simulation.world = run.place.world
        let printing = Expression.call(.name("print"), [CallArgument(nil, expression)])
        _ = simulation.apply(.swift(.run(Body([Statement(.expression(printing))]))))
        return simulation.trace.entries.last?.event == .printed("nil")
    }

    private func nothing(because rule: Rule, next: String) -> Line {
        Line("  Nothing is called. " + rule.facts.brief, next: next)
    }

    private func noneOfController(_ name: String, _ rule: Rule) -> Line {
        Line("  \(name) doesn't call any controller method. " + rule.facts.brief, next: "trace")
    }

    /// Returns whether a rule is the last influence recorded in this run.
    private func isDecided(by rule: Rule) -> Bool {
        guard let last = run.simulation.trace.recordedRules.last else { return false }
        return last.rule == rule && last.position >= run.entries.lowerBound
    }

    private func acknowledgement(of command: ClassCommand) -> Line {
        switch command {
        case .override(let callback, let classID, let body):
            Line(
                "  \(world.classes[classID].name): \(text.swift(body, of: callback))", .note, hanging: 4,
                next: trial(of: classID))
        case .restore(let callback, let classID):
            Line(
                "  \(world.classes[classID].name) no longer overrides \(callback.rawValue).",
                next: trial(of: classID))
        case .define(let name, let superclass):
            Line(
                "  class \(name): \(world.classes[superclass].name)", .note,
                next: creation(of: name))
        case .declareProperty(let property, let classID):
            Line("  \(world.classes[classID].name): \(text.swift(property))", .note, next: "state")
        }
    }

    /// The controller classes that Swift code declares, with the command that creates one of the first; nil if it declares
    /// none and imports nothing.
    private func acknowledgement(of program: Program) -> Line? {
        if let view = program.valueTypes.first(where: { $0.protocols.contains("View") }) {
            let words = "\(view.name) is read, but it isn't drawn and its actions aren't called."
            return Line("  SwiftUI isn't simulated: " + words, next: "explain coming from SwiftUI")
        }
        let declared = program.classes.filter { world.controllerClass(named: $0.name) != nil }
        guard let name = declared.first?.name else {
            let context = CommandContext(world: world, current: nil)
            if let superclass = PastedSwift.unknownSuperclass(in: run.statement, context) {
                let declared = program.classes.first?.name ?? "It"
                return Line(
                    "  \(declared) isn't a view controller, because \(superclass) isn't known here. If that is a class of yours, paste it too.",
                    .note, next: "undo")
            }
            guard program.classes.isEmpty, program.functions.isEmpty, program.extensions.isEmpty,
                let module = program.imports.sorted().first
            else { return nil }
            return Line("  import \(module)", .note)
        }
        let heads = declared.map { declared in
            "class \(declared.name)" + (declared.superclass.map { ": \($0)" } ?? "")
        }
        let hosts = program.hostingNote().isEmpty ? "" : ". " + program.hostingNote()
        return Line(
            Span("  " + heads.joined(separator: "; "), .note), Span(hosts), hanging: 4,
            next: creation(of: name))
    }

    /// The command that creates a controller of a class under a free name.
    private func creation(of className: String) -> String {
        "new \(className) as \(world.freshName(like: ControllerClass.instanceName(of: className)))"
    }

    /// Returns the commands that run an override: reading the view, after clearing the current one.
    private func trial(of classID: ControllerClass.ID) -> String {
        let newest = world.newestControllers.first {
            world.ancestry(of: world.controllers[$0].classID).contains(classID)
        }
        guard let instance = newest else {
            return creation(of: world.classes[classID].name)
        }
        return world.controllers[instance].view == nil ? "access view" : "set view nil; access view"
    }
}

extension Program {
    /// A note that classes whose views show SwiftUI, and Apple's own if there is an object of it, don't do so here; empty if there are none.
    func hostingNote(withObjects hasObjects: Bool = false) -> String {
        let own = classes.filter { $0.superclass?.prefix { $0 != "<" } == "UIHostingController" }
        let names = own.map { $0.name } + (hasObjects ? ["UIHostingController"] : [])
        guard !names.isEmpty else { return "" }
        let lives =
            names.count == 1
            ? "is treated as a plain view controller" : "are treated as plain view controllers"
        return "SwiftUI isn't simulated, so \(names.joined(separator: ", ")) \(lives)."
    }
}
