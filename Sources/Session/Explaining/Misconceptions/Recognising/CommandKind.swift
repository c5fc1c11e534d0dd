import CourseTexts
import Lifecycle

/// The kind of a command, whatever it acts on.
enum CommandKind: String, CaseIterable, Sendable {
    case make, accessView, loadViewIfNeeded, isViewLoaded, viewIfLoaded, setViewToNil, callLoadView,
        callByHand, launch, launchInBackground, memoryWarning, interrupt, background, foreground, terminate,
        setRoot, addSubview, removeView, addChild, removeFromParent, willMove, didMove, embed, unembed, flip,
        beginAppearance, endAppearance, push, pop, popToRoot, setStack, swipeBack, setTabs, selectTab,
        present, dismiss, dragSheet, swipePage, turnPage, performSegue, makeView, hide, fade, moveView,
        scroll, showWindow, hideWindow, setLevel, setNeedsLayout, layoutIfNeeded, tap, finish, cancel, turn,
        release,
        wait

    /// The beginnings of the same actions in Swift, of those that are a single call.
    private static let codes = Dictionary(
        uniqueKeysWithValues: CourseTexts.rows(of: "code", in: CourseTexts.vocabulary).map { ($0[1], $0[2]) })

    /// Indicates whether a line of Swift is of the kind, judging by its text.
    func isIn(_ text: String) -> Bool { Self.codes[rawValue].map { text.contains($0) } ?? false }
}

extension Command {
    /// The kind of a command in words; nil if it has none.
    var kind: CommandKind? {
        switch self {
        case .making: .make
        case .loading(.accessView): .accessView
        case .loading(.loadViewIfNeeded): .loadViewIfNeeded
        case .loading(.isViewLoaded): .isViewLoaded
        case .loading(.viewIfLoaded): .viewIfLoaded
        case .loading(.setViewToNil): .setViewToNil
        case .loading(.call(let callback, _)): callback == .loadView ? .callLoadView : .callByHand
        case .application(.launch), .application(.launchNew), .application(.launchApp),
            .window(.makeKeyAndVisible):
            .launch
        case .application(.launchInBackground): .launchInBackground
        case .application(.memoryWarning): .memoryWarning
        case .application(.interrupt): .interrupt
        case .application(.background), .application(.suspend): .background
        case .application(.foreground): .foreground
        case .application(.terminate): .terminate
        case .window(.setRootViewController): .setRoot
        case .window(.addView), .containment(.addSubview), .containment(.addSubviewToView): .addSubview
        case .window(.removeView), .views(.remove): .removeView
        case .window(.setHidden(let isHidden, _)): isHidden ? .hideWindow : .showWindow
        case .window(.setLevel): .setLevel
        case .containment(.addChild): .addChild
        case .containment(.willMove): .willMove
        case .containment(.didMove): .didMove
        case .containment(.removeFromParent): .removeFromParent
        case .containment(.embed): .embed
        case .containment(.unembed): .unembed
        case .containment(.flip): .flip
        case .containment(.beginAppearance): .beginAppearance
        case .containment(.endAppearance): .endAppearance
        case .navigation(.push): .push
        case .navigation(.pop), .navigation(.tapBack): .pop
        case .navigation(.popToRoot): .popToRoot
        case .navigation(.setStack): .setStack
        case .navigation(.swipeBack): .swipeBack
        case .tabs(.set): .setTabs
        case .tabs(.select), .tabs(.tap): .selectTab
        case .presentation(.present): .present
        case .presentation(.dismiss): .dismiss
        case .presentation(.dragSheet): .dragSheet
        case .pages(.swipe), .pages(.swipeOn): .swipePage
        case .pages(.turn): .turnPage
        case .segues(.perform), .segues(.trigger): .performSegue
        case .views(.make): .makeView
        case .views(.set(.isHidden(true), _)): .hide
        case .views(.set(.alpha, _)): .fade
        case .views(.set(.frame, _)), .views(.set(.bounds, _)): .moveView
        case .views(.set(.contentOffset, _)): .scroll
        case .layout(.setNeedsLayout): .setNeedsLayout
        case .layout(.layoutIfNeeded): .layoutIfNeeded
        case .touch(.tap), .touch(.tapView): .tap
        case .touch(.finish): .finish
        case .touch(.cancel): .cancel
        case .device(.rotate), .device(.resize): .turn
        case .references(.release): .release
        case .time(.wait): .wait
        case .application, .window, .containment, .classes, .bundle, .references, .swift, .split,
            .presentation,
            .segues, .views, .layout, .touch, .device, .time, .hold, .pause:
            nil
        }
    }
}
