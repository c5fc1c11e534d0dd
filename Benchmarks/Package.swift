// swift-tools-version: 6.1
import PackageDescription

// SwiftPM calls a package after its folder: what the measured modules show to their own package only, they show to this
// one as well if it goes by that name.
var folder = (Context.packageDirectory.split(separator: "/").dropLast().last ?? "viewdid").lowercased()
if folder.hasSuffix(".git") { folder.removeLast(4) }
var packageName = String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
if packageName.first?.isNumber == true { packageName = "_" + packageName.dropFirst() }
let asMeasured: [SwiftSetting] = [.unsafeFlags(["-package-name", packageName])]

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
            name: "make-transcripts", dependencies: [.product(name: "TranscriptMaking", package: "viewdid")],
            path: "Transcripts", packageAccess: false, swiftSettings: asMeasured),
    ],
    swiftLanguageModes: [.v6]
)
