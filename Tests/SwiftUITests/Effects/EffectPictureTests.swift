import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// The pixels of a red square of 20 points with effects, in a white window of 40.
@Suite("Effects in pictures") @MainActor
struct EffectPictureTests {
  private struct Picture {
    let bitmap: Bitmap

    @MainActor
    init<Content: View>(_ view: Content) throws {
      let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
      screen.show(
        ZStack {
          Color.white; view
        })
      bitmap = try #require(screen.picture(scale: 1))
    }

    /// The colour of a pixel, as red, green and blue.
    subscript(x: Int, y: Int) -> [Int] {
      let pixel = bitmap[x, y]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private var square: some View { red.frame(width: 20, height: 20) }
  private let isRed = [255, 0, 0]
  private let isWhite = [255, 255, 255]

  /// Measured on iOS 18: in the first row of pixels, a card with a corner radius of 14 begins 42.3 pixels in at @3x.
  @Test("rounded corners of views are continuous")
  func continuousCorners() throws {
    let screen = Screen(size: ProposedViewSize(width: 270, height: 90))
    screen.show(
      ZStack {
        // A group, because a colour by itself fades twice at its corners.
        Color.white; red.compositingGroup().cornerRadius(14)
      })
    let bitmap = try #require(screen.picture(scale: 3))
    let white = (0..<100).reduce(0.0) { $0 + Double(bitmap[$1, 0].green) / 255 }
    #expect(abs(white - 42.3) < 1)
  }

  @Test("the square without effects")
  func plain() throws {
    let picture = try Picture(square)
    #expect(picture[20, 20] == isRed)
    #expect(picture[11, 11] == isRed)
    #expect(picture[8, 20] == isWhite)
  }

  @Test("with opacity the background shows through, and hidden shows nothing")
  func opacity() throws {
    let pixel = try Picture(square.opacity(0.5))[20, 20]
    #expect(pixel[0] == 255)
    #expect(abs(pixel[1] - 128) <= 1)
    #expect(try Picture(square.hidden())[20, 20] == isWhite)
    #expect(try Picture(square.opacity(0))[20, 20] == isWhite)
  }

  @Test("a clip shape cuts off corners")
  func clipShape() throws {
    let picture = try Picture(square.clipShape(Circle()))
    #expect(picture[20, 20] == isRed)
    #expect(picture[11, 11] == isWhite)
  }

  @Test("clipped cuts off content beyond the frame")
  func clipped() throws {
    let large = red.frame(width: 40, height: 40).frame(width: 20, height: 20)
    #expect(try Picture(large)[5, 20] == isRed)
    #expect(try Picture(large.clipped())[5, 20] == isWhite)
  }

  @Test("a mask shows where it is opaque")
  func mask() throws {
    let picture = try Picture(square.mask { Color.black.frame(width: 10, height: 10) })
    #expect(picture[20, 20] == isRed)
    #expect(picture[12, 20] == isWhite)
  }

  @Test("scale, rotation and offset move pixels")
  func transforms() throws {
    #expect(try Picture(square.scaleEffect(1.8))[4, 20] == isRed)
    #expect(try Picture(square.scaleEffect(0.5))[12, 20] == isWhite)
    let turned = try Picture(square.rotationEffect(.degrees(45)))
    #expect(turned[20, 8] == isRed)
    #expect(turned[11, 11] == isWhite)
    #expect(try Picture(square.offset(x: 10))[11, 20] == isWhite)
    #expect(try Picture(square.scaleEffect(x: 0.5, y: 1, anchor: .leading))[12, 20] == isRed)
  }

  @Test("a shadow darkens beside the view, a blur softens its edge")
  func filters() throws {
    let shadow = try Picture(square.shadow(color: .black, radius: 2, x: 6, y: 0))
    #expect(shadow[33, 20][1] < 200)
    #expect(shadow[5, 20] == isWhite)
    let blurred = try Picture(square.blur(radius: 3))
    #expect(blurred[9, 20][1] < 255)
    #expect(blurred[10, 20][1] > 0)
  }

  @Test("colours are adjusted")
  func colorAdjustments() throws {
    let grey = try Picture(square.grayscale(1))[20, 20]
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    #expect(try Picture(square.colorInvert())[20, 20] == [0, 255, 255])
    #expect(try Picture(Color.white.frame(width: 20, height: 20).colorMultiply(red))[20, 20] == isRed)
    #expect(try Picture(square.brightness(1))[20, 20] == isWhite)
    let turned = try Picture(square.hueRotation(.degrees(120)))[20, 20]
    #expect(turned[1] > turned[0])
  }

  @Test("blend modes combine with the background")
  func blendModes() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let multiplied = try Picture(
      ZStack {
        blue; square.blendMode(.multiply)
      })
    #expect(multiplied[20, 20] == [0, 0, 0])
    let added = try Picture(
      ZStack {
        blue; square.blendMode(.plusLighter)
      })
    #expect(added[20, 20] == [255, 0, 255])
    let effect = try Picture(
      ZStack {
        blue; square.visualEffect { content, _ in content.blendMode(.plusLighter) }
      })
    #expect(effect[20, 20] == [255, 0, 255])
  }

