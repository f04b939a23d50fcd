extension View {
  /// Makes the view a drop destination.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of which an item needs to have one.
  ///   - isTargeted: Whether items are above the view.
  ///   - action: Takes the items, and returns whether it could.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    takesDrops(of: supportedContentTypes.map(\.identifier), isTargeted) { providers, _ in action(providers) }
  }

  /// Makes the view a drop destination that receives the location of drops.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    takesDrops(of: supportedContentTypes.map(\.identifier), isTargeted, action)
  }

  /// Makes the view a drop destination with a delegate.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    takesDrops(of: supportedContentTypes.map(\.identifier), delegate)
  }

  /// Makes the view a drop destination for type identifiers.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    takesDrops(of: supportedTypes, isTargeted) { providers, _ in action(providers) }
  }

  /// Makes the view a drop destination for type identifiers, with a delegate.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    takesDrops(of: supportedTypes, delegate)
  }

  /// Makes the view a drop destination for values.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values; other items are ignored.
  ///   - action: Takes the values and the place of the drop, and returns whether it could.
  ///   - isTargeted: Is told whether items are above the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    var actions = DropActions()
    actions.accepts = { items, _ in !items.values(of: T.self).isEmpty }
    actions.isTargeted = isTargeted
    actions.drop = { items, place, _ in action(items.values(of: T.self), place) }
    return modifier(DropModifier(name: "dropDestination", actions: actions))
  }

  private nonisolated func takesDrops(
    of types: [String], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    var actions = DropActions()
    actions.accepts = { items, _ in !items.providers(for: types).isEmpty }
    actions.isTargeted = { isTargeted?.wrappedValue = $0 }
    actions.drop = { items, place, _ in action(items.providers(for: types), place) }
    return modifier(DropModifier(name: "onDrop", actions: actions))
  }

  private nonisolated func takesDrops(of types: [String], _ delegate: any DropDelegate) -> some View {
    var actions = DropActions()
    func ask<Answer>(
      _ items: [DraggedItem], at place: CGPoint, _ question: @MainActor (any DropDelegate, DropInfo) -> Answer
    ) -> Answer {
      assumeMainActor(with: (delegate, items.info(at: place))) { question($0.0, $0.1) }
    }
    actions.accepts = { items, place in
      !items.providers(for: types).isEmpty && ask(items, at: place) { $0.validateDrop(info: $1) }
    }
    actions.entered = { items, place in ask(items, at: place) { $0.dropEntered(info: $1) } }
    actions.moved = { items, place in ask(items, at: place) { $0.dropUpdated(info: $1)?.operation ?? .copy } }
    actions.exited = { items, place in ask(items, at: place) { $0.dropExited(info: $1) } }
    actions.drop = { items, place, _ in ask(items, at: place) { $0.performDrop(info: $1) } }
    return modifier(DropModifier(name: "onDrop", actions: actions))
  }
}

extension [DraggedItem] {
  /// The items as values of a type.
  func values<T: Transferable>(of type: T.Type) -> [T] { compactMap { TransferredValue.convert($0, to: type) } }

  /// The providers of items with one of several types.
  func providers(for types: [String]) -> [NSItemProvider] { info(at: .zero).itemProviders(for: types) }

  fileprivate func info(at place: CGPoint) -> DropInfo { DropInfo(location: place, providers: map(\.provider)) }
}

extension DynamicViewContent {
  /// Makes the views drop destinations: items are inserted before or behind the one below the finger.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of which an item needs to have one.
  ///   - action: Takes the offset in the data at which the items are inserted, and the items.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    let types = supportedContentTypes.map(\.identifier)
    var actions = DropActions()
    actions.accepts = { items, _ in !items.providers(for: types).isEmpty }
    actions.drop = { items, _, offset in
      guard let offset else { return false }
      action(offset, items.providers(for: types))
      return true
    }
    return modifier(
      DropModifier(
        name: "onInsert", parts: [("contentTypes", supportedContentTypes), ("action", action)], actions: actions))
  }

  /// Makes the views drop destinations for values: those are inserted before or behind the one below the finger.
  ///
  /// - Parameter action: Takes the values, and the offset in the data at which they are inserted.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some View {
    var actions = DropActions()
    actions.accepts = { items, _ in !items.values(of: T.self).isEmpty }
    actions.drop = { items, _, offset in
      guard let offset else { return false }
      action(items.values(of: T.self), offset)
      return true
    }
    return modifier(DropModifier(name: "dropDestination", actions: actions))
  }
}
