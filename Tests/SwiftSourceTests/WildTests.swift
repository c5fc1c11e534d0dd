import CommandLanguage
import Foundation
import Lifecycle
import Session
import SwiftSource
import TestSupport
import Testing

/// Code as it is written in apps, with what must and must not be said of it.
///
/// Comments at the top say how the files are run (`run`), what happens (`says`) and what does not (`never`): the beginning of
/// an entry as ``Simulation/eventLines`` writes it. `// file: NAME` begins another file.
@Suite("Code as it is found in apps")
struct WildTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Wild")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()

    @Test("There are files") func files() { #expect(Self.names.count >= 40) }

    @Test("What happens is what a file says at its top, and nothing that it rules out", arguments: names)
    func events(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        var files: [(name: String, text: String)] = [(name, "")]
        var run: [String] = [], says: [String] = [], never: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let command = line.value(of: "run") { run.append(command) }
            if let event = line.value(of: "says") { says.append(event) }
            if let event = line.value(of: "never") { never.append(event) }
            if let file = line.value(of: "file") { files.append((file, "")) }
            files[files.count - 1].text += line + "\n"
        }
        var program = Program()
        for file in files { program.add(try SwiftReader.program(in: file.text, file: file.name).program) }
        program.assumesNibs = true
        var session = Session(Session.Start(code: .standard, program: program))
        #expect(session.problem == nil)
        for line in run {
            for reply in session.enter(line) { #expect(!reply.isFailure, "\(line): \(reply)") }
        }
        let events = session.simulation.eventLines
        for event in says {
            #expect(events.contains { $0.hasPrefix(event) }, "\(event), in \(events)")
        }
        for event in never {
            #expect(!events.contains { $0.hasPrefix(event) }, "\(event), in \(events)")
        }
    }

    @Test("Everything unknown has a place")
    func places() throws {
        let text = """
            let shared = Store()()
            class Feed: UIViewController {
                let store = Store.make()
                lazy var other = Store.other()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    other.use(shared)
                }
            }
            """
        let program = try SwiftReader.program(in: text, file: "Feed.swift").program
        var session = Session(Session.Start(code: .standard, program: program))
        _ = session.enter("launch Feed as feed")
        let trace = session.simulation.trace
        let places = (0..<trace.count).filter { if case .skipped = trace[$0].event { true } else { false } }
            .map { trace.place(of: $0)?.line }
        #expect(places.allSatisfy { $0 != nil })
        #expect(Set(places) == [1, 3, 4])
    }
}
