import FlowRendering
import SwiftUI

extension PlotDrawing {
  /// The end of a run of points that look the same and can be stamped, or `nil` if there are few.
  func pointRun(_ units: ArraySlice<MarkOrder.Unit>, from start: Int) -> Int? {
    guard units.count >= Self.leastRun, case .mark(let first) = units[start] else { return nil }
    let look = model.placed[first].look
    guard let shape = geometry.symbolShape(of: model.looks[look]), shape.isCircle, model.looks[look].effects.isEmpty
    else { return nil }
    var end = start + 1
    while end < units.endIndex, case .mark(let index) = units[end] {
      let placed = model.placed[index]
      guard model.marks[placed.mark].kind == .point, looksSame(placed.look, look) else { break }
      end += 1
    }
    return end - start >= Self.leastRun ? end : nil
  }

  private static let leastRun = 1_000

  private func looksSame(_ first: Int, _ second: Int) -> Bool {
    if first == second { return true }
    let (a, b) = (model.looks[first], model.looks[second])
    guard a.effects.isEmpty, a.annotations.isEmpty, a.alignsStylesWithPlot == b.alignsStylesWithPlot else {
      return false
    }
    guard geometry.symbolShape(of: a)?.isCircle == true, geometry.symbolSize(of: a) == geometry.symbolSize(of: b) else {
      return false
    }
    return paint(first, in: .zero) == paint(second, in: .zero)
  }

  /// Draws many equal points: their covered pixels are one mask, which is painted once.
  func drawPoints(_ units: ArraySlice<MarkOrder.Unit>, into list: inout DisplayListBuilder) {
    guard let first = units.first else { return }
    let lookIndex = model.placed[first.first].look
    let paint = paint(lookIndex, in: CGRect(origin: .zero, size: geometry.size))
    let size = geometry.symbolExtent(of: model.looks[lookIndex])
    let frame = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -size.width, dy: -size.height)
    let aligned = list.aligned(frame, toPixelsOf: pixelLength)
    guard pixelLength > 0, paint.isPlain, let color = paint.color,
      let stamp = PointStamp(size: size, frame: aligned, pixelLength: pixelLength, accumulates: color.alpha < 1)
    else {
      for unit in units { drawOne(unit.first, into: &list) }
      return
    }
    var canvas = stamp
    for unit in units { canvas.add(geometry.point(of: model.placed[unit.first])) }
    var opaque = color
    opaque.alpha = 1
    list.add(.template(canvas.bitmap(opacity: Double(color.alpha)), aligned, .color(opaque), .none))
  }

  private func drawOne(_ index: Int, into list: inout DisplayListBuilder) {
    let placed = model.placed[index]
    guard let shape = geometry.symbolShape(of: model.looks[placed.look]) else { return }
    let rect = geometry.bounds(of: placed)
    add(shape.path(in: rect), look: placed.look, in: rect, into: &list)
  }
}

/// A mask of circles of one size.
struct PointStamp {
  let accumulates: Bool
  private let width: Int
  private let height: Int
  private let origin: CGPoint
  private let scale: CGFloat
  private let side: Int
  private let radius: CGFloat

  /// The coverage of a circle at each of a few places within a pixel, row by row in blocks of 32.
  private let stamps: [[UInt8]]
  private var mask: [UInt8]
  private let stride: Int
  private var counts: [UInt16] = []

  /// The places within a pixel on each axis.
  private static let phases = 4

  /// The largest side of a stamp in pixels, and the most pixels of a mask.
  private static let block = 32
  private static let pixelLimit = 40_000_000

  init?(size: CGSize, frame: CGRect, pixelLength: CGFloat, accumulates: Bool) {
    let scale = 1 / pixelLength
    let diameter = size.width * scale
    guard abs(size.width - size.height) < 0.001, diameter > 0, diameter + 2 <= CGFloat(Self.block) else { return nil }
    let columns = (frame.width * scale).rounded()
    let rows = (frame.height * scale).rounded()
    guard columns > 0, rows > 0, columns * rows < CGFloat(Self.pixelLimit) else { return nil }
    self.scale = scale
    self.accumulates = accumulates
    width = Int(columns)
    height = Int(rows)
    origin = frame.origin
    side = Int(diameter.rounded(.up)) + 1
    radius = diameter / 2
    // A block beyond the last column, so that whole blocks can be written.
    stride = width + 2 * Self.block
    mask = [UInt8](repeating: 0, count: stride * (height + 2 * Self.block))
    if accumulates { counts = [UInt16](repeating: 0, count: mask.count) }
    let side = side
    stamps = (0..<(Self.phases * Self.phases)).map { phase in
      let x = CGFloat(phase % Self.phases) / CGFloat(Self.phases)
      let y = CGFloat(phase / Self.phases) / CGFloat(Self.phases)
      return Self.circle(diameter: diameter, x: x, y: y, side: side)
    }
  }

  /// The coverage of a circle whose box begins at a part of a pixel.
  private static func circle(diameter: CGFloat, x: CGFloat, y: CGFloat, side: Int) -> [UInt8] {
    let radius = diameter / 2
    return (0..<side).flatMap { row in
      (0..<block).map { column -> UInt8 in
        let distance = hypot(CGFloat(column) + 0.5 - x - radius, CGFloat(row) + 0.5 - y - radius)
        return UInt8(max(0, min(1, radius - distance + 0.5)) * 255)
      }
    }
  }

  /// Adds a circle around a point.
  mutating func add(_ point: CGPoint) {
    let left = (point.x - origin.x) * scale - radius
    let top = (point.y - origin.y) * scale - radius
    guard left > -CGFloat(Self.block), top > -CGFloat(Self.block), left < CGFloat(width), top < CGFloat(height) else {
      return
    }
    let column = left.rounded(.down)
    let row = top.rounded(.down)
    let phase =
      min(Self.phases - 1, Int((top - row) * CGFloat(Self.phases))) * Self.phases
      + min(Self.phases - 1, Int((left - column) * CGFloat(Self.phases)))
    let start = (Int(row) + Self.block) * stride + Int(column) + Self.block
    if accumulates { return accumulate(stamps[phase], at: start) }
    let (side, stride) = (side, stride)
    stamps[phase].withUnsafeBytes { stamp in
      mask.withUnsafeMutableBytes { mask in
        for line in 0..<side {
          let place = start + line * stride
          let covered = mask.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
          let added = stamp.loadUnaligned(fromByteOffset: line * Self.block, as: SIMD32<UInt8>.self)
          mask.storeBytes(of: pointwiseMax(covered, added), toByteOffset: place, as: SIMD32<UInt8>.self)
        }
      }
    }
  }

  /// Counts a circle's pixels, for points through which others are seen.
  private mutating func accumulate(_ stamp: [UInt8], at start: Int) {
    for line in 0..<side {
      for column in 0..<side where stamp[line * Self.block + column] > 127 {
        let place = start + line * stride + column
        if counts[place] < UInt16.max { counts[place] += 1 }
      }
    }
  }

  /// The mask as a bitmap.
  ///
  /// - Parameter opacity: The opacity of one circle, if circles accumulate.
  func bitmap(opacity: Double) -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let inset = Self.block
    for row in 0..<height {
      let line = (row + inset) * stride + inset
      for column in 0..<width {
        let value: UInt8
        if accumulates {
          let count = counts[line + column]
          value = count == 0 ? 0 : UInt8((1 - pow(1 - opacity, Double(count))) * 255)
        } else {
          value = mask[line + column]
        }
        if value > 0 { pixels[row * width + column] = UInt32(value) << 24 }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
