/// The texts that the course carries, as their files have them.
///
/// They are a module of their own since it takes a compiler long to read them, and they change more seldom than what is
/// made of them.
package enum CourseTexts {
    /// The transitions that a log can show.
    package static var transitions: String { text(PackageResources.transitions_yaml) }

    /// The documents and their claims.
    package static var claims: String { text(PackageResources.claims_yaml) }

    /// Where the documents contradict each other.
    package static var conflicts: String { text(PackageResources.conflicts_yaml) }

    /// What shows the verdicts on the claims, a text for each document.
    package static var proofs: [String] {
        [
            PackageResources.P_yaml, PackageResources.S_yaml, PackageResources.T_yaml,
            PackageResources.Z_yaml, PackageResources.L_yaml,
        ].map(text)
    }

    /// The pages of Apple's that explain a rule.
    package static var pages: String { text(PackageResources.pages_yaml) }

    /// The lesson that authors begin with.
    package static var lesson: String { text(PackageResources.lesson_md) }

    /// What `explain` says of single things, in the order in which it is listed.
    package static var topics: [(title: String, text: String)] {
        [
            ("Loading", PackageResources.loading_yaml),
            ("Appearing", PackageResources.appearing_yaml),
            ("Layout and rotation", PackageResources.layout_yaml),
            ("Memory", PackageResources.memory_yaml),
            ("Containers", PackageResources.containers_yaml),
            ("Presentations", PackageResources.presenting_yaml),
            ("Split views, tabs, segues", PackageResources.splitting_yaml),
            ("Views and touches", PackageResources.views_yaml),
            ("App, scene and window", PackageResources.app_yaml),
            ("Messages and exceptions", PackageResources.traps_yaml),
            ("Swift", PackageResources.swift_yaml),
        ].map { ($0.0, text($0.1)) }
    }

    /// What it says of questions.
    package static var overviews: [(title: String, text: String)] {
        [
            ("The whole life", PackageResources.whole_yaml),
            ("Which of two", PackageResources.compare_yaml),
            ("What goes where", PackageResources.places_yaml),
            ("What went wrong", PackageResources.causes_yaml),
        ].map { ($0.0, text($0.1)) }
    }

    /// An example of each rule.
    package static var rules: String { text(PackageResources.rules_yaml) }

    /// More names of topics.
    package static var names: String { text(PackageResources.names_yaml) }

    /// What is known of the words of a question.
    package static var words: String { text(PackageResources.words_yaml) }

    /// What people ask that is not about the life of a controller.
    package static var outside: String { text(PackageResources.outside_yaml) }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
