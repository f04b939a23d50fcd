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

  @Test("a picture of Core Graphics is upside down in a context of UIKit, and upright in a flipped one")
  func pictures() throws {
    let image = CGImage(Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let plain = renderer.image { $0.cgContext.draw(image, in: rect) }
    #expect(plain.bitmap?.pixels == [0xFF00_00FF, 0xFFFF_0000])
    let flipped = renderer.image { context in
      context.cgContext.translateBy(x: 0, y: 2)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.draw(image, in: rect)
      #expect(context.cgContext.makeImage() == image && context.cgContext.height == 2)
    }
    #expect(flipped.cgImage == image)
  }

  @Test("a path has its own ends of lines, dashes and rule of what is inside")
  func pathProperties() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func drawn(_ body: @escaping (UIBezierPath) -> Void) -> Bitmap? {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 6, y: 10))
        path.addLine(to: CGPoint(x: 14, y: 10))
        path.lineWidth = 4
        body(path)
      }.bitmap
    }
    #expect(drawn { $0.stroke() }?[4, 10].alpha == 0)
    let square = drawn {
      $0.lineCapStyle = .square
      ($0.copy() as? UIBezierPath)?.stroke()
    }
    #expect(square?[4, 10].alpha == 255)
    let dashed = drawn {
      $0.setLineDash([2, 2], count: 2, phase: 0)
      $0.stroke()
    }
    #expect(dashed?[6, 10].alpha == 255 && dashed?[8, 10].alpha == 0 && dashed?[10, 10].alpha == 255)
    let ring = drawn {
      $0.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
      $0.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
      $0.usesEvenOddFillRule = true
      $0.fill(with: .normal, alpha: 0.5)
      #expect(!$0.contains(CGPoint(x: 10, y: 8)) && $0.contains(CGPoint(x: 2, y: 2)))
    }
    #expect(ring?[10, 8].alpha == 0 && abs(Int(ring?[2, 2].alpha ?? 0) - 128) <= 1)
  }

  @Test("the pixels of a picture are turned by the orientation that it is made with")
  func orientation() {
    let image = CGImage(Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 0.5, height: 1))
    #expect(UIImage(cgImage: image, scale: 1, orientation: .down).bitmap?.pixels == [0xFF00_00FF, 0xFFFF_0000])
    let right = UIImage(cgImage: image, scale: 1, orientation: .right)
    #expect(right.size == CGSize(width: 2, height: 1) && right.bitmap?.pixels == [0xFF00_00FF, 0xFFFF_0000])
  }

  @Test("the spinners of the old styles have their sizes, and the white ones are white")
  func oldSpinners() {
    #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .gray).intrinsicContentSize == CGSize(width: 20, height: 20))
    func brightest(_ style: UIActivityIndicatorView.Style) -> UInt8 {
      let view = UIActivityIndicatorView(style: style)
      view.startAnimating()
      let phone = Phone(Shown(view: view).frame(width: 37, height: 37).background(Color.black))
      return phone.screen.picture(scale: 1).map { picture in
        (177..<213).flatMap { x in (410..<446).map { picture[x, $0].green } }.max() ?? 0
      } ?? 0
    }
    #expect(brightest(.whiteLarge) > brightest(.large) + 20)
  }

  @Test("a view takes the place of another one, or is shown instead of it")
  func transitions() {
    let (stage, first, second) = (UIView(), UIView(), UIView())
    stage.addSubview(first)
    UIView.transition(from: first, to: second, duration: 0.1)
    #expect(stage.subviews == [second])
    UIView.transition(from: second, to: first, duration: 0.1, options: .showHideTransitionViews)
    #expect(stage.subviews == [second] && second.isHidden && !first.isHidden)
  }

  @Test("responders share the undo manager of their window")
  func undo() {
    let view = UIView()
    let phone = Phone(Shown(view: view))
    let manager = view.undoManager
    #expect(manager != nil && manager === view.window?.undoManager)
    #expect(UIView().undoManager == nil && phone.issues == [])
  }
}
