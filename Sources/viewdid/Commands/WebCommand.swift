import ArgumentParser
import Course
import Foundation
import Reports
import Tutor
import VisibleText

/// The tutor as a page.
struct WebCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "web", abstract: "Write a page for browsers with the lessons of a folder.",
        discussion: """
            The page needs no network and no other file. make web builds the first one, viewdid.html, from which this command \
            takes everything but the lessons.
            """)

    @Option(name: .long, help: "The page to take everything but the lessons from.", completion: .file())
    var page: String

    @Option(name: .long, help: "The folder of the lessons.", completion: .directory)
    var lessons: String?

    @Option(name: .long, help: "The new page.", completion: .file())
    var out: String

    func run() throws {
        try NewFile.validate(out)
        let text = try? String(contentsOfFile: page, encoding: .utf8)
        guard let old = text.flatMap({ CoursePage($0) }) else {
            throw ValidationError("\(page.visible) isn't a page that make web has built.")
        }
        let library = ProgramSettings(lessons: lessons).shelf.library
        guard !library.lessons.isEmpty, let handbook = Handbook.shared else { throw ProgramOptions.noLessons }
        try NewFile.write(old.with(CourseData(library.lessons, handbook)), to: out)
    }
}
