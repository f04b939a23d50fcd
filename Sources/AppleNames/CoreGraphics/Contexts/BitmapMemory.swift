import FlowRendering
import SwiftUI

/// The pixels that a context draws into, in memory that others read and write, too.
final class BitmapMemory {
  let width: Int
  let height: Int
  let bitsPerComponent: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  let layout: PixelLayout
  let address: UnsafeMutableRawPointer

  /// Whether the memory is the app's, which may look into it at any time.
  let isShared: Bool

  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, info: info), layout.isDrawable
    else {
      report(
        .missing(
          "CGContext(data:width:height:…)",
          "there is no context with \(bitsPerComponent) bits for a component and the layout \(info.rawValue)."))
      return nil
    }
    let least = width * layout.bytesPerPixel
    guard width > 0, height > 0, bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.space = space
    self.info = info
    self.layout = layout
    isShared = data != nil
    if let data {
      address = data
    } else {
      let count = self.bytesPerRow * height
      address = .allocate(byteCount: count, alignment: 16)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if !isShared { address.deallocate() } }

  var bitmap: Bitmap { layout.bitmap(at: address, width: width, height: height, bytesPerRow: bytesPerRow) }

  /// Draws over the pixels.
  func draw(_ items: [DisplayItem]) {
    if items.isEmpty { return }
    let old = DisplayItem(
      offset: .zero, content: .bitmap(bitmap, CGRect(x: 0, y: 0, width: width, height: height), .none))
    let new = Self.bitmap(of: [old] + items, size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
    layout.write(new, to: address, bytesPerRow: bytesPerRow)
  }

  /// The pixels of a drawing.
  static func bitmap(of items: [DisplayItem], size: CGSize, scale: CGFloat, isOpaque: Bool) -> Bitmap {
    assumeMainActor(with: items) { items in
      let canvas = RenderCanvas(size: size, scale: Double(scale), background: isOpaque ? .black : .clear)
      if let engine = TextSystem.shared.engine { DisplayListPainter(canvas: canvas, engine: engine).paint(items) }
      return canvas.makeBitmap()
    }
  }
}
