import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, is laid out, drawn and described without an error, and changes what it
/// should.
@MainActor
@Suite("Often used modifiers")
struct FrequentModifierSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show(.drawing, SignatureSample.text.blendMode(.multiply))
    SignatureSample.show([], SignatureSample.text.offset(.zero))
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.scaleEffect(2, anchor: .top))
    SignatureSample.show([], SignatureSample.text.onDisappear {})
    SignatureSample.show(
      [.layout, .drawing, .semantics], SignatureSample.text.frame(maxWidth: 1, maxHeight: 1, alignment: .center))
    SignatureSample.show([], SignatureSample.text.transition(.opacity.combined(with: .scale)))
    SignatureSample.show([], SignatureSample.text.transition(AnyTransition.opacity.combined(with: .move(edge: .top))))
    SignatureSample.show([], SignatureSample.text.listRowInsets(EdgeInsets()))
    SignatureSample.show([], SignatureSample.text.listRowInsets(nil))
    SignatureSample.show([], SignatureSample.text.labelsHidden())
    SignatureSample.show([.layout, .drawing, .semantics], SignatureSample.text.position(x: 1, y: 1))
    SignatureSample.show([], SignatureSample.text.navigationDestination(for: Int.self) { Text("\($0)") })
    SignatureSample.show([], SignatureSample.text.allowsHitTesting(false))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().stroke(Color.red, style: StrokeStyle()))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().trim(from: 0, to: 1))
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.rotationEffect(.degrees(1), anchor: .top))
    SignatureSample.show(
      [], SignatureSample.text.sheet(item: .constant(nil as SignatureSample.Item?)) { Text($0.name) })
    SignatureSample.show(.drawing, SignatureSample.text.mask(Circle()))
    SignatureSample.show([], SignatureSample.text.keyboardType(.emailAddress))
    SignatureSample.show([], SignatureSample.text.labelStyle(.iconOnly))
    SignatureSample.show(
      [.drawing, .semantics], SignatureSample.text.overlay(alignment: .top) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.listRowBackground(Color.red))
    SignatureSample.show([], SignatureSample.text.accessibilityLabel("x"))
    SignatureSample.show([], SignatureSample.text.accessibilityLabel(Text("x")))
    SignatureSample.show(.drawing, SignatureSample.text.border(Color.red))
    SignatureSample.show(.drawing, SignatureSample.text.border(.red))
    SignatureSample.show([], SignatureSample.text.preference(key: SignatureSample.Key.self, value: 1))
    SignatureSample.show([], SignatureSample.text.navigationBarTitle("x", displayMode: .inline))
    SignatureSample.show([], SignatureSample.text.navigationBarTitle(Text("x"), displayMode: .large))
    SignatureSample.show(
      [.drawing, .semantics], SignatureSample.text.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0)))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show(
      [.drawing, .semantics], ForEach(SignatureSample.items) { Text($0.name) }.onDelete(perform: SignatureSample.delete)
    )
    SignatureSample.show(
      [.drawing, .semantics], ForEach(SignatureSample.items) { Text($0.name) }.onDelete(perform: nil))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().stroke(Color.red))
    SignatureSample.show([], SignatureSample.text.alignmentGuide(.top) { $0.height })
    SignatureSample.show([], SignatureSample.text.alignmentGuide(.leading) { d in d[.leading] })
    SignatureSample.show(.semantics, SignatureSample.text.contextMenu { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.frame(minHeight: 1))
    SignatureSample.show([], SignatureSample.text.navigationBarItems(trailing: SignatureSample.text))
    SignatureSample.show(.drawing, SignatureSample.text.monospacedDigit())
    SignatureSample.show([], SignatureSample.text.navigationViewStyle(.stack))
    SignatureSample.show([], SignatureSample.text.navigationViewStyle(StackNavigationViewStyle()))
    SignatureSample.show([], SignatureSample.text.layoutPriority(1))
    SignatureSample.show([], SignatureSample.text.tabViewStyle(.page))
    SignatureSample.show([], SignatureSample.text.tabViewStyle(PageTabViewStyle()))
    SignatureSample.show([], SignatureSample.text.tabViewStyle(.page(indexDisplayMode: .never)))
    SignatureSample.show(.drawing, SignatureSample.text.italic())
    SignatureSample.show([.layout, .drawing, .semantics], ProgressView().progressViewStyle(.circular))
    SignatureSample.show([], SignatureSample.text.frame(minWidth: 1, minHeight: 1))
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.background { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.onPreferenceChange(SignatureSample.Key.self) { _ in })
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.frame(width: 1, alignment: .leading))
    SignatureSample.show(.drawing, SignatureSample.text.shadow(color: .red, radius: 1))
    SignatureSample.show(
      [], SignatureSample.text.sheet(isPresented: .constant(false), content: { SignatureSample.text }))
    SignatureSample.show([], SignatureSample.text.refreshable {})
    SignatureSample.show(.drawing, SignatureSample.text.minimumScaleFactor(0.5))
    SignatureSample.show(
      [],
      SignatureSample.text.gesture(
        DragGesture().updating(GestureState(initialValue: CGSize.zero)) { v, s, _ in s = v.translation }))
    SignatureSample.show(
      [],
      SignatureSample.text.gesture(
        DragGesture().updating(GestureState(initialValue: CGSize.zero)) { (v, s, _) in s = v.translation }.onEnded {
          _ in
        }))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().stroke(style: StrokeStyle(lineWidth: 1)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], SignatureSample.text.frame(minWidth: 0, maxWidth: 1, minHeight: 0, maxHeight: 1))
    SignatureSample.show([], SignatureSample.text.matchedGeometryEffect(id: 1, in: SignatureSample.namespace))
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show(.drawing, SignatureSample.text.overlay(Circle(), alignment: .top))
    SignatureSample.show([.drawing, .semantics], ForEach(SignatureSample.items) { Text($0.name) }.onDelete { _ in })
    SignatureSample.show(.drawing, SignatureSample.text.border(Color.red, width: 1))
    SignatureSample.show(.drawing, SignatureSample.text.border(.red, width: 1))
    SignatureSample.show([], SignatureSample.text.controlSize(.small))
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.hidden())
    SignatureSample.show([], SignatureSample.text.animation(.default.speed(2), value: SignatureSample.isOn))
    SignatureSample.show([], SignatureSample.text.onSubmit {})
    SignatureSample.show(.drawing, SignatureSample.text.compositingGroup())
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityElement(children: .combine))
    SignatureSample.show([], SignatureSample.text.listRowSeparator(.hidden))
    SignatureSample.show(.drawing, SignatureSample.text.redacted(reason: .placeholder))
    SignatureSample.show([.layout, .drawing, .semantics], SignatureSample.text.frame(height: 1, alignment: .top))
    SignatureSample.show(
      [],
      SignatureSample.text.alert(isPresented: .constant(false)) { Alert(title: SignatureSample.text) })
    SignatureSample.show([.layout, .drawing, .semantics], SignatureSample.text.position(.zero))
    SignatureSample.show([], SignatureSample.text.previewDisplayName("x"))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().stroke(lineWidth: 1))
    SignatureSample.show(.drawing, SignatureSample.text.colorMultiply(.red))
    SignatureSample.show([], SignatureSample.text.frame(minWidth: 1))
    SignatureSample.show([], SignatureSample.text.dynamicTypeSize(.large))
    SignatureSample.show([], SignatureSample.text.dynamicTypeSize(...DynamicTypeSize.large))
    SignatureSample.show(.drawing, SignatureSample.text.background(Color.red, in: Circle()))
    SignatureSample.show(.drawing, SignatureSample.text.background(.red, in: .rect(cornerRadius: 3)))
    SignatureSample.show(
      .drawing, SignatureSample.text.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 3)))
    SignatureSample.show([], SignatureSample.text.navigationBarHidden(true))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityAddTraits(.isButton))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityAddTraits([.isButton, .isHeader]))
    SignatureSample.show([], SignatureSample.text.ignoresSafeArea(edges: .top))
    SignatureSample.show([], SignatureSample.text.symbolVariant(.fill))
    SignatureSample.show([], SignatureSample.text.symbolRenderingMode(.hierarchical))
  }

  @Test("signatures 91 to 100")
  func signatures91() {
    SignatureSample.show([.layout, .drawing, .semantics], Toggle("x", isOn: .constant(false)).toggleStyle(.switch))
    SignatureSample.show([], SignatureSample.text.simultaneousGesture(TapGesture()))
    SignatureSample.show([], SignatureSample.text.textInputAutocapitalization(.never))
    SignatureSample.show(.semantics, SignatureSample.text.onLongPressGesture {})
    SignatureSample.show([.layout, .drawing, .semantics], Circle().stroke())
    SignatureSample.show([], SignatureSample.text.alignmentGuide(.top, computeValue: { $0.height }))
    SignatureSample.show(
      [.drawing, .semantics], ForEach(SignatureSample.items) { Text($0.name) }.onMove(perform: SignatureSample.move))
    SignatureSample.show([], SignatureSample.text.scrollTargetBehavior(.paging))
    SignatureSample.show([], SignatureSample.text.scrollTargetBehavior(.viewAligned))
    SignatureSample.show([], SignatureSample.text.scrollTargetLayout())
  }
}
