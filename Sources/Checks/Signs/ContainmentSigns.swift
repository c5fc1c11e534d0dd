import Lifecycle

/// Signs of mistakes in making a controller the child of another one.
extension ControllerCheck {
    mutating func readContainment(_ index: Int, _ range: Range<Int>, _ run: CheckRun) {
        switch run.trace[index].event {
        case .callback(.willMoveToParent, .parent(let parent?)): readAdding(to: parent, index, range, run)
        case .callback(.didMoveToParent, .parent(nil)): readRemoving(index, range, run)
        case .exception(.wrongActualParent(_, should: nil, _)):
            // A view that lies in no controller's yet may be on its way to the right one.
            guard let place = run.trace.place(of: index) else { return }
            evidence.addUndecided(.childInWrongHierarchy, at: place, because: .uncertain)
        case .exception(.wrongRequestedParent), .exception(.wrongActualParent):
            find(
                .childInWrongHierarchy, at: run.trace.place(of: index), in: run, upTo: index,
                "The child's view is in the view of a controller other than its parent, so UIKit raises an "
                    + "exception.")
        default: break
        }
    }

    /// addChild, and nothing behind it.
    private mutating func readAdding(
        to parent: Controller.ID, _ index: Int, _ range: Range<Int>, _ run: CheckRun
    ) {
        let trace = run.trace, world = run.world
        guard trace[index].rule == .addChildSendsWillMove, let place = trace.place(of: index),
            world.kind(of: parent) == .plain, world.isOfApp(world.controllers[parent].classID),
            !run.hasEnded, let around = app.method(at: place),
            // A parent that adds a child before its own view is loaded may do the rest in viewDidLoad.
            world.controllers[parent].view != nil
        else { return }
        let child = trace[index].receiver
        let isDone = (index..<trace.count).contains { later in
            guard trace[later].receiver == child, case .callback(let callback, .parent) = trace[later].event
            else { return false }
            return callback == .didMoveToParent
        }
        guard !isDone,
            let call = around.method.calls.first(where: {
                $0.place.line == place.line && ["addChild", "addChildViewController"].contains($0.name)
            })
        else { return }
        // If didMove is called anywhere, code that is not understood may lead to it.
        let types = app.outlines.filter { $0.path == around.type.path }
        let isCalledSomewhere = types.flatMap(\.methods).flatMap(\.calls).contains {
            $0.name.hasPrefix("didMove") && $0.receiver != "super"
        }
        let name = call.arguments.first?.text.withoutMark ?? "The child"
        find(
            .childWithoutDidMove, at: call.start, in: run, upTo: range.upperBound - 1,
            "\(name) is added, but didMove(toParent:) is never called on it.",
            unless: isCalledSomewhere ? run.doubt(in: index..<trace.count) : nil,
            fix: fix(adding: call, in: around.method))
    }

    /// `didMove(toParent:)` behind the statement that adds the child's view.
    private func fix(adding call: CallOutline, in method: MethodOutline) -> CodeFix? {
        guard let child = call.arguments.first?.text, child.isPath, call.isOnSelf else { return nil }
        let added = method.calls.first {
            ["addSubview", "insertSubview", "addArrangedSubview"].contains($0.name)
                && $0.block == call.block && $0.start.line >= call.start.line
                && $0.arguments.contains { $0.text == child + ".view" || $0.text == child + ".view!" }
        }
        guard let point = added?.next else { return nil }
        let label = call.name == "addChild" ? "toParent" : "toParentViewController"
        return CodeFix(
            title: "Call didMove(\(label): self)", file: call.place.file,
            edits: [point.edit("\(child).didMove(\(label): self)")])
    }

    /// removeFromParent, and nothing before it.
    private mutating func readRemoving(_ index: Int, _ range: Range<Int>, _ run: CheckRun) {
        let trace = run.trace
        guard trace[index].rule == .removeFromParentSendsDidMove, let place = trace.place(of: index),
            let around = app.method(at: place),
            let call = around.method.calls.first(where: {
                $0.place.line == place.line && $0.name.hasPrefix("removeFromParent")
            })
        else { return }
        let child = trace[index].receiver
        let isTold = (range.lowerBound..<index).contains {
            trace[$0].receiver == child && trace[$0].event == .callback(.willMoveToParent, .parent(nil))
        }
        guard !isTold else { return }
        find(
            .childWithoutWillMove, at: call.start, in: run, upTo: index,
            "The child is removed, but willMove(toParent: nil) is never called on it.",
            unless: run.doubt(in: range.lowerBound..<index),
            fix: RemovalFix.fix(before: call, in: around.method))
    }
}

/// The fix for a removal without `willMove(toParent: nil)`.
enum RemovalFix {
    /// `willMove(toParent: nil)` before the child's view is taken away, or else before the child is.
    static func fix(before call: CallOutline, in method: MethodOutline) -> CodeFix? {
        let view = call.receiver == nil || call.receiver == "self" ? "view" : call.plainReceiver + ".view"
        let removal = method.calls.first {
            $0.name == "removeFromSuperview" && $0.block == call.block
                && ($0.plainReceiver == view || $0.plainReceiver == "self." + view)
                && $0.start.line <= call.start.line
        }
        guard let point = (removal ?? call).previous else { return nil }
        let label = call.name == "removeFromParent" ? "toParent" : "toParentViewController"
        let receiver = call.receiver.map { $0 + "." } ?? ""
        return CodeFix(
            title: "Call willMove(\(label): nil)", file: call.place.file,
            edits: [point.edit("\(receiver)willMove(\(label): nil)")])
    }
}

extension String {
    /// An expression without the mark behind it that unwraps it.
    var withoutMark: String { hasSuffix("!") ? String(dropLast()) : self }

    /// Indicates whether it is a name, or several names separated by periods.
    fileprivate var isPath: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
}
