import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("The beginning and the end of editing in UIKit") @MainActor
struct TextEditingTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log = CallLog()
    var begins = true
    var ends = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.add("should begin \(textField.placeholder ?? "")")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("began \(textField.placeholder ?? "")") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.add("should end \(textField.placeholder ?? "")")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("ended \(textField.placeholder ?? "")") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("should begin text")
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("began text") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.add("should end text")
      return ends
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("ended text") }
  }

  private let first = UITextField()
  private let second = UITextField()
  private let text = UITextView()
  private let delegate = Delegate()
  private let other = Delegate()
  private var log: CallLog { delegate.log }

  private func phone() -> Phone {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    first.placeholder = "A"
    second.placeholder = "B"
    for (index, input) in [first, second, text].enumerated() {
      input.frame = CGRect(x: 20, y: 20 + 60 * index, width: 260, height: 40)
      view.addSubview(input)
    }
    (first.delegate, second.delegate, text.delegate) = (delegate, delegate, delegate)
    return Phone(Shown(view: view).frame(width: 300, height: 300))
  }

  @Test("a tap asks the field, then the one before; that one ends before the field begins")
  func taps() {
    let phone = phone()
    phone.tap(.textField, "A")
    #expect(log.take() == ["should begin A", "began A"])
    phone.tap(.textField, "B")
    #expect(log.take() == ["should begin B", "should end A", "ended A", "began B"])
    phone.tap(.textField, "A")
    #expect(log.take() == ["should begin A", "should end B", "ended B", "began A"])
    phone.tap(.textView)
    #expect(log.take() == ["should begin text", "should end A", "ended A", "began text"])
    #expect(text.isFirstResponder)
    phone.screen.perform { _ = text.resignFirstResponder() }
    #expect(log.take() == ["should end text", "ended text"] && !text.isFirstResponder && phone.issues == [])
  }

  @Test("code that moves the keyboard asks in the same order, and each delegate once")
  func code() {
    let phone = phone()
    phone.screen.perform { #expect(first.becomeFirstResponder()) }
    #expect(log.take() == ["should begin A", "began A"])
    phone.screen.perform { #expect(second.becomeFirstResponder()) }
    #expect(log.take() == ["should begin B", "should end A", "ended A", "began B"])
    phone.screen.perform { _ = second.endEditing(false) }
    #expect(log.take() == ["should end B", "ended B"])
    phone.tap(.textField, "B")
    #expect(log.take() == ["should begin B", "began B"])
  }

  @Test("a field that may not begin does not take the keyboard, and the one before keeps it")
  func mayNotBegin() {
    let phone = phone()
    second.delegate = other
    other.begins = false
    phone.tap(.textField, "B")
    #expect(other.log.take() == ["should begin B"] && !second.isFirstResponder)
    phone.tap(.textField, "B")
    #expect(other.log.take() == ["should begin B"])
    phone.tap(.textField, "A")
    phone.tap(.textField, "B")
    #expect(other.log.take() == ["should begin B"] && first.isFirstResponder && !second.isFirstResponder)
    #expect(log.take() == ["should begin A", "began A"])
    phone.screen.type("typed")
    #expect(first.text == "typed" && second.text == "")
    phone.screen.perform { #expect(!second.becomeFirstResponder()) }
    #expect(first.isFirstResponder && other.log.take() == ["should begin B"])
  }

  @Test("a field that may not end keeps the keyboard")
  func mayNotEnd() {
    let phone = phone()
    second.delegate = other
    phone.tap(.textField, "A")
    _ = log.take()
    delegate.ends = false
    phone.tap(.textField, "B")
    #expect(log.take() == ["should end A"] && other.log.take() == ["should begin B"])
    phone.screen.perform { #expect(!second.becomeFirstResponder() && !first.resignFirstResponder()) }
    #expect(first.isFirstResponder && !second.isFirstResponder)
    delegate.ends = true
    phone.tap(.textField, "B")
    #expect(second.isFirstResponder && log.take().last == "ended A" && other.log.take().last == "began B")
  }

  @Test("a field that leaves the screen has ended before another one begins")
  func removed() {
    let phone = phone()
    phone.tap(.textField, "A")
    phone.screen.perform { first.removeFromSuperview() }
    phone.tap(.textField, "B")
    #expect(log.take().filter { !$0.hasPrefix("should") } == ["began A", "ended A", "began B"])
  }

  @Test("all of the text of a field with the keyboard is selected, and replaced by what is typed")
  func selectingAll() {
    let phone = phone()
    (first.text, text.text) = ("abc", "def")
    phone.tap(.textField, "A")
    first.selectAll(nil)
    phone.screen.type("x")
    #expect(first.text == "x")
    // Without the keyboard, nothing is selected.
    first.resignFirstResponder()
    first.selectAll(nil)
    #expect(first.text == "x")
    text.becomeFirstResponder()
    text.selectAll(nil)
    phone.screen.type("y")
    #expect(text.text == "y")
  }

  private struct Form: View {
    @State private var name = "abc"

    var body: some View {
      TextField("Name", text: $name)
    }
  }

  @Test("the responder of a field of SwiftUI selects all of its text")
  func selectingAllOfSwiftUI() {
    let phone = Phone(Form())
    phone.tap(.textField, "Name")
    UIWindow.current.firstResponder?.selectAll(nil)
    phone.screen.type("xy")
    #expect(phone.node(.textField, "Name")?.value == "xy")
  }
}
