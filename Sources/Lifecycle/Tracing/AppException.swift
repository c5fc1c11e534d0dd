import CourseTexts

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
    /// A controller was presented that the same one presents already, or on itself.
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
    /// The rows of a section don't add up after code inserted and deleted some.
    case invalidUpdate(isTable: Bool, section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
    /// A launch ended with a window that has no root controller.
    case windowsExpectRoot

    /// Indicates whether it is a trap of the Swift language, which prints its reason but no exception name.
    package var isSwiftTrap: Bool { name == "Fatal error" || name == "objc" }

    /// The exception's name, such as `NSInternalInconsistencyException`.
    package var name: String {
        switch self {
        case .couldNotLoadNib, .viewOutletNotSet, .embeddedTwice, .windowsExpectRoot, .poppedToMissing,
            .pushedTwice(_, inNewStack: .some), .invalidUpdate:
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
        func name(_ controller: Controller.ID) -> String { world.description(of: controller) }
        func text(_ key: String, _ names: String...) -> String { MessageTable.text(key, names) }
        switch self {
        case .couldNotLoadNib(let nib): return text("couldNotLoadNib", nib)
        case .noSuchSegue(let controller, let identifier):
            return text("noSuchSegue", name(controller), identifier)
        case .embeddedTwice: return text("embeddedTwice")
        case .invalidUpdate(let isTable, let section, let before, let after, let inserted, let deleted):
            let rows = isTable ? "rows" : "items"
            if world.holds(.updateReasonIsShort) { return text("invalidBatchUpdates", rows) }
            return text(
                "invalidUpdate", rows, "\(section)", rows, "\(after)", rows, "\(before)", rows, "\(inserted)",
                "\(deleted)", rows)
        case .viewOutletNotSet(let nib): return text("viewOutletNotSet", nib)
        case .unknownOutlet(let controller, let key):
            return text("unknownOutlet", name(controller).replacing(":", with: ""), key)
        case .pushedTwice(_, inNewStack: let stack?):
            return text("notDistinct", stack.map { "\"\(name($0))\"" }.joined(separator: ", "))
        case .pushedTwice(let controller, _): return text("pushedTwice", name(controller))
        case .windowsExpectRoot: return text("windowsExpectRoot")
        case .pushedNavigationController: return text("pushedNavigationController")
        case .poppedToMissing: return text("poppedToMissing")
        case .popoverLacksSource(let alert): return text("popoverLacksSource", name(alert))
        case .presentedActiveController(let controller):
            if world.holds(.presentingTwiceNamesPresenter), let parent = world.controllers[controller].parent
            {
                return text("presentedChild", name(controller), name(parent))
            }
            return text("presentedActiveController", name(controller))
        case .presentedTwice(let controller, let presenter) where controller == presenter:
            return text("presentedOnItself", name(controller))
        case .presentedTwice(let controller, let presenter):
            return text("presentedTwice", name(controller), name(presenter))
        case .presentedNil(let presenter): return text("presentedNil", name(presenter))
        case .wrongRequestedParent(let child, let should, let requested):
            return text("wrongRequestedParent", name(child), name(should), name(requested))
        case .wrongActualParent(let child, let should, let actual):
            return text("wrongActualParent", name(child), should.map(name) ?? "(null)", name(actual))
        case .weakReferenceToDeallocating(let controller):
            return text(
                "weakReferenceToDeallocating", world.address(of: .controller(controller)),
                world.className(of: controller))
        case .readDestroyedObject(let object): return text("readDestroyedObject", world.address(of: object))
        case .foundNil(let isImplicit): return text("foundNil", isImplicit ? "implicitly " : "")
        case .indexOutOfRange: return text("indexOutOfRange")
        case .divisionByZero: return text("divisionByZero")
        case .arithmeticOverflow: return text("arithmeticOverflow")
        case .castFailed(let object, let type):
            return text("castFailed", world.type(of: object).map { world.typeName($0) } ?? "", type)
        case .fatal(let message): return message
        case .noCommonAncestor(let constraint):
            let anchors = constraint.anchors.map { world.description(of: $0) }
            return text("noCommonAncestor", anchors.joined(separator: " and "))
        case .childrenNeedCommonParent(let old, let new):
            return text("childrenNeedCommonParent", name(old), name(new))
        case .viewHasOwner(let view, let owner, let newOwner):
            return text("viewHasOwner", world.description(of: view), name(owner), name(newOwner))
        }
    }
}

/// The words of the messages of UIKit and Swift's runtime.
enum MessageTable {
    /// The message with a name in the table, with other names in the places that it has for them.
    static func text(_ key: String, _ names: [String]) -> String {
        var text = ""
        let pieces = (words[key] ?? "").split(separator: "%", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            if index > 0, index <= names.count { text += names[index - 1] }
            text += piece
        }
        return text
    }

    private static let words = Dictionary(
        CourseTexts.rows(of: CourseTexts.messages, separatedBy: "|").map { ($0[0], $0.last ?? "") },
        uniquingKeysWith: { one, _ in one })
}
