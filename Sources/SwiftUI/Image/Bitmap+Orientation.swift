import FlowRendering

extension Bitmap {
  /// The bitmap as displayed if its pixels are stored with an orientation.
  func oriented(_ orientation: Image.Orientation) -> Bitmap {
    if orientation == .up { return self }
    let isTurned =
      switch orientation {
      case .left, .leftMirrored, .right, .rightMirrored: true
      case .up, .upMirrored, .down, .downMirrored: false
      }
    var result = isTurned ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (right, bottom) = (width - 1 - x, height - 1 - y)
        let (column, row) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (right, y)
          case .down: (right, bottom)
          case .downMirrored: (x, bottom)
          case .leftMirrored: (y, x)
          case .right: (bottom, x)
          case .rightMirrored: (bottom, right)
          case .left: (y, right)
          }
        result[column, row] = self[x, y]
      }
    }
    return result
  }
}

extension Image {
  /// The pixels as displayed, and the number of pixels per point; `nil` for symbols and missing images.
  func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .symbol: nil
    case .asset(let asset): AssetLibrary.shared.picture(named: asset, traits: AssetTraits(environment))?.pixels
    case .bitmap(let bitmap, let scale): (bitmap.oriented(sourceOrientation ?? .up), scale)
    }
  }
}
