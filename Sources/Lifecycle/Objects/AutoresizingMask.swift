/// `UIView.AutoresizingMask`: which distances of a view change with the size of its superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's own bits.
    package let rawValue: UInt8

    /// Makes a mask of UIKit's own bits.
    ///
    /// - Parameter rawValue: The bits; unknown ones mean nothing.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The distance from the superview's left edge changes.
    package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge changes.
    package static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge changes.
    package static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge changes.
    package static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The parts of a mask, by UIKit's names.
    package static let names: [(name: String, part: AutoresizingMask)] = [
        ("flexibleWidth", .flexibleWidth), ("flexibleHeight", .flexibleHeight),
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleRightMargin", .flexibleRightMargin),
        ("flexibleTopMargin", .flexibleTopMargin), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]

    /// The initials by which a view's description shows the mask, such as `W+H` or `RM+BM`.
    var initials: String {
        AutoresizingMask.names.filter { contains($0.part) }.sorted { $0.part.rawValue < $1.part.rawValue }
            .map { $0.name.filter { $0.isUppercase } }.joined(separator: "+")
    }

    /// The frame of a subview after its superview got another size.
    ///
    /// - Parameters:
    ///   - frame: The frame before.
    ///   - old: The superview's size before.
    ///   - new: The superview's size now.
    /// - Returns: The frame, in which the flexible parts share the difference in proportion to their extents.
    package func frame(of frame: Rectangle, from old: Size, to new: Size) -> Rectangle {
        let across = horizontal.extent(frame.x, frame.size.width, in: old.width, now: new.width)
        let down = vertical.extent(frame.y, frame.size.height, in: old.height, now: new.height)
        return Rectangle(
            x: across.origin, y: down.origin, size: Size(width: across.length, height: down.length))
    }

    /// The part of the mask that belongs to one direction.
    struct Axis: Hashable, Sendable {
        let isMarginBeforeFlexible: Bool
        let isLengthFlexible: Bool
        let isMarginAfterFlexible: Bool

        /// Returns the shares of a change of the superview's extent that go to the margin before a view and
        /// to the view itself.
        ///
        /// Flexible parts without any extent share equally.
        func shares(_ origin: Double, _ length: Double, in extent: Double) -> (origin: Double, length: Double)
        {
            let parts = [
                isMarginBeforeFlexible ? origin : 0, isLengthFlexible ? length : 0,
                isMarginAfterFlexible ? extent - origin - length : 0,
            ]
            let count = [isMarginBeforeFlexible, isLengthFlexible, isMarginAfterFlexible].count { $0 }
            guard count > 0 else { return (0, 0) }
            let whole = parts.reduce(0, +)
            guard whole != 0 else {
                let share = 1 / Double(count)
                return (isMarginBeforeFlexible ? share : 0, isLengthFlexible ? share : 0)
            }
            return (parts[0] / whole, parts[1] / whole)
        }

        /// A view's place in one direction; its extent never falls below nothing.
        func extent(
            _ origin: Double, _ length: Double, in old: Double, now: Double
        ) -> (origin: Double, length: Double) {
            guard old != now else { return (origin, length) }
            let shares = shares(origin, length, in: old)
            return (origin + (now - old) * shares.origin, max(0, length + (now - old) * shares.length))
        }
    }

    var horizontal: Axis {
        Axis(
            isMarginBeforeFlexible: contains(.flexibleLeftMargin), isLengthFlexible: contains(.flexibleWidth),
            isMarginAfterFlexible: contains(.flexibleRightMargin))
    }

    var vertical: Axis {
        Axis(
            isMarginBeforeFlexible: contains(.flexibleTopMargin), isLengthFlexible: contains(.flexibleHeight),
            isMarginAfterFlexible: contains(.flexibleBottomMargin))
    }
}
