import Lifecycle

/// Signs of mistakes in loading the view.
extension ControllerCheck {
    mutating func readLoading(_ index: Int, _ run: CheckRun) {
        let entry = run.trace[index]
        switch entry.event {
        case .change(.wastedView): readWastedView(index, run)
        case .change(.viewIsMissing): readEarlyLoad(index, run)
        case .callback(.loadView, _) where entry.overridingClass != nil: readMissingView(index, run)
        case .console(.loadingWhileDeallocating):
            guard let place = run.trace.place(of: index), app.method(at: place)?.method.name == "deinit"
            else { return }
            find(
                .viewLoadedInDeinit, at: place, in: run, upTo: index,
                "deinit reads view, but UIKit doesn't load it while the controller is being deallocated.")
        default: break
        }
    }

    /// super.loadView(), and then another view.
    private mutating func readWastedView(_ index: Int, _ run: CheckRun) {
        let world = run.world
        for caller in run.callers(of: index) {
            guard let (callback, owner) = run.override(caller), callback == .loadView else { continue }
            // A superclass of the app's own may want its view replaced.
            guard let above = world.classes[owner].superclass, !world.isOfApp(above),
                let call = app.outlines(of: owner, in: world).flatMap(\.methods)
                    .first(where: { $0.name == "loadView()" })?.calls
                    .first(where: { $0.receiver == "super" && $0.name == "loadView" })
            else { return }
            let fix =
                call.nesting == 0
                ? call.removal.map {
                    CodeFix(title: "Remove super.loadView()", file: call.place.file, edits: [$0])
                } : nil
            find(
                .loadViewCallsSuper, at: call.start, in: run, upTo: index,
                "super.loadView() creates a view that is discarded when view is assigned.", fix: fix)
            return
        }
    }

    /// A loadView that returned and left no view.
    private mutating func readMissingView(_ index: Int, _ run: CheckRun) {
        let trace = run.trace
        guard let end = trace[index].end, case .controller(let controller) = trace[index].receiver,
            let owner = trace[index].overridingClass,
            let place = run.world.classes[owner].overrides[.loadView]?.location
        else { return }
        for inner in index..<end {
            guard trace[inner].receiver == .controller(controller) else { continue }
            switch trace[inner].event {
            case .change(.assignedView), .change(.madeView), .change(.wastedView): return
            default: continue
            }
        }
        find(
            .loadViewSetsNoView, at: place, in: run, upTo: index,
            "loadView returns without setting view or calling super.", unless: run.doubt(in: index..<end))
    }

    /// The view is loaded by an initializer.
    private mutating func readEarlyLoad(_ index: Int, _ run: CheckRun) {
        let trace = run.trace
        guard case .controller(let controller) = trace[index].receiver,
            let place = trace.place(of: index), let around = app.method(at: place)
        else { return }
        let callers = run.callers(of: index)
        let isInInit =
            around.method.name == "init"
            || app.outlines.filter { $0.path == around.type.path }.isUsed(around.method, onlyBy: "init")
        guard isInInit, controller == run.controller, needsLater(than: place, in: around.method),
            outlines.contains(where: { $0.path == around.type.path }),
            // `_ = view` loads it on purpose.
            !around.method.assignments.contains(where: { $0.target == "_" && $0.place.line == place.line }),
            !callers.contains(where: {
                trace[$0].receiver == .controller(controller) && run.override($0)?.callback == .viewDidLoad
            })
        else { return }
        // A nib of which the controller is the owner may have set view by then.
        let nib = around.method.calls.first { call in
            call.name == "loadNibNamed" && call.place.line < place.line
                && call.arguments.contains { $0.label == "owner" && $0.text == "self" }
        }
        find(
            .viewLoadedInInit, at: place, in: run, upTo: index,
            "The initializer reads view, so loadView and viewDidLoad run before it returns.",
            unless: nib == nil ? nil : .argument)
    }

    /// Indicates whether loading the view reads something that an initializer sets only after it has read the view.
    private func needsLater(than place: CodeLocation, in method: MethodOutline) -> Bool {
        let reading = outlines.methods(reachedFrom: ["viewDidLoad", "loadView"]).flatMap(\.references)
        let read = Set(reading.map(\.name))
        return outlines.flatMap(\.methods).filter { $0.baseName == "init" }.contains { initializer in
            let use = initializer.references.first { $0.name == method.baseName }?.line
            guard let line = initializer.place == method.place ? place.line : use else { return false }
            return initializer.assignments.contains { assignment in
                let path = assignment.target.split(separator: ".").map(String.init)
                let name = path.first == "self" ? path.dropFirst().first : path.first
                return assignment.place.line > line && name != "view" && name.map(read.contains) == true
            }
        }
    }

