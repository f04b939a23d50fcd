extension XCUIElement {
  /// Modifier keys that are held while another key is pressed.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// The keys as bits.
    public let rawValue: UInt

    /// Creates a set of keys from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// The earlier name of Caps Lock.
    public static let alphaShift = capsLock
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// The earlier name of Option.
    public static let alternate = option
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    /// Fn.
    public static let function = KeyModifierFlags(rawValue: 1 << 5)

    /// The names of the keys.
    public var description: String {
      let names: [(KeyModifierFlags, String)] = [
        (.capsLock, "caps lock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
        (.command, "command"), (.function, "function"),
      ]
      let held = names.filter { contains($0.0) }.map(\.1)
      return held.isEmpty ? "no modifiers" : held.joined(separator: " + ")
    }
  }
}
