// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viewdid",
    platforms: [.macOS(.v14)],
    products: [
        // For the package in Benchmarks, which sees what they show to this package only.
        .library(name: "Engine", targets: ["Lifecycle", "SwiftInterpreter"]),
        .library(name: "TranscriptMaking", targets: ["Course", "Session", "TestSupport"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .target(name: "Lifecycle", dependencies: ["CourseTexts"]),
        .target(name: "SwiftInterpreter", dependencies: ["Lifecycle"]),
        .target(name: "Characters"),
        .target(name: "Platform"),
        .target(name: "VisibleText", dependencies: ["Characters", "Platform"]),
        .target(name: "DeepStack"),
        .target(name: "CommandLanguage", dependencies: ["Characters", "CourseTexts", "Lifecycle"]),
        .target(
            name: "Session",
            dependencies: [
                "Characters", "CommandLanguage", "CourseTexts", "Lifecycle", "SwiftInterpreter",
            ]),
        .target(
            name: "SwiftSource",
            dependencies: [
                "Characters", "CommandLanguage", "DeepStack", "Lifecycle",
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "StoryboardSource", dependencies: ["CExpat", "Lifecycle"]),
        .target(
            name: "UntrustedYAML", dependencies: ["DeepStack", .product(name: "Yams", package: "Yams")]),
        .systemLibrary(
            name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
            ]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .target(name: "CCarriedFiles"),
        .target(
            name: "CourseTexts", dependencies: ["CCarriedFiles"],
            exclude: [
                "Documents", "Engine", "Lessons", "Topics", "commands.md", "faults.yaml", "lesson.md",
                "map.txt", "misconceptions.md", "practice.txt", "reasons.md", "rules.md", "synonyms.md",
                "transitions.yaml", "vocabulary.txt", "worlds.md",
            ]),
        .target(name: "PageSearch", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        .target(
            name: "Course",
            dependencies: [
                "CCMarkGFM", "CSodium", "Characters", "CommandLanguage", "CourseTexts", "DeepStack",
                "Lifecycle", "PageSearch", "Platform", "Session", "SwiftSource", "UntrustedYAML",
                "VisibleText",
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Checks",
            dependencies: [
                "Characters", "CommandLanguage", "CourseTexts", "DeepStack", "Lifecycle", "Platform",
                "Session", "SwiftSource", "UntrustedYAML",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Practice",
            dependencies: [
                "CommandLanguage", "Course", "CourseTexts", "DeepStack", "Lifecycle", "Platform", "Session",
                "SwiftSource",
            ]),
        .target(
            name: "Reports",
            dependencies: [
                "Checks", "CommandLanguage", "Course", "CourseTexts", "Lifecycle", "Platform", "Practice",
                "Session", "SwiftSource", "VisibleText",
            ],
            exclude: [
                "Grades/grades.css", "Grades/grades.html", "Replays/player.css", "Replays/player.html",
                "Replays/player.js", "palette.css",
            ]),
        .target(
            name: "Progress",
            dependencies: [
                "Platform", "VisibleText",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]),
        .target(
            name: "CNoICUData",
            cSettings: [
                .define("REPLACES_ICU_DATA", .when(platforms: [.linux], configuration: .release))
            ]),
        .target(name: "CProcessLimits"),
        .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
        .target(name: "LineEditing", dependencies: ["CLibEdit", "Characters", "Platform", "VisibleText"]),
        .target(
            name: "Tutor",
            dependencies: [
                "Characters", "Checks", "CommandLanguage", "Course", "DeepStack", "Lifecycle", "LineEditing",
                "Platform", "Practice", "Progress", "Reports", "Session", "StoryboardSource",
                "SwiftInterpreter", "SwiftSource", "VisibleText",
            ]),
        .executableTarget(
            name: "viewdid",
            dependencies: [
                "CNoICUData", "CProcessLimits", "Checks", "CommandLanguage", "Course", "Lifecycle",
                "LineEditing", "Platform", "Practice", "Progress", "Reports", "Session", "SwiftSource",
                "Tutor",
                "VisibleText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        .testTarget(name: "FolderTests"),
        .testTarget(name: "CharactersTests", dependencies: ["Characters"]),
        .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
        .testTarget(
            name: "UntrustedYAMLTests",
            dependencies: ["UntrustedYAML", .product(name: "Yams", package: "Yams")]),
        .testTarget(name: "VisibleTextTests", dependencies: ["Characters", "VisibleText"]),
        .target(
            name: "TestSupport", dependencies: ["DeepStack", "Lifecycle", "Session", "SwiftInterpreter"],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "LifecycleTests",
            dependencies: [
                "CommandLanguage", "CourseTexts", "Lifecycle", "Session", "SwiftInterpreter", "SwiftSource",
                "TestSupport",
            ],
            exclude: ["Known", "Scenarios"]),
        .target(name: "ReferenceFile", path: "Tests/ReferenceFile"),
        .testTarget(
            name: "CommandLanguageTests",
            dependencies: [
                "CommandLanguage", "CourseTexts", "Lifecycle", "SwiftInterpreter", "SwiftSource",
                "TestSupport",
            ]),
        .testTarget(
            name: "SessionTests",
            dependencies: [
                "CommandLanguage", "CourseTexts", "Lifecycle", "Session", "SwiftInterpreter", "TestSupport",
            ],
            exclude: ["WrongAnswers"]),
        .testTarget(
            name: "SwiftSourceTests",
            dependencies: [
                "CommandLanguage", "CourseTexts", "Lifecycle", "Session", "SwiftInterpreter", "SwiftSource",
                "TestSupport",
            ],
            exclude: ["Hostile", "Samples", "Wild"]),
        .testTarget(
            name: "StoryboardSourceTests",
            dependencies: [
                "CommandLanguage", "Lifecycle", "Session", "StoryboardSource", "SwiftSource", "TestSupport",
            ],
            exclude: ["Drawn"]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "CommandLanguage", "Course", "CourseTexts", "Lifecycle", "Platform", "ReferenceFile",
                "Reports", "Session", "SwiftSource",
            ]),
        .testTarget(
            name: "CourseTests",
            dependencies: [
                "Characters", "CommandLanguage", "Course", "CourseTexts", "Lifecycle", "PseudoTerminal",
                "Session", "SwiftSource", "TestSupport", "viewdid",
            ]),
        .testTarget(
            name: "ChecksTests",
            dependencies: ["Checks", "CourseTexts", "Lifecycle", "Reports", "TestSupport"],
            exclude: ["Correct", "Judged", "Pairs"]),
        .testTarget(
            name: "PracticeTests",
            dependencies: [
                "CommandLanguage", "Course", "CourseTexts", "Lifecycle", "Practice", "Session", "TestSupport",
            ],
            exclude: ["questions-1.txt", "questions-2.txt"]),
        .executableTarget(name: "ProgressWriter", dependencies: ["Progress"], path: "Tests/ProgressWriter"),
        .testTarget(
            name: "ProgressTests",
            dependencies: [
                "Platform", "Progress", "ProgressWriter", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "viewdidTests",
            dependencies: [
                "Course", "CourseTexts", "Lifecycle", "PseudoTerminal", "ReferenceFile", "Session",
                "TestSupport", "Tutor", "viewdid",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .target(name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal"),
        .executableTarget(
            name: "LineEditingDemo", dependencies: ["LineEditing"], path: "Tests/LineEditingDemo"),
        .testTarget(
            name: "LineEditingTests",
            dependencies: ["LineEditing", "LineEditingDemo", "Platform", "PseudoTerminal", "TestSupport"]),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "Checks", "CommandLanguage", "Course", "DeepStack", "Lifecycle", "Progress", "PseudoTerminal",
                "Reports", "Session", "StoryboardSource", "SwiftSource", "TestSupport", "Tutor",
                "VisibleText", "viewdid", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus", "Fuzzer/Fuzzer.swift"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)

// `make test` optimizes what tests spend their time in, with its assertions, and compiles each module as a whole, which an
// optimized one needs. Other debug builds are left as they are: they take half the time.
let wholeModule = ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
let optimized = ["-O", "-assert-config", "Debug"]
let busyModules = [
    "Characters", "Checks", "CommandLanguage", "Course", "Lifecycle", "Practice", "Session",
    "SwiftInterpreter", "SwiftSource", "VisibleText",
]
if Context.environment["OPTIMIZED"] != nil {
    for target in package.targets where target.type != .system {
        target.swiftSettings = [
            .unsafeFlags(
                busyModules.contains(target.name) ? wholeModule + optimized : wholeModule,
                .when(configuration: .debug))
        ]
    }
}

// `make fuzz`: the fuzzer takes the place of the program and of the tests, of which one shares its sources. Other builds
// are not concerned.
if Context.environment["VIEWDID_FUZZ"] != nil {
    package.targets.removeAll { $0.type == .test || $0.name == "viewdid" }
    package.targets += [
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "Checks", "CommandLanguage", "Course", "DeepStack", "Lifecycle", "Progress", "Reports",
                "Session", "StoryboardSource", "SwiftSource", "TestSupport", "Tutor", "VisibleText",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus", "Replay"],
            // GNU's linkers take libFuzzer's own `main` for a second one.
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
    ]
    for target in package.targets where target.type == .regular || target.name == "Fuzzing" {
        target.swiftSettings = [
            .unsafeFlags(wholeModule, .when(configuration: .debug)),
            // With the assertions of a debug build in each configuration.
            .unsafeFlags(["-sanitize=fuzzer", "-enable-testing", "-assert-config", "Debug"]),
        ]
    }
}
