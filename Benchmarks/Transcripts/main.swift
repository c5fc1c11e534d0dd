import Course
import Foundation
import Session

// Makes transcripts of a class as large as one likes, the same from the same seed.
//
// What learners do at an exercise is played on the engine once for each way of doing it, so that every outcome is what a
// recording would hold. A transcript is then a way through a lesson: for each exercise one of these ways, the likely ones
// more often, with a learner's own pauses between the entries. One in ten was changed or cut off afterward.
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
    let recorded = lesson.transcript(of: "learner-\(1 + number / lessons.count)", using: &dice)
    let text = changed(recorded, using: &dice)
    bytes += text.utf8.count
    try Data(text.utf8).write(to: group.appendingPathComponent("\(100_000 + number).transcript"))
}
/// Changes or cuts off a transcript, or leaves it as it is, which is most often.
func changed(_ text: String, using dice: inout Dice) -> String {
    guard dice.happens(0.1) else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let answers = lines.indices.filter { lines[$0].contains("  answer ") }
    guard let place = answers.randomElement(using: &dice) else { return text }
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: return String(text.prefix(Int.random(in: 0...text.count, using: &dice)))
    case 1: return text.replacing("points 0\n", with: "points 1\n", maxReplacements: 1)
    case 2: lines.remove(at: place)
    default:
        // An answer that hardly anyone else gives.
        let words = lines[place].split(separator: " ", omittingEmptySubsequences: true)
        let begin = words.prefix(3).joined(separator: " ")
        lines[place] = "  " + begin + " " + words.dropFirst(3).shuffled(using: &dice).joined(separator: " ")
    }
    return lines.joined(separator: "\n")
}

print("\(count) transcripts, \(bytes / max(1, count)) bytes each")
