import Lifecycle

extension Misconception {
    /// Beliefs about memory warnings, unloading and the end of a controller.
    static let memory: [Misconception] = [
        Misconception(
            "unload-at-the-end", "A controller that goes hears viewDidUnload.",
            instead: "deinit is the last that it hears; viewDidDisappear tells that it left the screen.",
            breaks: .lastReferenceEndsObject, claims: ["T10"], after: "access view", predicting: "release vc",
            answer: "viewDidUnload deinit"
        ) { wrong in
            wrong.wronglyHeard(.viewWillUnload, .viewDidUnload).contains {
                !wrong.world.controllers[$0].isAlive
            }
        },
        Misconception(
            "unload-when-covered", "A view that leaves the screen is unloaded.",
            instead: "Leaving the screen and unloading are two things: the view stays loaded.",
            breaks: .memoryWarningKeepsViews,
            after: "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; "
                + "new Feed as detail",
            predicting: "push detail",
            answer: "detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear "
                + "detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews "
                + "detail.viewDidLayoutSubviews feed.viewDidDisappear feed.viewDidUnload detail.viewDidAppear "
                + "detail.didMove(toParent:)"
        ) { wrong in
            !wrong.has { $0 == .application(.memoryWarning) }
                && wrong.wronglyHeard(.viewWillUnload, .viewDidUnload).contains { controller in
                    wrong.expected.calls.contains(Call(controller, .viewDidDisappear))
                }
        },
        Misconception(
            "unload-still-exists", "A memory warning still brings viewDidUnload.",
            instead: "From iOS 6 on free what you can make again in didReceiveMemoryWarning; the view stays.",
            breaks: .memoryWarningKeepsViews, claims: ["T18", "S1", "Z16"], after: "access view",
            predicting: "memory warning", answer: "didReceiveMemoryWarning viewDidUnload"
        ) { wrong in
            wrong.has { $0 == .application(.memoryWarning) } && wrong.holds(.memoryWarningKeepsViews)
                && !wrong.wronglyHeard(.viewWillUnload, .viewDidUnload).isEmpty
        },
        Misconception(
            "warning-unloads-visible", "A memory warning unloads the view on screen, too.",
            instead: "A view with a superview is in use and stays, on every release.",
            breaks: .unloadNeedsNoSuperview, claims: ["T11"],
            after: "ios 5; override loadView setting view; launch", predicting: "memory warning",
            answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload"
        ) { wrong in
            wrong.has { $0 == .application(.memoryWarning) }
                && wrong.wronglyHeard(.viewWillUnload, .viewDidUnload).contains(where: wrong.hasSuperview)
        },
        Misconception(
            "warning-unloads-any", "A memory warning unloads every view that is off screen.",
            instead:
                "Only a view that can be made again goes: from a nib, a storyboard or an override of loadView.",
            breaks: .unloadNeedsWayBack, claims: ["T11", "P12"], after: "ios 5; access view",
            predicting: "memory warning", answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload"
        ) { wrong in
            wrong.has { $0 == .application(.memoryWarning) } && !wrong.holds(.memoryWarningKeepsViews)
                && wrong.wronglyHeard(.viewDidUnload).contains { controller in
                    wrong.isLoaded(controller) && !wrong.hasSuperview(controller)
                }
        },
        Misconception(
            "willUnload-is-old", "viewWillUnload is as old as viewDidUnload.",
            instead: "It exists on iOS 5 only.", breaks: .willUnloadPrecedesUnload,
            after: "ios 4; override loadView setting view; access view", predicting: "memory warning",
            answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload"
        ) { wrong in
            !wrong.holds(.willUnloadPrecedesUnload) && !wrong.wronglyHeard(.viewWillUnload).isEmpty
        },
        Misconception(
            "warning-reloads", "After a memory warning the view is loaded again at once.",
            instead: "Nothing is loaded before something reads view again.", breaks: .getterLoadsMissingView,
            claims: ["T12"], after: "ios 5; override loadView setting view; access view",
            predicting: "memory warning",
            answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload loadView viewDidLoad"
        ) { wrong in
            wrong.has { $0 == .application(.memoryWarning) }
                && !wrong.wronglyHeard(.loadView, .viewDidLoad).isEmpty
        },
        Misconception(
            "unload-before-warning",
            "The view is unloaded first, and then the controller hears of the warning.",
            instead:
                "It is UIKit's didReceiveMemoryWarning that unloads: an override that leaves super out keeps "
                + "the view.",
            breaks: .memoryWarningUnloadsViews, claims: ["T11"],
            after: "ios 5; override loadView setting view; access view", predicting: "memory warning",
            answer: "viewWillUnload viewDidUnload didReceiveMemoryWarning"
        ) { $0.puts(.viewDidUnload, before: .didReceiveMemoryWarning) },
        Misconception(
            "warning-needs-view", "Only controllers with a loaded view hear of a memory warning.",
            instead: "Every living controller hears it: look at isViewLoaded before you touch view in it.",
            breaks: .memoryWarningReachesEveryController, claims: ["T20"], predicting: "memory warning",
            answer: "nothing"
        ) { wrong in
            wrong.notHeard(.didReceiveMemoryWarning).contains { !wrong.isOnScreen($0) }
        },
    ]
}

extension WrongAnswer {
    fileprivate func isLoaded(_ controller: Controller.ID) -> Bool {
        world.controllers[controller].view != nil
    }

    fileprivate func hasSuperview(_ controller: Controller.ID) -> Bool {
        world.controllers[controller].view.map {
            world.views[$0].superview != nil || world.views[$0].isInWindow
        }
            ?? false
    }
}
