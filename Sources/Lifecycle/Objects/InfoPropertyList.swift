/// The entries of the app's `Info.plist`, which apply before any of its code runs.
package struct InfoPropertyList: Hashable, Sendable {
    /// The interface orientations that the app can support.
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
        /// Indicates whether there is a `UIApplicationSceneManifest`.
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
    /// Indicates whether the app uses scenes on releases that have them; nil to decide by the app's
    /// delegates.
    package internal(set) var usesScenes: Bool?
    /// The storyboard whose first controller is the root.
    package internal(set) var mainStoryboard: Storyboard.ID?
    /// Indicates whether the app is terminated instead of going to the background.
    package internal(set) var exitsOnSuspend = false
    package internal(set) var hidesStatusBar = false

    package mutating func set(_ item: Item) {
        switch item {
        case .orientations(let listed): orientations = listed
        case .scenes(let isOn): usesScenes = isOn
        case .mainStoryboard(let storyboard): mainStoryboard = storyboard
        case .exitsOnSuspend(let exits): exitsOnSuspend = exits
        case .hidesStatusBar(let isHidden): hidesStatusBar = isHidden
        }
    }

    /// Indicates whether the app supports an interface in this orientation.
    func allows(isLandscape: Bool) -> Bool { orientations.contains { $0.isLandscape == isLandscape } }
}

extension World {
    /// Indicates whether scene delegates get the app's callbacks. An app whose code has an app delegate but
    /// no scene delegate doesn't use scenes.
    package var usesScenes: Bool {
        guard holds(.launchConnectsScene) else { return false }
        return bundle.info.usesScenes
            ?? (code.delegateClass(ofScene: true) != nil || code.delegateClass(ofScene: false) == nil)
    }

    /// Indicates whether the app launches in landscape orientation.
    var launchesOnItsSide: Bool {
        let asHeld = holds(.launchBeginsAsHeld) || environment.device.rotatesHomeScreen
        guard asHeld, bundle.info.allows(isLandscape: isDeviceLandscape) else {
            return bundle.info.orientations.first?.isLandscape ?? false
        }
        return isDeviceLandscape
    }
}

extension AppCode {
    /// The class of the app's own whose object is its delegate, or the delegate of its scene.
    package func delegateClass(ofScene isOfScene: Bool) -> ObjectClass.ID? {
        let wanted = isOfScene ? ["UIWindowSceneDelegate", "UISceneDelegate"] : ["UIApplicationDelegate"]
        return objectClasses.identifiers.first { classID in
            objectAncestry(of: classID).contains {
                objectClasses[$0].protocols.contains(where: wanted.contains)
            }
        }
    }
}
