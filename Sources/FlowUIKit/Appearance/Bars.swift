import SwiftUI

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// The bar of a navigation controller.
open class UINavigationBar: UIView {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tint that was set for the bar.
  var ownTint: UIColor?

  open override var tintColor: UIColor! {
    get { ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      note("tintColor", isShown: true)
    }
  }

  open var prefersLargeTitles = false { didSet { note("prefersLargeTitles", isShown: true) } }
  open var isTranslucent = true { didSet { note("isTranslucent") } }
  open var barStyle = UIBarStyle.default { didSet { note("barStyle") } }
  open var barTintColor: UIColor? { didSet { note("barTintColor") } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { note("titleTextAttributes") } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { note("largeTitleTextAttributes") } }
  open var shadowImage: UIImage? { didSet { note("shadowImage") } }
  open var backIndicatorImage: UIImage? { didSet { note("backIndicatorImage") } }
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { note("backIndicatorTransitionMaskImage") } }
  open var standardAppearance = UINavigationBarAppearance() { didSet { note("standardAppearance") } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { note("compactAppearance") } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { note("scrollEdgeAppearance") } }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    note("setBackgroundImage(_:for:)")
  }

  private func note(_ member: String, isShown: Bool = false) {
    if isAppearanceProxy { return change(member) }
    if !isShown { report(.missing("UINavigationBar.\(member)", "the bar looks as it does without it.")) }
    navigation?.changes.note()
  }
}

/// The bar of a tab bar controller.
open class UITabBar: UIView {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tint that was set for the bar.
  var ownTint: UIColor?

  open override var tintColor: UIColor! {
    get { ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      note("tintColor", isShown: true)
    }
  }

  open var isTranslucent = true { didSet { note("isTranslucent") } }
  open var barStyle = UIBarStyle.default { didSet { note("barStyle") } }
  open var barTintColor: UIColor? { didSet { note("barTintColor") } }
  open var unselectedItemTintColor: UIColor? { didSet { note("unselectedItemTintColor") } }
  open var backgroundImage: UIImage? { didSet { note("backgroundImage") } }
  open var shadowImage: UIImage? { didSet { note("shadowImage") } }
  open var standardAppearance = UITabBarAppearance() { didSet { note("standardAppearance") } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { note("scrollEdgeAppearance") } }

  /// The items of the controllers.
  open var items: [UITabBarItem]? { tabs?.viewControllers?.map { $0.tabBarItem } }

  private func note(_ member: String, isShown: Bool = false) {
    if isAppearanceProxy { return change(member) }
    if !isShown { report(.missing("UITabBar.\(member)", "the bar looks as it does without it.")) }
    tabs?.changes.note()
  }
}

/// A row of items, for example above the keyboard.
open class UIToolbar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.changed = { [weak self] in self?.change() } }
      change()
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open var isTranslucent = true { didSet { if isAppearanceProxy { change() } } }
  open var barStyle = UIBarStyle.default { didSet { if isAppearanceProxy { change() } } }
  open var barTintColor: UIColor? { didSet { change() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { if isAppearanceProxy { change() } } }

  override func makeFace() -> AnyView? {
    AnyView(
      HStack { ToolbarItems(toolbar: self) }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(barTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.bar)))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// The items of a toolbar as SwiftUI shows them.
struct ToolbarItems: View {
  let toolbar: UIToolbar

  var body: some View {
    _ = toolbar.changes.count
    return ForEach(Array((toolbar.items ?? []).enumerated()), id: \.offset) { _, item in
      switch item.systemItem {
      case .flexibleSpace: Spacer()
      case .fixedSpace: Spacer().frame(width: item.width)
      default: item.content
      }
    }
  }
}
