/// An indication whether a view is currently presented by another view.
public struct PresentationMode {
  fileprivate let target: DismissTarget?

  /// Whether a view is currently presented.
  public var isPresented: Bool { target != nil }

  /// Dismisses the view if it is currently presented.
  ///
  /// If it is not, this does nothing.
  public mutating func dismiss() {
    let target = target
    assumeMainActor { target?.action() }
  }
}

extension EnvironmentValues {
  /// A binding to the current presentation mode of the view associated with this environment.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(target: dismissTarget)) }
}
