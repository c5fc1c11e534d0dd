import CourseTexts

/// One of UIKit's own methods, public or private, as published stack traces show it between two callbacks.
enum StackMethod: String, CaseIterable, Hashable, Sendable {
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
    var lines: ArraySlice<String> { StackMethod.frames[rawValue] ?? [] }

    private static let frames = Dictionary(
        CourseTexts.rows(of: CourseTexts.stackFrames, separatedBy: "|").map { ($0[0], $0.dropFirst()) },
        uniquingKeysWith: { one, _ in one })
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
    fileprivate func method(of entry: Entry) -> String? {
        guard case .callback(let callback, _) = entry.event else { return nil }
        return switch entry.receiver {
        case .controller:
            "-[\(classes[entry.overridingClass ?? World.viewControllerClass].name) \(callback.selector)]"
        case .view(let id): "-[\(views[id].className) \(callback.selector)]"
        case .delegate: "-[AppDelegate \(callback.selector)]"
        case .presentationController: "-[PresentationController \(callback.selector)]"
        case .application:
            "-[\(callback.facts.isOfScene ? "SceneDelegate" : "AppDelegate") \(callback.selector)]"
        }
    }
}
