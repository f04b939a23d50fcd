/// Conforming types represent items that can be placed in various locations in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content representing the body of this toolbar content.
  associatedtype Body: ToolbarContent

  /// The composition of content that comprise the toolbar content.
  @ToolbarContentBuilder
  var body: Body { get }

  /// The content as views with their placements. An engine hook: an app never implements it.
  func _toolbarItems() -> AnyView
}

extension ToolbarContent {
  public func _toolbarItems() -> AnyView {
    AnyView(ToolbarContentBody(content: DynamicBox(value: self)))
  }
}

extension Never: ToolbarContent {
  public func _toolbarItems() -> AnyView {
    switch self {}
  }
}

/// Toolbar content that people can customize on platforms that support it.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Toolbar content that the engine converts to views directly.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Toolbar content that consists of zero or more pieces.
@MainActor @preconcurrency
protocol ToolbarContentPieces {
  var pieces: [Any] { get }
}

extension ToolbarContent {
  /// The items and groups, in order; content defined by an app is one view.
  var pieces: [Any] {
    if let several = self as? any ToolbarContentPieces { return several.pieces }
    return self is any ComposedItem ? [self] : [_toolbarItems()]
  }
}

/// Evaluates the body of toolbar content defined by an app.
private struct ToolbarContentBody<Content: ToolbarContent>: View {
  let content: DynamicBox<Content>

  var body: some View { content.value.body._toolbarItems() }
}

/// Provides storage for the dynamic properties of a value that is not a view.
package struct DynamicBox<Value>: DynamicProperty {
  package private(set) var value: Value

  package nonisolated init(value: Value) {
    self.value = value
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    binder.bindFields(of: &value)
  }
}
