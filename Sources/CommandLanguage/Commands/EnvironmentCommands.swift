import Lifecycle

extension CommandTable {
    static let environment: [CommandForm] = [
        CommandForm(.setUp, "ios <release>") { (captures) throws(CommandError) in
            guard let release = captures.text(.release).flatMap(Release.init(text:)) else {
                throw CommandError("There's no such iOS version.")
            }
            return .environment(.release(release))
        },
        CommandForm(.setUp, "device <device>") { (captures) throws(CommandError) in
            try device(captures.name(.device), in: captures.context)
        },
    ]

    private static func device(_ text: String, in context: CommandContext) throws(CommandError) -> Instruction
    {
        var words = text.split(separator: " ").map(String.init)
        var isLandscape = false
        if let last = words.last?.lowercased(), last == "landscape" || last == "portrait" {
            isLandscape = last == "landscape"
            words.removeLast()
        }
        let current = context.world.environment.device
        let name = words.isEmpty ? current.name : words.joined(separator: " ")
        guard let device = Device.named(name, on: context.world.environment.release) else {
            let meant =
                Spelling.closest(to: name, among: context.deviceNames) ?? context.device(like: name)
            throw CommandError(
                "There's no device named \(name.prefix(40)). Use one of: \(context.deviceNames.joined(separator: ", ")).",
                suggestion: meant.map { "device \($0)" + (isLandscape ? " landscape" : "") })
        }
        let named = Device.all.first { $0.name.lowercased() == name.lowercased() }
        return .environment(
            .device(device, isLandscape: isLandscape, insteadOf: named == device ? nil : named))
    }
}
