import Characters

/// Reads what stands between the fences of an exercise.
struct ExerciseReader {
    var kind: Exercise.Kind
    /// The line of the opening fence.
    var line: Int
    /// Indicates whether the Swift of a `fix` exercise is in its block.
    var hasCode = true

    /// Reads the lines.
    ///
    /// - Returns: nil when something is missing, which has been noted.
    func read(_ lines: [SourceLine], problems: inout ProblemList) -> Exercise.Content? {
        let parted = ExerciseLines(lines, of: kind, problems: &problems)
        switch kind {
        case .predict: return question(parted, problems: &problems).map(Exercise.Content.predict)
        case .count: return question(parted, problems: &problems).map(Exercise.Content.count)
        case .next: return question(parted, problems: &problems).map(Exercise.Content.next)
        case .state: return question(parted, problems: &problems).map(Exercise.Content.state)
        case .choose:
            return ChoiceReader(line: line).read(parted, problems: &problems).map(Exercise.Content.choose)
        case .do: return task(parted, problems: &problems).map(Exercise.Content.do)
        case .fix: return repair(parted, problems: &problems).map(Exercise.Content.fix)
        }
    }

    private func question(_ lines: ExerciseLines, problems: inout ProblemList) -> Exercise.Question? {
        let commands = lines.free.filter { !$0.isBlank }.map { $0.with($0.text) }
        let isEmpty = commands.allSatisfy { $0.text.hasPrefix("#") }
        if isEmpty, kind != .state {
            problems.add(
                line, "the \(kind.rawValue) exercise has no command to run",
                "add a command, such as access view")
        }
        guard let ask = lines.values(.ask).first else {
            problems.add(line, "the \(kind.rawValue) exercise doesn't say what it asks", "add an ask: line")
            return nil
        }
        return Exercise.Question(ask: ask, commands: commands)
    }

    private func task(_ lines: ExerciseLines, problems: inout ProblemList) -> Exercise.Task? {
        let text = BlockProse.read(lines.free, problems: &problems)
        let (goals, trials) = goals(lines, problems: &problems)
        let solution = lines.values(.solution)
        if text.blocks.isEmpty {
            problems.add(line, "the do exercise doesn't say what to do", "describe the task above the goals")
        }
        if goals.isEmpty { problems.add(line, "the do exercise has no goal", "add a goal: line") }
        if solution.isEmpty {
            problems.add(line, "the do exercise has no solution", "add a solution: line with commands")
        }
        return Exercise.Task(text: text, goals: goals, trials: trials, solution: solution)
    }

    private func repair(_ lines: ExerciseLines, problems: inout ProblemList) -> Exercise.Repair? {
        let code = lines.free.trimmingBlankLines()
        let (goals, trials) = goals(lines, problems: &problems)
        if code.isEmpty == hasCode {
            problems.add(
                line, "the fix exercise has \(hasCode ? "no " : "")Swift code",
                hasCode ? "put the code to fix in the block" : "put it in a file of the project")
        }
        if goals.isEmpty { problems.add(line, "the fix exercise has no goal", "add a goal: line") }
        return Exercise.Repair(
            ask: lines.values(.ask).first, swift: code, commands: lines.values(.run), goals: goals,
            trials: trials)
    }

    /// Returns the goals that must hold at the end, and the trials that follow.
    private func goals(
        _ lines: ExerciseLines, problems: inout ProblemList
    ) -> (goals: [SourceLine], trials: [Exercise.Trial]) {
        for trial in lines.trials where trial.goals.isEmpty {
            problems.add(
                trial.commands[0].line, "no goal follows check:",
                "add a goal: line below it")
        }
        return (lines.goals, lines.trials)
    }
}

/// Reads the question and the choices of a `choose` block.
struct ChoiceReader {
    /// The line of the opening fence.
    var line: Int

    private typealias Choice = Exercise.MultipleChoice.Choice

    func read(_ lines: ExerciseLines, problems: inout ProblemList) -> Exercise.MultipleChoice? {
        let start = lines.free.firstIndex { isItem($0.text) } ?? lines.free.endIndex
        let question = BlockProse.read(Array(lines.free[..<start]), problems: &problems)
        let items = joined(lines.free[start...], problems: &problems)
        let choices = items.compactMap { choice($0, problems: &problems) }
        if question.blocks.isEmpty {
            problems.add(line, "the choose exercise has no question", "write the question above the choices")
        }
        // Choices that couldn't be read have been reported already.
        if items.count < 2 {
            problems.add(
                line, "the choose exercise has fewer than two choices",
                "add choices, such as - [ ] text :: why")
        }
        if !choices.isEmpty, choices.count == items.count, !choices.contains(where: \.isRight) {
            problems.add(line, "no choice is right", "check one: - [x]")
        }
        return Exercise.MultipleChoice(question: question, choices: choices, goals: lines.values(.goal))
    }

    /// The items, each with its indented lines appended.
    private func joined(_ lines: ArraySlice<SourceLine>, problems: inout ProblemList) -> [SourceLine] {
        var items: [SourceLine] = []
        for line in lines where !line.isBlank {
            if isItem(line.text) {
                items.append(line)
            } else if line.text.first?.isWhitespace == true, !items.isEmpty {
                items[items.count - 1].text += " " + line.trimmed
            } else {
                problems.add(
                    line.line, "there is text between the choices", "indent it, or start it with - [ ]")
            }
        }
        return items
    }

    private func choice(_ line: SourceLine, problems: inout ProblemList) -> Choice? {
        let text = line.text.dropFirst(2).trimmed
        let box = text.prefix(3).lowercased()
        guard box == "[ ]" || box == "[x]" else {
            problems.add(
                line.line, "the choice has no box", "write - [x] before a right one, - [ ] before a wrong one"
            )
            return nil
        }
        let words = text.dropFirst(3)
        guard let mark = words.firstRange(of: " ::") else {
            problems.add(line.line, "the choice is not explained", "add :: and why it is right or wrong")
            return nil
        }
        let choice = Choice(
            isRight: box == "[x]", text: line.with(words[..<mark.lowerBound]),
            explanation: line.with(words[mark.upperBound...].filter { $0 != "`" }))
        if choice.text.text.isEmpty || choice.explanation.text.isEmpty {
            problems.add(line.line, "the choice or its explanation is empty", "write - [ ] text :: why")
        }
        return choice
    }

    private func isItem(_ text: String) -> Bool {
        text.hasPrefix("- ") || text.hasPrefix("* ")
    }
}

/// Markdown inside an exercise.
enum BlockProse {
    static func read(_ lines: [SourceLine], problems: inout ProblemList) -> Prose {
        guard let first = lines.first else { return Prose() }
        var text = ""
        var next = first.line
        for line in lines {
            text += String(repeating: "\n", count: max(0, line.line - next)) + line.text
            next = line.line
        }
        do {
            return try MarkdownReader(firstLine: first.line).read(text)
        } catch {
            problems.add(error.line, error.message, error.remedy)
            return Prose()
        }
    }
}

extension [SourceLine] {
    func trimmingBlankLines() -> [SourceLine] {
        guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank })
        else {
            return []
        }
        return Array(self[first...last])
    }
}
