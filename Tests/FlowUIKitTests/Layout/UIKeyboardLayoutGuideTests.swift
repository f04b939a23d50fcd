import FlowUIKit
import SwiftUI
import Testing

@Suite("The layout guide of the keyboard") @MainActor
struct UIKeyboardLayoutGuideTests {
  private let root = UIView()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let bar = UIView()

  /// A phone with a field, and a bar above the keyboard.
  private func phone() -> Phone {
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    return Phone(device: .iPhone15, Shown(view: root).ignoresSafeArea())
  }

  @Test("a view above the guide moves with the keyboard, and back to the safe area")
  func following() {
    let phone = phone()
    #expect(abs(bar.frame.maxY - (852 - 34)) < 0.001)
    phone.tap(.textField)
    let keys = phone.nodes.filter { $0.role == .key }.map(\.frame.minY).min() ?? 0
    #expect(bar.frame.maxY > 400 && bar.frame.maxY <= keys)
    let guide = root.keyboardLayoutGuide.layoutFrame
    #expect(guide == CGRect(x: 0, y: bar.frame.maxY, width: 393, height: 852 - bar.frame.maxY))
    phone.screen.perform { field.resignFirstResponder() }
    #expect(abs(bar.frame.maxY - (852 - 34)) < 0.001)
    phone.screen.perform { root.keyboardLayoutGuide.usesBottomSafeArea = false }
    #expect(bar.frame.maxY == 852 && phone.issues == [])
  }
}
