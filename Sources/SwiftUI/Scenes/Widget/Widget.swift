/// The configuration and content of a widget that the system shows for an app.
///
/// WidgetKit has the configurations; without one a widget declares nothing.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates a widget.
  init()

  /// The configuration: the kind of the widget, its families and its entries.
  var body: Body { get }

  /// Adds the configurations of the widget. An engine hook: widgets of an app never implement it.
  func _collect(into contents: inout _WidgetContents)
}

extension Widget {
  public func _collect(into contents: inout _WidgetContents) { body._collect(into: &contents) }
}

/// Several widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Creates a bundle.
  init()

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

/// The widgets of a list.
struct WidgetList: Widget {
  var collect: (inout _WidgetContents) -> Void = { _ in }

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  func _collect(into contents: inout _WidgetContents) { collect(&contents) }
}
