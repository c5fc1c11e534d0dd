import CommandLanguage
import VisibleText

/// Reads a lesson and notes everything that is wrong with it, not only the first thing.
struct LessonReader {
    /// The most exercises of a lesson: each is carried out when the lesson is shown or proved.
    static let mostExercises = 300

    private var file: String
    /// Indicates whether it is a project's: the Swift of its `fix` exercises is in other files.
    private var isOfProject: Bool
    private var lines: [String] = []
    private var problems: ProblemList
    private var parts: [Lesson.Part] = []
    private var prose: [Prose.Block] = []
    /// The position of the exercise that tips and notes belong to.
    private var exerciseAbove: Int?
    /// Indicates whether the exercise above couldn't be read; tips below it belong to it.
    private var isBelowFault = false
    private var places: [String: Int] = [:]
    private var hasSetup = false
    /// The starting point of the exercises below, in words, and the part that comes from the front matter.
    private var world = "", frontMatterWorld = ""
    private var hasPredict = false
    private var exercises = 0
    private var attachments: [Attachment] = []

    /// The result of reading; the lesson is nil when it has no identifier or no title.
    struct Result {
        var lesson: Lesson?
        var id: SourceLine?
        var problems: [LessonProblem]
    }

    /// A block that belongs to an exercise by name.
    private enum Attachment {
        case feedback(id: String, line: Int, [Exercise.Feedback])
        case solution(id: String, line: Int, [SourceLine])
    }

    init(file: String, isOfProject: Bool = false) {
        self.file = file
        self.isOfProject = isOfProject
        problems = ProblemList(file: file)
    }

    consuming func read(_ markdown: String) -> Result {
        guard markdown.utf8.count <= MarkdownReader.longestText else {
            let error = MarkdownError.textTooLong(1)
            problems.add(1, error.message, error.remedy)
            return Result(problems: problems.sorted)
        }
        lines = markdown.lines
        let section = FrontMatterSection(of: markdown, problems: &problems)
        let frontMatter = FrontMatter(section, problems: &problems)
        checkRequired(frontMatter, section)
        checkCharacters(of: markdown)
        frontMatterWorld = frontMatter.ios?.text ?? ""
        world = frontMatterWorld
        do {
            let body = try MarkdownReader(firstLine: section.bodyLine).read(section.body)
            readBlocks(body.blocks)
            checkParts(section)
        } catch {
            problems.add(error.line, error.message, error.remedy)
        }
        var lesson: Lesson?
        if let id = frontMatter.id, let title = frontMatter.title {
            lesson = Lesson(
                frontMatter: frontMatter, id: id.text, title: title, parts: parts,
                revision: Revision.of(markdown),
                file: file)
        }
        return Result(lesson: lesson, id: frontMatter.id, problems: problems.sorted)
    }

    private mutating func readBlocks(_ blocks: [Prose.Block]) {
        for block in blocks {
            guard exercises <= Self.mostExercises else { break }
            switch block.kind {
            case .code(let code):
                let fence = fence(onLine: block.line)
                MisplacedMarks.check(code, fence: fence, line: block.line, problems: &problems)
                let known = problems.problems.count
                if let header = BlockHeader.read(code.info, line: block.line, problems: &problems) {
                    read(header, code, line: block.line)
                } else {
                    isBelowFault = isBelowFault || problems.problems.count > known
                    prose.append(block)
                }
            case .alert(.tip, let content) where exerciseAbove != nil:
                if content.isEmpty {
                    problems.add(
                        block.line, "the tip is empty", "write it below [!TIP], each line starting with >")
                }
                attach { $0.tips.append(Prose(blocks: content)) }
            case .alert(.note, let content) where exerciseAbove != nil:
                attach { $0.note.blocks += content }
            default:
                if case .heading = block.kind { (exerciseAbove, isBelowFault) = (nil, false) }
                MisplacedMarks.check(block, takesTips: isBelowFault, problems: &problems)
                prose.append(block)
            }
        }
        endProse()
        for attachment in attachments { apply(attachment) }
    }

    /// Returns the opening fence of a block, which also has to close it: three characters or more.
    private func fence(onLine line: Int) -> String {
        guard lines.indices.contains(line - 1) else { return "```" }
        return String(lines[line - 1].drop { $0 == " " || $0 == ">" }.prefix { $0 == "`" || $0 == "~" })
    }

    private mutating func read(_ header: BlockHeader, _ code: Prose.CodeBlock, line: Int) {
        if !code.isClosed {
            problems.add(
                line, "the block does not end", "put \(fence(onLine: line)) on a line of its own below it")
        }
        switch header {
        case .setup(let isHidden): readSetup(code, isHidden: isHidden, line: line)
        case .exercise(let kind, let id): readExercise(code, kind: kind, id: id, line: line)
        case .feedback(let id):
            let isOfTask = parts.contains { part in
                if case .exercise(let exercise) = part {
                    exercise.id == id && [.do, .fix].contains(exercise.kind)
                } else {
                    false
                }
            }
            let feedback = FeedbackReader.read(code.lines, ofTask: isOfTask, problems: &problems)
            attachments.append(.feedback(id: id, line: line, feedback))
        case .solution(let id):
            attachments.append(.solution(id: id, line: line, code.lines.trimmingBlankLines()))
        }
    }

    private mutating func readSetup(_ code: Prose.CodeBlock, isHidden: Bool, line: Int) {
        endProse()
        (exerciseAbove, isBelowFault) = (nil, false)
        hasSetup = true
        let commands = code.lines.joinedByBraces.filter { !$0.isBlank }.map { $0.with($0.text) }
        if commands.isEmpty {
            problems.add(line, "the setup is empty", "add commands, such as class Login; new Login as login")
        }
        world = ([frontMatterWorld] + commands.map(\.text)).joined(separator: "\n")
        parts.append(.setup(Lesson.Setup(isHidden: isHidden, commands: commands, line: line)))
    }

