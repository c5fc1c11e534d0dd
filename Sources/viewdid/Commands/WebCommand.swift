import ArgumentParser
import Course
import Foundation
import Platform
import Reports
import Tutor
import VisibleText

/// The tutor as a page.
struct WebCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "web",
        abstract: "Open the tutor in a browser, or write a page with your own lessons or exam.",
        discussion: """
            The page needs no network and no other file. make web builds it, and it is installed with the program. Without a \
            desktop, its path is printed.
            """)

    @Option(
        name: .long, help: "The page to open, or to take everything but the lessons from.",
        completion: .file())
    var page: String?

    @Option(name: .long, help: "The folder of the lessons.", completion: .directory)
    var lessons: String?

    @Option(
        name: .long, help: "The file that describes an exam, to write a page that gives it.",
        completion: .file())
    var exam: String?

    @Option(name: .long, help: "The new page.", completion: .file())
    var out: String?

    func run() throws {
        let beside = LessonShelf.besideProgram("viewdid.html") { FileManager.default.fileExists(atPath: $0) }
        guard let page = page ?? beside else {
            throw ValidationError(
                "This program came without the page. Name one that make web has built: --page FILE")
        }
        if let out { try NewFile.validate(out) }
        let text = try? String(contentsOfFile: page, encoding: .utf8)
        guard let old = text.flatMap({ CoursePage($0) }) else {
            throw ValidationError("\(page.visible) isn't a page that make web has built.")
        }
        guard let out else {
            guard lessons == nil, exam == nil else {
                throw ValidationError("To write a page, add --out FILE.")
            }
            return try open(page)
        }
        let library = ProgramSettings(lessons: lessons).shelf.library
        guard !library.lessons.isEmpty, let handbook = Handbook.shared else { throw ProgramOptions.noLessons }
        let exam = try exam.map(ExamCommand.readExam)
        try NewFile.write(old.with(CourseData(library.lessons, handbook, exam: exam)), to: out)
    }

    /// Opens a page, or says where it is.
    private func open(_ page: String) throws {
        let path = URL(fileURLWithPath: page).path
        let isOpened = PageOpener(variables: .ofProcess)?.open(path) ?? false
        let what = isOpened ? "Opened" : "Open this page in a browser:"
        try StandardOutput.write(document: "\(what) \(path.visible)\n")
    }
}
