/// Pages on which several beliefs were met.
extension Misconception.Source {
    static let containersAsScenes = Misconception.Source.page(
        "RBStoryboardLink pull 4: appearance of navigation and tab bar controllers as scenes",
        "https://github.com/rob-brown/RBStoryboardLink/pull/4")
    static let containmentOfIOS5 = Misconception.Source.page(
        "How does view controller containment work in iOS 5? (Stack Overflow 8379759)",
        "https://stackoverflow.com/questions/8379759")
    static let dismissingPageSheets = Misconception.Source.page(
        "Life cycle when dismissing a page sheet in iOS 13",
        "https://medium.com/better-programming/the-lifecycle-and-control-when-dismissing-a-modal-view-with-pagesheet-in-ios-13-4bbd1e3e1ec7"
    )
    static let isViewLoadedWhenEmbedding = Misconception.Source.page(
        "Importance of isViewLoaded when embedding child controllers",
        "http://aplus.rs/2019/importance-of-isviewloaded-embed-vc/")
    static let modalityOfIOS13 = Misconception.Source.page(
        "Modality changes in iOS 13",
        "https://sarunw.com/posts/modality-changes-in-ios13/")
    static let presentationsOfIOS13 = Misconception.Source.page(
        "View controller presentation changes in iOS 13 (Hackworth)",
        "https://medium.com/@hacknicity/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e")
    static let respondersByApple = Misconception.Source.page(
        "Apple: Using responders and the responder chain",
        "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events"
    )
    static let swipingToPop = Misconception.Source.page(
        "Life cycle when swiping to pop (Stack Overflow 18927878)",
        "https://stackoverflow.com/questions/18927878")
    static let viewNotInHierarchy = Misconception.Source.page(
        "Attempt to present … whose view is not in the window hierarchy (Stack Overflow 26022756)",
        "https://stackoverflow.com/questions/26022756")
    static let weakSelf = Misconception.Source.page(
        "You do not (always) need [weak self]",
        "https://medium.com/@almalehdev/you-dont-always-need-weak-self-a778bec505ef")
}
