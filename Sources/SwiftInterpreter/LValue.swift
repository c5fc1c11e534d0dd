import Lifecycle

/// The place of a value that can be changed without copying the values around it: a variable, and the path
/// from it to a part of its value.
struct LValue {
    let root: Root
    var steps: [Step] = []
    /// Indicates whether the place retains the objects in its value; weak captures don't.
    let isStrong: Bool

    /// The owner of the outermost value.
    enum Root {
        case variable(scope: Int, String)
        case property(String, of: Value)
        /// A stored property of a type, or a variable outside of all types, by the key under which it is kept.
        case shared(String)
    }

    /// One step into a value.
    enum Step {
        /// A stored property of a structure, or a part of a tuple.
        case part(String)
        case position(Int)
        case key(Value)
    }

    /// The place of a part of what stands here.
    func adding(_ step: Step) -> LValue {
        var result = self
        result.steps.append(step)
        return result
    }
}

extension Value {
    /// A structure of the same type that holds nothing: it tells whose code runs while the structure itself is
    /// being changed.
    var emptied: Value {
        guard case .structure(let structure) = self else { return self }
        return .structure(StructureValue(type: structure.type, fields: [:]))
    }

    /// Returns the value at the end of a path; nil if the path no longer exists.
    func value(at steps: ArraySlice<LValue.Step>) -> Value? {
        guard let step = steps.first else { return self }
        let inner: Value? =
            switch (step, self) {
            case (.part(let name), .structure(let structure)): structure.fields[name]
            case (.part(let name), .element(let tuple)):
                tuple.position(of: name).map { tuple.values[$0].value }
            case (.position(let index), .array(let array)):
                array.indices.contains(index) ? array[index] : nil
            case (.key(let key), .dictionary(let dictionary)): dictionary[key]
            default: nil
            }
        return inner?.value(at: steps.dropFirst())
    }

    /// Changes what stands at the end of some steps. On the way each value is taken out of the one around it, so
    /// that nobody else holds it: it would be copied when it is changed.
    ///
    /// - Returns: What the change gives; nil if the way there has gone.
    mutating func change<Result>(
        at steps: ArraySlice<LValue.Step>, _ change: (inout Value) -> Result
    ) -> Result? {
        guard let step = steps.first else { return change(&self) }
        guard var inner = take(step) else { return nil }
        let result = inner.change(at: steps.dropFirst(), change)
        put(inner, at: step)
        return result
    }

    /// Takes the whole value: whoever looks meanwhile does not know what is there.
    mutating func takeWhole() -> Value {
        let value = self
        self = .unknown
        return value
    }

    private mutating func takeStructure() -> StructureValue? {
        guard case .structure(let structure) = self else { return nil }
        self = .nothing
        return structure
    }

    private mutating func take(_ step: LValue.Step) -> Value? {
        let inner = value(at: [step])
        if inner != nil { put(.nothing, at: step) }
        return inner
    }

    private mutating func put(_ value: Value, at step: LValue.Step) {
        switch step {
        case .part(let name):
            if var structure = takeStructure() {
                structure.set(name, to: value)
                self = .structure(structure)
            } else if case .element(let tuple) = self {
                self = .element(tuple.setting(name, to: value) ?? tuple)
            }
        case .position(let index):
            guard var array = takeArray() else { return }
            _ = array.replace(at: index, with: value)
            self = .array(array)
        case .key(let key):
            guard var dictionary = takeDictionary() else { return }
            _ = dictionary.set(value, under: key)
            self = .dictionary(dictionary)
        }
    }
}
