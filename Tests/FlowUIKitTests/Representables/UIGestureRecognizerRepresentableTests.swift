import FlowUIKit
import SwiftUI
import Testing

@Suite("UIGestureRecognizerRepresentable") @MainActor
struct UIGestureRecognizerRepresentableTests {
  private struct LongPress: UIGestureRecognizerRepresentable {
    let log: CallLog
    @Binding var name: String

    func makeCoordinator(converter: CoordinateSpaceConverter) -> CallLog {
      log.add("coordinator")
      return log
    }

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      log.add("make")
      return UITapGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) { log.add("update \(name)") }

    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      let place = context.converter.localLocation
      log.add("tap \(Int(place.x)) \(Int(place.y))")
      name = "b"
    }
  }

  private struct Pressed: View {
    let log: CallLog
    @State private var name = "a"

    var body: some View {
      Color.blue.frame(width: 100, height: 100).gesture(LongPress(log: log, name: $name))
    }
  }

  @Test("a recognizer of UIKit acts on a view of SwiftUI in its coordinates, and is updated with it")
  func recognizes() {
    let log = CallLog()
    let phone = Phone(Pressed(log: log))
    #expect(log.take() == ["coordinator", "make", "update a"])
    // The view is in the middle of the safe area: from (145, 378.5).
    phone.screen.tap(at: CGPoint(x: 165, y: 408.5))
    #expect(log.take() == ["tap 20 30", "update b"])
    phone.screen.tap(at: CGPoint(x: 20, y: 100))
    #expect(log.take() == [])
  }
}
