/// A length that UIKit or a device fixes, such as the height of a bar.
package enum Metric: Int, CaseIterable, Hashable, Sendable {
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

    fileprivate init(
        _ metric: Metric, _ points: Double, _ range: ReleaseRange = .always, _ certainty: Certainty = .likely,
        facts: [String] = [], documentation: [String] = []
    ) {
        self.metric = metric
        self.points = points
        self.range = range
        self.certainty = certainty
        citations = facts.map(Citation.fact) + documentation.map(Citation.documentation)
    }
}

extension MetricFacts {
    private static let framesOf2011 = "stackoverflow.com 6757018, frames printed in July 2011"
    private static let phonesOf2017 = "useyourloaf.com, Supporting iPhone X"

    /// The figures. That the navigation bar of an iPad is 50 points high in apps linked with iOS 12 or later is not
    /// simulated.
    static let table: [MetricFacts] = [
        MetricFacts(.statusBarHeight, 20, facts: ["F1.11"], documentation: [framesOf2011]),
        MetricFacts(.navigationBarHeight, 44, documentation: [framesOf2011, phonesOf2017]),
        MetricFacts(.compactNavigationBarHeight, 32, documentation: [phonesOf2017]),
        MetricFacts(.tabBarHeight, 49, documentation: [framesOf2011]),
        MetricFacts(.compactTabBarHeight, 49, .before(11), .doubtful),
        MetricFacts(.compactTabBarHeight, 32, .from(11), .doubtful),
        MetricFacts(
            .landscapeHomeIndicatorHeight, 21,
            documentation: ["csl.cool, iOS Layout Adaptation, insets printed on a phone on its side"]),

        MetricFacts(.margin, 8, .always, .sure, documentation: ["UIView, layoutMargins"]),
        MetricFacts(
            .rootMargin, 16, .always, .sure,
            documentation: ["UIView, layoutMargins", "useyourloaf.com, Changing Root View Layout Margins"]),
        MetricFacts(
            .wideRootMargin, 20, .always, .sure,
            documentation: ["UIView, layoutMargins", "useyourloaf.com, Changing Root View Layout Margins"]),
        MetricFacts(.wideScreenWidth, 414, .always, .doubtful),

        MetricFacts(.sheetGap, 10, .always, .doubtful),
        MetricFacts(
            .mediumDetentShare, 53, .always, .doubtful,
            documentation: [
                "qiita.com/cocona15531, heights of half modals measured on iPhones",
                "UISheetPresentationController.Detent, medium()",
            ]),
        MetricFacts(.pageSheetWidth, 712, .always, .doubtful),
        MetricFacts(.pageSheetMargin, 20, .always, .doubtful),
        MetricFacts(.formSheetWidth, 540, .always, .doubtful),
        MetricFacts(.formSheetHeight, 620, .always, .doubtful),

        MetricFacts(
            .primaryColumnWidth, 320,
            documentation: ["useyourloaf.com, Change the Width of the Master View in a Split View Controller"]
        ),
        MetricFacts(.regularPadWidth, 668, .always, .doubtful),
        MetricFacts(
            .regularPhoneHeight, 414,
            documentation: ["Human Interface Guidelines, Layout, device size classes"]),
    ]
}

extension Environment {
    /// The figure of a metric on the running release, for an app linked as this one.
    ///
    /// - Parameter metric: The metric.
    /// - Returns: The length, in points.
    package func points(_ metric: Metric) -> Double {
        let row = MetricFacts.table.first {
            $0.metric == metric && $0.range.holds(running: release, linked: linkedRelease)
        }
        return row?.points ?? 0
    }
}

extension World {
    /// The figure of a metric in this world, in points.
    func points(_ metric: Metric) -> Double { environment.points(metric) }
}
