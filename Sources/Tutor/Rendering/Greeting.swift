import Lifecycle

/// The first thing that a person sees.
struct Greeting {
    /// The program's version.
    let version: String
    let environment: Environment
    /// The step of a lesson that was begun and is open; nil if there is none.
    let open: LearnerProgress.OpenStep?

    func lines(_ styling: Styling) -> [Line] {
        let name = Span("viewdid \(version)", .strong)
        let stage = StateLines.environment(environment), next = "help   learn   practice"
        let isWide = "\(name.text)   \(stage)  \(next)".cellWidth <= styling.width
        let heading =
            isWide
            ? [Line(name, Span("   " + stage), next: next)]
            : [Line(name, next: next), Line(stage)]
        let begun = open.map { open in
            Line(
                "Lesson \(open.lesson), step \(open.step) is open: \(open.title)", hanging: 0,
                next: "learn \(open.lesson)   help")
        }
        return heading + [
            PlaceLines.ready
        ] + (begun.map { [$0] } ?? [])
    }
}
