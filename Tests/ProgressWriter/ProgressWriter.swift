import Foundation
import Progress

/// Records attempts in a folder, one after the other, and prints the exercise of each that was saved.
///
/// Arguments: the folder, the writer's name, and how many attempts to record.
@main
enum ProgressWriter {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = Int(arguments[3]) else {
            return print("usage: ProgressWriter FOLDER NAME COUNT")
        }
        let name = arguments[2]
        let store = ProgressStore(folder: arguments[1])
        let run = try store.startRun(of: name, revision: "r1", date: Date(timeIntervalSince1970: 0))
        for number in 1...count {
            let attempt = Attempt(
                run: run, lesson: name, revision: "r1", exercise: "\(name)-\(number)", outcome: .solved,
                points: 1, hints: 0, answer: "loadView viewDidLoad",
                date: Date(timeIntervalSince1970: Double(number)))
            try store.record(attempt)
            FileHandle.standardOutput.write(Data("\(attempt.exercise)\n".utf8))
        }
    }
}
