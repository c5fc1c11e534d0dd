/// The apps that questions about a topic are asked about.
extension Scene {
    /// Draws an app.
    ///
    /// - Parameters:
    ///   - topic: What can be asked about.
    ///   - chance: What it is drawn from.
    /// - Returns: An app, which may yet turn out not to work.
    static func draw(_ topic: PracticeTopic, _ chance: inout Chance) -> Scene {
        let releases = Scene.releases(topic)
        let release = releases[chance.place(weighted: releases.map(\.weight))].name
        var builder = SceneBuilder(release, chance)
        switch topic {
        case .loading: builder.loading()
        case .nibs: builder.nibs()
        case .appearance: builder.appearance()
        case .navigation: builder.navigation()
        case .presentation: builder.presentation()
        case .tabs: builder.tabBar()
        case .children: builder.children()
        case .memory: builder.memory()
        case .lifetime: builder.lifetime()
        case .rotation: builder.rotation()
        case .background: builder.background()
        }
        chance = builder.chance
        return builder.scene
    }

    /// The releases on which a topic is asked about, and how often: where little has changed, mostly today's.
    static func releases(_ topic: PracticeTopic) -> [(name: String, weight: Int)] {
        let old: Int
        switch topic {
        case .memory: old = 8
        case .rotation, .presentation, .loading: old = 4
        default: old = 2
        }
        var all = [("26", 8), ("18", 8), ("17", 12), ("16", 6), ("15", 5), ("13", 5), ("12", 5)]
        all += ["11", "10", "9", "8", "7", "6", "5"].map { ($0, old) }
        if topic == .memory { all += [("4", old), ("3", old), ("2", old)] }
        return all.map { (name: $0.0, weight: $0.1) }
    }
}

// MARK: - Loading

extension SceneBuilder {
    mutating func loading() {
        let name = leaf()
        if comes(25) { add("property weak label: UILabel in \(scene.classes[name] ?? "")") }
        let isLoaded = comes(35), isShown = comes(20)
        if isShown { launch(name) } else if isLoaded { add("access view of \(name)") }
        let other = comes(45) ? leafPerhapsLoaded() : nil
        act("access view of \(name)")
        act("load view if needed \(name)")
        act("is view loaded \(name)")
        act("view if loaded \(name)")
        if !isShown {
            act("launch \(name)")
            act("window root \(name)")
        }
        if isLoaded || isShown { act("set view nil \(name); access view of \(name)") }
        if let other {
            act("access view of \(other); access view of \(name)")
            act("embed \(other) in \(name)")
            act("add child \(other) in \(name)")
        }
        let readings = ["access view of \(name)", "is view loaded \(name)", "load view if needed \(name)"]
        for _ in 0..<3 {
            var steps = chance.some(2, of: readings)
            if comes(60) { steps.append("set view nil \(name)") }
            steps.append("access view of \(name)")
            if let other, comes(40) { steps.append("access view of \(other)") }
            goRound(steps.joined(separator: "; "))
        }
    }

