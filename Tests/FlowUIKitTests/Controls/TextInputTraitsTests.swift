import FlowUIKit
import SwiftUI
import Testing

@Suite("Views above and in place of the keyboard") @MainActor
struct TextInputTraitsTests {
  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "size \(row)"
    }
  }

  private let sizes = Sizes()
  private let picker = UIPickerView()
  private let root = UIView()

  init() {
    picker.dataSource = sizes
    picker.delegate = sizes
  }

  /// A phone with text controls, one below the other.
  private func phone(_ controls: [UIView]) -> Phone {
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 300, height: 40)
      root.addSubview(control)
    }
    return Phone(device: .iPhone15, Shown(view: root).ignoresSafeArea())
  }

  private func hasKeys(_ phone: Phone) -> Bool { phone.nodes.contains { $0.role == .key } }

  @Test("a picker is in place of the keyboard of a field, with a toolbar above it that ends the editing")
  func picking() throws {
    let field = UITextField()
    let toolbar = UIToolbar()
    toolbar.items = [
      .flexibleSpace(), UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in field.resignFirstResponder() }),
    ]
    field.inputView = picker
    field.inputAccessoryView = toolbar
    let phone = phone([field])
    #expect(phone.node(.pickerWheel) == nil && phone.buttons == [])
    phone.tap(.textField)
    #expect(field.isFirstResponder && !hasKeys(phone))
    let wheel = try #require(phone.node(.pickerWheel)).frame
    // Above the home indicator.
    #expect(wheel.minY > 550 && wheel.maxY <= 819)
    let done = try #require(phone.node(.button, "Done")).frame
    #expect(done.maxY <= wheel.minY && done.minX > 200)
    phone.screen.drag(from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX, y: wheel.midY - 60))
    #expect(picker.selectedRow(inComponent: 0) > 0 && field.isFirstResponder)
    phone.tap(.button, "Done")
    #expect(!field.isFirstResponder && phone.node(.pickerWheel) == nil && phone.buttons == [] && phone.issues == [])
  }

  @Test("a field that has the keyboard shows another view after it has loaded its input views again")
  func reloading() {
    let field = UITextField()
    let phone = phone([field])
    phone.tap(.textField)
    #expect(hasKeys(phone))
    phone.screen.perform { field.inputView = picker }
    #expect(hasKeys(phone) && phone.node(.pickerWheel) == nil)
    phone.screen.perform { field.reloadInputViews() }
    #expect(!hasKeys(phone) && phone.node(.pickerWheel) != nil && field.isFirstResponder)
    phone.screen.perform {
      field.inputView = nil
      field.inputAccessoryView = UILabel()
      field.reloadInputViews()
    }
    #expect(hasKeys(phone) && phone.node(.pickerWheel) == nil && field.isFirstResponder)
  }

  @Test("a text view has a view in place of the keyboard, too, and an empty one leaves nothing")
  func textView() {
    let view = UITextView()
    view.inputView = picker
    let empty = UITextField()
    empty.inputView = UIView()
    let phone = phone([view, empty])
    phone.tap(.textView)
    #expect(view.isFirstResponder && phone.node(.pickerWheel) != nil)
    phone.tap(.textField)
    #expect(empty.isFirstResponder && phone.node(.pickerWheel) == nil && !hasKeys(phone))
    phone.screen.type("a")
    #expect(empty.text == "a")
  }

  @Test("of several fields, the one that has the keyboard shows its toolbar")
  func severalToolbars() {
    let fields = ["first", "second"].map { name in
      let field = UITextField()
      field.accessibilityIdentifier = name
      let toolbar = UIToolbar()
      toolbar.items = [UIBarButtonItem(title: "Done with \(name)", primaryAction: UIAction { _ in })]
      field.inputAccessoryView = toolbar
      return field
    }
    let phone = phone(fields)
    func toolbars() -> [String] { phone.buttons.filter { $0.hasPrefix("Done") } }
    #expect(toolbars() == [])
    phone.screen.perform { fields[1].becomeFirstResponder() }
    #expect(toolbars() == ["Done with second"])
    phone.screen.perform { fields[0].becomeFirstResponder() }
    #expect(toolbars() == ["Done with first"])
  }
}
