import FlowUIKit
import SwiftUI
import Testing

@Suite("The delete key in fields of UIKit") @MainActor
struct DeleteKeyTests {
  private final class Digit: UITextField {
    var deleted: () -> Void = {}

    override func deleteBackward() {
      super.deleteBackward()
      deleted()
    }
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    let log = CallLog()
    var allows = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.add("\(range.location) \(range.length) '\(string)'")
      return allows
    }
  }

  private func phone(_ field: UITextField) -> Phone {
    field.frame = CGRect(x: 20, y: 20, width: 260, height: 40)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.addSubview(field)
    let phone = Phone(Shown(view: view).frame(width: 300, height: 100))
    phone.screen.perform { field.becomeFirstResponder() }
    return phone
  }

  @Test("calls the method of a subclass, also while the field is empty")
  func subclass() {
    let (field, delegate) = (Digit(), Delegate())
    var count = 0
    field.deleted = { count += 1 }
    field.text = "12"
    field.delegate = delegate
    let phone = phone(field)
    phone.screen.press(.delete)
    #expect(field.text == "1" && count == 1)
    #expect(delegate.log.take() == ["1 1 ''"])
    phone.screen.type("3")
    #expect(field.text == "13" && count == 1)
    _ = delegate.log.take()
    for _ in 0..<3 { phone.screen.press(.delete) }
    #expect(field.text == "" && count == 4)
    #expect(delegate.log.take() == ["1 1 ''", "0 1 ''"])
  }

  @Test("asks the delegate, which may keep the letter; code does not ask")
  func delegate() {
    let (field, delegate) = (Digit(), Delegate())
    field.text = "12"
    field.delegate = delegate
    delegate.allows = false
    let phone = phone(field)
    phone.screen.press(.delete)
    #expect(field.text == "12" && delegate.log.take() == ["1 1 ''"])
    phone.screen.perform { field.deleteBackward() }
    #expect(field.text == "1" && delegate.log.take() == [])
  }

  @Test("deletes the selection of a subclass, and then the letter before it")
  func selection() {
    let field = Digit()
    field.text = "1234"
    let phone = phone(field)
    phone.screen.perform {
      let range = field.position(from: field.beginningOfDocument, offset: 1).flatMap { start in
        field.position(from: start, offset: 2).flatMap { field.textRange(from: start, to: $0) }
      }
      field.selectedTextRange = range
    }
    phone.screen.press(.delete)
    #expect(field.text == "14")
    phone.screen.press(.delete)
    #expect(field.text == "4")
    phone.screen.press(.delete)
    #expect(field.text == "4")
  }
}