    // MARK: - What ends the app

    mutating func readEnd(_ index: Int, _ run: CheckRun) {
        switch run.trace[index].event {
        case .endlessRecursion(let first):
            if run.trace[index].rule == .layoutWithoutEndHangsApp {
                readEndlessLayout(index, run)
            } else {
                readRecursion(index, from: first, run)
            }
        case .exception(.foundNil(let isImplicit)): readNil(index, isImplicit, run)
        default: break
        }
    }

    private mutating func readRecursion(_ index: Int, from first: Int, _ run: CheckRun) {
        let trace = run.trace
        guard first < trace.count, let (callback, owner) = run.override(first) else { return }
        let loads = (first..<index).last { run.override($0)?.callback == .loadView }
        switch callback {
        case .loadView:
            // The round began with the read inside of loadView.
            guard let loads, let place = trace.place(of: loads),
                app.method(at: place)?.method.name == "loadView()"
            else { return }
            find(
                .loadViewReadsView, at: place, in: run, upTo: index,
                "loadView reads view before setting it, which calls loadView again and causes endless recursion."
            )
        case .viewDidLoad:
            guard let loads, let (_, loader) = run.override(loads),
                let place = run.world.classes[loader].overrides[.loadView]?.location
            else { return }
            find(
                .loadViewSetsNoView, at: place, in: run, upTo: index,
                "loadView leaves view nil, and viewDidLoad of \(run.world.classes[owner].name) reads it, "
                    + "which causes endless recursion.", unless: run.doubt(in: first..<index))
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: readEndlessLayout(index, run)
        default: break
        }
    }

    /// An outlet before the view is loaded, or a weak property whose object is gone.
    private mutating func readNil(_ index: Int, _ isImplicit: Bool, _ run: CheckRun) {
        guard let place = run.trace.place(of: index), let around = app.method(at: place),
            // A controller that is deallocated without ever being shown is rare enough.
            !run.callers(of: index).contains(where: { run.override($0)?.callback == .deinitialize })
        else { return }
        // If the code unwraps explicitly, it may be any name on the line that has the mark.
        let uses = around.method.references.filter { $0.line == place.line && (isImplicit || $0.isUnwrapped) }
        for use in uses {
            for type in app.classes(withReference: use.name) {
                guard let property = type.properties.first(where: { $0.name == use.name }) else { continue }
                let world = run.world
                let controllers = world.controllers.identifiers.filter {
                    let controller = world.controllers[$0]
                    return controller.isAlive
                        && world.ancestry(of: controller.classID).contains {
                            world.classes[$0].name == type.name
                        } && world.storedValue(use.name, of: $0) == .nothing
                }
                let startsWithObject = property.value?.hasSuffix(")") == true
                guard isImplicit || startsWithObject else { continue }
                if property.isOutlet {
                    guard controllers.contains(where: { world.controllers[$0].view == nil }) else { continue }
                    // Code that is not understood may have loaded the view.
                    let leak: UnknownReason? =
                        controllers.contains(where: world.isHeldByUnknownCode) ? .argument : nil
                    return find(
                        .outletUsedBeforeLoad, at: place, in: run, upTo: index,
                        "The outlet \(use.name) of \(type.name) is still nil, because the view isn't loaded yet.",
                        unless: run.doubt(in: run.outermost(index)..<index) ?? leak)
                }
                guard !controllers.isEmpty, type.path == around.type.path,
                    startsWithObject || isAssigned(use.name, in: around.type)
                else { continue }
                return find(
                    .weakObjectIsGone, at: place, in: run, upTo: index,
                    "Only the weak property \(use.name) refers to the object, so it is deallocated and "
                        + "\(use.name) is nil.")
            }
        }
    }

    private func isAssigned(_ name: String, in type: ClassOutline) -> Bool {
        outlines.filter { $0.path == type.path }.flatMap(\.methods).flatMap(\.assignments).contains {
            $0.target == name || $0.target == "self." + name
        }
    }
}
