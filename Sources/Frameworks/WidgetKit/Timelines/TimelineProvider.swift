import FlowAppIntents
import FlowIntents
import Foundation
import SwiftUI

/// What a widget's entries are for.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  /// Whether the entries are for the gallery of widgets.
  public let isPreview: Bool
  /// The size of the widget, in points.
  public let displaySize: CGSize
  public let environmentVariants = EnvironmentVariants()

  /// The values that an environment can have: here none is known.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
}

/// Makes the entries of a widget.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// An entry without real data, made at once.
  func placeholder(in context: Context) -> Entry

  /// An entry for the gallery, or for the moment.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that an app intent configures.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Configurations for the gallery.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// An entry without real data, made at once.
  func placeholder(in context: Context) -> Entry

  /// An entry for the gallery, or for the moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Makes the entries of a widget that a request of the Intents framework configures.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  /// Configurations for the gallery.
  func recommendations() -> [IntentRecommendation<Intent>]

  /// An entry without real data, made at once.
  func placeholder(in context: Context) -> Entry

  /// An entry for the gallery, or for the moment.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries from now on.
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration for the gallery.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let description: Text

  /// Creates a recommendation.
  public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }

  /// Creates a recommendation with a localized text.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a text.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}

/// A configuration for the gallery.
public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let description: Text

  /// Creates a recommendation.
  public init(intent: T, description: Text) { (self.intent, self.description) = (intent, description) }

  /// Creates a recommendation with a localized text.
  public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }

  /// Creates a recommendation with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
