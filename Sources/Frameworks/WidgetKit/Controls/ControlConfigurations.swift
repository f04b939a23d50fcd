import FlowAppIntents
import SwiftUI

/// A control without its own configuration.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: PrimitiveControlConfiguration {
  let kind: ControlKind

  /// Creates a control without a value.
  ///
  /// - Parameter kind: The name by which the app reloads the control.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = ControlKind(
      kind, preview: { _ in () }, current: { _ in Passed(value: ()) }, content: { _ in content() })
  }

  /// Creates a control with a value.
  ///
  /// - Parameter kind: The name by which the app reloads the control.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = ControlKind(
      kind, preview: { _ in provider.previewValue }, current: Self.current(of: Passed(value: provider)),
      content: content)
  }

  /// Asks a provider outside of the main actor, where its method is.
  nonisolated private static func current<Provider: ControlValueProvider>(
    of provider: Passed<Provider>
  ) -> (Any?) async throws -> Passed<Provider.Value> {
    { _ in Passed(value: try await provider.value.currentValue()) }
  }
}

/// A control that an intent configures.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: PrimitiveControlConfiguration {
  let kind: ControlKind

  /// Creates a control whose value is its configuration.
  ///
  /// - Parameter kind: The name by which the app reloads the control.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = ControlKind(
      kind, preview: { $0 as? Configuration ?? Configuration() },
      current: { Passed(value: $0 as? Configuration ?? Configuration()) }, content: content)
  }

  /// Creates a control with a value.
  ///
  /// - Parameter kind: The name by which the app reloads the control.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = ControlKind(
      kind, preview: { provider.previewValue(configuration: $0 as? Configuration ?? Configuration()) },
      current: Self.current(of: Passed(value: provider)), content: content)
  }

  /// Asks a provider outside of the main actor, where its method is.
  nonisolated private static func current<Provider: AppIntentControlValueProvider>(
    of provider: Passed<Provider>
  ) -> (Any?) async throws -> Passed<Provider.Value> where Provider.Configuration == Configuration {
    {
      Passed(value: try await provider.value.currentValue(configuration: $0 as? Configuration ?? Configuration()))
    }
  }
}
