/// The environment variables of a process: each is looked up when it is asked for, as a few of many are wanted.
package struct EnvironmentVariables: Sendable, ExpressibleByDictionaryLiteral {
    private let value: @Sendable (String) -> String?

    private init(value: @escaping @Sendable (String) -> String?) { self.value = value }

    /// Variables by their names, as a test sets them.
    package init(dictionaryLiteral variables: (String, String)...) {
        self.init { name in variables.last { $0.0 == name }?.1 }
    }

    /// The variables of the program itself.
    package static let ofProcess = EnvironmentVariables { name in getenv(name).map { String(cString: $0) } }

    /// A variable's value; nil where it is not set.
    package subscript(name: String) -> String? { value(name) }
}
