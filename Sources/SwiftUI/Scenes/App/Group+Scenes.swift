// `Group` conforms to `View`, `Scene`, `Commands` and `ToolbarContent`; its `Body` is `Never` in each conformance.

extension Group: Commands where Content: Commands {
  public typealias Body = Never

  /// Groups commands together.
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: Never { fatalError("Group has no body.") }
}

extension Group: Scene where Content: Scene {
  /// Groups scenes together.
  public nonisolated init(@SceneBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: Never { fatalError("Group has no body.") }

  public func _collect(into contents: inout _SceneContents) {
    content._collect(into: &contents)
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups toolbar content together.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: Never { fatalError("Group has no body.") }

  public func _toolbarItems() -> AnyView { content._toolbarItems() }
}
