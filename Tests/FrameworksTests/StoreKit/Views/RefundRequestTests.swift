#if os(Linux)
  import FlowStoreKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A request for a refund") @MainActor
  struct RefundRequestTests {
    /// The end of a request for the first purchase, after a tap on a button of the store's sheet.
    private func request(_ button: String, on phone: SimulatedPhone) async throws -> String {
      let screen = Screen(device: .iPhone, phone: phone)
      let log = Locked<[String]>([])
      screen.show(
        Text("shop").onAppear {
          Task { @MainActor in
            guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
              return log.withLock { $0.append("no scene") }
            }
            do {
              let status = try await Transaction.beginRefundRequest(for: 1, in: scene)
              log.withLock { $0.append("\(status)") }
            } catch { log.withLock { $0.append("\(error)") } }
          }
        })
      for _ in 0..<100_000 where screen.modalProcess == nil && log.value.isEmpty { await Task.yield() }
      if screen.modalProcess != nil {
        XCUIApplication(screen: screen).systemApp("com.apple.StoreKitUIService").buttons[button].tap()
      }
      for _ in 0..<100_000 where log.value.isEmpty { await Task.yield() }
      return log.value.joined(separator: ", ")
    }

    @Test("takes the purchase back if the person wants it, once")
    func refund() async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.store.buy("app.pro")
      #expect(try await request("Cancel", on: phone) == "userCancelled")
      #expect(phone.store.transactions.first?.revocationDate == nil)
      #expect(try await request("Request Refund", on: phone) == "success")
      #expect(phone.store.transactions.first?.revocationDate != nil)
      #expect(try await request("Request Refund", on: phone) == "duplicateRequest")
    }
  }
#endif
