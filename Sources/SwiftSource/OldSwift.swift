/// Names that UIKit's methods had in Swift up to version 4.1, and have no more.
enum OldSwift {
    /// The label of today for `willMove(toParentViewController:)` and `didMove(toParentViewController:)`.
    static func label(_ label: String) -> String {
        label == "toParentViewController" ? "toParent" : label
    }

    /// The full name of today for one of then.
    static func fullName(_ name: String) -> String {
        name.replacing("(toParentViewController:)", with: "(toParent:)")
    }
}
