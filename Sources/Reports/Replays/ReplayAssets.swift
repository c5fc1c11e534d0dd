import CourseTexts

/// The shared parts of all replay pages: the style, the script, and the content security policy.
enum ReplayAssets {
    static let style = CourseTexts.palette + CourseTexts.playerStyle
    static let script = CourseTexts.playerScript

    /// Nothing may be loaded, sent, framed or run but the style and the script that have these hashes. A test works the
    /// hashes out with another program, and tells them when they are others.
    static let policy =
        "default-src 'none'; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)'; base-uri 'none'; "
        + "form-action 'none'"

    static let styleHash = "zW7R8avSVRHwZUEasdj5N64CuZfpUZqONA5yxpq0uT8="
    static let scriptHash = "EIev5rRGxN37THeFpm9MR1KH5mcRqUoTStmiHADUtUE="
}
