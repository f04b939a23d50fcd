import Foundation
import PhoneSimulation

// Apps in the background do not run here, so that only the record of acts shows what they ask for.
extension HKHealthStore {
  private func disable(_ type: HKObjectType?) {
    phone.record("HealthKit", "asks for \(type?.displayName ?? "all types") in the background no more")
  }

  /// Makes the phone tell the app in the background about a type no more.
  public func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later(completion) { disable(type) }
  }

  /// Makes the phone tell the app in the background about a type no more.
  ///
  /// - Throws: Nothing here.
  public func disableBackgroundDelivery(for type: HKObjectType) async throws { disable(type) }

  /// Makes the phone tell the app in the background about no type any more.
  public func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
    later(completion) { disable(nil) }
  }

  /// Makes the phone tell the app in the background about no type any more.
  ///
  /// - Throws: Nothing here.
  public func disableAllBackgroundDelivery() async throws { disable(nil) }
}
