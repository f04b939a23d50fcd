/// The visibility of a value in a message.
public struct OSLogPrivacy: Sendable, Equatable {
  /// The mask of a redacted value. It has no effect here.
  public enum Mask: Sendable, Equatable {
    case none
    case hash
  }

  let isHidden: Bool

  /// The value is shown.
  public static let `public` = OSLogPrivacy(isHidden: false)

  /// The visibility depends on the type of the value: here it is always shown.
  public static let auto = OSLogPrivacy(isHidden: false)

  /// The value is redacted.
  public static let `private` = OSLogPrivacy(isHidden: true)

  /// The value is redacted regardless of the log's settings.
  public static let sensitive = OSLogPrivacy(isHidden: true)

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
