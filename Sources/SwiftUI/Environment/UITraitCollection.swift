/// The traits of the surroundings, as in UIKit: appearance, size classes, pixels, text size, direction.
public struct UITraitCollection: Hashable, Sendable {
  /// The appearance; `.unspecified` if it is not known.
  public package(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The horizontal size class.
  public package(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// The vertical size class.
  public package(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// The number of pixels per point; 0 if it is not known.
  public package(set) var displayScale: CGFloat = 0

  /// The size of texts.
  public package(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// The direction of the layout.
  public package(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// The kind of the device.
  public package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified

  /// The contrast.
  public package(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

  /// The values of traits that the app defines.
  package var ownValues: [ObjectIdentifier: OwnTraitValue] = [:]

  /// Creates traits without values.
  public init() {}

  /// Creates traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits with a horizontal size class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits with a vertical size class.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Runs code in which these traits are the current ones, for dynamic colors that it resolves.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$performing.withValue(self) { actions() }
  }

  /// The traits of the code that runs in `performAsCurrent(_:)`.
  @TaskLocal static var performing: UITraitCollection?

  /// Whether dynamic colors may differ between the traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }
}
