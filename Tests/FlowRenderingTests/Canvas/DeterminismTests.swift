import Foundation
import Testing

@testable import FlowRendering

@Suite("Determinism")
struct DeterminismTests {
  /// A picture that uses every kind of drawing.
  static func picture() -> Bitmap {
    let engine = TextEngine()
    let canvas = Canvas(size: CGSize(width: 300, height: 200), scale: 2, background: .white)
    var y = 4.0
    for (string, font) in [
      ("Checkout – 3 items", FontSpec(size: 22, weight: 700)), ("こんにちは世界 → 12 €", FontSpec(size: 17)),
      ("مرحبا بالعالم 👍🏽 ❤️", FontSpec(size: 17)), ("let x = 42", FontSpec(family: .monospaced, size: 13)),
    ] {
      let paragraph = Paragraph(string, font: font)
      let metrics = engine.measure(paragraph, maxWidth: 280, maxHeight: nil)
      canvas.draw(
        paragraph, in: CGRect(x: 10.25, y: y, width: metrics.size.width, height: metrics.size.height),
        foreground: .color(.black), engine: engine)
      y += Double(metrics.size.height) + 3
    }
    if let glyph = engine.symbols.symbol(named: "cart.badge.plus", pointSize: 28) {
      canvas.draw(glyph, at: CGPoint(x: 20, y: y), paint: .color(.init(red: 0.2, green: 0.4, blue: 0.9)))
    }
    canvas.beginLayer(opacity: 0.8, filters: [.shadow(color: .black, radius: 4, x: 1, y: 3)])
    canvas.fill(
      .roundedRect(CGRect(x: 100, y: y, width: 90, height: 40), radius: 12, curve: .continuous),
      with: .angularGradient(
        stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)],
        center: CGPoint(x: 145, y: y + 20), startRadians: 0, endRadians: 6))
    canvas.endLayer()
    return canvas.makeBitmap()
  }

  @Test("two engines paint the same bytes")
  func twice() {
    #expect(Self.picture() == Self.picture())
  }

  @Test("eight engines at once paint the same bytes")
  func concurrently() async {
    let expected = Self.picture()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<3).allSatisfy { _ in Self.picture() == expected }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test("an engine that drew other things first paints the same bytes")
  func history() {
    let engine = TextEngine()
    func picture() -> Bitmap {
      let canvas = Canvas(size: CGSize(width: 100, height: 30), scale: 3)
      canvas.draw(
        Paragraph("Order 17"), in: CGRect(x: 0, y: 0, width: 100, height: 30), foreground: .color(.black),
        engine: engine)
      return canvas.makeBitmap()
    }
    let first = picture()
    for index in 0..<50 {
      _ = engine.measure(Paragraph("日本語 \(index)", font: FontSpec(size: Double(index))), maxWidth: 50, maxHeight: nil)
    }
    #expect(picture() == first)
  }
}
