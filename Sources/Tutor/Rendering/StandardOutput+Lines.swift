import VisibleText

extension StandardOutput {
    /// Writes lines, broken and coloured as the place they go to wants it.
    package static func print(_ lines: [Line], _ styling: Styling) throws(OutputFailure) {
        guard !lines.isEmpty else { return }
        try StandardOutput.print(styled: lines.flatMap { $0.rendered(styling) })
    }
}
