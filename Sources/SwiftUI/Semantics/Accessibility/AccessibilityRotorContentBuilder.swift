/// Result builder you use to generate rotor entry content.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  public nonisolated static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  public nonisolated static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    RotorList { entries in repeat (each content)._collect(into: &entries) }
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    RotorList { content?._collect(into: &$0) }
  }
}

/// Several entries.
private struct RotorList: AccessibilityRotorContent {
  let collect: @MainActor (inout _AccessibilityRotorEntries) -> Void

  var body: Never { fatalError("RotorList has no body.") }

  func _collect(into entries: inout _AccessibilityRotorEntries) { collect(&entries) }
}
