import CommandLanguage

/// A transcript that the roster asks for and that is not there.
package struct MissingTranscript: Hashable, Sendable {
    /// The name that reports show.
    package let learner: String
    package let lesson: String
}

/// Who of a class has handed in what, so that it can be told what is missing.
package struct ClassBook: Sendable {
    private let roster: Roster
    private let lessons: [String]
    private let hidesNames: Bool
    private var handedIn: [Entry: Works] = [:]
    /// The entries of ``handedIn`` that more than one transcript has, in the order in which that came about.
    private var repeated: [Entry] = []
    /// What is told of the transcripts whose learner does not stand on the roster, in the order of the files: a name
    /// that is spelled in another way is missing nowhere else.
    package private(set) var strangers: [String] = []

    private struct Entry: Hashable {
        let learner: String, lesson: String
    }

    /// What somebody has handed in of one thing, with the first two files.
    private struct Works {
        var count = 0, paths: [FilePath] = []

        mutating func add(_ path: FilePath) {
            count += 1
            if paths.count < 2 { paths.append(path) }
        }
    }

    /// Makes the book of a class.
    ///
    /// - Parameters:
    ///   - roster: Who belongs to it.
    ///   - lessons: What each of them has to hand in.
    ///   - hidesNames: Whether reports show pseudonyms.
    package init(_ roster: Roster, lessons: [String], hidesNames: Bool) {
        self.roster = roster
        self.lessons = lessons
        self.hidesNames = hidesNames
    }

    /// Notes a transcript.
    package mutating func add(_ file: GradedFile) {
        guard case .success(let grade) = file.result else { return }
        guard let learner = grade.learner, roster.lists(learner) else {
            strangers.append(notice(of: file, by: grade.learner))
            return
        }
        let entry = Entry(learner: learner, lesson: grade.lesson ?? "")
        handedIn[entry, default: Works()].add(file.path)
        // Of free sessions, practice and interviews there can be as many as somebody likes.
        let isDrawn = TranscriptHeader.rounds.contains(entry.lesson) && entry.lesson != TranscriptHeader.exam
        if handedIn[entry]?.count == 2, !entry.lesson.isEmpty, !isDrawn { repeated.append(entry) }
    }

    private func notice(of file: GradedFile, by learner: String?) -> String {
        guard !hidesNames else { return "A transcript is of a learner who is not on the roster." }
        guard let learner else { return "\(file.path.quoted) names no learner." }
        // In a class with numbers for names each is like each other.
        let digits = learner.filter(\.isNumber)
        let likely = roster.learners.filter { $0.filter(\.isNumber) == digits }
        let meant = Spelling.closest(to: learner, among: likely)
        return "\(file.path.quoted) is of \"\(learner.clipped)\", who is not on the roster."
            + (meant.map { " Is that \"\($0.clipped)\"?" } ?? "")
    }

    /// What is missing, in the order of the roster.
    package var missing: [MissingTranscript] {
        roster.learners.flatMap { learner in
            lessons.filter { handedIn[Entry(learner: learner, lesson: $0)] == nil }.map {
                MissingTranscript(learner: shown(learner), lesson: $0)
            }
        }
    }

    /// What is told of the class besides: who handed in something twice, and, where the rubric names no lessons,
    /// who handed in nothing.
    package var notices: [String] {
        let twice = repeated.prefix(Self.noticeLimit).map { entry in
            let works = handedIn[entry] ?? Works()
            let paths = works.paths.map(\.quoted).joined(separator: ", ") + (works.count > 2 ? ", …" : "")
            return
                "\"\(shown(entry.learner).clipped)\" has \(works.count) transcripts of \(entry.lesson.clipped), "
                + "and each counts by itself" + (hidesNames ? "." : ": \(paths).")
        }
        let surplus = repeated.count - twice.count
        let others = surplus > 0 ? ["\(surplus) more such pairs are left out."] : []
        return twice + others + [absence].compactMap(\.self)
    }

    /// Who handed in nothing, where nothing says what there should be.
    private var absence: String? {
        guard lessons.isEmpty else { return nil }
        let present = Set(handedIn.keys.map(\.learner))
        let absent = roster.learners.filter { !present.contains($0) }
        guard !absent.isEmpty else { return nil }
        let names = absent.prefix(Self.noticeLimit).map { "\"\(shown($0).clipped)\"" }.joined(separator: ", ")
        return
            "Of \(absent.count) of the \(roster.learners.count) learners on the roster nothing was graded: "
            + names + (absent.count > Self.noticeLimit ? ", …" : ".")
    }

    private static let noticeLimit = 20

    private func shown(_ learner: String) -> String {
        hidesNames ? roster.pseudonym(of: learner) : learner
    }
}
