extension NavigationLink {
  /// Creates a navigation link that presents the destination view.
  ///
  /// - Parameters:
  ///   - destination: A view for the navigation link to present.
  ///   - label: A view builder to produce a label describing the destination.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), isActive: nil, label: label())
  }

  /// Creates a navigation link that presents the destination view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, isActive: nil, label: label())
  }

  /// Creates a navigation link that presents the destination view when active.
  ///
  /// - Parameter isActive: Whether the destination is presented; the link and the back button set it.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label())
  }

  /// Creates a navigation link that presents the destination view when active.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, isActive: isActive, label: label())
  }

  /// Creates a navigation link that presents the destination view when a bound selection equals a tag.
  ///
  /// - Parameters:
  ///   - tag: The value of `selection` that causes the link to present its destination.
  ///   - selection: A bound variable that causes the link to present its destination when it equals the tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(target: .destination({ AnyView(destination) }, tag: tag, selection: selection), label: label())
  }

  /// Creates a navigation link that presents the destination view when a bound selection equals a tag.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .destination({ AnyView(destination) }, tag: tag, selection: selection), label: label())
  }

  private nonisolated init(destination: Destination, isActive: Binding<Bool>?, label: Label) {
    self.init(target: .destination({ AnyView(destination) }, isActive: isActive), label: label)
  }

  /// Sets the navigation link to present its destination as the detail component of the containing navigation view.
  ///
  /// There is a single column of screens here, so it has no effect.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
