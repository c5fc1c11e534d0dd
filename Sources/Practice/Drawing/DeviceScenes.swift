/// Apps to which the system does something: it takes memory, turns the device, or sends them away.
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
            "interrupt", "background", "background; foreground", "background; suspend", "memory warning",
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
