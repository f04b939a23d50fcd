import FlowUIKit
import Foundation

/// How wide a button is.
public enum GIDSignInButtonStyle: Int, Sendable {
  case standard, wide, iconOnly
}

/// The colors of a button.
public enum GIDSignInButtonColorScheme: Int, Sendable {
  case dark, light
}

/// A button for signing in with Google: a plain one with its text.
@MainActor
open class GIDSignInButton: UIButton {
  open var style = GIDSignInButtonStyle.standard { didSet { update() } }
  open var colorScheme = GIDSignInButtonColorScheme.light { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  private func update() {
    let texts = [GIDSignInButtonStyle.standard: "Sign in", .wide: "Sign in with Google", .iconOnly: "G"]
    setTitle(texts[style], for: .normal)
    setTitleColor(colorScheme == .dark ? .white : .darkGray, for: .normal)
    backgroundColor = colorScheme == .dark ? .systemBlue : .white
  }
}
