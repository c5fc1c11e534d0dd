extension Goal {
    /// A goal as a question of yes or no.
    ///
    /// - Parameters:
    ///   - claim: The goal in its vocabulary, such as `login loaded`.
    ///   - marked: Marks a name or a text that is no goal as code where it is shown; leaves it as it is by default.
    /// - Returns: One sentence with its question mark.
    package static func question(_ claim: String, _ marked: (String) -> String = { $0 }) -> String {
        guard let goal = try? Goal(claim) else { return "Is this true afterwards: \(marked(claim))?" }
        func call(_ call: CallName) -> String { marked(call.text) }
        switch goal {
        case .called(let name, .exactly, 0): return "Is it true that \(call(name)) is never called?"
        case .called(let name, .atLeast, 1): return "Is \(call(name)) called?"
        case .called(let name, let comparison, let count):
            let amount = count == 1 ? "once" : "\(count) times"
            let limit = comparison == .exactly ? amount : "\(comparison.rawValue) \(amount)"
            return "Is it true that \(call(name)) is called \(limit)?"
        case .before(let first, let second):
            return "Is \(call(first)) called before \(call(second))?"
        case .alive(let name, let isSo):
            return "After that, is \(marked(name)) \(isSo ? "still alive" : "deallocated")?"
        case .loaded(let name, let isSo):
            return "After that, is \(marked(name))'s view \(isSo ? "" : "not ")loaded?"
        case .inWindow(let name, let isSo):
            return "After that, is \(marked(name))'s view \(isSo ? "" : "not ")in the window?"
        case .through(let name, let method, let isSo):
            return
                "Is it true that \(call(name)) \(isSo ? "is called" : "is not called") by \(marked(method))?"
        case .viewClass, .message, .exception, .crashed, .value:
            return "After that, is it true that \(marked(goal.text))?"
        }
    }
}
