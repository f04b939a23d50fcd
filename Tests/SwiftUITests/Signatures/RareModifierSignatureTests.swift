import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, is laid out, drawn and described without an error, and changes what it
/// should.
@MainActor
@Suite("Rarely used modifiers")
struct RareModifierSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show([], SignatureSample.text.highPriorityGesture(TapGesture()))
    SignatureSample.show([], SignatureSample.text.onTapGesture(count: 2) {})
    SignatureSample.show(.drawing, SignatureSample.text.background(Color.red, alignment: .top))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().strokeBorder(Color.red))
    SignatureSample.show(
      [],
      SignatureSample.text.swipeActions(edge: .leading, allowsFullSwipe: false) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.textSelection(.enabled))
    SignatureSample.show([], SignatureSample.text.onHover { _ in })
    SignatureSample.show([], SignatureSample.text.onSubmit(of: .search) {})
    SignatureSample.show([], SignatureSample.text.onTapGesture(count: 2, perform: SignatureSample.act))
    SignatureSample.show(.drawing, SignatureSample.text.shadow(color: .red, radius: 1, y: 1))
    SignatureSample.show(
      [.drawing, .semantics], SignatureSample.text.visualEffect { c, p in c.offset(x: p.size.width) })
    SignatureSample.show([], SignatureSample.text.onChange(of: SignatureSample.isOn, initial: true) {})
    SignatureSample.show([], SignatureSample.text.onChange(of: SignatureSample.isOn, initial: true) { o, n in })
    SignatureSample.show([], SignatureSample.text.scrollDisabled(true))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      SignatureSample.text.safeAreaInset(edge: .top, spacing: 0) { SignatureSample.text })
    SignatureSample.show(.semantics, SignatureSample.text.accessibility(hidden: true))
    SignatureSample.show(.drawing, SignatureSample.text.fontDesign(.serif))
    SignatureSample.show(.drawing, SignatureSample.text.brightness(1))
    SignatureSample.show([], SignatureSample.text.containerRelativeFrame(.horizontal) { l, _ in l })
    SignatureSample.show([], SignatureSample.text.containerRelativeFrame(.horizontal, count: 3, spacing: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill())
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.kerning(2))
    SignatureSample.show([], SignatureSample.text.animation(.default.repeatForever(), value: SignatureSample.isOn))
    SignatureSample.show([], SignatureSample.text.scrollDismissesKeyboard(.immediately))
    SignatureSample.show(
      [],
      SignatureSample.text.anchorPreference(key: SignatureSample.AnchorKey.self, value: .bounds, transform: { $0 }))
    SignatureSample.show([], SignatureSample.text.navigationBarBackButtonHidden(true))
    SignatureSample.show(
      [.drawing, .semantics], SignatureSample.text.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0), anchor: .top)
    )
    SignatureSample.show(
      [.drawing, .semantics],
      SignatureSample.text.rotation3DEffect(
        .degrees(1), axis: (x: 0, y: 1, z: 0), anchor: .top, anchorZ: 0, perspective: 0.3))
    SignatureSample.show([], SignatureSample.text.backgroundStyle(.red))
    SignatureSample.show(
      [.layout, .drawing, .semantics], DatePicker("x", selection: .constant(Date())).datePickerStyle(.graphical))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show([], SignatureSample.text.headerProminence(.increased))
    SignatureSample.show([], SignatureSample.text.presentationBackgroundInteraction(.enabled))
    SignatureSample.show([], SignatureSample.text.autocorrectionDisabled())
    SignatureSample.show(.drawing, SignatureSample.text.strikethrough())
    SignatureSample.show(.drawing, SignatureSample.text.strikethrough(true, color: .red))
    SignatureSample.show(.drawing, SignatureSample.text.underline())
    SignatureSample.show(.drawing, SignatureSample.text.underline(true, pattern: .dash, color: .red))
    SignatureSample.show([], SignatureSample.text.phaseAnimator([1, 2]) { c, p in c.opacity(p) })
    SignatureSample.show(
      [],
      SignatureSample.text.phaseAnimator([1, 2], trigger: SignatureSample.isOn) { c, p in
        c.opacity(p)
      } animation: { _ in
        .default
      })
    SignatureSample.show(
      [],
      SignatureSample.text.keyframeAnimator(initialValue: 1.0, trigger: SignatureSample.isOn) { c, v in
        c.opacity(v)
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 1)
      })
    SignatureSample.show([], SignatureSample.text.presentationCornerRadius(3))
    SignatureSample.show([], SignatureSample.text.presentationBackground(.red))
    SignatureSample.show([], SignatureSample.text.presentationBackground { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.interactiveDismissDisabled())
    SignatureSample.show([], SignatureSample.text.hoverEffect(.highlight))
    SignatureSample.show([], SignatureSample.text.hoverEffect())
    SignatureSample.show([], SignatureSample.text.gaugeStyle(.accessoryCircular))
    SignatureSample.show(.drawing, SignatureSample.text.scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0) })
    SignatureSample.show(.drawing, SignatureSample.text.allowsTightening(true))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityAction {})
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityAction(named: "x") {})
    SignatureSample.show([], SignatureSample.text.formStyle(.grouped))
    SignatureSample.show([], SignatureSample.text.flipsForRightToLeftLayoutDirection(true))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityAdjustableAction { _ in })
    SignatureSample.show([], SignatureSample.text.focusable())
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityIdentifier("x"))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilityInputLabels(["x"]))
    SignatureSample.show([], SignatureSample.text.transformEnvironment(\.isEnabled) { $0 = false })
    SignatureSample.show([], SignatureSample.text.defaultScrollAnchor(.bottom))
    SignatureSample.show(
      [.drawing, .semantics],
      SignatureSample.text.backgroundPreferenceValue(SignatureSample.Key.self) { _ in SignatureSample.text })
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show(.drawing, SignatureSample.text.glassEffect())
    SignatureSample.show(.drawing, SignatureSample.text.glassEffect(.regular, in: .capsule))
    SignatureSample.show([.drawing, .semantics], SignatureSample.text.tracking(2))
    SignatureSample.show([.layout, .drawing, .semantics], SignatureSample.text.lineLimit(2...3))
    SignatureSample.show(.drawing, SignatureSample.text.lineLimit(...3))
    SignatureSample.show([.layout, .drawing, .semantics], SignatureSample.text.lineLimit(2, reservesSpace: true))
    SignatureSample.show([], SignatureSample.text.toolbarColorScheme(.dark, for: .navigationBar))
    SignatureSample.show([], SignatureSample.text.matchedTransitionSource(id: 1, in: SignatureSample.namespace))
    SignatureSample.show(
      [], SignatureSample.text.navigationTransition(.zoom(sourceID: 1, in: SignatureSample.namespace)))
    SignatureSample.show([], SignatureSample.text.geometryGroup())
    SignatureSample.show([], SignatureSample.text.sensoryFeedback(.impact, trigger: SignatureSample.isOn))
    SignatureSample.show(
      [],
      SignatureSample.text.onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
      })
    SignatureSample.show([], SignatureSample.text.onScrollVisibilityChange(threshold: 0.2) { _ in })
    SignatureSample.show(
      [], SignatureSample.text.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { _ in })
    SignatureSample.show(
      [],
      SignatureSample.text.presentationSizing(.page.fitted(horizontal: true, vertical: false)))
    SignatureSample.show([], SignatureSample.text.writingToolsBehavior(.limited))
    SignatureSample.show([], SignatureSample.text.listRowSpacing(3))
    SignatureSample.show([], SignatureSample.text.listSectionSeparator(.hidden))
    SignatureSample.show([], SignatureSample.text.listRowSeparatorTint(.red))
    SignatureSample.show([], SignatureSample.text.listItemTint(.red))
    SignatureSample.show([], SignatureSample.text.deleteDisabled(true))
    SignatureSample.show([], SignatureSample.text.moveDisabled(true))
    SignatureSample.show(.drawing, SignatureSample.text.fontWidth(.condensed))
    SignatureSample.show(.drawing, SignatureSample.text.luminanceToAlpha())
    SignatureSample.show(.drawing, SignatureSample.text.contrast(1))
    SignatureSample.show([], SignatureSample.text.navigationSubtitle("x"))
    SignatureSample.show([], SignatureSample.text.inspector(isPresented: .constant(false)) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.projectionEffect(ProjectionTransform()))
    SignatureSample.show([], SignatureSample.text.transformEffect(.identity))
    SignatureSample.show([], SignatureSample.text.previewInterfaceOrientation(.landscapeLeft))
    SignatureSample.show(.semantics, SignatureSample.text.help("x"))
    SignatureSample.show([], SignatureSample.text.persistentSystemOverlays(.hidden))
    SignatureSample.show([], SignatureSample.text.defersSystemGestures(on: .all))
    SignatureSample.show([], SignatureSample.text.menuStyle(.button))
  }

  @Test("signatures 91 to 97")
  func signatures91() {
    SignatureSample.show([], SignatureSample.text.menuOrder(.fixed))
    SignatureSample.show([], SignatureSample.text.menuIndicator(.hidden))
    SignatureSample.show([], SignatureSample.text.searchScopes(.constant(0)) { SignatureSample.text })
    SignatureSample.show([], SignatureSample.text.searchSuggestions { SignatureSample.text })
    SignatureSample.show(.semantics, SignatureSample.text.searchCompletion("x"))
    SignatureSample.show(.semantics, SignatureSample.text.accessibilitySortPriority(1))
    SignatureSample.show([], SignatureSample.text.accessibilityRemoveTraits(.isButton))
  }
}
