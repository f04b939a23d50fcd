import SwiftUI

/// The content of an empty cart.
struct EmptyCartView: View {
  @Environment(\.strings) private var strings

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "cart")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(strings.emptyCartTitle)
        .font(.title3.bold())
      Text(strings.emptyCartMessage)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 24)
  }
}

#Preview {
  EmptyCartView()
}
