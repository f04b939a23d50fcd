import Foundation

extension Bitmap {
  package static func == (first: Bitmap, second: Bitmap) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return first.pixels.withUnsafeBytes { a in
      second.pixels.withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return a == b || memcmp(a, b, first.pixels.count * 4) == 0
      }
    }
  }

  /// Size and a few pixels: enough to tell pictures apart in a dictionary without walking through all of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    let step = max(1, pixels.count / 16)
    for index in stride(from: 0, to: pixels.count, by: step) { hasher.combine(pixels[index]) }
  }

  /// Compares with another picture, pixel by pixel.
  package func difference(from other: Bitmap, tolerance: BitmapTolerance = .exact) -> BitmapDifference {
    let hasSameSize = width == other.width && height == other.height
    let fullWidth = max(width, other.width)
    let fullHeight = max(height, other.height)
    let common = (width: min(width, other.width), height: min(height, other.height))
    var finder = DifferenceFinder(limit: tolerance.threshold)
    var picture = [UInt32](repeating: DifferenceFinder.marked, count: fullWidth * fullHeight)
    pixels.withUnsafeBufferPointer { a in
      other.pixels.withUnsafeBufferPointer { b in
        picture.withUnsafeMutableBufferPointer { target in
          guard let a = a.baseAddress, let b = b.baseAddress, let target = target.baseAddress else { return }
          for row in 0..<common.height {
            finder.compare(
              a + row * width, b + row * other.width, into: target + row * fullWidth, count: common.width, row: row)
          }
        }
      }
    }
    if !hasSameSize {
      finder.count += fullWidth * fullHeight - common.width * common.height
      finder.largestDelta = 255
      finder.include(left: 0, right: fullWidth - 1, row: 0)
      finder.include(left: 0, right: fullWidth - 1, row: fullHeight - 1)
    }
    let allowed = Int(tolerance.budget * Double(fullWidth * fullHeight))
    return BitmapDifference(
      count: finder.count, largestDelta: finder.largestDelta, bounds: finder.bounds, hasSameSize: hasSameSize,
      isAcceptable: hasSameSize && finder.count <= allowed,
      picture: Bitmap(width: fullWidth, height: fullHeight, pixels: picture))
  }
}

/// Walks through rows of two pictures.
private struct DifferenceFinder {
  /// Opaque red.
  static let marked: UInt32 = 0xFFFF_0000

  var count = 0
  var largestDelta = 0
  private let limit: Double
  private var left = Int.max
  private var right = -1
  private var top = Int.max
  private var bottom = -1

  init(limit: Double) {
    // The squared YIQ distance of black and white is 35,215.
    self.limit = limit > 0 ? 35_215 * limit * limit : 0
  }

  var bounds: BitmapDifference.Bounds? {
    guard right >= left, bottom >= top else { return nil }
    return .init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  mutating func include(left: Int, right: Int, row: Int) {
    self.left = min(self.left, left)
    self.right = max(self.right, right)
    top = min(top, row)
    bottom = max(bottom, row)
  }

  mutating func compare(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    row: Int
  ) {
    let isEqual = memcmp(a, b, count * 4) == 0
    var first = Int.max
    var last = -1
    var index = 0
    while index < count {
      let x = a[index]
      let y = b[index]
      if isEqual || x == y || !differs(x, y) {
        target[index] = Self.faded(x)
      } else {
        target[index] = Self.marked
        self.count &+= 1
        if first == Int.max { first = index }
        last = index
      }
      index &+= 1
    }
    if last >= 0 { include(left: first, right: last, row: row) }
  }

  private mutating func differs(_ x: UInt32, _ y: UInt32) -> Bool {
    var delta = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int((x >> shift) & 0xFF) - Int((y >> shift) & 0xFF)
      delta = max(delta, abs(difference))
    }
    if limit == 0 {
      largestDelta = max(largestDelta, delta)
      return true
    }
    guard Self.distance(x, y) > limit else { return false }
    largestDelta = max(largestDelta, delta)
    return true
  }

  /// The squared distance in YIQ, with both colours over white.
  private static func distance(_ x: UInt32, _ y: UInt32) -> Double {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Double {
      Double((pixel >> shift) & 0xFF) + 255 - Double(pixel >> 24)
    }
    let red = channel(x, 16) - channel(y, 16)
    let green = channel(x, 8) - channel(y, 8)
    let blue = channel(x, 0) - channel(y, 0)
    let luma = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let inPhase = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let quadrature = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * luma * luma + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature
  }

  /// The pixel's brightness at a tenth of its contrast, on white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let white = 255 &- (pixel >> 24)
    let red = (pixel >> 16 & 0xFF) &+ white
    let green = (pixel >> 8 & 0xFF) &+ white
    let blue = (pixel & 0xFF) &+ white
    let luma = (red &* 77 &+ green &* 151 &+ blue &* 28) >> 8
    let grey = 255 &- (255 &- min(255, luma)) / 8
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
