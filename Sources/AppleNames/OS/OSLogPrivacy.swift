/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable, Equatable {
  /// How a hidden value can be told from others. Here none is.
  public enum Mask: Sendable, Equatable {
    case none
    case hash
  }

  let isHidden: Bool

  /// Everybody.
  public static let `public` = OSLogPrivacy(isHidden: false)

  /// What the type of the value suggests: here it is shown to everybody.
  public static let auto = OSLogPrivacy(isHidden: false)

  /// Nobody.
  public static let `private` = OSLogPrivacy(isHidden: true)

  /// Nobody, whatever the settings of the log are.
  public static let sensitive = OSLogPrivacy(isHidden: true)

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
