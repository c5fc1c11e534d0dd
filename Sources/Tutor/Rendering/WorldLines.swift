import Lifecycle
import Session

/// The ready-made worlds, in lines.
struct WorldLines {
    let styling: Styling

    func list(_ worlds: [PresetWorld]) -> [Line] {
        let width = worlds.map { $0.name.cellWidth }.max() ?? 0
        return worlds.map { world in
            Line(
                Span("  " + world.name.padded(toCells: width) + "  ", .strong), Span(world.summary),
                hanging: width + 4)
        } + [.next("world \(worlds.first?.name ?? "")")]
    }

    /// The commands, each as it could be typed, and what to predict.
    func made(_ world: PresetWorld, _ now: World, without forgotten: [String]) -> [Line] {
        let way = "Type undo to get \(forgotten.count == 1 ? "it" : "them") back."
        let gone = forgotten.isEmpty ? [] : [Line("  Set aside: \(forgotten.listed(most: 3)). \(way)", .note)]
        return gone + [Line("  Started over with \(world.summary). Its commands:", .faint)]
            + world.commands.map { Line("    " + $0, .note, hanging: 6) }
            + [Line("  " + StateLines.environment(now.environment), next: "predict \(world.prediction)")]
    }
}
