import CommandLanguage
import CourseTexts
import Lifecycle

/// Changes to what the app's own code holds, to what was removed or not finished, and to the app's settings.
extension NearbyChanges {
    /// A view that isn't set to nil, and a memory warning that isn't received.
    func withKeptViews(_ place: Int) -> [NearbyChange] {
        // In a question about several commands, the effect of one of them is easily missed.
        guard place < predicted || inputs.count > predicted + 1 else { return [] }
        if case .loading(.setViewToNil(let controller))? = inputs[place].command {
            return [NearbyChange(.viewKept(name(controller)), at: place)]
        }
        if case .application(.memoryWarning)? = inputs[place].command {
            return [place < predicted ? NearbyChange(.withoutWarning, at: place) : without(place)]
        }
        return []
    }

    /// Returns the change that completes a held action.
    func completions(_ place: Int) -> [NearbyChange] {
        guard place + 1 >= predicted, inputs[place].stopsHalfWay,
            let line = inputs[place].command?.line(in: after)
        else { return [] }
        return [NearbyChange(.completed(line.firstWord), at: place, line)]
    }

    /// A presentation from another controller, or over another context.
    func presentations(
        from source: Controller.ID, _ style: Controller.ModalStyle, _ place: Int
    ) -> [NearbyChange] {
        guard let record = before.controllers[source] else { return [] }
        if record.presented != nil,
            case .presentation(.present(let presented, _, _, let animated))? = inputs[place].command
        {
            let top = sequence(first: source) { before.controllers[$0]?.presented }.reduce(source) { $1 }
            let other = Command.presentation(.present(presented, from: top, style: style, animated: animated))
            return instead(other, at: place, by(other.line(in: after) ?? "", at: place))
        }
        guard [.currentContext, .overCurrentContext].contains(style), record.parent != nil,
            after.isOfApp(record.classID), let type = before.classes[record.classID],
            !type.definesPresentationContext
        else { return [] }
        return [
            NearbyChange(.definingContext(type.name), before: "define presentation context in \(type.name)")
        ]
    }

    /// An app without scenes, if the question is about the life cycle of the app.
    func scenes(_ place: Int) -> [NearbyChange] {
        guard place >= predicted, case .application? = inputs[place].command,
            before.holds(.launchConnectsScene), let first = inputs.firstIndex(where: { $0.command != nil }),
            first < predicted
        else { return [] }
        return [
            NearbyChange(
                change: .withoutScenes, instead: [first: ["info no-scenes", inputs[first].statement]])
        ]
    }

    /// The same code, holding its controllers in another way.
    func codeChanges(_ place: Int) -> [NearbyChange] {
        guard place < predicted else { return [] }
        let statement = inputs[place].statement
        if case .references(.setProperty(let name, let owner, let reference?))? = inputs[place].command,
            reference.isClosure
        {
            let isWeak = reference.kind == .strong
            let other = Controller.Reference(
                to: reference.target, kind: isWeak ? .weak : .strong, isClosure: true)
            return instead(
                .references(.setProperty(name, of: owner, to: other)), at: place,
                .code(isWeak ? .capturingWeakly : .capturingStrongly))
        }
        if case .classes(.declareProperty(let property, let type))? = inputs[place].command {
            let kind: ControllerClass.Property.Reference = property.reference == .strong ? .weak : .strong
            let other = ControllerClass.Property(name: property.name, type: property.type, reference: kind)
            return instead(
                .classes(.declareProperty(other, in: type)), at: place, .property(kind, property.name))
        }
        guard statement.contains("{") else { return [] }
        let others: [(Counterfactual.Code, String)] = [
            (.capturingStrongly, statement.replacing("[weak ", with: "[").replacing("[unowned ", with: "[")),
            (.capturingWeakly, statement.capturingSelfWeakly),
            (.repeatingTimer, statement.replacing("repeats: false", with: "repeats: true")),
            (.withoutInvalidating, statement.withoutCalls(of: "invalidate")),
        ]
        let forwarder = after.classes.identifiers.map { after.classes[$0] }.first { type in
            type.forwardsByHand && statement.hasPrefix("class \(type.name):")
        }
        return others.filter { $0.1 != statement }.map { NearbyChange(.code($0.0), at: place, $0.1) }
            + statement.withOtherReferences.map {
                NearbyChange(.property($0.reference, $0.name), at: place, $0.code)
            }
            + [forwarder].compactMap { $0 }.map { type in
                NearbyChange(
                    .forwarding(type.name), at: place, statement.replacing("false", with: "true"))
            }
    }
}

