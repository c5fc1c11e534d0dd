import Foundation
import TestSupport
import Synchronization
import Testing

@testable import Checks

@Suite("Finding the files")
struct SearchTests {
    @Test("Folders are gone through by name; other people's code is left out, and projects are told apart")
    func folders() throws {
        let folder = try TemporaryFolder()
        for path in [
            "B/App.xcodeproj/project.pbxproj", "B/Sources/Two.swift", "B/Pods/Pod.swift", "A/One.swift",
            "A/Package.swift", "B/.build/Made.swift", "B/Core/Package.swift", "B/Core/Three.swift", "C.swift",
            "notes.md",
        ] { _ = try folder.write("", to: path) }
        let search = SourceSearch([folder.url.path])
        let root = folder.url.path
        #expect(
            search.files.map(\.path)
                == ["A/One.swift", "B/Core/Three.swift", "B/Sources/Two.swift", "C.swift"].map {
                    root + "/" + $0
                })
        // A package in an app's folder is a part of the app.
        #expect(search.files.map(\.project) == [root + "/A", root + "/B", root + "/B", root])
        #expect(search.problems.isEmpty)
    }

    @Test(
        "Packages beside an app's folder belong to the app if its project, or one of them, names them",
        arguments: [
            ("relativePath = ../Core;", ["App", "App", "App"]),
            ("relativePath = \"../More\"; relativePath = ../../Elsewhere;", ["App", "App", "App"]),
            ("relativePath = ../Other;", ["App", "Core", "Core"]),
        ])
    func packages(reference: String, projects: [String]) throws {
        let folder = try TemporaryFolder()
        for (path, text) in [
            ("App/App.xcodeproj/project.pbxproj", reference), ("App/One.swift", ""), ("Core/Two.swift", ""),
            ("Core/Package.swift", ".package(name: \"More\", path: \"../More\")"), ("More/Three.swift", ""),
            ("More/Package.swift", ".package(path: \"../Core\")"),
        ] { _ = try folder.write(text, to: path) }
        let files = SourceSearch([folder.url.path]).files
        #expect(files.map(\.project) == projects.map { folder.url.path + "/" + $0 })
    }

    @Test("An app and packages that name each other in a circle are gone through")
    func circle() throws {
        let folder = try TemporaryFolder()
        for (path, text) in [
            ("A/Package.swift", ".package(path: \"../B\")"), ("B/Package.swift", ".package(path: \"../C\")"),
            ("C/C.xcodeproj/project.pbxproj", "relativePath = ../B;\n"), ("A/One.swift", ""),
            ("B/Two.swift", ""),
            ("C/Three.swift", ""),
        ] { _ = try folder.write(text, to: path) }
        #expect(SourceSearch([folder.url.path]).files.count == 3)
    }

    @Test(
        "An app that runs on iPhones alone shows no popovers",
        arguments: [
            (["1"], false), (["\"1,2\"", "1"], true), ([], nil), (["4", "1"], false),
            (["1;};\nTEST_TARGET_NAME = App;\n\tFAMILY = \"1,2\""], false),
            (["1;};\nSKIP_INSTALL = YES;\n\tFAMILY = \"1,2\""], false),
        ] as [([String], Bool?)])
    func families(_ families: [String], isForPad: Bool?) async throws {
        let folder = try TemporaryFolder(), sheets = Checking.folder("Pairs") + "/Given.swift"
        let settings = families.map { "\t\t\t\tFAMILY = \($0);\n" }.joined()
            .replacingOccurrences(of: "FAMILY", with: "TARGETED_DEVICE_FAMILY")
        _ = try folder.write(settings, to: "App.xcodeproj/project.pbxproj")
        _ = try folder.write(String(contentsOfFile: sheets, encoding: .utf8), to: "App/Sheets.swift")
        let files = SourceSearch([folder.url.path]).files
        #expect(files.map(\.isForPad) == [isForPad])
        let report = await Checker(tasks: 1) { try String(contentsOfFile: $0, encoding: .utf8) }.check(files)
        let isFound = report.findings.contains { $0.kind == .presentWithoutSource }
        #expect(isFound == (isForPad != false))
    }

    @Test("A file whose name is no text in UTF-8 is told of, and its neighbours are found")
    func nameIsNotText() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("", to: "One.swift")
        for ending in [".swift", ".md"] {
            let path =
                Array((folder.url.path + "/a").utf8CString.dropLast()) + [-1] + Array(ending.utf8CString)
            close(open(path, O_CREAT | O_WRONLY, 0o600))
        }
        let search = SourceSearch([folder.url.path])
        #expect(search.files.map(\.path) == [folder.url.path + "/One.swift"])
        #expect(search.problems.count == 1)
        #expect(search.problems.first?.contains("a\u{FFFD}.swift was skipped") == true)
    }

    @Test("Folders with a dot in their names are gone through, and packages are not")
    func dots() throws {
        let folder = try TemporaryFolder()
        for path in [
            "Rocket.Chat/One.swift", "App.iOS/Two.swift", "Some.framework/Three.swift",
            "Assets.xcassets/Four.swift", ".hidden/Five.swift",
        ] { _ = try folder.write("", to: path) }
        #expect(
            SourceSearch([folder.url.path]).files.map(\.path)
                == ["App.iOS/Two.swift", "Rocket.Chat/One.swift"].map { folder.url.path + "/" + $0 })
    }

    @Test("What is named is read, whatever it is called, and once")
    func named() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "Pods/Pod.swift")
        #expect(SourceSearch([file, file]).files.map(\.path) == [file])
    }

    @Test("A path that is not there is told")
    func missing() {
        #expect(SourceSearch(["nowhere"]).problems == ["There's no file or folder named nowhere."])
    }

    @Test("A folder without Swift is told, unless the settings leave out what is there")
    func nothing() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("", to: "Pods/Pod.swift")
        let path = folder.url.path
        #expect(SourceSearch([path]).problems == ["The folder \(path) contains no Swift files."])
        #expect(SourceSearch([path]) { $0.hasSuffix("One.swift") }.problems.count == 1)
        _ = try folder.write("", to: "One.swift")
        #expect(SourceSearch([path]) { $0.hasSuffix("One.swift") }.problems.isEmpty)
    }

    @Test("A folder that lies too deep is told")
    func tooDeep() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("", to: String(repeating: "a/", count: 66) + "One.swift")
        let search = SourceSearch([folder.url.path])
        #expect(search.files.isEmpty)
        #expect(search.problems.count == 1)
    }

    @Test("A link to a folder above is not followed")
    func links() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("", to: "A/One.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/A/Again", withDestinationPath: folder.url.path)
        #expect(SourceSearch([folder.url.path]).files.count == 1)
    }

    @Test("Classes of two projects may have the same names")
    func projects() async {
        let text = "class Feed: UIViewController { override func viewDidLoad() {} }"
        let files = ["A/Feed.swift", "B/Feed.swift"].map {
            SourceSearch.File(path: $0, project: String($0.prefix(1)))
        }
        let report = await Checker(tasks: 2) { _ in text }.check(files)
        #expect(report.findings.count == 2)
        #expect(report.controllers == 2)
    }

    @Test("Files of tests are left out of a folder", arguments: ["import XCTest", "@testable import App"])
    func tests(line: String) async {
        let text = "\(line)\nclass Feed: UIViewController { override func viewDidLoad() {} }"
        let report = await Checker(tasks: 1) { _ in text }.check([.init(path: "A.swift", project: "A")])
        #expect(report.findings.isEmpty)
        #expect(report.leftOut == 1)
        #expect(await Checking.check(text).findings.count == 1)
    }

    @Test("What helps tests in a folder of theirs is left out, and nothing else")
    func helpersOfTests() async {
        let text = "class Feed: UIViewController { override func viewDidLoad() {} }"
        let files = [
            "Tests/A/Feed.swift", "Tests/A/FeedTests/Test.swift", "Tests/A/FeedTests/Mocks/Feed.swift",
        ]
        .map { SourceSearch.File(path: $0, project: "Tests/A") }
        let report = await Checker(tasks: 1) { path in
            (path.hasSuffix("Test.swift") ? "import XCTest\n" : "") + text
        }.check(files)
        #expect(report.findings.map(\.place.file) == ["Tests/A/Feed.swift"])
        #expect(report.leftOut == 2)
    }

    @Test("A check that is ended reports what was checked until then")
    func ended() async {
        let read = Mutex(0)
        let report = await Checker(tasks: 1, isEnded: { read.withLock { $0 > 2 } }) { _ in
            read.withLock { $0 += 1 }
            return "class A: UIViewController {}"
        }.check((0..<9).map { .init(path: "\($0).swift", project: "") })
        #expect(report.files == 3 && report.controllers == 0)
    }
}
