import Lifecycle
import Testing

/// The logs that real apps printed, call by call, and what was done.
///
/// Of the printed logs that the simulation is held against, those are left out that tell of no controller's call:
/// jianshu-uiview-add-remove and ecomnet-uiview-add-then-subview tell of views, weak-outlet-nil-after-removeFromSuperview
/// of a property, the msg logs of a message each, stacktrace-nav-didappear-forwarding is a call stack, and
/// mnpage-8-scroll-log calls its controllers by numbers. What the apps printed beside the calls is left out, too.
enum PrintedLogs {
    /// A log: its identifier, the release if the source tells it, and what was done, with the calls that were printed.
    struct Log: CustomTestStringConvertible, Sendable {
        let id: String
        let release: Release?
        let stretches: [Stretch]
        /// The expected findings.
        let findings: [String]
        var testDescription: String { id }
    }

    /// The result of one command.
    struct Stretch: Sendable {
        /// The first word of the command; with a question mark where the log allows more likely readings.
        let command: String
        let calls: [Call]
    }

    /// A call; the name is empty if the log has none.
    struct Call: Hashable, Sendable {
        let name: String
        let callback: Callback
    }

    static let all: [Log] = text.split(separator: "\n\n").map(Log.init)

    private static let text = """
        swift2023-kill-app, iOS 16
          terminate: App.sceneWillResignActive App.sceneDidDisconnect App.didDiscardSceneSessions
            VC1.viewWillDisappear VC1.viewDidDisappear

        neuburg-ios6-child-startup, iOS 6
          add: First.willMove(toParent:) First.didMove(toParent:)
          show?: First.viewWillAppear First.viewDidAppear

        phchan9-child-with-addChild, iOS 9
          launch: Parent.viewWillAppear Child.viewWillAppear Parent.viewDidAppear Child.viewDidAppear

        phchan9-child-without-addChild, iOS 9
          launch: Parent.viewWillAppear Child.viewWillAppear Child.viewDidAppear Parent.viewDidAppear

        radar-12322346-child-swap-right-after-push, iOS 6
          embed?: Blue.loadView Blue.viewDidLoad Blue.viewDidAppear

        csdn-vc-dealloc-order
          show?: -.loadView -.viewDidLoad -.viewWillAppear -.viewDidAppear
          leave: -.viewWillDisappear -.viewDidDisappear -.deinit

        kingcos-storyboard-full, iOS 10
          launch: -.init(coder:) -.awakeFromNib -.loadView -.viewDidLoad -.viewWillAppear
            -.viewWillLayoutSubviews -.viewDidLayoutSubviews -.viewDidAppear
          leave: -.viewWillDisappear -.viewDidDisappear -.deinit

        loadview-2020-02-10, iOS 13
          launch: -.viewDidLoad -.viewWillAppear -.viewWillLayoutSubviews -.viewDidLayoutSubviews
            -.viewDidAppear

        vclifecircle-2017, iOS 10
          launch: -.init(coder:) -.awakeFromNib -.loadView -.viewDidLoad -.viewWillAppear
            -.viewWillLayoutSubviews -.viewDidLayoutSubviews -.viewWillLayoutSubviews -.viewDidLayoutSubviews
            -.viewDidAppear
          leave: -.viewWillDisappear -.viewDidDisappear -.deinit

        ysprocesstimer-2014, iOS 7
          launch: -.awakeFromNib -.viewDidLoad -.viewWillAppear -.viewWillLayoutSubviews
            -.viewDidLayoutSubviews -.viewDidAppear

        neuburg-ios11-launch-portrait, iOS 11
          launch: -.viewDidLoad -.viewWillAppear -.traitCollectionDidChange -.viewWillLayoutSubviews
            -.viewDidLayoutSubviews -.viewDidAppear

        neuburg-ios15-launch-landscape, iOS 15
          launch: -.viewDidLoad -.viewWillAppear -.viewWillLayoutSubviews -.viewDidLayoutSubviews
            -.viewDidAppear

        neuburg-ios15-launch-portrait, iOS 15
          launch: -.viewDidLoad -.viewWillAppear -.viewWillLayoutSubviews -.viewDidLayoutSubviews
            -.viewDidAppear

        rtroot-136-safearea-values, iOS 11
          push?: -.viewDidLoad -.viewDidLayoutSubviews

        so-who-resized-my-view, iOS 5
          launch: -.loadView -.viewDidLoad -.viewDidAppear

        kingcos-code-init, iOS 10
          new: -.init(nibName:)

        min-2018-storyboard, iOS 11
          show?: FourthViewController.init(coder:) FourthViewController.awakeFromNib
            FourthViewController.loadView FourthViewController.viewDidLoad FourthViewController.viewWillAppear
            FourthViewController.viewWillLayoutSubviews FourthViewController.viewDidLayoutSubviews
            FourthViewController.viewDidAppear
          leave: FourthViewController.viewWillDisappear FourthViewController.viewDidDisappear

        devtang-ios5-transition-and-unload, iOS 5
          add: First.willMove(toParent:)
          add: Second.willMove(toParent:)
          embed?: Third.willMove(toParent:) Third.viewDidLoad Third.viewWillAppear Third.viewDidAppear
          flip?: Second.viewDidLoad Third.viewWillDisappear Second.viewWillAppear Second.viewDidAppear
            Third.viewDidDisappear
          flip?: First.viewDidLoad Second.viewWillDisappear First.viewWillAppear First.viewDidAppear
            Second.viewDidDisappear
          memory: Second.viewDidUnload Third.viewDidUnload

        zh2013-memwarn-A-visible, iOS 5
          memory: A.didReceiveMemoryWarning B.didReceiveMemoryWarning A.didReceiveMemoryWarning
            B.didReceiveMemoryWarning B.viewDidUnload A.didReceiveMemoryWarning B.didReceiveMemoryWarning

        zh2013-memwarn-B-visible, iOS 5
          memory: A.didReceiveMemoryWarning B.didReceiveMemoryWarning A.didReceiveMemoryWarning A.viewDidUnload
            B.didReceiveMemoryWarning A.didReceiveMemoryWarning B.didReceiveMemoryWarning

        kingcos-loadview-loop, iOS 10
          launch: -.loadView -.viewDidLoad
          access: -.loadView -.viewDidLoad
          access: -.loadView -.viewDidLoad
          access: -.loadView -.viewDidLoad -.loadView
          odd: The view is loaded over and over.
          odd: loadView is called again.

        icetime17-present-isViewLoaded-calls, iOS 9
          present: L.loadView L.viewDidLoad VC.viewWillDisappear L.viewWillAppear L.viewWillLayoutSubviews
            L.viewDidLayoutSubviews L.viewWillLayoutSubviews L.viewDidLayoutSubviews L.viewDidAppear
            VC.viewDidDisappear

        kiwix-16333731-present-loads-synchronously, iOS 5
          present?: second.viewDidLoad
          leave: second.deinit

        swift2023-fullscreen, iOS 16
          present: VC2.viewDidLoad VC1.viewWillDisappear VC2.viewWillAppear VC2.viewDidAppear
            VC1.viewDidDisappear
          dismiss: VC2.viewWillDisappear VC1.viewWillAppear VC1.viewDidAppear VC2.viewDidDisappear

        vn-exercise-screenA-B-2020, iOS 13
          present?: ScreenA.viewWillDisappear ScreenB.viewWillAppear ScreenB.viewDidAppear
            ScreenA.viewDidDisappear
          dismiss: ScreenB.viewWillDisappear ScreenA.viewWillAppear ScreenA.viewDidAppear
            ScreenB.viewDidDisappear

        yagamo-ios12-present-modally-segue, iOS 12
          present: B.init(coder:) A.prepare(for:) B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear
            B.viewWillLayoutSubviews B.viewDidLayoutSubviews A.viewWillLayoutSubviews A.viewDidLayoutSubviews
            B.viewWillLayoutSubviews B.viewDidLayoutSubviews B.viewDidAppear A.viewDidDisappear

        remkoh-present-in-viewDidAppear, iOS 8
          launch: vc1.loadView vc1.viewDidLoad vc1.viewWillAppear vc1.viewWillLayoutSubviews
            vc1.viewDidLayoutSubviews vc1.viewDidAppear
          present: vc1.prepare(for:) vc2.loadView vc2.viewDidLoad vc1.viewWillDisappear vc2.viewWillAppear
            vc2.viewWillLayoutSubviews vc2.viewDidLayoutSubviews vc1.viewWillLayoutSubviews
            vc1.viewDidLayoutSubviews vc2.viewDidAppear vc1.viewDidDisappear
          present: vc3.loadView vc3.viewDidLoad vc2.viewWillDisappear vc3.viewWillAppear vc1.viewDidDisappear
            vc3.viewWillLayoutSubviews vc3.viewDidLayoutSubviews vc3.viewDidAppear vc2.viewDidDisappear
          odd: vc1.viewDidDisappear doesn't belong here.

        ho8487-automatic, iOS 13
          launch: first.loadView first.viewDidLoad first.viewWillAppear first.viewDidAppear
          present: second.loadView second.viewDidLoad second.viewWillAppear second.viewDidAppear
          dismiss: second.viewWillDisappear second.viewDidDisappear second.deinit

        ho8487-automatic-swipe-cancel, iOS 13
          drag: second.viewWillDisappear second.viewWillAppear second.viewDidAppear

        swift2023-sheet-present-dismiss, iOS 16
          present?: VC2.viewDidLoad VC2.viewWillAppear VC2.viewDidAppear
          dismiss: VC2.viewWillDisappear VC2.viewDidDisappear

        vast-nav-delegate-pop-keyboard, iOS 5
          pop?: B.viewWillDisappear A.viewWillAppear

        vast-nav-delegate-push, iOS 5
          push: A.prepare(for:) B.viewDidLoad A.viewWillDisappear B.viewWillAppear A.viewDidDisappear
            B.viewDidAppear

        mo4tech-nav-cycles
          launch: One.viewDidLoad One.viewWillAppear One.viewDidAppear
          push: One.viewWillDisappear Two.viewDidLoad Two.viewWillAppear One.viewDidDisappear Two.viewDidAppear
          pop: Two.viewWillDisappear One.viewWillAppear Two.viewDidDisappear One.viewDidAppear
          pop: Two.viewWillDisappear One.viewWillAppear Two.viewDidDisappear One.viewDidAppear
          swipe back: Two.viewWillDisappear One.viewWillAppear One.viewWillDisappear One.viewDidDisappear
            Two.viewWillAppear
          odd: One appears again without having disappeared.
          odd: One appears again without having disappeared.
          odd: Two.viewDidAppear is missing.

        scene-nav-popToRoot-deinit-middle, iOS 17
          pop: C.viewWillDisappear A.viewWillAppear A.viewIsAppearing B.deinit C.viewDidDisappear
            A.viewDidAppear C.deinit

        cyrus-pop, iOS 9
          pop?: B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear

        iosbaselearn-push, iOS 10
          push: One.viewWillDisappear Two.viewDidLoad Two.viewWillAppear One.viewDidDisappear Two.viewDidAppear
          pop: Two.viewWillDisappear One.viewWillAppear Two.viewDidDisappear One.viewDidAppear

        jianshu-904706-root-and-push-2021, iOS 14
          launch: ViewController.loadView ViewController.viewDidLoad ViewController.viewWillAppear
            ViewController.viewWillLayoutSubviews ViewController.viewDidLayoutSubviews
            ViewController.viewDidAppear
          push: PushTestViewController.loadView PushTestViewController.viewDidLoad
            ViewController.viewWillDisappear PushTestViewController.viewWillAppear

        mumu-push-code-vc, iOS 13
          push?: VC.viewDidLoad VC.viewWillAppear VC.viewWillLayoutSubviews VC.viewDidLayoutSubviews
            VC.viewDidAppear

        zh2013-push-A-push-B-pop-pop, iOS 5
          show?: A.loadView A.viewDidLoad A.viewWillAppear A.viewDidAppear
          push: B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear A.viewDidDisappear
            B.viewDidAppear
          pop: B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear
          leave?: A.viewWillDisappear A.viewDidDisappear

        so-48653763-pagevc-setvc-in-viewDidLoad-animated, iOS 11
          page: child.viewDidLoad child.viewWillAppear child.viewDidAppear child.didMove(toParent:)
            child.viewWillLayoutSubviews child.viewDidLayoutSubviews child.viewWillLayoutSubviews
            child.viewDidLayoutSubviews

        kingcos-rotation, iOS 10
          rotate: -.willTransition(toTraits:) -.viewWillLayoutSubviews -.viewDidLayoutSubviews
            -.viewWillLayoutSubviews -.viewDidLayoutSubviews -.viewWillLayoutSubviews -.viewDidLayoutSubviews

        neuburg-ios15-launch-vc-landscape-only, iOS 15
          launch: -.viewDidLoad -.viewWillAppear -.willTransition(toTraits:) -.traitCollectionDidChange
            -.viewWillLayoutSubviews -.viewDidLayoutSubviews -.viewWillLayoutSubviews -.viewDidLayoutSubviews
            -.viewDidAppear

        neuburg-rotation-parent-child-ios8, iOS 8
          rotate: Parent.willTransition(toTraits:) Child1.willTransition(toTraits:) Parent.viewWillTransition
            Child1.viewWillTransition Parent.viewWillLayoutSubviews Parent.updateViewConstraints
            Parent.viewDidLayoutSubviews Child1.viewWillLayoutSubviews Child1.viewDidLayoutSubviews

        yagamo-ios12-rotate, iOS 12
          rotate: A.viewWillTransition A.viewWillLayoutSubviews A.viewDidLayoutSubviews

        swift2023-scene-launch, iOS 16
          launch: App.didFinishLaunching App.sceneWillConnect VC1.viewDidLoad VC1.viewWillAppear
            App.sceneWillEnterForeground App.sceneDidBecomeActive VC1.viewDidAppear

        irontop-unwind-search-log, iOS 7
          -: LoginWebVC.canPerformUnwindSegueAction LoginRootVC.canPerformUnwindSegueAction

        ghmd-tabbar-viewIsAppearing, iOS 17
          launch: A.viewDidLoad A.viewWillAppear A.viewIsAppearing A.viewDidAppear
          select: B.viewDidLoad B.viewWillAppear A.viewWillDisappear B.viewIsAppearing A.viewDidDisappear
            B.viewDidAppear
          select: A.viewWillAppear B.viewWillDisappear A.viewIsAppearing B.viewDidDisappear A.viewDidAppear

        korean-tab-comment
          launch: A.viewDidLoad A.viewWillAppear A.viewDidAppear
          select: B.viewDidLoad B.viewWillAppear A.viewWillDisappear A.viewDidDisappear B.viewDidAppear
          select: A.viewWillAppear B.viewWillDisappear B.viewDidDisappear A.viewDidAppear

        pgzxc-tabbar-first-and-switch
          launch: Message.viewDidLoad Message.viewWillAppear Message.viewDidAppear
          select: Contact.viewDidLoad Contact.viewWillAppear Message.viewWillDisappear Message.viewDidDisappear
            Contact.viewDidAppear

        qiita-tab-1-2-1
          launch: First.viewDidLoad First.viewWillAppear First.viewDidAppear
          select: Second.viewDidLoad Second.viewWillAppear First.viewWillDisappear First.viewDidDisappear
            Second.viewDidAppear
          select: First.viewWillAppear Second.viewWillDisappear Second.viewDidDisappear First.viewDidAppear

        mumu-push-frame-set-in-viewDidLoad, iOS 13
          push: VC.loadView VC.viewDidLoad VC.viewWillAppear VC.loadViewIfNeeded VC.viewWillLayoutSubviews
            VC.viewDidLayoutSubviews VC.viewDidAppear

        mumu-push-xib-view-untouched, iOS 13
          push: VC.loadView VC.viewDidLoad VC.viewWillAppear VC.loadViewIfNeeded VC.viewWillLayoutSubviews
            VC.viewDidLayoutSubviews VC.viewDidAppear

        neuburg-ios6-constraints-layout-rotate, iOS 6
          -: vc.updateViewConstraints vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews

        iosbaselearn-launch-becomeActive-first, iOS 10
          launch: App.didFinishLaunching App.applicationDidBecomeActive ViewController.viewDidLoad
            ViewController.viewWillAppear ViewController.viewDidAppear

        scene-foreground-order, iOS 17
          foreground: App.sceneWillEnterForeground App.sceneDidBecomeActive

        so-init-order-0-2-3-1, iOS 3
          access?: -.loadView -.viewDidLoad
        """
}

