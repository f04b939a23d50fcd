import SwiftUI

/// Wheels next to each other, of which each chooses a row.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true

  private var selected: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() { if !isAppearanceProxy { changeContent("dataSource") } }
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// The row that a wheel has chosen.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(selected[component] ?? 0, count - 1) : -1
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    change()
  }

  private func choose(_ row: Int, in component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  override func makeFace() -> AnyView? { AnyView(WheelsFace(picker: self)) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  fileprivate func binding(_ component: Int) -> Binding<Int> {
    Binding(
      get: { self.selectedRow(inComponent: component) }, set: { self.choose($0, in: component) })
  }

  @ViewBuilder
  fileprivate func content(of row: Int, in component: Int) -> some View {
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      text.text(font: .systemFont(ofSize: 21), color: .label)
    } else if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
      Text(verbatim: title)
    } else if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) {
      FittingView(view: view)
    } else {
      Text(verbatim: "?")
    }
  }
}

/// The wheels as SwiftUI shows them.
private struct WheelsFace: View {
  let picker: UIPickerView

  var body: some View {
    _ = picker.changes.count
    return HStack(spacing: 0) {
      ForEach(0..<max(0, picker.numberOfComponents), id: \.self) { component in
        Picker("", selection: picker.binding(component)) {
          ForEach(0..<max(0, picker.numberOfRows(inComponent: component)), id: \.self) { row in
            picker.content(of: row, in: component).tag(row)
          }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
      }
    }
  }
}

/// Has the rows of wheels.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles of rows, and is notified of choices.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
