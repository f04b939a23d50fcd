import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Places, parts and the selection of a text") @MainActor
struct UITextInputTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var changes = 0
    func textFieldDidChangeSelection(_ textField: UITextField) { changes += 1 }
    func textViewDidChangeSelection(_ textView: UITextView) { changes += 1 }
  }

  @Test("the cursor of a field is behind its text at first, and what is typed goes where it is put")
  func field() throws {
    let (field, delegate) = (UITextField(), Delegate())
    field.text = "Tea"
    field.delegate = delegate
    let phone = Phone(Shown(view: field).frame(width: 200, height: 40))
    phone.tap(.textField)
    #expect(field.selectedTextRange?.start.offset == 3)
    #expect(field.hasText)
    delegate.changes = 0
    phone.screen.perform {
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    }
    #expect(delegate.changes == 1)
    phone.screen.type("My ")
    #expect(field.text == "My Tea")
    #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 3)
    #expect(delegate.changes == 4)
    #expect(phone.issues == [])
  }

  @Test("positions are counted in UTF-16 units, and none is outside of the text")
  func positions() throws {
    let field = UITextField()
    field.text = "a😀b"
    let end = field.endOfDocument
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 4)
    let middle = try #require(field.position(from: end, offset: -1))
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.compare(middle, to: end) == .orderedAscending)
    let range = try #require(field.textRange(from: end, to: middle))
    #expect(field.text(in: range) == "b")
    #expect(!range.isEmpty)
    #expect(field.markedTextRange == nil)
  }

  @Test("text is inserted at the cursor, and deleted before it or where it is selected")
  func editing() {
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.insertText("2")
    #expect(view.text == "one 2")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "one")
    view.selectedRange = NSRange(location: 0, length: 2)
    view.deleteBackward()
    #expect(view.text == "e")
    view.replace(UITextRange(NSRange(location: 0, length: 1)), withText: "tea")
    #expect(view.text == "tea")
    view.text = ""
    view.deleteBackward()
    #expect(!view.hasText)
    #expect(delegate.changes > 0)
  }

  @Test("the keyboard of a text view writes at its selection")
  func textView() {
    let view = UITextView()
    view.text = "red tea"
    let phone = Phone(Shown(view: view).frame(width: 200, height: 100))
    phone.screen.perform { view.becomeFirstResponder() }
    phone.screen.perform { view.selectedRange = NSRange(location: 0, length: 3) }
    phone.screen.type("green")
    #expect(view.text == "green tea")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }
}
