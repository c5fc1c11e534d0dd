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

    /// Where what the rules rest on was published.
    package static var origins: String { text(PackageResources.origins_yaml) }

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

    /// The releases of what topics are named after.
    package static var releases: String { text(PackageResources.releases_yaml) }

    /// More names of topics.
    package static var names: String { text(PackageResources.names_yaml) }

    /// What is known of the words of a question.
    package static var words: String { text(PackageResources.words_yaml) }

    /// What people ask that is not about the life of a controller.
    package static var outside: String { text(PackageResources.outside_yaml) }

    /// The lessons by the names of their files, in their order.
    package static var lessons: [(file: String, text: [UInt8])] {
        [
            ("01-whole-life.md", PackageResources._1_whole_life_md),
            ("02-lazy-view.md", PackageResources._2_lazy_view_md),
            ("03-once-or-each-time.md", PackageResources._3_once_or_each_time_md),
            ("04-on-screen.md", PackageResources._4_on_screen_md),
            ("05-frame-in-viewdidload.md", PackageResources._5_frame_in_viewdidload_md),
            ("06-layout-passes.md", PackageResources._6_layout_passes_md),
            ("07-push-and-pop.md", PackageResources._7_push_and_pop_md),
            ("08-full-screen.md", PackageResources._8_full_screen_md),
            ("09-sheets.md", PackageResources._9_sheets_md),
            ("10-where-it-goes.md", PackageResources._0_where_it_goes_md),
            ("11-refused.md", PackageResources._1_refused_md),
            ("12-closures.md", PackageResources._2_closures_md),
            ("13-no-deinit.md", PackageResources._3_no_deinit_md),
            ("14-popped-or-covered.md", PackageResources._4_popped_or_covered_md),
            ("15-tabs.md", PackageResources._5_tabs_md),
            ("16-swipe-back.md", PackageResources._6_swipe_back_md),
            ("17-home-button.md", PackageResources._7_home_button_md),
            ("18-children.md", PackageResources._8_children_md),
            ("19-by-hand.md", PackageResources._9_by_hand_md),
            ("20-rotation.md", PackageResources._0_rotation_md),
            ("21-overriding-loadview.md", PackageResources._1_overriding_loadview_md),
            ("22-nib-by-name.md", PackageResources._2_nib_by_name_md),
            ("23-storyboards.md", PackageResources._3_storyboards_md),
            ("24-memory-warnings.md", PackageResources._4_memory_warnings_md),
            ("25-touches.md", PackageResources._5_touches_md),
            ("26-same-code.md", PackageResources._6_same_code_md),
        ]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
