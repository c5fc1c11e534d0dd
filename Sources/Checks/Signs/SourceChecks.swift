import Lifecycle

/// Action sheets and activity controllers that an iPad doesn't know where to point at: runs use an iPhone, so only the text
/// shows them.
struct SourceChecks: TextCheck {
    private let outlines: [ClassOutline]
    /// The classes of the text whose objects an iPad shows as popovers unless their code asks for an alert.
    private let sheets: [String: String]
    /// Indicates whether the text is a whole app, and not a part of one.
    private let isWhole: Bool
    var evidence = FindingCollector()

    init(_ app: CheckedApp) {
        outlines = app.outlines
        sheets = app.outlines.reduce(into: Self.sheets) { sheets, outline in
            let ownStyle = outline.properties.map(\.name) + outline.methods.map(\.baseName)
            guard !ownStyle.contains(where: ["preferredStyle", "init"].contains),
                let what = outline.inherited.lazy.compactMap({ Self.sheets[$0] }).first
            else { return }
            sheets[outline.name] = what
        }
        isWhole = app.launched != nil
    }

    mutating func run() {
        // An app that never thinks of an iPad may not run on one. With a delegate popovers are for iPhones as well.
        let forPhones = Set(
            outlines.filter { $0.inherited.contains("UIPopoverPresentationControllerDelegate") }.map(\.path))
        let isForPad =
            !isWhole
            || outlines.filter { !forPhones.contains($0.path) }.flatMap(\.methods).contains { method in
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
                        let what = sheet(locals.last { $0.target == shown }?.value ?? shown)
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

    private static let sheets = [
        "UIActivityViewController": "activity sheet", "UIAlertController": "action sheet",
    ]

    /// What a value is in words, if an iPad shows it as a popover; nil for anything else.
    private func sheet(_ value: String) -> String? {
        let name = String(value.prefix { $0.isLetter || $0.isNumber })
        // An alert without a style is an action sheet.
        if let what = sheets[name], value == name + "()" || what == "activity sheet" { return what }
        let mayBeAlert = ["? .alert", ": .alert"].contains(where: value.contains)
        return value.contains("UIAlertController") && value.contains(".actionSheet") && !mayBeAlert
            ? "action sheet" : nil
    }
}
