import Foundation

/// The text of an address.
// @unchecked: the properties are constant.
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  /// The street and the city.
  public let shortAddress: String?

  /// Creates an address; `nil` without a text.
  public init?(fullAddress: String, shortAddress: String?) {
    if fullAddress.isEmpty { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKAddress else { return false }
    return other.fullAddress == fullAddress && other.shortAddress == shortAddress
  }

  open override var hash: Int { fullAddress.hashValue }
}
