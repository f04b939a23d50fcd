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

  /// Hashes the size and a few pixels, which suffices in a dictionary without visiting all pixels.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    let step = max(1, pixels.count / 16)
    for index in stride(from: 0, to: pixels.count, by: step) { hasher.combine(pixels[index]) }
  }
}
