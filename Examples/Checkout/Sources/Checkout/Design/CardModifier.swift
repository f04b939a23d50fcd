import SwiftUI

/// A raised surface with round corners, in light and in dark.
struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding()
      .background(surface, in: .rect(cornerRadius: 16))
      .shadow(color: .black.opacity(isDark ? 0 : 0.12), radius: 8, y: 2)
  }

  private var isDark: Bool { colorScheme == .dark }

  private var surface: Color {
    isDark ? Color(white: 0.17) : .white
  }
}

extension View {
  /// Puts the view on a raised surface with round corners.
  func card() -> some View {
    modifier(CardModifier())
  }
}

#Preview("Light") {
  Text("A card")
    .card()
}

#Preview("Dark") {
  Text("A card")
    .card()
    .preferredColorScheme(.dark)
}
