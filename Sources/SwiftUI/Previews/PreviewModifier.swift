/// A modifier for previews, with shared data.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///
///       func body(content: Content, context: Store) -> some View {
///         content.environment(context)
///       }
///     }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared data.
  associatedtype Context = Void

  /// The type of the view that `body(content:context:)` returns.
  associatedtype Body: View

  /// The previewed view.
  typealias Content = PreviewModifierContent

  /// Creates the shared data, once for all previews.
  static func makeSharedContext() async throws -> Context

  /// Creates a view from the previewed view and the shared data.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  ///
  /// - Throws: Nothing here.
  public static func makeSharedContext() async throws {}
}
