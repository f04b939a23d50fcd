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
    screen.screen.perform { readings.width?.wrappedValue = 80 }
    #expect(readings.rects.last == CGRect(x: 80, y: 0, width: 30, height: 20))
    #expect(screen.issues.isEmpty)
  }

  @Test("an anchor can be added to the value of the views inside")
  func transforms() {
    let readings = Readings()
    let screen = Screen.phone(width: 100, height: 100)
    screen.show(
      Color.blue.frame(width: 30, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let _ = readings.rects = anchors.map { proxy[$0] }
            Color.clear
          }
        })
    #expect(readings.rects == [CGRect(x: 5, y: 5, width: 30, height: 20), CGRect(x: 0, y: 0, width: 40, height: 30)])
  }

  @Test("points of a view are anchors as well, alone, in arrays and as optionals")
  func sources() {
    struct Points: PreferenceKey {
      static var defaultValue: [Anchor<[CGPoint]>] { [] }
      static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
        value += nextValue()
      }
    }
    @MainActor final class Found { var points: [[CGPoint]] = [] }
    let found = Found()
    let screen = Screen.phone(width: 100, height: 100)
    screen.show(
      Color.blue.frame(width: 30, height: 20)
        .anchorPreference(key: Points.self, value: .init([.center, .bottomTrailing, .point(CGPoint(x: 1, y: 2))])) {
          [$0]
        }
        .padding(.leading, 10)
        .backgroundPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = found.points = anchors.map { proxy[$0] }
            Color.clear
          }
        })
    #expect(found.points == [[CGPoint(x: 25, y: 10), CGPoint(x: 40, y: 20), CGPoint(x: 11, y: 2)]])
  }

  @Test("a preference of the view itself is read, and read again when it changes")
  func ownPreference() {
    struct Count: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Screen: View {
      @Bindable var count: TestValue<Int>
      var body: some View {
        Color.red.preference(key: Count.self, value: count.value)
          .overlayPreferenceValue(Count.self) { Text("over \($0)") }
          .backgroundPreferenceValue(Count.self) { Text("under \($0)") }
      }
    }
    let count = TestValue(1)
    let phone = PhoneScreen(Screen(count: count))
    #expect(Set(phone.texts) == ["over 1", "under 1"])
    phone.screen.perform { count.value = 2 }
    #expect(Set(phone.texts) == ["over 2", "under 2"])
  }

  @Test("a value that only the closure of a layer reads is followed")
  func layerReads() {
    struct Flag: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    struct Screen: View {
      let name: TestValue<String>
      @State private var count = 1
      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Color.red.preference(key: Flag.self, value: 7)
            .overlayPreferenceValue(Flag.self) { Text("\(name.value) \(count) \($0)") }
        }
      }
    }
    let name = TestValue("a")
    let phone = PhoneScreen(Screen(name: name))
    func shows(_ text: String) -> Bool { phone.texts.contains(text) }
    phone.screen.perform { name.value = "b" }
    #expect(shows("b 1 7"))
    phone.screen.perform { phone.screen.node(.button, "Count")?.actions.first { $0.kind == .activate }?.perform() }
    #expect(shows("b 2 7"))
  }
}