    mutating func nibs() {
        let (type, name) = type()
        add("class \(type)")
        let (nextType, nextName) = self.type()
        switch chance.place(weighted: [4, 3, 4]) {
        case 0:
            if comes(40) { add("override loadView in \(type) with super") }
            add("storyboard Main with \(type)")
            act("new \(type) as \(name) from storyboard")
            act("new \(type) as \(name) from storyboard; access view of \(name)")
            act("new \(type) as \(name) from storyboard; launch \(name)")
            act("new \(type) as \(name); access view of \(name)")
            act("new \(type) as \(name); launch \(name)")
            goRound("new \(type) as \(name) from storyboard; access view of \(name); launch \(name)")
            note(name, type)
        case 1:
            add("nib \(type)View with view \(chance.pick(["320x480", "320x568", "375x667"]) ?? "320x480")")
            if comes(30) { add("override loadView in \(type) setting view") }
            act("new \(type) as \(name) from nib \(type)View")
            act("new \(type) as \(name) from nib \(type)View; access view of \(name)")
            act("new \(type) as \(name) from nib \(type)View; launch \(name)")
            act("new \(type) as \(name); access view of \(name)")
            goRound(
                "new \(type) as \(name) from nib \(type)View; access view of \(name); access view of \(name)")
            note(name, type)
        default:
            add("class \(nextType)")
            add("storyboard Main with \(type), \(nextType)")
            let isModal = comes(50)
            let style = isModal ? chance.pick([" as fullScreen", " as formSheet", ""]) ?? "" : ""
            add("segue \(isModal ? "modal" : "show") from \(type) to \(nextType) named open\(style)")
            add("new \(type) as \(name) from storyboard")
            let isInStack = !isModal || comes(30)
            let root = isInStack ? stack(with: [name]) : name
            launch(root)
            note(name, type)
            note(nextName, nextType)
            act("perform segue open from \(name) as \(nextName)")
            act("trigger segue open from \(name) as \(nextName)")
            goRound(
                "perform segue open from \(name) as \(nextName); "
                    + (isModal ? "dismiss \(nextName)" : "pop in \(root)"))
        }
    }

    mutating func appearance() {
        let first = leafPerhapsLoaded()
        let isInStack = comes(30), isInTabs = !isInStack && comes(20)
        let root = isInStack ? stack(with: [first]) : isInTabs ? tabs(with: [first, leaf()]) : first
        let isShown = comes(65)
        if isShown { launch(root) }
        let other = leafPerhapsLoaded()
        if isShown {
            act("window root \(other)")
            act("hide window")
            act("hide window; show window")
            act("remove view \(root)")
            act("add subview \(other) in \(first)")
            act("embed \(other) in \(first)")
            act("access view of \(first)")
            act("present \(other) from \(first) as fullScreen")
            goRound("hide window; show window")
            goRound("window root \(other); window root \(root)")
            goRound("window root \(other); window root \(root); hide window; show window")
        } else {
            act("launch \(root)")
            act("window root \(root); make key and visible")
            act("window root \(root)")
            act("access view of \(first)")
            act("launch \(root); window root \(other)")
            act("begin appearance \(first) appearing; end appearance \(first)")
            goRound("launch \(root); hide window; show window")
            goRound("launch \(root); window root \(other)")
            goRound("access view of \(first); launch \(root); hide window")
        }
    }
}

// MARK: - Containers

extension SceneBuilder {
    /// A stack of a certain depth, as it can come about.
    private mutating func filledStack(_ depth: Int, launching: Bool = true) -> (
        stack: String, members: [String]
    ) {
        var members = [leaf()]
        let stack = self.stack(with: members)
        let isInTabs = launching && comes(20)
        let isSet = depth > 1 && comes(30)
        for _ in 1..<max(depth, 1) { members.append(leaf()) }
        if isSet { add("set stack \(members.joined(separator: " ")) in \(stack)") }
        if launching { launch(isInTabs ? tabs(with: [stack, leaf()]) : stack) }
        if !isSet { for member in members.dropFirst() { add("push \(member) onto \(stack)") } }
        return (stack, members)
    }

    mutating func navigation() {
        let depth = 1 + chance.place(weighted: [5, 4, 3, 1])
        let (stack, members) = filledStack(depth)
        let isLetGo = comes(35)
        if isLetGo { for member in members.dropFirst() { add("release \(member)") } }
        let next = leafPerhapsLoaded(), other = leaf()
        let bottom = members[0]
        act("push \(next) onto \(stack)\(manner())")
        act("set stack \(bottom) \(next) in \(stack)\(manner())")
        act("set stack \(next) in \(stack)\(manner())")
        act("set stack \(([bottom, next, other]).joined(separator: " ")) in \(stack)")
        goRound("push \(next) onto \(stack); pop in \(stack)")
        goRound("push \(next) onto \(stack); push \(other) onto \(stack); pop to root in \(stack)")
        goRound("push \(next) onto \(stack); pop in \(stack); push \(next) onto \(stack)")
        goRound("push \(next) onto \(stack); swipe back in \(stack); cancel")
        goRound("push \(next) onto \(stack); push \(other) onto \(stack); pop in \(stack); pop in \(stack)")
        guard depth > 1 else { return }
        act("pop in \(stack)\(manner())")
        act("swipe back in \(stack); finish")
        act("swipe back in \(stack); cancel")
        if !isLetGo { goRound("pop in \(stack); push \(members[depth - 1]) onto \(stack)") }
        goRound("swipe back in \(stack); cancel; pop in \(stack)")
        guard depth > 2 else { return }
        act("pop to root in \(stack)\(manner())")
        if !isLetGo { act("pop to \(members[1]) in \(stack)\(manner())") }
    }

