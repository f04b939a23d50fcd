// UIKit's traits that SwiftUI converts.

/// The contrast level.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The legibility weight of text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The layout direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The size class in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  fileprivate static let inOrder: [(UIContentSizeCategory, ContentSizeCategory)] = [
    (extraSmall, .extraSmall), (small, .small), (medium, .medium), (large, .large), (extraLarge, .extraLarge),
    (extraExtraLarge, .extraExtraLarge), (extraExtraExtraLarge, .extraExtraExtraLarge),
    (accessibilityMedium, .accessibilityMedium), (accessibilityLarge, .accessibilityLarge),
    (accessibilityExtraLarge, .accessibilityExtraLarge),
    (accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
    (accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
  ]

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { ContentSizeCategory(self)?.isAccessibilityCategory ?? false }

  /// Never sent: the text size of a screen is the one that a test gives it.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The new size, in the information of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Converts a SwiftUI size to UIKit's; `nil` becomes unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = Self.inOrder.first { $0.1 == sizeCategory }?.0 ?? .unspecified
  }
}

extension ContentSizeCategory {
  /// Converts a UIKit size to SwiftUI's; returns `nil` if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = UIContentSizeCategory.inOrder.first(where: { $0.0 == uiSizeCategory })?.1 else { return nil }
    self = size
  }
}

extension ColorScheme {
  /// Converts a UIKit style to a color scheme; returns `nil` if it is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// Converts a color scheme to a UIKit style; `nil` becomes unspecified.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

extension ColorSchemeContrast {
  /// Converts a UIKit contrast to SwiftUI's; returns `nil` if it is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Converts a SwiftUI contrast to UIKit's; `nil` becomes unspecified.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}

extension LayoutDirection {
  /// Converts a UIKit layout direction to SwiftUI's; returns `nil` if it is unspecified.
  public init?(_ uiTraitLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Converts a SwiftUI layout direction to UIKit's.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LegibilityWeight {
  /// Converts a UIKit legibility weight to SwiftUI's; returns `nil` if it is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  /// Converts a SwiftUI legibility weight to UIKit's; `nil` becomes unspecified.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
  }
}

extension UserInterfaceSizeClass {
  /// Converts a UIKit size class to SwiftUI's; returns `nil` if it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Converts a SwiftUI size class to UIKit's; `nil` becomes unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .regular ? .regular : .compact } ?? .unspecified
  }
}
