/// One of UIKit's own methods, public or private, as published stack traces show it between two callbacks.
enum StackMethod: Hashable, Sendable {
    case viewGetter, loadViewIfRequired, sendViewDidLoad, loadViewIfNeeded, setView
    case loadViewFromNib, baseLoadView
    case addRootView, makeKeyAndVisible, setRootViewController, addSubview, removeFromSuperview
    case initializationDelegates, connectScene, showWindowOfScene
    case viewMovesToWindow, controllerMovesToWindow, willAppear, didAppear, willDisappear, didDisappear
    case commit, layout, afterCommit
    case forwardAppearance, addChild, removeFromParent
    case pushViewController, startNavigation, startNavigationInLayout, finishNavigation
    case runPresentation, finishPresentation
    case performMemoryWarning, postNotification, baseDidReceiveMemoryWarning, purgeMemory, unloadView

    /// The frames as a crash report lists them: the innermost first.
    fileprivate var lines: [String] {
        switch self {
        case .viewGetter: ["-[UIViewController view]"]
        case .loadViewIfRequired: ["-[UIViewController loadViewIfRequired]"]
        case .sendViewDidLoad:
            ["-[UIViewController _sendViewDidLoadWithAppearanceProxyObjectTaggingEnabled]"]
        case .loadViewIfNeeded: ["-[UIViewController loadViewIfNeeded]"]
        case .setView:
            [
                "-[UIView(Internal) _setViewDelegate:]", "+[UIViewController setViewController:forView:]",
                "-[UIViewController setView:]",
            ]
        case .baseLoadView: ["-[UIViewController loadView]"]
        case .loadViewFromNib:
            ["-[UINib instantiateWithOwner:options:]", "-[UIViewController _loadViewFromNibNamed:bundle:]"]
        case .addRootView: ["-[UIWindow addRootViewControllerViewIfPossible]"]
        case .makeKeyAndVisible:
            [
                "-[UIWindow _updateLayerOrderingAndSetLayerHidden:actionBlock:]",
                "-[UIWindow _setHidden:forced:]", "-[UIWindow _mainQueue_makeKeyAndVisible]",
            ]
        case .initializationDelegates:
            ["-[UIApplication _callInitializationDelegatesForMainScene:transitionContext:]"]
        case .connectScene: ["+[UIScene _sceneForFBSScene:create:withSession:connectionOptions:]"]
        case .showWindowOfScene: ["-[UIWindowScene _makeKeyAndVisibleIfNeeded]"]
        case .setRootViewController: ["-[UIWindow setRootViewController:]"]
        case .addSubview:
            ["-[UIView(Internal) _addSubview:positioned:relativeTo:]", "-[UIView(Hierarchy) addSubview:]"]
        case .removeFromSuperview: ["-[UIView(Hierarchy) removeFromSuperview]"]
        case .viewMovesToWindow: ["-[UIView(Hierarchy) _willMoveToWindow:withAncestorView:]"]
        case .controllerMovesToWindow: ["-[UIViewController viewWillMoveToWindow:]"]
        case .willAppear: appearState("__viewWillAppear:")
        case .didAppear: appearState("__viewDidAppear:")
        case .willDisappear: appearState("__viewWillDisappear:")
        case .didDisappear: appearState("__viewDidDisappear:")
        case .forwardAppearance:
            [
                "__52-[UIViewController _setViewAppearState:isAnimating:]_block_invoke",
                "-[NSArray enumerateObjectsWithOptions:usingBlock:]",
            ]
        case .addChild:
            [
                "-[UIViewController _addChildViewController:performHierarchyCheck:notifyWillMove:]",
                "-[UIViewController addChildViewController:]",
            ]
        case .removeFromParent: ["-[UIViewController removeFromParentViewController]"]
        case .pushViewController: ["-[UINavigationController pushViewController:animated:]"]
        case .startNavigation:
            [
                "-[UINavigationController _startTransition:fromViewController:toViewController:]",
                "-[UINavigationController _startDeferredTransitionIfNeeded]",
            ]
        case .startNavigationInLayout:
            [
                "-[UINavigationController _startTransition:fromViewController:toViewController:]",
                "-[UINavigationController _startDeferredTransitionIfNeeded:]",
                "-[UINavigationController __viewWillLayoutSubviews]",
                "-[UILayoutContainerView layoutSubviews]",
                "-[UIView(CALayerDelegate) layoutSublayersOfLayer:]",
            ]
        case .finishNavigation:
            ["-[UINavigationController navigationTransitionView:didEndTransition:fromView:toView:]"]
        case .runPresentation:
            [
                "__56-[UIPresentationController runTransitionForCurrentState]_block_invoke",
                "+[UIViewController _scheduleTransition:]",
            ]
        case .finishPresentation:
            ["__47-[UIPresentationController transitionDidFinish:]_block_invoke"]
        case .commit: ["CA::Transaction::commit()"]
        case .layout:
            [
                "-[UIView(CALayerDelegate) layoutSublayersOfLayer:]", "-[CALayer layoutSublayers]",
                "CA::Layer::layout_if_needed(CA::Transaction*)",
            ]
        case .afterCommit: ["_runAfterCACommitDeferredBlocks"]
        case .performMemoryWarning:
            ["-[UIApplication _performMemoryWarning]", "-[UIApplication _receivedMemoryNotification]"]
        case .postNotification: ["-[NSNotificationCenter postNotificationName:object:userInfo:]"]
        case .baseDidReceiveMemoryWarning: ["-[UIViewController didReceiveMemoryWarning]"]
        case .purgeMemory: ["-[UIViewController purgeMemoryForReason:]"]
        case .unloadView: ["-[UIViewController unloadViewForced:]"]
        }
    }

