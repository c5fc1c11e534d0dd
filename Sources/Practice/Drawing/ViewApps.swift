import CommandLanguage
import Lifecycle

/// Apps with views of their own inside: what lays them out, and which of them gets a touch.
extension SampleAppBuilder {
    /// A view inside a controller's view or inside another view.
    private mutating func view(_ name: String, _ type: String = "UIView", in place: String, _ frame: [Int]) {
        add("view \(name): \(type) in \(place) frame \(frame.map(String.init).joined(separator: " "))")
        sampleApp.views.append(name)
        if !type.hasPrefix("UI") { sampleApp.viewTypes.append(type) }
    }

    /// A number of points, in tens.
    private mutating func points(_ range: ClosedRange<Int>) -> Int {
        10 * (range.lowerBound + chance.number(below: range.count))
    }

    mutating func layout() {
        sampleApp.family = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
        // A view that is made in another size than it gets in the end.
        let name = leaf(ways: [40, 15, 0, 45, 0])
        let isInStack = comes(30)
        let root = isInStack ? stack(with: [name]) : name
        let isShown = comes(65)
        if isShown { launch(root) }
        guard isShown || comes(50) else { return loadWithLayout(name, root) }
        let x = points(1...4), y = points(8...20), width = points(10...25), height = points(4...12)
        let hasConstraints = card(in: name, x, y, width, height)
        let other = leaf()
        guard isShown else { return launchWithLayout(name, root) }
        act("set needs layout \(name)")
        act("layout if needed \(name)")
        act("set needs layout \(name); layout if needed \(name)")
        act("set needs layout card")
        act("view label: UILabel in \(name) frame 0 0 100 20")
        act("view label: UILabel in card frame 0 0 100 20")
        act("remove subview card")
        act("rotate landscape")
        act("hidden card")
        if !hasConstraints {
            act("frame card \(x + 10) \(y + 10) \(width) \(height)")
            act("frame card \(x) \(y) \(width + 50) \(height)")
            act("frame card 0 0 \(width + 50) \(height + 20)")
            act("bounds card 0 \(points(1...3)) \(width) \(height)")
            act("bounds card 0 0 \(width + 40) \(height)")
        } else {
            act("unconstrain card")
        }
        if !isInStack { act("frame \(name) 0 0 \(points(20...35)) \(points(40...70))") }
        goRound("rotate landscape; rotate portrait")
        goRound("hidden card; rotate landscape")
        goRound("set needs layout \(name); set needs layout \(name); layout if needed \(name)")
        offer("alpha card 0.5")
        offer("bring subview card to front")
        offer("present \(other) from \(root) as fullScreen")
        if isInStack { offer("push \(other) onto \(root)") }
    }

    /// Adds the possible actions before anything has read the view.
    private mutating func loadWithLayout(_ name: String, _ root: String) {
        act("launch \(root)")
        act("access view of \(name); launch \(root)")
        act("layout if needed \(name); launch \(root)")
        act("launch \(root); set needs layout \(name)")
        offer("is view loaded \(name)")
        offer("access view of \(name)")
    }

    /// Adds the possible actions for a view that is loaded and not on screen.
    private mutating func launchWithLayout(_ name: String, _ root: String) {
        act("launch \(root)")
        act("access view of \(name)")
        act("set needs layout \(name); launch \(root)")
        act("layout if needed \(name); launch \(root)")
        act("frame \(name) 0 0 200 400; launch \(root)")
        goRound("launch \(root); rotate landscape")
        goRound("access view of \(name); launch \(root); set needs layout \(name)")
        offer("is view loaded \(name)")
        offer("memory warning")
    }

    /// A view with a frame in a controller's, which perhaps follows the size of that one.
    ///
    /// - Returns: Whether constraints place it.
    private mutating func card(in name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
        view("card", "Card", in: name, [x, y, width, height])
        if comes(60) { view("badge", comes(50) ? "Badge" : "UIView", in: "card", [width - 30, 0, 30, 30]) }
        let hasConstraints = comes(40) && existsConstraints
        if hasConstraints {
            add("translates mask card false")
            add("constrain card.leading to \(name).leading plus \(x)")
            add("constrain card.trailing to \(name).trailing plus -\(x)")
            let guide = existsSafeArea && comes(50) ? "\(name).safeArea" : name
            add("constrain card.top to \(guide).top plus \(y)")
            add("constrain card.height \(height)")
        } else if comes(65) {
            let masks = [
                "flexibleWidth", "flexibleWidth flexibleHeight", "flexibleLeftMargin", "flexibleTopMargin",
                "flexibleLeftMargin flexibleRightMargin",
            ]
            add("autoresize card \(chance.pick(masks) ?? "flexibleWidth")")
        }
        return hasConstraints
    }

    private var environment: Environment? {
        Release(text: sampleApp.release).map { Environment(release: $0) }
    }
    private var existsConstraints: Bool { environment?.holds(.constraintsExist) ?? false }
    private var existsSafeArea: Bool { environment?.holds(.safeAreaGuideExists) ?? false }

    mutating func touches() {
        sampleApp.family = [.touchesBegan, .touchesEnded]
        let name = leaf(ways: SampleAppBuilder.plain), child = leaf(ways: SampleAppBuilder.plain)
        let isEmbedded = comes(45)
        for (controller, percent) in [(name, 100), (child, isEmbedded ? 100 : 0)] {
            let type = sampleApp.classes[controller] ?? ""
            // An override that leaves out super keeps the touch to itself.
            let way = controller == child && comes(35) ? "without super" : "with super"
            guard percent == 100 else { continue }
            add("override touchesBegan in \(type) \(way)")
            add("override touchesEnded in \(type) \(way)")
        }
        launch(name)
        if isEmbedded {
            add("embed \(child) in \(name)")
            add("frame \(child) 0 \(points(20...30)) 300 300")
        }
        let place = isEmbedded && comes(60) ? child : name
        let left = points(1...4), top = points(8...14), width = points(10...20), height = points(6...10)
        view("panel", comes(50) ? "Panel" : "UIView", in: place, [left, top, width, height])
        // It sticks out of the panel on the right.
        let isLabel = comes(25)
        view(
            "button", isLabel ? "UILabel" : comes(60) ? "UIButton" : "UIView", in: "panel",
            [width - 60, 10, 100, 40])
        let hasCover = comes(65)
        if hasCover {
            view("cover", in: place, [0, 0, 300, 300])
            if comes(40) { add("clear cover") }
            if comes(30) { add("alpha cover \(chance.pick(["0", "0.005", "0.02", "0.5"]) ?? "0.5")") }
            if comes(25) { add("interaction cover disabled") }
        }
        if comes(20) { add("interaction panel disabled") }
        let targets = sampleApp.views + (isEmbedded ? ["\(child).view"] : [])
        let steps =
            [
                "hidden panel", "hidden button", "alpha button 0.02", "alpha panel 0",
                "interaction button enabled",
                "interaction panel disabled", "interaction button disabled", "bring subview panel to front",
                "clear panel",
            ]
            + (hasCover
                ? [
                    "hidden cover", "alpha cover 0", "alpha cover 0.02", "interaction cover disabled",
                    "remove subview cover",
                ] : [])
        for target in targets where !target.contains(".") {
            act("tap \(target)")
            for step in chance.some(3, of: steps) { act("\(step); tap \(target)") }
        }
        for _ in 0..<3 {
            let target = chance.pick(targets.filter { !$0.contains(".") }) ?? "panel"
            let step = chance.pick(steps) ?? "hidden panel"
            goRound("tap \(target); \(step); tap \(target)")
            goRound("tap panel; tap button")
        }
    }
}
