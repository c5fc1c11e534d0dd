import Course
import Foundation
import Session

// Makes transcripts of a class as large as one likes, the same from the same seed.
//
// What learners do at an exercise is played on the engine once for each way of doing it, so that every outcome is what a
// recording would hold. A transcript is then a way through a lesson: for each exercise one of these ways, the likely ones
// more often, with a learner's own pauses between the entries.
//
// Usage: make-transcripts COUNT SEED FOLDER [LESSONS]

let arguments = CommandLine.arguments
guard arguments.count > 3, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
    print("Usage: make-transcripts COUNT SEED FOLDER [LESSONS]")
    exit(64)
}
let library = LessonLibrary(.onDisk(arguments.count > 4 ? arguments[4] : "Lessons"))
var dice = Dice(seed: seed)
let lessons = try library.lessons.prefix(20).map { try PlayedLesson($0, using: &dice) }
print(
    "\(lessons.count) lessons, \(lessons.reduce(0) { $0 + $1.ways.count }) exercises,",
    "\(lessons.reduce(0) { $0 + $1.ways.reduce(0) { $0 + $1.count } }) ways")

let folder = URL(fileURLWithPath: arguments[3], isDirectory: true)
var bytes = 0
for number in 0..<count {
    let group = folder.appendingPathComponent("group-\(1000 + number / 1000)", isDirectory: true)
    if number.isMultiple(of: 1000) {
        try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    }
    let lesson = lessons[number % lessons.count]
    let text = lesson.transcript(of: "learner-\(1 + number / lessons.count)", using: &dice)
    bytes += text.utf8.count
    try Data(text.utf8).write(to: group.appendingPathComponent("\(100_000 + number).transcript"))
}
print("\(count) transcripts, \(bytes / max(1, count)) bytes each")
