// The names that code writes and the app does not declare: UIKit's members, Swift's own, those of libraries, and Apple's
// types. `Sources/CourseTexts/Engine/names.txt` has them, and whatever asks about a name asks that table.

import CourseTexts

extension UIKitName {
    // MARK: - Whose members they are

    /// The members of every object of Apple's, and those that responders and controllers have beside these.
    package static let object = names("object"), responder = names("responder")
    package static let controller = names("controller")
    /// The members of table and collection view controllers and of alerts.
    private static let some = names("some")
    /// The members of containers.
    package static let navigation = names("navigation"), tabs = names("tabs"), pages = names("pages")
    private static let split = names("split")
    /// The members of presentation controllers and of percent-driven interactions.
    static let transition = names("transition")
    /// The members by which code reaches controllers without anything before them.
    package static let controllerMembers = object.union(responder).union(controller).union(some)
    /// The same for containers.
    package static let containerMembers = navigation.union(tabs).union(pages).union(split)
    /// The same for views, with those of cells, lists and controls.
    package static let viewMembers = names("view")
    /// Members of layers and controls that apps name their own properties after, and names that are members somewhere and
    /// mostly mean something else.
    package static let parts = names("part"), loose = names("loose")

    // MARK: - What using them does

    /// Calls of these show, hide, move, lay out, make or free what this simulates.
    package static let callsThatMatter = names("matters")
    /// Assigning these does what such calls do.
    package static let assignmentsThatMatter = names("changes")
    /// Methods that have no part in the life of a controller or view: calling them changes nothing here.
    package static let harmlessMethods = names("harmless")
    /// The harmless methods that return whether they did their work.
    package static let responderMethods = names("answers")
    /// Properties that would change what is seen, of which nothing is known here: they are remembered, and listed.
    package static let withoutEffect = names("listed")
    /// Properties that are structures, and with which something else changes.
    package static let structures = names("structure")
    /// Requests that UIKit answers with a rotation, a new window or the end of one, and what takes a closure that UIKit
    /// calls in layout.
    package static let requestsNotSimulated = names("requests")
    /// The properties by which UIKit asks a controller how it is to be shown, which code overrides.
    package static let asksControllers = names("asks")
    /// Calls of these move controllers and views to another place.
    package static let moving = names("shifts")
    /// What an object says of those around it and in it, which such calls change.
    package static let places = hierarchy.union(drawnCollections).union([
        "topViewController", "visibleViewController",
    ])
    /// The objects around an object, which calls that matter may change.
    package static let hierarchy = names("moves")
    /// The objects around a controller: nil where only a command created it.
    package static let surroundings = names("around")
    /// The properties that place a view.
    static let geometry = names("lies")
    /// The properties of a view that outside layout code changes; it may also turn the mask off.
    package static let layout = geometry.union([mask])
    /// The properties of a view in a nib, and those of a root view, of which only the size is read.
    package static let drawnProperties = names("drawn"), drawnLook = names("look")
    /// The collections that a storyboard may fill.
    package static let drawnCollections = names("filled")
    /// The properties of controllers and views that are nil for some.
    package static let optionalMembers = names("optional")
    /// The methods that code takes as values: `rows.forEach(view.addSubview)`.
    package static let methodsTakenAsValues = names("passed")
    /// Properties that hold an object without keeping it alive.
    package static let unowned = names("unowned")

    // MARK: - Swift's own

    /// Methods of the standard library's that change nothing, and those that change the value on which they are called.
    package static let keeping = names("keeps"), changing = names("mutates")
    /// Methods of what has elements: they call a closure for each, before they return.
    package static let goingThroughElements = names("elements")
    /// Functions outside of all types.
    static let functions = names("function")
    /// Functions and variables outside of all types, and what the compiler declares by itself.
    package static let globals = functions.union(names("global")).union(Statement.endings)
    /// The functions that end the app, have visible effects, or reach the app's code in another way.
    package static let effects = names("effect").union(Statement.endings)
    /// The arguments of initializers that aren't retained, or are retained as UIKit retains them.
    package static let keptArguments = names("kept")
    /// The words that no variable can be named.
    package static let keywords = names("keyword")
    /// Modifiers, and words that begin a declaration.
    package static let declarationWords = names("declares")
    /// Words that something has to follow, and those that go on with the statement of the line before.
    package static let wordsBeforeOthers = names("followed"), wordsThatContinue = names("continues")
    /// The members of Optional.
    package static let ofOptionals = names("optionals")
    /// The names of shared instances.
    package static let singletons = names("single")

