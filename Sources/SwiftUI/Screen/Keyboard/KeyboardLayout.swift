/// The keys of a keyboard on the screen.
struct KeyboardLayout {
  /// What a key does.
  enum Key: Hashable {
    case character(Character)
    case space, delete, shift
    /// Shows the digits and signs.
    case numbers
    /// Shows the letters again.
    case letters
    /// Presses return; its title is the submit label's.
    case submit(SubmitLabel)
    /// Takes room and does nothing.
    case gap
  }

  /// Which characters are shown.
  enum Layer: Hashable {
    case lowercase, uppercase, numbers
  }

  /// From the top to the bottom.
  let rows: [[Key]]

  init(_ type: UIKeyboardType, submit: SubmitLabel, layer: Layer) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: rows = Self.pad(corner: .gap)
    case .phonePad: rows = Self.pad(corner: .character("+"))
    case .decimalPad: rows = Self.pad(corner: .character("."))
    default: rows = Self.typewriter(type, submit: submit, layer: type.beginsWithNumbers ? .numbers : layer)
    }
  }

  private static func pad(corner: Key) -> [[Key]] {
    [characters("123"), characters("456"), characters("789"), [corner, .character("0"), .delete]]
  }

  private static func typewriter(_ type: UIKeyboardType, submit: SubmitLabel, layer: Layer) -> [[Key]] {
    var bottom: [Key] = [layer == .numbers ? .letters : .numbers, .space]
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
  /// What XCUITest calls the key.
  var label: String {
    switch self {
    case .character(let character): String(character)
    case .space: "space"
    case .delete: "delete"
    case .shift: "shift"
    case .numbers: "numbers"
    case .letters: "letters"
    case .submit(let label): label.title.lowercased()
    case .gap: ""
    }
  }

  /// What is seen on a key.
  enum Face {
    case text(String)

    /// A system symbol of a name.
    case symbol(String)
  }

  var face: Face {
    switch self {
    case .delete: .symbol("delete.left")
    case .shift: .symbol("shift")
    case .numbers: .text("123")
    case .letters: .text("ABC")
    default: .text(label)
    }
  }

  /// What XCUITest finds the key by, where that is not the label.
  var identifier: String? {
    switch self {
    case .submit(let label): label.title
    case .numbers, .letters: "more"
    default: nil
    }
  }

  /// Shift and return are buttons, the others keys (`xcuitest.md`, part B).
  var role: SemanticsNode.Role {
    switch self {
    case .shift, .submit: .button
    default: .key
    }
  }

  /// How wide the key is, as a multiple of a letter's.
  var width: CGFloat {
    switch self {
    case .space: 5
    case .numbers, .letters, .submit: 2
    case .shift, .delete: 1.4
    case .character, .gap: 1
    }
  }
}
