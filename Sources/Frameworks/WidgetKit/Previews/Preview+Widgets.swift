import FlowActivityKit
import FlowAppIntents
import FlowIntents
import Foundation
import SwiftUI

extension Preview {
  /// Creates a preview of a widget with entries.
  @MainActor
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      name,
      context: TimelinePreview(family: family) {
        let widget = try SimulatedWidget(widget())
        return try await timeline().compactMap { try widget.entry($0, in: family) }
      })
  }

  /// Creates a preview of a widget with the entries of a provider.
  @MainActor
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    timelineProvider: @escaping () -> Provider
  ) {
    self.init(name, family, widget) { widget in
      SimulatedWidget(
        widget.declaration.replacing(StaticConfiguration(kind: "", provider: timelineProvider()) { _ in EmptyView() }))
    }
  }

  /// Creates a preview of a widget with the entries of a provider for a configuration.
  @MainActor
  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> some Widget,
    timelineProvider: @escaping () -> Provider
  ) {
    self.init(name, family, widget, intent) { widget in
      SimulatedWidget(
        widget.declaration.replacing(
          IntentConfiguration(kind: "", intent: Provider.Intent.self, provider: timelineProvider()) { _ in EmptyView() }
        ))
    }
  }

  /// Creates a preview of a widget with the entries of a provider for a configuration.
  @MainActor
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> some Widget,
    timelineProvider: @escaping () -> Provider
  ) {
    self.init(name, family, widget, intent) { widget in
      SimulatedWidget(
        widget.declaration.replacing(
          AppIntentConfiguration(kind: "", provider: timelineProvider()) { _ in EmptyView() }
        ))
    }
  }

  /// Shows the entries of one widget with the views of another.
  @MainActor
  private init(
    _ name: String?, _ family: WidgetFamily, _ widget: @escaping () -> some Widget, _ intent: Any? = nil,
    entries: @escaping @MainActor (SimulatedWidget) -> SimulatedWidget
  ) {
    self.init(
      name,
      context: TimelinePreview(family: family) {
        let widget = try SimulatedWidget(widget())
        let timeline = try await entries(widget).timeline(in: family, intent: intent)
        return try timeline.entries.compactMap { try widget.entry($0.value, in: family) }
      })
  }

  /// Creates a preview of a live activity with contents.
  @MainActor
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping () -> some Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(
      name,
      context: ActivityPreview(kind: viewKind, attributes: attributes, widget: { SimulatedWidget.all(of: widget()) }) {
        await contentStates()
      })
  }
}

extension WidgetKind {
  /// The same families with the entries of another configuration.
  @MainActor
  fileprivate func replacing(_ configuration: some PrimitiveConfiguration) -> WidgetKind {
    var kind = configuration.kind
    kind.families = families
    return kind
  }
}

/// Shows the contents of a live activity, one below the other.
private struct ActivityPreview<Attributes: ActivityAttributes>: PreviewContext {
  let kind: ActivityPreviewViewKind
  let attributes: Attributes
  let widget: @MainActor () -> [SimulatedWidget]
  let load: @MainActor () async -> [Attributes.ContentState]

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }

  @MainActor func _showing(_ content: AnyView) async throws -> AnyView {
    let widgets = widget()
    let views = await load().compactMap { state in
      widgets.lazy.compactMap { widget in
        widget.view(
          of: PhoneActivity(id: "preview", attributes: attributes, content: state, state: .active, alerts: []), as: kind
        )
      }.first
    }
    return PreviewColumn.view(views.enumerated().map { ("content \($0.offset + 1)", $0.element) })
  }
}

/// A result builder for the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] { accumulated + next }
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}

/// A result builder for the contents of a preview.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ contentState: A.ContentState) -> [A.ContentState] { [contentState] }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] {
    accumulated + next
  }
  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] { components.flatMap { $0 } }
}
