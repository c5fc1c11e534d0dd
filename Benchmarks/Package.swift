// swift-tools-version: 6.1
import PackageDescription

// SwiftPM calls a package after its folder: what the measured modules show to their own package only, they show to this
// one as well if it goes by that name.
let measured = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "viewdid"
let module = String(
    measured.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
let asMeasured: [SwiftSetting] = [.unsafeFlags(["-package-name", module])]

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "viewdid", path: "..")],
    targets: [
        .executableTarget(
            name: "EngineBenchmark", dependencies: [.product(name: "Engine", package: "viewdid")],
            path: "Engine", packageAccess: false, swiftSettings: asMeasured,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .executableTarget(
            name: "make-transcripts", dependencies: [.product(name: "Lessons", package: "viewdid")],
            path: "Transcripts", packageAccess: false, swiftSettings: asMeasured),
    ],
    swiftLanguageModes: [.v6]
)
