import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Effects")
struct VisualEffectsTests {
  private let text = Text("x")

  @Test("colors and blurs are returned unchanged")
  func filters() throws {
    let blur = try shown(text.blur(radius: 3, opaque: true)) { try $0.blur() }
    #expect(blur.radius == 3 && blur.isOpaque)
    #expect(try shown(text.opacity(0.25)) { try $0.opacity() } == 0.25)
    #expect(try shown(text.brightness(0.1)) { try $0.brightness() } == 0.1)
    #expect(try shown(text.contrast(0.2)) { try $0.contrast() } == 0.2)
    #expect(try shown(text.saturation(0.3)) { try $0.saturation() } == 0.3)
    #expect(try shown(text.grayscale(0.4)) { try $0.grayscale() } == 0.4)
    #expect(try shown(text.hueRotation(.degrees(5))) { try $0.hueRotation() } == .degrees(5))
    #expect(try shown(text.colorMultiply(.red)) { try $0.colorMultiply() } == .red)
    try shown(text.colorInvert().luminanceToAlpha()) {
      try $0.colorInvert()
      try $0.luminanceToAlpha()
    }
    #expect(throws: InspectionError.self) { try shown(text.colorInvert()) { try $0.luminanceToAlpha() } }
    let shadow = try shown(text.shadow(color: .red, radius: 2, x: 3, y: 4)) { try $0.shadow() }
    #expect(shadow.color == .red && shadow.radius == 2 && shadow.offset == CGSize(width: 3, height: 4))
    #expect(try shown(text.blendMode(.darken)) { try $0.blendMode() } == .darken)
    #expect(throws: InspectionError.self) { try shown(text.compositingGroup()) { try $0.blendMode() } }
  }

  @Test("of two modifiers, the one closer to the view is read")
  func order() throws {
    #expect(try shown(text.opacity(0.2).opacity(0.8)) { try $0.opacity() } == 0.2)
    let border = try shown(text.border(.red, width: 2).border(.blue, width: 3)) { try $0.border(Color.self) }
    #expect(border.shapeStyle == .red && border.width == 2)
  }

  @Test("shapes")
  func shapes() throws {
    #expect(try shown(text.clipShape(.rect(cornerRadius: 4))) { try $0.cornerRadius() } == 4)
    #expect(try shown(text.cornerRadius(5)) { try $0.clipShape(RoundedRectangle.self) }.cornerSize.height == 5)
    let shape = try shown(text.contentShape(Capsule(), eoFill: true)) { try $0.contentShape(Capsule.self) }
    #expect(shape.eoFill)
    let error = #expect(throws: InspectionError.self) {
      try shown(text.contentShape(Capsule())) { try $0.contentShape(Circle.self) }
    }
    #expect(error?.localizedDescription == "Type mismatch: Capsule is not Circle")
  }

  @Test("transforms")
  func transforms() throws {
    let rotation = try shown(text.rotationEffect(.degrees(5), anchor: .top)) { try $0.rotation() }
    #expect(rotation.angle == .degrees(5) && rotation.anchor == .top)
    #expect(try shown(text.scaleEffect(2, anchor: .top)) { try $0.scaleEffect() } == CGSize(width: 2, height: 2))
    #expect(try shown(text.scaleEffect(2, anchor: .top)) { try $0.scaleEffectAnchor() } == .top)
    let shift = CGAffineTransform(translationX: 3, y: 4)
    #expect(try shown(text.transformEffect(shift)) { try $0.transformEffect() } == shift)
    #expect(try shown(text.scaledToFill()) { try $0.isScaledToFill() })
    let ratio = try shown(text.aspectRatio(2, contentMode: .fit)) { try $0.aspectRatio() }
    #expect(ratio.aspectRatio == 2 && ratio.contentMode == .fit)
    let space = try shown(text.rotation3DEffect(.degrees(5), axis: (1, 2, 3), perspective: 0.5)) { try $0.rotation3D() }
    #expect(space.axis.x == 1 && space.axis.y == 2 && space.axis.z == 3 && space.perspective == 0.5)
  }

  private struct Glassy: View {
    @Namespace var namespace

    var body: some View {
      GlassEffectContainer(spacing: 12) {
        Text("a").glassEffect(.clear.tint(.red).interactive(), in: .circle).glassEffectID("id", in: namespace)
        Text("b").glassEffect().glassEffectUnion(id: 3, namespace: namespace)
        Text("c").glassEffectTransition(.materialize)
      }
    }
  }

  @Test("glass, its container, identity, union and transition are inspected")
  func glass() throws {
    let container = try Glassy().inspect().glassEffectContainer()
    #expect(try container.spacing() == 12)
    let glass = try container.text(0).glassEffect()
    #expect(try glass.tintColor() == .red)
    #expect(try glass.isInteractive())
    _ = try glass.shape(Circle.self)
    #expect(throws: InspectionError.self) { try glass.shape(Capsule.self) }
    #expect(try container.text(0).glassEffectID().id == AnyHashable("id"))
    let plain = try container.text(1).glassEffect()
    #expect(try plain.tintColor() == nil)
    #expect(try !plain.isInteractive())
    #expect(try container.text(1).glassEffectUnion().id == AnyHashable(3))
    #expect(try container.text(2).glassEffectTransition() == .materialize)
    #expect(throws: InspectionError.self) { try container.text(2).glassEffect() }
  }
}
