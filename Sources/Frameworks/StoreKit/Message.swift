import Foundation
import PhoneSimulation
import SwiftUI

/// A message of the store to the person, which an app may show at a better time.
public struct Message: Hashable, Sendable {
  /// What a message is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  /// The messages of the store, as a test sends them. The sequence does not end.
  public static var messages: AsyncStream<Message> {
    .appended(includesEarlier: true) { (messages: StoreMessages) in messages.sent }
  }
}

private struct StoreMessages: PhoneValue {
  var sent: [Message] = []
}

extension SimulatedStore {
  /// Sends a message of the store to the app.
  public func send(_ reason: Message.Reason) {
    phone.update(StoreMessages.self) { $0.sent.append(Message(reason: reason)) }
  }
}

/// Shows a message of the store: recorded only.
@MainActor @preconcurrency
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}

  /// Shows a message.
  ///
  /// - Throws: Nothing here.
  public func callAsFunction(_ message: Message) throws {
    SimulatedPhone.current.record("StoreKit", "shows a message of the store, reason \(message.reason.rawValue)")
  }
}

extension EnvironmentValues {
  /// An action that shows a message of the store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
