import FlowRendering
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Sliders of UIKit") @MainActor
struct UISliderTests {
  private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// A phone with a slider in the corner, below the status bar.
  private func phone(_ slider: UISlider) -> Phone {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
    view.backgroundColor = .white
    slider.frame = CGRect(x: 50, y: 100, width: 200, height: 40)
    view.addSubview(slider)
    return Phone(
      Shown(view: view).frame(width: 300, height: 160)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
  }

  private func isColor(_ pixel: Bitmap.Pixel?, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    pixel.map {
      abs(Int($0.red) - red) < 6 && abs(Int($0.green) - green) < 6 && abs(Int($0.blue) - blue) < 6
    } ?? false
  }

  @Test("the thumb and the parts of the track are the images of the present state")
  func images() {
    let slider = UISlider()
    slider.setThumbImage(image(.black, 20, 30), for: .normal)
    slider.setMinimumTrackImage(image(UIColor(red: 1, green: 0, blue: 0, alpha: 1), 4, 10), for: .normal)
    slider.setMaximumTrackImage(image(UIColor(red: 0, green: 0, blue: 1, alpha: 1), 4, 10), for: .normal)
    slider.setMaximumTrackImage(image(UIColor(red: 0, green: 1, blue: 0, alpha: 1), 4, 10), for: .disabled)
    slider.value = 0.5
    let phone = phone(slider)
    #expect(isColor(phone.color(150, 120), 0, 0, 0) && isColor(phone.color(150, 132), 0, 0, 0))
    #expect(isColor(phone.color(150, 138), 255, 255, 255))
    #expect(isColor(phone.color(100, 123), 255, 0, 0) && isColor(phone.color(200, 123), 0, 0, 255))
    #expect(isColor(phone.color(100, 127), 255, 255, 255))
    #expect(slider.currentThumbImage == slider.thumbImage(for: .normal) && slider.thumbImage(for: .disabled) == nil)
    phone.screen.perform { slider.isEnabled = false }
    #expect(slider.currentMaximumTrackImage == slider.maximumTrackImage(for: .disabled))
    #expect(phone.color(200, 123)?.green ?? 0 > 100 && phone.color(200, 123)?.blue ?? 255 < 200)
    #expect(slider.currentMinimumTrackImage == slider.minimumTrackImage(for: .normal) && phone.issues == [])
  }

  @Test("the thumb and the track behind it have the colors of the app")
  func colors() {
    let slider = UISlider()
    slider.thumbTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    slider.maximumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    slider.value = 0.25
    let phone = phone(slider)
    #expect(isColor(phone.color(200, 120), 255, 0, 0) && phone.issues == [])
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    #expect(isColor(phone.color(50 + thumb.midX, 120), 0, 0, 255))
  }

  @Test("images at the ends leave less room for the track, which is where it says")
  func valueImages() throws {
    let slider = UISlider()
    slider.minimumValueImage = image(.black, 20, 20)
    slider.maximumValueImage = image(.black, 30, 20)
    slider.maximumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let phone = phone(slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX >= 28 && track.maxX <= 162 && track.width > 120)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(isColor(phone.color(60, 120), 0, 0, 0) && isColor(phone.color(235, 120), 0, 0, 0))
    #expect(isColor(phone.color(50 + track.maxX - 4, 120), 255, 0, 0))
    #expect(phone.nodes.filter { $0.role == .image }.isEmpty)
  }

  @Test("a subclass says where the track is")
  func subclass() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: bounds.midY - 10, width: bounds.width, height: 20)
      }
    }
    let slider = Thick()
    slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    slider.value = 1
    let phone = phone(slider)
    #expect(isColor(phone.color(100, 112), 255, 0, 0) && isColor(phone.color(100, 128), 255, 0, 0))
    #expect(isColor(phone.color(100, 107), 255, 255, 255))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: CGRect(x: 0, y: 0, width: 100, height: 20), value: 0).minX
        == 0)
  }

  @Test("a subclass that moves the thumb is warned, and one that leaves it is not")
  func movedThumb() {
    final class Moved: UISlider {
      var distance: CGFloat = 0

      override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: distance, dy: 0)
      }
    }
    let slider = Moved()
    let phone = phone(slider)
    #expect(phone.issues == [])
    phone.screen.perform {
      slider.distance = 5
      slider.value = 0.5
    }
    #expect(phone.issues.map { $0.prefix { $0 != " " } } == ["UISlider.thumbRect(forBounds:trackRect:value:)"])
  }
}
