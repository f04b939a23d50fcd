#if os(Linux)
  import FlowCoreGraphics
  import FlowFoundation
  import FlowRendering
  import SwiftUI
  import Testing

  @Suite("Gradients in a CGContext")
  struct CGGradientTests {
    private let gradient = CGGradient(
      colorsSpace: nil,
      colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)],
      locations: [0, 1])

    private func pixels(_ size: Int, _ draw: (CGContext) throws -> Void) throws -> [[UInt32]] {
      let context = try #require(
        CGContext(
          data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      try draw(context)
      let image = try #require(context.makeImage())
      return (0..<size).map { row in (0..<size).map { image.bitmap.pixels[row * size + $0] } }
    }

    private func red(_ pixel: UInt32) -> UInt32 { pixel >> 16 & 0xFF }

    @Test("a line of colors ends where it ends, unless it goes on")
    func line() throws {
      let gradient = try #require(gradient)
      let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 6, y: 0))
      let short = try pixels(8) { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
      #expect(short[0][1] == 0 && short[0][6] == 0)
      #expect(red(short[0][2]) > red(short[0][3]) && red(short[0][3]) > red(short[0][5]))
      #expect(short[0] == short[7])
      let long = try pixels(8) {
        $0.drawLinearGradient(
          gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
      #expect(long[3][0] == 0xFFFF_0000 && long[3][7] == 0xFF00_00FF)
      #expect(Array(long[3][2..<6]) == Array(short[3][2..<6]))
    }

    @Test("a line follows the coordinates and the clip of the context")
    func state() throws {
      let gradient = try #require(gradient)
      let rows = try pixels(8) { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
        context.scaleBy(x: 1, y: 8)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 1), options: [])
      }
      #expect(red(rows[7][0]) > red(rows[0][0]))
      #expect(rows[7][5] == 0)
    }

    @Test("circles of colors are a ring, unless they go on")
    func circles() throws {
      let gradient = try #require(gradient)
      func draw(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
        try pixels(16) {
          let center = CGPoint(x: 8, y: 8)
          $0.drawRadialGradient(
            gradient, startCenter: center, startRadius: 3, endCenter: center, endRadius: 6, options: options)
        }[8]
      }
      let ring = try draw([])
      #expect(ring[8] == 0 && ring[0] == 0)
      #expect(red(ring[11]) > red(ring[12]))
      let disk = try draw(.drawsBeforeStartLocation)
      #expect(disk[8] == 0xFFFF_0000 && disk[0] == 0)
      let plane = try draw(.drawsAfterEndLocation)
      #expect(plane[8] == 0 && plane[0] == 0xFF00_00FF)
    }

    @Test("circles with two centers have that of the second one, and say so")
    func centers() throws {
      final class Reports: ReportReceiver, @unchecked Sendable {
        // Unchecked, because one test uses it on one thread.
        var messages: [String] = []
        func receive(_ report: Report) { messages.append(report.message) }
      }
      let reports = Reports()
      let gradient = try #require(gradient)
      let rows = try PendingWork.$origin.withValue(reports) {
        try pixels(8) {
          $0.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 4, y: 4), endRadius: 4, options: [])
        }
      }
      #expect(red(rows[4][4]) > 200)
      #expect(
        reports.messages == [
          "CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) is approximate: both "
            + "circles have the center of the second one."
        ])
    }

    @Test("numbers are colors, and no colors are no gradient")
    func numbers() throws {
      let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
      let space = CGColorSpaceCreateDeviceRGB()
      #expect(CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 2) == gradient)
      let gray = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
      #expect(gray != nil && gray != gradient)
      #expect(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil) == nil)
    }
  }
#endif