    private mutating func style() -> String {
        let all = [
            "", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext", "automatic",
        ]
        let style = all[chance.place(weighted: [4, 6, 4, 3, 4, 2, 1])]
        return style.isEmpty ? "" : " as \(style)"
    }

    mutating func presentation() {
        if comes(15) { scene.isOnPad = true }
        let presenter = leaf()
        var root = presenter
        switch chance.place(weighted: [6, 3, 2]) {
        case 1: root = stack(with: [presenter])
        case 2: root = tabs(with: [presenter, leaf()])
        default: break
        }
        launch(root)
        let shown = comes(75) ? leafPerhapsLoaded() : stack(with: [leaf()])
        let other = leaf()
        let style = style(), otherStyle = self.style()
        guard comes(60) else {
            act("present \(shown) from \(presenter)\(style)\(manner())")
            act("present \(other) from \(presenter)\(otherStyle)")
            act("present \(shown) from \(presenter)\(style); present \(other) from \(shown)\(otherStyle)")
            act("access view of \(shown)")
            goRound("present \(shown) from \(presenter)\(style); dismiss \(shown)")
            goRound(
                "present \(shown) from \(presenter)\(style); dismiss \(shown); "
                    + "present \(shown) from \(presenter)\(style)")
            goRound(
                "present \(shown) from \(presenter)\(style); present \(other) from \(shown)\(otherStyle); "
                    + "dismiss \(shown)")
            return
        }
        add("present \(shown) from \(presenter)\(style)")
        let isChain = comes(30)
        if isChain { add("present \(other) from \(shown)\(otherStyle)") }
        act("dismiss \(shown)\(manner())")
        if isChain {
            act("dismiss \(other)\(manner())")
        } else {
            act("present \(other) from \(shown)\(otherStyle)\(manner())")
        }
        let isSheet = !style.contains("ull") && !style.contains("ontext")
        if isSheet {
            act("drag sheet; finish")
            act("drag sheet; cancel")
            goRound("drag sheet; cancel; dismiss \(shown)")
            goRound("drag sheet; cancel; drag sheet; finish")
        }
        goRound("dismiss \(shown); present \(shown) from \(presenter)\(style)")
        goRound("dismiss \(shown); present \(other) from \(presenter)\(otherStyle); dismiss \(other)")
    }

    mutating func tabBar() {
        let count = 2 + chance.place(weighted: [4, 4, 2])
        var contents: [String] = []
        var stackWithTwo: (name: String, top: String)?
        for _ in 0..<count {
            let member = leafPerhapsLoaded()
            guard comes(35) else {
                contents.append(member)
                continue
            }
            let stack = stack(with: [member])
            contents.append(stack)
            if stackWithTwo == nil, comes(50) { stackWithTwo = (stack, leaf()) }
        }
        let tabs = tabs(with: contents)
        launch(tabs)
        if let stackWithTwo { add("push \(stackWithTwo.top) onto \(stackWithTwo.name)") }
        var shown = 1
        for _ in 0..<chance.number(below: 3) {
            shown = 1 + chance.number(below: count)
            add("select tab \(shown) of \(tabs)")
        }
        let others = (1...count).filter { $0 != shown }
        for tab in others {
            act("select tab \(tab) of \(tabs)")
            act("tap tab \(tab) of \(tabs)")
        }
        act("tap tab \(shown) of \(tabs)")
        let next = leafPerhapsLoaded()
        act("present \(next) from \(tabs) as fullScreen")
        if let other = others.first, let last = others.last {
            goRound("select tab \(other) of \(tabs); select tab \(shown) of \(tabs)")
            goRound(
                "select tab \(other) of \(tabs); select tab \(last) of \(tabs); select tab \(shown) of \(tabs)"
            )
            goRound(
                "select tab \(last) of \(tabs); select tab \(shown) of \(tabs); select tab \(other) of \(tabs)"
            )
        }
    }

