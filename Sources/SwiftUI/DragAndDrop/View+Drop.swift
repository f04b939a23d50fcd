extension View {
  /// Lets the view take drops.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    takesNoDrops("onDrop(of:isTargeted:perform:)")
  }

  /// Lets the view take drops, with their place.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    takesNoDrops("onDrop(of:isTargeted:perform:)")
  }

  /// Lets the view take drops, handled by a delegate.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    takesNoDrops("onDrop(of:delegate:)")
  }

  /// Lets the view take drops of types given by their identifiers.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    takesNoDrops("onDrop(of:isTargeted:perform:)")
  }

  /// Lets the view take drops of types given by their identifiers, handled by a delegate.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    takesNoDrops("onDrop(of:delegate:)")
  }

  /// Lets the view take drops of values.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    takesNoDrops("dropDestination(for:action:isTargeted:)")
  }

  private nonisolated func takesNoDrops(_ api: String) -> some View {
    unsupported(api, "nothing can be dropped on the view.")
  }
}

extension DynamicViewContent {
  /// Lets the views take drops between them.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    modifier(InsertionModifier(contentTypes: supportedContentTypes, action: action))
      .unsupported("onInsert(of:perform:)", "nothing can be dropped between the views.")
  }

  /// Lets the views take drops of values between them.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some View {
    unsupported("dropDestination(for:action:)", "nothing can be dropped between the views.")
  }
}

/// Keeps what an app does with drops between the views made from data.
private struct InsertionModifier: RecordedModifier, ComposedModifier {
  let contentTypes: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  var composition: Composition {
    Composition("onInsert").value("contentTypes", contentTypes).value("action", action)
  }
}
