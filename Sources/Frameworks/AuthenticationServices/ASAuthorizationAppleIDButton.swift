import FlowUIKit

/// A button of UIKit for signing in with Apple. What a tap does is the app's; ``ASAuthorizationController`` signs in.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIButton {
  /// The text of a button.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    public static let `default` = ButtonType.signIn

    fileprivate var text: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The colors of a button.
  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    setTitle(type.text, for: .normal)
    setTitleColor(style == .black ? .white : .black, for: .normal)
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
  }

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    self.frame = frame
  }

  public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
}
