extension ViewType {
  /// A view of any kind.
  public struct ClassifiedView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "" }
    public static var isTransitive: Bool { true }
    public static func child(_ content: Content) throws -> Content { content }
    public static func children(_ content: Content) throws -> LazyGroup<Content> { try content.membersGroup() }
  }

  /// The parent of a view.
  public struct ParentView: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "" }
    public static func child(_ content: Content) throws -> Content { content }
  }
}
