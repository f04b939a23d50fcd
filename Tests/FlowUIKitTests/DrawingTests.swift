import FlowRendering
import FlowUIKit
import SwiftUI
import Testing

@Suite("Drawing with UIKit") @MainActor
struct DrawingTests {
  @Test("a renderer draws colors, paths, images and texts into an image of its scale")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 0, width: 5, height: 10)).fill()
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    let pixels = try #require(image.bitmap)
    #expect(pixels.width == 40 && pixels[5, 5].blue == 0 && pixels[25, 5].blue == 255 && pixels[35, 5].alpha == 0)
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(copy.bitmap?[2, 5] == pixels[5, 5])
    let text = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format).image { _ in
      "MMM".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
    }
    #expect(text.bitmap?.pixels.contains { $0 >> 24 > 200 } == true)
  }

  @Test("an image context is a stack, and jpegData can be read again")
  func context() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(data.prefix(2) == Data([0xFF, 0xD8]))
    let read = try #require(UIImage(data: data)?.bitmap)
    #expect(read.width == 8 && read[4, 4].red > 230 && read[4, 4].green < 80)
  }

  @Test("draw(_:) of a view is drawn between its background and its subviews")
  func viewDrawing() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.red.cgColor)
        context.fillEllipse(in: rect)
      }
    }
    let view = Drawn()
    view.backgroundColor = .green
    let phone = Phone(Shown(view: view).frame(width: 100, height: 100))
    #expect(phone.color(195, 47 + 381)?.green ?? 255 < 100)
    #expect(phone.color(147, 47 + 333)?.green ?? 0 > 150)
  }

  @Test("a tinted symbol and an image view show the color")
  func tint() throws {
    let image = try #require(UIImage(systemName: "square.fill")).withTintColor(.red, renderingMode: .alwaysOriginal)
    let phone = Phone(Image(uiImage: image).resizable().frame(width: 100, height: 100))
    #expect(phone.color(195, 428).map { $0.red > 200 && $0.green < 100 } == true)
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = .red
    let shown = Phone(Shown(view: view).frame(width: 100, height: 100))
    #expect(shown.color(195, 428).map { $0.red > 200 && $0.green < 100 } == true)
  }
}
