extension View {
  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that determines whether to present the sheet.
  ///   - onDismiss: The closure to execute when dismissing the sheet.
  ///   - content: A closure that returns the content of the sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss) {
        SheetView(content: content())
      })
  }

  /// Presents a sheet using the given item as a data source for the sheet's content.
  ///
  /// - Parameters:
  ///   - item: A binding to an optional source of truth for the sheet; a new identity is a new sheet.
  ///   - onDismiss: The closure to execute when dismissing the sheet.
  ///   - content: A closure returning the content of the sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.sheet, item: item, onDismiss: onDismiss) {
        SheetView(content: content($0))
      })
  }
}

extension PresentationModifier {
  /// Creates a presentation while a binding is `true`.
  nonisolated init<Content: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) {
    self.init(
      kind: kind, read: { isPresented.wrappedValue ? PresentedItem(id: true, content: content) : nil },
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Creates a presentation while a binding has an item.
  nonisolated init<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) {
    self.init(
      kind: kind,
      read: {
        item.wrappedValue.map { item in PresentedItem(id: AnyHashable(item.id)) { content(item) } }
      },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
