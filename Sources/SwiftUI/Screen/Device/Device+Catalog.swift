// The devices that tests name.
//
// Sizes, pixels and size classes: Apple's Human Interface Guidelines, "Layout". Safe areas are in no document of Apple's.
// They are what `safeAreaInsets` says there: 20 at the top with a home button, else 47 (50 on the mini), 59 or 62, and 34
// at the bottom; on the side as much at both ends as there was at the top, and 21 at the bottom. On an iPad 24 at the top
// and 20 at the bottom. Sources: pointfreeco/swift-snapshot-testing, Common/View.swift, for 20, 47, 50 and the iPads;
// csl.cool, 15 September 2023, for 59; pictures of the iPhone 17 Pro for 62.

extension Device {
  /// A phone with a camera in its display, of the usual size.
  package static let iPhone = phone("iPhone", 393, 852, top: 59)

  /// The smallest phone that is sold, with a home button.
  package static let smallIPhone = phone("small iPhone", 375, 667, top: 20, scale: 2, hasHomeButton: true)

  package static let iPad = pad("iPad", 820, 1180)

  /// The content of a window without a toolbar, below its title bar.
  package static let macWindow = window("Mac window", width: 900, height: 600)

  /// A watch of 45 mm, with the time at the top.
  package static let watch = watch45

  package static let all: [Device] = [.iPhone, .smallIPhone, .iPad, .macWindow, .watch]
}

extension Device {
  /// The device that is sold under a name, as previews name it; `nil` if none is.
  package static func named(_ name: String) -> Device? {
    (phones + pads + watches).first { $0.name.lowercased() == name.lowercased() }
      ?? (phones + pads + watches).first { $0.name.lowercased().hasPrefix(name.lowercased() + " (") }
  }
}

// MARK: - Phones

extension Device {
  package static let iPhoneSE = phone("iPhone SE (3rd generation)", 375, 667, top: 20, scale: 2, hasHomeButton: true)
  package static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, top: 20, isLarge: true, hasHomeButton: true)

  package static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, top: 50)
  package static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50)

  package static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
  package static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, top: 47, isLarge: true)
  package static let iPhone15 = phone("iPhone 15", 393, 852, top: 59)
  package static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, top: 59, isLarge: true)
  package static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, top: 59)
  package static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, top: 59, isLarge: true)
  package static let iPhone16 = phone("iPhone 16", 393, 852, top: 59)
  package static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, isLarge: true)
  package static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62)
  package static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62, isLarge: true)
  package static let iPhone17 = phone("iPhone 17", 402, 874, top: 62)
  package static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, top: 62)
  package static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, top: 62, isLarge: true)

  package static let phones: [Device] = [
    iPhoneSE, iPhone8Plus, iPhone12Mini, iPhone13Mini, iPhone14, iPhone14Plus, iPhone15, iPhone15Plus, iPhone15Pro,
    iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone17, iPhone17Pro, iPhone17ProMax,
  ]
}

// MARK: - Tablets

extension Device {
  package static let iPadMini = pad("iPad mini (6th generation)", 744, 1133)
  package static let iPad9 = pad("iPad (9th generation)", 810, 1080, hasHomeButton: true)
  package static let iPad10 = pad("iPad (10th generation)", 820, 1180)
  package static let iPadAir11 = pad("iPad Air 11-inch (M2)", 820, 1180)
  package static let iPadPro11 = pad("iPad Pro 11-inch (M4)", 834, 1210)
  package static let iPadAir13 = pad("iPad Air 13-inch (M2)", 1024, 1366)
  package static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376)

  package static let pads: [Device] = [iPadMini, iPad9, iPad10, iPadAir11, iPadPro11, iPadAir13, iPadPro13]
}

// MARK: - Watches

extension Device {
  // The insets of 41 and 49 mm are approximate: those of 45 mm, which are known, in proportion to the height.
  package static let watch41 = watch(
    "Apple Watch Series 9 (41mm)", 176, 215, safeArea: EdgeInsets(top: 31, leading: 2, bottom: 23, trailing: 2))
  package static let watch45 = watch(
    "Apple Watch Series 9 (45mm)", 198, 242, safeArea: EdgeInsets(top: 35, leading: 2, bottom: 26, trailing: 2))
  package static let watch49 = watch(
    "Apple Watch Ultra 2 (49mm)", 205, 251, safeArea: EdgeInsets(top: 36, leading: 2, bottom: 27, trailing: 2))

  package static let watches: [Device] = [watch41, watch45, watch49]
}
