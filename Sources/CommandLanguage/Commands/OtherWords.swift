/// What people say who do not know the words of a command yet, and the commands that they may mean.
struct OtherWords: Sendable {
    private let pattern: Pattern
    /// The likeliest first; a slot stands for what was typed in it.
    private let lines: [String]

    private init(_ pattern: String, _ lines: String...) {
        self.pattern = Pattern(pattern)
        self.lines = lines
    }

    private static let all = [
        OtherWords("(go | press | enter | send app) (background | home) [button | screen]", "background"),
        OtherWords("home [button | screen] | 后台 | 进入后台", "background"),
        OtherWords("(lock | sleep | minimize | leave) [app | screen | phone | device]", "background"),
        OtherWords("(go | come | return) [back] (foreground | app) | 前台 | 回到前台", "foreground"),
        OtherWords("(unlock | reopen | resume) [app | screen | phone | device]", "foreground"),
        OtherWords("(go | navigate) back | back button | 返回", "tap back", "dismiss", "undo"),
        OtherWords("close [screen | sheet | <controller>]", "dismiss <controller>", "tap back", "quit"),
        OtherWords(
            "[simulate | trigger | send | receive] (low memory | memory (warning | pressure)) | 内存警告",
            "memory warning"),
        OtherWords("(kill | quit | close | exit | stop | force quit) app | kill", "terminate"),
        OtherWords(
            "(turn | rotate | flip) [phone | device | screen] [left | right | sideways | landscape] | 旋转",
            "rotate landscape"),
        OtherWords(
            "(open | show | display | start | 显示 | 打开 | 启动) [app | screen | <controller>]",
            "launch <controller>", "foreground", "present <controller>", "access view <controller>"),
        OtherWords("(load view | get view | 加载视图 | 加载 视图) [<controller>]", "access view <controller>"),
        OtherWords("load <controller> [view]", "access view <controller>"),
        OtherWords("present <controller> (modal | modally)", "present <controller> as fullScreen"),
        OtherWords("present <controller> sheet", "present <controller> as pageSheet"),
        OtherWords("present <controller> <style>", "present <controller> as <style>"),
        OtherWords("(what is | what are | describe | tell me about) <topic>", "explain <topic>"),
        OtherWords("? | h | man | commands | 帮助", "help"),
        OtherWords("q | bye | stop | 退出", "quit"),
    ]

    /// The program's subcommands that no command of a session is named like.
    private static let subcommands: Set<String> = ["annotate", "check", "exam", "grade"]

    /// The commands that a statement may mean, the likeliest first.
    static func lines(for sentence: Sentence, in context: CommandContext) -> [String] {
        if sentence.tokens.count == 1, sentence.text.lowercased().hasSuffix(".swift") {
            return ["run \(sentence.text)"]
        }
        return all.flatMap { words in
            var matcher = Matcher(sentence, in: context)
            return matcher.match(words.pattern).map { reading in
                words.lines.map { filled($0, with: reading.items) }
            } ?? []
        }
    }

    /// A line with what was typed in place of its slots; a slot that was left out is left out.
    private static func filled(_ line: String, with items: [Matcher.Item]) -> String {
        line.split(separator: " ").compactMap { word -> String? in
            guard word.hasPrefix("<") else { return String(word) }
            let texts = items.compactMap { item -> String? in
                guard case .slot(let slot, let text) = item, "<\(slot.rawValue)>" == word else { return nil }
                return text
            }
            return texts.first.map { String($0.trimmingSuffix { "?？".contains($0) }) }
        }.joined(separator: " ")
    }

    /// What is said to a subcommand of the program, which is no command of a session; nil to all else.
    static func refusal(of statement: String, beginningWith word: Token) -> CommandError? {
        guard subcommands.contains(word.lowercased) else { return nil }
        return CommandError(
            "\(word.text) is no command of a session. In the shell: viewdid \(statement)", column: word.column
        )
    }
}

extension StringProtocol {
    /// The text without the characters at its end that a test holds for.
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> SubSequence {
        guard let last = lastIndex(where: { !isLeftOut($0) }) else { return self[startIndex..<startIndex] }
        return self[...last]
    }
}
