/// Designates a rotor that replaces one that the system provides.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// System rotor allowing users to iterate through links, or those that were visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
  }

  /// System rotor allowing users to iterate through all links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }

  /// System rotor allowing users to iterate through all headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }

  /// System rotor allowing users to iterate through all headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Headings \(level.rawValue)")
  }

  /// System rotor allowing users to iterate through all the ranges of bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }

  /// System rotor allowing users to iterate through all the ranges of italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }

  /// System rotor allowing users to iterate through all misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }

  /// System rotor allowing users to iterate through all images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }

  /// System rotor allowing users to iterate through all text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }

  /// System rotor allowing users to iterate through all tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }

  /// System rotor allowing users to iterate through all lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }

  /// System rotor allowing users to iterate through all landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}
