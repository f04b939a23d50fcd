/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  package init(_ modifiers: EventModifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.numericPad) { insert(.numericPad) }
  }
}

/// A key of a hardware keyboard that is pressed.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What the key types with the keys that are held; a name such as `UIKeyInputUpArrow` for a key that types nothing.
  public let characters: String
  /// What the key types alone.
  public let charactersIgnoringModifiers: String
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The number of the key on an American keyboard; `keyboardErrorUndefined` for a character that it has not.
  public let keyCode: UIKeyboardHIDUsage

  init(_ event: KeyEvent) {
    modifierFlags = UIKeyModifierFlags(event.modifiers)
    let character = event.key.character
    if let key = Self.functionKeys[character] {
      (keyCode, characters, charactersIgnoringModifiers) = (key.code, key.characters, key.characters)
      return
    }
    let base = Self.shifted[character] ?? Character(character.lowercased())
    let isCapital = !event.modifiers.isDisjoint(with: [.shift, .capsLock])
    keyCode = Self.code(of: base)
    charactersIgnoringModifiers = String(base)
    characters = isCapital ? character.uppercased() : String(character)
  }

  private static func code(of character: Character) -> UIKeyboardHIDUsage {
    if let place = letters.firstIndex(of: character) {
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + place) ?? .keyboardErrorUndefined
    }
    if let digit = character.wholeNumberValue, character.isASCII {
      let first = UIKeyboardHIDUsage.keyboard1.rawValue
      return digit == 0 ? .keyboard0 : UIKeyboardHIDUsage(rawValue: first + digit - 1) ?? .keyboardErrorUndefined
    }
    return signs[character] ?? .keyboardErrorUndefined
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  private static let signs: [Character: UIKeyboardHIDUsage] = [
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
  ]

  /// The characters of an American keyboard with shift, and those without.
  private static let shifted = [Character: Character](
    uniqueKeysWithValues: zip("!@#$%^&*()_+{}|:\"~<>?", "1234567890-=[]\\;'`,./"))

  private static let functionKeys: [Character: (code: UIKeyboardHIDUsage, characters: String)] = [
    KeyEquivalent.upArrow.character: (.keyboardUpArrow, "UIKeyInputUpArrow"),
    KeyEquivalent.downArrow.character: (.keyboardDownArrow, "UIKeyInputDownArrow"),
    KeyEquivalent.leftArrow.character: (.keyboardLeftArrow, "UIKeyInputLeftArrow"),
    KeyEquivalent.rightArrow.character: (.keyboardRightArrow, "UIKeyInputRightArrow"),
    KeyEquivalent.escape.character: (.keyboardEscape, "UIKeyInputEscape"),
    KeyEquivalent.home.character: (.keyboardHome, "UIKeyInputHome"),
    KeyEquivalent.end.character: (.keyboardEnd, "UIKeyInputEnd"),
    KeyEquivalent.pageUp.character: (.keyboardPageUp, "UIKeyInputPageUp"),
    KeyEquivalent.pageDown.character: (.keyboardPageDown, "UIKeyInputPageDown"),
    KeyEquivalent.deleteForward.character: (.keyboardDeleteForward, "UIKeyInputDelete"),
    KeyEquivalent.delete.character: (.keyboardDeleteOrBackspace, "\u{8}"),
    "\u{7F}": (.keyboardDeleteOrBackspace, "\u{8}"),
    KeyEquivalent.tab.character: (.keyboardTab, "\t"),
    KeyEquivalent.return.character: (.keyboardReturnOrEnter, "\r"), "\n": (.keyboardReturnOrEnter, "\r"),
    "\u{3}": (.keypadEnter, "\r"),
  ]
}

/// A press of a button or of a key of a hardware keyboard.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  /// The button of a remote control. It is a number, because most keys are no button.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upArrow = PressType(rawValue: 0)
    public static let downArrow = PressType(rawValue: 1)
    public static let leftArrow = PressType(rawValue: 2)
    public static let rightArrow = PressType(rawValue: 3)
    public static let select = PressType(rawValue: 4)
    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
  }

  public package(set) var phase = Phase.began
  /// The time of the latest change, in seconds of the screen's clock.
  public package(set) var timestamp = 0.0
  /// The key; `nil` for a button.
  public let key: UIKey?
  /// The responder that got the press first.
  public package(set) weak var responder: UIResponder?
  public var force: CGFloat { phase == .began ? 1 : 0 }

  /// The button that the key stands for: an arrow, return (select) or escape (menu); of other keys a number of no button.
  public let type: PressType

  package init(_ event: KeyEvent) {
    let key = UIKey(event)
    self.key = key
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardReturnOrEnter: .select
      case .keyboardEscape: .menu
      default: PressType(rawValue: -1)
      }
  }
}

/// An event of buttons, or of keys of a hardware keyboard.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  public let allPresses: Set<UIPress>

  package init(_ presses: Set<UIPress>) {
    allPresses = presses
    super.init(type: .presses)
  }
}

/// What a hardware keyboard's keys reach beside the focused view of SwiftUI: UIKit's responders.
@MainActor
package protocol KeyResponders: AnyObject {
  /// A key is pressed.
  ///
  /// - Parameter afterText: Whether the focused text has ignored it.
  /// - Returns: Whether a responder handled it.
  func press(_ event: KeyEvent, afterText: Bool) -> Bool
}

/// Keeps the responders of a screen.
private final class KeyReceiver {
  weak var responders: (any KeyResponders)?

  init(_ responders: (any KeyResponders)?) { self.responders = responders }
}

extension Graph {
  /// UIKit's responders, which keys of a hardware keyboard reach.
  package var keyResponders: (any KeyResponders)? {
    get { (attachments[ObjectIdentifier(KeyReceiver.self)] as? KeyReceiver)?.responders }
    set { attachments[ObjectIdentifier(KeyReceiver.self)] = KeyReceiver(newValue) }
  }
}
