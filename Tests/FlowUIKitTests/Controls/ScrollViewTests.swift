import FlowObjectiveC
import FlowUIKit
import SwiftUI
import Testing
import UIAutomation

@MainActor
private final class PanLog: NSObject {
  var states: [UIGestureRecognizer.State] = []
  /// The distances of the changes.
  var distances: [CGFloat] = []

  func pan(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    if recognizer.state == .changed { distances.append(recognizer.translation(in: recognizer.view).y) }
  }
}

@MainActor
private final class ZoomDelegate: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  var log: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("end \(scale)")
  }
}

@Suite("UIScrollView") @MainActor
struct ScrollViewTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  @Test("a drag scrolls the content and tells the delegate, and code scrolls it, too")
  func scrolling() throws {
    let delegate = Delegate()
    let view = UIScrollView()
    view.delegate = delegate
    let label = UILabel(frame: CGRect(x: 10, y: 1000, width: 200, height: 30))
    label.text = "far below"
    view.addSubview(label)
    view.contentSize = CGSize(width: 390, height: 2000)
    let phone = Phone(Shown(view: view))
    phone.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(view.contentOffset.y > 200 && delegate.offsets.last == view.contentOffset.y)
    phone.screen.perform { view.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
    #expect(view.contentOffset.y == 900)
    #expect(abs((phone.node(.staticText, "far below")?.frame.minY ?? 0) - 147) < 0.01)
  }

  @Test("the drag that scrolls is a recognizer, which tells its targets how far, and can be disabled")
  func panning() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(UILabel(frame: CGRect(x: 10, y: 1000, width: 200, height: 30)))
    let log = PanLog()
    view.panGestureRecognizer.addTarget(log, action: _selector(PanLog.pan(_:), "pan:"))
    let phone = Phone(Shown(view: view))
    #expect(view.panGestureRecognizer.view === view && view.panGestureRecognizer === view.panGestureRecognizer)
    phone.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    let offset = view.contentOffset.y
    #expect(offset > 200 && log.states.first == .began && log.states.last == .ended && log.states.contains(.changed))
    let dragged = -(log.distances.last ?? 0)
    #expect(log.distances == log.distances.sorted(by: >) && dragged > 200 && dragged <= 300 && dragged <= offset)
    #expect(log.states.filter { $0 == .began || $0 == .ended }.count == 2)
    #expect(view.panGestureRecognizer.state == .possible)
    phone.screen.perform { view.panGestureRecognizer.isEnabled = false }
    phone.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(view.contentOffset.y == offset)
  }

  private final class Drags: NSObject, UIScrollViewDelegate {
    let log = CallLog()
    var target: CGPoint?
    var velocities: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let kind = scrollView.isDragging ? "drags" : scrollView.isDecelerating ? "decelerates" : "scrolls"
      if log.lines.last != kind { log.add(kind) }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("begins") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.add("is released")
      velocities.append(velocity.y)
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("ends \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("begins to decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.add("rests at \(Int(scrollView.contentOffset.y.rounded()))")
    }
  }

  /// A phone with content that is much longer than its screen.
  private func phone(_ view: UIScrollView) -> Phone {
    view.contentSize = CGSize(width: 390, height: 9000)
    return Phone(Shown(view: view))
  }

  private func flick(_ phone: Phone) {
    phone.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
  }

  @Test("the delegate is told of a drag and of the motion after it, in order, and rests with the offset")
  func drags() throws {
    let drags = Drags()
    let view = UIScrollView()
    view.delegate = drags
    let phone = phone(view)
    flick(phone)
    let offset = Int(view.contentOffset.y.rounded())
    #expect(
      drags.log.take() == [
        "begins", "drags", "is released", "ends true", "begins to decelerate", "decelerates", "rests at \(offset)",
      ])
    let velocity = try #require(drags.velocities.first)
    #expect(offset > 300 && velocity > 0.5 && velocity < 5 && !view.isDragging && !view.isDecelerating)
    phone.screen.perform { view.setContentOffset(.zero, animated: false) }
    #expect(drags.log.take() == ["scrolls"])
  }

  @Test("the delegate changes where the content rests, unless the view has pages")
  func restingPlace() {
    let drags = Drags()
    drags.target = CGPoint(x: 0, y: 1000)
    let view = UIScrollView()
    view.delegate = drags
    view.contentInset.top = 20
    let phone = phone(view)
    flick(phone)
    #expect(view.contentOffset.y == 1000 && drags.log.take().last == "rests at 1000")
    phone.screen.perform { view.isPagingEnabled = true }
    flick(phone)
    #expect(drags.log.take().contains("is released") && view.contentOffset.y != 1000)
  }

  @Test("a fast deceleration ends sooner")
  func decelerationRate() {
    let offsets = [UIScrollView.DecelerationRate.normal, .fast].map { rate in
      let view = UIScrollView()
      view.decelerationRate = rate
      let phone = phone(view)
      flick(phone)
      #expect(phone.issues == [])
      return view.contentOffset.y
    }
    #expect(offsets[1] > 200 && offsets[1] < offsets[0] - 100)
  }

  @Test("two fingers zoom the view that the delegate names, if the scales allow it")
  func pinching() {
    let delegate = ZoomDelegate()
    let view = UIScrollView()
    view.delegate = delegate
    view.addSubview(delegate.view)
    view.accessibilityIdentifier = "map"
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    let pinch = view.pinchGestureRecognizer
    #expect(pinch != nil && view.gestureRecognizers?.contains { $0 === pinch } == true)
    let phone = Phone(Shown(view: view))
    let map = XCUIApplication(screen: phone.screen).scrollViews["map"]
    map.pinch(withScale: 2, velocity: 2)
    #expect(view.zoomScale > 1.5 && view.zoomScale <= 3 && delegate.view.transform.a == view.zoomScale)
    #expect(delegate.log == ["begin", "end \(view.zoomScale)"] && !view.isZooming)
    map.pinch(withScale: 4, velocity: 2)
    #expect(view.zoomScale == 3)
    phone.screen.perform { view.maximumZoomScale = 1 }
    #expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.contains { $0 === pinch } != true)
  }

  @Test("a small content is at the leading edges, whether the view scrolls or not")
  func smallContent() {
    for isScrollEnabled in [true, false] {
      let view = UIScrollView()
      view.isScrollEnabled = isScrollEnabled
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 30))
      label.text = "near"
      view.addSubview(label)
      let phone = Phone(Shown(view: view))
      #expect(phone.node(.staticText, "near")?.frame.origin == CGPoint(x: 10, y: 67))
    }
  }

  @Test("constraints to a scroll view's edges make the size of its content")
  func constraints() {
    let view = UIScrollView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor), inner.heightAnchor.constraint(equalToConstant: 1500),
    ])
    let phone = Phone(Shown(view: view))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 390, height: 1500))
    phone.screen.perform { view.setContentOffset(CGPoint(x: 0, y: 700), animated: false) }
    #expect(phone.issues == [] && inner.convert(CGPoint.zero, to: nil).y == 47 + 10 - 700)
  }

  @Test("a scroll view in another one scrolls and is set up by itself")
  func nested() {
    let outer = UIScrollView()
    outer.contentSize = CGSize(width: 390, height: 3000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    inner.contentSize = CGSize(width: 1500, height: 100)
    inner.isPagingEnabled = true
    outer.addSubview(inner)
    let phone = Phone(Shown(view: outer))
    phone.screen.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 40, y: 200))
    #expect(inner.contentOffset == CGPoint(x: 390, y: 0) && outer.contentOffset == .zero)
    phone.screen.perform { outer.isScrollEnabled = false }
    phone.screen.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 40, y: 200))
    #expect(inner.contentOffset.x == 780)
  }
}
