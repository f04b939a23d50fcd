extension XCUIElement {
  /// Modifier keys that are held while another key is pressed.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let alphaShift = capsLock
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let alternate = option
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    public static let function = KeyModifierFlags(rawValue: 1 << 5)

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
