import SwiftUI

/// Chooses a color.
///
/// Its panel has a grid of colors and their opacity. The spectrum, the sliders and the eyedropper of a device are missing,
/// and a warning says so.
open class UIColorPickerViewController: UIViewController {
  /// Is told of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen color. The delegate is not told of those that the app sets.
  open var selectedColor = UIColor.black { didSet { changes.note() } }

  /// Whether the opacity can be chosen.
  open var supportsAlpha = true { didSet { changes.note() } }

  override func makeContent() -> AnyView? {
    report(.approximate("UIColorPickerViewController", "its panel has a grid of 120 colors, and no other choices."))
    return AnyView(ColorPanel(picker: self))
  }

  /// Takes the choice of a person.
  ///
  /// - Parameter isContinuous: Whether more choices follow, as while a slider is dragged.
  fileprivate func choose(_ color: UIColor, isContinuous: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isContinuous)
  }

  fileprivate func close() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  override func dismissedByPerson() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Is told of a chosen color.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a person has chosen a color. It is called if the method with `continuously` is not there.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when a person chooses a color.
  ///
  /// - Parameter continuously: Whether more choices follow, as while a slider is dragged.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when a person has closed the panel.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The panel with the colors.
private struct ColorPanel: View {
  let picker: UIColorPickerViewController

  private static let columns = 12

  /// A row of grays, rows of darker colors, and rows of lighter ones.
  private static let rows: [[UIColor]] = (0..<10).map { row in
    (0..<columns).map { column in
      let part = CGFloat(column) / CGFloat(columns - 1)
      if row == 0 { return UIColor(red: 1 - part, green: 1 - part, blue: 1 - part, alpha: 1) }
      return UIColor(
        hue: CGFloat(column) / CGFloat(columns), saturation: row <= 5 ? 1 : CGFloat(10 - row) / 5,
        brightness: min(1, CGFloat(row) / 5), alpha: 1)
    }
  }

  var body: some View {
    _ = picker.changes.count
    let selected = picker.selectedColor
    return NavigationStack {
      VStack(spacing: 20) {
        VStack(spacing: 0) {
          ForEach(Self.rows.indices, id: \.self) { row in
            HStack(spacing: 0) {
              ForEach(Self.rows[row].indices, id: \.self) { swatch(Self.rows[row][$0], selected) }
            }
          }
        }
        if picker.supportsAlpha {
          Slider(value: opacity) {
            Text(verbatim: "Opacity")
          } onEditingChanged: { isEditing in
            if !isEditing { picker.choose(picker.selectedColor, isContinuous: false) }
          }
        }
        Spacer()
      }
      .padding()
      .navigationTitle(Text(verbatim: picker.title ?? "Colors"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") { picker.close() } } }
    }
  }

  private func swatch(_ color: UIColor, _ selected: UIColor) -> some View {
    Button {
      picker.choose(picker.supportsAlpha ? color.withAlphaComponent(selected.opacity) : color, isContinuous: false)
    } label: {
      Color(uiColor: color).frame(maxWidth: .infinity).frame(height: 28)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: color.hexadecimal))
    .accessibilityAddTraits(color.hexadecimal == selected.hexadecimal ? .isSelected : [])
  }

  private var opacity: Binding<Double> {
    Binding(
      get: { Double(picker.selectedColor.opacity) },
      set: { picker.choose(picker.selectedColor.withAlphaComponent(CGFloat($0)), isContinuous: true) })
  }
}

extension UIColor {
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  fileprivate var opacity: CGFloat { components.alpha }

  /// The color without its opacity, as `#RRGGBB`.
  fileprivate var hexadecimal: String {
    let components = components
    let bytes = [components.red, components.green, components.blue].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }
}
