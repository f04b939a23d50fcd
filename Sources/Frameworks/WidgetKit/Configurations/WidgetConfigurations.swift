import FlowAppIntents
import FlowIntents
import Foundation
import SwiftUI

/// A widget without its own configuration.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: PrimitiveConfiguration {
  let kind: WidgetKind

  /// Creates a widget.
  ///
  /// - Parameter kind: The name by which the app reloads the widget.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = WidgetKind(kind: kind, content: .timeline(ProviderSource(provider, content)))
  }
}

/// A widget that an app intent configures.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: PrimitiveConfiguration {
  let kind: WidgetKind

  /// Creates a widget.
  ///
  /// - Parameter kind: The name by which the app reloads the widget.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = WidgetKind(kind: kind, content: .timeline(ProviderSource(intent: provider, content)))
  }
}

/// A widget that a request of the Intents framework configures.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: PrimitiveConfiguration {
  let kind: WidgetKind

  /// Creates a widget.
  ///
  /// - Parameter kind: The name by which the app reloads the widget.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = WidgetKind(kind: kind, content: .timeline(ProviderSource(request: provider, content)))
  }
}
