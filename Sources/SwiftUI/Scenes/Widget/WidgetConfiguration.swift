/// A description of a widget's content.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration that describes this one.
  associatedtype Body: WidgetConfiguration

  /// The configuration that describes this one.
  var body: Body { get }

  /// Adds the configuration's declarations. An engine hook: configurations of an app never implement it.
  func _collect(into contents: inout _WidgetContents)
}

extension WidgetConfiguration {
  public func _collect(into contents: inout _WidgetContents) { body._collect(into: &contents) }
}

extension Never: WidgetConfiguration {
  public func _collect(into contents: inout _WidgetContents) {
    switch self {}
  }
}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates an empty configuration.
  public nonisolated init() {}

  public var body: Never { fatalError("EmptyWidgetConfiguration has no body.") }

  public func _collect(into contents: inout _WidgetContents) {}
}

/// A widget that a configuration declares; WidgetKit has the type.
package protocol WidgetDeclaration {}

/// The widgets of an extension, in the order in which its bundle declares them.
public struct _WidgetContents {
  package var declarations: [any WidgetDeclaration] = []

  package init() {}
}
