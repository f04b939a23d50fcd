import FlowCoreLocation
import Foundation
import PhoneSimulation

/// A look at the table of the phone's addresses, for one request.
// @unchecked: like Apple's, a request is used on the thread that it was started on, which is the main thread here.
final class AddressLookup: @unchecked Sendable {
  typealias Answer = @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void

  private(set) var isLoading = false
  private(set) var isCancelled = false

  func cancel() {
    isCancelled = true
    isLoading = false
  }

  /// Looks, and answers later.
  ///
  /// - Parameter act: What the phone records.
  func start(
    _ act: String, _ find: @escaping @MainActor @Sendable (SimulatedPhone) -> [MKMapItem], answer: @escaping Answer
  ) {
    let phone = SimulatedPhone.current
    phone.record("MapKit", act)
    isLoading = !isCancelled
    phone.runSoon(named: "an answer of a geocoding request") { [self] in
      isLoading = false
      if isCancelled || !phone.network.isConnected { return answer(nil, MKError(.serverFailure)) }
      let items = find(phone)
      if items.isEmpty { answer(nil, MKError(.placemarkNotFound)) } else { answer(items, nil) }
    }
  }

  /// The items of an answer.
  ///
  /// - Throws: `MKError` if there are none, or no network.
  static func items(_ start: (@escaping Answer) -> Void) async throws -> [MKMapItem] {
    try await withCheckedThrowingContinuation { continuation in
      start { items, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(items ?? []))
      }
    }
  }
}
