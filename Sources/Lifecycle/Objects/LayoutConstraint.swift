/// `NSLayoutConstraint` with the relation equal: first = second x multiplier + constant.
public struct LayoutConstraint: Hashable, Sendable {
    /// The place of a constraint in the world.
    public typealias ID = Identifier<LayoutConstraint>

    /// The anchor on the left of the equals sign.
    public let first: Anchor
    /// The anchor on the right; nil if a width or height equals the constant.
    public let second: Anchor?
    /// What the second anchor is multiplied by.
    public let multiplier: Double
    /// What is added, in points.
    public let constant: Double
    /// `isActive`
    public internal(set) var isActive = false

    /// Whether it was given up because it cannot hold together with others.
    public internal(set) var isBroken = false

    /// Its anchors, the one on the left first.
    var anchors: [Anchor] { [first] + (second.map { [$0] } ?? []) }

    /// Makes a constraint that is not active yet.
    ///
    /// - Parameters:
    ///   - first: The anchor on the left of the equals sign.
    ///   - second: The anchor on the right; nil if a width or height equals the constant.
    ///   - multiplier: What the second anchor is multiplied by.
    ///   - constant: What is added, in points.
    public init(_ first: Anchor, equalTo second: Anchor?, multiplier: Double = 1, constant: Double = 0) {
        self.first = first
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    /// An edge, size or centre of something that can be laid out.
    public struct Anchor: Hashable, Sendable {
        /// What it belongs to.
        public let item: Item
        /// Which edge, size or centre it is.
        public let attribute: Attribute

        /// Makes an anchor.
        ///
        /// - Parameters:
        ///   - item: What it belongs to.
        ///   - attribute: Which edge, size or centre it is.
        public init(_ item: Item, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// What anchors belong to.
    public enum Item: Hashable, Sendable {
        /// A view.
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
    public enum Attribute: String, CaseIterable, Hashable, Sendable {
        case leading, trailing, left, right, top, bottom, width, height, centerX, centerY

        /// What can be compared with what: Swift's types of anchors.
        public enum Kind: Hashable, Sendable { case xAxis, yAxis, dimension }

        /// The kind of anchor: two of different kinds cannot be made equal.
        public var kind: Kind {
            switch self {
            case .leading, .trailing, .left, .right, .centerX: .xAxis
            case .top, .bottom, .centerY: .yAxis
            case .width, .height: .dimension
            }
        }
    }
}
