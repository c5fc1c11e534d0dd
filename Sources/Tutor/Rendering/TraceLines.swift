import Lifecycle
import Reports
import Session

/// Everything that one command did, and the call stacks in it, in lines.
struct TraceLines {
    let run: Run
    private var text: WorldText { WorldText(world: run.simulation.world) }

    init(_ run: Run) { self.run = run }

    /// The numbers of the calls that are numbered, by their entries.
    private var numbers: [Int: Int] {
        Dictionary(
            run.visibleCallbacks.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    }

    /// Every entry with its rule.
    var trace: [Line] {
        guard let first = run.entries.first else {
            return [Line("  Nothing happened.", next: "why loadView   undo")]
        }
        let numbers = numbers, base = run.simulation.trace[first].depth
        let lines = run.entries.map { line(of: $0, number: numbers[$0], base: base) }
        let isEndless = if case .overflowed = run.outcome { true } else { false }
        // Without numbered calls to ask about, suggest the rule of the last entry.
        let rule = run.simulation.trace[run.entries.last ?? first].rule.facts.identifier
        return (isEndless ? shortened(lines) : lines)
            + [numbers.isEmpty ? .next("explain \(rule)") : .next("why 1", "stack 1")]
    }

    /// The call stack at an entry, the innermost call first.
    func stack(at entry: Int) -> [Line] {
        let numbers = numbers
        let frames = run.simulation.callStack(at: entry)
        let lines = frames.enumerated().map { depth, frame in
            let number = String(depth)
            let front = "  " + String(repeating: " ", count: max(0, 3 - number.count)) + number + "  "
            let aside = frame.entry.flatMap { numbers[$0] }.map { "call \($0)" } ?? ""
            return Line(
                Span(front, .faint), Span(frame.text, frame.isPrivate ? .plain : .strong), hanging: 7,
                aside: aside)
        }
        return shortened(lines) + [
            Line(
                "  UIKit's own frames are taken from published crash reports.", .faint, hanging: 4,
                next: numbers[entry].map { "why \($0)" } ?? "trace")
        ]
    }

    private func line(of index: Int, number: Int?, base: Int) -> Line {
        let entry = run.simulation.trace[index]
        let indentation = String(repeating: "  ", count: min(12, entry.depth - base))
        let front = number.map(String.init) ?? ""
        let column = String(repeating: " ", count: max(0, 4 - front.count)) + front + "  "
        return Line(
            Span(column + indentation), Span(text.event(entry), number == nil ? .faint : .strong),
            hanging: 6 + indentation.count, aside: entry.rule.facts.identifier)
    }

    /// The beginning and the end of a list that is too long to read because it repeats.
    private func shortened(_ lines: [Line]) -> [Line] {
        guard lines.count > 40 else { return lines }
        let left = lines.count - 12
        return Array(lines.prefix(9)) + [Line("      … and \(left) more …", .faint)] + lines.suffix(3)
    }
}
