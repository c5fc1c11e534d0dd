import CommandLanguage
import Lifecycle
import SwiftSyntax

/// Finds overrides of UIKit's methods that Swift refuses: those that override nothing, and those that do not say so.
///
/// Only methods are looked at whose parameters have simple types, in classes of which it is known that they derive
/// from one of UIKit's controllers.
final class OverrideSearch: SyntaxVisitor {
    private(set) var found: [SourceProblem] = []
    private let reading: Reading
    private let known: KnownNames

    init(_ reading: Reading, _ known: KnownNames) {
        self.reading = reading
        self.known = known
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let ancestors = known.ancestors(of: node.name.text)
        guard ancestors.areKnown, ancestors.apples.contains(where: { $0.hasSuffix("Controller") }) else {
            return .visitChildren
        }
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
            check(function, below: ancestors.apps)
        }
        return .visitChildren
    }

    private func check(_ function: FunctionDeclSyntax, below superclasses: Set<String>) {
        let name = function.name.text
        let modifiers = function.modifiers.map(\.name.text)
        let callback = CallbackName.plainMethods[name], isOverride = modifiers.contains("override")
        // Last what goes through all superclasses.
        guard callback != nil || isOverride, !modifiers.contains("static"), !modifiers.contains("class"),
            !superclasses.contains(where: { known.types[$0]?.members.contains(name) == true })
        else { return }
        if isOverride {
            if let callback {
                guard !function.canOverride(callback) else { return }
                tell(callback.otherSignature, function)
            } else if !AppleNames.isMember(name),
                let meant = CallbackName.plainMethods.keys.filter({ Spelling.isOneSlip(name, $0) }).min()
            {
                tell("\(name) doesn't override any method. Did you mean: \(meant)", function)
            }
        } else if let callback, !callback.isSeenWhenOverridden, function.isWritten(as: callback) {
            tell("\(name) is a UIKit method: write override func \(name).", function)
        }
    }

    private func tell(_ message: String, _ function: FunctionDeclSyntax) {
        found.append(reading.refusal(message, function.name))
    }
}

extension FunctionDeclSyntax {
    private var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }

    /// The full name, such as `viewWillAppear(_:)`.
    private var fullName: String {
        "\(name.text)(\(parameters.map { $0.firstName.text + ":" }.joined()))"
    }

    /// Indicates whether it can override a method; in Swift 2 the first parameter had no label.
    fileprivate func canOverride(_ callback: Callback) -> Bool {
        // All parameters of plain methods are true or false.
        let values = UIKitName.valuesOfSwift.subtracting(["Bool"])
        if parameters.contains(where: { values.contains($0.type.trimmedDescription) }) { return false }
        let labels = parameters.enumerated().map { $0.offset == 0 ? "_:" : $0.element.firstName.text + ":" }
        return fullName == callback.signature || "\(name.text)(\(labels.joined()))" == callback.signature
    }

    /// Indicates whether it has exactly the name and parameters of a method.
    fileprivate func isWritten(as callback: Callback) -> Bool {
        fullName == callback.signature && parameters.allSatisfy { $0.type.trimmedDescription == "Bool" }
    }
}
