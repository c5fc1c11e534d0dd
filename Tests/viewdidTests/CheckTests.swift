import Foundation
import Testing

@Suite("Checking Swift files")
struct CheckTests {
    let program: Program

    init() throws { program = try Program() }

    private static let wrong = """
        class Feed: UIViewController {
            override func viewDidLoad() {
                title = "Feed"
            }
        }
        """

    @Test("The exit status is 1 for a finding, 0 for none and 2 for what is no Swift or not there")
    func status() throws {
        let wrong = try program.write(Self.wrong, to: "App/Feed.swift")
        let right = try program.write("class Feed: UIViewController {}", to: "Right.swift")
        let broken = try program.write("class {", to: "Broken.swift")
        let found = try program.run(["check", program.folder.path + "/App"])
        #expect(found.status == 1)
        #expect(
            found.output.contains("\(wrong):2:19: warning: viewDidLoad doesn't call super. [super.missing]"))
        #expect(try program.run(["check", right]).status == 0)
        let failed = try program.run(["check", broken, wrong])
        #expect(failed.status == 2)
        #expect(failed.errors.contains("\(broken):1:"))
        #expect(failed.output.contains("[super.missing]"))
        #expect(try program.run(["check", program.folder.path + "/nowhere"]).status == 2)
    }

    @Test("What can be mended is mended, and then nothing is left")
    func fix() throws {
        let file = try program.write(Self.wrong, to: "Feed.swift")
        #expect(try program.run(["check", "--fix", file]).status == 0)
        #expect(
            try String(contentsOfFile: file, encoding: .utf8)
                == Self.wrong.replacing("() {\n", with: "() {\n        super.viewDidLoad()\n"))
        let again = try program.run(["check", "--fix", file])
        #expect(again.status == 0)
        #expect(again.errors.isEmpty)
    }

    @Test("A file keeps its permissions, and one that may not be written stays as it is")
    func permissions() throws {
        let files = FileManager.default
        let file = try program.write(Self.wrong, to: "Feed.swift")
        try files.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file)
        #expect(try program.run(["check", "--fix", file]).status == 0)
        let mode = try files.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o750)
        let locked = try program.write(Self.wrong, to: "Locked.swift")
        try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: locked)
        let refused = try program.run(["check", "--fix", locked])
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Nothing in it was fixed."))
        #expect(try String(contentsOfFile: locked, encoding: .utf8) == Self.wrong)
    }

    @Test("What holds a screen is found, too, where the screen dismisses itself", arguments: [1, 5])
    func selfDismissal(seconds: Int) throws {
        let file = try program.write(
            """
            class Toast: UIViewController {
                var onEnd: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onEnd = { print(self.title ?? "") }
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds)) { self.dismiss(animated: true) }
                }
            }
            """, to: "Toast.swift")
        let result = try program.run(["check", file])
        #expect(result.output.contains(":5:17: warning: Toast retains itself"), "\(result.output)")
        #expect(result.output.contains("[memory.retain-cycle]"))
    }

    @Test("A folder without Swift is not one in which all is well")
    func nothing() throws {
        _ = try program.write("", to: "App/notes.md")
        let result = try program.run(["check", program.folder.path + "/App"])
        #expect(result.status == 2)
        #expect(result.errors.contains("contains no Swift files"))
    }

    @Test("The settings of the folder count, and wrong ones are told with their place")
    func settings() throws {
        let folder = program.folder.path + "/App"
        _ = try program.write(Self.wrong, to: "App/Feed.swift")
        _ = try program.write(Self.wrong, to: "App/Vendor/Old.swift")
        let settings = try program.write("excluded: [Vendor]\n", to: "App/.viewdid.yml")
        #expect(try program.run(["check", folder, "--format", "xcode"]).lines.count == 1)
        _ = try program.write("disabled: [super.missing]\n", to: "App/.viewdid.yml")
        #expect(try program.run(["check", folder]).status == 0)
        _ = try program.write("disabled: [all]\n", to: "App/.viewdid.yml")
        let wrong = try program.run(["check", folder])
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("\(settings):1:12: there is no kind all"))
    }

    @Test("Settings are read up to their own limit, which is told")
    func longSettings() throws {
        let file = try program.write(Self.wrong, to: "Feed.swift")
        let comment = "# " + String(repeating: "x", count: 64_000)
        let settings = try program.write(comment, to: "long.yml")
        let result = try program.run(["check", file, "--config", settings])
        #expect(result.status != 0)
        #expect(result.errors.contains("\(settings) is longer than 64 kB"))
    }

    @Test("Each form comes out whole, and nothing of a file's reaches the terminal as more than text")
    func formats() throws {
        let file = try program.write(
            "class Feed: UIViewController { let \u{1B} = 1 }\n\(Self.wrong)", to: "Bad.swift")
        let bad = try program.run(["check", file])
        #expect(bad.status == 2)
        #expect(!(bad.output + bad.errors).contains("\u{1B}"))
        let good = try program.write(Self.wrong, to: "Feed.swift")
        for format in ["json", "sarif"] {
            let output = try program.run(["check", good, "--format", format]).output
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        }
        #expect(try program.run(["check", "--kinds"]).lines.count >= 20)
    }
}
