import Foundation
import Testing
import Tutor

/// Rounds of practice and interviews, by pipe and at the terminal, and what is kept of them.
@Suite("Practice")
struct PracticeTests {
    let program: Program
    let options: [String]

    init() throws {
        program = try Program()
        options = ["--data-dir", program.folder.path + "/data"]
    }

    private func statistics() throws -> [String: Any] {
        let result = try program.run(["stats", "--json"] + options)
        #expect(result.status == 0)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return try #require(json as? [String: Any])
    }

    @Test("Five questions place someone new, and lead to a plan of days with lessons and minutes")
    func placement() throws {
        // A misconception that shows in a lesson isn't practice.
        _ = try program.pipe("viewDidLoad loadView", arguments: ["learn", "lazy-view"] + options)
        let arguments = ["practice", "--seed", "7"] + options
        let lines = Array(repeating: "skip\nnext", count: 5).joined(separator: "\n")
        let first = try program.pipe(lines, arguments: arguments)
        #expect(first.flowing.contains("After 5 questions, you get a study plan."))
        let plan = #/  Your plan: [0-9]+ lessons in [0-9]+ days?, about ([0-9]+ h )?[0-9]+ min\./#
        #expect(first.output.contains(plan), "\(first.output)")
        #expect(first.output.contains(#/\n  Day 1, [0-9]+ min\n    learn /#), "\(first.output)")
        #expect(first.output.contains(#/\n    learn [0-9]+  .*, [0-9]+ min\n/#))
        #expect(try !program.pipe(lines, arguments: arguments).output.contains("plan"))
    }

    @Test("A card says what was asked and how it went, which misconception fell, and what is known")
    func card() throws {
        #expect(try program.run(["card"] + options).output.contains("Nothing to show yet."))
        let picture = program.folder.path + "/card.svg"
        let result = try program.pipe(
            "learn 2", "next", "skip", "card", "card svg \(picture)", arguments: options)
        let card = result.output
        #expect(card.contains(#/\n  viewdid: .* \([0-9] of [0-9] done\)\n  Questions:\n/#), "\(card)")
        #expect(card.contains(#/\n    shown +/#) && card.contains(#/\n    open +/#), "\(card)")
        #expect(try String(contentsOfFile: picture, encoding: .utf8).contains(">shown</text>"))
        let practice = ["practice", "--seed", "7"] + options
        let round = try program.pipe("skip", "leave", "card", arguments: practice)
        #expect(round.output.contains("  viewdid: practice (0 of 1 right)\n"), "\(round.output)")
        #expect(round.output.contains(#/\n  Right on the first try, by topic:\n +[a-z]+ +-{10}  0 of 1\n/#))
    }

    @Test("By pipe a question is asked, shown, followed by another, and kept")
    func pipe() throws {
        let result = try program.pipe(
            "hint", "nonsense", "q", "skip", "next", "skip", "leave",
            arguments: ["practice", "navigation", "--seed", "7"] + options)
        #expect(result.status == 0)
        #expect(result.output.contains("Practice on iOS 15 and later: push and pop."))
        #expect(result.output.contains("Question 1\n"))
        #expect(result.output.contains("Question 2\n"))
        #expect(result.output.contains("Hint 1 of"))
        #expect(result.output.contains("0 of 2 questions right on the first try."))
        #expect(!result.output.contains("session"), "there is none to come back to")
        #expect(result.output.contains("Did you mean: quit"))
        let kept = try statistics()
        #expect(kept["answered"] as? Int == 2)
        #expect(kept["right"] as? Int == 0)
        let progress = try program.run(["progress"] + options).output
        #expect(progress.hasPrefix("practice: 0 of 2 right on the first try, last on "), "\(progress)")
    }

    @Test("The same seed asks someone else who is new the same question")
    func answering() throws {
        let first = try program.pipe(
            "skip", "leave", arguments: ["practice", "tabs", "--seed", "3"] + options)
        #expect(first.output.contains("0 of 1 question right"))
        #expect(!first.output.contains("Your weakest topic"), "there is no other topic")
        let second = try program.pipe(
            "skip", "quit",
            arguments: ["practice", "tabs", "--seed", "3", "--data-dir", program.folder.path + "/other"])
        #expect(!second.output.contains("stats   practice"), "after the end nothing can be typed")
        let question = try #require(first.lines.first { $0.contains("Question 1") })
        #expect(second.lines.contains(question))
    }

