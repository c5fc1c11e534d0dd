import CourseTexts

/// The shared parts of all replay pages: the style, the script, and the content security policy.
enum ReplayAssets {
    static let style = PageStyle.palette + CourseTexts.playerStyle
    static let script = CourseTexts.playerScript

    /// Nothing may be loaded, sent, framed or run but the style and the script that have these hashes. A test works the
    /// hashes out with another program, and tells them when they are others.
    static let policy =
        "default-src 'none'; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)'; base-uri 'none'; "
        + "form-action 'none'"

    static let styleHash = "HclSQridMyhs7dB64eRqYFmBj+6wpWZZVhQZdQEZzyE="
    static let scriptHash = "Dtg4elOaHh1skLLmBVXmZfbwEmF6fjtb+ITFk2TWkjA="

    /// The buttons, which need the script and are hidden without it.
    static let controls = """
        <nav class="controls" id="controls" aria-label="Replay" hidden>
        <button id="previous" title="Left or p">Back</button>
        <button id="play" title="Space">Play</button>
        <button id="next" title="Right or n">Next</button>
        <select id="speed" aria-label="Speed" title="+ and -">
        <option value="0.5">0.5 x</option><option value="1.0">1 x</option><option value="2.0">2 x</option>
        <option value="4.0">4 x</option><option value="8.0">8 x</option><option value="16.0">16 x</option>
        </select>
        <button id="all" aria-pressed="false" title="a">All</button>
        <button id="help" title="?">Keys</button>
        <input id="slider" type="range" min="1" value="1" aria-label="Entry">
        <p id="place" aria-live="polite"></p>
        <p id="keys" hidden>Left and Right: previous or next entry. Home and End: first or last entry. Space: play or pause. \
        + and -: faster or slower. c: show the calls with their stacks. a: show all entries.</p>
        </nav>
        """
}
