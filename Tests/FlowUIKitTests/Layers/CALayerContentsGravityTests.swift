import FlowRendering
import FlowUIKit
import SwiftUI
import Testing

@Suite("The picture of a layer") @MainActor
struct CALayerContentsGravityTests {
  /// The color at a point of a layer of 100 points whose picture is red and twice as wide as high.
  private func color(_ gravity: CALayerContentsGravity, _ x: CGFloat, _ y: CGFloat) -> Bitmap.Pixel? {
    struct Layered: UIViewRepresentable {
      let gravity: CALayerContentsGravity

      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .black
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.contents =
          UIImage(
            .bitmap(Bitmap(width: 40, height: 20, pixels: [UInt32](repeating: 0xFFFF_0000, count: 800))), scale: 1
          ).cgImage
        layer.contentsGravity = gravity
        view.layer.addSublayer(layer)
        return view
      }

      func updateUIView(_ view: UIView, context: Context) {}
    }
    return Phone(Layered(gravity: gravity).frame(width: 200, height: 200).position(x: 100, y: 100)).color(x, y + 47)
  }

  @Test("fills the layer, is inside of it, or covers it")
  func resize() {
    #expect(color(.resize, 50, 5)?.red == 255 && color(.resize, 120, 50)?.red == 0)
    #expect(color(.resizeAspect, 50, 50)?.red == 255 && color(.resizeAspect, 50, 5)?.red == 0)
    #expect(color(.resizeAspectFill, 50, 5)?.red == 255 && color(.resizeAspectFill, 120, 50)?.red == 255)
  }

  @Test("is drawn larger with sharp pixels, or with mixed ones")
  func magnification() {
    func reds(_ filter: CALayerContentsFilter) -> Set<UInt8> {
      let view = UIView()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.contents =
        UIImage(.bitmap(Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_0000])), scale: 1).cgImage
      layer.magnificationFilter = filter
      view.layer.addSublayer(layer)
      let phone = Phone(Shown(view: view).frame(width: 100, height: 100).position(x: 100, y: 100))
      return Set(phone.colors(in: CGRect(x: 51, y: 140, width: 98, height: 1)).map(\.red))
    }
    #expect(reds(.nearest) == [0, 255])
    #expect(reds(.linear).count > 10)
  }

  @Test("keeps its size in the middle and at the edges")
  func places() {
    #expect(color(.center, 50, 50)?.red == 255 && color(.center, 50, 35)?.red == 0)
    #expect(color(.topLeft, 5, 5)?.red == 255 && color(.topLeft, 45, 5)?.red == 0)
    #expect(color(.bottomRight, 95, 95)?.red == 255 && color(.bottomRight, 55, 95)?.red == 0)
    #expect(color(.left, 5, 50)?.red == 255 && color(.top, 50, 5)?.red == 255)
  }
}
