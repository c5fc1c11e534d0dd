import Lifecycle

/// Action sheets and activity controllers that an iPad doesn't know where to point at: runs use an iPhone, so only the text
/// shows them.
struct SourceChecks: TextCheck {
    private let outlines: [ClassOutline]
    /// Indicates whether the text is a whole app, and not a part of one.
    private let isWhole: Bool
    var evidence = FindingCollector()

    init(_ app: CheckedApp) {
        outlines = app.outlines
        isWhole = app.launched != nil
    }

    mutating func run() {
        // An app that never thinks of an iPad may not run on one.
        let isForPad =
            !isWhole
            || outlines.flatMap(\.methods).contains { method in
                method.references.contains { Self.padNames.contains($0.name) }
            }
        for outline in outlines {
            for method in outline.methods {
                let names = method.references.map { $0.name.lowercased() }
                guard !names.contains(where: { $0.contains("popover") || $0 == "userinterfaceidiom" }) else {
                    continue
                }
                let locals = method.body.locals + method.body.completions.flatMap(\.body.locals)
                for call in method.calls where call.name == "present" {
                    let labels = call.arguments.compactMap(\.label)
                    guard let shown = call.arguments.first?.text,
                        labels.allSatisfy(["animated", "completion"].contains),
                        let what = Self.sheet(locals.last { $0.target == shown }?.value ?? shown)
                    else { continue }
                    guard isForPad else {
                        evidence.addUndecided(.presentWithoutSource, at: call.start, because: .uncertain)
                        continue
                    }
                    find(
                        .presentWithoutSource, at: call.start, in: outline.name,
                        "On an iPad, the \(what) has no source view or bar button item, so presenting it raises an exception.",
                        confidence: .likely)
                }
            }
        }
    }

    private static let padNames: Set<String> = [
        "popoverPresentationController", "userInterfaceIdiom", "splitViewController",
    ]

    /// What a value is in words, if an iPad shows it as a popover; nil for anything else.
    private static func sheet(_ value: String) -> String? {
        if value.hasPrefix("UIActivityViewController(") { return "activity sheet" }
        let mayBeAlert = ["? .alert", ": .alert"].contains(where: value.contains)
        return value.contains("UIAlertController") && value.contains(".actionSheet") && !mayBeAlert
            ? "action sheet" : nil
    }
}
