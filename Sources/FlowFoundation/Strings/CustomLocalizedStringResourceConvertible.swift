/// A value with a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text.
  var localizedStringResource: LocalizedStringResource { get }
}
