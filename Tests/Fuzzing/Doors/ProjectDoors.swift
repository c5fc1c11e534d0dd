import Checks
import Lifecycle
import Session
import StoryboardSource
import SwiftSource

extension Door {
    /// Reads an input as a storyboard and as a nib, and runs an app whose code has the classes that are drawn.
    static func driveNib(_ input: [UInt8]) throws(Fault) {
        let lineCount = String(decoding: input, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).count
        let drawn: InterfaceFile
        do throws(InterfaceError) {
            guard let file = try InterfaceReader.file(input, path: "App/Main.storyboard") else { return }
            drawn = file
        } catch {
            try demand((1...lineCount).contains(error.line), "there is no line \(error.line) of \(lineCount)")
            try demand(error.column >= 1, "there is no column \(error.column)")
            return try demand(!error.message.isEmpty, "a problem has no words")
        }
        let work = Work(), printout = Printout(for: input)
        guard var program = try? SwiftReader.program(in: Self.codeOfTheDrawing, file: "Input.swift").program
        else { throw Fault("the code of the app cannot be read") }
        program.interfaceFiles = [drawn]
        program.assumesNibs = true
        var session = WatchedSession(
            Session.Start(code: .standard, program: program, limit: work.limit), printout, work)
        for statement in [
            "launch Main", "new Feed as feed", "feed.view", "present feed", "memory warning", "dismiss",
        ] {
            try session.enter(statement)
        }
        for scene in drawn.scenes.prefix(4) {
            guard let identifier = scene.identifier else { continue }
            try session.enter(
                "let made = storyboard.instantiateViewController(withIdentifier: \"\(identifier)\")")
            try session.enter("feed.performSegue(withIdentifier: \"\(identifier)\", sender: nil)")
        }
        try session.ask(completing: "feed.")
    }

    /// Classes that the drawings among the seeds name.
    private static let codeOfTheDrawing = """
        class Feed: UIViewController {
            @IBOutlet var label: UILabel!
            @IBOutlet weak var cover: UIView?
            override func viewDidLoad() { super.viewDidLoad(); print(label as Any, cover as Any) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print(segue.destination) }
            @IBAction func unwind(_ segue: UIStoryboardSegue) { print("back") }
        }
        class Detail: UIViewController { @IBOutlet var button: UIButton! }
        class Root: UINavigationController {}
        """

    /// Reads an input as the settings of a project, and asks what they exclude.
    static func driveSettings(_ input: [UInt8]) throws(Fault) {
        let text = String(decoding: input, as: UTF8.self)
        do throws(CheckSettingsError) {
            let settings = try CheckSettings(text, path: ".viewdid.yml")
            for path in ["App/Feed.swift", "Feed.swift", "a/b/c/d/e/f.swift", "./Pods/x/../y.swift", "", "/"]
            {
                _ = settings.excludes(path)
            }
        } catch {
            let lineCount = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
            try demand((1...lineCount).contains(error.line), "there is no line \(error.line) of \(lineCount)")
            try demand(error.column >= 1, "there is no column \(error.column)")
        }
    }
}
