// Result builders: what they make of a body or closure is not known. The reader marks bodies by a first statement that no text
// can contain, and parameters by the attribute before the type.

import Lifecycle

extension [Statement] {
    /// The statements without such a mark, and whether there was one.
    var unmarked: (statements: [Statement], isBuilt: Bool) {
        guard case .expression(.call(.name(let name), let arguments))? = first?.kind, arguments.isEmpty,
            name.hasPrefix("@")
        else { return (self, false) }
        return (Array(dropFirst()), true)
    }
}
