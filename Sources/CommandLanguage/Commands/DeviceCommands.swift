import Lifecycle

extension CommandTable {
    static let device: [AppForm<DeviceCommand>] = [
        AppForm(.world, "rotate (landscape | portrait) [and hold]") { captures in
            .rotate(toLandscape: captures.has("landscape"))
        },
        AppForm(.world, "resize <size>") { (captures) throws(CommandError) in
            guard let size = captures.text(.size).flatMap(Size.init(text:)) else {
                throw CommandError("Write a size as width x height, such as 678x1024.")
            }
            return .resize(size)
        },
        AppForm(
            .setUp, "orientations (portrait | landscape | all) [in <classOfApp>]", Captures.classToChange
        ) { classID, captures in
            .allowOrientations(Orientations.allCases.first { captures.has($0.rawValue) } ?? .all, in: classID)
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
