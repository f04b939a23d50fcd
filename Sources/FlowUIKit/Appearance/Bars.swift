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
///
/// Its appearance proxy changes the bars of the screen, also those of SwiftUI.
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

  /// The look that was set for the bar.
  private(set) var look = BarLook()

  private func change(_ edit: (inout BarLook) -> Void) {
    if isAppearanceProxy { return CurrentScreen.changeBars { edit(&$0.navigationBar) } }
    edit(&look)
    navigation?.changes.note()
  }

  private func reportMissing(_ member: String) {
    if isAppearanceProxy { return super.change(member) }
    report(.missing("UINavigationBar.\(member)", "the bar looks as it does without it."))
  }

  open override var tintColor: UIColor! {
    get { ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      change { $0.tint = newValue.map { Color(uiColor: $0) } }
    }
  }

  open var prefersLargeTitles = false {
    didSet { if isAppearanceProxy { reportMissing("prefersLargeTitles") } else { navigation?.changes.note() } }
  }

  /// Whether content is seen through the bar: an opaque bar has a color.
  open var isTranslucent = true {
    didSet {
      guard !isTranslucent else { return }
      change { if $0.background == nil { $0.background = .color(Color(uiColor: .systemBackground)) } }
    }
  }

  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle == .black else { return }
      change { look in
        look.background = .color(.black)
        look.edgeBackground = .color(.black)
        if look.title.color == nil { look.title.color = .white }
        if look.largeTitle.color == nil { look.largeTitle.color = .white }
      }
    }
  }

  open var barTintColor: UIColor? {
    didSet {
      let background = barTintColor.map { BarLook.Background.color(Color(uiColor: $0)) }
      change {
        $0.background = background
        $0.edgeBackground = background
      }
    }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      guard navigation != nil || isAppearanceProxy else { return }
      let background = backgroundColor.map { BarLook.Background.color(Color(uiColor: $0)) }
      change { $0.edgeBackground = background == .color(.clear) ? BarLook.Background.none : background }
    }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { change { $0.title = BarLook.Title(attributes: titleTextAttributes) } }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { change { $0.largeTitle = BarLook.Title(attributes: largeTitleTextAttributes) } }
  }

  /// The image in place of the line: an empty one removes it.
  open var shadowImage: UIImage? {
    didSet {
      if let shadowImage, shadowImage.size.width > 0 { return reportMissing("shadowImage") }
      change { $0.line = shadowImage == nil ? nil : .clear }
    }
  }

  open var backIndicatorImage: UIImage? { didSet { reportMissing("backIndicatorImage") } }
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { reportMissing("backIndicatorTransitionMaskImage") } }

  /// The look above content, and without its own look for it, that of titles without content below the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { change(standardAppearance.apply) } }

  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      if compactAppearance != nil, compactAppearance !== standardAppearance { reportCompact("compactAppearance") }
    }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if compactScrollEdgeAppearance != nil { reportCompact("compactScrollEdgeAppearance") } }
  }

  // Bars in landscape look as they do otherwise: nothing is wrong on a phone that is upright.
  private func reportCompact(_ member: String) {
    if CurrentScreen.environment?.verticalSizeClass == .compact { reportMissing(member) }
  }

  /// The look while no content is below the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      let appearance = scrollEdgeAppearance
      change { look in
        look.edgeBackground = nil
        appearance?.applyAtEdge(to: &look)
      }
    }
  }

  /// The items of the controllers in the stack.
  open var items: [UINavigationItem]? { navigation?.viewControllers.map(\.navigationItem) }

  /// The item that the bar shows: that of the topmost controller.
  open var topItem: UINavigationItem? { items?.last }

  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the background: an empty image removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if let backgroundImage, backgroundImage.size.width > 0 { return reportMissing("setBackgroundImage(_:for:)") }
    change { look in
      look.background = backgroundImage == nil ? nil : BarLook.Background.none
      look.edgeBackground = look.background
    }
  }
}

extension CurrentScreen {
  /// Changes the looks of the bars of the screen with the latest event.
  static func changeBars(_ edit: (inout BarLooks) -> Void) {
    guard let screen else {
      reportMistake("An appearance was set without a screen; it has no effect. Set it while an app or a view is shown.")
      return
    }
    edit(&screen.barLooks)
  }
}

