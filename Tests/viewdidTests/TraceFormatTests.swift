import Foundation
import Testing

/// The JSON of a run, held against its documentation.
@Suite("The trace format")
struct TraceFormatTests {
    let program: Program
    let documentation: String

    init() throws {
        program = try Program()
        documentation = try Readme.file("Documentation/trace-format.md")
    }

    @Test("The documented example is what the program prints")
    func example() throws {
        let blocks = Readme.blocks(of: documentation)
        let (script, json) = try (#require(blocks.first), #require(blocks.last))
        let result = try program.run(["run", try program.write(script, to: "example.viewdid"), "--json"])
        #expect(result.status == 0)
        #expect(result.output == json)
    }

    @Test(
        "Every key is documented, and the keys that must be there are",
        arguments: [
            "class Login; new Login as login\naccess view\nlaunch",
            "override loadView reading view\naccess view",
            "ios 5\naccess view\nmemory warning\nviewDidLoad",
            "override viewWillAppear without super\nlaunch animated",
            "launch\nlaunch\nis view loaded", "",
        ])
    func keys(script: String) throws {
        let result = try program.run(["run", try program.write(script, to: "a.viewdid"), "--json"])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(document["format"] as? String == "viewdid-trace")
        #expect(document["version"] as? Int == 1)
        let ofOtherRuns: Set = ["answers", "unknown", "understood", "alternatives", "windows"]
        #expect(Set(document.keys) == documented("The document").subtracting(ofOtherRuns))
        for command in try #require(document["commands"] as? [[String: Any]]) {
            #expect(Set(command.keys).isSubset(of: documented("A command")))
            #expect(Set(command.keys).isSuperset(of: ["line", "command", "outcome", "entries"]))
            for entry in try #require(command["entries"] as? [[String: Any]]) {
                #expect(Set(entry.keys).isSubset(of: documented("An entry")))
                #expect(
                    Set(entry.keys).isSuperset(
                        of: ["index", "depth", "turn", "kind", "receiver", "receiverClass", "name", "rule"]))
                let kind = try #require(entry["kind"] as? String)
                #expect(documentation.contains("`\(kind)`"))
            }
        }
    }

    @Test("Further windows are listed, and a view says which one it moves to")
    func windows() throws {
        let script = """
            class Cover: UIView { override func didMoveToWindow() { super.didMoveToWindow() } }
            class Feed; new Feed as feed; new Feed as panel; launch feed
            new window as overlay; level overlay 2000; window overlay root panel
            new window as gone; release window gone
            view cover: Cover in panel; make key and visible overlay
            """
        let result = try program.run(["run", try program.write(script, to: "a.viewdid"), "--json"])
        #expect(result.status == 0, "\(result.errors)")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let windows = try #require(document["windows"] as? [[String: Any]])
        #expect(windows.allSatisfy { Set($0.keys) == documented("A window") })
        #expect(windows.compactMap { $0["name"] as? String } == ["window", "overlay"])
        #expect(windows.compactMap { $0["root"] as? String } == ["feed", "panel"])
        #expect(windows.compactMap { $0["isKey"] as? Bool } == [false, true])
        #expect(windows.compactMap { $0["isVisible"] as? Bool } == [true, true])
        #expect(windows.compactMap { $0["level"] as? Double } == [0, 2000])
        let entries = try #require(document["commands"] as? [[String: Any]])
            .flatMap { $0["entries"] as? [[String: Any]] ?? [] }
        let moves = entries.filter { $0["receiverClass"] as? String == "Cover" }
            .filter { $0["name"] as? String == "didMoveToWindow" }
        #expect(moves.compactMap { $0["window"] as? String } == ["overlay"])
        #expect(Set(entries.flatMap(\.keys)).isSubset(of: documented("An entry")))
    }

    @Test("A device that gives way to another is told on standard error, and is no fault")
    func exchangedDevice() throws {
        let file = try program.write("device iPad\naccess view\n", to: "a.viewdid")
        let result = try program.run(["run", file, "--json"])
        #expect(result.status == 0)
        let moved = "iOS 17 doesn't run on the first iPad, so the app moves to iPad Pro."
        #expect(result.errors == "\(file):1: \(moved)\n")
        #expect(result.output.contains("\"device\" : \"iPad Pro\""))
    }

    @Test("Faults go to standard error with their place, and the rest is printed")
    func faults() throws {
        let file = try program.write("access view\nacess veiw\nexpect viewDidLoad\n", to: "a.viewdid")
        let result = try program.run(["run", file, "--json"])
        #expect(result.status == 1)
        let errors = result.errors.split(separator: "\n")
        #expect(errors.count == 2)
        #expect(errors.first?.hasPrefix("\(file):2: There's no command named acess veiw.") == true)
        #expect(errors.last?.hasPrefix("\(file):3: expected viewDidLoad, found loadView viewDidLoad") == true)
        #expect(result.output.contains("\"name\" : \"viewDidLoad\""))
    }

    /// The keys that the table below a heading names.
    private func documented(_ heading: String) -> Set<String> {
        let section = documentation.components(separatedBy: "## \(heading)\n").last ?? ""
        let rows = section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n")
        return Set(rows.filter { $0.hasPrefix("| `") }.map { $0.components(separatedBy: "`")[1] })
    }
}
