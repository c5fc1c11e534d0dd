import CommandLanguage
import Foundation
import Lifecycle
import Session
import StoryboardSource
import SwiftSource
import TestSupport
import Testing

/// Storyboards and nibs in files, with code that uses them.
///
/// Each folder is an app. Comments at the top of its Swift file say how it is run (`run`), what happens (`says`), the
/// callbacks of which controllers come one after the other (`order`), and what does not happen (`never`).
@Suite("Storyboards and nibs in files")
struct StoryboardTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Drawn")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test("There are apps") func apps() { #expect(Self.names.count >= 6) }

    @Test("What happens is what the code says at its top", arguments: names)
    func events(name: String) throws {
        let app = Self.folder.appending(path: name)
        var program = Program(), run: [String] = [], says: [String] = [], never: [String] = []
        for file in try FileManager.default.contentsOfDirectory(atPath: app.path).sorted() {
            let data = try Data(contentsOf: app.appending(path: file))
            if file.hasSuffix(".swift") {
                let text = String(decoding: data, as: UTF8.self)
                program.add(try SwiftReader.program(in: text, file: file).program)
                for line in text.split(separator: "\n").map(String.init) {
                    if let command = line.value(of: "run") { run.append(command) }
                    if let event = line.value(of: "says") { says.append(event) }
                    if let event = line.value(of: "never") { never.append(event) }
                }
            } else if let drawn = try InterfaceReader.file([UInt8](data), path: file) {
                program.interfaceFiles.append(drawn)
            }
        }
        program.assumesNibs = true
        var session = Session(Session.Start(code: .standard, program: program))
        #expect(session.problem == nil)
        for line in run {
            for reply in session.enter(line) { #expect(!reply.isFailure, "\(line): \(reply)") }
        }
        let events = session.simulation.eventLines
        var rest = events[...]
        for event in says {
            guard let place = rest.firstIndex(where: { $0.hasPrefix(event) }) else {
                Issue.record("\(event) is missing, or comes too early, in \(events)")
                continue
            }
            rest = rest[(place + 1)...]
        }
        for event in never { #expect(!events.contains { $0.hasPrefix(event) }, "\(event), in \(events)") }
    }

    @Test(
        "A file that is no storyboard is refused with its place",
        arguments: [
            ("<document>\n<scenes>\n", 3), ("", 1), ("<a>\n<b></a>", 2),
            ("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document/>", 2),
            (String(repeating: "<view>\n", count: 300), 201),
            ("<document>\n<view \(String(repeating: "a='' ", count: 50_000))/></document>", 2),
            ("<document>\n<!-- - -->\n\(String(repeating: "<!--", count: 100_000))", 3),
            ("<document>\n<!-- \(String(repeating: "-- ", count: 100_000))--></document>", 2),
            ("<document><![CDATA[\n<!-- a -- b -->\n]]><a>\n", 4),
        ])
    func refusals(text: String, line: Int) {
        let error = #expect(throws: InterfaceError.self) {
            _ = try InterfaceReader.file(Array(text.utf8), path: "Folder/Main.storyboard")
        }
        #expect(error?.file == "Folder/Main.storyboard")
        #expect(error?.line == line)
    }

    @Test("A tag of any length is read", .timeLimit(.minutes(1)))
    func longTag() throws {
        let attributes = (0..<50_000).map { "a\($0)='>'" }.joined(separator: " ")
        let text = "<document \(attributes)><!-- don't --><scenes/></document>"
        #expect(try InterfaceReader.file(Array(text.utf8), path: "Main.storyboard")?.scenes.isEmpty == true)
    }

    @Test("A file in another encoding is refused, in which a declaration would not be seen")
    func encodings() {
        let ascii = "<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>"
        let wide: [UInt8] = "<document/>".utf8.flatMap { [$0, 0] }
        let files: [[UInt8]] = [Array(ascii.utf8), [0xFF, 0xFE] + wide, wide, [0xC3, 0x28]]
        for bytes in files {
            let error = #expect(throws: InterfaceError.self) {
                _ = try InterfaceReader.file(bytes, path: "Main.storyboard")
            }
            #expect(error?.message.contains("UTF-8") == true)
        }
    }

    @Test("Of two views with one identifier the first counts", .timeLimit(.minutes(10)))
    func doubledViews() throws {
        let text = """
            <document><scenes><scene><objects>
            <viewController id="A" sceneMemberID="viewController"><view key="view" id="R"><subviews>
            <view id="B"><subviews><view id="B"/></subviews></view></subviews></view>
            <connections><outlet property="box" destination="B"/></connections></viewController>
            </objects></scene></scenes></document>
            """
        let file = try InterfaceReader.file(Array(text.utf8), path: "Main.storyboard")
        let drawing = try #require(file?.scenes.first?.drawing)
        #expect(drawing.outlets == ["box"])
        #expect(drawing.superviews.isEmpty)
    }

    @Test(
        "What is not of the app is left out",
        arguments: [
            "<document launchScreen=\"YES\"><scenes/></document>",
            "<document targetRuntime=\"MacOSX.Cocoa\"><scenes/></document>",
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
        ])
    func leftOut(text: String) throws {
        #expect(try InterfaceReader.file(Array(text.utf8), path: "Launch.storyboard") == nil)
    }
}
