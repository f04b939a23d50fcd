import Foundation

/// The sizes of the widgets of a device, in points.
private struct WidgetSizes {
  let screen: CGSize
  let small: CGFloat
  let mediumWidth: CGFloat
  let largeHeight: CGFloat
  var circular: CGFloat = 0
  var rectangular = CGSize.zero
  var inline = CGSize.zero
  var extraLargeWidth: CGFloat = 0

  func size(of family: WidgetFamily) -> CGSize {
    switch family {
    case .systemSmall: CGSize(width: small, height: small)
    case .systemMedium: CGSize(width: mediumWidth, height: small)
    case .systemLarge: CGSize(width: mediumWidth, height: largeHeight)
    case .systemExtraLarge: CGSize(width: extraLargeWidth, height: largeHeight)
    case .systemExtraLargePortrait: CGSize(width: mediumWidth, height: extraLargeWidth)
    case .accessoryCircular, .accessoryCorner: CGSize(width: circular, height: circular)
    case .accessoryRectangular: rectangular
    case .accessoryInline: inline
    }
  }

  init(
    phone width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ mediumWidth: CGFloat, _ largeHeight: CGFloat,
    _ circular: CGFloat, _ rectangularWidth: CGFloat, _ inlineWidth: CGFloat
  ) {
    screen = CGSize(width: width, height: height)
    (self.small, self.mediumWidth, self.largeHeight) = (small, mediumWidth, largeHeight)
    self.circular = circular
    // The height of a rectangular widget is that of a circular one, but for the narrower of the large phones.
    rectangular = CGSize(width: rectangularWidth, height: rectangularWidth == 160 ? 72 : circular)
    inline = CGSize(width: inlineWidth, height: 26)
  }

  init(pad width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ large: CGFloat, _ extraLargeWidth: CGFloat) {
    screen = CGSize(width: width, height: height)
    (self.small, mediumWidth, largeHeight) = (small, large, large)
    self.extraLargeWidth = extraLargeWidth
  }

  /// Apple's Human Interface Guidelines, "Widgets: iOS dimensions" and "iPadOS dimensions" (what the device shows).
  static let all: [WidgetSizes] = [
    WidgetSizes(phone: 430, 932, 170, 364, 382, 76, 172, 257),
    WidgetSizes(phone: 428, 926, 170, 364, 382, 76, 172, 257),
    WidgetSizes(phone: 414, 896, 169, 360, 379, 76, 160, 248),
    WidgetSizes(phone: 414, 736, 159, 348, 357, 76, 170, 248),
    WidgetSizes(phone: 393, 852, 158, 338, 354, 72, 160, 234),
    WidgetSizes(phone: 390, 844, 158, 338, 354, 72, 160, 234),
    WidgetSizes(phone: 375, 812, 155, 329, 345, 72, 157, 225),
    WidgetSizes(phone: 375, 667, 148, 321, 324, 68, 153, 225),
    WidgetSizes(phone: 360, 780, 155, 329, 345, 72, 157, 225),
    WidgetSizes(phone: 320, 568, 141, 292, 311, 0, 0, 0),
    WidgetSizes(pad: 768, 1024, 120, 260, 540),
    WidgetSizes(pad: 744, 1133, 120, 260, 540),
    WidgetSizes(pad: 810, 1080, 124, 272, 568),
    WidgetSizes(pad: 820, 1180, 136, 300, 628),
    WidgetSizes(pad: 834, 1112, 132, 288, 600),
    WidgetSizes(pad: 834, 1194, 136, 300, 628),
    WidgetSizes(pad: 1024, 1366, 160, 356, 748),
  ]
}

extension WidgetFamily {
  /// The screen of an iPhone 15.
  static let standardScreen = CGSize(width: 393, height: 852)

  /// The size of a widget on a device with a screen, in points.
  ///
  /// A screen that Apple's table does not have, such as that of an iPhone 16 Pro, has the sizes of the nearest one of the
  /// same kind. A family that the device does not show has the size zero.
  ///
  /// - Parameter screen: The size of the screen in points.
  public func size(on screen: CGSize) -> CGSize {
    let upright = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
    let isPad = upright.width >= 600
    let kind = WidgetSizes.all.filter { ($0.screen.width >= 600) == isPad }
    let nearest = kind.min { distance($0.screen, upright) < distance($1.screen, upright) }
    return nearest?.size(of: self) ?? .zero
  }

  private func distance(_ one: CGSize, _ other: CGSize) -> CGFloat {
    abs(one.width - other.width) + abs(one.height - other.height)
  }
}