    private mutating func readExercise(_ code: Prose.CodeBlock, kind: Exercise.Kind, id: String, line: Int) {
        endProse()
        (exerciseAbove, isBelowFault) = (nil, false)
        exercises += 1
        guard exercises <= Self.mostExercises else {
            return problems.add(
                line, "the lesson has more than \(Self.mostExercises) exercises",
                "split it into several lessons")
        }
        if let other = places[id] {
            problems.add(
                line, "there is another exercise \(id), on line \(other)", "give one of them another name")
        }
        places[id] = line
        hasPredict = hasPredict || kind == .predict
        if !hasSetup, kind != .choose, kind != .fix {
            problems.add(line, "\(id) has no setup to start from", "put a viewdid setup above it")
        }
        let content = ExerciseReader(kind: kind, line: line, hasCode: !isOfProject).read(
            code.lines, problems: &problems)
        guard let content else {
            isBelowFault = true
            return
        }
        exerciseAbove = parts.count
        let words = [world, kind.rawValue] + code.lines.trimmingBlankLines().map(\.trimmed)
        parts.append(
            .exercise(
                Exercise(
                    id: id, line: line, content: content,
                    revision: Revision.of(words.joined(separator: "\n")))))
    }

    private mutating func endProse() {
        if !prose.isEmpty { parts.append(.prose(Prose(blocks: prose))) }
        prose = []
    }

    private mutating func attach(_ change: (inout Exercise) -> Void) {
        guard let place = exerciseAbove, case .exercise(var exercise) = parts[place] else { return }
        change(&exercise)
        parts[place] = .exercise(exercise)
    }

    private mutating func apply(_ attachment: Attachment) {
        switch attachment {
        case .feedback(let id, let line, let feedback):
            guard let exercise = exercise(id, for: "feedback", line: line) else { return }
            switch exercise.content {
            case .predict, .count, .next, .state, .do, .fix: attach { $0.feedback += feedback }
            case .choose:
                problems.add(
                    line, "\(id) can't have feedback",
                    "write the reason behind each choice, after ::")
            }
        case .solution(let id, let line, let code):
            guard let exercise = exercise(id, for: "a solution", line: line) else { return }
            guard case .fix(var repair) = exercise.content else {
                problems.add(line, "\(id) is not a fix exercise", "use solution: lines in a do exercise")
                return
            }
            repair.solution = code
            attach { $0.content = .fix(repair) }
        }
    }

    /// Finds an exercise and makes it the one that ``attach(_:)`` changes.
    private mutating func exercise(_ id: String, for what: String, line: Int) -> Exercise? {
        for (place, part) in parts.enumerated() {
            if case .exercise(let exercise) = part, exercise.id == id {
                exerciseAbove = place
                return exercise
            }
        }
        if places[id] == nil {
            let message = "there is \(what) for \(id), but no exercise with that name"
            if let closest = Spelling.closest(to: id, among: places.keys.sorted()) {
                problems.add(line, message, "did you mean \(closest)?")
            } else {
                problems.add(line, message, "use the identifier of an exercise of this lesson")
            }
        }
        return nil
    }

    /// Notes what a terminal would obey or nobody sees, as an author cannot mean it.
    private mutating func checkCharacters(of markdown: String) {
        for (index, line) in markdown.withoutByteOrderMark.lines.enumerated() {
            guard let scalar = line.firstHarmful else { continue }
            problems.add(
                index + 1,
                "there is an invisible or control character, \(scalar.codePoint)",
                "remove it, or write it as in Swift: \(scalar.escape)")
        }
    }

    private mutating func checkRequired(_ frontMatter: FrontMatter, _ section: FrontMatterSection) {
        guard section.bodyLine > 1, let keys = frontMatter.keys else { return }
        for name in ["id", "title"] where !keys.contains(name) {
            problems.add(section.line, "the lesson has no \(name)", "add \(name): to the front matter")
        }
    }

    private mutating func checkParts(_ section: FrontMatterSection) {
        if !hasSetup {
            problems.add(section.bodyLine, "the lesson has no setup", "add a viewdid setup block")
        }
        if !hasPredict, !isOfProject {
            problems.add(
                section.bodyLine, "the lesson has no predict exercise", "add a viewdid predict NAME block")
        }
    }
}

extension Lesson {
    /// Reads a lesson.
    ///
    /// - Parameters:
    ///   - markdown: The text of the file.
    ///   - file: The name of the file, for messages.
    ///   - isOfProject: Whether the Swift of its `fix` exercises is in other files.
    /// - Throws: `LessonError` with everything that is wrong.
    package init(markdown: String, file: String, isOfProject: Bool = false) throws(LessonError) {
        let result = LessonReader(file: file, isOfProject: isOfProject).read(markdown)
        guard let lesson = result.lesson, result.problems.isEmpty else {
            throw LessonError(problems: result.problems)
        }
        self = lesson
    }

    init(frontMatter: FrontMatter, id: String, title: String, parts: [Part], revision: String, file: String) {
        self.id = id
        self.title = title
        idea = frontMatter.idea
        ios = frontMatter.ios
        needs = frontMatter.needs
        documents = frontMatter.documents
        rules = frontMatter.rules
        isSkipAllowed = frontMatter.isSkipAllowed
        self.revision = revision
        self.parts = parts
        self.file = file
    }
}
