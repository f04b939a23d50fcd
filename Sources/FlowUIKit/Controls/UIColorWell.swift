import SwiftUI

/// A control that shows a color, and lets a person choose another.
open class UIColorWell: UIControl {
  private var color: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The color; `nil` if none is chosen.
  open var selectedColor: UIColor? {
    get { color }
    set {
      color = newValue
      change()
    }
  }

  /// The title of the panel with the colors.
  open var title: String? { didSet { change() } }
  open var supportsAlpha = true { didSet { change() } }

  private var picker: some View {
    ColorPicker(
      selection: Binding(
        get: { Color(uiColor: self.color ?? .clear) },
        set: { new in
          self.selectedColor = UIColor(new)
          self.sendActions(for: .valueChanged)
        }), supportsOpacity: supportsAlpha
    ) {
      Text(verbatim: title ?? "")
    }
    .labelsHidden()
    .disabled(!isEnabled)
  }

  override func makeFace() -> AnyView? { AnyView(picker.frame(maxWidth: .infinity, maxHeight: .infinity)) }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: picker, for: .unspecified, in: shownEnvironment)
  }

  override var tracksTouches: Bool { false }
}
