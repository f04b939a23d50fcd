import SwiftUI

/// The style of a screen's button to continue.
struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(.tint, in: .rect(cornerRadius: 14))
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.35)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

#Preview {
  Button("Pay", systemImage: "creditcard") {}
    .buttonStyle(.primary)
    .padding()
}
