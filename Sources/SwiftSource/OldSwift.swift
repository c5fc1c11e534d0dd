/// Names that UIKit's methods had in Swift up to version 4.1, and have no more.
enum OldSwift {
    /// The label of today for `willMove(toParentViewController:)` and `didMove(toParentViewController:)`.
    static func label(_ label: String) -> String {
        label == "toParentViewController" ? "toParent" : label
    }
}
