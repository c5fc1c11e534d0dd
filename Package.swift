// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viewdid",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    ],
    targets: [
        .target(name: "Lifecycle"),
        .target(name: "CommandLanguage", dependencies: ["Lifecycle"]),

        .testTarget(name: "LifecycleTests", dependencies: ["CommandLanguage", "Lifecycle"]),
        .testTarget(name: "CommandLanguageTests", dependencies: ["CommandLanguage", "Lifecycle"]),
    ],
    swiftLanguageModes: [.v6]
)