    // MARK: - Libraries

    /// Methods of libraries of streams that hold the closures that they are given.
    package static let subscribing = names("subscribes")
    /// Methods of streams and of arrays: closures that they are given on something unknown are held.
    package static let transforming = names("transforms")
    /// Streams that give a value or a few and end, and methods that give streams which go on for ever, apart from those of
    /// ``subscribing``.
    package static let completing = names("completes"), endless = names("endless")
    /// Methods by which such a stream becomes a part of one that may go on.
    package static let joining = names("joins")
    /// Properties by which libraries lay views out.
    package static let layoutLibraries = names("layout")

    // MARK: - Types and modules

    static let namesOfFoundation = names("foundation")
    package static let numbers = names("number")
    /// The types of numbers with fractions.
    package static let fractions = names("fraction")
    /// Types that no two values share.
    static let plainTypes = numbers.union(names("plain"))
    /// Types of Swift's own of which not every value is modelled: what else they make is not known, as there are no
    /// objects of them.
    package static let valuesOfSwift = names("value")
    /// Types of Apple's whose objects only carry data, so that their factories make such objects and do nothing else.
    package static let plainTypesOfApple = names("data")
    /// Types of Foundation's whose values `print` shows by what is in them.
    package static let shownValues = names("shown")
    /// Initializers that may give nil.
    package static let failable = names("failable")
    /// Types of Swift's and Apple's that are written without arguments and are no functions.
    static let neverFunctions = names("never")
    /// The classes whose views are as large as what they show, unless constraints say otherwise.
    static let sizedByContent = names("sized")
    /// The elements by which Interface Builder's files name views and controllers.
    package static let drawnViews = names("view.element"), drawnScenes = names("scene.element")
    /// The few classes of controllers whose name does not say so.
    static let otherControllers = names("shows")
    /// Modules of Apple's that apps import; whatever else they import is a library.
    static let modules = names("module")
    static let reactiveModules = names("reactive")
    /// The prefixes of Apple's type names.
    static let prefixes = names("prefix")
    /// The views inside of which is another one, to which code adds its own.
    package static let withContent = names("holder")
    /// The notifications that are posted by no callback, and the types of the app's objects that UIKit asks and that are no
    /// controllers, views or delegates.
    static let posted = names("posted"), askedObjects = names("asked")

    // MARK: - The table

    /// The members by which objects of UIKit's that are no views hold what they are given; nothing else does with it.
    package static let holding = Dictionary(
        ["Notification", "UIBarButtonItem", "UIMenu", "UINavigationItem"].map { ($0, names($0)) },
        uniquingKeysWith: { one, _ in one })

    /// The names behind a word of the table.
    private static func names(_ word: String) -> Set<String> {
        rows.reduce(into: []) { found, row in
            if row.words.contains(word) { found.formUnion(row.names) }
        }
    }

    /// What stands behind a word and a point, for each name of such rows.
    package static func ends(of word: String) -> [String: String] {
        rows.reduce(into: [:]) { ends, row in
            guard row.words[0].hasPrefix(word + ".") else { return }
            for name in row.names { ends[name] = String(row.words[0].dropFirst(word.count + 1)) }
        }
    }

    /// The rows of the table: words, and the names of which all of them are true.
    static let rows = CourseTexts.lines(of: CourseTexts.knownNames).reduce(into: [Row]()) { rows, line in
        let parts = line.split(separator: ":")
        if parts.count == 2 { rows.append(Row(words: parts[0].split(separator: " ").map(String.init))) }
        guard let last = rows.indices.last, let names = parts.last else { return }
        rows[last].names += names.split(separator: " ").map(String.init)
    }

    /// A row of the table.
    struct Row {
        let words: [String]
        var names: [String] = []
    }
}
