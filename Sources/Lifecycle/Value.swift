/// A value in the learner's code.
package indirect enum Value: Hashable, Sendable {
    /// `nil`
    case nothing
    /// `()`
    case void
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction, such as a `CGFloat`.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in their order.
    case array(ArrayValue)
    /// Values by their keys, in an order of which code hears nothing.
    case dictionary(DictionaryValue)
    /// A case of an enumeration with associated values; one without is a ``symbol(_:)``.
    case element(ElementValue)
    /// A value of a structure of the learner's.
    case structure(StructureValue)
    /// A point, in points.
    case point(x: Double, y: Double)
    case size(Size)
    /// A frame or bounds.
    case rectangle(Rectangle)
    case controller(Controller.ID)
    case view(View.ID)
    case window(Window.ID)
    /// An object of a class that is neither a controller's nor a view's.
    case instance(Instance.ID)
    case closure(Closure.ID)
    /// A method together with its object.
    case method(Value, String)
    case type(TypeReference)
    /// A case or constant that is known by name only, such as `.fullScreen` or `UIColor.clear`.
    case symbol(String)
    /// A layout guide, such as `view.safeAreaLayoutGuide`.
    case guide(LayoutConstraint.Item)
    /// An edge, extent or center that constraints speak of.
    case anchor(LayoutConstraint.Anchor)
    case constraint(LayoutConstraint.ID)
    /// The result of code outside the supported subset.
    case unknown

    /// A type that code names.
    package enum TypeReference: Hashable, Sendable {
        /// A controller class.
        case controller(ControllerClass.ID)
        /// A class of the learner's that is no controller's.
        case object(ObjectClass.ID)
        /// A view class of UIKit's, or one of which only the name is known.
        case view(String)
        /// Any other type of Apple's, such as `DispatchQueue`.
        case named(String)
    }

    /// The values that it is made of: retaining, releasing and looking through it means doing so with each of them. What a
    /// structure refers to weakly is none of them.
    package var parts: [Value] {
        switch self {
        case .array(let array): array.elements
        case .dictionary(let dictionary): dictionary.entries.flatMap { [$0.key, $0.value] }
        case .element(let element): element.values.map { $0.value }
        case .structure(let structure):
            structure.fields.filter { structure.references[$0.key] == nil }.sorted { $0.key < $1.key }
                .map { $0.value }
        default: []
        }
    }

    package var controller: Controller.ID? {
        if case .controller(let controller) = self { controller } else { nil }
    }

    package var view: View.ID? { if case .view(let view) = self { view } else { nil } }

    /// Indicates whether it is a structure, in which assigning to a part changes the whole value.
    package var isStructure: Bool {
        switch self {
        case .point, .size, .rectangle, .structure: true
        default: false
        }
    }

    /// Indicates whether methods may change it in place.
    package var isChangedByMethods: Bool {
        switch self {
        case .array, .dictionary, .string, .integer, .number, .bool, .structure, .rectangle, .size, .point,
            .element:
            true
        default: false
        }
    }
}
