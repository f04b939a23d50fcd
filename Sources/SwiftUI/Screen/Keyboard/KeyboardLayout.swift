/// The keys of an on-screen keyboard.
struct KeyboardLayout {
  /// The function of a key.
  enum Key: Hashable {
    case character(Character)
    case space, delete, shift
    /// Shows the emoji on a device; here it does nothing.
    case emoji
    /// Shows the digits and symbols.
    case numbers
    /// Shows the letters.
    case letters
    /// Presses return; its title is that of the submit label.
    case submit(SubmitLabel)
    /// Empty space.
    case gap
  }

  /// The shown characters.
  enum Layer: Hashable {
    case lowercase, uppercase, numbers
  }

  /// The rows from top to bottom.
  let rows: [[Key]]

  init(_ type: UIKeyboardType, submit: SubmitLabel, layer: Layer, hasEmojiKey: Bool = false) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: rows = Self.pad(corner: .gap)
    case .phonePad: rows = Self.pad(corner: .character("+"))
    case .decimalPad: rows = Self.pad(corner: .character("."))
    default:
      rows = Self.typewriter(
        type, submit: submit, layer: type.beginsWithNumbers ? .numbers : layer, hasEmojiKey: hasEmojiKey)
    }
  }

  private static func pad(corner: Key) -> [[Key]] {
    [characters("123"), characters("456"), characters("789"), [corner, .character("0"), .delete]]
  }

  private static func typewriter(
    _ type: UIKeyboardType, submit: SubmitLabel, layer: Layer, hasEmojiKey: Bool
  ) -> [[Key]] {
    var bottom: [Key] = [layer == .numbers ? .letters : .numbers]
    if hasEmojiKey { bottom.append(.emoji) }
    bottom.append(.space)
    switch type {
    case .emailAddress: bottom += [.character("@"), .character(".")]
    case .URL: bottom += [.character("."), .character("/")]
    case .twitter: bottom += [.character("@"), .character("#")]
    case .webSearch: bottom += [.character(".")]
    default: break
    }
    bottom.append(.submit(submit))
    if layer == .numbers {
      return [
        characters("1234567890"), characters("-/:;()$&@\""), [.gap] + characters(".,?!'") + [.delete], bottom,
      ]
    }
    func letters(_ row: String) -> [Key] { characters(layer == .uppercase ? row.uppercased() : row) }
    return [
      letters("qwertyuiop"), letters("asdfghjkl"), [.shift] + letters("zxcvbnm") + [.delete], bottom,
    ]
  }

  private static func characters(_ row: String) -> [Key] { row.map(Key.character) }
}

extension UIKeyboardType {
  fileprivate var beginsWithNumbers: Bool { self == .numbersAndPunctuation }
}

extension KeyboardLayout.Key {
  /// The label of the key in XCUITest.
  var label: String {
    switch self {
    case .character(let character): String(character)
    case .space: "space"
    case .delete: "delete"
    case .shift: "shift"
    case .emoji: "Emoji"
    case .numbers: "numbers"
    case .letters: "letters"
    case .submit(let label): label.title.lowercased()
    case .gap: ""
    }
  }

  /// The visible content of a key.
  enum Face {
    case text(String)

    /// A system symbol with a name.
    case symbol(String)
  }

  var face: Face {
    switch self {
    case .delete: .symbol("delete.left")
    case .emoji: .symbol("face.smiling")
    case .shift: .symbol("shift")
    case .numbers: .text("123")
    case .letters: .text("ABC")
    default: .text(label)
    }
  }

  /// The identifier of the key in XCUITest, if it is not the label.
  var identifier: String? {
    switch self {
    case .submit(let label): label.title
    case .numbers, .letters: "more"
    default: nil
    }
  }

  /// Shift and return are buttons, the others keys.
  var role: SemanticsNode.Role {
    switch self {
    case .shift, .submit, .emoji: .button
    default: .key
    }
  }

  /// The width of the key, as a multiple of a letter's width.
  func width(in keys: KeyboardDesign.Keys) -> CGFloat {
    switch self {
    case .space: keys.space
    case .numbers, .letters, .submit: keys.layer
    case .shift, .delete: keys.shift
    case .character, .gap, .emoji: 1
    }
  }
}
