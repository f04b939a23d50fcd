/// A picture of a difference: the reference, the actual picture, and the reference in gray with removed, added and
/// changed pixels, side by side, each with its title.
struct DifferencePicture {
  private static let paper: UInt32 = 0xFFF2_F2F7
  private static let line: UInt32 = 0xFFC6_C6C8
  private static let ink: UInt32 = 0xFF3C_3C43
  private static let removed: UInt32 = 0xFFD7_0015
  private static let added: UInt32 = 0xFF24_8A3D
  private static let changed: UInt32 = 0xFFB2_5000
  private static let frame: UInt32 = 0xFF00_40DD

  private static let gap = 24
  private static let head = 2 * gap + PixelText.height

  private let reference: Picture
  private let actual: Picture
  private let areas: [PixelRect]

  init(_ difference: PictureDifference, from reference: Picture, to actual: Picture) {
    self.reference = reference
    self.actual = actual
    areas = difference.areas
  }

  func picture() -> Picture {
    let titles = ["REFERENCE", "ACTUAL", "DIFFERENCE"]
    let panels = [reference, actual, marked()]
    let widths = zip(panels, titles).map { max($0.width, PixelText.width(of: $1)) }
    let height = panels.map(\.height).max() ?? 0
    var picture = Picture(
      width: widths.reduce(Self.gap) { $0 + $1 + Self.gap }, height: Self.head + height + Self.head, color: Self.paper)
    var x = Self.gap
    for ((panel, title), width) in zip(zip(panels, titles), widths) {
      picture.write(title, x: x, y: Self.gap, color: Self.ink)
      picture.draw(panel, x: x, y: Self.head)
      let edge = PixelRect(left: x, top: Self.head, right: x + panel.width, bottom: Self.head + panel.height)
      picture.outline(edge.grown(by: 1), color: Self.line)
      x += width + Self.gap
    }
    x = Self.gap
    for (name, color) in [("REMOVED", Self.removed), ("ADDED", Self.added), ("CHANGED", Self.changed)] {
      picture.write(name, x: x, y: Self.head + height + Self.gap, color: color)
      x += PixelText.width(of: name) + Self.gap
    }
    return picture
  }

  /// The reference in pale gray with colored differences, and a frame around each area.
  private func marked() -> Picture {
    var picture = reference
    for index in picture.pixels.indices { picture.pixels[index] = Self.faded(picture.pixels[index]) }
    for area in areas { mark(area, in: &picture) }
    for area in areas { picture.outline(picture.clipped(area.grown(by: 6)), color: Self.frame) }
    return picture
  }

  /// Marks pixels as removed if they differ from the background in the reference only, and as added if they differ from
  /// it in the actual picture only.
  ///
  /// The background of a pixel is the last color to its left that both pictures have for a few pixels.
  private func mark(_ area: PixelRect, in picture: inout Picture) {
    let fallback = reference.ground(around: area)
    for y in area.top..<area.bottom {
      var ground = fallback
      var run = 0
      for x in max(1, area.left - Self.groundRun)..<area.right {
        let (old, new) = (reference[x, y], actual[x, y])
        if old == new {
          run = old == reference[x - 1, y] ? run + 1 : 1
          if run >= Self.groundRun { ground = old }
        } else {
          run = 0
          let (wasThere, isThere) = (old != ground, new != ground)
          picture[x, y] = wasThere == isThere ? Self.changed : wasThere ? Self.removed : Self.added
        }
      }
    }
  }

  private static let groundRun = 4

  /// A quarter of the pixel's brightness, on white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let white = 255 &- (pixel >> 24)
    let red = (pixel >> 16 & 0xFF) &+ white
    let green = (pixel >> 8 & 0xFF) &+ white
    let blue = (pixel & 0xFF) &+ white
    let luma = (red &* 77 &+ green &* 151 &+ blue &* 28) >> 8
    let grey = 255 &- (255 &- min(255, luma)) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}

extension Picture {
  /// The most frequent color around an area.
  fileprivate func ground(around area: PixelRect) -> UInt32 {
    var counts: [UInt32: Int] = [:]
    let around = clipped(area.grown(by: 3))
    for y in around.top..<around.bottom {
      let isBeside = y < area.top || y >= area.bottom
      for x in around.left..<around.right where isBeside || x < area.left || x >= area.right {
        counts[self[x, y], default: 0] += 1
      }
    }
    // Among equally frequent colors, choose the lower number, so that the result does not depend on hash order.
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  fileprivate mutating func draw(_ other: Picture, x: Int, y: Int) {
    for row in 0..<other.height {
      let start = (y + row) * width + x
      pixels.replaceSubrange(
        start..<start + other.width, with: other.pixels[row * other.width..<(row + 1) * other.width])
    }
  }

  fileprivate mutating func outline(_ rect: PixelRect, color: UInt32) {
    guard !rect.isEmpty else { return }
    for x in rect.left..<rect.right {
      self[x, rect.top] = color
      self[x, rect.bottom - 1] = color
    }
    for y in rect.top..<rect.bottom {
      self[rect.left, y] = color
      self[rect.right - 1, y] = color
    }
  }

  /// Draws capital letters with their upper left corner at a point.
  fileprivate mutating func write(_ text: String, x: Int, y: Int, color: UInt32) {
    for pixel in PixelText.pixels(of: text) { self[x + pixel.x, y + pixel.y] = color }
  }
}