  @Test("saturation and contrast")
  func saturationAndContrast() throws {
    let grey = try Picture(square.saturation(0))[20, 20]
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    #expect(try Picture(square.saturation(1))[20, 20] == isRed)
    let dim = Color(red: 0.6, green: 0.4, blue: 0.5).frame(width: 20, height: 20)
    let strong = try Picture(dim.contrast(2))[20, 20]
    #expect(strong[0] > 160 && strong[1] < 95 && abs(strong[2] - 128) <= 2)
    let flat = try Picture(dim.contrast(0))[20, 20]
    #expect(flat.allSatisfy { abs($0 - 128) <= 1 })
  }

  @Test("luminanceToAlpha converts brightness to opacity")
  func luminance() throws {
    let white = try Picture(Color.white.frame(width: 20, height: 20).luminanceToAlpha())[20, 20]
    let black = try Picture(Color.black.frame(width: 20, height: 20).luminanceToAlpha())[20, 20]
    #expect(white != black)
    #expect(black == isWhite)
  }

  @Test("corners are rounded")
  func cornerRadius() throws {
    let picture = try Picture(square.cornerRadius(8))
    #expect(picture[11, 11] == isWhite)
    #expect(picture[20, 11] == isRed)
  }

  @Test("transform matrices move pixels")
  func wholeTransforms() throws {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    for picture in [
      try Picture(square.transformEffect(moved)), try Picture(square.projectionEffect(ProjectionTransform(moved))),
    ] {
      #expect(picture[11, 20] == isWhite)
      #expect(picture[38, 20] == isRed)
    }
  }

  @Test("a view is flipped right to left only")
  func flips() throws {
    let half = HStack(spacing: 0) {
      red
      Color.white
    }
    .frame(width: 20, height: 20).environment(\.layoutDirection, .leftToRight)
    #expect(try Picture(half.flipsForRightToLeftLayoutDirection(true))[12, 20] == isRed)
    let flipped = half.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
    #expect(try Picture(flipped)[12, 20] == isWhite)
    #expect(try Picture(flipped)[27, 20] == isRed)
    let kept = half.flipsForRightToLeftLayoutDirection(false).environment(\.layoutDirection, .rightToLeft)
    #expect(try Picture(kept)[12, 20] == isRed)
  }

  @Test("an effect that depends on the view's position")
  func visualEffect() throws {
    let moved = square.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
    #expect(try Picture(moved)[11, 20] == isWhite)
    #expect(try Picture(moved)[38, 20] == isRed)
    let faded = square.visualEffect { content, proxy in content.opacity(proxy.size.height == 20 ? 0 : 1) }
    #expect(try Picture(faded)[20, 20] == isWhite)
  }

  @Test("a view that fills its frame extends beyond it, one that fits does not")
  func scaling() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    for x in 0..<2 { bitmap[x, 0] = Bitmap.Pixel(red: 255, green: 0, blue: 0) }
    let image = Image(bitmap: bitmap, scale: 1).resizable()
    #expect(try Picture(image.scaledToFill().frame(width: 20, height: 20))[4, 20] == isRed)
    #expect(try Picture(image.scaledToFill().frame(width: 20, height: 20).clipped())[4, 20] == isWhite)
    let fitting = try Picture(image.scaledToFit().frame(width: 20, height: 20))
    #expect(fitting[20, 12] == isWhite)
    #expect(fitting[20, 20] == isRed)
  }

  @Test("shadows with fewer arguments")
  func shadows() throws {
    #expect(try Picture(square.shadow(radius: 3))[8, 20][1] < 255)
    let right = try Picture(square.shadow(radius: 2, x: 6, y: 0))
    #expect(right[33, 20][1] < 255 && right[5, 20] == isWhite)
    let below = try Picture(square.shadow(radius: 2, y: 6))
    #expect(below[20, 33][1] < 255 && below[20, 5] == isWhite)
    let black = try Picture(square.shadow(color: .black, radius: 2, y: 6))
    #expect(black[20, 33][1] < below[20, 33][1])
  }