    @Test("An interview says nothing on answers before its end, and reports by topic then")
    func interview() throws {
        let picture = program.folder.path + "/report.svg"
        let result = try program.pipe(
            "question", "hint", "play", "a", "b", "nothing", "1", "yes", "next", "a", "nothing", "yes", "1",
            "a",
            "nothing",
            "yes", "1", "a", "nothing", "yes", "1",
            arguments: ["interview", "--minutes", "2", "--seed", "11", "--svg", picture] + options)
        #expect(result.status == 0)
        let report = try #require(result.output.firstRange(of: "The interview is over:"))
        let before = result.output[..<report.lowerBound]
        for word in ["Right", "Wrong", "points", "Done", "Missed:"] {
            #expect(!before.contains(word), "\(word)")
        }
        #expect(before.contains("Noted: "))
        #expect(before.contains("  Noted: no answer.\n"), "what is left open is told as well")
        #expect(!before.contains(#/\n\n +\d+:\d\d left/#), "what can be typed stands below the question")
        #expect(before.components(separatedBy: "  Question 1\n").count == 3, "it can be shown again")
        #expect(!result.output.contains("right on the first try"), "each question has one answer")
        #expect(result.output[report.lowerBound...].contains(#/\n     a  /#), "choices have their letters")
        #expect(!result.output.contains("Back in the session"))
        #expect(before.contains("no help during an interview"))
        #expect(result.output[report.lowerBound...].contains("#") || result.output.contains("----------"))
        let drawing = try String(contentsOfFile: picture, encoding: .utf8)
        #expect(drawing.hasPrefix("<svg "))
        #expect(drawing.contains("viewdid: an interview (") && drawing.contains("Right on the first try"))
    }

    @Test("An interview does not begin if its picture has no place")
    func takenPicture() throws {
        for path in ["/dev/null", program.folder.path + "/nowhere/report.svg"] {
            let result = try program.run(["interview", "--svg", path] + options)
            #expect(result.status == 74)
            #expect(result.output.isEmpty && result.errors.contains(path))
        }
    }

    @Test("The name of a file may be one letter")
    func shortName() throws {
        try NewFile.validate("q")
    }

    @Test("A recorded interview is replayed and graded, and one with another question is not believed")
    func recordedInterview() throws {
        let file = program.folder.path + "/mine.transcript"
        _ = try program.pipe(
            "a", "yes", "nothing", "1", "a", "yes", "nothing",
            arguments: ["interview", "--minutes", "5", "--seed", "4", "--record", file] + options)
        let replay = try program.run(["replay", file])
        #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
        let grade = try program.run(["grade", "--format", "json", file])
        #expect(grade.status < 2, "\(grade.output)\(grade.errors)")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("lesson: interview\n"))
        #expect(text.contains("seed: 4\n"))
        let forged = try program.write(
            text.replacing("seed: 4\n", with: "seed: 5\n"), to: "forged.transcript")
        #expect(try program.run(["replay", forged]).status == 1)
    }

    @Test("An interview that was recorded when its seed brought other questions is replayed with those")
    func olderInterview() throws {
        let old = """
            viewdid-transcript: 1
            lesson: interview
            lesson-revision: questions-1
            seed: 4
            minutes: 5

              1   0.356  exercise q1-18zispfeea
              2   0.652  answer   a
                                  points 0

            """
        let file = try program.write(old, to: "old.transcript")
        let replay = try program.run(["replay", file])
        #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
        let newer = try program.write(
            old.replacing("lesson-revision: questions-1\n", with: ""), to: "newer.transcript")
        #expect(try program.run(["replay", newer]).status == 1)
    }

    @Test("Older releases are asked about when someone says so, and the recording knows it")
    func since() throws {
        let file = program.folder.path + "/old.transcript"
        let result = try program.pipe(
            "a", "a",
            arguments: ["interview", "--releases", "5", "--seed", "4", "--record", file] + options)
        #expect(result.output.contains("viewdid interview --minutes 20 --seed 4 --releases 5"))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("since: 5\n"))
        #expect(try program.run(["replay", file]).status == 0)
        let practice = try program.pipe(
            "leave", arguments: ["practice", "rotation", "--since", "5", "--seed", "4"] + options)
        #expect(practice.output.contains("Practice on iOS 5 and later: "))
        #expect(try program.run(["practice", "--help"]).output.contains("--releases"))
    }

    @Test("Practice that is recorded goes on where it was")
    func recordedPractice() throws {
        let file = program.folder.path + "/round.transcript"
        let arguments = ["practice", "loading", "--record", file] + options
        _ = try program.pipe("skip", "next", arguments: arguments)
        let second = try program.pipe("skip", "next", arguments: arguments)
        #expect(second.output.contains("Continuing after 1 question."))
        #expect(try program.run(["replay", file]).status == 0)
        #expect(try program.run(["grade", file]).status == 1)
    }

