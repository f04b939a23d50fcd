import Foundation
import PhoneSimulation

/// The tips of an app.
public enum Tips {
  /// Loads what the app's container knows about tips. Before this, no tip is shown.
  ///
  /// - Throws: Nothing here.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    SimulatedPhone.current.update(TipStore.self) { store in
      store.isConfigured = true
      for key in store.transientParameters { store.parameters[key] = nil }
      store.transientParameters = []
      for option in configuration { store.apply(option.change) }
    }
  }

  /// Forgets what is known about tips.
  ///
  /// - Throws: ``TipKitError`` after ``configure(_:)``.
  public static func resetDatastore() throws {
    let phone = SimulatedPhone.current
    guard !phone[TipStore.self].isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    phone[TipStore.self] = TipStore()
  }

  /// Shows all tips, whatever their rules say.
  public static func showAllTipsForTesting() { setVisibility { $0.all = true } }

  /// Shows these tips, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    setVisibility { visibility in for tip in tips { visibility.types[String(reflecting: tip)] = true } }
  }

  /// Shows no tips.
  public static func hideAllTipsForTesting() { setVisibility { $0.all = false } }

  /// Does not show these tips.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    setVisibility { visibility in for tip in tips { visibility.types[String(reflecting: tip)] = false } }
  }

  private static func setVisibility(_ change: (inout TipVisibility) -> Void) {
    SimulatedPhone.current.update(TipStore.self) { change(&$0.visibility) }
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    enum Change {
      case frequency(TimeInterval)
      case place
    }

    let change: Change

    /// Sets how often a tip is shown that was not shown before.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(change: .frequency(displayFrequency.pause))
    }

    /// Sets where the status of tips is kept. Here it is always the container of the app.
    public static func datastoreLocation(_ storeLocation: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(change: .place)
    }

    /// How often a tip is shown.
    public struct DisplayFrequency: Equatable, Sendable {
      let pause: TimeInterval

      public static var immediate: DisplayFrequency { DisplayFrequency(pause: 0) }
      public static var hourly: DisplayFrequency { DisplayFrequency(pause: 3600) }
      public static var daily: DisplayFrequency { DisplayFrequency(pause: 86_400) }
      public static var weekly: DisplayFrequency { DisplayFrequency(pause: 7 * 86_400) }
      public static var monthly: DisplayFrequency { DisplayFrequency(pause: 30 * 86_400) }

      /// Shows a tip after a pause in seconds.
      public init(_ timeInterval: TimeInterval) { pause = timeInterval }

      private init(pause: TimeInterval) { self.pause = pause }
    }

    /// Where the status of tips is kept.
    public struct DatastoreLocation: Equatable, Sendable {
      private let name: String

      public static var applicationDefault: DatastoreLocation { DatastoreLocation(name: "app") }
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation(name: identifier)
      }
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: url.absoluteString) }
    }
  }
}

/// An error of TipKit.
public struct TipKitError: LocalizedError, Hashable, CustomStringConvertible, Sendable {
  public let description: String
  public var errorDescription: String? { description }

  public static let invalidPredicateValueType = TipKitError(description: "A rule compares a value of another type.")
  public static let missingGroupContainerEntitlements = TipKitError(
    description: "The app may not use the container of the group.")
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    description: "Tips were configured already. Call resetDatastore() before configure().")
}
