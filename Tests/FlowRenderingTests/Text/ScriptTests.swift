import Foundation
import Testing

@testable import FlowRendering

@Suite("Scripts of the world")
struct ScriptTests {
  let engine = TextEngine()

  private func picture(_ paragraph: Paragraph, foreground: RenderColor = .black) -> Bitmap {
    let metrics = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    let canvas = Canvas(size: metrics.size, scale: 2, background: .white)
    canvas.draw(
      paragraph, in: CGRect(origin: .zero, size: metrics.size), foreground: .color(foreground), engine: engine)
    return canvas.makeBitmap()
  }

  @Test(
    "texts of any script have a size, and no character is missing",
    arguments: ["こんにちは世界", "你好,世界", "안녕하세요", "مرحبا بالعالم", "שלום עולם", "Привет", "Γειά", "👍🏽 👨‍👩‍👧 ❤️ 🇩🇪", "①→★"])
  func scripts(string: String) {
    let metrics = engine.measure(Paragraph(string), maxWidth: nil, maxHeight: nil)
    #expect(metrics.size.width > 15)
    #expect(abs(Double(metrics.size.height) - 20.2878) < 0.001)
    #expect(engine.warnings == [])
    let pixels = picture(Paragraph(string)).pixels
    #expect(Set(pixels).count > 10)
  }

  @Test("emoji are coloured and as large as their line")
  func emoji() {
    let paragraph = Paragraph("😀", font: FontSpec(size: 40))
    let metrics = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    #expect(metrics.size.width > 36 && metrics.size.width < 56)
    let bitmap = picture(paragraph)
    let yellow = bitmap.pixels.filter { pixel in
      let color = Bitmap.Pixel(packed: pixel)
      return color.red > 200 && color.green > 150 && color.blue < 120
    }
    #expect(yellow.count > bitmap.pixels.count / 6)
  }

  @Test("an emoji is as opaque as the colour of its text")
  func emojiOpacity() {
    let paragraph = Paragraph("😀", font: FontSpec(size: 40))
    let opaque = picture(paragraph)
    let half = picture(paragraph, foreground: RenderColor(white: 0, alpha: 0.5))
    let clear = picture(paragraph, foreground: .clear)
    let middle = opaque.pixels.count / 2 + opaque.width / 2
    let blue = [opaque, half, clear].map { Int(Bitmap.Pixel(packed: $0.pixels[middle]).blue) }
    #expect(blue[0] < 150)
    #expect(abs(blue[1] - (blue[0] + 255) / 2) <= 1)
    #expect(Set(clear.pixels).count == 1 && blue[2] == 255)
  }

  @Test("a red heart is red")
  func heart() {
    let red = picture(Paragraph("❤️")).pixels.contains { pixel in
      let color = Bitmap.Pixel(packed: pixel)
      return color.red > 180 && color.green < 90
    }
    #expect(red)
  }

  @Test("the language determines the shape of a Han character")
  func han() {
    var japanese = Paragraph("直骨令")
    japanese.language = "ja"
    var chinese = japanese
    chinese.language = "zh-Hans"
    #expect(picture(japanese) != picture(chinese))
  }

  @Test("Chinese text wraps without spaces")
  func hanWrapping() {
    let metrics = engine.measure(
      Paragraph("这是一个没有空格的很长的句子需要换行显示"), maxWidth: 100, maxHeight: nil)
    #expect(metrics.lineCount >= 3 && metrics.size.width <= 100.01)
  }

  @Test("leading is on the right in right-to-left text")
  func rightToLeft() {
    var paragraph = Paragraph("שלום")
    func inkCentre(_ paragraph: Paragraph) -> Double {
      let canvas = Canvas(size: CGSize(width: 200, height: 24), scale: 1)
      canvas.draw(
        paragraph, in: CGRect(x: 0, y: 0, width: 200, height: 24), foreground: .color(.black), engine: engine)
      let bitmap = canvas.makeBitmap()
      var sum = 0.0
      var weight = 0.0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let alpha = Double(bitmap[x, y].alpha)
          sum += alpha * Double(x)
          weight += alpha
        }
      }
      return sum / weight
    }
    paragraph.isRightToLeft = true
    #expect(inkCentre(paragraph) > 150)
    paragraph.alignment = .trailing
    #expect(inkCentre(paragraph) < 50)
    paragraph.alignment = .center
    #expect(abs(inkCentre(paragraph) - 100) < 8)
    paragraph.isRightToLeft = false
    paragraph.alignment = .leading
    #expect(inkCentre(paragraph) < 50)
  }

  @Test("a character that no font has is reported")
  func missingCharacter() {
    _ = engine.measure(Paragraph("\u{10FFFD}"), maxWidth: nil, maxHeight: nil)
    #expect(engine.warnings.count == 1)
    #expect(engine.warnings.first?.hasPrefix("No font has 1 of the characters in") == true)
  }
}
