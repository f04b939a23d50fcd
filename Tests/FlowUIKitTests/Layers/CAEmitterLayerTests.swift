import FlowRendering
import FlowUIKit
import SwiftUI
import Testing

@Suite("Layers that emit") @MainActor
struct CAEmitterLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    view.backgroundColor = .white
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: 100, y: 0)
    cell.contents =
      UIImage(.bitmap(Bitmap(width: 10, height: 10, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 100))), scale: 1)
      .cgImage
    cell.color = UIColor.black.cgColor
    cell.birthRate = 1
    cell.lifetime = 2.5
    cell.velocity = 40
    cell.emissionLongitude = .pi / 2
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
  }

  private func phone(_ timing: MotionSystem.Timing = .manual) -> Phone {
    Phone(
      Shown(view: view).frame(width: 200, height: 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea(), timing: timing)
  }

  /// The rows of the middle in which something is drawn.
  private func rows(_ phone: Phone) -> [Int] {
    guard let picture = phone.screen.picture(scale: 1) else { return [] }
    return (0..<190).filter { picture[100, $0].red < 128 }
  }

  @Test("particles arise at the rate, move, and vanish at the end of their life")
  func particles() {
    let phone = phone()
    #expect(rows(phone) == [])
    phone.screen.advance(by: 1.5)
    #expect(rows(phone).first == 15 && rows(phone).count == 10)
    phone.screen.advance(by: 1)
    #expect(rows(phone).count == 20)
    phone.screen.advance(by: 2)
    // Those of the first and the second second are gone.
    #expect(rows(phone).count == 20)
  }

  @Test("the numbers within the ranges are the same in each run")
  func ranges() {
    cell.birthRate = 40
    cell.emissionRange = .pi / 4
    cell.velocityRange = 30
    cell.scaleRange = 0.5
    cell.spin = 2
    cell.alphaSpeed = -0.3
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 200, height: 0)
    func picture() -> Bitmap? {
      let phone = phone()
      phone.screen.advance(by: 2)
      return phone.screen.picture(scale: 1)
    }
    let first = picture()
    #expect(first != nil && first == picture())
  }

  @Test("a screen that settles shows no particle, and ends")
  func settling() {
    let phone = phone(.settling)
    phone.screen.perform {}
    #expect(rows(phone) == [])
  }
}
