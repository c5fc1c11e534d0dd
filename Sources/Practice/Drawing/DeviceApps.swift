import Lifecycle

/// Apps to which the system does something: it takes memory, turns the device, or sends them away.
extension SampleAppBuilder {
    mutating func memory() {
        sampleApp.family = Callback.families[0] + [.didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload]
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
        if let stack, sampleApp.setUp.last?.hasPrefix("push") == true {
            act("memory warning; pop in \(stack)")
            goRound("memory warning; pop in \(stack); memory warning")
        }
        act("background; memory warning")
        goRound("memory warning; access view of \(name); memory warning")
        goRound("memory warning; memory warning; access view of \(name)")
    }

    mutating func lifetime() {
        sampleApp.family = [.deinitialize]
        switch chance.place(weighted: [5, 4, 5]) {
        case 0: lifetimeInStack()
        case 1: lifetimeOfPresented()
        default: lifetimeByReferences()
        }
    }

    /// Controllers that a stack holds, and perhaps nobody else.
    private mutating func lifetimeInStack() {
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
    }

    /// A controller that its presenter holds, and perhaps nobody else.
    private mutating func lifetimeOfPresented() {
        let presenter = leaf()
        launch(presenter)
        let shown = leafPerhapsLoaded()
        add("present \(shown) from \(presenter)\(style())")
        let isLetGo = comes(60)
        if isLetGo { add("release \(shown)") }
        act(isLetGo ? "dismiss\(manner())" : "dismiss \(shown)\(manner())")
        if !isLetGo { act("dismiss \(shown); release \(shown)") }
        if !isLetGo { act("release \(shown)") }
        let other = leaf()
        act("window root \(other)")
        goRound("window root \(other); window root \(presenter)")
        offer("memory warning")
    }

    /// Controllers that properties and closures hold.
    private mutating func lifetimeByReferences() {
        let name = leaf(ways: SampleAppBuilder.plain)
        let type = sampleApp.classes[name] ?? ""
        let isClosure = comes(60)
        let capture = chance.pick(["", "weak ", "unowned "]) ?? ""
        let other = leaf(ways: SampleAppBuilder.plain)
        if isClosure {
            add("property onRefresh: closure in \(type)")
            add("set \(name).onRefresh closure capturing \(capture)\(comes(70) ? name : other)")
        } else {
            add("property \(capture)friend: UIViewController in \(type)")
            add("set \(name).friend to \(other)")
            if comes(50) {
                let otherType = sampleApp.classes[other] ?? ""
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

    mutating func rotation() {
        if comes(40) { sampleApp.isOnPad = true }
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
        let back = sampleApp.setUp.last == "rotate landscape" ? "portrait" : "landscape"
        sampleApp.family =
            Callback.appearing + [
                .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willRotate, .willAnimateRotation,
                .didRotate,
                .viewWillTransition,
            ]
        act("rotate \(back)")
        act("rotate \(back); rotate \(back == "portrait" ? "landscape" : "portrait")")
        goRound("rotate \(back); rotate \(back == "portrait" ? "landscape" : "portrait")")
        let other = leaf()
        goRound("rotate \(back); present \(other) from \(root) as fullScreen")
        goRound("present \(other) from \(root) as fullScreen; rotate \(back); dismiss \(other)")
        offer("background; foreground")
        offer("memory warning")
        offer("present \(other) from \(root) as fullScreen")
        offer("access view of \(other)")
    }

    mutating func background() {
        let name = leaf()
        let wrapping = chance.place(weighted: [5, 3, 3, 3])
        let root = wrapping == 1 ? stack(with: [name]) : wrapping == 2 ? tabs(with: [name, leaf()]) : name
        launch(root)
        let other = leafPerhapsLoaded(), third = leaf()
        if wrapping == 1 { add("push \(other) onto \(root)") }
        if wrapping == 3 { add("present \(other) from \(name)\(style())") }
        sampleApp.family = Callback.appearing
        for step in ["interrupt", "background", "background; foreground", "background; suspend"] { act(step) }
        switch wrapping {
        case 1: offer("pop in \(root)")
        case 2: offer("select tab 2 of \(root)")
        case 3: offer("dismiss \(other)")
        default: offer("present \(other) from \(name) as fullScreen")
        }
        offer("rotate landscape")
        offer("window root \(third)")
        goRound("background; foreground; background; foreground")
        switch wrapping {
        case 1:
            goRound("background; foreground; pop in \(root)")
            goRound("push \(third) onto \(root); background; foreground")
            goRound("background; foreground; set stack \(third) in \(root)")
        case 2:
            goRound("select tab 2 of \(root); background; foreground")
            goRound("select tab 2 of \(root); background; foreground; select tab 1 of \(root)")
            goRound("background; foreground; present \(third) from \(root) as fullScreen")
        case 3:
            act("background; foreground; dismiss \(other)")
            goRound("background; foreground; dismiss \(other)")
            goRound("dismiss \(other); background; foreground; present \(third) from \(name) as fullScreen")
        default:
            act("present \(other) from \(name) as fullScreen; background; foreground")
            goRound("embed \(other) in \(name); background; foreground")
            goRound("background; foreground; window root \(other)")
        }
    }
}
