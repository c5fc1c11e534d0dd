import Lifecycle

/// The role of a controller in what the commands do. It is found in the world and the commands, never by name.
struct Role: Sendable {
    /// The weight of the role's demands on a controller.
    let weight: Int
    private let test: @Sendable (WrongAnswer, Controller.ID) -> Bool

    init(weight: Int = 1, _ test: @escaping @Sendable (WrongAnswer, Controller.ID) -> Bool) {
        self.weight = weight
        self.test = test
    }

    func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool { test(wrong, controller) }

    static func not(_ role: Role) -> Role { Role(weight: role.weight) { !role.test($0, $1) } }

    static func both(_ one: Role, _ other: Role) -> Role {
        Role(weight: one.weight + other.weight) { one.test($0, $1) && other.test($0, $1) }
    }

    static let anyone = Role(weight: 0) { _, _ in true }

    /// The role with a name; nil if there is none.
    init?(word: String) {
        guard
            let role = Role(Showing(rawValue: word)) ?? Role(Making(rawValue: word))
                ?? Role(Presenting(rawValue: word)) ?? Role(Containing(rawValue: word))
                ?? Role(Holding(rawValue: word)) ?? Role(Hearing(rawValue: word))
        else { return nil }
        self = role
    }

    private init?(_ part: (some RoleVocabulary)?) {
        guard let part else { return nil }
        self.init(weight: part.weight, part.includes)
    }

    /// Roles about how a controller gets on screen and off screen.
    enum Showing: String, RoleVocabulary {
        /// Gets on screen.
        case comes
        /// Goes off screen, or has started to.
        case goes
        /// Is on screen all the time.
        case stays
        /// Gets on screen or goes off screen.
        case changesPlace
        case wasOnScreen, isOnScreen, isOffScreen
        /// Had started to disappear, before the commands or because of them, and comes back.
        case turnsBack
        /// Had started to appear, before the commands or because of them, and goes back.
        case isSentBack
        /// Has been on screen some time before.
        case wasShown
        /// Was in a container, or has been on screen, before the commands.
        case hadPlace
        /// Lost its view to a memory warning before the commands.
        case wasUnloaded
        /// Got a memory warning before the commands.
        case wasWarned
        case wasLoaded, isLoaded
        /// Its view was loaded once, and set to nil before the commands. Calling viewDidLoad by hand doesn't count.
        case hadLoaded
        /// Hasn't appeared, or hasn't finished appearing.
        case hasNotAppeared
        case isAppearing, isDisappearing
        /// Comes back with a different view size.
        case returnsResized
        /// Is in a transition while the commands swipe.
        case whileSwiped
        /// Has a view that is in another view or in the window.
        case hasSuperview

        var weight: Int {
            switch self {
            case .whileSwiped: 0
            case .returnsResized: 2
            default: 1
            }
        }

        func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool {
            var earlier: Controller? { wrong.earlier(controller) }
            var later: Controller { wrong.later(controller) }
            var wasOnScreen: Bool { [.appeared, .disappearing].contains(earlier?.appearance) }
            var isOnScreen: Bool { wrong.isOnScreen(controller) }
            func heard(_ callback: Callback) -> Bool {
                wrong.heardBefore.contains(Call(controller, callback))
            }
            func isCancelled(after callback: Callback) -> Bool {
                wrong.has(.cancel) && Role.gets([callback]).includes(wrong, controller)
            }
            switch self {
            case .comes: return !wasOnScreen && isOnScreen
            case .goes: return wasOnScreen && !isOnScreen
            case .stays: return wasOnScreen && isOnScreen
            case .changesPlace: return wasOnScreen != isOnScreen
            case .wasOnScreen: return wasOnScreen
            case .isOnScreen: return isOnScreen
            case .isOffScreen: return !isOnScreen
            case .turnsBack:
                return isOnScreen
                    && (earlier?.appearance == .disappearing
                        || wasOnScreen && isCancelled(after: .viewWillDisappear))
            case .isSentBack:
                return !isOnScreen
                    && (earlier?.appearance == .appearing
                        || !wasOnScreen && isCancelled(after: .viewWillAppear))
            case .wasShown: return heard(.viewWillAppear)
            case .hadPlace: return earlier?.parent != nil || heard(.viewWillAppear)
            case .wasUnloaded: return heard(.viewDidUnload)
            case .wasWarned: return heard(.didReceiveMemoryWarning)
            case .wasLoaded: return earlier?.view != nil
            case .isLoaded: return later.view != nil
            case .hadLoaded:
                let first = max(wrong.start, wrong.expected.entries.first ?? wrong.start)
                return earlier?.view == nil
                    && (0..<first).contains { index in
                        wrong.after.trace[index].receiver == .controller(controller)
                            && wrong.after.trace[index].event == .change(.droppedView)
                    }
            case .hasNotAppeared: return later.appearance != .appeared
            case .isAppearing: return later.appearance == .appearing
            case .isDisappearing: return later.appearance == .disappearing
            case .returnsResized:
                guard !wasOnScreen, isOnScreen, heard(.viewWillAppear), let view = earlier?.view,
                    later.view == view
                else { return false }
                return wrong.before.views[view]?.frame.size != wrong.world.views[view].frame.size
            case .whileSwiped: return wrong.has(.swipePage)
            case .hasSuperview:
                return later.view.map {
                    wrong.world.views[$0].superview != nil || wrong.world.views[$0].isInWindow
                } ?? false
            }
        }
    }

