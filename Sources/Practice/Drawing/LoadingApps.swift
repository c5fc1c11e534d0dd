/// Apps in which views are made and come on screen.
extension SampleAppBuilder {
    mutating func loading() {
        let name = leaf()
        if comes(25) { add("property weak label: UILabel in \(sampleApp.classes[name] ?? "")") }
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
            act("remove view \(root)")
            act("add subview \(other) in \(first)")
            act("embed \(other) in \(first)")
            act("access view of \(first)")
            act("present \(other) from \(first) as fullScreen")
            goRound("window root \(other); window root \(root)")
            goRound("window root \(other); window root \(root); window root \(other)")
            goRound("embed \(other) in \(first); remove child \(other); embed \(other) in \(first)")
        } else {
            act("launch \(root)")
            act("window root \(root); make key and visible")
            act("window root \(root)")
            act("access view of \(first)")
            act("launch \(root); window root \(other)")
            act("begin appearance \(first) appearing; end appearance \(first)")
            goRound("launch \(root); window root \(other); window root \(root)")
            goRound("launch \(root); window root \(other)")
            goRound("access view of \(first); launch \(root); window root \(other)")
        }
    }
}
