extension Repertoire {
    /// Both answers to whether something is animated, and the like.
    private static let either = [true, false]

    // MARK: - Containment

    static let containment: [Kind] = [
        { $0.pairs.map { .addSubview($0, to: $1) } },
        { $0.possibleFamilies.map { .addChild($0, to: $1) } },
        { now in
            now.controllers.map { .willMove($0, toParent: nil) }
                + now.possibleFamilies.map { .willMove($0, toParent: $1) }
        },
        { now in now.controllers.map { .didMove($0, toParent: now.world.controllers[$0].parent) } },
        { $0.controllers.map { .removeFromParent($0) } },
        { $0.possibleFamilies.map { .embed($0, in: $1) } },
        { $0.controllers.map { .unembed($0) } },
        \.flips,
        { $0.controllers.flatMap($0.beginnings) }, { $0.controllers.map { .endAppearance($0) } },
        { $0.classes.map { .forwardByHand($0) } },
    ]

    /// Pairs of which the first could become a child of the second.
    private var possibleFamilies: [(Controller.ID, Controller.ID)] {
        pairs.filter { !world.isAbove($0.0, $0.1) }
    }

    private var flips: [Command] {
        pairs.flatMap { old, new -> [Command] in
            guard let parent = world.controllers[old].parent, world.controllers[new].parent == parent else {
                return []
            }
            return Repertoire.either.map { .flip(from: old, to: new, animated: $0) }
        }
    }

    private func beginnings(of controller: Controller.ID) -> [Command] {
        Repertoire.either.flatMap { isAppearing in
            Repertoire.either.map { animated in
                .beginAppearance(controller, isAppearing: isAppearing, animated: animated)
            }
        }
    }

    // MARK: - Navigation and tabs

    static let navigation: [Kind] = [
        { $0.stacks.flatMap($0.pushes) }, { $0.stacks.flatMap($0.pops) },
        { $0.stacks.flatMap { stack in either.map { .popToRoot(stack, animated: $0) } } },
        { $0.stacks.flatMap($0.newStacks) }, { $0.stacks.map { .swipeBack($0) } },
        { now in
            now.tabs.flatMap { container in now.contents(of: container).map { .setTabs($0, of: container) } }
        },
        { $0.tabs.flatMap($0.selections) },
        { $0.tabs.flatMap($0.taps) },
        {
            $0.splitViews.flatMap { view in
                SplitColumns.DisplayMode.allCases.map { .setDisplayMode($0, of: view) }
            }
        },
        { $0.splitViews.flatMap { view in SplitColumns.Column.allCases.map { .showColumn($0, of: view) } } },
        { $0.splitViews.flatMap { view in SplitColumns.Column.allCases.map { .hideColumn($0, of: view) } } },
        { $0.splitViews.map { .preferPrimary(of: $0) } },
    ]

    private var stacks: [Controller.ID] { controllers(of: .navigation) }
    private var tabs: [Controller.ID] { controllers(of: .tabBar) }
    private var splitViews: [Controller.ID] { controllers(of: .split) }

    private func pushes(onto stack: Controller.ID) -> [Command] {
        controllers.filter { !world.isAbove($0, stack) }.flatMap { pushed in
            Repertoire.either.map { .push(pushed, onto: stack, animated: $0) }
        }
    }

    private func pops(of stack: Controller.ID) -> [Command] {
        Repertoire.either.flatMap { animated -> [Command] in
            [.pop(stack, to: nil, animated: animated)]
                + world.controllers[stack].children.suffix(3).map { .pop(stack, to: $0, animated: animated) }
        }
    }

    private func newStacks(of stack: Controller.ID) -> [Command] {
        contents(of: stack).flatMap { contents in
            Repertoire.either.map { .setStack(contents, of: stack, animated: $0) }
        }
    }

    private func selections(in container: Controller.ID) -> [Command] {
        world.controllers[container].children.indices.prefix(5).map { .selectTab($0, of: container) }
    }

    private func taps(in container: Controller.ID) -> [Command] {
        world.controllers[container].children.indices.prefix(5).map { .tapTab($0, of: container) }
    }

    /// What a container may be given: what it has the other way round, without the last one, or with one more.
    private func contents(of container: Controller.ID) -> [[Controller.ID]] {
        let now = Array(world.controllers[container].children.suffix(4))
        let more = free.filter { world.kind(of: $0) == .plain }.prefix(2).map { now + [$0] }
        return [Array(now.reversed()), Array(now.dropLast())].filter { !$0.isEmpty } + more
    }

