import FlowRendering
import FlowUIKit
import SwiftUI
import Testing

@Suite("The content of a layer") @MainActor
struct CALayerDisplayTests {
  private final class Flag: UIView {
    var colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00]

    override func display(_ layer: CALayer) {
      guard let color = colors.first else { return }
      colors.removeFirst()
      layer.contents =
        UIImage(.bitmap(Bitmap(width: 1, height: 1, pixels: [color])), scale: 1).cgImage
    }
  }

  @Test("a view makes the content whenever its layer needs one")
  func display() {
    let view = Flag(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let phone = Phone(Shown(view: view).frame(width: 100, height: 100).position(x: 50, y: 50).ignoresSafeArea())
    phone.screen.perform { view.layer.setNeedsDisplay() }
    #expect(phone.color(50, 50)?.red == 255 && phone.color(50, 50)?.green == 0)
    phone.screen.perform { view.layer.setNeedsDisplay() }
    #expect(phone.color(50, 50)?.green == 255 && phone.color(50, 50)?.red == 0)
  }
}
