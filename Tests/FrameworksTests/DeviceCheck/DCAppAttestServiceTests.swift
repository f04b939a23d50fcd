#if os(Linux)
  import FlowDeviceCheck
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Attestations of an app", .ownPhone) @MainActor
  struct DCAppAttestServiceTests {
    @Test("are not there, as on a simulator")
    func unsupported() async {
      let screen = Screen(device: .iPhone)
      screen.show(Text("app"))
      let service = DCAppAttestService.shared
      #expect(!service.isSupported)
      await #expect(throws: DCError(.featureUnsupported)) { try await service.generateKey() }
      await #expect(throws: DCError(.featureUnsupported)) {
        try await service.attestKey("a", clientDataHash: Data())
      }
      let errors = Locked<[DCError?]>([])
      service.generateAssertion("a", clientDataHash: Data()) { _, error in
        errors.withLock { $0.append(error as? DCError) }
      }
      #expect(errors.value.isEmpty)
      screen.advance(by: 0.1)
      #expect(errors.value == [DCError(.featureUnsupported)])
      #expect(
        SimulatedPhone.current.acts(of: "DeviceCheck") == [
          "DeviceCheck: makes a key", "DeviceCheck: attests a key", "DeviceCheck: signs a request",
        ])
    }
  }
#endif
