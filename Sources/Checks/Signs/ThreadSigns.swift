import Lifecycle

/// Checks for UI code in the completion handlers of a URL session, which run on a queue of its own. Only the
/// text shows it, since no run calls closures that are passed to outside code.
struct CompletionChecks: TextCheck {
    private let outlines: [ClassOutline]
    var evidence = FindingCollector()

    init(_ outlines: [ClassOutline]) { self.outlines = outlines }

    mutating func run() {
        for outline in outlines {
            for method in outline.methods {
                for completion in method.body.completions
                where isShared(completion.session, in: method) && !completion.body.asksThread {
                    check(completion.body, outline)
                }
            }
        }
    }

    /// Indicates whether a session certainly uses a queue of its own; one that is created with a queue may
    /// use the main queue.
    private func isShared(_ session: String, in method: MethodOutline) -> Bool {
        let name = session.hasPrefix("self.") ? String(session.dropFirst(5)) : session
        let values =
            [session] + method.body.locals.filter { $0.target == name }.map(\.value)
            + outlines.flatMap(\.properties).filter { $0.name == name }.compactMap(\.value)
        return values.contains {
            ["URLSession.shared", "URLSession(configuration: .default)"].contains($0)
        }
    }

    private mutating func check(_ body: BodyOutline, _ outline: ClassOutline) {
        for use in body.uses {
            let path = Path(use.path)
            let isLocal = !path.beginsWithSelf && body.locals.contains { $0.target == path.parts.first }
            guard !isLocal else { continue }
            if changesInterface(path, use) {
                find(
                    .usedOffMainThread, at: use.place, in: outline.name,
                    "A URL session's completion handler "
                        + "\(use.isCall ? "calls" : "assigns") \(path.parts.joined(separator: ".")) on a background thread."
                )
            } else if use.isCall, path.parts.count == 1, let called = method(path.parts[0]),
                !called.body.asksThread,
                let inner = called.body.uses.first(where: { changesInterface(Path($0.path), $0) })
            {
                find(
                    .usedOffMainThread, at: use.place, in: outline.name,
                    "On a background thread, a URL session's completion handler calls "
                        + "\(path.parts[0]), which \(inner.isCall ? "calls" : "assigns") "
                        + "\(Path(inner.path).parts.joined(separator: ".")).")
            }
        }
    }

    /// The class's own method of a name, if there is only one and UIKit does not call it.
    private func method(_ name: String) -> MethodOutline? {
        let found = outlines.flatMap(\.methods).filter { $0.baseName == name && !$0.isStatic }
        return found.count == 1 && !found[0].isOverride ? found[0] : nil
    }

    private func changesInterface(_ path: Path, _ use: UseOutline) -> Bool {
        guard let first = path.parts.first, let last = path.parts.last else { return false }
        guard path.parts.count > 1 else {
            return use.isCall
                ? ["present", "dismiss", "performSegue"].contains(first) && method(first) == nil
                : first == "title" && !isOwn(first)
        }
        guard isView(first) else {
            return use.isCall && path.parts.count == 2 && first == "navigationController"
                && ["pushViewController", "popViewController", "popToRootViewController"].contains(last)
        }
        return !use.isCall || UIKitName.viewMembers.contains(last) || UIKitName.harmlessMethods.contains(last)
    }

    private func isOwn(_ name: String) -> Bool {
        outlines.flatMap(\.properties).contains { $0.name == name }
    }

    /// Indicates whether a property holds a view of one of UIKit's own classes.
    private func isView(_ name: String) -> Bool {
        if let property = outlines.flatMap(\.properties).first(where: { $0.name == name }) {
            let made = property.value.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
            return UIKitName.isViewClass(property.type ?? made ?? "")
        }
        let bases = Set(outlines.flatMap(\.inherited))
        return name == "view" || name == "tableView" && bases.contains("UITableViewController")
            || name == "collectionView" && bases.contains("UICollectionViewController")
    }

    /// The expression before `=` or parentheses, part by part, without `self` and optional marks.
    private struct Path {
        let parts: [String]
        let beginsWithSelf: Bool

        init(_ text: String) {
            var parts = text.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }.split(separator: ".")
                .map(String.init)
            beginsWithSelf = ["self", "strongSelf", "weakSelf"].contains(parts.first ?? "")
            if beginsWithSelf { parts.removeFirst() }
            self.parts = parts
        }
    }
}
