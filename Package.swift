// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viewdid",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
    ],
    targets: [
        .target(
            name: "Progress",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .executableTarget(
            name: "ProgressWriter",
            dependencies: ["Progress"],
            path: "Tests/ProgressWriter"
        ),
        .testTarget(
            name: "ProgressTests",
            dependencies: [
                "Progress", "ProgressWriter",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