/// The bar of a tab bar controller.
///
/// Its appearance proxy changes the bars of the screen, also those of SwiftUI.
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

  /// The look that was set for the bar.
  private(set) var look = BarLook()

  private func change(_ edit: (inout BarLook) -> Void) {
    if isAppearanceProxy { return CurrentScreen.changeBars { edit(&$0.tabBar) } }
    edit(&look)
    tabs?.changes.note()
  }

  private func reportMissing(_ member: String) {
    if isAppearanceProxy { return super.change(member) }
    report(.missing("UITabBar.\(member)", "the bar looks as it does without it."))
  }

  open override var tintColor: UIColor! {
    get { ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      change { $0.tint = newValue.map { Color(uiColor: $0) } }
    }
  }

  /// Whether content is seen through the bar: an opaque bar has a color.
  open var isTranslucent = true {
    didSet {
      guard !isTranslucent else { return }
      change { if $0.background == nil { $0.background = .color(Color(uiColor: .systemBackground)) } }
    }
  }

  open var barStyle = UIBarStyle.default {
    didSet { if barStyle == .black { change { $0.background = .color(.black) } } }
  }

  open var barTintColor: UIColor? {
    didSet { change { $0.background = barTintColor.map { .color(Color(uiColor: $0)) } } }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      guard tabs != nil || isAppearanceProxy else { return }
      change { $0.background = backgroundColor.map { $0 == .clear ? .none : .color(Color(uiColor: $0)) } }
    }
  }

  open var unselectedItemTintColor: UIColor? {
    didSet { change { $0.otherTint = unselectedItemTintColor.map { Color(uiColor: $0) } } }
  }

  /// The image behind the items: an empty one removes the background.
  open var backgroundImage: UIImage? {
    didSet {
      if let backgroundImage, backgroundImage.size.width > 0 { return reportMissing("backgroundImage") }
      change { $0.background = backgroundImage == nil ? nil : BarLook.Background.none }
    }
  }

  /// The image in place of the line: an empty one removes it.
  open var shadowImage: UIImage? {
    didSet {
      if let shadowImage, shadowImage.size.width > 0 { return reportMissing("shadowImage") }
      change { $0.line = shadowImage == nil ? nil : .clear }
    }
  }

  open var standardAppearance = UITabBarAppearance() { didSet { apply(standardAppearance) } }

  /// The look while no content is below the bar, which has a background here always: it replaces the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { if let scrollEdgeAppearance { apply(scrollEdgeAppearance) } }
  }

  private func apply(_ appearance: UITabBarAppearance) {
    change { look in
      look.background = appearance.background
      look.line = appearance.line
      if let color = appearance.stackedLayoutAppearance.normal.color { look.otherTint = color }
      if let color = appearance.stackedLayoutAppearance.selected.color { look.tint = color }
    }
  }

  /// The items of the controllers.
  open var items: [UITabBarItem]? { tabs?.viewControllers?.map { $0.tabBarItem } }

  /// The item of the selected controller.
  open var selectedItem: UITabBarItem? { tabs?.selectedViewController?.tabBarItem }
}

/// Is told of the items that a person taps.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
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

  open var barTintColor: UIColor? {
    didSet { changeLook { $0.background = barTintColor.map { .color(Color(uiColor: $0)) } } }
  }

  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      changeLook { look in
        look.background = standardAppearance.background
        look.line = standardAppearance.line
      }
    }
  }

  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { if let scrollEdgeAppearance { standardAppearance = scrollEdgeAppearance } }
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      if isAppearanceProxy { return changeLook { $0.tint = newValue.map { Color(uiColor: $0) } } }
      super.tintColor = newValue
    }
  }

  private var ownLook = BarLook()

  private func changeLook(_ edit: (inout BarLook) -> Void) {
    if isAppearanceProxy { return CurrentScreen.changeBars { edit(&$0.toolbar) } }
    edit(&ownLook)
    change()
  }

  private var shownBackground: AnyShapeStyle {
    switch ownLook.background ?? shownEnvironment.barLooks.toolbar.background ?? .system {
    case .system: AnyShapeStyle(.bar)
    case .none: AnyShapeStyle(.clear)
    case .color(let color): AnyShapeStyle(color)
    }
  }

  override func makeFace() -> AnyView? {
    AnyView(
      HStack { ToolbarItems(toolbar: self) }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(shownBackground))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// The items of a toolbar as SwiftUI shows them.
struct ToolbarItems: View {
  let toolbar: UIToolbar

  var body: some View {
    ToolbarButtons(items: toolbar.items ?? [], changes: toolbar.changes.count)
  }
}

/// Buttons and the spaces between them.
struct ToolbarButtons: View {
  let items: [UIBarButtonItem]

  /// How often the items have changed: they are objects, which do not say so.
  let changes: UInt

  var body: some View {
    ForEach(Array(items.filter { !$0.isHidden }.enumerated()), id: \.offset) { _, item in
      switch item.systemItem {
      case .flexibleSpace: Spacer()
      case .fixedSpace: Spacer().frame(width: item.width)
      default: item.content
      }
    }
  }
}