    @Test("What was answered is there after kill -9, and after Ctrl-C and Ctrl-D")
    func killed() throws {
        let first = try program.terminal(["practice", "memory", "--seed", "2"] + options)
        try first.expect("practice 1 ?")
        try first.enter("skip", until: "practice >")
        first.terminal.send(signal: SIGKILL)
        #expect(first.terminal.exitStatus() == 128 + SIGKILL)
        #expect(try statistics()["answered"] as? Int == 1)
        let second = try program.terminal(["practice", "memory", "--seed", "5"] + options)
        try second.expect("practice 1 ?")
        second.terminal.type("half an ans\u{3}", waitsForEditor: false)
        try second.enter("skip", until: "practice >")
        #expect(try statistics()["answered"] as? Int == 2)
        #expect(try second.enter("leave", until: "vc >").contains("You're in a session now"))
        #expect(second.leave() == 0)
    }

    @Test("Enter asks the next question behind an answer; Ctrl-D leaves the round with its report")
    func goingOn() throws {
        let conversation = try program.terminal(["practice", "memory", "--seed", "2"] + options)
        try conversation.expect("practice 1 ?")
        try conversation.enter("skip", until: "practice >")
        try conversation.enter("", until: "practice 2 ?")
        let left = try conversation.leaveLesson()
        #expect(left.contains("right on the first try"), "\(left)")
        #expect(conversation.leave() == 0)
    }

    @Test("The question on screen isn't scored when an interview is left, and more shows the report again")
    func leftInterview() throws {
        let conversation = try program.terminal(options, ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("interview", until: "interview 1 ?")
        try conversation.enter("next", until: "interview 2 ?")
        #expect(try conversation.enter("leave", until: "vc >").contains("0 of 1 question right."))
        try conversation.enter("state", until: "vc >")
        let again = try conversation.enter("more", until: "vc >")
        #expect(again.contains("0 of 1 question right.") && !again.contains("0 of 2"), "\(again)")
        #expect(conversation.leave() == 0)
    }

    @Test("At the prompt practice comes back to the session, and its answers can be forgotten")
    func prompt() throws {
        let conversation = try program.terminal(options)
        try conversation.expect("vc >")
        try conversation.enter("practice sheets", until: "practice 1 ?")
        try conversation.enter("skip", until: "practice >")
        let end = try conversation.enter("leave", until: "vc >")
        #expect(end.contains("0 of 1 question right on the first try"))
        #expect(end.contains("Back in the session, just as you left it."))
        #expect(try conversation.enter("stats", until: "vc >").contains("0 of 1 question was"))
        #expect(
            try conversation.enter("practice nowhere", until: "vc >").contains(
                "There's no topic named nowhere."))
        #expect(try conversation.enter("forget practice", until: "vc >").contains("Deleted your progress in"))
        #expect(try conversation.enter("stats", until: "vc >").contains("No practice questions answered yet"))
        #expect(
            try conversation.enter("practice beliefs", until: "vc >").contains(
                "You have no misconceptions to practice"))
        #expect(conversation.leave() == 0)
    }

    @Test(
        "A wrong belief that shows in a session or a lesson is asked about by practice, and is no answer of practice",
        arguments: [
            (
                ["launch vc", "predict background", "viewWillDisappear viewDidDisappear"]
                    + ["why viewWillDisappear"], [String]()
            ),
            (["goto home", "viewWillDisappear viewDidDisappear", "why"], ["learn", "home-button"]),
        ])
    func beliefsElsewhere(lines: [String], command: [String]) throws {
        let before = try program.pipe("leave", arguments: ["practice", "--beliefs"] + options)
        #expect(before.output.contains("You have no misconceptions to practice"))
        let told = try program.run(
            command + options, input: Data((lines + ["quit", ""]).joined(separator: "\n").utf8))
        #expect(told.output.contains("Many people think that"), "\(told.output)")
        let after = try program.pipe("leave", arguments: ["practice", "--beliefs", "--seed", "5"] + options)
        #expect(after.output.contains("Question 1"), "\(after.output)")
        #expect(after.output.contains("> background"), "\(after.output)")
        #expect(try statistics()["answered"] as? Int == 0)
        #expect(!(try program.run(["progress"] + options).output.contains("practice:")))
    }

    @Test(
        "What makes no sense is refused",
        arguments: [
            ["practice", "nowhere"], ["practice", "tabs", "--beliefs"], ["interview", "--minutes", "0"],
            ["interview", "--seed", "x"],
            ["practice", "--since", "1"],
            ["interview", "--releases", "99"],
        ])
    func refusing(arguments: [String]) throws {
        #expect(try program.run(arguments + options).status == 64)
    }
}
