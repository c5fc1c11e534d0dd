import Lifecycle

/// The kind of a command, whatever it acts on.
enum CommandKind: String, CaseIterable, Sendable {
    case make, accessView, loadViewIfNeeded, isViewLoaded, viewIfLoaded, setViewToNil, callLoadView,
        callByHand, launch, launchInBackground, memoryWarning, interrupt, background, foreground, terminate,
        setRoot, addSubview, removeView, addChild, removeFromParent, willMove, didMove, embed, unembed, flip,
        beginAppearance, endAppearance, push, pop, popToRoot, setStack, swipeBack, setTabs, selectTab,
        present, dismiss, dragSheet, swipePage, turnPage, performSegue, makeView, hide, fade, moveView,
        scroll, showWindow, setLevel, setNeedsLayout, layoutIfNeeded, tap, finish, cancel, turn, release,
        wait

    /// The beginning of the same action in Swift; nil if it isn't a single call.
    private var code: String? {
        switch self {
        case .make: "init("
        case .accessView: ".view."
        case .loadViewIfNeeded: "loadViewIfNeeded("
        case .isViewLoaded: ".isViewLoaded"
        case .viewIfLoaded: ".viewIfLoaded"
        case .setViewToNil: "view = nil"
        case .callLoadView: ".loadView("
        case .callByHand: ".viewWill"
        case .launch: "makeKeyAndVisible("
        case .setRoot: "rootViewController ="
        case .addSubview: "addSubview("
        case .removeView: "removeFromSuperview("
        case .addChild: "addChild("
        case .removeFromParent: "removeFromParent("
        case .willMove: "willMove("
        case .didMove: "didMove("
        case .flip: "transition(from"
        case .beginAppearance: "beginAppearanceTransition("
        case .endAppearance: "endAppearanceTransition("
        case .push: "pushViewController("
        case .pop: "popViewController("
        case .popToRoot: "popToRootViewController("
        case .setStack: "setViewControllers("
        case .setTabs: "viewControllers ="
        case .selectTab: "selectedIndex ="
        case .present: "present("
        case .dismiss: "dismiss("
        case .performSegue: "performSegue("
        case .hide: "isHidden = true"
        case .fade: ".alpha ="
        case .moveView: ".frame ="
        case .scroll: ".contentOffset ="
        case .setLevel: "windowLevel ="
        case .setNeedsLayout: "setNeedsLayout("
        case .layoutIfNeeded: "layoutIfNeeded("
        default: nil
        }
    }

    /// Indicates whether a line of Swift is of the kind, judging by its text.
    func isIn(_ text: String) -> Bool { code.map { text.contains($0) } ?? false }
}

extension Command {
    /// The kinds that a command said in words is of.
    var kinds: [CommandKind] {
        switch self {
        case .making: [.make]
        case .loading(let command): [command.kind]
        case .application(let command): command.kind.map { [$0] } ?? []
        case .window(.setRootViewController): [.setRoot]
        case .window(.makeKeyAndVisible): [.launch]
        case .window(.addView): [.addSubview]
        case .window(.removeView): [.removeView]
        case .window(.setHidden(false, _)): [.showWindow]
        case .window(.setLevel): [.setLevel]
        case .window(.make), .window(.setHidden), .window(.release): []
        case .containment(let command): command.kind.map { [$0] } ?? []
        case .navigation(let command): [command.kind]
        case .tabs(.set): [.setTabs]
        case .tabs(.select), .tabs(.tap): [.selectTab]
        case .presentation(.present): [.present]
        case .presentation(.dismiss): [.dismiss]
        case .presentation(.dragSheet): [.dragSheet]
        case .pages(.swipe): [.swipePage]
        case .pages(.turn): [.turnPage]
        case .segues(.perform), .segues(.trigger): [.performSegue]
        case .views(.make): [.makeView]
        case .views(.remove): [.removeView]
        case .views(.set(.isHidden(true), _)): [.hide]
        case .views(.set(.alpha, _)): [.fade]
        case .views(.set(.frame, _)), .views(.set(.bounds, _)): [.moveView]
        case .views(.set(.contentOffset, _)): [.scroll]
        case .layout(.setNeedsLayout): [.setNeedsLayout]
        case .layout(.layoutIfNeeded): [.layoutIfNeeded]
        case .touch(.tap), .touch(.tapView): [.tap]
        case .touch(.finish): [.finish]
        case .touch(.cancel): [.cancel]
        case .device(.rotate), .device(.resize): [.turn]
        case .references(.release): [.release]
        case .time(.wait): [.wait]
        case .classes, .bundle, .references, .swift, .split, .presentation, .pages, .segues, .views,
            .layout, .touch,
            .device, .time, .hold, .pause:
            []
        }
    }
}

extension LoadingCommand {
    fileprivate var kind: CommandKind {
        switch self {
        case .accessView: .accessView
        case .loadViewIfNeeded: .loadViewIfNeeded
        case .isViewLoaded: .isViewLoaded
        case .viewIfLoaded: .viewIfLoaded
        case .setViewToNil: .setViewToNil
        case .call(let callback, _): callback == .loadView ? .callLoadView : .callByHand
        }
    }
}

extension ApplicationCommand {
    fileprivate var kind: CommandKind? {
        switch self {
        case .launch, .launchNew, .launchApp: .launch
        case .launchInBackground: .launchInBackground
        case .memoryWarning: .memoryWarning
        case .interrupt: .interrupt
        case .background, .suspend: .background
        case .foreground: .foreground
        case .terminate: .terminate
        case .restoreState, .restoreStack: nil
        }
    }
}

extension ContainmentCommand {
    fileprivate var kind: CommandKind? {
        switch self {
        case .addSubview, .addSubviewToView: .addSubview
        case .addChild: .addChild
        case .willMove: .willMove
        case .didMove: .didMove
        case .removeFromParent: .removeFromParent
        case .embed: .embed
        case .unembed: .unembed
        case .flip: .flip
        case .beginAppearance: .beginAppearance
        case .endAppearance: .endAppearance
        case .forwardByHand: nil
        }
    }
}

extension NavigationCommand {
    fileprivate var kind: CommandKind {
        switch self {
        case .push: .push
        case .pop, .tapBack: .pop
        case .popToRoot: .popToRoot
        case .setStack: .setStack
        case .swipeBack: .swipeBack
        }
    }
}
