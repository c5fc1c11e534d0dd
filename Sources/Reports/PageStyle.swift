/// The colors of all pages: for a light and a dark surrounding, and light on paper.
///
/// Background and text are those that the browser has for each of them.
enum PageStyle {
    static let palette = """
        :root { color-scheme: light dark; --line: #8885; --soft: #8882; --note: #1d4ed8; --bad: #b91c1c; --good: #15803d; --half: #b45309; --hint: #7c3aed; }
        @media screen and (prefers-color-scheme: dark) { :root { --note: #93c5fd; --bad: #fca5a5; --good: #86efac; --half: #fcd34d; --hint: #c4b5fd; } }
        @media print { :root { color-scheme: light; } }

        """
}
