// Names of code outside the text: those that matter to the life of controllers, and those that are Apple's.

extension UIKitName {
    /// Returns whether a library's method lays out its view, judging by the name: `pinToEdges()`,
    /// `autoCenterInSuperview()`.
    static func laysOut(_ name: String) -> Bool {
        let words = name.lowercased()
        return words.contains("constrain")
            || ["auto", "pin", "anchor", "snap", "fill"].contains(where: words.hasPrefix)
    }

    /// Returns whether a type is Apple's, judging by its name.
    static func isOfApple(_ name: String) -> Bool {
        let first = name.split(separator: ".").first.map(String.init) ?? name
        if namesOfFoundation.contains(first) { return true }
        let capitals = first.prefix { $0.isUppercase }
        // The last capital begins the word: `UIView`.
        return capitals.count > 2 && prefixes.contains(String(capitals.dropLast()))
    }

    /// Indicates whether a global function is Apple's, judging by its name.
    static func isFunctionOfApple(_ name: String) -> Bool {
        if functions.contains(name) { return true }
        if ["objc_", "dispatch_", "os_", "sqlite3_", "arc4random", "vDSP_", "vImage"].contains(
            where: name.hasPrefix)
        {
            return true
        }
        return name.first?.isUppercase == true && isOfApple(name)
    }

    /// Indicates whether a global constant is Apple's, judging by its name: `kCLLocationAccuracyBest`.
    static func isConstantOfApple(_ name: String) -> Bool {
        name.hasPrefix("k") && isOfApple(String(name.dropFirst()))
    }
}

extension Program {
    /// Indicates whether an imported module isn't Apple's.
    package static func isLibrary(_ module: String) -> Bool { !UIKitName.modules.contains(module) }

    /// Indicates whether a type belongs to one of Apple's frameworks, judging by its name.
    package static func isOfApple(_ type: String) -> Bool { UIKitName.isOfApple(type) }
}

extension Set<String> {
    /// The words of a text.
    package init(words text: String) { self.init(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }
}
