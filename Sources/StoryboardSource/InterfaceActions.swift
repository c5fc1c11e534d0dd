import Lifecycle

/// The actions that are connected in a scene or nib.
struct InterfaceActions {
    /// The senders of the actions, in the order of the file.
    private(set) var senders: [InterfaceFile.Sender] = []
    /// The identifiers of those that can be the target, by their identifiers.
    private var targets: [String: InterfaceFile.Connection.Target] = [:]
    /// The outlets of the owner and of the root view, by what they are connected to.
    private var outlets: [String: String] = [:]

    /// Looks through the objects of a scene or nib.
    ///
    /// - Parameters:
    ///   - owner: The controller of the scene, or the owner of the nib.
    ///   - root: The root view.
    ///   - objects: Everything on the top level, both among it.
    init(of owner: InterfaceElement?, root: InterfaceElement?, in objects: [InterfaceElement]) {
        let connected = [owner, root].flatMap { $0?.outlets ?? [] }
        for outlet in connected where outlet.name == "outlet" && outlet["property"] != "view" {
            guard let name = outlet["property"], let id = outlet["destination"], outlets[id] == nil else {
                continue
            }
            outlets[id] = name
            targets[id] = .outlet(name)
        }
        if let id = root?["id"] { targets[id] = .root }
        for object in objects where object["placeholderIdentifier"] == "IBFirstResponder" {
            if let id = object["id"] { targets[id] = .firstResponder }
        }
        if let id = owner?["id"] { targets[id] = .owner }
        var waiting = Array(objects.reversed())
        while let element = waiting.popLast() {
            // Prototypes are drawn once and created for each row, so they don't exist when the view is
            // loaded.
            guard element.name != "prototypes" else { continue }
            if let sender = sender(element) { senders.append(sender) }
            waiting += element.children.reversed()
        }
    }

    private func sender(_ element: InterfaceElement) -> InterfaceFile.Sender? {
        let isView = element.isView
        let name = element.name
        // Only bar button items and gesture recognizers send actions besides views.
        guard isView || name == "barButtonItem" || name.hasSuffix("GestureRecognizer") else { return nil }
        let className =
            isView
            ? element.viewClass
            : element["customClass"] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
        let actions = element.child("connections")?.children.filter { $0.name == "action" } ?? []
        let connections = actions.compactMap { action -> InterfaceFile.Connection? in
            guard let selector = action["selector"], !selector.isEmpty,
                let target = action["destination"].flatMap({ targets[$0] })
            else { return nil }
            return InterfaceFile.Connection(selector: selector, target: target, event: action["eventType"])
        }
        guard !connections.isEmpty else { return nil }
        return InterfaceFile.Sender(
            className: className, isView: isView, outlet: element["id"].flatMap { outlets[$0] },
            connections: connections)
    }
}