  @Test("scale and rotation around another anchor, along one axis, and in space")
  func anchors() throws {
    let grown = try Picture(square.scaleEffect(1.4, anchor: .topLeading))
    #expect(grown[36, 36] == isRed && grown[8, 8] == isWhite)
    let wide = try Picture(square.scaleEffect(x: 1.8, y: 0.5))
    #expect(wide[4, 20] == isRed && wide[20, 12] == isWhite)
    let turned = try Picture(square.rotationEffect(.degrees(180), anchor: .trailing))
    #expect(turned[38, 20] == isRed && turned[15, 20] == isWhite)
    let edge = try Picture(square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)))
    #expect(edge[14, 20] == isWhite)
    let flat = try Picture(square.rotation3DEffect(.degrees(180), axis: (x: 0, y: 0, z: 1), anchor: .trailing))
    #expect(flat[38, 20] == isRed && flat[15, 20] == isWhite)
  }

  /// A square of 100 points rotated by 60° around its centre: its right edge is 43.3 points further away, at 1.433
  /// times the distance, its left edge at 0.567 times.
  @Test("a view rotated in space is shown in perspective")
  func perspective() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 200))
    screen.show(
      ZStack {
        Color.white
        red.frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      })
    let bitmap = try #require(screen.picture(scale: 1))
    func height(_ x: Int) -> Double { (0..<200).reduce(0) { $0 + 1 - Double(bitmap[x, $1].green) / 255 } }
    // From 100 - 25 / 0.567 to 100 + 25 / 1.433.
    #expect(height(54) == 0 && height(119) == 0)
    #expect(abs(height(57) - 174) < 3 && abs(height(116) - 71) < 2)
    #expect(abs(height(100) - 100) < 1.5)
  }

  @Test("a visual effect rotates a view in space as the modifier does, and perspective 0 keeps its edges parallel")
  func turnedVisualEffect() throws {
    let axis = (x: CGFloat(1), y: CGFloat(0), z: CGFloat(0))
    func pixels(_ view: some View) throws -> Bitmap {
      let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
      screen.show(view)
      return try #require(screen.picture(scale: 2))
    }
    let modifier = try pixels(square.rotation3DEffect(.degrees(50), axis: axis))
    let effect = try pixels(square.visualEffect { view, _ in view.rotation3DEffect(.degrees(50), axis: axis) })
    #expect(modifier == effect)
    let flat = try pixels(square.rotation3DEffect(.degrees(60), axis: axis, perspective: 0))
    func widths(_ bitmap: Bitmap) -> Set<Int> {
      Set((32..<48).map { y in (0..<80).count { bitmap[$0, y].alpha > 127 } })
    }
    #expect(widths(flat) == [40])
    #expect(widths(modifier).count > 5)
  }

  @Test("a mask as a view, and a blur that keeps its edges")
  func maskAndBlur() throws {
    let masked = try Picture(square.mask(Color.black.frame(width: 10, height: 10)))
    #expect(masked[20, 20] == isRed && masked[12, 20] == isWhite)
    #expect(try Picture(square.blur(radius: 3, opaque: false))[9, 20][1] < 255)
  }

  @Test("lines and fills with fewer arguments")
  func lines() throws {
    let shape = Rectangle()
    func inked(_ view: some View, _ x: Int, _ y: Int) throws -> Bool {
      try Picture(view.foregroundStyle(red).frame(width: 20, height: 20))[x, y] == isRed
    }
    #expect(try inked(shape.fill(), 20, 20))
    #expect(try inked(shape.stroke(red, style: StrokeStyle(lineWidth: 4)), 9, 20))
    #expect(try inked(shape.stroke(style: StrokeStyle(lineWidth: 4)), 9, 20))
    #expect(try !inked(shape.stroke(style: StrokeStyle(lineWidth: 4)), 20, 20))
    #expect(try Picture(shape.stroke(red).frame(width: 20, height: 20))[10, 20] != isWhite)
    #expect(try inked(shape.strokeBorder(lineWidth: 4), 12, 20))
    #expect(try !inked(shape.strokeBorder(lineWidth: 4), 9, 20))
    #expect(try inked(shape.strokeBorder(red), 10, 20))
    #expect(try Picture(Color.white.frame(width: 20, height: 20).border(red))[10, 20] == isRed)
    #expect(try Picture(Color.white.frame(width: 20, height: 20).border(red))[11, 20] == isWhite)
    let dashed = StrokeStyle(
      lineWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [5, 5], dashPhase: 0)
    #expect(try inked(shape.stroke(style: dashed), 12, 10))
    #expect(try !inked(shape.stroke(style: dashed), 17, 10))
    #expect(StrokeStyle(lineWidth: 4, dash: [5, 5]).dash == [5, 5])
    #expect(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round).lineCap == .round)
  }

  @Test("two levels of foreground styles")
  func twoLevels() throws {
    let view = Rectangle().fill(.secondary).foregroundStyle(.black, red).frame(width: 20, height: 20)
    #expect(try Picture(view)[20, 20] == isRed)
  }
}
