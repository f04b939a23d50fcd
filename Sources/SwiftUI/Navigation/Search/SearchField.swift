/// A search field, as a view on the screen asks for it.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?

  var height: CGFloat { BarMetrics.searchFieldHeight }
}

/// The search field in its place below the title.
struct SearchFieldRow: View {
  let field: SearchField

  var body: some View {
    EmptyView()
  }
}
