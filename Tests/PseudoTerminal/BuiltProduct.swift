import Foundation

/// The programs that were built with the tests.
package enum BuiltProduct {
    /// The file of a program.
    ///
    /// - Parameter name: The name of its product.
    /// - Returns: A path beside the test bundle.
    package static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private static var folder: URL {
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
}
