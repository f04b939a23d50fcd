import Testing

@testable import SwiftUI

@Suite("Devices") @MainActor
struct DeviceTests {
  private struct Inside: View {
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      Text(width == .regular ? "wide" : "narrow").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test("a view fills the safe area of its device")
  func safeArea() throws {
    for device in Device.all {
      let host = Screen(device: device)
      host.show(Inside())
      let text = try #require(host.elements.first { $0.pathName == "Text" }?.layoutParent)
      #expect(
        text.frameOnScreen == CGRect(origin: .zero, size: device.size).inset(by: device.safeArea), "\(device.name)")
      #expect(host.nodes.map(\.label) == [device.horizontalSizeClass == .regular ? "wide" : "narrow"])
    }
  }
}
