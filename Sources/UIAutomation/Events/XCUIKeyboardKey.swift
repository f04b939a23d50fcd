/// A key that does not type a character.
///
/// The values are those of AppKit and UIKit; Apple's headers do not document them.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that types the key.
  public let rawValue: String

  /// Creates a key from the text that types it.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from the text that types it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key Delete, which deletes backwards.
  public static let delete = XCUIKeyboardKey("\u{8}")
  /// The key Return.
  public static let `return` = XCUIKeyboardKey("\r")
  /// The key Enter of a numeric keypad.
  public static let enter = XCUIKeyboardKey("\u{3}")
  /// The key Tab.
  public static let tab = XCUIKeyboardKey("\t")
  /// The key Space.
  public static let space = XCUIKeyboardKey(" ")
  /// The key Escape.
  public static let escape = XCUIKeyboardKey("\u{1B}")
  /// The key Up Arrow.
  public static let upArrow = XCUIKeyboardKey("\u{F700}")
  /// The key Down Arrow.
  public static let downArrow = XCUIKeyboardKey("\u{F701}")
  /// The key Left Arrow.
  public static let leftArrow = XCUIKeyboardKey("\u{F702}")
  /// The key Right Arrow.
  public static let rightArrow = XCUIKeyboardKey("\u{F703}")
  /// The function key F1.
  public static let F1 = XCUIKeyboardKey("\u{F704}")
  /// The function key F2.
  public static let F2 = XCUIKeyboardKey("\u{F705}")
  /// The function key F3.
  public static let F3 = XCUIKeyboardKey("\u{F706}")
  /// The function key F4.
  public static let F4 = XCUIKeyboardKey("\u{F707}")
  /// The function key F5.
  public static let F5 = XCUIKeyboardKey("\u{F708}")
  /// The function key F6.
  public static let F6 = XCUIKeyboardKey("\u{F709}")
  /// The function key F7.
  public static let F7 = XCUIKeyboardKey("\u{F70A}")
  /// The function key F8.
  public static let F8 = XCUIKeyboardKey("\u{F70B}")
  /// The function key F9.
  public static let F9 = XCUIKeyboardKey("\u{F70C}")
  /// The function key F10.
  public static let F10 = XCUIKeyboardKey("\u{F70D}")
  /// The function key F11.
  public static let F11 = XCUIKeyboardKey("\u{F70E}")
  /// The function key F12.
  public static let F12 = XCUIKeyboardKey("\u{F70F}")
  /// The function key F13.
  public static let F13 = XCUIKeyboardKey("\u{F710}")
  /// The function key F14.
  public static let F14 = XCUIKeyboardKey("\u{F711}")
  /// The function key F15.
  public static let F15 = XCUIKeyboardKey("\u{F712}")
  /// The function key F16.
  public static let F16 = XCUIKeyboardKey("\u{F713}")
  /// The function key F17.
  public static let F17 = XCUIKeyboardKey("\u{F714}")
  /// The function key F18.
  public static let F18 = XCUIKeyboardKey("\u{F715}")
  /// The function key F19.
  public static let F19 = XCUIKeyboardKey("\u{F716}")
  /// The key Forward Delete.
  public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
  /// The key Home.
  public static let home = XCUIKeyboardKey("\u{F729}")
  /// The key End.
  public static let end = XCUIKeyboardKey("\u{F72B}")
  /// The key Page Up.
  public static let pageUp = XCUIKeyboardKey("\u{F72C}")
  /// The key Page Down.
  public static let pageDown = XCUIKeyboardKey("\u{F72D}")
  /// The key Clear.
  public static let clear = XCUIKeyboardKey("\u{F739}")
  /// The key Help.
  public static let help = XCUIKeyboardKey("\u{F746}")
  /// The key Caps Lock.
  public static let capsLock = XCUIKeyboardKey("\u{E010}")
  /// The key Shift.
  public static let shift = XCUIKeyboardKey("\u{E011}")
  /// The key Control.
  public static let control = XCUIKeyboardKey("\u{E012}")
  /// The key Option.
  public static let option = XCUIKeyboardKey("\u{E013}")
  /// The key Command.
  public static let command = XCUIKeyboardKey("\u{E014}")
  /// The right Shift key.
  public static let rightShift = XCUIKeyboardKey("\u{E015}")
  /// The right Control key.
  public static let rightControl = XCUIKeyboardKey("\u{E016}")
  /// The right Option key.
  public static let rightOption = XCUIKeyboardKey("\u{E017}")
  /// The right Command key.
  public static let rightCommand = XCUIKeyboardKey("\u{E018}")
  /// The key Fn.
  public static let secondaryFn = XCUIKeyboardKey("\u{E019}")
}
