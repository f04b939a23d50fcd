/// A modifier for previews, with data that those previews share.
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
  /// What the previews share.
  associatedtype Context = Void

  /// The view that `body(content:context:)` makes.
  associatedtype Body: View

  /// The view under preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share, once for all of them.
  static func makeSharedContext() async throws -> Context

  /// Makes a view of the view under preview and of what the previews share.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}