    /// Roles in presentations.
    enum Presenting: String, RoleVocabulary {
        /// The commands present it or the container that it is shown in, or try to.
        case presented
        /// The one on which the commands call `present`.
        case askedToPresent
        /// Presents another one, or is presented, before the commands and after.
        case presentsOrIsPresented
        /// It or the container that it is shown in was presented before the commands.
        case wasPresented
        /// The commands present it, or it was presented before.
        case presentedOrWas
        /// Presents another one in the end, or is inside one that does.
        case inPresenter
        /// Presented another one before the commands.
        case hadPresented
        /// Presented another one before the commands, and was presented.
        case between
        case alert
        /// Can't be dragged away, because of its own settings or those of its contents.
        case lockedSheet
        case refusesDismissal
        /// The one on which the commands call `dismiss`.
        case toldToDismiss
        /// The one that presents the one on which the commands call `dismiss`.
        case presenterOfToldToDismiss

        var weight: Int {
            switch self {
            case .inPresenter: 0
            case .between: 2
            default: 1
            }
        }

        func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool {
            var earlier: Controller? { wrong.earlier(controller) }
            var later: Controller { wrong.later(controller) }
            switch self {
            case .presented:
                return wrong.isShown(controller) { controller in
                    wrong.commands.contains { command in
                        if case .presentation(.present(controller, _, _, _)) = command { true } else { false }
                    }
                        || wrong.earlier(controller)?.presenter == nil
                            && wrong.later(controller).presenter != nil
                }
            case .askedToPresent:
                return wrong.commands.contains { command in
                    if case .presentation(.present(_, controller, _, _)) = command { true } else { false }
                }
            case .presentsOrIsPresented: return (later.presenter ?? later.presented) != nil && later.isAlive
            case .wasPresented:
                return wrong.isShown(controller) { wrong.earlier($0)?.presenter != nil }
            case .presentedOrWas:
                return Presenting.wasPresented.includes(wrong, controller)
                    || Presenting.presented.includes(wrong, controller)
            case .inPresenter:
                return sequence(first: controller) { wrong.later($0).parent }
                    .contains { (wrong.later($0).presented ?? wrong.earlier($0)?.presented) != nil }
            case .hadPresented: return earlier?.presented != nil
            case .between: return earlier?.presenter != nil && earlier?.presented != nil
            case .alert: return wrong.world.kind(of: controller) == .alert
            case .lockedSheet:
                return later.isModalInPresentation
                    || later.children.contains { wrong.later($0).isModalInPresentation }
            case .refusesDismissal: return later.refusesDismissal
            case .toldToDismiss:
                return wrong.commands.contains {
                    if case .presentation(.dismiss(controller, _)) = $0 { true } else { false }
                }
            case .presenterOfToldToDismiss:
                return earlier?.presented.map { Presenting.toldToDismiss.includes(wrong, $0) } ?? false
            }
        }
    }

    /// Indicates whether a call is one of some callbacks on a controller that has the role.
    func hears(_ callbacks: [Callback], _ call: Call, _ wrong: WrongAnswer) -> Bool {
        callbacks.contains(call.callback) && includes(wrong, call.controller)
    }
}

/// Roles of one subject, by the words for them.
protocol RoleVocabulary: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// The weight of the role's demands on a controller.
    var weight: Int { get }
    func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool
}

extension RoleVocabulary {
    var weight: Int { 1 }
}

extension WrongAnswer {
    /// Indicates whether a controller, or a container that it comes and goes with, is as described.
    func isShown(_ controller: Controller.ID, with fits: (Controller.ID) -> Bool) -> Bool {
        sequence(first: controller, next: parent).prefix {
            later($0).appearance == later(controller).appearance
                && earlier($0)?.appearance == earlier(controller)?.appearance
        }.contains(where: fits)
    }

    func isOnScreen(_ controller: Controller.ID) -> Bool {
        [.appeared, .appearing].contains(later(controller).appearance)
    }
}
