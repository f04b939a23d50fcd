import SwiftUI

/// The look of a bar, as a value that bars take a copy of.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  private enum Base { case system, opaque, transparent }

  private var base = Base.system

  /// The color; it replaces that of the configuration.
  public var backgroundColor: UIColor?

  /// The blur behind the color; the system's material here.
  public var backgroundEffect: UIBlurEffect?

  public var backgroundImage: UIImage? {
    didSet { reportImage("backgroundImage", backgroundImage) }
  }

  /// The color of the line at the edge of the bar; `nil` for none.
  public var shadowColor: UIColor? = .separator

  public var shadowImage: UIImage? {
    didSet { reportImage("shadowImage", shadowImage) }
  }

  public override init() {}

  /// Creates a copy.
  public init(barAppearance: UIBarAppearance) {
    base = barAppearance.base
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
  }

  private func reportImage(_ member: String, _ image: UIImage?) {
    guard let image, image.size.width > 0 else { return }
    report(.missing("\(type(of: self)).\(member)", "the bar has its color instead."))
  }

  /// The material of the system.
  open func configureWithDefaultBackground() { configure(.system, line: .separator) }

  /// The color of the background of screens.
  open func configureWithOpaqueBackground() { configure(.opaque, line: .separator) }

  /// No background and no line.
  open func configureWithTransparentBackground() { configure(.transparent, line: nil) }

  private func configure(_ base: Base, line: UIColor?) {
    self.base = base
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = line
  }

  /// The background as the engine's bars have it.
  var background: BarLook.Background {
    if let backgroundColor { return backgroundColor == .clear ? .none : .color(Color(uiColor: backgroundColor)) }
    return switch base {
    case .system: .system
    case .opaque: .color(Color(uiColor: .systemBackground))
    case .transparent: .none
    }
  }

  var line: Color { shadowColor.map { Color(uiColor: $0) } ?? .clear }
}

/// The look of a bar of tabs.
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  /// The look of items with an icon above a title, which are those of phones.
  public var stackedLayoutAppearance = UITabBarItemAppearance()

  /// The looks of items with an icon beside a title.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
}

/// The look of the items of a bar of tabs.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override init() {}
}

/// The look of an item in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title. The icon has its color unless there is a color of icons.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor? {
    didSet { report(.missing("UITabBarItemStateAppearance.badgeBackgroundColor", "badges are red.")) }
  }

  var color: Color? {
    (iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero

  /// The looks of the bar's buttons; only that of the back button has an effect.
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  public private(set) var backIndicatorImage: UIImage?

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    report(.missing("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)", "it is a chevron."))
  }

  /// Changes a look of the engine's bars.
  func apply(to look: inout BarLook) {
    look.background = background
    look.line = line
    look.title = BarLook.Title(attributes: titleTextAttributes)
    look.largeTitle = BarLook.Title(attributes: largeTitleTextAttributes)
    let button = backButtonAppearance.color ?? buttonAppearance.color
    if let button { look.tint = button }
  }

  /// Changes a look of the engine's bars while no content is below them.
  func applyAtEdge(to look: inout BarLook) {
    look.edgeBackground = background
    if !titleTextAttributes.isEmpty, look.title == BarLook.Title() {
      look.title = BarLook.Title(attributes: titleTextAttributes)
    }
    if !largeTitleTextAttributes.isEmpty { look.largeTitle = BarLook.Title(attributes: largeTitleTextAttributes) }
  }
}

/// The look of the buttons of a bar.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override init() {}
  public init(style: UIBarButtonItem.Style) {}

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  var color: Color? {
    (normal.titleTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
  }
}

/// The look of a button in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A horizontal and a vertical distance, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}

extension BarLook.Title {
  /// The font and the color among the attributes of a text.
  init(attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      font: (attributes?[.font] as? UIFont).map { Font($0) },
      color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
  }
}

extension BarLook {
  /// Takes what another look sets.
  mutating func take(_ other: BarLook) {
    background = other.background ?? background
    edgeBackground = other.edgeBackground ?? edgeBackground
    line = other.line ?? line
    title = Title(font: other.title.font ?? title.font, color: other.title.color ?? title.color)
    largeTitle = Title(
      font: other.largeTitle.font ?? largeTitle.font, color: other.largeTitle.color ?? largeTitle.color)
    tint = other.tint ?? tint
    otherTint = other.otherTint ?? otherTint
  }
}
