import FlowUIKit
import SwiftUI
import Testing

@Suite("Pictures of views") @MainActor
struct UIViewSnapshotTests {
  @Test("a snapshot shows the view as it was, wherever it is put")
  func snapshot() throws {
    let root = UIView()
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 30, y: 0, width: 30, height: 40))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    root.addSubview(view)
    let phone = Phone(Shown(view: root).ignoresSafeArea())
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds == CGRect(x: 0, y: 0, width: 60, height: 40))
    picture.frame.origin = CGPoint(x: 200, y: 300)
    phone.screen.perform {
      root.addSubview(picture)
      view.backgroundColor = .green
    }
    let left = try #require(phone.color(210, 320))
    #expect(left.red > 200 && left.green < 100 && left.blue < 100)
    let right = try #require(phone.color(250, 320))
    #expect(right.blue > 200 && right.red < 100)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }
}
