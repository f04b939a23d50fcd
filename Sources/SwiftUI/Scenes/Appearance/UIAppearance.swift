/// The appearance of all views of a UIKit class.
///
/// SwiftUI's views are not UIKit views here: setting a property has no effect, and a warning is recorded.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// The appearance proxy of the class.
  static func appearance() -> Self
}

/// Warns that a property of an appearance proxy has no effect.
@MainActor
func reportAppearance<Kind: UIAppearance>(_ kind: Kind.Type, _ member: String) {
  report(.missing("\(kind).appearance().\(member)", "views look and behave as they do without it."))
}

public final class UITabBar: NSObject, UIAppearance {
  public static func appearance() -> UITabBar { UITabBar() }

  public var isHidden = false { didSet { report("isHidden") } }
  public var isTranslucent = true { didSet { report("isTranslucent") } }
  public var tintColor: UIColor! { didSet { report("tintColor") } }
  public var barTintColor: UIColor? { didSet { report("barTintColor") } }
  public var backgroundColor: UIColor? { didSet { report("backgroundColor") } }
  public var unselectedItemTintColor: UIColor? { didSet { report("unselectedItemTintColor") } }
  public var backgroundImage: UIImage? { didSet { report("backgroundImage") } }
  public var shadowImage: UIImage? { didSet { report("shadowImage") } }
  public var standardAppearance = UITabBarAppearance() { didSet { report("standardAppearance") } }
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { report("scrollEdgeAppearance") } }

  private override init() {}

  private func report(_ member: String) { reportAppearance(Self.self, member) }
}

public final class UINavigationBar: NSObject, UIAppearance {
  public static func appearance() -> UINavigationBar { UINavigationBar() }

  public var prefersLargeTitles = false { didSet { report("prefersLargeTitles") } }
  public var isTranslucent = true { didSet { report("isTranslucent") } }
  public var tintColor: UIColor! { didSet { report("tintColor") } }
  public var barTintColor: UIColor? { didSet { report("barTintColor") } }
  public var backgroundColor: UIColor? { didSet { report("backgroundColor") } }
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { report("titleTextAttributes") } }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { report("largeTitleTextAttributes") } }
  public var shadowImage: UIImage? { didSet { report("shadowImage") } }
  public var standardAppearance = UINavigationBarAppearance() { didSet { report("standardAppearance") } }
  public var compactAppearance: UINavigationBarAppearance? { didSet { report("compactAppearance") } }
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { report("scrollEdgeAppearance") } }

  private override init() {}

  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    report("setBackgroundImage(_:for:)")
  }

  private func report(_ member: String) { reportAppearance(Self.self, member) }
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

public final class UISegmentedControl: NSObject, UIAppearance {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }

  public var selectedSegmentTintColor: UIColor? { didSet { report("selectedSegmentTintColor") } }
  public var tintColor: UIColor! { didSet { report("tintColor") } }
  public var backgroundColor: UIColor? { didSet { report("backgroundColor") } }

  private override init() {}

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    report("setTitleTextAttributes(_:for:)")
  }

  private func report(_ member: String) { reportAppearance(Self.self, member) }
}

/// UIKit's base class of controls; only its states.
public enum UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }
}

public final class UIPageControl: NSObject, UIAppearance {
  public static func appearance() -> UIPageControl { UIPageControl() }

  public var currentPageIndicatorTintColor: UIColor? { didSet { report("currentPageIndicatorTintColor") } }
  public var pageIndicatorTintColor: UIColor? { didSet { report("pageIndicatorTintColor") } }

  private override init() {}

  private func report(_ member: String) { reportAppearance(Self.self, member) }
}
