extension Goal {
    /// A goal as a question of yes or no.
    ///
    /// - Parameters:
    ///   - claim: The goal in its vocabulary, such as `login loaded`.
    ///   - marked: Marks a name or a text that is no goal as code where it is shown; leaves it as it is by default.
    /// - Returns: One sentence with its question mark.
    package static func question(_ claim: String, _ marked: (String) -> String = { $0 }) -> String {
        guard let goal = try? Goal(claim) else { return "Is this so then: \(marked(claim))?" }
        func call(_ call: CallName) -> String { marked(call.text) }
        switch goal {
        case .called(let name, .exactly, 0): return "Is it true that \(call(name)) is never called?"
        case .called(let name, .atLeast, 1): return "Is \(call(name)) called then?"
        case .called(let name, let comparison, let count):
            let amount = count == 1 ? "once" : "\(count) times"
            let limit = comparison == .exactly ? amount : "\(comparison.rawValue) \(amount)"
            return "Is it true that \(call(name)) is called \(limit)?"
        case .before(let first, let second):
            return "Is it true that \(call(first)) comes before \(call(second))?"
        case .alive(let name, let isSo): return "Is \(marked(name)) \(isSo ? "alive" : "gone") then?"
        case .loaded(let name, let isSo):
            return "Is the view of \(marked(name)) \(isSo ? "" : "not ")loaded then?"
        case .inWindow(let name, let isSo):
            return "Is the view of \(marked(name)) \(isSo ? "" : "not ")in the window then?"
        case .through(let name, let method, let isSo):
            return
                "Is it true that \(call(name)) \(isSo ? "comes" : "does not come") through \(marked(method))?"
        case .viewClass, .message, .exception, .crashed, .value:
            return "Is it true then that \(marked(goal.text))?"
        }
    }
}
