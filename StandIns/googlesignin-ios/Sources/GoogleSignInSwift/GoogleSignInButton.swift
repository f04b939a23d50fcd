import Combine
import SwiftUI

/// How wide a button is.
public enum GoogleSignInButtonStyle: String, Identifiable, CaseIterable, Sendable {
  case standard, wide, icon

  public var id: String { rawValue }
}

/// The colors of a button.
public enum GoogleSignInButtonColorScheme: String, Identifiable, CaseIterable, Sendable {
  case dark, light

  public var id: String { rawValue }
}

/// Whether a button can be tapped.
public enum GoogleSignInButtonState: String, Identifiable, CaseIterable, Sendable {
  case normal, disabled, pressed

  public var id: String { rawValue }
}

/// What a button looks like.
// @unchecked: views use it on the main actor.
public class GoogleSignInButtonViewModel: ObservableObject, @unchecked Sendable {
  @Published public var scheme: GoogleSignInButtonColorScheme
  @Published public var style: GoogleSignInButtonStyle
  @Published public var state: GoogleSignInButtonState

  /// Creates a look.
  public init(
    scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
    state: GoogleSignInButtonState = .normal
  ) {
    self.scheme = scheme
    self.style = style
    self.state = state
  }
}

/// A button for signing in with Google.
///
/// - Note: Its picture is the letter G, and its font is the system's.
public struct GoogleSignInButton: View {
  @ObservedObject public var viewModel: GoogleSignInButtonViewModel
  private let action: () -> Void

  /// Creates a button with the look of a model.
  public init(viewModel: GoogleSignInButtonViewModel, action: @escaping () -> Void) {
    self.viewModel = viewModel
    self.action = action
  }

  /// Creates a button.
  public init(
    scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
    state: GoogleSignInButtonState = .normal, action: @escaping () -> Void
  ) {
    self.init(viewModel: GoogleSignInButtonViewModel(scheme: scheme, style: style, state: state), action: action)
  }

  public var body: some View {
    Button {
      action()
    } label: {
      HStack(spacing: 0) {
        Text(verbatim: "G").font(.system(size: 18, weight: .bold)).foregroundStyle(.blue)
          .frame(width: 40, height: 40).background(.white)
        if viewModel.style != .icon {
          Text(viewModel.style == .wide ? "Sign in with Google" : "Sign in")
            .font(.system(size: 14, weight: .medium)).lineLimit(1).minimumScaleFactor(0.7)
            .foregroundStyle(isDark ? .white : .black.opacity(0.54))
            .frame(maxWidth: viewModel.style == .wide ? .infinity : nil).padding(.horizontal, 8)
        }
      }
      .background(isDark ? Color.blue : .white)
      .clipShape(.rect(cornerRadius: 2))
      .shadow(color: .black.opacity(0.25), radius: 1, y: 1)
    }
    .buttonStyle(.plain)
    .disabled(viewModel.state == .disabled)
    .accessibilityLabel(Text("Sign in with Google"))
  }

  private var isDark: Bool { viewModel.scheme == .dark }
}
