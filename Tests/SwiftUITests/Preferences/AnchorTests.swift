import Testing

@testable import SwiftUI

@MainActor
@Suite("Anchors")
struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @MainActor
  private final class Readings {
    var width: Binding<CGFloat>?
    var rects: [CGRect] = []
  }

  private struct Row: View {
    @State private var width: CGFloat = 40
    let readings: Readings

    var body: some View {
      let _ = readings.width = $width
      HStack(spacing: 0) {
        Color.red.frame(width: width, height: 20)
        Color.blue.frame(width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Spacer(minLength: 0)
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let _ = readings.rects += anchors.map { proxy[$0] }
          Color.clear
        }
      }
    }
  }

  @Test("an anchor is read in the coordinates of the reader, and again when its view has moved")
  func follows() {
    let readings = Readings()
    let screen = PhoneScreen(Row(readings: readings))
    #expect(readings.rects.last == CGRect(x: 40, y: 0, width: 30, height: 20))
    screen.host.perform { readings.width?.wrappedValue = 80 }
    #expect(readings.rects.last == CGRect(x: 80, y: 0, width: 30, height: 20))
    #expect(screen.issues.isEmpty)
  }
}