    // MARK: - Presentation

    static let presentation: [Kind] = [
        \.presentations,
        { $0.controllers.flatMap { controller in either.map { .dismiss(controller, animated: $0) } } },
        { $0.controllers.map { .presentNil(from: $0) } },
        {
            $0.controllers.flatMap { controller in either.map { .setModalInPresentation($0, of: controller) }
            }
        },
        { $0.controllers.map { .refuseDismissal(of: $0) } },
        { $0.classes.map { .definePresentationContext(in: $0) } },
        { $0.controllers.map { .swipeAway($0) } },
        { _ in [.dragSheet] }, { _ in [.finish] }, { _ in [.cancel] },
    ]

    private var presentations: [Command] {
        let free = Set(free)
        return pairs.flatMap { presented, source in
            presentations(of: presented, from: source, isFree: free.contains(presented))
        }
    }

    /// Every style where it can go well, and one where UIKit objects.
    private func presentations(
        of presented: Controller.ID, from source: Controller.ID, isFree: Bool
    ) -> [Command] {
        guard isFree, !world.isAbove(presented, source) else {
            return [.present(presented, from: source, style: .automatic, animated: true)]
        }
        return Controller.ModalStyle.allCases.flatMap { style in
            Repertoire.either.map { .present(presented, from: source, style: style, animated: $0) }
        }
    }

    // MARK: - Pages and segues

    static let pages: [Kind] = [
        { now in
            now.turns.flatMap { page, container in
                PageTransition.Style.allCases.flatMap { style in
                    either.map { .page(to: page, of: container, style: style, animated: $0) }
                }
            }
        },
        { now in
            now.turns.flatMap { page, container in
                PageTransition.Style.allCases.map { .swipePage(to: page, of: container, style: $0) }
            }
        },
    ]

    private var turns: [(page: Controller.ID, container: Controller.ID)] {
        controllers(of: .page).flatMap { container in
            free.filter { !world.isAbove($0, container) && world.kind(of: $0) == .plain }
                .map { (page: $0, container: container) }
        }
    }

    static let segues: [Kind] = [
        \.arrows,
        { now in
            now.segueSources.map { .performSegue($1, from: $0, name: now.newName("feed")) }
        },
        { now in
            now.segueSources.map { .triggerSegue($1, from: $0, name: now.newName("feed")) }
        },
        { now in
            now.classes.flatMap { source in
                now.world.segues.filter { $0.source == source }.prefix(2)
                    .map { .forbidSegue($0.name, in: source) }
            }
        },
    ]

    private var arrows: [Command] {
        classes.flatMap { source in
            classes.flatMap { destination in
                Segue.Kind.allCases.map { kind in
                    .defineSegue(
                        Segue(name: "open\(kind.rawValue)", kind: kind, from: source, to: destination))
                }
            }
        }
    }

    /// The segues that can be performed, each with a controller that it begins at.
    private var segueSources: [(Controller.ID, String)] {
        controllers.filter { world.controllers[$0].isFromStoryboard }.flatMap { source in
            world.segues.filter { $0.source == world.controllers[source].classID }.prefix(3)
                .map { (source, $0.name) }
        }
    }

    // MARK: - The world around

    static let surroundings: [Kind] = [
        { now in
            now.classes.flatMap { classID in
                Orientations.allCases.map { .allowOrientations($0, in: classID) }
            }
        },
        { [.rotate(toLandscape: !$0.world.isDeviceLandscape)] },
        \.splits,
        { _ in [.background] }, { _ in [.foreground] }, { _ in [.terminate] },
        { now in now.classes.map { .restoreState($0, name: now.newName("feed")) } },
        { now in now.classes.map { .restoreStack([$0, $0], name: now.newName("nav")) } },
        { _ in [.memoryWarning] }, { _ in [.wait(0.2), .wait(1)] }, { _ in [.nextTurn] },
    ]

    private var splits: [Command] {
        let whole = world.wholeScreen
        return [
            .resize(Size(width: (whole.width / 2).rounded(), height: whole.height)), .resize(whole),
        ]
    }
}

extension Command {
    /// Whether it may set something going that takes time, so that it can be held in its middle.
    var isAnimated: Bool {
        switch self {
        case .push(_, _, true), .pop(_, _, true), .popToRoot(_, true), .setStack(_, _, true),
            .present(_, _, _, true), .dismiss(_, true), .flip(_, _, true), .page(_, _, _, true), .selectTab,
            .rotate, .finish, .cancel:
            true
        default: false
        }
    }
}
