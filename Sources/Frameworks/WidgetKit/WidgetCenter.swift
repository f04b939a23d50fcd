import FlowAppIntents
import FlowIntents
import Foundation
import PhoneSimulation

/// The widgets of an app on the phone.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// The keys of a user activity that a widget starts.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Asks for other entries of the widgets of a kind; recorded.
  public func reloadTimelines(ofKind kind: String) {
    let phone = SimulatedPhone.current
    phone.record("WidgetKit", "reloads the widgets of the kind \(kind)")
    reload(on: phone) { $0 == kind }
  }

  /// Asks for other entries of all widgets; recorded.
  public func reloadAllTimelines() {
    let phone = SimulatedPhone.current
    phone.record("WidgetKit", "reloads all widgets")
    reload(on: phone) { _ in true }
  }

  private func reload(on phone: SimulatedPhone, _ isMeant: @escaping @Sendable (String) -> Bool) {
    guard !phone.installedWidgets.isEmpty else { return }
    phone.runSoon(named: "reloads of widgets") {
      for installed in phone.installedWidgets where isMeant(installed.widget.kind) { installed.reloadSoon() }
    }
  }

  /// Asks for other configurations for the gallery; recorded.
  public func invalidateConfigurationRecommendations() {
    SimulatedPhone.current.record("WidgetKit", "has other configurations for the gallery")
  }

  /// The widgets that the person has added.
  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    let phone = SimulatedPhone.current
    phone.runSoon(named: "the widgets of the app") {
      completion(.success(phone.installedWidgets.map(WidgetInfo.init)))
    }
  }

  /// The widgets that the person has added.
  ///
  /// - Throws: Nothing here.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    let phone = SimulatedPhone.current
    return await MainActor.run { phone.installedWidgets.map(WidgetInfo.init) }
  }
}

/// A widget that the person has added.
// @unchecked: the configuration of an app is not changed.
public struct WidgetInfo: Identifiable, Hashable, CustomDebugStringConvertible, @unchecked Sendable {
  public let kind: String
  public let family: WidgetFamily
  private let intent: Any?

  @MainActor init(_ installed: InstalledWidget) {
    kind = installed.widget.kind
    family = installed.family
    intent = installed.intent
  }

  /// The configuration of the Intents framework.
  public var configuration: INIntent? { intent as? INIntent }

  /// The configuration, if it is of a type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    intent as? Intent
  }

  public var id: WidgetInfo { self }

  public static func == (one: WidgetInfo, other: WidgetInfo) -> Bool {
    one.kind == other.kind && one.family == other.family
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }

  public var debugDescription: String { "\(kind) (\(family))" }
}
