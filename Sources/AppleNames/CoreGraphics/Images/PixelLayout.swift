import FlowRendering

/// The places of the components of a pixel in memory: of red, green, blue and alpha, or of one gray, in bytes.
struct PixelLayout: Equatable {
  enum Components: Equatable {
    /// The places of the bytes in a pixel; no alpha if the byte is skipped.
    case color(red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool)
    case gray
    case alpha
  }

  let components: Components
  let bytesPerPixel: Int

  /// `nil` for a layout that is not known: with another number of bits than 8, or with floats.
  init?(bitsPerComponent: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alpha else { return nil }
    if alpha == .alphaOnly {
      (components, bytesPerPixel) = (.alpha, 1)
      return
    }
    guard let space else { return nil }
    if space.model == .monochrome {
      guard alpha == .none else { return nil }
      (components, bytesPerPixel) = (.gray, 1)
      return
    }
    // The colors follow the alpha or precede it; a little-endian pixel has all four in the other order.
    let isFirst: Bool
    let hasAlpha: Bool
    switch alpha {
    case .premultipliedFirst, .first: (isFirst, hasAlpha) = (true, true)
    case .noneSkipFirst: (isFirst, hasAlpha) = (true, false)
    case .premultipliedLast, .last: (isFirst, hasAlpha) = (false, true)
    case .noneSkipLast: (isFirst, hasAlpha) = (false, false)
    case .none, .alphaOnly: return nil
    }
    let order = info.intersection(.byteOrderMask)
    let isLittle = order == .byteOrder32Little
    guard isLittle || order == .byteOrderDefault || order == .byteOrder32Big else { return nil }
    func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
    let color = isFirst ? 1 : 0
    components = .color(
      red: place(color), green: place(color + 1), blue: place(color + 2),
      alpha: hasAlpha ? place(isFirst ? 0 : 3) : nil,
      isPremultiplied: alpha == .premultipliedFirst || alpha == .premultipliedLast)
    bytesPerPixel = 4
  }

  /// Whether one can draw into pixels of the layout: those with colors that are not multiplied are only read.
  var isDrawable: Bool {
    if case .color(_, _, _, .some, let isPremultiplied) = components { isPremultiplied } else { true }
  }

  /// The pixels in memory.
  func bitmap(at memory: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { pixels.append(pixel(at: row + x * bytesPerPixel)) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func pixel(at bytes: UnsafePointer<UInt8>) -> UInt32 {
    switch components {
    case .gray:
      let gray = bytes[0]
      return Bitmap.Pixel(red: gray, green: gray, blue: gray).packed
    case .alpha: return Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: bytes[0]).packed
    case .color(let red, let green, let blue, let alpha, let isPremultiplied):
      let opacity = alpha.map { bytes[$0] } ?? 255
      func color(_ place: Int) -> UInt8 {
        isPremultiplied || opacity == 255
          ? min(bytes[place], opacity) : UInt8((Int(bytes[place]) * Int(opacity) + 127) / 255)
      }
      return Bitmap.Pixel(red: color(red), green: color(green), blue: color(blue), alpha: opacity).packed
    }
  }

  /// Writes pixels into memory.
  func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for y in 0..<bitmap.height {
      let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<bitmap.width { write(bitmap[x, y], to: row + x * bytesPerPixel) }
    }
  }

  private func write(_ pixel: Bitmap.Pixel, to bytes: UnsafeMutablePointer<UInt8>) {
    switch components {
    case .gray:
      // The luma of Rec. 709, with the weights in thousandths.
      let colors: [(Int, UInt8)] = [(213, pixel.red), (715, pixel.green), (72, pixel.blue)]
      let sum = colors.reduce(500) { $0 + $1.0 * Int($1.1) }
      bytes[0] = UInt8(sum / 1000)
    case .alpha: bytes[0] = pixel.alpha
    case .color(let red, let green, let blue, let alpha, _):
      (bytes[red], bytes[green], bytes[blue]) = (pixel.red, pixel.green, pixel.blue)
      // The byte that a pixel without alpha skips.
      bytes[alpha ?? 6 - red - green - blue] = alpha == nil ? 255 : pixel.alpha
    }
  }
}
