import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, is laid out, drawn and described without an error, and changes what it
/// should.
@MainActor
@Suite("Modifiers used now and then")
struct OccasionalModifierSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show([], SignatureSample.text.contentTransition(.numericText()))
    SignatureSample.show([], SignatureSample.text.coordinateSpace(name: "x"))
    SignatureSample.show([], SignatureSample.text.coordinateSpace(.named("x")))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityValue("x"))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityValue(Text("x")))
    SignatureSample.show(
      [],
      SignatureSample.text.navigationBarItems(leading: SignatureSample.text, trailing: SignatureSample.text))
    SignatureSample.show([], SignatureSample.text.buttonBorderShape(.capsule))
    SignatureSample.show([], SignatureSample.text.textContentType(.password))
    SignatureSample.show(.drawing, SignatureSample.text.foregroundStyle(.red, .blue))
    SignatureSample.show(.drawing, SignatureSample.text.foregroundStyle(.red, .blue, .green))
    SignatureSample.show(
      [], SignatureSample.text.fullScreenCover(isPresented: .constant(false)) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.previewDevice("iPhone"))
    SignatureSample.show([], SignatureSample.text.previewDevice(PreviewDevice(rawValue: "x")))
    SignatureSample.show(
      [],
      SignatureSample.text.confirmationDialog("x", isPresented: .constant(false)) { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.textCase(.uppercase))
    SignatureSample.show([], SignatureSample.text.textCase(nil))
    SignatureSample.show(.drawing, SignatureSample.text.colorScheme(.dark))
    SignatureSample.show(.drawing, SignatureSample.text.lineSpacing(3))
    SignatureSample.show([], SignatureSample.text.transaction { $0.animation = nil })
    SignatureSample.show([], SignatureSample.text.onDisappear(perform: SignatureSample.act))
    SignatureSample.show(.drawing, SignatureSample.text.hueRotation(.degrees(3)))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityHidden(true))
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.frame(minWidth: 1, maxWidth: 2))
    SignatureSample.show([], SignatureSample.text.accessibility(label: SignatureSample.text))
    SignatureSample.show(
      [.layout, .drawing, .semantics], SignatureSample.text.safeAreaInset(edge: .bottom) { SignatureSample.text })
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityHint("x"))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityHint(Text("x")))
    SignatureSample.show([], SignatureSample.text.task(id: SignatureSample.isOn) {})
    SignatureSample.show([], SignatureSample.text.onPreferenceChange(SignatureSample.Key.self, perform: { _ in }))
    SignatureSample.show(
      [],
      SignatureSample.text.alert(isPresented: .constant(false), content: { Alert(title: SignatureSample.text) }))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.frame(maxWidth: 1, minHeight: 1))
    SignatureSample.show([], SignatureSample.text.swipeActions { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.scaleEffect(x: 1, y: 2))
    SignatureSample.show(.drawing, SignatureSample.text.saturation(1))
    SignatureSample.show(
      [],
      SignatureSample.text.anchorPreference(key: SignatureSample.AnchorKey.self, value: .bounds) { $0 })
    SignatureSample.show(.drawing, SignatureSample.text.shadow(radius: 1, x: 1, y: 1))
    SignatureSample.show([], SignatureSample.text.submitLabel(.done))
    SignatureSample.show([], SignatureSample.text.swipeActions(edge: .leading) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.indexViewStyle(.page))
    SignatureSample.show([], SignatureSample.text.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always)))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().inset(by: 1))
    SignatureSample.show([], SignatureSample.text.ignoresSafeArea(.container, edges: .top))
    SignatureSample.show([], SignatureSample.text.environment(SignatureSample.Model()))
    SignatureSample.show([.layout, .drawing, .semantics], SignatureSample.text.frame(maxHeight: 1, alignment: .top))
    SignatureSample.show(
      [],
      SignatureSample.text.alert("x", isPresented: .constant(false)) {
        SignatureSample.text
      } message: {
        SignatureSample.text
      })
    SignatureSample.show(.drawing, SignatureSample.text.mask { SignatureSample.text })
    SignatureSample.show(.drawing, SignatureSample.text.mask(alignment: .top) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(.red.shadow(.inner(radius: 2))))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(.shadow(.drop(radius: 2))))
    SignatureSample.show([], SignatureSample.text.presentationDetents([.medium]))
    SignatureSample.show([], SignatureSample.text.presentationDetents([.medium], selection: .constant(.medium)))
    SignatureSample.show(.drawing, SignatureSample.text.background())
    SignatureSample.show(.drawing, SignatureSample.text.blur(radius: 1, opaque: true))
    SignatureSample.show([], SignatureSample.text.searchable(text: .constant("x")))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().strokeBorder(lineWidth: 3))
    SignatureSample.show(
      [.drawing, .semantics], SignatureSample.text.background(alignment: .top) { SignatureSample.text })
    SignatureSample.show(.drawing, SignatureSample.text.drawingGroup())
    SignatureSample.show(
      [],
      SignatureSample.text.animation(.default.repeatCount(3, autoreverses: true), value: SignatureSample.isOn))
    SignatureSample.show([], SignatureSample.text.truncationMode(.tail))
    SignatureSample.show([], SignatureSample.text.keyboardShortcut("x", modifiers: .command))
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show(.semantics, SignatureSample.text.onTapGesture(perform: SignatureSample.act))
    SignatureSample.show(
      [.drawing, .semantics],
      SignatureSample.text.overlayPreferenceValue(SignatureSample.Key.self) { _ in SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.popover(isPresented: .constant(false)) { SignatureSample.text })
    SignatureSample.show(
      [],
      SignatureSample.text.sheet(
        isPresented: .constant(false), onDismiss: SignatureSample.act, content: { SignatureSample.text }))
    SignatureSample.show(.layout, SignatureSample.text.frame(minHeight: 1, maxHeight: 2))
    SignatureSample.show([], SignatureSample.text.ignoresSafeArea(.keyboard))
    SignatureSample.show(.drawing, SignatureSample.text.colorInvert())
    SignatureSample.show([], SignatureSample.text.navigationBarBackButtonHidden())
    SignatureSample.show([], SignatureSample.text.onOpenURL { _ in })
    SignatureSample.show([], SignatureSample.text.scrollIndicators(.hidden))
    SignatureSample.show([], SignatureSample.text.scrollContentBackground(.hidden))
    SignatureSample.show(
      [],
      SignatureSample.text.gesture(
        DragGesture().updating(GestureState(initialValue: CGSize.zero), body: { v, s, _ in s = v.translation })))
    SignatureSample.show(.drawing, SignatureSample.text.baselineOffset(1))
    SignatureSample.show(.drawing, SignatureSample.text.monospaced())
    SignatureSample.show([], SignatureSample.text.scrollClipDisabled())
    SignatureSample.show([], SignatureSample.text.onChange(of: SignatureSample.isOn, {}))
    SignatureSample.show([], SignatureSample.text.onChange(of: SignatureSample.isOn, { o, n in }))
    SignatureSample.show([], SignatureSample.text.scrollPosition(id: .constant(nil as Int?)))
    SignatureSample.show([], SignatureSample.text.scrollPosition(id: .constant(nil as Int?), anchor: .center))
    SignatureSample.show([], SignatureSample.text.containerRelativeFrame(.horizontal))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(Color.red, style: FillStyle()))
    SignatureSample.show([], SignatureSample.text.scrollBounceBehavior(.basedOnSize))
    SignatureSample.show([], SignatureSample.text.gesture(LongPressGesture().sequenced(before: DragGesture())))
    SignatureSample.show(.drawing, SignatureSample.text.shadow(radius: 1, y: 1))
    SignatureSample.show([], SignatureSample.text.onSubmit(SignatureSample.act))
    SignatureSample.show([], SignatureSample.text.toolbarBackground(.hidden, for: .navigationBar))
    SignatureSample.show([], SignatureSample.text.toolbarBackground(Color.red, for: .navigationBar))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityElement())
    SignatureSample.show([.layout, .drawing, .semantics], Image("x").interpolation(.none))
    SignatureSample.show([], SignatureSample.text.toolbar(.hidden, for: .tabBar))
  }

  @Test("signatures 91 to 100")
  func signatures91() {
    SignatureSample.show([], SignatureSample.text.onReceive(SignatureSample.ticks, perform: { _ in }))
    SignatureSample.show([], SignatureSample.text.symbolEffect(.bounce, value: SignatureSample.isOn))
    SignatureSample.show([], SignatureSample.text.symbolEffect(.pulse))
    SignatureSample.show([], SignatureSample.text.alert("x", isPresented: .constant(false)) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.containerShape(Circle()))
    SignatureSample.show([], SignatureSample.text.contentMargins(.horizontal, 3, for: .scrollContent))
    SignatureSample.show(
      [],
      SignatureSample.text.actionSheet(isPresented: .constant(false)) { ActionSheet(title: SignatureSample.text) })
    SignatureSample.show([], SignatureSample.text.badge(3))
    SignatureSample.show([], SignatureSample.text.badge("x"))
    SignatureSample.show(.drawing, SignatureSample.text.grayscale(1))
  }
}
