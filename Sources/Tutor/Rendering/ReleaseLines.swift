import Lifecycle

/// The changes in an iOS release, in lines: the rules that hold since then, and those that no longer hold.
struct ReleaseLines {
    private let release, previous: Release
    private let came: [Rule], went: [Rule]

    /// Compares a release with the one before it; nil if the text isn't a release, and for the first one.
    ///
    /// - Parameter name: What was asked about, such as `iOS 13`.
    init?(_ name: String) {
        let words = name.lowercased().split { $0 == " " }
        guard words.count == 2, words[0] == "ios", let release = Int(words[1]).flatMap(Release.last),
            let place = Release.lastReleases.firstIndex(of: release), place > 0
        else { return nil }
        self.release = release
        previous = Release.lastReleases[place - 1]
        let now = Environment(release: release), before = Environment(release: previous)
        came = Rule.allCases.filter { now.holds($0) && !before.holds($0) }
        went = Rule.allCases.filter { before.holds($0) && !now.holds($0) }
    }

    var lines: [Line] {
        var lines = [
            Line("  iOS \(release.major): what is new (+) and what is gone (-)", .strong)
        ]
        lines += came.map { line("+", $0) } + went.map { line("-", $0) }
        return lines + [
            .next("ios \(release.major)", "compare ios \(previous.major) \(release.major): launch")
        ]
    }

    private func line(_ mark: String, _ rule: Rule) -> Line {
        Line(Span("  \(mark) \(rule.facts.statement)"), Span(" \(rule.facts.identifier)", .faint), hanging: 4)
    }
}
