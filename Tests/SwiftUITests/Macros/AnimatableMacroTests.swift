import SwiftUI
import Testing

@Animatable
private struct Arc: Shape {
  var radius: CGFloat
  var angle: Angle
  @AnimatableIgnored var isClockwise: Bool

  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
private struct Counter: View {
  var number: Float
  @AnimatableIgnored var label = "items"
  @State private var isOn = true

  var body: some View { EmptyView() }
}

@Animatable
private struct Box {
  var corner = CGPoint.zero
  var width = 1.0
  var height: Double = 2 {
    didSet { changeCount += 1 }
  }
  @AnimatableIgnored var changeCount = 0
  let name = "box"
  var area: Double { width * height }
}

@Suite("@Animatable in SwiftUI")
struct AnimatableMacroTests {
  @Test("a shape's data consist of its vectors and the data of its other properties")
  func shape() {
    var arc = Arc(radius: 1, angle: .degrees(90), isClockwise: true)
    #expect(arc.animatableData == AnimatablePair(1, Angle.degrees(90).animatableData))
    arc.animatableData = AnimatablePair(3, Angle.degrees(180).animatableData)
    #expect(arc.radius == 3)
    #expect(arc.angle == .degrees(180))
    #expect(arc.isClockwise)
  }

  @Test("a view becomes animatable, with the data of its one property")
  @MainActor func view() {
    var counter = Counter(number: 1)
    counter.animatableData += 1.5
    #expect(counter.number == 2.5)
    #expect(counter as Any is any Animatable)
  }

  @Test("data of points, inferred types and observed properties take part")
  func nesting() {
    var box = Box()
    box.animatableData.first.first = 7
    box.animatableData.second.second = 5
    #expect(box.corner == CGPoint(x: 7, y: 0))
    #expect(box.height == 5)
    #expect(box.width == 1)
    #expect(box.changeCount == 2)
  }
}
