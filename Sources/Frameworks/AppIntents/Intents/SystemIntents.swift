import Foundation
import SwiftUI

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that opens a value in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of the value.
  associatedtype Value: AppValue

  /// What the app opens.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  /// Opens the app, which does nothing else.
  ///
  /// - Throws: Nothing here.
  public func perform() async throws -> some IntentResult { IntentResultContainer<Never, Never, Never, Never>() }
}

/// An intent that opens a URL in the app or the browser that handles it.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"

  /// The URL to open.
  @Parameter(title: "URL") public var url: URL

  public init() {}

  /// Creates an intent that opens a URL.
  public init(_ url: URL) { self.url = url }

  /// Opens the URL.
  ///
  /// - Throws: An error if there is no URL.
  @MainActor
  public func perform() async throws -> some IntentResult {
    UIApplication.shared.open(url)
    return .result()
  }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  var entities: [Entity] { get }
}

/// An intent that sets a value, such as that of a toggle in Control Center.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue & Sendable

  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays audio.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that can continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that replaces one of the Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the intent that it replaces.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent whose parameters configure a widget. It is never performed unless it has code of its own.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Refuses: a configuration does nothing.
  ///
  /// - Throws: ``AppIntentError`` that says so.
  public func perform() async throws -> Never { throw AppIntentError.notPerformable(Self.persistentIdentifier) }
}

/// An intent whose parameters configure a control of Control Center.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Refuses: a configuration does nothing.
  ///
  /// - Throws: ``AppIntentError`` that says so.
  public func perform() async throws -> Never { throw AppIntentError.notPerformable(Self.persistentIdentifier) }
}
