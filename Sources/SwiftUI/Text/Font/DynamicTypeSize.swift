/// A Dynamic Type size, which specifies how large scalable content should be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// An extra small size.
  case xSmall

  /// A small size.
  case small

  /// A medium size.
  case medium

  /// A large size, the default.
  case large

  /// An extra large size.
  case xLarge

  /// An extra extra large size.
  case xxLarge

  /// An extra extra extra large size.
  case xxxLarge

  /// The first accessibility size.
  case accessibility1

  /// The second accessibility size.
  case accessibility2

  /// The third accessibility size.
  case accessibility3

  /// The fourth accessibility size.
  case accessibility4

  /// The fifth accessibility size.
  case accessibility5

  /// Whether the size is one that is associated with accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates a Dynamic Type size from its older representation.
  public init?(_ category: ContentSizeCategory) {
    self.init(category: category)
  }

  package init(category: ContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .xLarge
      case .extraExtraLarge: .xxLarge
      case .extraExtraExtraLarge: .xxxLarge
      case .accessibilityMedium: .accessibility1
      case .accessibilityLarge: .accessibility2
      case .accessibilityExtraLarge: .accessibility3
      case .accessibilityExtraExtraLarge: .accessibility4
      case .accessibilityExtraExtraExtraLarge: .accessibility5
      }
  }
}

extension EnvironmentValues {
  /// The current Dynamic Type size.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// The preferred size of the content, as the older name for ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(category: newValue) }
  }
}
