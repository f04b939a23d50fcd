import FlowRendering
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("UIImageView with several pictures") @MainActor
struct UIImageViewTests {
  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private func name(_ phone: Phone) -> String {
    guard let pixel = phone.color(195, 428) else { return "nothing" }
    switch (pixel.red > 200, pixel.green > 200, pixel.blue > 200) {
    case (true, false, false): return "red"
    case (false, true, false): return "green"
    case (false, false, true): return "blue"
    default: return "other"
    }
  }

  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test("an animated image shows its pictures on the screen's clock")
  func animatedImage() throws {
    let image = try #require(
      UIImage.animatedImage(with: [square(.red), square(green), square(.blue)], duration: 3))
    #expect(image.images?.count == 3 && image.duration == 3 && image.size == CGSize(width: 20, height: 20))
    let view = UIImageView()
    let phone = Phone(Shown(view: view).frame(width: 100, height: 100))
    #expect(!view.isAnimating)
    phone.screen.perform { view.image = image }
    #expect(view.isAnimating && name(phone) == "red")
    phone.screen.advance(by: 1)
    #expect(name(phone) == "green")
    phone.screen.advance(by: 1)
    #expect(name(phone) == "blue")
    phone.screen.advance(by: 1)
    #expect(name(phone) == "red")
  }

  @Test("animationImages are shown from startAnimating to stopAnimating, or as often as asked for")
  func animationImages() {
    let view = UIImageView(image: square(.blue))
    view.animationImages = [square(.red), square(green)]
    view.animationDuration = 2
    let phone = Phone(Shown(view: view).frame(width: 100, height: 100))
    #expect(!view.isAnimating && name(phone) == "blue")
    phone.screen.perform { view.startAnimating() }
    #expect(view.isAnimating && name(phone) == "red")
    phone.screen.advance(by: 1)
    #expect(name(phone) == "green")
    phone.screen.perform { view.stopAnimating() }
    #expect(!view.isAnimating && name(phone) == "blue")
    phone.screen.perform {
      view.animationRepeatCount = 1
      view.startAnimating()
    }
    phone.screen.advance(by: 1.5)
    #expect(view.isAnimating && name(phone) == "green")
    phone.screen.advance(by: 1)
    #expect(!view.isAnimating && name(phone) == "blue")
  }

  @Test("an image is mirrored in a layout from right to left if it asks for it")
  func mirrored() {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    func left(_ image: UIImage, _ direction: LayoutDirection) -> Bitmap.Pixel? {
      let phone = Phone(
        Shown(view: UIImageView(image: image)).frame(width: 100, height: 100).environment(\.layoutDirection, direction))
      return phone.color(160, 428)
    }
    let flipping = half.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection && !half.flipsForRightToLeftLayoutDirection)
    #expect(left(flipping, .leftToRight)?.red ?? 0 > 200 && left(half, .rightToLeft)?.red ?? 0 > 200)
    #expect(left(flipping, .rightToLeft)?.blue ?? 0 > 200)
  }
}
