/// UIKit as far as the life of view controllers goes: commands in, a trace out, and the world between.
///
/// A simulation is a value. The same commands always give the same trace; a copy is a bookmark.
public struct Simulation: Sendable, Hashable {
    /// Everything that exists.
    public internal(set) var world: World
    /// Everything that happened.
    public internal(set) var trace = Trace()

    /// The entries that have begun and not returned, outermost first.
    var open: [Int] = []
    /// The innermost frame of UIKit's own inside the innermost open entry.
    var currentFrame: Int32 = -1
    /// How many bodies of the learner's are running, one inside the other.
    var bodyDepth = 0

    /// The depth of the learner's bodies at which a simulated stack overflows.
    static let stackLimit = 64

    /// Makes an app with nothing in it.
    ///
    /// - Parameter environment: What the app runs on.
    public init(environment: Environment = Environment()) {
        world = World(environment: environment)
    }

    /// Carries a command out, until everything that it set going has settled.
    ///
    /// - Parameter command: What to do.
    /// - Returns: What it came to; what happened stands in the trace.
    @discardableResult
    public mutating func apply(_ command: Command) -> Outcome {
        guard world.application != .crashed else { return .ignored(.appIsGone) }
        do throws(Interruption) {
            let outcome = try perform(command)
            if case .ignored = outcome { return outcome }
            try settle()
            return outcome
        } catch {
            open.removeAll()
            currentFrame = -1
            bodyDepth = 0
            world.runLoop.forgetAll()
            world.application = .crashed
            return error.outcome
        }
    }

    private mutating func perform(_ command: Command) throws(Interruption) -> Outcome {
        switch command {
        case .defineClass, .defineNib, .defineStoryboard, .override, .restore, .declareProperty:
            return define(command)
        case .make(let name, let classID, let source):
            return try make(name, of: classID, from: source)
        case .release(let controller):
            try release(controller)
        case .accessView(let controller):
            return .returned(.view(try view(of: controller)))
        case .loadViewIfNeeded(let controller):
            guard heeds(.loadViewIfNeededLoads) else { return .ignored(.unavailable(.loadViewIfNeededLoads)) }
            try loadViewIfNeeded(controller)
        case .isViewLoaded(let controller):
            guard heeds(.isViewLoadedNeverLoads) else { return .ignored(.unavailable(.isViewLoadedNeverLoads)) }
            return .returned(.bool(world.controllers[controller].view != nil))
        case .viewIfLoaded(let controller):
            guard heeds(.viewIfLoadedNeverLoads) else { return .ignored(.unavailable(.viewIfLoadedNeverLoads)) }
            return .returned(.view(world.controllers[controller].view))
        case .setViewToNil(let controller):
            try setView(nil, of: controller)
        case .call(let callback, let controller):
            try callByHand(callback, on: controller)
        case .launch(let controller):
            return try launch(root: controller)
        case .setRootViewController(let controller):
            return try setRootViewController(controller)
        case .makeKeyAndVisible:
            return try makeKeyAndVisible()
        case .addViewToWindow(let controller):
            try addViewToWindow(of: controller)
        case .removeView(let controller):
            return try removeView(of: controller)
        case .memoryWarning:
            try performMemoryWarning()
        }
        return .done
    }

    func holds(_ rule: Rule) -> Bool { world.holds(rule) }
}

/// The end of the app in the middle of a command: an exception or an overflow unwinds to ``Simulation/apply(_:)``.
struct Interruption: Error {
    let outcome: Outcome
}
