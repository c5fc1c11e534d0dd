/// `NSLayoutConstraint` with the relation equal: first = second x multiplier + constant.
package struct LayoutConstraint: Hashable, Sendable {
    /// The place of a constraint in the world.
    package typealias ID = Identifier<LayoutConstraint>

    /// The anchor on the left of the equals sign.
    package let first: Anchor
    /// The anchor on the right; nil if a width or height equals the constant.
    package let second: Anchor?
    /// The factor for the second anchor.
    package let multiplier: Double
    /// The distance that is added, in points.
    package internal(set) var constant: Double
    package internal(set) var isActive = false
    /// `priority`; nil if code gave it one that is not known.
    package var priority: Double? = LayoutConstraint.required
    /// The strong references to it; one of them is a view's while it is active.
    var retainCount = 0
    var isAlive = true

    /// Indicates whether UIKit broke it because it conflicts with other constraints.
    package internal(set) var isBroken = false

    /// The priority of what has to hold.
    package static let required = 1000.0
    /// Indicates whether its priority is known to be required.
    var isRequired: Bool { priority == LayoutConstraint.required }

    /// Its anchors, the one on the left first.
    var anchors: [Anchor] { [first] + (second.map { [$0] } ?? []) }

    /// Makes a constraint that is not active yet.
    ///
    /// - Parameters:
    ///   - first: The anchor on the left of the equals sign.
    ///   - second: The anchor on the right; nil if a width or height equals the constant.
    ///   - multiplier: What the second anchor is multiplied by.
    ///   - constant: What is added, in points.
    package init(_ first: Anchor, equalTo second: Anchor?, multiplier: Double = 1, constant: Double = 0) {
        self.first = first
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    /// An edge, size or center of something that can be laid out.
    package struct Anchor: Hashable, Sendable {
        /// The view or layout guide that it belongs to.
        package let item: Item
        /// The edge, dimension or center.
        package let attribute: Attribute

        package init(_ item: Item, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// A view or layout guide that has anchors.
    package enum Item: Hashable, Sendable {
        case view(View.ID)
        /// `safeAreaLayoutGuide` of a view.
        case safeArea(View.ID)
        /// `layoutMarginsGuide` of a view.
        case layoutMargins(View.ID)
        /// `topLayoutGuide` of a controller.
        case topLayoutGuide(Controller.ID)
        /// `bottomLayoutGuide` of a controller.
        case bottomLayoutGuide(Controller.ID)
    }

    /// The anchors, by UIKit's names. Text is taken to run from left to right.
    package enum Attribute: String, CaseIterable, Hashable, Sendable {
        case leading, trailing, left, right, top, bottom, width, height, centerX, centerY

        /// The kinds of anchors that can be constrained to each other, like Swift's generic types of anchors.
        package enum Kind: Hashable, Sendable { case xAxis, yAxis, dimension }

        /// The kind of anchor: two of different kinds cannot be made equal.
        package var kind: Kind {
            switch self {
            case .leading, .trailing, .left, .right, .centerX: .xAxis
            case .top, .bottom, .centerY: .yAxis
            case .width, .height: .dimension
            }
        }
    }
}