    mutating func children() {
        let parent = leaf()
        let isShown = comes(75)
        let root = comes(25) ? stack(with: [parent]) : parent
        if isShown { launch(root) } else if comes(60) { add("access view of \(parent)") }
        let child = leafPerhapsLoaded(), other = leafPerhapsLoaded()
        if comes(45) {
            add("embed \(child) in \(parent)")
            act("remove child \(child)")
            act("will move \(child) to nil; remove view \(child); remove from parent \(child)")
            act("remove from parent \(child)")
            act("remove view \(child)")
            act("embed \(other) in \(child)")
            act("embed \(other) in \(parent)")
            if isShown {
                act("add child \(other) in \(parent); flip from \(child) to \(other)\(manner())")
                act("window root \(other)")
            } else {
                act("launch \(root)")
            }
            goRound("remove child \(child); embed \(child) in \(parent)")
            goRound("remove child \(child); embed \(other) in \(parent); remove child \(other)")
        } else {
            act("embed \(child) in \(parent)")
            act("add child \(child) in \(parent)")
            act("add child \(child) in \(parent); add subview \(child) in \(parent)")
            act("add subview \(child) in \(parent)")
            act(
                "add child \(child) in \(parent); add subview \(child) in \(parent); did move \(child) to \(parent)"
            )
            act(
                "add subview \(child) in \(parent); add child \(child) in \(parent); did move \(child) to \(parent)"
            )
            goRound("embed \(child) in \(parent); remove child \(child)")
            goRound("embed \(child) in \(parent); remove child \(child); embed \(child) in \(parent)")
            goRound("embed \(child) in \(parent); embed \(other) in \(child); remove child \(child)")
            if !isShown { act("embed \(child) in \(parent); launch \(root)") }
        }
    }
}

// MARK: - The app and the device

extension SceneBuilder {
    mutating func memory() {
        let name = leaf()
        let isShown = comes(35)
        let stack = comes(55) ? stack(with: [name]) : nil
        if isShown || stack != nil {
            launch(stack ?? name)
        } else if comes(75) {
            add("access view of \(name)")
        }
        let other = leafPerhapsLoaded()
        if let stack, comes(70) { add("push \(other) onto \(stack)") }
        act("memory warning")
        act("memory warning; access view of \(name)")
        if let stack, scene.setUp.last?.hasPrefix("push") == true {
            act("memory warning; pop in \(stack)")
            goRound("memory warning; pop in \(stack); memory warning")
        }
        act("background; memory warning")
        goRound("memory warning; access view of \(name); memory warning")
        goRound("memory warning; memory warning; access view of \(name)")
    }

