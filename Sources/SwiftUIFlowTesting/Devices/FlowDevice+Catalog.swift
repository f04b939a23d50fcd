import SwiftUI

extension FlowDevice {
  /// A phone with a home button, the smallest screen that current systems run on.
  public static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0)
  /// The smallest phone with a camera housing.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50)
  /// A phone with a notch, as are iPhone 12, 13, 14 and 16e.
  public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
  /// A phone with a camera island, as are iPhone 14 Pro, 15 Pro and 16.
  public static let iPhone15 = phone("iPhone 15", 393, 852, top: 59)
  /// A large phone, as are iPhone 15 Plus, 14 Pro Max and 15 Pro Max.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59)
  /// A phone with thin borders, as are iPhone 17 and 17 Pro.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62)
  /// The largest phone of its year.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62)
  /// The usual phone of 2025.
  public static let iPhone17 = phone("iPhone 17", 402, 874, top: 62)
  /// A thin phone between the two usual sizes.
  public static let iPhoneAir = phone("iPhone Air", 420, 912, top: 68)
  /// The newest phone of the usual size.
  public static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, top: 62)
  /// The newest and largest phone.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, top: 62)

  /// The smallest tablet.
  public static let iPadMini = pad("iPad mini", 744, 1133)
  /// The usual tablet, as is iPad Air of 11 inches.
  public static let iPad = pad("iPad", 820, 1180)
  /// A tablet of 11 inches with thin borders.
  public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1210)
  /// The largest tablet.
  public static let iPadPro13 = pad("iPad Pro 13-inch", 1032, 1376)

  /// A watch of 41 mm.
  public static let watch41 = watch("Apple Watch 41 mm", 176, 215, top: 31, bottom: 23)
  /// A watch of 45 mm.
  public static let watch45 = watch("Apple Watch 45 mm", 198, 242, top: 35, bottom: 26)
  /// The largest watch.
  public static let watchUltra = watch("Apple Watch Ultra", 205, 251, top: 36, bottom: 27)

  /// The content of a window of a Mac, below its title bar.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public static func window(width: CGFloat = 900, height: CGFloat = 600) -> FlowDevice {
    FlowDevice(name: "window", idiom: .mac, size: CGSize(width: width, height: height))
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, bottom: CGFloat = 34
  ) -> FlowDevice {
    FlowDevice(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> FlowDevice {
    FlowDevice(
      name: name, idiom: .pad, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
  }

  private static func watch(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> FlowDevice {
    FlowDevice(
      name: name, idiom: .watch, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: top, leading: 2, bottom: bottom, trailing: 2))
  }
}