extension PrintedLogs.Log {
    /// Reads `id, iOS 5`, then lines of `command: calls`, which go on in deeper lines, and of `odd: finding`.
    fileprivate init(_ text: Substring) {
        var lines = text.split(separator: "\n")
        let head = lines.removeFirst().split(separator: ", iOS ")
        id = String(head[0])
        release = head.count > 1 ? Int(head[1]).flatMap(Release.last) : nil
        var stretches: [PrintedLogs.Stretch] = [], findings: [String] = []
        for line in lines {
            let isContinued = line.hasPrefix("    ")
            let parts = isContinued ? [Substring(), line] : line.split(separator: ": ", maxSplits: 1)
            let command = parts[0].drop { $0 == " " }
            guard command != "odd" else {
                findings.append(String(parts[1]))
                continue
            }
            let calls = parts[1].split(separator: " ").map(PrintedLogs.Call.init)
            if isContinued, let last = stretches.popLast() {
                stretches.append(PrintedLogs.Stretch(command: last.command, calls: last.calls + calls))
            } else {
                stretches.append(PrintedLogs.Stretch(command: String(command), calls: calls))
            }
        }
        self.stretches = stretches
        self.findings = findings
    }
}

extension PrintedLogs.Call {
    /// Reads `Feed.viewDidLoad`, or `-.viewDidLoad` where the log has no name.
    init(_ text: Substring) {
        let parts = text.split(separator: ".", maxSplits: 1)
        name = parts[0] == "-" ? "" : String(parts[0])
        guard let callback = Callback(rawValue: String(parts[1])) else { fatalError("no callback: \(text)") }
        self.callback = callback
    }
}
