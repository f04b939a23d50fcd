import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, and is laid out, drawn and described without an error.
@MainActor
@Suite("Shapes, styles and effects")
struct DrawingSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show(Path(SignatureSample.rect))
    SignatureSample.show(Path(roundedRect: SignatureSample.rect, cornerRadius: 1))
    SignatureSample.show(Path(roundedRect: SignatureSample.rect, cornerSize: .zero))
    SignatureSample.show(Path(roundedRect: SignatureSample.rect, cornerRadii: .init(topLeading: 1)))
    SignatureSample.show(Path("0 0 m"))
    SignatureSample.show(Path(CGMutablePath()))
    SignatureSample.show(
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
    SignatureSample.show(Circle().size(width: 1, height: 1))
    SignatureSample.show(Circle().size(.zero))
    SignatureSample.show(Circle().scale(2))
    SignatureSample.show(Circle().scale(x: 1, y: 1, anchor: .top))
    SignatureSample.show(Circle().rotation(.degrees(1)))
    SignatureSample.show(Circle().rotation(.degrees(1), anchor: .top))
    SignatureSample.show(Circle().offset(x: 1))
    SignatureSample.show(Circle().transform(.identity))
    SignatureSample.show(Circle().inset(by: 1).stroke(.red))
    SignatureSample.show(Circle().fill(.red).stroke(.blue))
    SignatureSample.show(Circle().fill(.red, style: FillStyle(eoFill: true)))
    SignatureSample.show(Circle().stroke(.red, lineWidth: 1, antialiased: true))
    SignatureSample.show(Circle().fill(.red).strokeBorder(.blue, lineWidth: 1))
    SignatureSample.show(Circle().union(Rectangle()))
    SignatureSample.show(Circle().subtracting(Rectangle()))
    SignatureSample.show(Circle().intersection(Rectangle()))
    SignatureSample.show(Circle().trim(from: 0, to: 1).stroke(.red))
    SignatureSample.show(RoundedRectangle(cornerSize: .zero))
    SignatureSample.show(UnevenRoundedRectangle(cornerRadii: .init()))
    SignatureSample.show(Capsule(style: .circular))
    SignatureSample.show(Rectangle().fill(.quaternary))
    SignatureSample.show(Rectangle().fill(.selection))
    SignatureSample.show(Rectangle().fill(.separator))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show(Rectangle().fill(.windowBackground))
    SignatureSample.show(Rectangle().fill(.background))
    SignatureSample.show(Rectangle().fill(.foreground))
    SignatureSample.show(Rectangle().fill(.placeholder))
    SignatureSample.show(Rectangle().fill(.link))
    SignatureSample.show(Rectangle().fill(.fill))
    SignatureSample.show(Rectangle().fill(.background.secondary))
    SignatureSample.show(Rectangle().fill(.red.gradient))
    SignatureSample.show(Rectangle().fill(.red.opacity(1)))
    SignatureSample.show(Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
    SignatureSample.show(
      Rectangle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)))
    SignatureSample.show(
      Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero)))
    SignatureSample.show(Rectangle().fill(.conicGradient(colors: [.red], center: .center)))
    SignatureSample.show(Rectangle().fill(.ellipticalGradient(colors: [.red])))
    SignatureSample.show(Rectangle().fill(.image(Image("x"))))
    SignatureSample.show(Rectangle().fill(.blendMode(.multiply)))
    SignatureSample.show(Rectangle().fill(.red.blendMode(.multiply)))
    SignatureSample.show(Rectangle().fill(.thinMaterial))
    SignatureSample.show(Rectangle().fill(.bar))
    SignatureSample.show(Rectangle().fill(ImagePaint(image: Image("x"), scale: 0.1)))
    SignatureSample.show(Rectangle().fill(AnyShapeStyle(.red)))
    SignatureSample.show(Rectangle().fill(.secondary))
    SignatureSample.show(Rectangle().fill(HierarchicalShapeStyle.tertiary))
    SignatureSample.show(Rectangle().fill(.red.shadow(.drop(color: .red, radius: 1, x: 1, y: 1))))
    SignatureSample.show(Rectangle().fill(.tint.secondary))
    SignatureSample.show(Rectangle().fill(AngularGradient(colors: [.red], center: .center)))
    SignatureSample.show(Rectangle().fill(AngularGradient(stops: [], center: .center, angle: .zero)))
    SignatureSample.show(
      Rectangle().fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)))
    SignatureSample.show(Rectangle().fill(RadialGradient(stops: [], center: .center, startRadius: 0, endRadius: 1)))
    SignatureSample.show(
      Rectangle().fill(
        EllipticalGradient(
          gradient: Gradient(colors: []), center: .center, startRadiusFraction: 0, endRadiusFraction: 1)))
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show(Rectangle().fill(Gradient(colors: [.red])))
    SignatureSample.show(Rectangle().fill(AnyGradient(Gradient(colors: [.red]))))
    SignatureSample.show(Rectangle().fill(Gradient(stops: []).colorSpace(.perceptual)))
    SignatureSample.show(Rectangle().fill(.regularMaterial.shadow(.drop(radius: 1))))
    SignatureSample.show(Rectangle().fill(Color.red.mix(with: .blue, by: 0.3)))
    SignatureSample.show(Rectangle().fill(Color.red.mix(with: .blue, by: 0.3, in: .device)))
    SignatureSample.show(Rectangle().fill(Color(Color.Resolved(red: 1, green: 1, blue: 1))))
    SignatureSample.show(
      Rectangle().fill(Color(Color.Resolved(colorSpace: .sRGB, red: 1, green: 1, blue: 1, opacity: 1))))
    SignatureSample.show(Rectangle().fill(Color.red.resolve(in: EnvironmentValues())))
    SignatureSample.show(Rectangle().fill(Color(hue: 1, saturation: 1, brightness: 1, opacity: 1)))
    SignatureSample.show(Rectangle().fill(Color.mint))
    SignatureSample.show(Rectangle().fill(Color.primary))
    SignatureSample.show(Rectangle().fill(Color.accentColor))
    SignatureSample.show(Rectangle().fill(Color.indigo))
    SignatureSample.show(Rectangle().fill(Color.teal))
    SignatureSample.show(Rectangle().fill(Color.cyan))
    SignatureSample.show(Rectangle().fill(Color.clear))
    SignatureSample.show(Rectangle().projectionEffect(.init(CATransform3DIdentity)))
    SignatureSample.show(Rectangle().transformEffect(CGAffineTransform(translationX: 1, y: 1)))
    SignatureSample.show(Rectangle().rotation3DEffect(.degrees(3), axis: (1, 0, 0)))
    SignatureSample.show(Rectangle().scaleEffect(x: 1, y: 1, anchor: .top))
    SignatureSample.show(Rectangle().shadow(radius: 1, x: 0, y: 0))
    SignatureSample.show(Rectangle().mask(alignment: .top) { Circle() })
    SignatureSample.show(Rectangle().clipShape(Circle(), style: FillStyle()))
    SignatureSample.show(Rectangle().clipped(antialiased: true))
    SignatureSample.show(Rectangle().contrast(1))
    SignatureSample.show(Rectangle().grayscale(0.3))
    SignatureSample.show(Rectangle().luminanceToAlpha())
    SignatureSample.show(Rectangle().compositingGroup())
    SignatureSample.show(Rectangle().drawingGroup(opaque: true, colorMode: .linear))
  }

  @Test("signatures 91 to 115")
  func signatures91() {
    SignatureSample.show(Rectangle().colorMultiply(.red))
    SignatureSample.show(Rectangle().blendMode(.plusLighter))
    SignatureSample.show(Circle().fill(.red.mix(with: .blue, by: 0.1)))
    SignatureSample.show(
      Rectangle().visualEffect { c, p in
        c.blur(radius: 1).opacity(1).scaleEffect(2).rotationEffect(.zero).hueRotation(.zero).offset(.zero).saturation(1)
          .brightness(1).contrast(1).grayscale(1)
      })
    SignatureSample.show(Rectangle().fill(.shadow(.inner(color: .red, radius: 1))))
    SignatureSample.show(
      Text("x").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
    SignatureSample.show(Rectangle().background(.thinMaterial))
    SignatureSample.show(Rectangle().background(ignoresSafeAreaEdges: .all))
    SignatureSample.show(Rectangle().background(.red, ignoresSafeAreaEdges: .all))
    SignatureSample.show(Rectangle().background(in: Circle()))
    SignatureSample.show(Rectangle().backgroundStyle(.red.gradient))
    SignatureSample.show(Rectangle().border(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), width: 1))
    SignatureSample.show(Rectangle().overlay(.red))
    SignatureSample.show(Rectangle().overlay(.red, in: Circle()))
    SignatureSample.show(Rectangle().overlay(.red, ignoresSafeAreaEdges: []))
    SignatureSample.show(Rectangle().contentShape(.interaction, Circle()))
    SignatureSample.show(Rectangle().contentShape([.dragPreview, .contextMenuPreview], Circle(), eoFill: true))
    SignatureSample.show(Rectangle().containerShape(.rect(cornerRadius: 3)))
    SignatureSample.show(RoundedRectangle(cornerRadius: 3).fill(.red).frame(width: 1))
    SignatureSample.show(Rectangle().clipShape(.rect(cornerRadii: .init(topLeading: 1))))
    SignatureSample.show(Rectangle().clipShape(.rect(topLeadingRadius: 3)))
    SignatureSample.show(Rectangle().clipShape(.ellipse))
    SignatureSample.show(Rectangle().clipShape(.circle.inset(by: 1)))
    SignatureSample.show(Rectangle().clipShape(.rect.offset(x: 1)))
  }
}
