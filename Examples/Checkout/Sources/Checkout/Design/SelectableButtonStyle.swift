import SwiftUI

/// A selectable card: a check mark and a border mark the selection.
struct SelectableButtonStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .font(.title2)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .accessibilityHidden(true)
    }
    .card()
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .stroke(.tint, lineWidth: isSelected ? 2 : 0)
    }
    .opacity(configuration.isPressed ? 0.7 : 1)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

extension ButtonStyle where Self == SelectableButtonStyle {
  static func selectable(isSelected: Bool) -> SelectableButtonStyle {
    SelectableButtonStyle(isSelected: isSelected)
  }
}

#Preview {
  VStack {
    Button("Chosen") {}
      .buttonStyle(.selectable(isSelected: true))
    Button("Not chosen") {}
      .buttonStyle(.selectable(isSelected: false))
  }
  .padding()
}
