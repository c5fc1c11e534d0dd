/// The edges of a view, or of one of its layout guides, in the view's coordinates.
struct LayoutEdges {
    /// A share of the view's extent, and a distance on from there.
    struct Edge {
        let share: Double
        let distance: Double
    }

    let left: Edge
    let top: Edge
    let right: Edge
    let bottom: Edge

    init(_ insets: Insets) {
        left = Edge(share: 0, distance: insets.left)
        top = Edge(share: 0, distance: insets.top)
        right = Edge(share: 1, distance: -insets.right)
        bottom = Edge(share: 1, distance: -insets.bottom)
    }

    /// A strip along the top of a view, or along its bottom.
    init(stripOf height: Double, isAtTop: Bool) {
        left = Edge(share: 0, distance: 0)
        right = Edge(share: 1, distance: 0)
        top = isAtTop ? Edge(share: 0, distance: 0) : Edge(share: 1, distance: -height)
        bottom = isAtTop ? Edge(share: 0, distance: height) : Edge(share: 1, distance: 0)
    }
}

extension World {
    func edges(of item: LayoutConstraint.Item) -> LayoutEdges {
        switch item {
        case .view: LayoutEdges(.zero)
        case .safeArea(let view): LayoutEdges(safeAreaInsets(of: view))
        case .layoutMargins(let view): LayoutEdges(layoutMargins(of: view))
        case .topLayoutGuide(let controller):
            LayoutEdges(stripOf: safeArea(of: controller).top, isAtTop: true)
        case .bottomLayoutGuide(let controller):
            LayoutEdges(stripOf: safeArea(of: controller).bottom, isAtTop: false)
        }
    }
}
