import Testing

@testable import SwiftUI

@Suite("UIDevice", .serialized) @MainActor
struct UIDeviceTests {
  struct Shop: App {
    var body: some Scene {
      WindowGroup {
        Text("\(UIDevice.current.userInterfaceIdiom == .pad ? "Wide" : "Narrow")")
      }
    }
  }

  @Test("a running app finds the device of its screen")
  func running() throws {
    let app = try AppInstance.launch(Shop.self, device: .iPadPro13)
    defer { app.terminate() }
    let device = UIDevice.current
    #expect(PhoneScreen(screen: app.screen).texts == ["Wide"])
    #expect(device.userInterfaceIdiom == .pad)
    #expect(device.model == "iPad")
    #expect(device.systemName == "iPadOS")
  }

  @Test("the orientation is that of the screen")
  func orientation() throws {
    let app = try AppInstance.launch(Shop.self)
    defer { app.terminate() }
    #expect(UIDevice.current.orientation == .portrait)
    app.screen.rotate(to: .landscapeRight)
    #expect(UIDevice.current.orientation == .landscapeRight)
  }

  @Test("without an app it is the device of the screen with the latest event")
  func withoutApp() {
    let screen = Screen(device: .iPadPro13)
    screen.show(Text("a"))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    screen.rotate(to: .landscapeLeft)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    withExtendedLifetime(screen) {}
  }

  @Test("between launches it is the device that apps are launched on")
  func waiting() throws {
    try AppInstance.launch(Shop.self, device: .iPadPro13).terminate()
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone")
  }
}
