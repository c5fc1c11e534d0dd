// A UITraitCollection, as far as size classes and the family of the device go.

extension Simulation {
    /// A UITraitCollection.
    mutating func traitCollection(_ sizeClasses: SizeClasses) -> Value {
        keep(
            .instance(
                world.code.instances.append(
                    Instance(
                        type: .named("UITraitCollection"),
                        properties: [
                            "horizontalSizeClass": StoredValue(.symbol(sizeClasses.horizontal.rawValue)),
                            "verticalSizeClass": StoredValue(.symbol(sizeClasses.vertical.rawValue)),
                            "userInterfaceIdiom": StoredValue(.symbol(world.idiomName)),
                        ]))))
    }
}

extension World {
    /// The family of the device, as code names it.
    var idiomName: String { environment.device.idiom == .pad ? "pad" : "phone" }
}
