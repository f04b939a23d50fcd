/// A `#Preview` with its name, its traits and its content.
///
/// Use the `#Preview` macro; its expansion calls the initializers.
@MainActor
public struct Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits: Sendable {}

  /// The name given to the preview.
  package let displayName: String?

  /// The traits in source order; if two contradict each other, the last one applies.
  package let traits: [PreviewTrait<ViewTraits>]

  /// Creates the views of the preview: one, or one for each argument.
  package let makeViews: [@MainActor () -> any View]

  /// What the previews are shown in.
  package private(set) var context: PreviewContextBox?

  /// Creates a preview whose context makes its view, with the view's size.
  package init(_ name: String?, context: any PreviewContext) {
    self.init(name, traits: .sizeThatFitsLayout) { EmptyView() }
    self.context = PreviewContextBox(context: context)
  }

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name to show for the preview.
  ///   - traits: The traits of the preview.
  ///   - body: Creates the view.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    makeViews = [body]
  }

  /// Creates a group of previews of one view.
  ///
  /// - Parameters:
  ///   - name: The name to show for the previews.
  ///   - traits: The traits of each preview.
  ///   - arguments: The arguments from which to create the views.
  ///   - body: Creates the view for one of the arguments.
  public init<T>(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    displayName = name
    self.traits = traits
    makeViews = arguments.map { argument in { body(argument) } }
  }
}
