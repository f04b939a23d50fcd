import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Gestures")
struct GestureTests {
  private struct Draggable: View {
    @State private var place = CGSize.zero
    @GestureState private var isDragging = false

    var body: some View {
      Text("\(Int(place.width))")
        .gesture(
          DragGesture(minimumDistance: 20)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { place = $0.translation }
            .onEnded { _ in place = CGSize(width: -1, height: 0) },
          including: .gesture
        )
        .highPriorityGesture(TapGesture(count: 2).onEnded { place = CGSize(width: 7, height: 0) })
    }
  }

  @Test("gesture callbacks change state that the next inspection sees")
  func live() throws {
    let view = Draggable()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let drag = try view.inspect().text().gesture(DragGesture.self)
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: 30, y: 0), startLocation: .zero,
      velocity: CGVector(dx: 1, dy: 0))
    try drag.callOnChanged(value: value)
    #expect(try view.inspect().text().string() == "30")
    try drag.callOnEnded(value: value)
    #expect(try view.inspect().text().string() == "-1")
    var state = false
    var transaction = Transaction()
    try drag.callUpdating(value: value, state: &state, transaction: &transaction)
    #expect(state)
    #expect(try drag.actualGesture().minimumDistance == 20)
    #expect(try drag.gestureMask() == .gesture)
    try view.inspect().text().highPriorityGesture(TapGesture.self).callOnEnded(value: ())
    #expect(try view.inspect().text().string() == "7")
  }

  @Test("the modifier keys of a gesture")
  func heldKeys() throws {
    let gesture = TapGesture().modifiers(.shift).onEnded {}.modifiers(.command)
    let inspected = try Text("x").gesture(gesture).inspect().text().gesture(TapGesture.self)
    #expect(try inspected.gestureModifiers() == [.shift, .command])
    let plain = try Text("x").gesture(TapGesture()).inspect().text().gesture(TapGesture.self)
    #expect(try plain.gestureModifiers() == [])
  }

  @Test("the parts of a composed gesture")
  func combinations() throws {
    let gesture = MagnificationGesture().onChanged { _ in }
      .simultaneously(with: RotationGesture(minimumAngleDelta: .degrees(5)).onEnded { _ in })
    let both = try Text("x").simultaneousGesture(gesture).inspect().text()
      .simultaneousGesture(SimultaneousGesture<MagnificationGesture, RotationGesture>.self)
    #expect(try both.second(RotationGesture.self).actualGesture().minimumAngleDelta == .degrees(5))
    #expect(
      try both.first(MagnificationGesture.self).pathToRoot
        == "text().simultaneousGesture(SimultaneousGesture<MagnificationGesture, RotationGesture>.self)"
        + ".first(MagnificationGesture.self)")
    let error = #expect(throws: InspectionError.self) { try both.first(TapGesture.self) }
    #expect(error?.localizedDescription == "Type mismatch: MagnificationGesture is not TapGesture")
  }

  @Test("a missing callback is named")
  func absent() throws {
    let tap = try Text("x").gesture(TapGesture()).inspect().text().gesture(TapGesture.self)
    let error = #expect(throws: InspectionError.self) { try tap.callOnEnded(value: ()) }
    #expect(error?.localizedDescription == "AddGestureModifier<TapGesture> does not have 'onEnded' callback")
  }

  @Test("the value of a magnification is made by a test")
  func magnifyValue() {
    let value = MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), magnification: 2, velocity: 3, startAnchor: .center,
      startLocation: CGPoint(x: 1, y: 2))
    #expect(value.magnification == 2 && value.velocity == 3)
    #expect(value.startAnchor == .center && value.startLocation == CGPoint(x: 1, y: 2))
  }
}
