extension EnvironmentValues {
  /// The environment with the language and text size from user defaults and launch arguments: `AppleLanguages`,
  /// `AppleLocale`, `UIPreferredContentSizeCategoryName`.
  func following(_ defaults: UserDefaults) -> EnvironmentValues {
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    var values = self
    if let locale = Self.locale(in: defaults) { values.locale = locale }
    if let name = arguments["UIPreferredContentSizeCategoryName"] as? String,
      let size = DynamicTypeSize(contentSizeCategory: name)
    {
      values.dynamicTypeSize = size
    }
    return values
  }

  /// The locale specified by launch arguments.
  static func locale(in defaults: UserDefaults) -> Locale? {
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    if let locale = arguments["AppleLocale"] as? String { return Locale(identifier: locale) }
    return (arguments["AppleLanguages"] as? [String])?.first.map(Locale.init(identifier:))
  }
}

extension DynamicTypeSize {
  /// The size with a UIKit name such as `"UICTContentSizeCategoryXL"`.
  fileprivate init?(contentSizeCategory name: String) {
    let names: [String: DynamicTypeSize] = [
      "XS": .xSmall, "S": .small, "M": .medium, "L": .large, "XL": .xLarge, "XXL": .xxLarge, "XXXL": .xxxLarge,
      "AccessibilityM": .accessibility1, "AccessibilityL": .accessibility2, "AccessibilityXL": .accessibility3,
      "AccessibilityXXL": .accessibility4, "AccessibilityXXXL": .accessibility5,
    ]
    let prefix = "UICTContentSizeCategory"
    guard name.hasPrefix(prefix), let size = names[String(name.dropFirst(prefix.count))] else { return nil }
    self = size
  }
}
