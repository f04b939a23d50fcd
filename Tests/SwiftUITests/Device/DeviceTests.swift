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
      let screen = Screen(device: device)
      screen.show(Inside())
      let text = try #require(screen.elements.first { $0.pathName == "Text" }?.layoutParent)
      #expect(
        text.frameOnScreen == CGRect(origin: .zero, size: device.size).inset(by: device.safeArea), "\(device.name)")
      #expect(screen.nodes.map(\.label) == [device.horizontalSizeClass == .regular ? "wide" : "narrow"])
    }
  }

  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      Text("\(width == .regular ? "wide" : "narrow") \(height == .regular ? "high" : "low")")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// The content of a device after rotation, and its frame.
  private func shown(_ device: Device) throws -> (label: String?, frame: CGRect) {
    let screen = Screen(device: device)
    screen.show(Classes())
    screen.rotate(to: .landscapeLeft)
    let text = screen.elements.first { $0.pathName == "Text" }?.layoutParent
    return (screen.nodes.first?.label, try #require(text).frameOnScreen)
  }

  @Test("rotation changes the size, the safe area and the size classes")
  func rotation() throws {
    let small = try shown(.iPhone15Pro)
    #expect(small.label == "narrow low")
    #expect(small.frame == CGRect(x: 59, y: 0, width: 852 - 118, height: 393 - 21))
    #expect(try shown(.iPhone17ProMax).label == "wide low")
    #expect(try shown(.iPhone8Plus).label == "wide low")
    #expect(try shown(.iPhoneSE).frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    let pad = try shown(.iPadPro13)
    #expect(pad.label == "wide high")
    #expect(pad.frame == CGRect(x: 0, y: 24, width: 1376, height: 1032 - 44))
    #expect(try shown(.macWindow).frame.size == CGSize(width: 900, height: 600))
  }

  @Test("rotation keeps the state of views, and rotating back restores the picture")
  func turnedBack() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      }
    }
    let screen = Screen(device: .iPhone14)
    screen.show(Counter())
    let first = try #require(screen.node(.button)).frame
    #expect(screen.tap(at: CGPoint(x: first.midX, y: first.midY)))
    let before = try #require(screen.node(.button, "Count 1")).frame
    screen.rotate(to: .landscapeRight)
    #expect(screen.device?.orientation == .landscapeRight)
    #expect(screen.contentSize == CGSize(width: 844, height: 390))
    let turned = try #require(screen.node(.button, "Count 1")).frame
    #expect(abs(turned.maxY - (390 - 21)) < 0.001)
    screen.rotate(to: .portrait)
    #expect(screen.node(.button, "Count 1")?.frame == before)
  }

  @Test("every device of the catalog has a unique name and is larger than its bars")
  func catalog() {
    let devices = Device.phones + Device.pads + Device.watches + [.macWindow]
    #expect(Set(devices.map(\.name)).count == devices.count)
    for device in devices.flatMap({ [$0, $0.landscape] }) {
      #expect(device.size.width > device.safeArea.horizontal, "\(device.name)")
      #expect(device.size.height > device.safeArea.vertical, "\(device.name)")
    }
    for phone in Device.phones {
      #expect(phone.landscape.verticalSizeClass == .compact, "\(phone.name)")
      #expect(phone.landscape.rotated(to: .portrait) == phone, "\(phone.name)")
    }
  }

  @Test("a title is in the bar of a phone in landscape, and below it on an iPad")
  func inlineTitle() throws {
    func title(_ device: Device) throws -> CGRect {
      let screen = Screen(device: device)
      screen.show(NavigationStack { Text("Content").navigationTitle("Title") })
      return try #require(screen.nodes.first { $0.role == .staticText && $0.label == "Title" }).frame
    }
    #expect(try title(.iPhone15).minX < 30)
    #expect(abs(try title(.iPhone15.landscape).midX - 852 / 2) < 1)
    #expect(try title(.iPad.landscape).minX < 30)
  }
}
