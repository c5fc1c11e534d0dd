import Lifecycle

/// Outlets of a controller that the same method has just made, or to which a segue leads in `prepare(for:sender:)`: the text
/// alone shows that its view cannot be loaded by then.
struct OutletChecks: TextCheck {
    private let app: CheckedApp
    private let known: FindingCollector
    var evidence = FindingCollector()

    /// Creates the checks of an app. Findings that runs have shown already are not repeated.
    init(_ app: CheckedApp, knowing known: FindingCollector) {
        self.app = app
        self.known = known
    }

    mutating func run() {
        let types = Dictionary(grouping: app.outlines, by: \.name)
        for outline in app.outlines {
            for method in outline.methods {
                for local in method.body.locals {
                    let made = Self.controllerMade(by: local.value)
                    guard let name = made ?? Self.destination(local.value, in: method),
                        let type = types[name],
                        made == nil ? !Self.returns(to: type) : Self.isMadeWithoutView(type)
                    else { continue }
                    check(local, of: type, named: name, in: method, outline.name)
                }
            }
        }
    }

    private mutating func check(
        _ local: AssignmentOutline, of type: [ClassOutline], named name: String, in method: MethodOutline,
        _ className: String
    ) {
        // Outlets that code sets are there.
        let filled = Set(
            type.flatMap(\.methods).filter { $0.baseName == "init" }.flatMap(\.assignments).map(\.target)
                + method.body.uses.filter { !$0.isCall }.map(\.path))
        let owners: [String] = ["", "self.", local.target + "."]
        let outlets = type.flatMap(\.properties).filter { outlet in
            outlet.isOutlet && outlet.isUnwrapped && outlet.value == nil
                && !owners.contains { filled.contains($0 + outlet.name) }
        }
        for use in method.body.uses where local.place.precedes(use.place) {
            let parts = use.path.split(separator: ".", maxSplits: 2).map(String.init)
            guard parts.count == 3, parts[0] == local.target,
                let outlet = outlets.first(where: { parts[1] == $0.name || parts[1] == $0.name + "!" })
            else { continue }
            if isUntouched(local, before: use, in: method),
                !known.has(.outletUsedBeforeLoad, inLineOf: use.place)
            {
                find(
                    .outletUsedBeforeLoad, at: use.place, in: className,
                    "The outlet \(outlet.name) of \(name) is still nil, because the view isn't loaded yet.")
            }
            return
        }
    }

    /// Indicates whether the code between the two only assigns properties of the controller, so that nothing
    /// can have loaded its view.
    private func isUntouched(
        _ local: AssignmentOutline, before use: UseOutline, in method: MethodOutline
    ) -> Bool {
        let assigned = method.body.uses.filter { other in
            !other.isCall && other.path.hasPrefix(local.target + ".") && !other.path.contains(".view")
        }
        let lines = Set(assigned.map(\.place.line)).union([local.place.line, use.place.line])
        let calls = method.body.uses.filter { other in
            other.isCall && local.place.precedes(other.place) && other.place.precedes(use.place)
                && !local.value.hasPrefix(other.path)
                && (other.path.hasPrefix(local.target + ".") || lines.contains(other.place.line))
        }
        let reads = method.assignments.contains { $0.value == local.target + ".view" }
        return calls.isEmpty && !reads
            && !method.references.contains { reference in
                reference.name == local.target && !lines.contains(reference.line)
                    && (local.place.line...use.place.line).contains(reference.line)
            }
    }

    /// The class of which a local constant holds a new object: `Detail()`, or one out of a storyboard.
    private static func controllerMade(by value: String) -> String? {
        if value.contains(".instantiate"), value.contains("ViewController(") {
            for cast in [" as! ", " as? "] {
                if let range = value.firstRange(of: cast) { return String(value[range.upperBound...]) }
            }
            return nil
        }
        let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard name.first?.isUppercase == true, value.hasSuffix(")"), value.dropFirst(name.count).first == "("
        else { return nil }
        return String(name)
    }

    /// The class of the destination of a segue that is prepared.
    private static func destination(_ value: String, in method: MethodOutline) -> String? {
        guard method.isOverride, method.name == "prepare(for:sender:)",
            let segue = method.parameters.first?.name, value.hasPrefix(segue + ".destination as")
        else { return nil }
        return value.split(separator: " ").last.map(String.init)
    }

    /// Indicates whether an unwind segue may lead to a class, whose view is loaded by then.
    private static func returns(to type: [ClassOutline]) -> Bool {
        type.flatMap(\.methods).contains { method in
            method.isAction && method.parameters.contains { $0.type.hasSuffix("UIStoryboardSegue") }
        }
    }

    /// Indicates whether it is a controller's class whose initializers don't load its view.
    private static func isMadeWithoutView(_ type: [ClassOutline]) -> Bool {
        let superclass = type.first { !$0.isExtension }?.inherited.first ?? ""
        let loading: Set<String> = ["view", "loadViewIfNeeded", "loadView"]
        return superclass.hasSuffix("ViewController")
            && !type.flatMap(\.methods).contains { method in
                method.baseName == "init" && method.references.contains { loading.contains($0.name) }
            }
    }
}
