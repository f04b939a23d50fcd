import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, is laid out, drawn and described without an error, and changes what it
/// should.
@MainActor
@Suite("Shapes, styles and effects")
struct DrawingSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show([.layout, .drawing, .semantics], Path(SignatureSample.rect))
    SignatureSample.show([.layout, .drawing, .semantics], Path(roundedRect: SignatureSample.rect, cornerRadius: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Path(roundedRect: SignatureSample.rect, cornerSize: .zero))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Path(roundedRect: SignatureSample.rect, cornerRadii: .init(topLeading: 1)))
    SignatureSample.show([.layout, .drawing, .semantics], Path("0 0 m"))
    SignatureSample.show([.layout, .drawing, .semantics], Path(CGMutablePath()))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Path { p in
        p.addLine(to: .zero); p.addQuadCurve(to: .zero, control: .zero);
        p.addCurve(to: .zero, control1: .zero, control2: .zero);
        p.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true);
        p.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1);
        p.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .zero); p.addRect(SignatureSample.rect);
        p.addRects([SignatureSample.rect]); p.addRoundedRect(in: SignatureSample.rect, cornerSize: .zero);
        p.addEllipse(in: SignatureSample.rect); p.addLines([.zero]); p.addPath(Path()); p.closeSubpath();
        _ = p.contains(.zero); _ = p.currentPoint; p.forEach { e in }; _ = p.trimmedPath(from: 0, to: 1);
        _ = p.strokedPath(StrokeStyle()); _ = p.offsetBy(dx: 1, dy: 1); _ = p.applying(.identity); _ = p.boundingRect;
        _ = p.cgPath; _ = p.isEmpty; _ = p.description; _ = p.union(p); _ = p.intersection(p); _ = p.subtracting(p);
        _ = p.symmetricDifference(p); _ = p.lineIntersection(p); _ = p.lineSubtraction(p); _ = p.normalized()
      })
    SignatureSample.show([.layout, .drawing, .semantics], Circle().size(width: 1, height: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().size(.zero))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().scale(2))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().scale(x: 1, y: 1, anchor: .top))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().rotation(.degrees(1)))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().rotation(.degrees(1), anchor: .top))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().offset(x: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().transform(.identity))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().inset(by: 1).stroke(.red))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(.red).stroke(.blue))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(.red, style: FillStyle(eoFill: true)))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().stroke(.red, lineWidth: 1, antialiased: true))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(.red).strokeBorder(.blue, lineWidth: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().union(Rectangle()))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().subtracting(Rectangle()))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().intersection(Rectangle()))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().trim(from: 0, to: 1).stroke(.red))
    SignatureSample.show([.layout, .drawing, .semantics], RoundedRectangle(cornerSize: .zero))
    SignatureSample.show([.layout, .drawing, .semantics], UnevenRoundedRectangle(cornerRadii: .init()))
    SignatureSample.show([.layout, .drawing, .semantics], Capsule(style: .circular))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.quaternary))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.selection))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.separator))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.windowBackground))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.background))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.foreground))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.placeholder))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.link))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.fill))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.background.secondary))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.red.gradient))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.red.opacity(1)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(.conicGradient(colors: [.red], center: .center)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.ellipticalGradient(colors: [.red])))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.image(Image("x"))))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.blendMode(.multiply)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.red.blendMode(.multiply)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.thinMaterial))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.bar))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(ImagePaint(image: Image("x"), scale: 0.1)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(AnyShapeStyle(.red)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.secondary))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(HierarchicalShapeStyle.tertiary))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(.red.shadow(.drop(color: .red, radius: 1, x: 1, y: 1))))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.tint.secondary))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(AngularGradient(colors: [.red], center: .center)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(AngularGradient(stops: [], center: .center, angle: .zero)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(RadialGradient(stops: [], center: .center, startRadius: 0, endRadius: 1)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(
        EllipticalGradient(
          gradient: Gradient(colors: []), center: .center, startRadiusFraction: 0, endRadiusFraction: 1)))
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Gradient(colors: [.red])))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(AnyGradient(Gradient(colors: [.red]))))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(Gradient(stops: []).colorSpace(.perceptual)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.regularMaterial.shadow(.drop(radius: 1))))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.red.mix(with: .blue, by: 0.3)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(Color.red.mix(with: .blue, by: 0.3, in: .device)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(Color(Color.Resolved(red: 1, green: 1, blue: 1))))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().fill(Color(Color.Resolved(colorSpace: .sRGB, red: 1, green: 1, blue: 1, opacity: 1))))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.red.resolve(in: EnvironmentValues())))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().fill(Color(hue: 1, saturation: 1, brightness: 1, opacity: 1)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.mint))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.primary))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.accentColor))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.indigo))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.teal))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.cyan))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(Color.clear))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().projectionEffect(.init(CATransform3DIdentity)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().transformEffect(CGAffineTransform(translationX: 1, y: 1)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().rotation3DEffect(.degrees(3), axis: (1, 0, 0)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().scaleEffect(x: 1, y: 1, anchor: .top))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().shadow(radius: 1, x: 0, y: 0))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().mask(alignment: .top) { Circle() })
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().clipShape(Circle(), style: FillStyle()))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().clipped(antialiased: true))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().contrast(1))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().grayscale(0.3))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().luminanceToAlpha())
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().compositingGroup())
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().drawingGroup(opaque: true, colorMode: .linear))
  }

  @Test("signatures 91 to 115")
  func signatures91() {
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().colorMultiply(.red))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().blendMode(.plusLighter))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().fill(.red.mix(with: .blue, by: 0.1)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().visualEffect { c, p in
        c.blur(radius: 1).opacity(1).scaleEffect(2).rotationEffect(.zero).hueRotation(.zero).offset(.zero).saturation(1)
          .brightness(1).contrast(1).grayscale(1)
      })
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().fill(.shadow(.inner(color: .red, radius: 1))))
    SignatureSample.show(
      .drawing,
      Text("x").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().background(.thinMaterial))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().background(ignoresSafeAreaEdges: .all))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().background(.red, ignoresSafeAreaEdges: .all))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().background(in: Circle()))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().backgroundStyle(.red.gradient))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().border(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), width: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().overlay(.red))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().overlay(.red, in: Circle()))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().overlay(.red, ignoresSafeAreaEdges: []))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().contentShape(.interaction, Circle()))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Rectangle().contentShape([.dragPreview, .contextMenuPreview], Circle(), eoFill: true))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().containerShape(.rect(cornerRadius: 3)))
    SignatureSample.show([.layout, .drawing, .semantics], RoundedRectangle(cornerRadius: 3).fill(.red).frame(width: 1))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Rectangle().clipShape(.rect(cornerRadii: .init(topLeading: 1))))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().clipShape(.rect(topLeadingRadius: 3)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().clipShape(.ellipse))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().clipShape(.circle.inset(by: 1)))
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle().clipShape(.rect.offset(x: 1)))
  }
}
