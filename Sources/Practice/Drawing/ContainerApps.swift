import CommandLanguage
import Lifecycle

/// Apps in which controllers contain or present others.
extension SampleAppBuilder {
    /// A stack of a certain depth, as it can come about.
    mutating func filledStack(_ depth: Int) -> (stack: String, members: [String]) {
        var members = [leaf()]
        let stack = self.stack(with: members)
        let isInTabs = comes(20)
        let isSet = depth > 1 && comes(30)
        for _ in 1..<max(depth, 1) { members.append(leaf()) }
        if isSet { add("set stack \(members.joined(separator: " ")) in \(stack)") }
        launch(isInTabs ? tabs(with: [stack, leaf()]) : stack)
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

    /// The dismissal of what a controller presents, in Swift: `dismiss` with its name would be read as its own end.
    static func dismissal(by name: String, isAnimated: Bool = true) -> String {
        "\(name).dismiss(animated: \(isAnimated))"
    }

    mutating func style() -> String {
        let styles: [(style: Controller.ModalStyle?, weight: Int)] = [
            (nil, 4), (.fullScreen, 6), (.pageSheet, 4), (.formSheet, 3), (.overFullScreen, 4),
            (.currentContext, 2), (.automatic, 1),
        ]
        let environment = Release(text: sampleApp.release).map { Environment(release: $0) }
        let existing = styles.filter { style, _ in
            guard let style, let environment else { return true }
            return style.exists(in: environment)
        }
        let style = existing[chance.place(weighted: existing.map { $0.weight })].style
        return style.map { " as \($0.rawValue)" } ?? ""
    }

    mutating func presentation() {
        if comes(15) { sampleApp.isOnPad = true }
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
                    + Self.dismissal(by: shown))
            return
        }
        add("present \(shown) from \(presenter)\(style)")
        let isChain = comes(30)
        if isChain { add("present \(other) from \(shown)\(otherStyle)") }
        let ending = isChain ? Self.dismissal(by: shown) : "dismiss \(shown)", way = manner()
        act(isChain ? Self.dismissal(by: shown, isAnimated: way.isEmpty) : ending + way)
        if isChain {
            act("dismiss \(other)\(manner())")
        } else {
            act("present \(other) from \(shown)\(otherStyle)\(manner())")
        }
        let isSheet = !style.contains("ull") && !style.contains("ontext")
        if isSheet {
            act("drag sheet; finish")
            act("drag sheet; cancel")
            goRound("drag sheet; cancel; \(ending)")
            goRound("drag sheet; cancel; drag sheet; finish")
        }
        goRound("\(ending); present \(shown) from \(presenter)\(style)")
        goRound("\(ending); present \(other) from \(presenter)\(otherStyle); dismiss \(other)")
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
