/// Error correction over the field of 256 elements, with the polynomial of QR codes: x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// The product of two elements.
  static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var (product, factor, rest) = (0, Int(first), second)
    while rest != 0 {
      if rest & 1 == 1 { product ^= factor }
      factor = factor << 1
      if factor > 255 { factor ^= 0x11D }
      rest >>= 1
    }
    return UInt8(truncatingIfNeeded: product)
  }

  /// The coefficients of the product of (x - 2ⁱ) for all i below a degree, without the leading one.
  static func generator(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    guard degree > 0 else { return result }
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  /// The code words that correct errors of a block: the remainder of its division by a generator.
  static func correction(of data: [UInt8], generator: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in generator.indices { remainder[index] ^= multiply(generator[index], factor) }
    }
    return remainder
  }
}
