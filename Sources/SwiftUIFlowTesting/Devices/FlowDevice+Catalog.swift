import DeviceCatalog
import SwiftUI

extension FlowDevice {
  /// A phone with a home button, the smallest screen that current systems run on.
  public static let iPhoneSE = FlowDevice(DeviceModel.iPhoneSE.named("iPhone SE"))
  /// The smallest phone with a camera housing.
  public static let iPhone13Mini = FlowDevice(.iPhone13Mini)
  /// A phone with a notch, like iPhone 12, 13, 14 and 16e.
  public static let iPhone14 = FlowDevice(.iPhone14)
  /// A phone with a camera island, like iPhone 14 Pro, 15 Pro and 16.
  public static let iPhone15 = FlowDevice(.iPhone15)
  /// A large phone, like iPhone 15 Plus, 14 Pro Max and 15 Pro Max.
  public static let iPhone16Plus = FlowDevice(.iPhone16Plus)
  /// A phone with thin borders, like iPhone 17 and 17 Pro.
  public static let iPhone16Pro = FlowDevice(.iPhone16Pro)
  /// The largest phone of its year.
  public static let iPhone16ProMax = FlowDevice(.iPhone16ProMax)
  /// The standard phone of 2025.
  public static let iPhone17 = FlowDevice(.iPhone17)
  /// A thin phone between the two standard sizes.
  public static let iPhoneAir = FlowDevice(.iPhoneAir)
  /// The newest phone of the standard size.
  public static let iPhone17Pro = FlowDevice(.iPhone17Pro)
  /// The newest and largest phone.
  public static let iPhone17ProMax = FlowDevice(.iPhone17ProMax)

  /// The smallest tablet.
  public static let iPadMini = FlowDevice(DeviceModel.iPadMini.named("iPad mini"))
  /// The standard tablet, like the 11-inch iPad Air.
  public static let iPad = FlowDevice(DeviceModel.iPad10.named("iPad"))
  /// An 11-inch tablet with thin borders.
  public static let iPadPro11 = FlowDevice(DeviceModel.iPadPro11.named("iPad Pro 11-inch"))
  /// The largest tablet.
  public static let iPadPro13 = FlowDevice(DeviceModel.iPadPro13.named("iPad Pro 13-inch"))

  /// A 41 mm watch.
  public static let watch41 = FlowDevice(DeviceModel.watch41.named("Apple Watch 41 mm"))
  /// A 45 mm watch.
  public static let watch45 = FlowDevice(DeviceModel.watch45.named("Apple Watch 45 mm"))
  /// The largest watch.
  public static let watchUltra = FlowDevice(DeviceModel.watch49.named("Apple Watch Ultra"))

  /// The content of a Mac's window, below its title bar.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public static func window(width: CGFloat = 900, height: CGFloat = 600) -> FlowDevice {
    FlowDevice(DeviceModel.window("window", width: width, height: height))
  }
}
