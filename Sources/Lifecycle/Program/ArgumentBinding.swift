extension Function {
    /// The parameters of which what the function makes goes back to whoever calls it.
    package var inOutParameters: [String] {
        parameters.filter { $0.type?.hasPrefix("inout ") == true }.map { $0.name }
    }

    package var changesArguments: Bool { !inOutParameters.isEmpty }

    /// Indicates whether it only reads, so that no argument can become part of its structure.
    package var isGetter: Bool { parameters.isEmpty && !isMutating && name != "init" }

    /// An operator, which is given its operands without the labels that its parameters may be written with.
    package var withoutLabels: Function {
        let plain = parameters.map {
            Parameter(
                label: nil, name: $0.name, standard: $0.standard, type: $0.type, isVariadic: $0.isVariadic)
        }
        return Function(name: name, parameters: plain, body: body)
    }

    /// Indicates whether it is an initializer that sets the initial values of its class's properties itself.
    package var isDesignated: Bool { name == "init" && !isConvenience }

    package func takes(_ arguments: [PassedArgument]) -> Bool { bind(arguments) != nil }

    /// The values for the parameters, in their order; nil inside where the default value is meant, nil if the
    /// arguments do not fit.
    package func bind(_ arguments: [PassedArgument]) -> [Value?]? {
        guard arguments.contains(where: { $0.label == "{}" }) else {
            return bind(arguments, isForClosure: { _ in true })
        }
        // A type that is only a name may be that of a function; one that says so comes first.
        return bind(arguments) { index in
            parameters[index].isFunction && !isNeededLater(than: index, arguments, { $0.isFunction })
        }
            ?? bind(arguments) { index in
                parameters[index].mayBeFunction
                    && !isNeededLater(than: index, arguments, { $0.mayBeFunction })
                    && (parameters[index].standard == nil
                        || !parameters[(index + 1)...].contains { $0.mayBeFunction })
            }
    }

    /// Indicates whether a later parameter needs the trailing closure, while this one has a default value.
    private func isNeededLater(
        than index: Int, _ arguments: [PassedArgument], _ takesClosure: (Parameter) -> Bool
    ) -> Bool {
        guard parameters[index].standard != nil else { return false }
        return parameters[(index + 1)...].contains { later in
            later.standard == nil && !later.isVariadic && takesClosure(later)
                && !arguments.contains { $0.label == later.label && later.label != nil }
        }
    }

    private func bind(_ arguments: [PassedArgument], isForClosure: (Int) -> Bool) -> [Value?]? {
        var rest = arguments[...]
        var bound: [Value?] = []
        for (index, parameter) in parameters.enumerated() {
            if parameter.isVariadic {
                bound.append(.array(ArrayValue(parameter.gather(from: &rest))))
            } else if let next = rest.first,
                next.label == "{}" ? isForClosure(index) : next.label == parameter.label,
                next.canBeNumber(of: parameter.type)
            {
                bound.append(next.value)
                rest.removeFirst()
            } else if parameter.standard != nil {
                bound.append(nil)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? bound : nil
    }
}

// Types of functions, as they are written: how many parameters they have tells which of several functions a closure is for.

extension AppCode {
    /// Returns a score for how well a closure or method fits a function type; nil if its number of parameters
    /// differs.
    func fit(of value: Value, functionType type: String) -> Int? {
        guard case .closure(let closure) = value, let code = closures[closure].code, code.function == nil,
            // Without a list of them `$0` stands for each that there may be.
            let first = code.parameters.first, !first.hasPrefix("$"), let count = type.numberOfParameters,
            code.parameters.count != count
        else { return 4 }
        // One parameter may be a tuple, of which the closure names the parts.
        return count == 1 && code.parameters.count > 1 ? 3 : nil
    }
}

extension String {
    /// Returns the number of parameters of a function type as it is written; nil if it is no function type,
    /// or if it takes a tuple, whose parts a closure may name.
    package var numberOfParameters: Int? {
        var text = self[...].drop { $0 == " " }
        while text.first == "@" { text = text.drop { $0 != " " }.drop { $0 == " " } }
        guard text.first == "(" else { return nil }
        var depth = 0, commas = 0
        var end = text.startIndex
        scan: for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
            case ")", "]", ">":
                depth -= 1
                end = index
                if depth == 0 { break scan }
            case "," where depth == 1: commas += 1
            default: break
            }
        }
        guard depth == 0 else { return nil }
        let inner = text[text.index(after: text.startIndex)..<end].drop { $0 == " " }
        let rest = text[text.index(after: end)...]
        guard rest.contains(">") else {
            // Parentheses around the whole type, as in front of a question mark.
            return rest.allSatisfy { $0 == " " || $0 == "?" || $0 == "!" }
                ? String(inner).numberOfParameters : nil
        }
        if inner.isEmpty { return 0 }
        return commas == 0 && inner.first == "(" ? nil : commas + 1
    }

    /// Indicates whether it is a function type or an optional one, with the arrow outside `[]` and `<>`.
    fileprivate var isFunctionType: Bool {
        var depth = 0, previous: Character = " "
        for character in self {
            switch character {
            case "[", "<": depth += 1
            case "]": depth -= 1
            case ">":
                if previous != "-" {
                    depth -= 1
                } else if depth == 0 {
                    return true
                }
            default: break
            }
            previous = character
        }
        return false
    }
}

extension Function.Parameter {
    /// The arguments of a parameter that takes any number: the first has its label, those behind have none.
    fileprivate func gather(from rest: inout ArraySlice<PassedArgument>) -> [Value] {
        var values: [Value] = []
        while let next = rest.first, next.label == (values.isEmpty ? label : nil),
            next.canBeNumber(of: type)
        {
            values.append(next.value)
            rest.removeFirst()
        }
        return values
    }

    // The parameter for a trailing closure: the first one left that takes a function (SE-0286).

    /// Indicates whether its type is written as a function type, or isn't written at all.
    fileprivate var isFunction: Bool { type?.isFunctionType ?? true }

    /// Indicates whether its type may be a generic parameter or an alias of a function type.
    fileprivate var mayBeFunction: Bool {
        guard let type, !type.isFunctionType else { return true }
        guard let first = type.first, first.isLetter || first == "_" || first == "@" else { return false }
        let name = type.last == "?" || type.last == "!" ? String(type.dropLast()) : type
        return !UIKitName.plainTypes.contains(name) && !UIKitName.neverFunctions.contains(name)
            && !name.contains("<") && !UIKitName.isViewClass(name) && !UIKitName.isControllerClass(name)
    }
}
