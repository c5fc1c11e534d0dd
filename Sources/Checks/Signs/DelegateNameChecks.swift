import CommandLanguage
import Lifecycle

/// Methods of the app's and the scene's delegates that are nearly those that UIKit calls.
struct DelegateNameChecks: TextCheck {
    private let app: CheckedApp
    var evidence = FindingCollector()

    init(_ app: CheckedApp) { self.app = app }

    private static let ofScene = [
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
    ]
    private static let ofApplication = [
        "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
        "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
        "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
    ]

    mutating func run() {
        let classes = Dictionary(grouping: app.outlines, by: \.path)
        for (_, outlines) in classes {
            // Other systems' delegates have methods of nearly the same names.
            let protocols = Set(outlines.flatMap(\.inherited))
            var names: [String] = []
            if !protocols.isDisjoint(with: ["UISceneDelegate", "UIWindowSceneDelegate"]) {
                names += Self.ofScene
            }
            if protocols.contains("UIApplicationDelegate") { names += Self.ofApplication }
            guard !names.isEmpty else { continue }
            let own = Set(outlines.flatMap(\.methods).map(\.name))
            // Up to Swift 2 the first argument of each had a label of its own.
            let isOld = own.isDisjoint(with: names)
            for outline in outlines {
                for method in outline.methods where !method.isStatic && !method.isOverride {
                    check(method, outline, names.filter { !own.contains($0) }, isOld: isOld)
                }
            }
        }
    }

    private mutating func check(
        _ method: MethodOutline, _ outline: ClassOutline, _ names: [String], isOld: Bool
    ) {
        guard !app.requirements.contains(method.name),
            let meant = names.first(where: { Self.isMeant($0, by: method, isOld: isOld) }),
            // Code that calls it by this name means this name.
            !app.calls(method.baseName, passing: method.parameters.count)
        else { return }
        find(
            .callbackMisspelled, at: method.place, in: outline.name,
            "\(method.name) is not a delegate method, so UIKit never calls it. Did you mean: \(meant)",
            by: meant.hasPrefix("scene") ? .launchConnectsScene : .launchCallsDelegate)
    }

    /// Indicates whether a method differs from another by a slip, or by a label of the first argument.
    private static func isMeant(_ name: String, by method: MethodOutline, isOld: Bool) -> Bool {
        guard method.name != name else { return false }
        let base = String(name.prefix { $0 != "(" })
        let labels = name.dropFirst(base.count)
        if method.baseName == base {
            let first = method.parameters.first?.label.map { method.name.replacing("(\($0):", with: "(_:") }
            guard first != name else { return !isOld }
            return method.parameters.isEmpty && labels == "(_:)"
                || Spelling.closest(to: method.name, among: [name], forgiving: 2) != nil
        }
        return method.name.dropFirst(method.baseName.count) == labels && base.count > 12
            && Spelling.closest(to: method.baseName, among: [base], forgiving: 2) != nil
    }
}
