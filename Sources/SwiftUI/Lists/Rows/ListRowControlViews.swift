/// The button shown in edit mode at the start of a row that can be deleted.
///
/// The columns of these controls have a fixed width, so they do not grow with accessibility text sizes.
struct ListDeleteControl: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: .destructive, action: action) {
      Label(SystemString.remove, systemImage: "minus.circle.fill")
        .labelStyle(.iconOnly)
        .imageScale(.large)
    }
    .buttonStyle(.borderless)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

/// The button shown in edit mode at the start of a row that stands for new data.
struct ListInsertControl: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Label {
        Text(verbatim: "Insert")
      } icon: {
        Image(systemName: "plus.circle.fill")
      }
      .labelStyle(.iconOnly)
      .imageScale(.large)
      .foregroundStyle(.green)
    }
    .buttonStyle(.borderless)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

/// The selection indicator shown in edit mode at the start of a row that can be selected.
struct ListSelectionControl: View {
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .imageScale(.large)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .tertiaryLabel)))
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .modifier(DecorativeModifier())
  }
}

/// The handle shown in edit mode at the end of a row that can be moved.
struct ListMoveControl: View {
  var body: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .modifier(PartSemantics(role: .button, label: "Reorder"))
  }
}
