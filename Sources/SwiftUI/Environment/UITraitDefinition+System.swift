// The traits of UIKit, each under its own type.

/// A trait with a property.
protocol SystemTrait: UITraitDefinition {
  static var property: WritableKeyPath<UITraitCollection, Value> { get }
}

extension SystemTrait {
  public static var defaultValue: Value { UITraitCollection()[keyPath: property] }
  public static func _value(in traits: UITraitCollection) -> Value { traits[keyPath: property] }
  public static func _set(_ value: Value, in traits: inout UITraitCollection) { traits[keyPath: property] = value }
}

/// The kind of the device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public typealias Value = UIUserInterfaceIdiom

  static var property: WritableKeyPath<UITraitCollection, Value> { \.userInterfaceIdiom }
}

/// The appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  public typealias Value = UIUserInterfaceStyle

  static var property: WritableKeyPath<UITraitCollection, Value> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

/// The direction of the layout.
public struct UITraitLayoutDirection: SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection

  static var property: WritableKeyPath<UITraitCollection, Value> { \.layoutDirection }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  public typealias Value = CGFloat

  static var property: WritableKeyPath<UITraitCollection, Value> { \.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass

  static var property: WritableKeyPath<UITraitCollection, Value> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass

  static var property: WritableKeyPath<UITraitCollection, Value> { \.verticalSizeClass }
}

/// The size of texts.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public typealias Value = UIContentSizeCategory

  static var property: WritableKeyPath<UITraitCollection, Value> { \.preferredContentSizeCategory }
}

/// The contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  public typealias Value = UIAccessibilityContrast

  static var property: WritableKeyPath<UITraitCollection, Value> { \.accessibilityContrast }
  public static var affectsColorAppearance: Bool { true }
}

extension UIMutableTraits {
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The size of texts.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

extension UITraitCollection {
  /// UIKit's traits that dynamic colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { system.filter { $0.affectsColorAppearance } }

  private static var system: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// The traits that differ from others.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.system.filter { $0.differs(self, other) }
  }
}
