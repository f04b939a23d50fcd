import FlowUIKit

/// A button of UIKit for paying with Apple Pay. What a tap does is the app's.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    let look = PaymentButtonLook(style)
    setTitle(type.text, for: .normal)
    setTitleColor(look.isDark ? .white : .black, for: .normal)
    backgroundColor = look.isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    if look.hasOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
  }

  /// Creates a button.
  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(paymentButtonType: .plain, paymentButtonStyle: .black)
    self.frame = frame
  }

  public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
}

/// The colors of a button.
struct PaymentButtonLook {
  let isDark: Bool
  let hasOutline: Bool

  init(_ style: PKPaymentButtonStyle) {
    isDark = style == .black || style == .automatic
    hasOutline = style == .whiteOutline
  }
}
