import Lifecycle

/// A place in a command that holds a name or number.
enum Slot: String, CaseIterable, Hashable, Sendable {
    case controller, newController = "name", classOfApp = "class", newClass = "Class", superclass =
        "superclass"
    case style, seconds, viewClass, callback, number, release, size, nib, newNib = "Nib", storyboard
    case newStoryboard = "Storyboard", device, reference, property, type, topic, claim, file, lesson, rest

    /// What is expected here, in words.
    func expectation(in context: CommandContext) -> String {
        switch self {
        case .controller: "a controller" + list(context.controllerNames)
        case .newController: "a name for the controller"
        case .classOfApp: "a class" + list(context.classNames)
        case .newClass: "a name for the class"
        case .superclass: "a superclass" + list(context.superclassNames)
        case .style: "a style such as fullScreen or pageSheet"
        case .seconds: "seconds such as 0.35"
        case .viewClass: "a view class"
        case .callback: "a method such as loadView or viewDidLoad"
        case .number: "a number"
        case .release: "an iOS version such as 5 or 17"
        case .size: "a size such as 320x568"
        case .nib: "a nib" + list(context.nibNames)
        case .newNib: "a name for the nib"
        case .storyboard: "a storyboard" + list(context.storyboardNames)
        case .newStoryboard: "a name for the storyboard"
        case .device: "a device such as iPhone 15 or iPad"
        case .reference: "strong, weak or unowned"
        case .property: "a name for the property"
        case .type: "a type such as UILabel"
        case .topic: "a method, rule or command"
        case .claim: "a claim such as P7"
        case .file: "a file's path"
        case .lesson: "a lesson"
        case .rest: "commands"
        }
    }

    /// Whether a word can stand here. Several words are possible only for ``device`` and ``rest``.
    func accepts(_ token: Token, in context: CommandContext) -> Bool {
        let text = token.text
        switch self {
        case .controller: return context.controllerNames.contains(text)
        case .classOfApp: return context.classNames.contains(text)
        case .superclass: return context.superclassNames.contains(text)
        case .nib: return isName(text)
        case .storyboard: return context.storyboardNames.contains(text)
        case .newController, .property: return isName(text)
        case .newClass, .newStoryboard, .type, .viewClass:
            return isName(text) && text.first?.isUppercase == true
        case .newNib: return isName(text.replacing("~", with: ""))
        case .callback: return CallbackName.callback(for: text) != nil
        case .number: return Int(text).map { (1...999_999).contains($0) } ?? false
        case .release: return Release(text: text) != nil
        case .size: return Size(text: text) != nil
        case .style: return Controller.ModalStyle.allCases.contains { $0.rawValue.lowercased() == token.lowercased }
        case .seconds: return Double(text).map { $0 > 0 && $0 <= 3600 } ?? false
        case .reference: return ControllerClass.Property.Reference(rawValue: token.lowercased) != nil
        case .device, .topic, .claim, .file, .lesson, .rest: return true
        }
    }

    /// What a person could type here, each with what it means.
    func candidates(in context: CommandContext) -> [(text: String, summary: String)] {
        switch self {
        case .controller: context.controllers.map { ($0.name, "a \($0.className)") }
        case .classOfApp: context.classNames.map { ($0, "a class of the app") }
        case .superclass: context.superclassNames.map { ($0, "a class") }
        case .nib: context.nibNames.map { ($0, "a nib") }
        case .storyboard: context.storyboardNames.map { ($0, "a storyboard") }
        case .callback: Callback.allCases.filter(\.isOverridable).map { ($0.rawValue, $0.signature) }
        case .release: Release.lastReleases.map { (String($0.major), "iOS \($0)") }
        case .device: context.deviceNames.map { ($0, "a device") }
        case .style: Controller.ModalStyle.allCases.map { ($0.rawValue, "a presentation style") }
        case .reference: ControllerClass.Property.Reference.allCases.map { ($0.rawValue, "a reference") }
        case .topic: context.topics.map { ($0, "") }
        case .claim: context.claims.map { ($0, "a claim") }
        case .lesson: context.lessons.map { ($0.id, $0.title) }
        default: []
        }
    }

    private func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "; there is none yet" }
        return " (" + names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "") + ")"
    }

    private func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_", text.count <= 64 else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && !Keyword.all.contains(text.lowercased())
    }
}

extension Release {
    /// A release as people write it: `5` (the last of its number) or `5.1`.
    ///
    /// - Parameter text: The number.
    public init?(text: String) {
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

/// Finds the method that a person means.
public enum CallbackName {
    /// The method with a name, which may be shortened where that leaves no doubt; an exact name always wins.
    ///
    /// `viewDidLoad`, `didLoad`, `viewDidAppear(_:)` and `viewDidAppear:` are all understood.
    ///
    /// - Parameter text: The name as typed.
    /// - Returns: Nil when no method, or more than one, fits.
    public static func callback(for text: String) -> Callback? {
        let name = plain(text)
        guard !name.isEmpty else { return nil }
        let all = Callback.allCases
        if let exact = all.first(where: { plain($0.rawValue) == name || plain($0.signature) == name }) {
            return exact
        }
        let lowercased = name.lowercased()
        if let exact = all.first(where: { plain($0.rawValue).lowercased() == lowercased }) { return exact }
        let short = all.filter { callback in
            let full = plain(callback.rawValue).lowercased()
            return full.hasPrefix(lowercased) || full.hasPrefix("view" + lowercased)
        }
        if short.count == 1 { return short[0] }
        let exactShort = short.filter { plain($0.rawValue).lowercased() == "view" + lowercased }
        return exactShort.count == 1 ? exactShort[0] : nil
    }

    /// All the names that a method goes by when a slip has to be corrected.
    static var names: [String] { Callback.allCases.map(\.rawValue) }

    private static func plain(_ text: String) -> String {
        var name = text
        for ending in ["(_:)", "()", ":"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return name.replacing("(", with: "").replacing(")", with: "").replacing(":", with: "")
    }
}
