/// One statement of the learner's code.
package struct Statement: Hashable, Sendable {
    /// The statement's content.
    package let kind: Kind
    /// The statement's location; nil if it was given in a command.
    package let location: CodeLocation?

    package init(_ kind: Kind, at location: CodeLocation? = nil) {
        self.kind = kind
        self.location = location
    }

    /// The kinds of statements.
    package indirect enum Kind: Hashable, Sendable {
        /// `super.method()` with the arguments that came.
        case callSuper
        /// An expression whose value is dropped.
        case expression(Expression)
        /// `target = value`
        case assign(Expression, Expression)
        /// `let name: Type = value` or `var`.
        case declare(VariableDeclaration)
        /// `if conditions { … } else { … }`
        case branch([Condition], then: [Statement], else: [Statement])
        /// `guard conditions else { … }`
        case ensure([Condition], else: [Statement])
        /// `for name in sequence { … }`
        case each(String, in: Expression, [Statement])
        /// `while conditions { … }`
        case loop([Condition], [Statement])
        /// `repeat { … } while condition`
        case repetition([Statement], while: Expression)
        /// `switch value { … }`, the cases from top to bottom.
        case choice(Expression, [Case])
        /// `defer { … }`
        case deferred([Statement])
        /// `return value`
        case returned(Expression?)
        /// `break`
        case leaveLoop(label: String?)
        /// `continue`
        case nextRound(label: String?)
        /// `fallthrough`
        case fallThrough
        /// `label: while …`: a statement that `break` and `continue` can name.
        case labeled(String, Kind)
        /// `throw error`
        case thrown(Expression)
        /// `do { … } catch pattern { … }`, the clauses from top to bottom; without any it is only a block.
        case attempt([Statement], catches: [Case])
        /// A command given from inside the code, with the words in which it was said.
        case perform(Command, words: String)
        /// Code outside the subset, with its first words: it is skipped and counted.
        case unknown(String)
    }

    /// A case of a `switch`.
    package struct Case: Hashable, Sendable {
        /// The case's patterns, in order; nil for `default`.
        package let patterns: [CasePattern]?
        /// The condition after `where`; nil if there is none.
        package let condition: Expression?
        /// The case's code.
        package let statements: [Statement]
        /// The location of the case; nil if it doesn't matter.
        package let location: CodeLocation?

        package init(
            patterns: [CasePattern]?, condition: Expression? = nil, statements: [Statement],
            location: CodeLocation? = nil
        ) {
            self.location = location
            self.patterns = patterns
            self.condition = condition
            self.statements = statements
        }
    }

    /// `super.method()` with the arguments that came, as a worded override says it.
    package static let callSuper = Statement(.callSuper)
    /// `_ = view`
    package static let readView = Statement(.expression(.member(.current, "view")))

    /// `view = …`
    ///
    /// - Parameter value: What is assigned.
    /// - Returns: The assignment.
    package static func assignView(_ value: Expression) -> Statement {
        Statement(.assign(.member(.current, "view"), value))
    }

    /// The functions of Swift's that end the app where they are called.
    package static let endings: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure"]
}

/// A pattern to match a value against.
package indirect enum CasePattern: Hashable, Sendable {
    /// `_`
    case any
    /// `let name`: fits everything, and gives it a name.
    case binding(String)
    /// A value that has to be equal, or a range that has to contain it.
    case value(Expression)
    /// `.name(…)`: a case of an enumeration; without patterns whatever its associated values are.
    case element(String, [CasePattern])
    /// `pattern?`: anything but nil.
    case some(CasePattern)
    /// `is Type`, `let name as Type`
    case type(String, CasePattern)
}

/// A condition of `if`, `guard` or `while`.
package indirect enum Condition: Hashable, Sendable {
    /// Something that is true or false.
    case holds(Expression)
    /// `let name = value`: there has to be a value.
    case binding(String, Expression)
    /// `case pattern = value`
    case matches(CasePattern, Expression)
    /// `#available(iOS N, *)`; with `isNot` `#unavailable`.
    case available(Release, isNot: Bool)
    /// Code outside the subset, with its first words.
    case unknown(String)
}

/// `let name: Type = value` or `var`.
package struct VariableDeclaration: Hashable, Sendable {
    /// The name; `_` if the value is dropped.
    package let name: String
    /// Indicates whether its declared type is optional.
    package let isOptional: Bool
    /// The ownership of an object.
    package let reference: ControllerClass.Property.Reference
    /// The value at the start.
    package let value: Expression?

    /// Makes a declaration.
    ///
    /// - Parameters:
    ///   - name: The name; `_` if the value is dropped.
    ///   - isOptional: Whether it can be nil by its declared type.
    ///   - reference: How it holds an object.
    ///   - value: The value at the start.
    package init(
        name: String, isOptional: Bool = false, reference: ControllerClass.Property.Reference = .strong,
        value: Expression?
    ) {
        self.name = name
        self.isOptional = isOptional
        self.reference = reference
        self.value = value
    }
}

extension Statement.Kind {
    /// The expression that is all of what the statement does or whose value it takes; nil if there is none.
    package var value: Expression? {
        switch self {
        case .expression(let value), .assign(_, let value): value
        case .declare(let declaration): declaration.value
        case .returned(let value): value
        default: nil
        }
    }

    /// The same statement with another such expression.
    package func with(_ value: Expression) -> Statement.Kind {
        switch self {
        case .assign(let target, _): .assign(target, value)
        case .declare(let old):
            .declare(
                VariableDeclaration(
                    name: old.name, isOptional: old.isOptional, reference: old.reference, value: value))
        case .returned: .returned(value)
        default: .expression(value)
        }
    }
}
