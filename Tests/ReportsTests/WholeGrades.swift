import Course

@testable import Reports

extension GradesFormat {
    /// The whole text of some files, with its sums, as `grade` writes it piece by piece.
    func text(of files: [GradedFile]) -> String {
        var summary = GradeSummary()
        for file in files {
            summary.totals.add(file)
            if showsOverview { summary.overview.add(file) }
        }
        return opening + files.map(row).joined(separator: separator) + closing(summary)
    }
}
