import PhoneSimulation
import SwiftUI

/// A button that signs in with the Apple Account of the phone.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
  /// The text of a button.
  public struct Label: Sendable {
    let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// The colors of a button.
  public struct Style: Sendable, Equatable {
    let name: String

    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  @Environment(\.signInStyle) private var style

  /// Creates a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    Button(action: signIn) {
      Text(verbatim: "\u{F8FF} \(label.text)".replacingOccurrences(of: "\u{F8FF} ", with: ""))
        .font(.system(size: 19, weight: .medium))
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: 64)
        .foregroundStyle(style == .black ? Color.white : .black)
        .background(style == .black ? Color.black : .white, in: shape)
        .overlay { if style == .whiteOutline { shape.strokeBorder(.black) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label.text))
  }

  private func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    let phone = SimulatedPhone.current
    phone.record("AuthenticationServices", "asks to sign in")
    let callback = Callback({ onCompletion(SignInAnswer.answer(to: [request], on: phone)) })
    phone.runSoon(named: "a sign-in") { callback.call() }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var signInStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// Sets the colors of buttons that sign in.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
