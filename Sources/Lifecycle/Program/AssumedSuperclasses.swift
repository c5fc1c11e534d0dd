// Superclasses that are classes neither of the text nor of UIKit: those of libraries and of files that were not given, and
// names that stand for other types.

extension Program {
    /// A controller class of which the superclass is not known, and what is taken to be it.
    package struct Assumption: Hashable, Sendable {
        /// The class as its source declares it.
        package let declaration: TypeDeclaration
        /// The superclass as it is written, and the class of UIKit's that its name tells.
        package let superclass: String, standIn: String
    }

    /// The controller classes that derive from something of which only the name tells what it is.
    package var assumedSuperclasses: [Assumption] {
        let known = Set(classes.map { $0.name } + valueTypes.map { $0.name }).union(protocols.keys)
        let controllers = superclassesOfControllers
        return classes.compactMap { declaration in
            let resolved = resolving(declaration)
            guard let superclass = resolved.superclassName, !known.contains(superclass.lastComponent),
                let standIn = standIn(for: superclass, among: controllers)
            else { return nil }
            return Assumption(declaration: declaration, superclass: superclass, standIn: standIn)
        }
    }

    /// The class of UIKit's that a superclass is taken for which nobody declares, given the
    /// ``superclassesOfControllers``; nil if its name does not tell.
    package func standIn(for superclass: String, among controllers: Set<String>) -> String? {
        let name = superclass.lastComponent
        guard assumesNibs, protocols[name] == nil, !UIKitName.isControllerClass(name) else { return nil }
        if let told = UIKitName.controllerClass(toldBy: name) { return told }
        guard !name.isEmpty, !Program.isOfApple(name), controllers.contains(name) else { return nil }
        return "UIViewController"
    }

    /// The direct and indirect superclasses of the classes that override a member only controllers have.
    package var superclassesOfControllers: Set<String> {
        let above = Dictionary(
            classes.compactMap { declaration in declaration.superclassName.map { (declaration.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        var found: Set<String> = []
        for declaration in classes where declaration.overridesControllersMember {
            var name = declaration.superclassName
            while let next = name, found.insert(next).inserted { name = above[next] }
        }
        return found
    }

    /// Returns the type that a type alias finally stands for; nil if the name isn't an alias.
    package func meaning(ofAlias alias: String) -> String? {
        var name = alias, seen: Set<String> = []
        while let meant = aliases[name], seen.insert(name).inserted { name = meant }
        return seen.isEmpty ? nil : name
    }

    /// A class with the superclass that the text's type aliases stand for.
    package func resolving(_ declaration: TypeDeclaration) -> TypeDeclaration {
        guard let written = declaration.superclassName, let name = meaning(ofAlias: written) else {
            return declaration
        }
        var result = declaration
        result.superclass = name
        return result
    }
}

extension UIKitName {
    /// The class of UIKit's from which a class of another module most likely derives, as far as its name tells.
    ///
    /// Page and split view controllers of libraries are mostly made of plain ones.
    package static func controllerClass(toldBy name: String) -> String? {
        guard !["NS", "WK", "UI"].contains(where: name.hasPrefix) else { return nil }
        let told = [
            "UINavigationController", "UITabBarController", "UITableViewController",
            "UICollectionViewController", "UIViewController",
        ]
        return told.first { name.hasSuffix($0.dropFirst(2)) }
    }
}

extension TypeDeclaration {
    /// Indicates whether it overrides a method or property that, among Apple's classes, only UIViewController
    /// has.
    fileprivate var overridesControllersMember: Bool {
        let callbacks: [Callback] = [
            .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .viewWillLayoutSubviews, .viewDidLayoutSubviews,
        ]
        return callbacks.contains { overrides[$0] != nil }
            || members.computed.contains { UIKitName.asksControllers.contains($0.name) }
    }

    /// The superclass without generic arguments, protocols behind it, and UIKit's name before it.
    package var superclassName: String? {
        guard let written = superclass?.split(separator: "&").first else { return nil }
        let name = String(written.filter { $0 != " " }).plainTypeName { $0 }
        return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    }
}
