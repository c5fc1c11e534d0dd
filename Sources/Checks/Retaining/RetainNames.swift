import CourseTexts
import Lifecycle

/// What is known by their names alone about members of UIKit and libraries that keep what they are given.
enum RetainNames {
    /// Properties of UIKit's that hold objects.
    static let holding = Set(CourseTexts.list("holding properties"))
    /// Those among them that a cell of the app's has under the same names, mostly weakly.
    static let lists: Set<String> = ["tableView", "collectionView"]
    /// Methods whose receivers retain their arguments.
    private static let adding = Set(CourseTexts.list("adding methods"))
    /// The last words of those that add a part of a screen.
    private static let parts = CourseTexts.list("parts of screens")
    /// Methods that make a subscription, which retains the closures that they and those before them get.
    static let subscribing = Set(CourseTexts.list("subscribing methods"))
    /// What holds subscriptions, which a closure that it gets makes at once.
    static let bags: Set<String> = ["disposeBag", "bag", "cancellables", "subscriptions", "disposables"]
    /// Types whose closure gives what they hold, at once.
    static let builders = Set(CourseTexts.list("building types"))
    /// Methods that hand a subscription over to what ends it.
    static let storing: Set<String> = ["store", "disposed", "dispose", "addDisposableTo"]
    /// Methods that end what holds a closure.
    private static let ending = Set(CourseTexts.list("ending methods"))
    /// The name for what a `WKUserContentController` calls, which it retains.
    static let scriptHandlers = "scriptMessageHandlers"

    /// The name for the one that is added or removed by the name in some arguments; all of them if that isn't a literal.
    static func scriptHandler(_ arguments: [CallArgument]) -> String {
        guard case .literal(.string(let name))? = arguments.first?.value else { return scriptHandlers }
        return "\(scriptHandlers)[\(name)]"
    }

    /// The first words of methods that start something that ends by itself.
    private static let starting = Set(CourseTexts.list("starting methods"))
    /// Types of UIKit's that hold what their initializers are given.
    static let containers = Set(CourseTexts.list("holding types"))
    /// Types that let go of their closure as soon as it has run, or that run it at once.
    static let passing = Set(CourseTexts.list("passing types"))

    /// Indicates whether the receiver of a method retains the arguments.
    static func adds(_ method: String) -> Bool {
        adding.contains(method) || method.hasPrefix("set") && method.hasSuffix("Items")
            || method.hasPrefix("add") && parts.contains(where: method.hasSuffix)
    }

    /// Indicates whether a method of an object that is not known is taken to keep a closure.
    static func keeps(_ method: String) -> Bool {
        if method.hasPrefix("on") || method.hasPrefix("when"),
            method.dropFirst(2).contains(where: \.isUppercase)
        {
            return true
        }
        // Such as those of a motion manager.
        if method.hasPrefix("start"), method.hasSuffix("Updates") { return true }
        return (method.hasPrefix("set") || method.hasPrefix("add"))
            && ["Handler", "Listener", "Observer", "Callback"].contains(where: method.hasSuffix)
    }

    /// Indicates whether a method ends what holds a closure.
    static func isEnd(_ method: String) -> Bool {
        ending.contains(method) || method.hasPrefix("stop") && method.hasSuffix("Updates")
    }

    /// Indicates whether a method starts something that ends by itself, such as a request.
    static func ends(_ method: String) -> Bool {
        starting.contains(String(method.prefix { !$0.isUppercase }))
    }
}
