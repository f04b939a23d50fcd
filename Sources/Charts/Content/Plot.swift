/// A mechanism for grouping chart contents into a single entity: modifiers apply to the group, and assistive technologies
/// read it as one element.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  private let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(_ content: Plot, into marks: inout _ChartMarks) {
    marks.with(.group) { Content._collect(content.content, into: &$0) }
  }
}
