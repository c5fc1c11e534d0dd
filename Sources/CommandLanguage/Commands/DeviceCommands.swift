import Lifecycle

extension CommandTable {
    static let device: [CommandForm] = [
        CommandForm(
            .world, "rotate (landscape | portrait) [and hold]",
            "turns the device; and hold stops before the animation ends", example: "rotate landscape",
            after: "launch vc"
        ) { captures in
            held(.device(.rotate(toLandscape: captures.has("landscape"))), captures)
        },
        CommandForm(
            .world, "resize <size>", "gives the app another part of an iPad's screen",
            example: "resize 678x1024", after: "launch vc"
        ) { (captures) throws(CommandError) in
            guard let size = captures.text(.size).flatMap(Size.init(text:)) else {
                throw CommandError("A size is written as 678x1024.")
            }
            return .simulate(.device(.resize(size)))
        },
        CommandForm(
            .setUp, "orientations (portrait | landscape | all) [in <classOfApp>]",
            "says which orientations a class allows", example: "orientations landscape"
        ) { (captures) throws(CommandError) in
            let orientations = Orientations.allCases.first { captures.has($0.rawValue) } ?? .all
            return .simulate(.device(.allowOrientations(orientations, in: try captures.classToChange())))
        },
    ]
}

extension Wording {
    func line(for command: DeviceCommand) -> String? {
        switch command {
        case .allowOrientations(let orientations, let classID):
            "orientations \(orientations.rawValue) in \(name(classID))"
        case .rotate(let toLandscape): "rotate " + (toLandscape ? "landscape" : "portrait")
        case .resize(let size): "resize \(size.words)"
        }
    }
}
