import Foundation
import PhoneSimulation
import SwiftUI

/// How often the system has performed an intent, after which widgets show new entries.
package struct PerformedIntents: PhoneValue {
  package var count = 0

  package init() {}
}

extension AppIntent {
  /// Performs the intent as the system does, for a test: asks for the values that it needs, performs it, and opens the
  /// app by the intent that the result names.
  ///
  /// - Throws: ``AppIntentError`` if a value is missing, or the error of the intent.
  @MainActor @discardableResult
  public func run() async throws -> IntentOutcome {
    let phone = SimulatedPhone.current
    let name = Self.persistentIdentifier
    do {
      try phone.fillParameters(of: self)
      phone.record("AppIntents", "performs \(name)")
      if Self.openAppWhenRun { phone.record("AppIntents", "\(name) opens the app") }
      let outcome = try await perform()._outcome
      phone.update(PerformedIntents.self) { $0.count += 1 }
      try await outcome.opensIntent?.run()
      return outcome
    } catch {
      phone.record("AppIntents", "\(name) fails: \(error.localizedDescription)")
      throw error
    }
  }

  /// Tells the system that the person has done this, for suggestions; recorded.
  ///
  /// - Throws: Nothing here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { recordDonation() }

  /// Tells the system that the person has done this, for suggestions; recorded.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { recordDonation() }

  private func recordDonation() -> IntentDonationIdentifier {
    SimulatedPhone.current.record("AppIntents", "donates \(Self.persistentIdentifier)")
    return IntentDonationIdentifier(name: Self.persistentIdentifier)
  }

  /// Performs the intent from code of the app.
  ///
  /// - Throws: The error of `perform()`, or ``AppIntentError`` if there is no value.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result = try await perform()
    if donateOnCompletion { _ = recordDonation() }
    guard let value = result.value else { throw AppIntentError("\(Self.persistentIdentifier) returned no value.") }
    return value
  }

  /// Performs the intent from code of the app.
  ///
  /// - Throws: The error of `perform()`.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws where PerformResult.Value == Never {
    _ = try await perform()
    if donateOnCompletion { _ = recordDonation() }
  }
}

/// A suggestion that the system keeps.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let name: String
}

extension SimulatedPhone {
  /// Gives the parameters without a value that need one the answers of the person.
  fileprivate func fillParameters(of intent: any AppIntent) throws {
    for child in Mirror(reflecting: intent).children {
      guard let parameter = child.value as? any ParameterSlot, parameter.isMissing else { continue }
      record("AppIntents", "asks for \"\(parameter.titleText)\"")
      guard let answer = intentAnswers.values[parameter.titleText] else {
        throw AppIntentError.missing(parameter.titleText, nil)
      }
      guard parameter.take(answer) else {
        throw AppIntentError.wrongAnswer(parameter.titleText, type(of: parameter))
      }
    }
  }
}
