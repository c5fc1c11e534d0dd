// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viewdid",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2")
    ],
    targets: [
        .systemLibrary(
            name: "CCMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
                .brew(["cmark-gfm"]),
            ]
        ),
        .target(name: "Course", dependencies: ["CCMarkGFM", .product(name: "Yams", package: "Yams")]),
        .testTarget(name: "CourseTests", dependencies: ["Course"]),
    ],
    swiftLanguageModes: [.v6]
)
