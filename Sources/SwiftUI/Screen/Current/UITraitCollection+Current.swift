extension UITraitCollection {
  /// Creates the traits of an environment.
  package init(_ environment: EnvironmentValues) {
    self.init()
    userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    displayScale = environment.displayScale
    preferredContentSizeCategory = UIContentSizeCategory(environment.sizeCategory)
    layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
    accessibilityContrast = UIAccessibilityContrast(environment.colorSchemeContrast)
    ownValues = environment.ownTraits
    userInterfaceIdiom = assumeMainActor { UIDevice.current.userInterfaceIdiom }
  }

  /// The traits of the screen with the latest event, or those that code is performed with.
  public static var current: UITraitCollection {
    performing ?? assumeMainActor { CurrentScreen.environment.map { UITraitCollection($0) } ?? UITraitCollection() }
  }
}
