import FlowFoundation
import Foundation
import PhoneSimulation

/// A part of a phrase that the system replaces.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// What a person says to run a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Writes the phrase for an intent, with the name of the app.
  let parts: [(Intent, _ appName: String) -> String]

  public init(_ value: String) { parts = [{ _, _ in value }] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [(Intent, String) -> String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _, _ in literal } }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { parts.append { _, name in name } }

    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      parts.append { intent, _ in
        let parameter = intent[keyPath: keyPath]
        return parameter._value?._text ?? parameter.titleText
      }
    }
  }
}

/// An intent that a person can run by a phrase, without setting it up.
public struct AppShortcut {
  /// The intent.
  public let intent: any AppIntent
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?
  private let phraseTexts: (String) -> [String]

  /// What the person says, with the name of the phone's app.
  public var phrases: [String] { phraseTexts(SimulatedPhone.current.appName) }

  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    phraseTexts = { name in phrases.map { $0.parts.map { $0(intent, name) }.joined() } }
  }
}

/// The color of an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  case grayBrown
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Tells the system that the values in the phrases have changed; recorded.
  public static func updateAppShortcutParameters() {
    SimulatedPhone.current.record("AppIntents", "updates the values of its shortcuts")
  }
}

/// A result builder for shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
