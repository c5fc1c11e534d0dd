import CommandLanguage
import Lifecycle
import Session

extension RunLines {
    /// The message for a command that called nothing, with suggestions.
    var acknowledgement: Line {
        let nothing =
            meetsUnknown
            ? "The simulation calls nothing here, but UIKit may." : "Done. No lifecycle method is called."
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
        if case .classes(let command) = command { return acknowledgement(of: command) }
        if case .swift(.declare(let program)) = command { return acknowledgement(of: program) }
        if case .bundle = command { return Line("  Added to the bundle.", .faint, next: "help new") }
        if case .window(.setRootViewController(let controller, let window)) = command {
            if world.windows[window].isVisible {
                let name = world.controllers[controller].name
                return Line("  Nothing is called: \(name) is already the root on screen.", next: "state")
            }
            return Line(
                "  Nothing is called. " + Rule.hiddenWindowLeavesRootUnloaded.facts.statement,
                next: "make key and visible")
        }
        if command == .application(.launchApp), world.firstWindow.root == nil {
            let reason = "it has no main storyboard and its delegates create no window."
            return Line("  The app shows nothing, because \(reason)", next: "undo   help info")
        }
        if command == .application(.interrupt) {
            let reason = Rule.interruptionIsToldToDelegate.facts.statement
            return Line("  interrupt doesn't call any controller method. " + reason, next: "trace")
        }
        if command == .application(.background) || command == .application(.foreground) {
            // The calls of another command may be right above this line.
            let name = command == .application(.background) ? "background" : "foreground"
            return Line(
                "  \(name) doesn't call any controller method. "
                    + Rule.backgroundKeepsAppearance.facts.statement, next: "trace")
        }
        if case .device(.rotate(let isLandscape)) = command, run.place.world.isDeviceLandscape == isLandscape
        {
            return Line(
                "  Nothing is called: the device is already in \(isLandscape ? "landscape" : "portrait").",
                next: "state")
        }
        if case .device(.rotate) = command, isDecided(by: .rotationNeedsPermission) {
            return Line(
                "  Nothing is called. " + Rule.rotationNeedsPermission.facts.statement,
                next: "help orientations")
        }
        if case .presentation(.dismiss) = command.unheld, isDecided(by: .dismissalNeedsAPresentation) {
            let sentence = "  Nothing is called. " + Rule.dismissalNeedsAPresentation.facts.statement
            return Line(sentence, next: "state")
        }
        // The start of a drag is reported to the sheet.
        if command == .presentation(.dragSheet) {
            let sentence = "  Nothing is called. " + Rule.blockedSheetTellsOfAttempt.facts.statement
            return Line(sentence, next: "state")
        }
        if case .segues(.define) = command {
            return Line("  Added to the storyboard.", .faint, next: "help perform")
        }
        if case .loading(.setViewToNil(let controller)) = command {
            return Line("  " + text.sentence(on: controller), next: "access view")
        }
        if case .references(.release(let controller)) = command { return stillHeld(controller) }
        if case .making(.make(let name, _, _)) = command {
            return Line("  Nothing is called: \(name) has no view yet.", next: "access view   launch")
        }
        return nil
    }

    /// Returns a line with the remaining owners of a released controller; nil if there are none.
    private func stillHeld(_ controller: Controller.ID) -> Line? {
        let holders = world.holdersInWords(of: controller, lasting: true)
        guard world.controllers[controller].isAlive, !holders.isEmpty else { return nil }
        let name = world.controllers[controller].name
        let sentence =
            "Nothing is called: \(name) is still held by \(holders.listed(most: 3, last: " and "))."
        return Line("  " + sentence, next: "references")
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
    /// The classes whose views show SwiftUI.
    fileprivate var hostingControllers: [String] {
        classes.filter { declaration in
            declaration.superclass.map { $0.prefix { $0 != "<" } == "UIHostingController" } ?? false
        }.map { $0.name }
    }

    /// A note that these classes, and Apple's own if there is an object of it, don't show SwiftUI; empty if there are none.
    func hostingNote(withObjects hasObjects: Bool = false) -> String {
        let names = hostingControllers + (hasObjects ? ["UIHostingController"] : [])
        guard !names.isEmpty else { return "" }
        let lives =
            names.count == 1
            ? "is treated as a plain view controller" : "are treated as plain view controllers"
        return "SwiftUI isn't simulated, so \(names.joined(separator: ", ")) \(lives)."
    }
}
