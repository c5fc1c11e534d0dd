import Course

/// A form in which grades are written, piece by piece, so that a batch of any size takes no memory.
package protocol GradesFormat {
    /// What comes before the first file.
    mutating func opening() -> String

    /// The text of a file.
    ///
    /// - Parameter file: The row.
    /// - Returns: Its text, with what separates it from the row before.
    mutating func row(_ file: GradedFile) -> String

    /// What comes after the last file.
    ///
    /// - Parameter totals: The sums.
    /// - Returns: The end of the text.
    mutating func closing(_ totals: GradeTotals) -> String
}

extension GradesFormat {
    /// The text of some rows.
    ///
    /// - Parameter files: The rows, in order.
    /// - Returns: The whole text, with its sums.
    package mutating func text(of files: some Sequence<GradedFile>) -> String {
        var totals = GradeTotals()
        var text = opening()
        for file in files {
            totals.add(file)
            text += row(file)
        }
        return text + closing(totals)
    }
}
