import VisibleText

extension StandardOutput {
    /// Writes lines, wrapped and colored to suit the output.
    package static func print(_ lines: [Line], _ styling: Styling) throws(OutputFailure) {
        guard !lines.isEmpty else { return }
        try StandardOutput.print(styled: lines.flatMap { $0.rendered(styling) })
    }
}
