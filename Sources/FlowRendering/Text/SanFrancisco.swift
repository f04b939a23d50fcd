/// What makes Inter's advances come near San Francisco's.
enum SanFrancisco {
  /// Where the optical size changes from the text to the display design, in points.
  static let displaySize = 20.0

  /// Points to add after each character so that Inter is as wide as San Francisco.
  ///
  /// Apple publishes SF Pro's tracking for each size. Inter's text design at that tracking was compared with 38 widths
  /// measured on Apple at 10, 13 and 17 points: two thousandths of an em remain, and one hundredth for a semibold.
  /// From 17 to 28 points SF changes its design from text to display, and its letters come closer. How much is left to
  /// Inter Display was measured at 21, 27 and 33 points in regular and semibold, and at 34 in bold and black.
  static func tracking(size: Double, weight: Int, usesDisplayDesign: Bool) -> Double {
    let display = min(1, max(0, (size - 17) / 11))
    let design: Double
    if usesDisplayDesign {
      design = 0.048 - 0.0545 * display + Double(max(0, weight - 560)) / 340 * 0.035
    } else {
      design = Double(max(0, weight - 400)) / 500 * 0.0245 - 0.045 * display
    }
    return size * (publishedTracking(size) - 0.002 + design)
  }

  /// Points to add after each space besides: the display design of San Francisco has narrower ones than Inter's.
  ///
  /// Measured at 34 points in nine lines of iOS 16 and iOS 26: 9.9 points of white between words, where Inter's are 11.9.
  static func spaceTracking(size: Double, usesDisplayDesign: Bool) -> Double {
    usesDisplayDesign ? -0.057 * size * min(1, max(0, (size - 17) / 11)) : 0
  }

  /// SF Pro's tracking in em, between the sizes of Apple's table by interpolation.
  private static func publishedTracking(_ size: Double) -> Double {
    guard size > 6 else { return 0.041 }
    let index = Int(size) - 6
    guard index < thousandths.count - 1 else { return size < 80 ? 0.010 * (80 - size) / 44 : 0 }
    let low = thousandths[index]
    let high = thousandths[index + 1]
    return (low + (high - low) * (size - size.rounded(.down))) / 1000
  }

  /// From 6 to 36 points.
  private static let thousandths: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10,
  ]

  /// Letters that are narrower in Inter than in San Francisco by more than tracking can mend, in em.
  ///
  /// Fitted to the single letters measured at 13 points (X and Z are between 8.5 and 9 points wide).
  static let narrowLetters: [(letter: UInt8, missing: Double)] = [
    (UInt8(ascii: "X"), 0.035), (UInt8(ascii: "Z"), 0.052),
  ]
}
