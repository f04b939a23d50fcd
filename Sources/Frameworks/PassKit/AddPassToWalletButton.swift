import SwiftUI

/// The colors of a button.
@available(iOS 16.0, *)
public struct AddPassToWalletButtonStyle: Sendable {
  fileprivate let hasOutline: Bool

  public static let black = Self(hasOutline: false)
  public static let blackOutline = Self(hasOutline: true)
}

/// A button with an action of the app that adds a pass.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct AddPassToWalletButton<Fallback: View>: View {
  private let action: () -> Void

  @Environment(\.addPassStyle) private var style

  public var body: some View {
    Button {
      action()
    } label: {
      Text(verbatim: "Add to Apple Wallet")
        .frame(maxWidth: .infinity, minHeight: 30)
        .foregroundStyle(.white)
        .background(.black, in: RoundedRectangle(cornerRadius: 8))
        .overlay { if style.hasOutline { RoundedRectangle(cornerRadius: 8).strokeBorder(.white) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: "Add to Apple Wallet"))
  }
}

@available(iOS 16.0, *)
extension AddPassToWalletButton where Fallback == EmptyView {
  /// Creates a button.
  public init(action: @escaping () -> Void) { self.action = action }
}

extension EnvironmentValues {
  @Entry fileprivate var addPassStyle = AddPassToWalletButtonStyle.black
}

@available(iOS 16.0, *)
extension View {
  /// Sets the colors of buttons that add passes.
  public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
    environment(\.addPassStyle, style)
  }
}
