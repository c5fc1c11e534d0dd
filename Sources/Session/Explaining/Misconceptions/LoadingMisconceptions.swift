import Lifecycle

extension Misconception {
    /// Beliefs about how and when a view is loaded.
    static let loading: [Misconception] = [
        Misconception(
            "by-hand-loads", "Calling loadView by hand loads the view properly.",
            instead: "Read view, or call loadViewIfNeeded(): only that sends viewDidLoad as well.",
            breaks: .loadViewByHandReplacesView, claims: ["S8", "Z14", "L2"], predicting: "call loadView",
            answer: "loadView viewDidLoad"
        ) { wrong in
            wrong.has { if case .loading(.call(.loadView, _)) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.viewDidLoad).isEmpty
        },
        Misconception(
            "by-hand-brings-the-rest", "A callback that is called by hand brings the others that go with it.",
            instead: "It is a method like any other then. To drive a child's appearance use "
                + "beginAppearanceTransition and endAppearanceTransition.",
            breaks: .callByHandRunsOnlyThatMethod, predicting: "call viewWillAppear",
            answer: "viewWillAppear viewDidAppear"
        ) { wrong in
            wrong.has {
                if case .loading(.call(let callback, _)) = $0 { callback != .loadView } else { false }
            }
                && wrong.answer.contains { call in !wrong.expected.calls.contains(call) }
        },
        Misconception(
            "asking-loads", "Asking whether the view is loaded loads it.",
            instead: "isViewLoaded and viewIfLoaded are the two ways to look without loading.",
            breaks: .isViewLoadedNeverLoads, predicting: "is view loaded", answer: "loadView viewDidLoad"
        ) { wrong in
            wrong.has(\.facts.onlyAsks) && !wrong.wronglyHeard(.loadView, .viewDidLoad).isEmpty
        },
        Misconception(
            "making-loads", "Making a controller loads its view.",
            instead: "The view is made when something first reads it; an initialiser should not.",
            breaks: .getterLoadsMissingView, claims: ["Z8"], after: "class Feed",
            predicting: "new Feed as feed", answer: "init(nibName:) loadView viewDidLoad"
        ) { wrong in
            wrong.has { if case .making = $0 { true } else { false } }
                && !wrong.wronglyHeard(.loadView, .viewDidLoad).isEmpty
        },
        Misconception(
            "root-loads-at-once", "Assigning rootViewController loads the root's view.",
            instead: "A hidden window has no use for a view yet: makeKeyAndVisible loads it.",
            breaks: .hiddenWindowLeavesRootUnloaded, predicting: "window root vc",
            answer: "loadView viewDidLoad"
        ) { wrong in
            wrong.has { if case .window(.setRootViewController) = $0 { true } else { false } }
                && !wrong.world.window.isVisible && !wrong.wronglyHeard(.loadView, .viewDidLoad).isEmpty
        },
        Misconception(
            "nil-loads-at-once", "Setting view to nil makes a new view at once.",
            instead: "The next read of view makes it; until then there is none.",
            breaks: .settingNilDropsView,
            claims: ["T21"], after: "access view", predicting: "set view nil", answer: "loadView viewDidLoad"
        ) { wrong in
            wrong.has { if case .loading(.setViewToNil) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.loadView, .viewDidLoad).isEmpty
        },
        Misconception(
            "nil-sends-unload", "Setting view to nil sends viewDidUnload.",
            instead: "Only a memory warning up to iOS 5 unloads. Clean up where you set view to nil.",
            breaks: .settingNilSendsNoUnload, claims: ["T10"], after: "access view",
            predicting: "set view nil", answer: "viewDidUnload"
        ) { wrong in
            wrong.has { if case .loading(.setViewToNil) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.viewWillUnload, .viewDidUnload).isEmpty
        },
        Misconception(
            "every-read-loads", "Every read of view loads it.",
            instead: "The getter returns the view that there is. Only while it is nil does it call loadView.",
            breaks: .getterReturnsExistingView, claims: ["P6", "Z10"], after: "access view",
            predicting: "access view", answer: "loadView viewDidLoad"
        ) { wrong in
            wrong.has(\.asksForView)
                && wrong.wronglyHeard(.loadView, .viewDidLoad).contains(where: wrong.wasLoaded)
        },
        Misconception(
            "loading-shows", "A view that is loaded is on its way to the screen.",
            instead: "Loading and appearing are two things: viewWillAppear waits for a window.",
            breaks: .windowMoveDrivesAppearance, predicting: "access view",
            answer: "loadView viewDidLoad viewWillAppear viewDidAppear"
        ) { wrong in
            wrong.has(\.asksForView)
                && !wrong.wronglyHeard(.viewWillAppear, .viewIsAppearing, .viewDidAppear).isEmpty
        },
        Misconception(
            "awakes-with-view", "A storyboard's awakeFromNib comes when the view is loaded.",
            instead:
                "The controller and its view lie in two nibs: it awakes when it is made, without its outlets. "
                + "Use viewDidLoad for those.",
            breaks: .storyboardAwakesControllerBeforeItsViewLoads, claims: ["L13"],
            after: "class Feed; storyboard Main with Feed; new Feed as feed from storyboard",
            predicting: "access view", answer: "awakeFromNib loadView viewDidLoad"
        ) { wrong in
            wrong.wronglyHeard(.awakeFromNib).contains { !wrong.notLoading($0) }
                || wrong.puts(.loadView, before: .awakeFromNib)
        },
        Misconception(
            "nib-skips-loadView", "A view from a nib or storyboard comes without loadView.",
            instead: "It is loadView that loads the nib: an override that leaves super out loses it.",
            breaks: .baseLoadViewUsesNib, claims: ["P8", "Z2", "L7", "L9"],
            after: "class Feed; nib Feed; new Feed as feed from nib Feed", predicting: "access view",
            answer: "viewDidLoad"
        ) { wrong in
            wrong.notHeard(.loadView).contains { controller in
                wrong.world.controllers[controller].source != .code(nibName: nil)
                    && wrong.answer.contains(Call(controller, .viewDidLoad))
            }
        },
        Misconception(
            "didLoad-once", "viewDidLoad is called once in a controller's life.",
            instead: "It is called once for each view. What must happen once belongs in the initialiser.",
            breaks: .settingNilDropsView, claims: ["T8", "L15", "Z10"], after: "access view; set view nil",
            predicting: "access view", answer: "nothing"
        ) { wrong in
            wrong.notHeard(.viewDidLoad).contains(where: wrong.hadLoadedBefore)
        },
        Misconception(
            "override-replaces-didLoad", "An override of loadView does away with viewDidLoad.",
            instead: "The getter sends viewDidLoad after loadView, whoever wrote that.",
            breaks: .viewDidLoadFollowsLoadView, claims: ["T6", "P11", "L38"],
            after: "override loadView setting view", predicting: "access view", answer: "loadView"
        ) { wrong in
            wrong.notHeard(.viewDidLoad).contains { controller in
                wrong.answer.contains(Call(controller, .loadView)) && wrong.overrides(.loadView, controller)
            }
        },
        Misconception(
            "didLoad-first", "viewDidLoad comes before loadView.",
            instead: "loadView makes the view; viewDidLoad tells that it is there.",
            breaks: .viewDidLoadFollowsLoadView, claims: ["P11", "Z9"], predicting: "access view",
            answer: "viewDidLoad loadView"
        ) { $0.puts(.viewDidLoad, before: .loadView) },
    ]
}

extension WrongAnswer {
    /// Whether the commands do not load a controller's view.
    fileprivate func notLoading(_ controller: Controller.ID) -> Bool {
        !expected.calls.contains(Call(controller, .loadView))
    }

    /// Whether a controller's view was loaded, and lost, before the commands.
    fileprivate func hadLoadedBefore(_ controller: Controller.ID) -> Bool {
        guard let first = expected.entries.first else { return false }
        return !wasLoaded(controller)
            && (0..<first).contains { Call(after.trace[$0]) == Call(controller, .viewDidLoad) }
    }

    /// Whether the class of a controller overrides a method.
    fileprivate func overrides(_ callback: Callback, _ controller: Controller.ID) -> Bool {
        world.ancestry(of: world.controllers[controller].classID)
            .contains { world.classes[$0].overrides[callback] != nil }
    }
}

extension Command {
    /// Whether it asks for a controller's view, which is loaded for it.
    fileprivate var asksForView: Bool {
        guard case .loading(let command) = self else { return false }
        return switch command {
        case .accessView, .loadViewIfNeeded: true
        case .isViewLoaded, .viewIfLoaded, .setViewToNil, .call: false
        }
    }
}
