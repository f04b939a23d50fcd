extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

extension List {
  /// A list whose rows are selected by their tags or by the identities of their data.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection.reading(selection))
  }

  /// A list in which one row is selected by its tag or by the identity of its data.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection.reading(selection))
  }

  /// A list in which one row is always selected.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    let optional = Binding<SelectionValue?>(selection)
    self.init(content: content(), selection: { ListSelection(one: optional) })
  }
}
