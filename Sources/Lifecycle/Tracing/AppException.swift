/// An exception that UIKit raises, in its own words.
package enum AppException: Hashable, Sendable {
    /// A named nib is not in the bundle.
    case couldNotLoadNib(name: String)
    /// A nib's view outlet is not connected.
    case viewOutletNotSet(nib: String)
    /// A nib connects an outlet that the class does not have.
    case unknownOutlet(Controller.ID, key: String)
    /// A controller was pushed that is on the stack already, or is twice in a stack that was set.
    case pushedTwice(Controller.ID, inNewStack: [Controller.ID]? = nil)
    /// A navigation controller was pushed.
    case pushedNavigationController
    /// Somebody popped to a controller that is not on the stack.
    case poppedToMissing
    /// A controller was presented that has a parent or presenter.
    case presentedActiveController(Controller.ID)
    /// A controller was presented that the same one presents already.
    case presentedTwice(Controller.ID, by: Controller.ID)
    /// An action sheet was presented on an iPad without a place to point at.
    case popoverLacksSource(Controller.ID)
    /// Nothing was presented.
    case presentedNil(on: Controller.ID)
    /// A child was added whose view lies in another controller's hierarchy.
    case wrongRequestedParent(Controller.ID, should: Controller.ID, requested: Controller.ID)
    /// A child's view was added to another hierarchy than its parent's; nil means that of no controller.
    case wrongActualParent(Controller.ID, should: Controller.ID?, actual: Controller.ID)
    /// A transition between children of different parents.
    case childrenNeedCommonParent(Controller.ID, Controller.ID)
    /// An unowned reference was read whose object is gone.
    case readDestroyedObject(Value)
    /// A weak reference was formed to a controller that is on its way out.
    case weakReferenceToDeallocating(Controller.ID)
    /// Nil was unwrapped, by an exclamation mark at the place or by one in the type.
    case foundNil(isImplicit: Bool)
    /// An element beyond the end of an array was read.
    case indexOutOfRange
    /// A whole number was divided by zero.
    case divisionByZero
    /// A result does not fit its type.
    case arithmeticOverflow
    /// `as!` to a type that the object is not of.
    case castFailed(Value, to: String)
    /// `fatalError` with its message.
    case fatal(String)
    /// A view that has an owner was assigned to another controller.
    case viewHasOwner(View.ID, owner: Controller.ID, newOwner: Controller.ID)
    /// A controller has no segue of a name.
    case noSuchSegue(Controller.ID, String)
    /// An embed segue was performed whose child is there already.
    case embeddedTwice

    /// A constraint was activated between views that lie in no common view.
    case noCommonAncestor(LayoutConstraint)
    /// A launch ended with a window that has no root controller.
    case windowsExpectRoot

    /// Indicates whether it is a trap of the Swift language, which prints its reason but no exception name.
    package var isSwiftTrap: Bool {
        switch self {
        case .readDestroyedObject, .foundNil, .indexOutOfRange, .divisionByZero, .arithmeticOverflow,
            .castFailed, .fatal, .weakReferenceToDeallocating:
            true
        default: false
        }
    }

    /// The exception's name, such as `NSInternalInconsistencyException`.
    package var name: String {
        switch self {
        case .couldNotLoadNib, .viewOutletNotSet, .embeddedTwice, .windowsExpectRoot, .poppedToMissing,
            .pushedTwice(_, inNewStack: .some):
            "NSInternalInconsistencyException"
        case .unknownOutlet: "NSUnknownKeyException"
        case .noSuchSegue, .pushedTwice, .pushedNavigationController, .presentedActiveController,
            .presentedTwice, .presentedNil, .childrenNeedCommonParent:
            "NSInvalidArgumentException"
        case .readDestroyedObject, .foundNil, .indexOutOfRange, .divisionByZero, .arithmeticOverflow,
            .castFailed, .fatal:
            "Fatal error"
        case .weakReferenceToDeallocating: "objc"
        case .noCommonAncestor, .popoverLacksSource: "NSGenericException"
        case .viewHasOwner, .wrongRequestedParent, .wrongActualParent:
            "UIViewControllerHierarchyInconsistency"
        }
    }

    /// The exception's reason, as the crash log shows it.
    ///
    /// - Parameter world: The world that the objects named in it belong to.
    /// - Returns: The text after `reason:`.
    package func reason(in world: World) -> String {
        switch self {
        case .couldNotLoadNib(let name):
            return
                "Could not load NIB in bundle: 'NSBundle </var/containers/Bundle/Application/App.app> (loaded)' "
                + "with name '\(name)'"
        case .noSuchSegue(let controller, let identifier):
            return "Receiver (\(world.description(of: controller))) has no segue with identifier "
                + "'\(identifier)'"
        case .embeddedTwice:
            return "There are unexpected subviews in the container view. Perhaps the embed segue has already "
                + "fired once or a subview was added programmatically?"
        case .viewOutletNotSet(let nib):
            return
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet "
                + "was not set."
        case .unknownOutlet(let controller, let key):
            let object = world.description(of: controller).replacing(":", with: "")
            return "[\(object) setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key \(key)."
        case .pushedTwice(_, inNewStack: let stack?):
            return "All view controllers in a navigation controller must be distinct (( "
                + stack.map { "\"\(world.description(of: $0))\"" }.joined(separator: ", ") + " ))"
        case .pushedTwice(let controller, _):
            return "Pushing the same view controller instance more than once is not supported "
                + "(\(world.description(of: controller)))"
        case .windowsExpectRoot: return ConsoleMessage.windowsExpectRootText
        case .pushedNavigationController:
            return "Pushing a navigation controller is not supported"
        case .poppedToMissing: return "Tried to pop to a view controller that doesn't exist."
        case .popoverLacksSource(let alert):
            return
                "Your application has presented a UIAlertController (\(world.description(of: alert))) of style "
                + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this "
                + "style is UIModalPresentationPopover. You must provide location information for this popover "
                + "through the alert controller's popoverPresentationController. You must provide either a "
                + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you present "
                + "the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
                + "-prepareForPopoverPresentation."
        case .presentedActiveController(let controller):
            return
                "Application tried to present modally an active controller \(world.description(of: controller))."
        case .presentedTwice(let controller, let presenter):
            return
                "Application tried to present modally a view controller \(world.description(of: controller)) that is "
                + "already being presented by \(world.description(of: presenter))."
        case .presentedNil(let presenter):
            return "Application tried to present a nil modal view controller on target "
                + "\(world.description(of: presenter))."
        case .wrongRequestedParent(let child, let should, let requested):
            return "child view controller:\(world.description(of: child)) should have parent view controller:"
                + "\(world.description(of: should)) but requested parent is:\(world.description(of: requested))"
        case .wrongActualParent(let child, let should, let actual):
            return "child view controller:\(world.description(of: child)) should have parent view controller:"
                + "\(should.map { world.description(of: $0) } ?? "(null)") but actual parent is:"
                + world.description(of: actual)
        case .weakReferenceToDeallocating(let controller):
            return
                "Cannot form weak reference to instance (\(world.address(of: .controller(controller)))) of class "
                + "\(world.className(of: controller)). It is possible that this object was over-released, or is in "
                + "the process of deallocation."
        case .readDestroyedObject(let object):
            return
                "Attempted to read an unowned reference but object \(world.address(of: object)) was already "
                + "destroyed"
        case .foundNil(let isImplicit):
            return
                "Unexpectedly found nil while \(isImplicit ? "implicitly " : "")unwrapping an Optional value"
        case .indexOutOfRange: return "Index out of range"
        case .divisionByZero: return "Division by zero"
        case .arithmeticOverflow: return "arithmetic overflow"
        case .castFailed(let object, let type):
            return
                "Could not cast value of type '\(world.type(of: object).map { world.typeName($0) } ?? "")' to "
                + "'\(type)'."
        case .fatal(let message): return message
        case .noCommonAncestor(let constraint):
            return "Unable to activate constraint with anchors "
                + constraint.anchors.map { world.description(of: $0) }.joined(separator: " and ")
                + " because they have no common ancestor.  Does the constraint or its anchors reference items in "
                + "different view hierarchies?  That's illegal."
        case .childrenNeedCommonParent(let old, let new):
            return "Children view controllers \(world.description(of: old)) and "
                + "\(world.description(of: new)) must have a common parent view controller when calling -[UIViewController "
                + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
        case .viewHasOwner(let view, let owner, let newOwner):
            return "A view can only be associated with at most one view controller at a time! View "
                + "\(world.description(of: view)) is associated with \(world.description(of: owner)). Clear this "
                + "association before associating this view with \(world.description(of: newOwner))."
        }
    }
}