extension Counterfactual.Change {
    /// Indicates whether someone who knows the answer here has to think about it again with this change. That isn't so if it
    /// only removes calls, or replaces a command.
    var isWorthAsking: Bool {
        switch self {
        case .container(.none, _), .loaded(false, _), .viewKept, .by, .followed, .device, .forwardingByHand,
            .style(.custom, _), .pushed, .notPushed, .notEmbedded, .viewDropped, .selected, .withoutBegin,
            .locked, .moved, .takingTouches(false, _), .preferringPrimary:
            false
        default: true
        }
    }
}

extension String {
    /// The same code, in which each closure that uses `self` captures it weakly.
    fileprivate var capturingSelfWeakly: String {
        guard !contains("[weak self]"), !contains("[unowned self]") else { return self }
        var text = "", rest = self[...]
        while let brace = rest.firstIndex(of: "{") {
            let isClosure = (text + rest[..<brace]).endsBeforeClosure
            text += rest[...brace]
            rest = rest[rest.index(after: brace)...]
            guard isClosure, let end = rest.endOfBlock, rest[..<end].contains("self.") else { continue }
            let words = rest.prefix { $0 != ";" && $0 != "\n" }.split { $0.isWhitespace }
            let hasParameters = words.contains("in") && words.first != "for"
            text += " [weak self]" + (hasParameters ? "" : " in")
            text += rest[..<end].replacing("self.", with: "self?.")
            rest = rest[end...]
        }
        return text + rest
    }

    /// Indicates whether a brace after this code begins a closure, not a declaration or a statement.
    private var endsBeforeClosure: Bool {
        let statement = split(omittingEmptySubsequences: false) { ";{}\n".contains($0) }.last ?? ""
        if let last = last(where: { !$0.isWhitespace }), "=(,:".contains(last) { return true }
        let first = statement.split { !$0.isLetter && $0 != "@" }.first.map(String.init) ?? ""
        return !first.hasPrefix("@") && !first.isEmpty && !String.beginsBlock.contains(first)
    }

    /// The same code for each optional property: with a weak one strong, and with a strong one weak.
    fileprivate var withOtherReferences:
        [(reference: ControllerClass.Property.Reference, name: String, code: String)]
    {
        split { "{};\n".contains($0) }.compactMap { declaration in
            let words = declaration.split { $0.isWhitespace }.map(String.init)
            guard words.count > 2, words[words.count - 3] == "var", words[words.count - 2].hasSuffix(":"),
                words[words.count - 1].hasSuffix("?"), !words[words.count - 1].hasSuffix(")?")
            else { return nil }
            let name = String(words[words.count - 2].dropLast())
            let strong = "var \(name):", weak = "weak " + strong
            return words.contains("weak")
                ? (.strong, name, replacing(weak, with: strong))
                : (.weak, name, replacing(strong, with: weak))
        }
    }

    private static let beginsBlock = Set(CourseTexts.list("before blocks"))

    /// The same code without the calls of a method without parameters.
    fileprivate func withoutCalls(of method: String) -> String {
        var text = self
        let call = ".\(method)()"
        while let range = text.firstRange(of: call) {
            var start = range.lowerBound
            while start > text.startIndex {
                let before = text.index(before: start)
                guard text[before].isLetter || "_?.!".contains(text[before]) else { break }
                start = before
            }
            text.removeSubrange(start..<range.upperBound)
        }
        return text
    }
}

extension Substring {
    /// The position of the brace that ends the block that this code is in; nil if none does.
    fileprivate var endOfBlock: Index? {
        var depth = 0
        return indices.first { index in
            if self[index] == "{" { depth += 1 }
            if self[index] == "}" { depth -= 1 }
            return depth < 0
        }
    }
}
