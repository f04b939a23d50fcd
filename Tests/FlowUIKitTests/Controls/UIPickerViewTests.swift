import FlowUIKit
import SwiftUI
import Testing

@Suite("UIPickerView") @MainActor
struct UIPickerViewTests {
  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let log = CallLog()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component) row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.add("select \(row) in \(component)")
    }
  }

  @Test("wheels show titles, a person turns one, and code turns one without telling the delegate")
  func wheels() throws {
    let sizes = Sizes()
    let view = UIPickerView()
    view.dataSource = sizes
    view.delegate = sizes
    let phone = Phone(Shown(view: view).frame(height: 216))
    try phone.savePicture("picker")
    let wheels = phone.nodes.filter { $0.role == .pickerWheel }
    #expect(wheels.map(\.value) == ["0 row 0", "1 row 0"])
    phone.screen.perform { view.selectRow(3, inComponent: 1, animated: false) }
    #expect(phone.nodes.filter { $0.role == .pickerWheel }.map(\.value) == ["0 row 0", "1 row 3"])
    #expect(sizes.log.take() == [])
    let frame = try #require(wheels.first?.frame)
    phone.screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 40))
    #expect(view.selectedRow(inComponent: 0) > 0)
    #expect(sizes.log.take().last == "select \(view.selectedRow(inComponent: 0)) in 0")
  }
}
