/// What the app says of itself before any of its code runs: its `Info.plist`.
package struct InfoPropertyList: Hashable, Sendable {
    /// How an interface can stand.
    package enum Orientation: String, CaseIterable, Hashable, Sendable {
        case portrait
        case portraitUpsideDown = "portrait-upside-down"
        case landscapeLeft = "landscape-left"
        case landscapeRight = "landscape-right"

        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// One thing that it says.
    package enum Item: Hashable, Sendable {
        /// `UISupportedInterfaceOrientations`, in the order in which they are listed.
        case orientations([Orientation])
        /// Whether there is a `UIApplicationSceneManifest`.
        case scenes(Bool)
        /// `UIMainStoryboardFile`
        case mainStoryboard(Storyboard.ID)
        /// `UIApplicationExitsOnSuspend`
        case exitsOnSuspend(Bool)
        /// `UIStatusBarHidden`
        case hidesStatusBar(Bool)
    }

    /// The orientations that the app supports, the one that it is launched in first.
    package internal(set) var orientations: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight]
    /// Whether it has scenes where the release has them; nil leaves that to the delegates that the app has.
    package internal(set) var usesScenes: Bool?
    /// The storyboard whose first controller is the root.
    package internal(set) var mainStoryboard: Storyboard.ID?
    /// Whether it ends instead of going to the background.
    package internal(set) var exitsOnSuspend = false
    package internal(set) var hidesStatusBar = false

    mutating func say(_ item: Item) {
        switch item {
        case .orientations(let listed): orientations = listed
        case .scenes(let isOn): usesScenes = isOn
        case .mainStoryboard(let storyboard): mainStoryboard = storyboard
        case .exitsOnSuspend(let exits): exitsOnSuspend = exits
        case .hidesStatusBar(let isHidden): hidesStatusBar = isHidden
        }
    }

    /// Whether the app supports an interface that stands so.
    func allows(isLandscape: Bool) -> Bool { orientations.contains { $0.isLandscape == isLandscape } }
}

extension World {
    /// Whether the delegates of scenes hear what happens to the app. Code with a delegate of the app's and none of a
    /// scene's is that of an app without.
    package var usesScenes: Bool {
        guard holds(.launchConnectsScene) else { return false }
        return bundle.info.usesScenes
            ?? (code.delegateClass(ofScene: true) != nil || code.delegateClass(ofScene: false) == nil)
    }

    /// Whether a launch begins with the interface on its side.
    var launchesOnItsSide: Bool {
        let asHeld = holds(.launchBeginsAsHeld) || environment.device.turnsHomeScreen
        guard asHeld, bundle.info.allows(isLandscape: isDeviceLandscape) else {
            return bundle.info.orientations.first?.isLandscape ?? false
        }
        return isDeviceLandscape
    }
}

extension AppCode {
    /// The class of the app's own whose object is its delegate, or the delegate of its scene.
    func delegateClass(ofScene isOfScene: Bool) -> ObjectClass.ID? {
        let wanted = isOfScene ? ["UIWindowSceneDelegate", "UISceneDelegate"] : ["UIApplicationDelegate"]
        return objectClasses.identifiers.first { classID in
            objectAncestry(of: classID).contains {
                objectClasses[$0].protocols.contains(where: wanted.contains)
            }
        }
    }
}