    mutating func lifetime() {
        switch chance.place(weighted: [5, 4, 5]) {
        case 0:
            let depth = 2 + chance.place(weighted: [4, 2])
            let (stack, members) = filledStack(depth)
            let isLetGo = comes(65)
            if isLetGo { for member in members.dropFirst() { add("release \(member)") } }
            act("pop in \(stack)\(manner())")
            act("swipe back in \(stack); finish")
            act("swipe back in \(stack); cancel")
            if depth > 2 { act("pop to root in \(stack)") }
            if !isLetGo { act("pop in \(stack); release \(members[depth - 1])") }
            let other = leaf()
            act("window root \(other)")
            act("set stack \(other) in \(stack)")
            goRound("swipe back in \(stack); cancel; pop in \(stack)")
        case 1:
            let presenter = leaf()
            launch(presenter)
            let shown = leafPerhapsLoaded()
            add("present \(shown) from \(presenter)\(style())")
            let isLetGo = comes(60)
            if isLetGo { add("release \(shown)") }
            act(isLetGo ? "dismiss\(manner())" : "dismiss \(shown)\(manner())")
            if !isLetGo { act("dismiss \(shown); release \(shown)") }
            if !isLetGo { act("release \(shown)") }
            act("memory warning")
            let other = leaf()
            act("window root \(other)")
            goRound("background; foreground")
        default:
            let name = leaf(varied: false)
            let type = scene.classes[name] ?? ""
            let isClosure = comes(60)
            let capture = chance.pick(["", "weak ", "unowned "]) ?? ""
            let other = leaf(varied: false)
            if isClosure {
                add("property onRefresh: closure in \(type)")
                add("set \(name).onRefresh closure capturing \(capture)\(comes(70) ? name : other)")
            } else {
                add("property \(capture)friend: UIViewController in \(type)")
                add("set \(name).friend to \(other)")
                if comes(50) {
                    let otherType = scene.classes[other] ?? ""
                    add(
                        "property \(chance.pick(["", "weak "]) ?? "")friend: UIViewController in \(otherType)"
                    )
                    add("set \(other).friend to \(name)")
                }
            }
            if comes(50) { add("access view of \(name)") }
            act("release \(name)")
            act("release \(other)")
            act("release \(name); release \(other)")
            act("release \(other); release \(name)")
            if isClosure { act("set \(name).onRefresh to nil; release \(name)") }
            goRound("release \(name); release \(other)")
        }
    }

    mutating func rotation() {
        if comes(40) { scene.isOnPad = true }
        let name = leaf()
        let wrapping = chance.place(weighted: [5, 3, 3])
        let root = wrapping == 1 ? stack(with: [name]) : wrapping == 2 ? tabs(with: [name, leaf()]) : name
        if comes(30), wrapping == 1 {
            launch(root)
            add("push \(leaf()) onto \(root)")
        } else {
            launch(root)
        }
        if comes(30) {
            let child = leaf()
            add(comes(50) ? "embed \(child) in \(name)" : "present \(child) from \(name)\(style())")
        }
        if comes(25) { add("rotate landscape") }
        let back = scene.setUp.last == "rotate landscape" ? "portrait" : "landscape"
        act("rotate \(back)")
        act("rotate \(back); rotate \(back == "portrait" ? "landscape" : "portrait")")
        act("background")
        act("memory warning")
        goRound("rotate \(back); rotate \(back == "portrait" ? "landscape" : "portrait")")
    }

    mutating func background() {
        let name = leaf()
        let wrapping = chance.place(weighted: [5, 3, 3, 3])
        let root = wrapping == 1 ? stack(with: [name]) : wrapping == 2 ? tabs(with: [name, leaf()]) : name
        launch(root)
        let other = leafPerhapsLoaded()
        if wrapping == 1 { add("push \(other) onto \(root)") }
        if wrapping == 3 { add("present \(other) from \(name)\(style())") }
        let steps = [
            "background", "background; foreground", "background; suspend", "memory warning",
            "rotate landscape",
            "background; memory warning; foreground",
        ]
        for step in steps { act(step) }
        if wrapping == 1 { act("pop in \(root)") }
        if wrapping == 0 { act("present \(other) from \(name) as fullScreen; background; foreground") }
        if wrapping == 3 { act("background; foreground; dismiss \(other)") }
        goRound("background; foreground")
        goRound("background; foreground; background; foreground")
        if wrapping == 1 { goRound("background; foreground; pop in \(root)") }
        if wrapping == 3 { goRound("background; foreground; dismiss \(other)") }
    }
}
