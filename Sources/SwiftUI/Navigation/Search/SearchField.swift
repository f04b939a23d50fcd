/// A search field that a view on a screen requests.
struct SearchField {
  let session: SearchSession
  let prompt: Text

  /// Called when the search is submitted.
  let submit: @MainActor () -> Void

  /// A picker of scopes, while the search is active.
  let scopes: AnyView?

  /// The focus states of the app that follow the field.
  let focus: SearchFocus?

  /// Whether the field is at the bottom of the screen, and whether it is a button there until it is used.
  let isAtBottom: Bool
  let isMinimized: Bool

  /// Whether the scopes are shown.
  private let showsScopes: Bool

  init(
    session: SearchSession, prompt: Text, submit: @escaping @MainActor () -> Void, scopes: AnyView?,
    focus: SearchFocus?, isAtBottom: Bool = false, isMinimized: Bool = false
  ) {
    self.session = session
    self.isAtBottom = isAtBottom
    self.isMinimized = isMinimized
    self.focus = focus
    self.prompt = prompt
    self.submit = submit
    self.scopes = scopes
    // The bar compares its old height with the new one, so this must not change with the binding.
    showsScopes = session.isActive.wrappedValue && scopes != nil
  }

  var text: Binding<String> { session.text }
  var isActive: Binding<Bool> { session.isActive }

  /// The height of the field and its scopes, in points.
  func height(in design: Design) -> CGFloat {
    design.bars.search.height + (showsScopes ? design.bars.search.scopesHeight : 0)
  }
}

/// The search field below the title.
struct SearchFieldRow: View {
  let field: SearchField

  @FocusState private var isFocused: Bool
  @Environment(\.design) private var design

  var body: some View {
    let search = design.bars.search
    VStack(spacing: 0) {
      HStack(spacing: search.buttonDistance) {
        box
        if field.isActive.wrappedValue {
          Button(SystemString.cancel) { field.session.cancel() }
        }
      }
      .frame(height: search.fieldHeight)
      .padding(.horizontal, design.bars.margin)
      .padding(.top, search.spaceAbove)
      .padding(.bottom, search.spaceBelow)
      if field.isActive.wrappedValue, let scopes = field.scopes {
        scopes
          .padding(.horizontal, design.bars.margin)
          .padding(.bottom, search.spaceBelowScopes)
      }
    }
    .font(search.font)
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { field.isActive.wrappedValue = true }
    }
    .onChange(of: field.isActive.wrappedValue) { _, isActive in
      isFocused = isActive
    }
  }

  private var box: some View {
    HStack(spacing: design.bars.search.spacing) {
      Image(source: .symbol("magnifyingglass", variableValue: nil), isDecorative: true)
        .foregroundStyle(.secondary)
      SearchFieldInput(field: field, prompt: field.prompt, isFocused: $isFocused)
      if !field.session.isEmpty {
        Button {
          field.session.clear()
        } label: {
          Label(SystemString.clearText, systemImage: "xmark.circle.fill").labelStyle(.iconOnly)
        }
        .foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, design.bars.search.fieldPadding)
    .frame(maxHeight: .infinity)
    .background(Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: design.bars.search.cornerRadius))
  }
}

/// Marks a text field as a search field.
struct SearchFieldTrait: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    builder.with({ $0.addedTraits.formUnion(.isSearchField) }) { $0.describe(child) }
  }
}