    private func appearState(_ method: String) -> [String] {
        ["-[UIViewController _setViewAppearState:isAnimating:]", "-[UIViewController \(method)]"]
    }
}

extension Simulation {
    /// The call stack at the moment an entry began, innermost first, as a crash report would list it.
    ///
    /// - Parameter index: The position of the entry in the trace.
    /// - Returns: The entry's own method first, the run loop last.
    package func callStack(at index: Int) -> [StackFrame] {
        var frames: [StackFrame] = []
        var next: Int? = index
        while let current = next {
            let entry = trace[current]
            if let method = world.method(of: entry) {
                frames.append(StackFrame(text: method, entry: current, isPrivate: false))
            }
            var node = entry.method
            while node >= 0 {
                let frame = trace.methods[Int(node)]
                frames += frame.method.lines.map {
                    StackFrame(text: $0, entry: nil, isPrivate: true)
                }
                node = frame.parent
            }
            next = entry.caller
        }
        return frames
    }
}

/// One line of a call stack.
package struct StackFrame: Hashable, Sendable {
    /// The method, as Objective-C writes it.
    package let text: String
    /// The entry that stands for it; nil for UIKit's own methods.
    package let entry: Int?
    /// Indicates whether the frame is one of UIKit's own methods.
    package let isPrivate: Bool
}

extension World {
    /// The class whose method a stack trace shows: the overriding one, else UIKit's own.
    private func implementingClass(of entry: Entry) -> String {
        classes[entry.overridingClass ?? World.viewControllerClass].name
    }

    fileprivate func method(of entry: Entry) -> String? {
        guard case .callback(let callback, _) = entry.event else { return nil }
        return switch entry.receiver {
        case .controller: "-[\(implementingClass(of: entry)) \(callback.selector)]"
        case .view(let id): "-[\(views[id].className) \(callback.selector)]"
        case .delegate: "-[AppDelegate \(callback.selector)]"
        case .presentationController: "-[PresentationController \(callback.selector)]"
        case .application:
            "-[\(callback.facts.isOfScene ? "SceneDelegate" : "AppDelegate") \(callback.selector)]"
        }
    }
}
