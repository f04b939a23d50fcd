import FlowObjectiveC
import FlowUIKit
import SwiftUI
import Testing

@Suite("Controls of UIKit") @MainActor
struct ControlTests {
  @MainActor private final class Receiver: NSObject {
    var log: [String] = []
    func tapped() { log.append("tapped") }
    func changed(_ sender: UIControl) { log.append("changed \(type(of: sender))") }
    func recognized(_ sender: UIGestureRecognizer) {
      log.append("\(type(of: sender)) \(sender.state.rawValue)")
    }
  }

  private func stack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .leading
    return stack
  }

  @Test("an app's own states are those of the bits that the system leaves to it")
  func ownStates() {
    let own = UIControl.State(rawValue: 1 << 16)
    #expect(UIControl.State.application.contains(own) && !UIControl.State.reserved.contains(own))
    let all: [UIControl.State] = [.highlighted, .disabled, .selected, .focused, .application, .reserved]
    #expect(all.allSatisfy { state in all.allSatisfy { $0 == state || $0.isDisjoint(with: state) } })
  }

  @Test("a button sends its message and performs its action when it is tapped, and not while it is disabled")
  func button() {
    let receiver = Receiver()
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.addTarget(receiver, action: _selector(Receiver.tapped, "tapped"), for: .touchUpInside)
    button.addAction(UIAction { _ in receiver.log.append("action") }, for: .primaryActionTriggered)
    let phone = Phone(Shown(view: stack([button])))
    #expect(phone.buttons == ["Pay"])
    phone.tap(.button, "Pay")
    #expect(receiver.log == ["tapped", "action"])
    phone.screen.perform { button.isEnabled = false }
    #expect(phone.buttons == ["Wait"] && phone.node(.button)?.isEnabled == false)
    phone.tap(.button, "Wait")
    #expect(receiver.log == ["tapped", "action"])
  }

  @Test("a button with a border in front of it is tapped")
  func border() {
    let receiver = Receiver()
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.layer.borderWidth = 1
    button.addTarget(receiver, action: _selector(Receiver.tapped, "tapped"), for: .touchUpInside)
    let phone = Phone(Shown(view: stack([button])))
    phone.tap(.button, "Pay")
    #expect(receiver.log == ["tapped"])
  }

  @Test("a configured button shows its title on its background")
  func configuration() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.baseBackgroundColor = .red
    let button = UIButton(configuration: configuration, primaryAction: nil)
    let phone = Phone(Shown(view: stack([button])))
    #expect(phone.buttons == ["Continue"])
    let frame = try #require(phone.node(.button)?.frame)
    #expect(phone.color(frame.minX + 6, frame.midY)?.red ?? 0 > 200)
    #expect(button.bounds.width == button.intrinsicContentSize.width)
    try phone.savePicture("configured")
  }

  @Test("a switch and a slider are those of SwiftUI, and tell of changes by a person only")
  func values() {
    let receiver = Receiver()
    let (toggle, slider) = (UISwitch(), UISlider())
    slider.maximumValue = 10
    for control in [toggle, slider] {
      control.addTarget(receiver, action: _selector(Receiver.changed(_:), "changed:"), for: .valueChanged)
    }
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let phone = Phone(Shown(view: stack([toggle, slider])))
    phone.screen.perform {
      toggle.isOn = true
      slider.value = 20
    }
    #expect(receiver.log == [] && slider.value == 10)
    #expect(phone.node(.switch)?.value == "1")
    phone.tap(.switch)
    #expect(!toggle.isOn && receiver.log == ["changed UISwitch"])
    #expect(phone.node(.slider) != nil)
  }

  @Test("a text field takes what is typed, asks its delegate, and tells of its editing")
  func textField() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { !string.contains("x") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = delegate
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let phone = Phone(Shown(view: stack([field])))
    #expect(phone.node(.textField)?.placeholder == "Name")
    phone.tap(.textField)
    #expect(field.isFirstResponder && delegate.log == ["begin"])
    phone.screen.type("Ann")
    phone.screen.type("x")
    #expect(field.text == "Ann" && changes.last == "Ann")
    #expect(phone.node(.textField)?.value == "Ann")
    phone.screen.type("\n")
    #expect(!field.isFirstResponder && delegate.log == ["begin", "end"])
  }

  @Test("becomeFirstResponder moves the keyboard to the field")
  func firstResponder() {
    let (first, second) = (UITextField(), UITextField())
    for field in [first, second] { field.widthAnchor.constraint(equalToConstant: 200).isActive = true }
    let phone = Phone(Shown(view: stack([first, second])))
    phone.screen.perform { #expect(second.becomeFirstResponder()) }
    #expect(second.isFirstResponder && !first.isFirstResponder)
    phone.screen.perform { #expect(first.becomeFirstResponder()) }
    #expect(first.isFirstResponder && !second.isFirstResponder)
    phone.screen.perform { first.window?.endEditing(true) }
    #expect(!first.isFirstResponder)
    let off = UITextField()
    #expect(!off.becomeFirstResponder())
  }

  private struct Form: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Text(isFocused ? "editing" : "resting")
        Button("Hide") {
          UIApplication.shared.sendAction(
            _selector(UIResponder.resignFirstResponder, "resignFirstResponder"), to: nil, from: nil, for: nil)
        }
      }
    }
  }

  @Test("resignFirstResponder sent to nobody takes the keyboard from a field of SwiftUI")
  func hideKeyboard() {
    let phone = Phone(Form())
    phone.tap(.textField)
    #expect(phone.texts.contains("editing"))
    phone.tap(.button, "Hide")
    #expect(phone.texts.contains("resting"))
    #expect(
      !UIApplication.shared.sendAction(
        _selector(UIResponder.resignFirstResponder, "resignFirstResponder"), to: nil, from: nil, for: nil))
  }
}
