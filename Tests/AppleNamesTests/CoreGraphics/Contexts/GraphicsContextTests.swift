#if os(Linux)
  import FlowCoreGraphics
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing

  @Suite("CGContext of a canvas")
  @MainActor
  struct GraphicsContextTests {
    private func picture(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
      let renderer = ImageRenderer(content: Canvas { context, _ in draw(&context) }.frame(width: 20, height: 20))
      return try #require(renderer.cgImage?.bitmap)
    }

    @Test("draws with the transform and the clip of the canvas, from the upper left corner")
    func drawing() throws {
      let picture = try picture { context in
        context.translateBy(x: 10, y: 0)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        context.withCGContext { context in
          context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
      }
      #expect(picture[12, 2] == Bitmap.Pixel(packed: 0xFFFF_0000))
      for place in [(2, 2), (17, 2), (12, 7)] { #expect(picture[place.0, place.1].alpha == 0) }
    }

    @Test(
      "a path is filled, stroked, or both",
      arguments: [(CGPathDrawingMode.fill, 0xFF_0000, 0), (.stroke, 0, 0xFF), (.fillStroke, 0xFF_0000, 0xFF)])
    func paths(mode: CGPathDrawingMode, inside: UInt32, border: UInt32) throws {
      let picture = try picture { context in
        context.withCGContext { context in
          context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
          context.setLineWidth(2)
          context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
          context.drawPath(using: mode)
          // The path is gone.
          context.drawPath(using: .fillStroke)
        }
      }
      #expect(picture[10, 10].packed & 0xFF_FFFF == inside && picture[10, 10].alpha == (inside == 0 ? 0 : 255))
      #expect(picture[4, 10].packed & 0xFF_FFFF == border && picture[4, 10].alpha == (border == 0 ? 0 : 255))
    }

    @Test("an error of the drawing is passed on, and nothing is drawn")
    func failure() throws {
      let picture = try picture { context in
        #expect(throws: CancellationError.self) {
          try context.withCGContext { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            throw CancellationError()
          }
        }
      }
      #expect(picture[2, 2].alpha == 0)
    }

    @Test("a brush erases what it touches, whatever its color, and nothing else")
    func eraser() throws {
      let picture = try picture { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
        context.blendMode = .clear
        let line = Path { path in
          path.move(to: CGPoint(x: 0, y: 4))
          path.addLine(to: CGPoint(x: 20, y: 4))
        }
        context.stroke(line, with: .color(.clear), lineWidth: 4)
        context.withCGContext { context in
          context.setBlendMode(.clear)
          context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 0)
          context.stroke(CGRect(x: 8, y: 12, width: 4, height: 4), width: 2)
        }
        context.blendMode = .copy
        context.fill(Path(CGRect(x: 0, y: 18, width: 20, height: 2)), with: .color(.clear))
      }
      let red: UInt32 = 0xFFFF_0000
      func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 20 + x] }
      #expect([pixel(10, 1), pixel(10, 3), pixel(10, 5), pixel(10, 7)] == [red, 0, 0, red])
      #expect([pixel(6, 14), pixel(8, 14), pixel(10, 14), pixel(12, 14)] == [red, 0, red, 0])
      #expect([pixel(10, 17), pixel(10, 19)] == [red, 0])
    }

    @Test(
      "modes of the content and of the ground keep what their names say",
      arguments: [
        (GraphicsContext.BlendMode.sourceIn, [0, 0xFFFF_0000, 0xFF00_00FF, 0]),
        (.sourceOut, [0, 0xFFFF_0000, 0, 0xFF00_00FF]), (.destinationIn, [0, 0xFFFF_0000, 0xFFFF_0000, 0]),
        (.destinationAtop, [0, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF]), (.xor, [0, 0xFFFF_0000, 0, 0xFF00_00FF]),
        (.destinationOut, [0, 0xFFFF_0000, 0, 0]), (.clear, [0, 0xFFFF_0000, 0, 0]),
        (.copy, [0, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]),
      ] as [(GraphicsContext.BlendMode, [UInt32])])
    func modes(_ mode: GraphicsContext.BlendMode, _ expected: [UInt32]) throws {
      let picture = try picture { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
        context.blendMode = mode
        context.fill(Path(CGRect(x: 0, y: 10, width: 20, height: 10)), with: .color(Color(red: 0, green: 0, blue: 1)))
      }
      // Of neither, of the ground alone, of both, and of the content alone.
      let pixels = picture.pixels
      let found: [UInt32] = [pixels[115], pixels[105], pixels[305], pixels[315]]
      #expect(found == expected)
    }
  }
#endif
