import FlowActivityKit
import FlowAppIntents
import FlowIntents
import SwiftUI

/// Creates a preview of a widget with entries.
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a widget with the entries of a provider for a configuration.
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a widget with the entries of a provider for a configuration.
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a live activity with contents.
@freestanding(declaration)
public macro Preview<Widget: SwiftUI.Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
