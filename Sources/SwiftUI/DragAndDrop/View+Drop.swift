extension View {
  /// Makes the view a drop destination.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    takesNoDrops("onDrop(of:isTargeted:perform:)")
  }

  /// Makes the view a drop destination that receives the location of drops.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    takesNoDrops("onDrop(of:isTargeted:perform:)")
  }

  /// Makes the view a drop destination with a delegate.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    takesNoDrops("onDrop(of:delegate:)")
  }

  /// Makes the view a drop destination for type identifiers.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    takesNoDrops("onDrop(of:isTargeted:perform:)")
  }

  /// Makes the view a drop destination for type identifiers, with a delegate.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    takesNoDrops("onDrop(of:delegate:)")
  }

  /// Makes the view a drop destination for values.
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
  /// Makes the space between the views a drop destination.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    modifier(InsertionModifier(contentTypes: supportedContentTypes, action: action))
      .unsupported("onInsert(of:perform:)", "nothing can be dropped between the views.")
  }

  /// Makes the space between the views a drop destination for values.
  ///
  /// - Note: Approximate: nothing is dragged between views; a warning is recorded.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some View {
    unsupported("dropDestination(for:action:)", "nothing can be dropped between the views.")
  }
}

/// Keeps what an app does with drops between the views made from data.
private struct InsertionModifier: EnvironmentModifier, ComposedModifier {
  let contentTypes: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  func modify(_ environment: inout EnvironmentValues) {}

  var composition: Composition {
    Composition("onInsert").value("contentTypes", contentTypes).value("action", action)
  }
}
