import CourseTexts

/// A length that UIKit or a device fixes, such as the height of a bar.
package enum Metric: String, CaseIterable, Hashable, Sendable {
    case statusBarHeight
    case navigationBarHeight
    /// The height of a navigation bar on a phone that lies on its side.
    case compactNavigationBarHeight
    case tabBarHeight
    /// The height of a tab bar on a phone that lies on its side.
    case compactTabBarHeight
    /// The height of the home indicator's area on a phone in landscape.
    case landscapeHomeIndicatorHeight

    /// The margin of a view.
    case margin
    /// The margin at the sides of a controller's view.
    case rootMargin
    /// The margin at the sides of a controller's view where there is much room.
    case wideRootMargin
    /// The width of the screen from which on a phone counts as one with much room.
    case wideScreenWidth

    /// The gap between the status bar and a sheet on a phone.
    case sheetGap
    /// The height of a sheet on a phone at its medium detent, in hundredths of the screen's.
    case mediumDetentShare
    /// The width of a page sheet on an iPad.
    case pageSheetWidth
    /// The margin above and below a page sheet on an iPad.
    case pageSheetMargin
    case formSheetWidth
    case formSheetHeight

    /// The width of the primary column of a split view controller.
    case primaryColumnWidth
    /// The width from which on an app on an iPad has a regular width.
    case regularPadWidth
    /// The height from which on a phone that lies on its side has a regular width.
    case regularPhoneHeight

    /// The height of a table's rows to which nothing gives one.
    case rowHeight

    /// The figures of the metric, each with the releases in which it holds.
    package var facts: [MetricFacts] { MetricFacts.table.filter { $0.metric == self } }
}

/// A figure of a ``Metric``, where it holds, and who says so.
package struct MetricFacts: Hashable, Sendable {
    package let metric: Metric
    /// The figure, in points.
    package let points: Double
    /// The releases in which it holds.
    package let range: ReleaseRange
    package let certainty: Certainty
    /// The sources, the best first; empty only for what is doubtful.
    package let citations: [Citation]

    /// Makes them of the cells of a row; nil if it isn't about a metric.
    fileprivate init?(_ cells: [String]) {
        guard cells.count > 2, let metric = Metric(rawValue: cells[0]), let points = Double(cells[1]) else {
            return nil
        }
        self.metric = metric
        self.points = points
        let words = cells[2].split(separator: " ").map { String($0) }
        range = ReleaseRange(words)
        certainty = Certainty(words)
        citations = cells.dropFirst(3).map { $0.hasPrefix("F") ? .fact($0) : .documentation($0) }
    }

    static let table = CourseTexts.rows(of: CourseTexts.metrics, separatedBy: "|").compactMap(
        MetricFacts.init)
}

extension World {
    /// The figure of a metric in this world, in points.
    func points(_ metric: Metric) -> Double { environment.points(metric) }
}
