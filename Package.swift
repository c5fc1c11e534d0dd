// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viewdid",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
        .target(name: "LineEditing", dependencies: ["CLibEdit"]),

        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .target(name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal"),
        .executableTarget(
            name: "LineEditingDemo", dependencies: ["LineEditing"], path: "Tests/LineEditingDemo"),
        .testTarget(
            name: "LineEditingTests", dependencies: ["LineEditing", "PseudoTerminal", "LineEditingDemo"]),
    ],
    swiftLanguageModes: [.v6]
)
