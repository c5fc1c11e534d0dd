import Characters
import Lifecycle

/// The first thing that a person sees.
struct Greeting {
    let environment: Environment

    func lines(_ styling: Styling) -> [Line] {
        let name = Span("viewdid \(Viewdid.version)", .strong)
        let stage = StateLines.environment(environment), next = "help   learn"
        let isWide = "\(name.text)   \(stage)  \(next)".cellWidth <= styling.width
        let heading =
            isWide
            ? [Line([name, Span("   " + stage)], next: next)]
            : [Line([name], next: next), Line(stage)]
        return heading + [
            Line("A controller is ready: vc, a plain ViewController. Try: access view", hanging: 0)
        ]
    }
}
