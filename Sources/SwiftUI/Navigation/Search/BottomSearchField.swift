/// The search field at the bottom of a screen, in a capsule of glass, with a button that closes the search.
struct BottomSearchField: View {
  let field: SearchField

  /// The distance between the field and the button, in points.
  let spacing: CGFloat

  @FocusState private var isFocused: Bool
  @Environment(\.design) private var design

  var body: some View {
    if let glass = design.bars.glassItems {
      HStack(spacing: spacing) {
        if field.isMinimized, !field.isActive.wrappedValue {
          Spacer(minLength: 0)
          openButton(glass)
        } else {
          box(glass)
          if field.isActive.wrappedValue || !field.session.isEmpty { closeButton(glass) }
        }
      }
      .font(design.bars.search.font)
      .frame(height: glass.searchHeight)
      .onChange(of: isFocused) { _, isFocused in
        if isFocused { field.isActive.wrappedValue = true }
      }
      .onChange(of: field.isActive.wrappedValue) { _, isActive in
        isFocused = isActive
      }
    }
  }

  private func box(_ glass: BarDesign.GlassItems) -> some View {
    HStack(spacing: glass.searchSpacing) {
      Image(source: .symbol("magnifyingglass", variableValue: nil), isDecorative: true)
        .foregroundStyle(.secondary)
      SearchFieldInput(
        field: field, prompt: field.prompt.foregroundStyle(Color(uiColor: .secondaryLabel)), isFocused: $isFocused)
    }
    .padding(.horizontal, glass.searchPadding)
    .frame(maxHeight: .infinity)
    .background { GlassSurface(shape: Capsule()) }
  }

  private func openButton(_ glass: BarDesign.GlassItems) -> some View {
    Button {
      field.isActive.wrappedValue = true
    } label: {
      Label(SystemString.search, systemImage: "magnifyingglass")
    }
    .modifier(GlassCircle(diameter: glass.searchHeight))
  }

  private func closeButton(_ glass: BarDesign.GlassItems) -> some View {
    Button {
      field.session.cancel()
    } label: {
      Label(SystemString.close, systemImage: "xmark")
    }
    .modifier(GlassCircle(diameter: glass.searchHeight))
  }
}

/// A button with a symbol in a circle of glass.
struct GlassCircle: ViewModifier {
  let diameter: CGFloat

  func body(content: Content) -> some View {
    content
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .frame(width: diameter, height: diameter)
      .modifier(BarItemLook())
      .background { GlassSurface(shape: Circle()) }
  }
}

extension EnvironmentValues {
  /// Whether a search field in a toolbar is a button until it is used.
  @Entry var isSearchMinimized: Bool = false

  /// Whether the views are above the bar of a tab view.
  @Entry var isAboveTabBar: Bool = false

  /// Whether the views are in the tab for search, whose field is beside the tab bar.
  @Entry var isInSearchTab: Bool = false
}
