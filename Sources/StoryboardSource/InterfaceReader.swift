import Lifecycle

/// Reads storyboards and nibs as Interface Builder has written them since Xcode 5.
package enum InterfaceReader {
    /// Reads a file, whose path gives its name and kind. Returns nil for a launch screen, and for the format
    /// of a platform or time that is not simulated.
    package static func file(_ bytes: [UInt8], path: String) throws(InterfaceError) -> InterfaceFile? {
        let document = try InterfaceParser.root(of: bytes, file: path)
        guard document.name == "document", document["launchScreen"] != "YES",
            document["targetRuntime"].map({ $0.contains("CocoaTouch") }) ?? true
        else { return nil }
        let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        var file = InterfaceFile(name: String(name))
        if let scenes = document.child("scenes") {
            file.initialScene = document["initialViewController"]
            file.scenes = scenes.children.compactMap { scene(in: $0) }
            file.references = scenes.children.flatMap { references(in: $0) }
        } else {
            file.drawing = drawing(ofNib: document.child("objects"))
        }
        return file
    }

    // MARK: - Scenes

    private static func scene(in element: InterfaceElement) -> InterfaceFile.Scene? {
        let objects = element.child("objects")?.children ?? []
        guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" }),
            let id = controller["id"], UIKitElement.isScene(controller.name)
        else { return nil }
        var scene = InterfaceFile.Scene(
            id: id, baseClass: UIKitElement.className(controller.name),
            customClass: controller["customClass"],
            identifier: controller["storyboardIdentifier"])
        let root = controller.children.first { $0["key"] == "view" }
        scene.drawing = drawing(root, outletsOf: controller)
        scene.drawing.senders = InterfaceActions(of: controller, root: root, in: objects).senders
        scene.segues = objects.flatMap { $0.descendants(named: "segue") }.compactMap { line($0) }
        return scene
    }

    private static func references(in scene: InterfaceElement) -> [InterfaceFile.Reference] {
        let objects = scene.child("objects")?.children ?? []
        return objects.filter { $0.name == "viewControllerPlaceholder" }.compactMap { reference in
            reference["id"].map { id in
                InterfaceFile.Reference(
                    id: id, storyboard: reference["storyboardName"],
                    identifier: reference["referencedIdentifier"])
            }
        }
    }

    private static func line(_ segue: InterfaceElement) -> InterfaceFile.Line? {
        guard let destination = segue["destination"], let kind = segue["kind"] else { return nil }
        let style = segue["modalPresentationStyle"].flatMap(Controller.ModalStyle.init(rawValue:))
        let className = segue["customClass"]
        let drawn: InterfaceFile.Line.Kind =
            switch kind {
            case _ where className != nil && UIKitElement.customSegues.contains(kind):
                .custom(className: className ?? "")
            case "show", "push": .show
            case "presentation", "modal": .modal
            case "popoverPresentation": .modal
            case "embed": .embed
            case "relationship": .relationship
            case "unwind": segue["unwindAction"].map { .unwind(action: $0) } ?? .other
            default: .other
            }
        return InterfaceFile.Line(
            kind: drawn, identifier: segue["identifier"].flatMap { $0.isEmpty ? nil : $0 },
            destination: destination,
            style: kind == "popoverPresentation" ? .popover : style ?? .automatic,
            isAnimated: segue["animates"] != "NO")
    }

    // MARK: - Views

    private static func drawing(ofNib objects: InterfaceElement?) -> DrawnView {
        let objects = objects?.children ?? []
        let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let connected = owner?.outlets.first { $0["property"] == "view" }?["destination"]
        let views = objects.filter { $0.name != "placeholder" && $0.isView }
        let root = views.first { $0["id"] == connected } ?? views.first
        var drawing = drawing(root, outletsOf: owner)
        drawing.connectsView = connected != nil
        drawing.senders = InterfaceActions(of: owner, root: root, in: objects).senders
        // Of a cell, say, the root view itself has outlets.
        if let root {
            let own = self.drawing(root, outletsOf: root)
            drawing.outlets += own.outlets
            drawing.otherOutlets += own.otherOutlets
            drawing.superviews.merge(own.superviews) { first, _ in first }
        }
        return drawing
    }

    /// A root view, and the outlets of an object that are connected to what is in it.
    private static func drawing(
        _ root: InterfaceElement?, outletsOf owner: InterfaceElement?
    ) -> DrawnView {
        var drawing = DrawnView(viewClass: root?.viewClass ?? "UIView", size: root?.size)
        let places = ViewPlaces(below: root)
        let outlets = (owner?.outlets ?? []).filter { $0["property"] != "view" }
        let names = Dictionary(
            outlets.compactMap { outlet in
                outlet["destination"].flatMap { id in outlet["property"].map { (id, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        var known: Set<String> = []
        // A view comes after the one that it lies in.
        for outlet in outlets.sorted(by: { places.order(of: $0) < places.order(of: $1) }) {
            guard let name = outlet["property"], let id = outlet["destination"],
                known.insert(name).inserted
            else { continue }
            guard places.ids[id] != nil, outlet.name == "outlet", names[id] == name else {
                drawing.otherOutlets.append(name)
                continue
            }
            drawing.outlets.append(name)
            drawing.superviews[name] = places.ancestors(of: id).lazy.compactMap { names[$0] }.first
        }
        return drawing
    }
}

/// The positions of the views below a root view in the file, and their superviews.
private struct ViewPlaces {
    /// The place of each view, by its identifier.
    private(set) var ids: [String: Int] = [:]
    private var superviews: [String: String] = [:]

    init(below root: InterfaceElement?) {
        guard let root else { return }
        var known: Set<String> = []
        var waiting: [(element: InterfaceElement, superview: String?)] = [(root, nil)]
        while let (element, superview) = waiting.popLast() {
            var next = superview
            if element.isView, let id = element["id"] {
                // Of two views with one identifier, which Interface Builder never draws, the first counts.
                if known.insert(id).inserted {
                    if superview != nil { ids[id] = ids.count }
                    superviews[id] = superview
                }
                next = id
            }
            waiting += element.children.reversed().map { ($0, next) }
        }
    }

    func order(of outlet: InterfaceElement) -> Int { outlet["destination"].flatMap { ids[$0] } ?? .max }

    /// The views around one, from the inside outwards.
    func ancestors(of id: String) -> [String] {
        var found: [String] = [], next = superviews[id]
        while let one = next {
            found.append(one)
            next = superviews[one]
        }
        return found
    }
}

extension InterfaceElement {
    /// The outlets of an object that are connected.
    var outlets: [InterfaceElement] {
        child("connections")?.children.filter { $0.name == "outlet" || $0.name == "outletCollection" } ?? []
    }

    var isView: Bool { UIKitElement.isView(name) }

    /// The class of the view that it draws.
    var viewClass: String { self["customClass"] ?? UIKitElement.className(name) }

    fileprivate var size: Size? {
        guard let frame = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
            let width = frame["width"].flatMap(Double.init),
            let height = frame["height"].flatMap(Double.init),
            width.isFinite, height.isFinite, width > 0, height > 0, width < 100_000, height < 100_000
        else { return nil }
        return Size(width: width, height: height)
    }
}

/// Interface Builder's names for UIKit's classes.
private enum UIKitElement {
    private static let others = [
        "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
        "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView",
        "arscnView": "ARSCNView", "sceneKitView": "SCNView", "skView": "SKView", "containerView": "UIView",
    ]

    /// The kinds of segues that a class of the app's own may perform.
    static let customSegues: Set<String> = ["custom", "show", "push", "modal", "presentation"]

    static func isView(_ element: String) -> Bool {
        UIKitName.drawnViews.contains(element) || others[element] != nil && !isScene(element)
    }

    static func isScene(_ element: String) -> Bool { UIKitName.drawnScenes.contains(element) }

    static func className(_ element: String) -> String {
        others[element] ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
}
