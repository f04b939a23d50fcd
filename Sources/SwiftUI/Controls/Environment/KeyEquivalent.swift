/// Key equivalents consist of a letter, punctuation, or function key that can be combined with an optional set of
/// modifier keys to specify a keyboard shortcut.
public struct KeyEquivalent: Sendable, Hashable {
  /// The character value that the key equivalent represents.
  public var character: Character

  /// Creates a new key equivalent from the given character value.
  public init(_ character: Character) {
    self.character = character
  }

  /// Up Arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")

  /// Down Arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")

  /// Left Arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")

  /// Right Arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")

  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")

  /// Delete.
  public static let delete = KeyEquivalent("\u{08}")

  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")

  /// Home.
  public static let home = KeyEquivalent("\u{F729}")

  /// End.
  public static let end = KeyEquivalent("\u{F72B}")

  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")

  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")

  /// Tab.
  public static let tab = KeyEquivalent("\t")

  /// Space.
  public static let space = KeyEquivalent(" ")

  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }
}
