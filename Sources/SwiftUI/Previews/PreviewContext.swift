/// A key of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a context that has none.
  static var defaultValue: Value { get }
}

/// What a preview is shown in, such as a widget of a family.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }

  /// The content as the context shows it. An engine hook: contexts of an app never implement it.
  @MainActor func _showing(_ content: AnyView) async throws -> AnyView
}

extension PreviewContext {
  @MainActor public func _showing(_ content: AnyView) async throws -> AnyView { content }
}

extension View {
  /// Sets what a preview is shown in. Has no effect outside previews.
  ///
  /// - Parameter value: The context, such as `WidgetPreviewContext(family: .systemSmall)`.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(
      PreviewSettingModifier(name: "previewContext", path: \.context, value: PreviewContextBox(context: value)))
  }
}

/// A context among the settings of a preview.
// @unchecked: it is read where the preview is made, on the main actor.
package struct PreviewContextBox: @unchecked Sendable {
  let context: any PreviewContext

  package init(context: any PreviewContext) { self.context = context }
}
