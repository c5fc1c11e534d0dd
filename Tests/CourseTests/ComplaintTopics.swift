import Lifecycle

extension ConsoleMessage {
    /// The topic under which the handbook explains it.
    var topic: String {
        switch self {
        case .windowsExpectRoot: "no root at launch"
        case .nestedPush: "nested push"
        case .navigationEndsUnexpectedly: "corrupted navigation bar"
        case .alreadyPresenting: "already presenting"
        case .presentationInProgress: "presentation in progress"
        case .presenterNotInWindow: "presenter not in window"
        case .dismissedTooEarly: "dismissed too early"
        case .unbalancedCalls: "unbalanced calls"
        case .calledDirectly: "called directly"
        case .usedOffMainThread: "other threads"
        case .presenterIsDiscouraged: "discouraged presenter"
        case .presenterIsDetached: "detached presenter"
        case .loadingWhileDeallocating: "loading while deallocating"
        case .unsatisfiableConstraints: "unsatisfiable constraints"
        }
    }
}

extension AppException {
    /// The topic under which the handbook explains it.
    var topic: String {
        switch self {
        case .couldNotLoadNib: "could not load nib"
        case .viewOutletNotSet: "view outlet not set"
        case .unknownOutlet: "unknown outlet"
        case .pushedTwice: "pushed twice"
        case .pushedNavigationController: "pushed navigation controller"
        case .poppedToMissing: "not on the stack"
        case .popoverLacksSource: "popover without a source"
        case .presentedActiveController, .presentedTwice: "active controller presented"
        case .wrongRequestedParent, .wrongActualParent: "wrong parent"
        case .childrenNeedCommonParent: "no common parent"
        case .readDestroyedObject: "unowned reference"
        case .weakReferenceToDeallocating: "weak reference too late"
        case .foundNil, .indexOutOfRange, .divisionByZero, .arithmeticOverflow, .castFailed, .fatal:
            "traps of Swift"
        case .viewHasOwner: "view has an owner"
        case .noSuchSegue: "no such segue"
        case .presentedNil: "nil presented"
        case .embeddedTwice: "embedded twice"
        case .invalidUpdate: "invalid update"
        case .noCommonAncestor: "no common ancestor"
        case .windowsExpectRoot: "no root at launch"
        }
    }
}
