// The parameter for a trailing closure: the first one left that takes a function (SE-0286).

extension Function.Parameter {
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

extension Function {
    /// The values for the parameters, in their order; nil inside where the default value is meant, nil if the
    /// arguments do not fit.
    func bind(_ arguments: [PassedArgument]) -> [Value?]? {
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
}

extension String {
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
