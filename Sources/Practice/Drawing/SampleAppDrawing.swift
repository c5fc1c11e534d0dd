/// The apps that questions about a topic are asked about.
extension SampleApp {
    /// Draws an app.
    ///
    /// - Parameters:
    ///   - topic: What can be asked about.
    ///   - terms: What is settled about the question; nil to draw a release.
    ///   - chance: What it is drawn from.
    /// - Returns: An app, which may yet turn out not to work; nil if it isn't plain, but has to be.
    static func draw(
        _ topic: PracticeTopic, _ terms: QuestionTerms?, _ chance: inout Chance
    ) -> SampleApp? {
        let release = terms?.release ?? SampleApp.release(topic, &chance)
        var builder = SampleAppBuilder(release, chance)
        builder.take(terms?.listed?.steps ?? AppStep.app(topic.rawValue))
        chance = builder.chance
        guard terms?.listed == nil, terms?.isPlain ?? false else { return builder.sampleApp }
        return builder.sampleApp.plain(&chance)
    }

    /// A release on which a topic is asked about.
    static func release(_ topic: PracticeTopic, _ chance: inout Chance) -> String {
        let releases = SampleApp.releases(topic)
        return releases[chance.place(weighted: releases.map { $0.weight })].name
    }

    /// The releases on which a topic is asked about, and how often: where little has changed, mostly today's.
    static func releases(_ topic: PracticeTopic) -> [(name: String, weight: Int)] {
        let old: Int
        switch topic {
        case .memory: old = 8
        case .rotation, .presentation, .loading: old = 4
        default: old = 2
        }
        var all = [("26", 8), ("18", 8), ("17", 12), ("16", 6), ("15", 5), ("13", 5), ("12", 5)]
        all += ["11", "10", "9", "8", "7", "6", "5"].map { ($0, old) }
        if topic == .memory { all += [("4", old), ("3", old), ("2", old)] }
        return all.map { (name: $0.0, weight: $0.1) }
    }
}
