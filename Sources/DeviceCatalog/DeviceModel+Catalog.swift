// The devices that tests name.
//
// Sizes, pixels and size classes: Apple's Human Interface Guidelines, "Layout". Apple does not document safe areas.
// They are the values of `safeAreaInsets` on the devices: 20 at the top with a home button, otherwise 44 (until the
// iPhone 11 Pro), 47 (50 on the mini), 59 or 62, and 34 at the bottom; in landscape the top value on both sides, and 21
// at the bottom. On an iPad 24 at the top and 20 at the bottom. Sources: pointfreeco/swift-snapshot-testing,
// Common/View.swift, for 20, 44, 47, 50 and the iPads; csl.cool, 15 September 2023, for 59; pictures of the iPhone 17
// Pro for 62.

import Foundation

extension DeviceModel {
  /// All devices on sale: phones, tablets and watches.
  package static let all = phones + pads + watches

  /// The device with a product name, as previews use it; `nil` if there is none.
  ///
  /// - Parameter name: The name. Case is ignored, and text in parentheses is optional.
  package static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name.lowercased() == name.lowercased() }
      ?? all.first { $0.name.lowercased().hasPrefix(name.lowercased() + " (") }
  }

  /// The content of a window without a toolbar, below its title bar.
  package static func window(_ name: String, width: CGFloat, height: CGFloat) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .mac, size: CGSize(width: width, height: height), scale: 2, safeArea: Insets())
  }
}

// MARK: - Phones

extension DeviceModel {
  package static let iPhoneSE = phone("iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0, scale: 2)
  package static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, top: 20, bottom: 0)

  package static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, top: 50)
  package static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50)

  package static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
  package static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, top: 47)
  package static let iPhone15 = phone("iPhone 15", 393, 852, top: 59)
  package static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, top: 59)
  package static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, top: 59)
  package static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, top: 59)
  package static let iPhone16 = phone("iPhone 16", 393, 852, top: 59)
  package static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59)
  package static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62)
  package static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62)
  package static let iPhone17 = phone("iPhone 17", 402, 874, top: 62)
  package static let iPhoneAir = phone("iPhone Air", 420, 912, top: 68)
  package static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, top: 62)
  package static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, top: 62)

  /// Phones that only previews name.
  private static let olderPhones = [
    phone("iPhone 8", 375, 667, top: 20, bottom: 0, scale: 2),
    phone("iPhone X", 375, 812, top: 44), phone("iPhone XS", 375, 812, top: 44),
    phone("iPhone XS Max", 414, 896, top: 44),
    phone("iPhone 11 Pro", 375, 812, top: 44), phone("iPhone 11 Pro Max", 414, 896, top: 44),
    phone("iPhone 12", 390, 844, top: 47), phone("iPhone 12 Pro", 390, 844, top: 47),
    phone("iPhone 12 Pro Max", 428, 926, top: 47),
    phone("iPhone 13", 390, 844, top: 47), phone("iPhone 13 Pro", 390, 844, top: 47),
    phone("iPhone 13 Pro Max", 428, 926, top: 47),
    phone("iPhone 14 Pro", 393, 852, top: 59), phone("iPhone 14 Pro Max", 430, 932, top: 59),
  ]

  package static let phones =
    olderPhones + [
      iPhoneSE, iPhone8Plus, iPhone12Mini, iPhone13Mini, iPhone14, iPhone14Plus, iPhone15, iPhone15Plus, iPhone15Pro,
      iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone17, iPhoneAir, iPhone17Pro,
      iPhone17ProMax,
    ]

  /// - Parameters:
  ///   - top: The height of the status bar, in points.
  ///   - bottom: The height of the home indicator, in points; 0 with a home button.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34, scale: CGFloat = 3
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
      safeArea: Insets(top: top, bottom: bottom))
  }
}

// MARK: - Tablets

extension DeviceModel {
  package static let iPadMini = pad("iPad mini (6th generation)", 744, 1133)
  package static let iPad9 = pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0)
  package static let iPad10 = pad("iPad (10th generation)", 820, 1180)
  package static let iPadAir11 = pad("iPad Air 11-inch (M2)", 820, 1180)
  package static let iPadPro11 = pad("iPad Pro 11-inch (M4)", 834, 1210)
  package static let iPadAir13 = pad("iPad Air 13-inch (M2)", 1024, 1366)
  package static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376)

  package static let pads = [iPadMini, iPad9, iPad10, iPadAir11, iPadPro11, iPadAir13, iPadPro13]

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 24, bottom: CGFloat = 20
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
      safeArea: Insets(top: top, bottom: bottom))
  }
}

// MARK: - Watches

extension DeviceModel {
  // The insets of 41 and 49 mm are approximate: those of 45 mm, which are known, scaled by height.
  package static let watch41 = watch("Apple Watch Series 9 (41mm)", 176, 215, top: 31, bottom: 23)
  package static let watch45 = watch("Apple Watch Series 9 (45mm)", 198, 242, top: 35, bottom: 26)
  package static let watch49 = watch("Apple Watch Ultra 2 (49mm)", 205, 251, top: 36, bottom: 27)

  package static let watches = [watch41, watch45, watch49]

  private static func watch(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .watch, size: CGSize(width: width, height: height), scale: 2,
      safeArea: Insets(top: top, leading: 2, bottom: bottom, trailing: 2))
  }
}
