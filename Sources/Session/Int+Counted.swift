extension Int {
    /// The number with the word for what is counted, such as "1 file" or "2 files".
    package func counted(_ one: String, _ several: String) -> String {
        "\(self) \(self == 1 ? one : several)"
    }
}
