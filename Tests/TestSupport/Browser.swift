import Foundation

/// A real browser without a window: opens a page, presses keys, and tells what became of it.
///
/// It speaks the DevTools protocol of Chromium over two named pipes.
package final class Browser {
    /// The page's complaints: violations of its content security policy, and errors of its scripts.
    package private(set) var complaints: [String] = []
    /// The URLs that the page requested, apart from itself.
    package private(set) var requests: [String] = []

    private let folder: TemporaryFolder
    private let process = Process()
    private let input: Int32, output: Int32
    private var unread: [UInt8] = []
    private var lastCall = 0
    private var session: String?
    private var hasLoaded = false

    /// A failure of the browser.
    package struct Failure: Error { let description: String }

    /// The program; nil where there is none.
    package static let path = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Starts the browser with an empty page.
    ///
    /// - Parameters:
    ///   - width: The width of the page, in CSS pixels.
    ///   - height: Its height.
    /// - Throws: A ``Failure`` if it does not answer.
    package init(width: Int, height: Int) throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let names = ["in", "out"].map { folder.url.path + "/" + $0 }
        for name in names { mkfifo(name, 0o600) }
        input = open(names[0], O_RDWR | O_CLOEXEC)
        output = open(names[1], O_RDWR | O_CLOEXEC)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            [
                "-c", "exec \"$@\" 3<'\(names[0])' 4>'\(names[1])'", "sh", Browser.path ?? "chromium",
                "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
                "--user-data-dir=\(folder.url.path)/profile", "about:blank",
            ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        session =
            try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
            as? String
        for domain in ["Page", "Log", "Runtime", "Network"] { _ = try call("\(domain).enable") }
        _ = try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    }

    deinit {
        if process.isRunning {
            _ = try? call("Browser.close", ofPage: false)
            process.waitUntilExit()
        }
        close(input)
        close(output)
    }

    /// Goes to a file, and waits until it is loaded.
    package func visit(_ path: String, fragment: String = "") throws {
        (hasLoaded, complaints, requests) = (false, [], [])
        _ = try call("Page.navigate", ["url": "file://" + path + fragment])
        let deadline = Date().addingTimeInterval(120)
        while !hasLoaded {
            guard Date() < deadline else { throw Failure(description: "\(path) did not load.") }
            note(try message(until: deadline))
        }
    }

    /// Runs a script in each page that is visited from now on, before the page's own.
    package func prepare(_ script: String) throws {
        _ = try call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    }

    /// Tells the page that its surrounding is dark, or that it is printed.
    ///
    /// - Parameters:
    ///   - isDark: Whether it is dark.
    ///   - isPrinted: Whether it is printed.
    /// - Throws: A ``Failure`` if the browser does not answer.
    package func emulate(isDark: Bool, isPrinted: Bool = false) throws {
        _ = try call(
            "Emulation.setEmulatedMedia",
            [
                "media": isPrinted ? "print" : "screen",
                "features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]],
            ])
    }

    /// Returns the value of a JavaScript expression in the page.
    @discardableResult
    package func value<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
        let reply = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true])
        guard let value = (reply["result"] as? [String: Any])?["value"] as? Value else {
            throw Failure(description: "\(expression) is \(reply)")
        }
        return value
    }

    /// Presses a key, such as `a` or `ArrowRight`.
    package func press(_ key: String) throws {
        var event: [String: Any] = ["type": "keyDown", "key": key]
        if key.count == 1 { event["text"] = key }
        if key == "Enter" { event.merge(["text": "\r", "windowsVirtualKeyCode": 13]) { $1 } }
        if key == "Tab" { event["windowsVirtualKeyCode"] = 9 }
        _ = try call("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        _ = try call("Input.dispatchKeyEvent", event)
    }

    /// Clicks on the first element that a CSS selector names, where a person sees it.
    package func click(_ selector: String) throws {
        let place = try self.place(of: selector, atItsStart: false)
        try mouse("mousePressed", at: place)
        try mouse("mouseReleased", at: place)
    }

    /// Drags the first element that a CSS selector names to the beginning of another.
    package func drag(_ selector: String, toStartOf other: String) throws {
        let start = try place(of: selector, atItsStart: false)
        let end = try place(of: other, atItsStart: true)
        try mouse("mousePressed", at: start)
        for step in 1...4 {
            let part = Double(step) / 4
            try mouse(
                "mouseMoved", at: (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
        }
        try mouse("mouseReleased", at: end)
    }

    /// The middle of an element, or the middle of its left edge.
    private func place(of selector: String, atItsStart: Bool) throws -> (x: Double, y: Double) {
        let place: [String: Double] = try value(
            """
            (() => { const found = document.querySelector(\(selector.debugDescription));
            found.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = found.getBoundingClientRect();
            return { x: x + (\(atItsStart) ? 2 : width / 2), y: y + height / 2 }; })()
            """)
        return (place["x"] ?? 0, place["y"] ?? 0)
    }

    private func mouse(_ type: String, at place: (x: Double, y: Double)) throws {
        _ = try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": place.x, "y": place.y, "button": "left", "clickCount": 1,
                "buttons": type == "mouseReleased" ? 0 : 1,
            ])
    }

    /// A picture of what is seen, as PNG.
    package func screenshot() throws -> Data {
        let data = try call("Page.captureScreenshot")["data"] as? String
        return data.flatMap { Data(base64Encoded: $0) } ?? Data()
    }

    // MARK: - The protocol

    private func call(_ method: String, _ parameters: [String: Any] = [:], ofPage: Bool = true) throws
        -> [String: Any]
    {
        lastCall += 1
        var call: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
        if ofPage, let session { call["sessionId"] = session }
        let bytes = Array(try JSONSerialization.data(withJSONObject: call)) + [0]
        guard write(input, bytes, bytes.count) == bytes.count else {
            throw Failure(description: "The browser takes no calls.")
        }
        let deadline = Date().addingTimeInterval(120)
        while true {
            let reply = try message(until: deadline)
            guard reply["id"] as? Int == lastCall else {
                note(reply)
                continue
            }
            guard let result = reply["result"] as? [String: Any] else {
                throw Failure(description: "\(method): \(reply["error"] ?? "no result")")
            }
            return result
        }
    }

    /// The next message, whose end is a zero.
    private func message(until deadline: Date) throws -> [String: Any] {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let data = Data(unread[..<end])
                unread.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            }
            var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard Date() < deadline, process.isRunning else {
                throw Failure(description: "The browser does not answer.")
            }
            guard poll(&poller, 1, 100) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(output, &buffer, buffer.count)
            unread += buffer.prefix(max(0, count))
        }
    }

    private func note(_ event: [String: Any]) {
        let parameters = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Page.loadEventFired": hasLoaded = true
        case "Log.entryAdded": complaints.append("\((parameters["entry"] as? [String: Any])?["text"] ?? "")")
        case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
        case "Network.requestWillBeSent":
            let request = parameters["request"] as? [String: Any]
            if parameters["type"] as? String != "Document" { requests.append("\(request?["url"] ?? "")") }
        default: break
        }
    }
}
