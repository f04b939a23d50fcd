import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Keys of a hardware keyboard", .serialized) @MainActor
struct KeyTests {
  private final class Player: UIView {
    var log: [String] = []
    var isGreedy = true
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for key in presses.compactMap(\.key) {
        log.append("\(key.keyCode) \(key.characters) \(key.charactersIgnoringModifiers) \(key.modifierFlags.rawValue)")
      }
      if !isGreedy { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended \(event?.allPresses == presses)")
    }
  }

  private final class Page: UIViewController {
    var marks: [String] = []
    var presses = 0
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    func mark(_ command: UIKeyCommand) { marks.append(command.input ?? "") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += 1
      super.pressesBegan(presses, with: event)
    }
  }

  /// A field that keeps digits away.
  private final class LettersField: UITextField {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.first?.key?.characters.first?.isNumber == true { return }
      super.pressesBegan(presses, with: event)
    }
  }

  private func page(_ view: UIView) -> (Page, Phone) {
    let page = Page()
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
    page.view.addSubview(view)
    let phone = Phone(ShownController(controller: page))
    phone.screen.perform { _ = view.becomeFirstResponder() }
    return (page, phone)
  }

  @Test("reach the first responder with their numbers and characters, and go on if it passes them on")
  func presses() {
    let player = Player()
    let (page, phone) = page(player)
    #expect(phone.screen.press(.leftArrow) == .handled)
    #expect(player.log == ["keyboardLeftArrow UIKeyInputLeftArrow UIKeyInputLeftArrow 0", "ended true"])
    player.log = []
    phone.screen.press("v", modifiers: .shift)
    #expect(player.log.first == "keyboardV V v \(UIKeyModifierFlags.shift.rawValue)" && page.presses == 0)
    player.isGreedy = false
    player.log = []
    #expect(phone.screen.press("?") == .ignored)
    #expect(player.log.first == "keyboardSlash ? / 0" && page.presses == 1)
  }

  @Test("are typed into a text whose responders pass them on; the on-screen keyboard presses none")
  func text() {
    let field = LettersField()
    let (page, phone) = page(field)
    for key in "a1b" { phone.screen.press(KeyEquivalent(key)) }
    #expect(field.text == "ab" && page.presses == 2)
    phone.screen.type("2c")
    #expect(field.text == "ab2c" && page.presses == 2)
  }

  @Test("send the commands of the responders, and of texts those that the text has not taken")
  func commands() {
    let field = UITextField()
    let (page, phone) = page(field)
    let action = _selector(Page.mark, "mark:")
    page.commands = [
      UIKeyCommand(input: "n", modifierFlags: .command, action: action),
      UIKeyCommand(input: "m", modifierFlags: [], action: action),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action),
    ]
    #expect(phone.screen.press("n", modifiers: .command) == .handled && page.marks == ["n"])
    phone.screen.press("n", modifiers: [.command, .shift])
    phone.screen.press("m")
    #expect(page.marks == ["n"] && field.text == "m")
    phone.screen.press(.escape)
    #expect(page.marks == ["n", UIKeyCommand.inputEscape])
    page.commands[1].wantsPriorityOverSystemBehavior = true
    phone.screen.press("m")
    #expect(page.marks.last == "m" && field.text == "m")
    let added = UIKeyCommand(input: "+", modifierFlags: .command, action: action)
    page.addKeyCommand(added)
    phone.screen.press("+", modifiers: .command)
    #expect(page.marks.last == "+")
    page.removeKeyCommand(added)
    #expect(phone.screen.press("+", modifiers: .command) == .ignored)
  }
}
