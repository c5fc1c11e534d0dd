import Session

/// A picture that moves: a phone, and the calls as they are made. It needs no script, and stands still at its end for people
/// who have asked for less motion.
package enum AnimatedPicture {
    private static let row = 20, top = 56, phone = (x: 24, width: 150, height: 260), column = 230
    /// The times for which a call, a step of the animation and the end are shown, in seconds.
    private static let times = (call: 0.7, step: 0.12, end: 4.0)

    /// The picture.
    ///
    /// - Parameter picture: What happens.
    /// - Returns: A complete SVG document.
    package static func svg(of picture: MovingPicture) -> String {
        var page = SVGPage()
        let height = top + max(phone.height + 60, picture.calls.count * row + 44)
        let left = phone.x + phone.width + 40
        let starts = starts(of: picture), length = starts[picture.frames.count]
        page.add(style(picture, starts, length))
        page.add(picture.statement, x: phone.x, y: 34, "font-size=\"14\"", isBold: true)
        page.add(
            "<clipPath id=\"screen\"><rect x=\"\(phone.x)\" y=\"\(top)\" width=\"\(phone.width)\" "
                + "height=\"\(phone.height)\" rx=\"14\"/></clipPath><g clip-path=\"url(#screen)\">")
        page.addBox(
            x: phone.x, y: top, width: phone.width, height: phone.height, "fill=\"#e5e7eb\"")
        // A view that comes in below another is drawn first.
        let order = picture.frames.map(\.cards).max { $0.count < $1.count } ?? []
        for card in order {
            page.add("<g class=\"card\(card.name)\">")
            page.addBox(
                x: phone.x, y: top, width: phone.width, height: phone.height,
                "fill=\"\(colors[card.name % colors.count])\" stroke=\"#9ca3af\"")
            page.add(picture.names[card.name], x: phone.x + 12, y: top + 28, isBold: true)
            page.add("</g>")
        }
        page.add("</g>")
        page.addBox(
            x: phone.x, y: top, width: phone.width, height: phone.height,
            "rx=\"14\" fill=\"none\" stroke=\"#111827\" stroke-width=\"3\"")
        for (number, frame) in stacks(of: picture).enumerated() where !picture.frames[frame].stack.isEmpty {
            let names = picture.frames[frame].stack.joined(separator: ", ")
            page.add("stack: " + names, x: phone.x, y: top + phone.height + 24, "class=\"stack\(number)\"")
        }
        for (position, name) in picture.names.enumerated() {
            page.add(name, x: left + position * column, y: top + 10, isBold: true)
        }
        for (number, call) in picture.calls.enumerated() {
            page.add(
                call.text, x: left + call.name * column, y: top + 34 + number * row, "class=\"call\(number)\""
            )
        }
        return page.document(width: left + picture.names.count * column, height: height)
    }

    private static let colors = ["#ffffff", "#dbeafe", "#dcfce7"]

    /// The frames in which the stack changes, the first included.
    private static func stacks(of picture: MovingPicture) -> [Int] {
        picture.frames.indices.filter { $0 == 0 || picture.frames[$0 - 1].stack != picture.frames[$0].stack }
    }

    /// The times at which each frame begins, and at which the picture begins again.
    private static func starts(of picture: MovingPicture) -> [Double] {
        var time = 0.0
        return picture.frames.indices.map { index in
            defer {
                let isLast = index == picture.frames.count - 1
                time += isLast ? times.end : picture.frames[index].isStep ? times.step : times.call
            }
            return time
        } + [time]
    }

    /// Rules that show each call and move each view in time.
    private static func style(_ picture: MovingPicture, _ starts: [Double], _ length: Double) -> String {
        func percent(_ frame: Int) -> String { "\((starts[frame] / length * 100).tenth)%" }
        var rules: [String] = []
        func animate(_ name: String, _ states: [(frame: Int, state: String)]) {
            let steps = states.map { "\(percent($0.frame)) { \($0.state) }" }.joined(separator: " ")
            let end = states.last?.state ?? "opacity: 1", last = "100% { \(end) }"
            // Without motion, the end is shown.
            rules.append(
                "@keyframes \(name) { \(steps) \(last) } "
                    + ".\(name) { animation: \(name) \(length.tenth)s step-end infinite; \(end) }")
        }
        let frames = picture.frames
        let ends = Dictionary(frames.enumerated().map { ($1.calls, $0) }, uniquingKeysWith: { one, _ in one })
        for number in picture.calls.indices {
            animate("call\(number)", [(0, "opacity: 0"), (ends[number + 1] ?? 0, "opacity: 1")])
        }
        // In all other frames the views stand as in the one before.
        let changes = frames.indices.filter {
            $0 == 0 || frames[$0].isStep || frames[$0 - 1].isStep || frames[$0].cards != frames[$0 - 1].cards
        }
        func cards(in frame: Int) -> [Int: MovingPicture.Card] {
            Dictionary(uniqueKeysWithValues: frames[frame].cards.map { ($0.name, $0) })
        }
        var states: [[(frame: Int, state: String)]] = picture.names.map { _ in [] }
        for index in changes {
            let here = cards(in: index), isStep = frames[index].isStep && index + 1 < frames.count
            let next = isStep ? cards(in: index + 1) : [:]
            for name in picture.names.indices {
                let isMoving = next[name] != nil && next[name] != here[name]
                let pace = isMoving ? "; animation-timing-function: linear" : ""
                let state =
                    (here[name].map { "opacity: 1; transform: " + shift($0.distance, picture.edge) }
                        ?? "opacity: 0; transform: none") + pace
                if states[name].last?.state != state { states[name].append((index, state)) }
            }
        }
        for (name, states) in states.enumerated() { animate("card\(name)", states) }
        let stacks = stacks(of: picture)
        for (number, frame) in stacks.enumerated() {
            let before = frame > 0 ? [(0, "opacity: 0")] : []
            let after = number + 1 < stacks.count ? [(stacks[number + 1], "opacity: 0")] : []
            animate("stack\(number)", before + [(frame, "opacity: 1")] + after)
        }
        rules.append("@media (prefers-reduced-motion: reduce) { * { animation: none !important; } }")
        return "<style>\n" + rules.joined(separator: "\n") + "\n</style>"
    }

    private static func shift(_ distance: Int, _ edge: MovingPicture.Edge?) -> String {
        switch edge {
        case .right: "translate(\(phone.width * distance / MovingPicture.steps)px, 0)"
        case .bottom: "translate(0, \(phone.height * distance / MovingPicture.steps)px)"
        case nil: "none"
        }
    }
}
