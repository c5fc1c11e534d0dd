import Session

/// The whole life of a controller on one page, in lines.
struct MapLines {
    let map: LifeMap

    var lines: [Line] {
        let head = Line(
            "  The life cycle of a controller from a nib, on \(StateLines.environment(map.environment))",
            .heading)
        return [head]
            + map.stations.flatMap { station in
                [
                    Line("  " + station.title, .strong, aside: station.command),
                    Line(
                        "    " + (station.calls.isEmpty ? "nothing" : station.calls.joined(separator: ", ")),
                        hanging: 4),
                ]
            } + [.next("map svg FILE", "explain viewDidLoad")]
    }
}
