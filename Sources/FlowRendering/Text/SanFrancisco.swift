/// The corrections that bring Inter's advances close to San Francisco's.
enum SanFrancisco {
  /// The size in points from which the display design replaces the text design.
  static let displaySize = 20.0

  /// How far a size in points is from the text design to the display design, which SF changes to from 17 to 28 points.
  private static func displayShare(_ size: Double) -> Double { min(1, max(0, (size - 17) / 11)) }

  /// The tracking in points after each character that makes Inter as wide as San Francisco.
  ///
  /// Apple publishes SF Pro's tracking for each size. Inter's text design at that tracking was compared with 38 widths
  /// measured on Apple's systems at 10, 13 and 17 points: two thousandths of an em remain, and one hundredth for a
  /// semibold. The letters of the display design are closer together. The remaining difference of Inter Display was
  /// measured at 21, 27 and 33 points in regular and semibold, and at 34 in bold and black.
  static func tracking(size: Double, weight: Int, usesDisplayDesign: Bool) -> Double {
    let display = displayShare(size)
    let design: Double
    if usesDisplayDesign {
      design = 0.048 - 0.0545 * display + Double(max(0, weight - 560)) / 340 * 0.035
    } else {
      design = Double(max(0, weight - 400)) / 500 * 0.0245 - 0.045 * display
    }
    return size * (publishedTracking(size) - 0.002 + design)
  }

  /// The depth of descenders in em.
  ///
  /// Measured on iOS 18 at 11 to 60 points, in regular and semibold: p and y end 0.171 em below the baseline in the
  /// display design, 0.176 and 0.184 em in the text design; Inter's end 0.205 em below. Capitals are 0.7046 em high in
  /// all designs, Inter's 0.727 and 0.719.
  static func descender(usesDisplayDesign: Bool) -> Double { usesDisplayDesign ? 0.171 : 0.18 }

  /// The depth of a p in SF Mono in em, measured at 11 and 16 points.
  static let monospacedDescender = 0.179

  /// The tracking in points after each character that makes DejaVu Sans Mono as wide as SF Mono: 0.618 em for 0.602
  /// (measured at 11 and 16 points, in regular and semibold).
  static func monospacedTracking(size: Double) -> Double { 0.0162 * size }

  /// The additional tracking in points after each space.
  ///
  /// The display design of San Francisco has narrower spaces than Inter: measured at 34 points in nine lines of iOS 16
  /// and iOS 26, the gap between words is 9.9 points, where Inter's is 11.9.
  static func spaceTracking(size: Double, usesDisplayDesign: Bool) -> Double {
    usesDisplayDesign ? -0.057 * size * displayShare(size) : 0
  }

  /// The extra side bearing in points at both ends of a line in San Francisco's display design, compared with Inter;
  /// zero in regular.
  ///
  /// Measured on iOS 18: the ink of a bold title begins 0.33, 0.67, 0.67 and 1 point further right at 27, 38, 43 and 58
  /// points, that of regular text where Inter's does. Columns of semibold texts of 40 to 60 points begin 1.9 points
  /// further right.
  static func sideBearing(size: Double, weight: Int, usesDisplayDesign: Bool) -> Double {
    guard usesDisplayDesign, weight > 400 else { return 0 }
    return 0.016 * min(1, Double(weight - 400) / 200) * size * displayShare(size)
  }

  /// SF Pro's tracking in em, interpolated between the sizes of Apple's table.
  private static func publishedTracking(_ size: Double) -> Double {
    guard size > 6 else { return 0.041 }
    let index = Int(size) - 6
    guard index < thousandths.count - 1 else { return size < 80 ? 0.010 * (80 - size) / 44 : 0 }
    let low = thousandths[index]
    let high = thousandths[index + 1]
    return (low + (high - low) * (size - size.rounded(.down))) / 1000
  }

  /// The tracking from 6 to 36 points, in thousandths of an em.
  private static let thousandths: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10,
  ]

  /// The extra width of each ASCII character in San Francisco's text design compared with Inter at that tracking, in
  /// thousandths of an em; zero for digits and characters that are not listed.
  ///
  /// Fitted at once to 80 widths from Apple's systems at 11 to 19 points, by least squares that keep a letter close to
  /// Inter's where few texts determine it. A text that is left out of the fit is predicted to 0.36 points (root of the
  /// mean square; 2.3 without the table), 446 characters on one line to 0.06 % (0.6 %). Above 19 points, for San
  /// Francisco's display design, too few widths are known.
  static let corrections: [Int32] = {
    var table = [Int32](repeating: 0, count: 128)
    for (characters, thousandths) in [
      (" ", 2), ("!", 17), ("()", 22), (",", 57), ("-", 28), (".", 29), (":", 9), ("A", -2), ("C", -5), ("D", 3),
      ("E", -6), ("F", 7), ("H", 4), ("I", -2), ("L", -3), ("M", -6), ("N", 5), ("O", 12), ("R", 15), ("S", 2),
      ("T", -19), ("X", 37), ("Z", 54), ("a", -12), ("c", 20), ("d", -5), ("e", -8), ("f", 6), ("g", 5), ("h", -4),
      ("i", 12), ("k", 4), ("m", 11), ("no", -3), ("p", 7), ("r", 12), ("s", -5), ("t", 3), ("u", 9), ("v", -7),
      ("w", -8), ("x", -13), ("y", -31), ("z", -5),
    ] as [(String, Int32)] {
      for character in characters.utf8 { table[Int(character)] = thousandths }
    }
    return table
  }()

  /// The correction per character, in addition to the tracking, that makes a text as wide as in San Francisco: the
  /// average of its characters' corrections. A uniform value preserves kerning.
  ///
  /// - Parameter corrections: The correction of each ASCII character, in any unit.
  static func average(of corrections: [Int32], over bytes: some Sequence<UInt8>) -> Int32 {
    var sums = Sums()
    sums.add(bytes, corrections: corrections)
    return sums.average
  }

  /// The sum of the corrections of a text, and the number of its characters.
  struct Sums {
    private var sum = 0
    private var count = 0

    mutating func add(_ bytes: some Sequence<UInt8>, corrections: [Int32]) {
      if corrections.isEmpty { return }
      for byte in bytes where byte & 0xC0 != 0x80 {
        count &+= 1
        if byte < 0x80 { sum &+= Int(corrections[Int(byte)]) }
      }
    }

    mutating func remove(_ bytes: some Sequence<UInt8>, corrections: [Int32]) {
      var removed = Sums()
      removed.add(bytes, corrections: corrections)
      sum &-= removed.sum
      count &-= removed.count
    }

    var average: Int32 {
      if count == 0 { return 0 }
      return Int32(truncatingIfNeeded: (2 * sum + (sum < 0 ? -count : count)) / (2 * count))
    }
  }
}
