import Lifecycle

/// A pattern with numbers in place of names, as far as a log can show it.
final class NumberedPattern: Sendable {
    let pattern: TransitionCatalogue.Pattern
    /// For each call, the number of its callback.
    let callbacks: [Int]
    /// For each call, who hears it, by the place in ``roles``.
    let roles: [Int]
    let roleNames: [String]
    let app: Int?
    /// For each callback, by its number, the calls of it.
    let positions: [[Int]]
    /// For each role, the calls that it hears.
    let positionsOfRoles: [[Int]]
    /// For each call, how many of those before it the log could have told of.
    let skipped: [Int]
    /// For each call, whether it may come more often or not at all.
    let mayRepeat: [Bool]
    /// For each call, whether a launch is known by it.
    let tellsOfLaunch: [Bool]
    /// For each role, whether logs often tell nothing of it.
    let isRarelyLogged: [Bool]
    /// Of each role, whether it is one of UIKit's containers.
    let isContainer: [Bool]
    /// Of each role, whether the pattern is the first that is heard of it.
    let isMade: [Bool]

    static let viewDidLoad = LogNames.numbers[.viewDidLoad] ?? 0

    init(_ pattern: TransitionCatalogue.Pattern, in names: LogNames) {
        self.pattern = pattern
        callbacks = pattern.calls.map { LogNames.numbers[$0.callback] ?? 0 }
        var roleNames: [String] = []
        for call in pattern.calls where !roleNames.contains(call.role) { roleNames.append(call.role) }
        self.roleNames = roleNames
        roles = pattern.calls.map { call in roleNames.firstIndex(of: call.role) ?? 0 }
        app = roleNames.firstIndex(of: "app")
        var positions = [[Int]](repeating: [], count: LogNames.numbers.count)
        for (position, callback) in callbacks.enumerated() { positions[callback].append(position) }
        self.positions = positions
        positionsOfRoles = roleNames.indices.map { [roles] role in roles.indices.filter { roles[$0] == role }
        }
        var count = 0
        skipped = zip(pattern.calls, callbacks).map { call, number in
            defer { if names.isLogged[number], !call.mayRepeat { count += 1 } }
            return count
        }
        mayRepeat = pattern.calls.map(\.mayRepeat)
        tellsOfLaunch = pattern.calls.map { NumberedPattern.tellsOfLaunch($0.callback) }
        isRarelyLogged = roleNames.map(pattern.silent.contains)
        isContainer = roleNames.map { ["n", "t", "p"].contains($0) }
        isMade = roleNames.map { name in
            pattern.calls.contains { $0.role == name && $0.callback == .viewDidLoad }
        }
    }

    /// The callbacks with which a log can begin to show it: one call before it may have been left out.
    var beginnings: Set<Int> {
        Set(callbacks.indices.filter { skipped[$0] <= 1 }.map { callbacks[$0] })
    }

    /// Returns whether a callback is evidence of a launch.
    private static func tellsOfLaunch(_ callback: Callback) -> Bool {
        ![
            .willTransitionToTraits, .traitCollectionDidChange, .viewWillLayoutSubviews,
            .viewDidLayoutSubviews,
        ].contains(callback)
    }

    /// Returns whether two calls may occur in either order.
    func isFree(_ first: Int, _ second: Int) -> Bool {
        !pattern.free.isEmpty && pattern.free.contains(TransitionCatalogue.Pair(first: first, second: second))
    }
}
