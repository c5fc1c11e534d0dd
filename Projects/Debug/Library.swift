import Foundation

struct Post {
    let title: String
    let isVideo: Bool
}

extension Notification.Name {
    static let postAdded = Notification.Name("postAdded")
    static let userSignedOut = Notification.Name("userSignedOut")
}

/// The user and the posts, for all screens.
final class Library {
    static let shared = Library()

    private(set) var user: String? = "ann"
    private(set) var posts = [
        Post(title: "Harbor", isVideo: true),
        Post(title: "Market", isVideo: false),
        Post(title: "Bridge", isVideo: true),
    ]
    var showsVideosOnly = false
    /// The comment that the user is writing.
    var draft: String?
    var secondsWatched = 0

    var visiblePosts: [Post] {
        posts.filter { isVisible($0) }
    }

    func isVisible(_ post: Post) -> Bool {
        post.isVideo || !showsVideosOnly
    }

    func signIn(as name: String) {
        user = name
    }

    func signOut() {
        user = nil
        draft = nil
        NotificationCenter.default.post(name: .userSignedOut, object: nil)
    }

    func add(_ post: Post) {
        posts.append(post)
        NotificationCenter.default.post(name: .postAdded, object: nil)
    }
}
