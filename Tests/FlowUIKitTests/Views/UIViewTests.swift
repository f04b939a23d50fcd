import FlowUIKit
import FlowRendering
import SwiftUI
import Testing

@Suite("UIView") @MainActor
struct UIViewTests {
  private func red(_ pixel: Bitmap.Pixel?) -> Bool {
    pixel.map { $0.red > 200 && $0.green < 80 && $0.blue < 90 } ?? false
  }
  private func white(_ pixel: Bitmap.Pixel?) -> Bool {
    pixel.map { $0.red > 240 && $0.green > 240 && $0.blue > 240 } ?? false
  }

  @Test("a subview is drawn at its frame, with its background, and moves when its frame changes")
  func frames() {
    let view = UIView()
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let phone = Phone(Shown(view: view))
    #expect(red(phone.color(21, 47 + 31)) && red(phone.color(68, 47 + 68)))
    #expect(white(phone.color(18, 47 + 31)) && white(phone.color(72, 47 + 31)))
    phone.screen.perform { inner.frame.origin = CGPoint(x: 200, y: 300) }
    #expect(white(phone.color(21, 47 + 31)) && red(phone.color(201, 347 + 1)))
    phone.screen.perform { inner.removeFromSuperview() }
    #expect(white(phone.color(201, 347 + 1)))
  }

  @Test("frame, bounds and center follow each other, and a transform changes the frame only")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    view.center = .zero
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -20, y: -10, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("points are converted between views of one hierarchy, and to the window")
  func conversion() {
    let view = UIView()
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let innermost = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(inner)
    inner.addSubview(innermost)
    let phone = Phone(Shown(view: view))
    #expect(phone.issues == [])
    #expect(innermost.convert(CGPoint.zero, to: view) == CGPoint(x: -30, y: -20))
    #expect(innermost.convert(CGPoint(x: -30, y: -20), from: view) == .zero)
    #expect(innermost.convert(innermost.bounds, to: nil) == CGRect(x: -30, y: 27, width: 20, height: 20))
  }

  @Test("hidden and transparent views are neither drawn, described nor hit")
  func hidden() {
    let view = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.backgroundColor = .red
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    let phone = Phone(Shown(view: view))
    #expect(phone.node(.other, "inner")?.frame == CGRect(x: 0, y: 47, width: 100, height: 100))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
    phone.screen.perform { inner.isHidden = true }
    #expect(phone.node(.other, "inner") == nil && white(phone.color(5, 55)))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    phone.screen.perform {
      inner.isHidden = false
      inner.alpha = 0
    }
    #expect(phone.node(.other, "inner") == nil && white(phone.color(5, 55)))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test("a layer draws round corners and a border, and masks its subviews")
  func layer() throws {
    let view = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.layer.cornerRadius = 50
    inner.layer.borderWidth = 10
    inner.layer.borderColor = UIColor.red.cgColor
    inner.backgroundColor = .blue
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    square.backgroundColor = .green
    inner.addSubview(square)
    view.addSubview(inner)
    let phone = Phone(Shown(view: view))
    #expect(phone.color(2, 49)?.green ?? 0 > 200, "The subview is not masked.")
    #expect(red(phone.color(50, 50)))
    #expect(phone.color(60, 97)?.blue == 255)
    phone.screen.perform { inner.layer.masksToBounds = true }
    #expect(white(phone.color(2, 49)))
    try phone.savePicture("layer")
  }

  @Test("layoutSubviews runs once for a change, with the size that the tree gives the view")
  func layoutSubviews() {
    final class Panel: UIView {
      let inner = UIView()
      var sizes: [CGSize] = []

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
        inner.accessibilityIdentifier = "inner"
      }

      required init?(coder: NSCoder) { fatalError() }

      override func layoutSubviews() {
        super.layoutSubviews()
        sizes.append(bounds.size)
        inner.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let panel = Panel()
    let phone = Phone(Shown(view: panel).frame(width: 200, height: 100))
    #expect(panel.sizes == [CGSize(width: 200, height: 100)])
    #expect(phone.node(.other, "inner")?.frame.size == CGSize(width: 180, height: 80))
    phone.screen.perform { panel.setNeedsLayout() }
    #expect(panel.sizes.count == 2)
    phone.screen.perform { panel.backgroundColor = .red }
    #expect(panel.sizes.count == 2)
  }

  @Test("a view knows its window while it is on the screen, and is told")
  func window() {
    final class Told: UIView {
      var log: [String] = []
      override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }
      override func didMoveToSuperview() { log.append(superview == nil ? "alone" : "inside") }
    }
    let view = UIView()
    let told = Told()
    view.addSubview(told)
    #expect(told.log == ["inside"] && told.window == nil)
    let phone = Phone(Shown(view: view))
    #expect(told.log == ["inside", "in"])
    #expect(told.window === UIApplication.shared.windows.first)
    phone.screen.show(Text("other"))
    #expect(told.log == ["inside", "in", "out"] && told.window == nil)
  }

  @Test("touches reach the view under the finger, then the responders around it")
  func touches() {
    final class Touched: UIView {
      var log: [String] = []
      var passesOn = false

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place = touches.first?.location(in: self) ?? .zero
        log.append("began \(place.x) \(place.y)")
        if passesOn { super.touchesBegan(touches, with: event) }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    }
    let outer = Touched()
    let inner = Touched(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    outer.addSubview(inner)
    let phone = Phone(Shown(view: outer))
    phone.screen.tap(at: CGPoint(x: 110, y: 160))
    #expect(inner.log == ["began 10.0 13.0", "ended"] && outer.log == [])
    inner.passesOn = true
    phone.screen.tap(at: CGPoint(x: 110, y: 160))
    #expect(outer.log == ["began 110.0 113.0"])
    inner.isUserInteractionEnabled = false
    inner.log = []
    phone.screen.tap(at: CGPoint(x: 110, y: 160))
    #expect(inner.log == [])
  }

  @Test("a subview follows its superview's size by its mask")
  func autoresizing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(wide)
    view.frame.size = CGSize(width: 200, height: 300)
    #expect(wide.frame == CGRect(x: 10, y: 210, width: 180, height: 20))
  }

  @Test("mistakes of numbers and hierarchies are named, and change nothing")
  func mistakes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView()
    view.addSubview(inner)
    let phone = Phone(Text("a"))
    phone.screen.perform {
      inner.addSubview(view)
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5)
    }
    #expect(view.superview == nil && view.frame == CGRect(x: 0, y: 0, width: 0, height: 5))
    #expect(
      phone.issues == [
        "UIView was added to UIView, which is the view itself or inside of it; it was not added.",
        "The origin (nan, 0.0) of a UIView is not finite. Zero is used instead.",
        "The size inf x 5.0 of a UIView is not finite. Zero is used instead.",
      ])
  }
}
