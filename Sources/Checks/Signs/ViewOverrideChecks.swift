import CourseTexts
import Lifecycle

/// Checks of the text of view classes: overrides that prevent UIKit from doing its own work.
struct ViewOverrideChecks: TextCheck {
    private let app: CheckedApp
    private let classes: [String: [ClassOutline]]
    var evidence = FindingCollector()

    init(_ app: CheckedApp) {
        self.app = app
        classes = Dictionary(grouping: app.outlines.filter { !$0.isExtension }, by: \.name)
    }

    mutating func run() {
        for outline in app.outlines {
            guard let base = baseClass(of: outline) else { continue }
            for method in outline.methods where method.isOverride && !method.isStatic {
                check(method, outline, base)
            }
        }
    }

    /// UIKit's class at the root of a view class of the app's; nil if it is no view's, or a library's stands between.
    private func baseClass(of outline: ClassOutline) -> String? {
        var next = outline.isExtension ? outline.name : outline.inherited.first ?? ""
        for _ in 0..<50 {
            let name = next.split(separator: ".").last.map { String($0.prefix { $0 != "<" }) } ?? ""
            if name == "UIView" || Self.placingTheirSubviews.contains(name) || Self.others.contains(name) {
                return classes[name] == nil ? name : nil
            }
            // Of several classes of a name it is not known which one is meant.
            guard let found = classes[name], found.count == 1 else { return nil }
            next = found[0].inherited.first ?? ""
        }
        return nil
    }

    private mutating func check(_ method: MethodOutline, _ outline: ClassOutline, _ base: String) {
        let isNeeded =
            switch method.name {
            case "updateConstraints()", "awakeFromNib()", "traitCollectionDidChange(_:)": true
            case "prepareForReuse()": Self.reused.contains(base)
            case "layoutSubviews()": Self.placingTheirSubviews.contains(base)
            default: false
            }
        guard isNeeded, !method.onlyEndsApp, method.insertions != nil,
            !method.calls.contains(where: { $0.receiver == "super" && $0.name == method.baseName })
        else { return }
        find(
            .superMissing, at: method.place, in: outline.name, "\(method.baseName) doesn't call super.",
            fix: method.superFix, by: .viewOverridesCallSuper)
    }

    /// Views that UIKit uses again for other content.
    private static let reused = Set(CourseTexts.list("reused views"))
    /// Views that place subviews of their own when they are laid out.
    private static let placingTheirSubviews = reused.union(CourseTexts.list("placing views"))
    private static let others = Set(CourseTexts.list("other views"))
}
