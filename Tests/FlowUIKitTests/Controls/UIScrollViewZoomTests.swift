import FlowUIKit
import SwiftUI
import Testing

@Suite("Zooming of UIScrollView") @MainActor
struct UIScrollViewZoomTests {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var zooms = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  private let zoomed = Zoomed()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

  /// A phone with a scroll view of 300 points, whose content has as many and a red part.
  private func phone() -> Phone {
    let red = UIView(frame: CGRect(x: 100, y: 150, width: 75, height: 75))
    red.backgroundColor = .red
    zoomed.view.backgroundColor = .blue
    zoomed.view.addSubview(red)
    scroll.addSubview(zoomed.view)
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.maximumZoomScale = 4
    scroll.delegate = zoomed
    let root = UIView()
    root.addSubview(scroll)
    return Phone(Shown(view: root).ignoresSafeArea())
  }

  @Test("the part that a scroll view zooms to fills it")
  func part() throws {
    let phone = phone()
    phone.screen.perform { scroll.zoom(to: CGRect(x: 100, y: 150, width: 75, height: 75), animated: false) }
    #expect(scroll.zoomScale == 4 && zoomed.zooms == 1 && scroll.contentSize == CGSize(width: 1200, height: 1200))
    #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 1200, height: 1200))
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 600))
    for point in [CGPoint(x: 10, y: 110), CGPoint(x: 290, y: 390)] {
      let color = try #require(phone.color(point.x, point.y))
      #expect(color.red > 200 && color.blue < 100)
    }
  }

  @Test("a part that is smaller than the scale allows is in the middle, and one at an edge stays inside")
  func limits() {
    let phone = phone()
    phone.screen.perform { scroll.zoom(to: CGRect(x: 140, y: 140, width: 20, height: 20), animated: false) }
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 450, y: 450))
    phone.screen.perform { scroll.zoom(to: CGRect(x: 0, y: 280, width: 20, height: 20), animated: false) }
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 900))
    phone.screen.perform { scroll.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 300), animated: false) }
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
    phone.screen.perform { scroll.zoom(to: .zero, animated: false) }
    #expect(scroll.zoomScale == 1 && phone.issues == [])
  }
}
