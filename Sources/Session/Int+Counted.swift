extension Int {
    /// The number with the word for what is counted, such as "1 file" or "2 files".
    package func counted(_ one: String, _ several: String) -> String {
        "\(self) \(self == 1 ? one : several)"
    }

    /// How often something happens, such as "twice".
    package var times: String {
        switch self {
        case 1: "once"
        case 2: "twice"
        default: "\(self) times"
        }
    }
}
