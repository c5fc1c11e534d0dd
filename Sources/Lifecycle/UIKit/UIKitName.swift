/// The facts that follow from the names of UIKit's classes and members.
enum UIKitName {
    private static let viewClasses: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIScrollView", "UITableView", "UICollectionView", "UIStackView", "UIControl", "UIProgressView",
        "UIActivityIndicatorView", "UIPickerView", "UIDatePicker", "UISegmentedControl", "UIStepper",
        "UIPageControl", "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIVisualEffectView",
        "UITableViewCell", "UICollectionViewCell", "WKWebView", "UIWebView", "MKMapView", "UIContainerView",
        "UIRefreshControl",
    ]

    /// The classes of UIKit's whose objects stand in the responder chain behind the window, each with what it is.
    static let responders: [String: Set<String>] = [
        "UIApplication": ["UIApplication", "UIResponder", "NSObject"],
        "UIWindowScene": ["UIWindowScene", "UIScene", "UIResponder", "NSObject"],
    ]

    static let numbers: Set<String> = [
        "Int", "UInt", "Double", "Float", "CGFloat", "NSNumber", "TimeInterval", "Int32", "Int64", "UInt8",
        "UInt32", "UInt64",
    ]

    /// Types that no two values share.
    static let plainTypes: Set<String> = numbers.union([
        "String", "Bool", "NSString", "NSArray", "NSDictionary", "CGRect", "CGSize", "CGPoint",
    ])

    /// The classes of UIKit's below UIView from which other ones derive.
    private static let viewSuperclasses: [String: String] = [
        "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
        "UIDatePicker": "UIControl", "UISegmentedControl": "UIControl", "UIStepper": "UIControl",
        "UIPageControl": "UIControl", "UIRefreshControl": "UIControl", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView",
    ]

    /// A class of UIKit's with those that it derives from.
    static func viewAncestry(of name: String) -> [String] {
        var names = [name], next = name
        while let above = viewSuperclasses[next] {
            names.append(above)
            next = above
        }
        return (names + ["UIView", "UIResponder", "NSObject"]).reduce(into: []) { all, name in
            if !all.contains(name) { all.append(name) }
        }
    }

    /// Indicates whether a class of UIKit's or of a related framework is a view class.
    static func isViewClass(_ name: String) -> Bool { viewClasses.contains(name) }
}
