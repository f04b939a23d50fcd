import DeviceCatalog
import Foundation
import Testing

@Suite("The catalog of devices")
struct DeviceModelTests {
  @Test("finds a device by its product name, with or without the text in parentheses")
  func names() {
    #expect(DeviceModel.named("iPhone SE") == .iPhoneSE)
    #expect(DeviceModel.named("ipad mini (6TH generation)") == .iPadMini)
    #expect(DeviceModel.named("iPhone 16")?.name == "iPhone 16")
    #expect(DeviceModel.named("iPhone XS Max")?.upright.size == CGSize(width: 414, height: 896))
    #expect(DeviceModel.named("iPhone 12 Pro")?.upright.safeArea.top == 47)
    #expect(DeviceModel.named("iPhone") == nil)
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
  }

  @Test("a phone in landscape has the camera's inset on both sides, or none with a home button")
  func sideways() throws {
    let phone = try #require(DeviceModel.iPhone15.sideways)
    #expect(phone.size == CGSize(width: 852, height: 393))
    #expect(phone.safeArea == .init(leading: 59, bottom: 21, trailing: 59))
    #expect(DeviceModel.iPhoneSE.sideways?.safeArea == .init())
    #expect(DeviceModel.watch45.sideways == nil)
    #expect(DeviceModel.window("w", width: 1, height: 2).sideways == nil)
  }

  @Test("only large phones have the regular width class in landscape, tablets always, and windows have no size classes")
  func sizeClasses() {
    let wide = DeviceModel.phones.filter { $0.sideways?.hasRegularWidth == true }.map(\.name)
    #expect(wide.allSatisfy { $0.contains("Plus") || $0.contains("Max") || $0.contains("Air") })
    #expect(wide.count == DeviceModel.phones.count { $0.name.contains("Plus") || $0.name.contains("Max") } + 1)
    #expect(
      DeviceModel.phones.allSatisfy { $0.upright.hasRegularWidth == false && $0.upright.hasRegularHeight == true })
    #expect(DeviceModel.pads.allSatisfy { $0.upright.hasRegularWidth == true && $0.sideways?.hasRegularHeight == true })
    #expect(DeviceModel.window("w", width: 1, height: 2).upright.hasRegularWidth == nil)
  }
}
