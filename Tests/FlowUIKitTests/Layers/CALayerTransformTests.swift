import FlowUIKit
import SwiftUI
import Testing

@Suite("Transforms and drawings of layers") @MainActor
struct CALayerTransformTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { view.backgroundColor = .white }

  private func phone() -> Phone {
    Phone(
      Shown(view: view).frame(width: 200, height: 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
  }

  private func red(_ phone: Phone, _ x: CGFloat, _ y: CGFloat) -> UInt8 { phone.color(x, y)?.red ?? 1 }

  @Test("a layer is turned around its anchor point, and its frame is the box around it")
  func transform() {
    let layer = CALayer()
    layer.frame = CGRect(x: 80, y: 90, width: 40, height: 20)
    layer.backgroundColor = UIColor.black.cgColor
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    view.layer.addSublayer(layer)
    let phone = phone()
    #expect(red(phone, 100, 82) == 0 && red(phone, 100, 118) == 0 && red(phone, 84, 100) == 255)
    #expect(abs(layer.frame.minX - 90) < 0.001 && abs(layer.frame.height - 40) < 0.001)
    phone.screen.perform { layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1)) }
    #expect(red(phone, 62, 100) == 0 && red(phone, 100, 82) == 255 && layer.frame.width == 80)
  }

  @Test("the layer of a view turns the view, and a perspective is reported")
  func viewTransform() {
    let phone = phone()
    phone.screen.perform { view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(view.layer.transform.m11 == 0.5 && phone.issues == [])
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    phone.screen.perform { view.layer.transform = perspective }
    #expect(phone.issues.count == 1)
  }

  @Test("a layer draws itself, or its delegate does, once it was asked to")
  func drawing() {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.black.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    final class Painter: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.black.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: layer.bounds.width / 2, height: 20))
      }
    }
    let (dot, painted, painter) = (Dot(), CALayer(), Painter())
    dot.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    painted.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    painted.delegate = painter
    view.layer.addSublayer(dot)
    view.layer.addSublayer(painted)
    let phone = phone()
    #expect(red(phone, 15, 15) == 255)
    phone.screen.perform {
      dot.setNeedsDisplay()
      painted.setNeedsDisplay()
    }
    #expect(red(phone, 15, 15) == 0 && red(phone, 35, 15) == 255)
    #expect(red(phone, 110, 110) == 0 && red(phone, 130, 110) == 255)
  }

  @Test("a text layer draws its text in its color, in one line or in several")
  func text() throws {
    let layer = CATextLayer()
    layer.string = "HHHH HHHH"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.black.cgColor
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    view.layer.addSublayer(layer)
    let phone = phone()
    func darkRows(_ rows: Range<Int>) -> Int {
      rows.filter { y in (0..<80).contains { red(phone, CGFloat($0), CGFloat(y)) < 100 } }.count
    }
    #expect(darkRows(0..<26) > 8 && darkRows(28..<60) == 0)
    phone.screen.perform { layer.isWrapped = true }
    #expect(darkRows(28..<60) > 8)
    phone.screen.perform { layer.string = nil }
    #expect(darkRows(0..<60) == 0)
  }

  @Test("a replicator shows its layers again, each time moved and fainter")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    dot.backgroundColor = UIColor.black.cgColor
    replicator.addSublayer(dot)
    view.layer.addSublayer(replicator)
    let phone = phone()
    #expect(red(phone, 20, 20) == 0)
    #expect(abs(Int(red(phone, 70, 20)) - 128) < 4)
    #expect(red(phone, 120, 20) == 255 && red(phone, 45, 20) == 255)
  }
}
