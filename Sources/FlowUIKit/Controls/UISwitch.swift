import SwiftUI

/// A control that is on or off.
open class UISwitch: UIControl {
  private var value = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !isAppearanceProxy { setUp() }
  }

  private func setUp() {
    bounds.size = intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open var isOn: Bool {
    get { value }
    set {
      value = newValue
      change()
    }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of the track while the control is on.
  open var onTintColor: UIColor? { didSet { change() } }

  /// The color of the thumb.
  open var thumbTintColor: UIColor? {
    didSet {
      if isAppearanceProxy { return change() }
      if thumbTintColor != nil { report(.missing("UISwitch.thumbTintColor", "the thumb stays white.")) }
    }
  }

  private var binding: Binding<Bool> {
    Binding(
      get: { self.value },
      set: { new in
        guard new != self.value else { return }
        self.isOn = new
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }

  private var toggle: some View {
    Toggle(isOn: binding) { Text(verbatim: accessibility.label ?? "") }.labelsHidden().toggleStyle(.switch)
      .tint(onTintColor.map { Color(uiColor: $0) })
      .disabled(!isEnabled)
  }

  override func makeFace() -> AnyView? {
    AnyView(toggle.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: toggle, for: .unspecified, in: shownEnvironment)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var tracksTouches: Bool { false }
}
