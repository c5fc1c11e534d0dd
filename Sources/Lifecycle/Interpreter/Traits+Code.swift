// A UITraitCollection, as far as size classes and the family of the device go.

extension World {
    /// The family of the device, as code names it.
    var idiomName: String { environment.device.idiom == .pad ? "pad" : "phone" }
}
