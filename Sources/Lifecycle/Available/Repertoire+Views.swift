extension Repertoire {
    static let viewChanges: [Kind] = [
        \.newViews,
        { $0.views.map { .removeSubview($0) } }, { $0.views.map { .bringToFront($0) } },
        \.settings,
        { now in
            now.views.flatMap { view in
                [LayoutRequest.setNeedsLayout, .layoutIfNeeded, .setNeedsUpdateConstraints]
                    .map { .layOut(view, $0) }
            }
        },
        \.constraints, { $0.views.map { .unconstrain($0) } },
        { now in
            let screen = now.world.screen
            return [.tap(Point(x: 20, y: 40)), .tap(Point(x: screen.width / 2, y: screen.height / 2))]
        },
        { $0.views.map { .tapView($0) } },
    ]

    /// The newest living views, by age.
    private var views: [View.ID] {
        world.views.identifiers.reversed().lazy.filter { world.views[$0].isAlive }.prefix(4)
            .sorted { $0.ordinal < $1.ordinal }
    }

    private var newViews: [Command] {
        let places: [ViewPlace] =
            [.window] + controllers.suffix(2).map { .root(of: $0) } + views.suffix(2).map { .view($0) }
        let name = Repertoire.name("button") { world.view(named: $0) == nil }
        let frame = Rectangle(x: 20, y: 40, size: Size(width: 100, height: 44))
        return places.map { .makeView(name: name, of: "UIButton", frame: frame, in: $0, at: nil) }
    }

    private var settings: [Command] {
        let properties: [ViewProperty] = [
            .alpha(0), .alpha(1), .isHidden(true), .isHidden(false), .isUserInteractionEnabled(false),
            .translatesAutoresizingMaskIntoConstraints(false),
            .frame(Rectangle(x: 8, y: 8, size: Size(width: 60, height: 30))),
        ]
        return views.flatMap { view in properties.map { Command.setView($0, of: view) } }
    }

    private var constraints: [Command] {
        views.flatMap { view -> [Command] in
            let width = LayoutConstraint(.init(.view(view), .width), equalTo: nil, constant: 80)
            guard let superview = world.views[view].superview else { return [.constrain(width)] }
            let leading = LayoutConstraint(
                .init(.view(view), .leading), equalTo: .init(.view(superview), .leading), constant: 8)
            return [.constrain(width), .constrain(leading)]
        }
    }
}
