/// The name of the device for a preview, such as `"iPhone 15"`.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from a literal.
  ///
  /// - Parameter value: The name of the device.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
