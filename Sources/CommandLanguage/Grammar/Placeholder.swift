import Lifecycle

/// A place in a command that holds a name or number.
enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case controller, newController, classOfApp, newClass, superclass, viewSuperclass, anyClass, viewClass,
        callback, call
    case style, seconds, path, number, position, release, size, nib, newNib, storyboard, newStoryboard,
        device,
        reference
    case window, newWindow, view, newView, place, anchor, coordinate, fraction, flexible
    case property, type, topic, practiceTopic, claim, file, lesson, lane, step, world, statement, commands,
        calls, values

    /// The placeholder for it in the grammar that people read.
    var notation: String { CommandText.named(CommandText.notations).words[rawValue] ?? rawValue.uppercased() }

    var takesCommands: Bool { self == .commands || self == .statement }

    /// Indicates whether it takes all words up to the end of the statement.
    var takesTheRest: Bool {
        [.device, .topic, .practiceTopic, .claim, .file, .lane, .statement, .commands, .calls, .values]
            .contains(self)
    }

    /// Indicates whether it takes a name that the learner makes up.
    var isNewName: Bool {
        [.newController, .newClass, .newNib, .newStoryboard, .newView, .newWindow, .property].contains(self)
    }

    /// Indicates whether it holds the name of an existing object.
    var holdsDeclaredName: Bool {
        [
            .controller, .classOfApp, .superclass, .anyClass, .storyboard, .window, .view, .place, .anchor,
            .call,
        ].contains(self)
    }

    /// Indicates whether a misspelling can be recognized; in a number it can't.
    var canBeMisspelled: Bool {
        !isNewName && ![.release, .size, .coordinate, .fraction].contains(self)
    }

    /// Returns the expected input, in words.
    func expectation(in context: CommandContext) -> String {
        let words = CommandText.named(CommandText.places).words[rawValue] ?? ""
        if self == .call { return words.replacing("vc", with: context.controllerNames.last ?? "vc") }
        guard offersNames else { return words }
        let names = candidates(in: context).map { $0.text }
        guard !names.isEmpty else { return words + " (there's none yet)" }
        return words + " (" + names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "") + ")"
    }

    /// Indicates whether a word is valid here.
    func accepts(_ token: Token, in context: CommandContext) -> Bool {
        let text = token.text
        switch self {
        // That one has been deallocated says more than that no one has the name.
        case .controller: return context.world.newestController(named: text) != nil
        case .classOfApp:
            return context.world.controllerClass(named: text).map(context.world.isOfApp) ?? false
        case .superclass, .anyClass: return context.world.controllerClass(named: text) != nil
        case .storyboard: return context.storyboardNames.contains(text)
        case .newController, .newView, .newWindow, .property: return Keyword.isName(text)
        case .window: return context.world.window(named: text) != nil
        case .view: return context.view(named: text) != nil
        case .place: return context.view(named: text) != nil || context.world.controller(named: text) != nil
        case .anchor: return context.anchor(named: text) != nil
        case .coordinate:
            return Double(text).map { $0.isFinite && $0.magnitude <= 100_000 } ?? false
        case .fraction: return Double(text).map { (0...1).contains($0) } ?? false
        case .flexible:
            return token.lowercased.hasPrefix("flexible")
                && AutoresizingMask.names.contains { $0.name.lowercased() == token.lowercased }
        case .newClass, .newStoryboard, .type, .viewClass:
            return Keyword.isName(text) && text.first?.isUppercase == true
        case .nib, .newNib: return Keyword.isName(text.replacing("~", with: ""))
        case .viewSuperclass: return context.world.code.isViewClass(named: text)
        case .callback: return CallbackName.callback(for: text) != nil
        case .call: return context.call(named: text) != nil
        case .number: return Int(text).map { (1...999_999).contains($0) } ?? false
        case .position: return Int(text).map { (0...999_999).contains($0) } ?? false
        case .release: return Release(text: text) != nil
        case .size: return Size(text: text) != nil
        case .style:
            return Controller.ModalStyle.allCases.contains { $0.rawValue.lowercased() == token.lowercased }
        case .path: return text.split(separator: ".", omittingEmptySubsequences: false).count == 2
        case .seconds: return Double(text).map { $0 > 0 && $0 <= 3600 } ?? false
        case .reference: return ControllerClass.Property.Reference(rawValue: token.lowercased) != nil
        case .step: return context.steps.contains { $0.id == token.lowercased }
        case .device, .topic, .practiceTopic, .claim, .file, .lesson, .lane, .world, .statement, .commands,
            .calls, .values:
            return true
        }
    }

    /// Returns the possible inputs, each with its meaning.
    func candidates(in context: CommandContext) -> [(text: String, summary: String)] {
        switch self {
        case .controller: context.controllers.map { ($0.name, "a \($0.className)") }
        case .classOfApp: context.classNames.map { ($0, "a class of the app") }
        case .superclass, .anyClass: context.superclassNames.map { ($0, "a class") }
        case .viewClass, .viewSuperclass: context.viewClassNames.map { ($0, "a view class") }
        case .type: ["UIButton", "UIImageView", "UILabel", "UIView"].map { ($0, "a type") }
        case .nib: context.nibNames.map { ($0, "a nib") }
        case .storyboard: context.storyboardNames.map { ($0, "a storyboard") }
        // A method's name says all.
        case .callback: Callback.allCases.filter { $0.isOverridable }.map { ($0.rawValue, "") }
        case .call:
            context.controllerNames.flatMap { name in
                Callback.allCases.filter({ $0.isOverridable }).map { ("\(name).\($0.rawValue)", "") }
            }
        case .values:
            ["view.frame", "view.window", "isViewLoaded", "parent", "presentedViewController"].map {
                ($0, "a value")
            }
        case .calls:
            Callback.allCases.filter { $0.isOverridable }.map { ($0.rawValue, "") }
                + [("nothing", "no call at all")]
        case .number, .position: [("1", "a number")]
        case .seconds: [("0.35", "the duration of an animation")]
        case .release: Release.lastReleases.map { (String($0.major), "iOS \($0)") }
        case .size: [(context.screenSize, "the size of the screen")]
        case .device: context.deviceNames.map { ($0, "a device") }
        case .path: context.propertyPaths.map { ($0, "a stored property") }
        case .style: Controller.ModalStyle.allCases.map { ($0.rawValue, "a presentation style") }
        case .window: context.windowNames.map { ($0, "a window") }
        case .view: context.viewNames.map { ($0, "a view") }
        case .place: context.placeNames.map { ($0, "a view") }
        case .anchor: context.anchorNames.map { ($0, "an anchor") }
        case .coordinate: [("20", "points")]
        case .fraction: [("0.5", "a number from 0 to 1")]
        case .flexible: AutoresizingMask.names.map { ($0.name, "an option of the mask") }
        case .reference: ControllerClass.Property.Reference.allCases.map { ($0.rawValue, "a reference") }
        case .topic: context.topics.map { ($0.name, $0.summary) }
        case .practiceTopic: context.practiceTopics.map { ($0.name, $0.summary) }
        case .claim: context.claims.map { ($0, "a claim") }
        case .lesson: context.lessons.map { ($0.id, $0.title) }
        case .lane: context.lanes
        case .step: context.steps.map { ($0.id, $0.title) }
        case .world: context.worlds.map { ($0.name, $0.summary) }
        case .newController, .newClass, .newNib, .newStoryboard, .newView, .newWindow, .property, .file,
            .statement, .commands:
            []
        }
    }

    /// Indicates whether it takes the name of an existing object, and there is none of that kind.
    func isEmpty(in context: CommandContext) -> Bool { offersNames && candidates(in: context).isEmpty }

    private var offersNames: Bool {
        [.nib, .controller, .classOfApp, .superclass, .anyClass, .storyboard, .window, .view, .place]
            .contains(self)
    }
}

extension Release {
    /// A release as people write it: `5` (the last of its number) or `5.1`.
    ///
    /// - Parameter text: The number.
    package init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = parts.first, let major = Int(first), parts.count <= 2 else { return nil }
        if parts.count == 1 {
            guard let last = Release.last(of: major) else { return nil }
            self = last
        } else {
            guard let minor = Int(parts[1]), minor >= 0 else { return nil }
            self.init(major, minor)
            guard exists else { return nil }
        }
    }
}

extension Size {
    init?(text: String) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (1...10_000).contains(width), (1...10_000).contains(height)
        else { return nil }
        self.init(width: Double(width), height: Double(height))
    }
}
