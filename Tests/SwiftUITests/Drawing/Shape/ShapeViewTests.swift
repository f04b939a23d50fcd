import FlowRendering
import Testing

@testable import SwiftUI

@MainActor
@Suite("Shapes as views")
struct ShapeViewTests {
  private func items(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) -> [DisplayItem] {
    let screen = Screen(
      size: ProposedViewSize(width: 100, height: 50), environment: environment,
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(view)
    return screen.displayList().items
  }

  private func fills(_ items: [DisplayItem]) -> [RenderPaint] {
    items.compactMap { if case .fill(_, let paint, _) = $0.content { paint } else { nil } }
  }

  @Test("a shape is filled with the foreground style")
  func plain() {
    #expect(fills(items(Rectangle())) == [.color(.black)])
    #expect(fills(items(Rectangle().foregroundStyle(.white))) == [.color(.white)])
    #expect(
      fills(items(Rectangle().foregroundStyle(.secondary).foregroundColor(.white)))
        == [.color(RenderColor(white: 1, alpha: 0.5))])
  }

  @Test("a color and a gradient fill the space they are offered")
  func styles() {
    let items = items(Color.red)
    #expect(fills(items) == [.color(RenderColor(hex: 0xFF3B30))])
    guard case .fill(let path, _, _) = items[0].content else { return }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    let gradient = self.items(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    guard case .linearGradient(_, _, let end) = fills(gradient).first else {
      Issue.record("not a gradient")
      return
    }
    #expect(end == CGPoint(x: 50, y: 50))
  }

  @Test("a stroke is painted as a stroke; a border lies inside of the frame")
  func strokes() {
    guard
      case .stroke(let path, .color(.white), let stroke) = items(Rectangle().stroke(.white, lineWidth: 4))[0].content
    else {
      Issue.record("not a stroke")
      return
    }
    #expect(stroke.lineWidth == 4)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    guard case .stroke(let border, _, _) = items(Rectangle().strokeBorder(.white, lineWidth: 4))[0].content else {
      Issue.record("not a stroke")
      return
    }
    #expect(border.boundingRect == CGRect(x: 2, y: 2, width: 96, height: 46))
  }

  @Test("styles that are chained are painted one in front of the other")
  func chained() {
    let items = items(Rectangle().fill(.red).stroke(.white, lineWidth: 2))
    #expect(items.count == 2)
    #expect(fills(items) == [.color(RenderColor(hex: 0xFF3B30))])
    guard case .stroke = items[1].content else {
      Issue.record("the stroke is not in front")
      return
    }
  }

  @Test("a drop shadow puts the shape in a group with a shadow")
  func shadows() {
    guard case .group(_, let inner) = items(Rectangle().fill(.red.shadow(.drop(radius: 3))))[0].content,
      case .group(let group, _) = inner[0].content
    else {
      Issue.record("no group")
      return
    }
    #expect(group.filters.count == 1)
  }

  @Test("a background style is behind the view, a border in front of it")
  func layers() {
    #expect(fills(items(Rectangle().fill(.white).background(.black))) == [.color(.black), .color(.white)])
    #expect(
      fills(items(Rectangle().fill(.white).background(.black, in: Capsule()))) == [.color(.black), .color(.white)])
    #expect(items(Rectangle().fill(.white).border(.red, width: 2)).count == 2)
  }

  @Test("an uneven rectangle is mirrored right to left")
  func mirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func corner(_ environment: EnvironmentValues, _ point: CGPoint) -> Bool? {
      let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
      guard case .fill(let path, _, _) = items(shape, environment: environment)[0].content else { return nil }
      return path.contains(point)
    }
    #expect(corner(EnvironmentValues(), CGPoint(x: 1, y: 1)) == false)
    #expect(corner(environment, CGPoint(x: 1, y: 1)) == true)
    #expect(corner(environment, CGPoint(x: 99, y: 1)) == false)
  }

  @Test("the background style is that of the environment, or the system's")
  func backgroundStyle() {
    #expect(
      fills(items(Color.white.background().backgroundStyle(.red))) == [
        .color(RenderColor(hex: 0xFF3B30)), .color(.white),
      ])
    #expect(fills(items(Rectangle().fill(.background))) == [.color(.white)])
    #expect(fills(items(Rectangle().fill(.background).backgroundStyle(.black))) == [.color(.black)])
    #expect(read(\.backgroundStyle) { $0.backgroundStyle(.red) } == .some(AnyShapeStyle(Color.red)))
  }

  private func outline(_ view: some View) -> CGRect? {
    let screen = Screen.phone(width: 100, height: 50)
    screen.show(view)
    guard case .fill(let path, _, _) = screen.displayList().items.first?.content else { return nil }
    return path.boundingRect
  }

  private func corner(_ view: some View, _ point: CGPoint) -> Bool? {
    guard case .fill(let path, _, _) = items(view).first?.content else { return nil }
    return path.contains(point)
  }

  @Test("a container relative shape is the shape of its container with the view's inset")
  func containerRelativeShape() {
    #expect(corner(ContainerRelativeShape(), CGPoint(x: 1, y: 1)) == true)
    #expect(corner(AnyShape(.containerRelative), CGPoint(x: 1, y: 1)) == true)
    let round = ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 25))
    #expect(corner(round, CGPoint(x: 1, y: 1)) == false)
    #expect(corner(round, CGPoint(x: 50, y: 1)) == true)
  }

  @Test("gradients that are views fill the space they are offered")
  func gradients() {
    let colors: [Color] = [.black, .white]
    #expect(
      outline(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 10))
        == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(outline(EllipticalGradient(colors: colors)) == CGRect(x: 0, y: 0, width: 100, height: 50))
    guard
      case .radialGradient = fills(
        items(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 10))
      ).first
    else {
      Issue.record("not a radial gradient")
      return
    }
  }

  @Test("a drawing group is a separate group")
  func groups() {
    func isIsolated(_ view: some View) -> Bool {
      guard case .group(let group, _) = items(view).first?.content else { return false }
      return group.isIsolated
    }
    #expect(isIsolated(Color.red.compositingGroup()))
    #expect(isIsolated(Color.red.drawingGroup()))
    #expect(!isIsolated(Color.red))
  }

  @Test("the views of shapes have the shape, the style and the background")
  func shapeViews() {
    let stroked: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(Color.blue, lineWidth: 3)
    #expect(stroked.strokeStyle.lineWidth == 3)
    let filled: FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>> = stroked.fill(Color.red)
    #expect(filled.style == .red)
    #expect(filled.background.style == .blue)
    let bordered: StrokeBorderShapeView<Rectangle, Color, EmptyView> = Rectangle().strokeBorder(
      Color.blue, lineWidth: 4)
    #expect(bordered.strokeStyle.lineWidth == 4 && bordered.isAntialiased)
    func shape<V: ShapeView>(_ view: V) -> V.Content { view.shape }
    let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(shape(bordered).path(in: rect).boundingRect == rect)
    #expect(shape(filled).path(in: rect).boundingRect == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  private func contains(_ view: some View, _ point: CGPoint) -> Bool? {
    func find(_ items: [DisplayItem]) -> Bool? {
      for item in items {
        switch item.content {
        case .fill(let path, _, _):
          return path.contains(CGPoint(x: point.x - item.offset.x, y: point.y - item.offset.y))
        case .group(_, let inner): if let found = find(inner) { return found }
        default: break
        }
      }
      return nil
    }
    return find(items(view))
  }

  @Test("a container relative shape is inset by its distance to the container")
  func containerDistance() {
    let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    let inner = ContainerRelativeShape().padding(16).containerShape(container)
    // The corner has a radius of 4: its circle cuts off less than 1.2 points.
    #expect(contains(inner, CGPoint(x: 18, y: 18)) == true)
    #expect(contains(inner, CGPoint(x: 16.5, y: 16.5)) == false)
    let whole = ContainerRelativeShape().containerShape(container)
    #expect(contains(whole, CGPoint(x: 3, y: 3)) == false)
  }

  @Test("a trimmed or combined container relative shape has the corners of its container, even of an inset one")
  func derivedContainerShapes() {
    let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    let outside = CGPoint(x: 3, y: 3)
    #expect(contains(ContainerRelativeShape().trim().containerShape(container), outside) == false)
    #expect(
      contains(ContainerRelativeShape().union(ContainerRelativeShape()).containerShape(container), outside) == false)
    #expect(contains(ConcentricRectangle().containerShape(container.inset(by: 5)), CGPoint(x: 2, y: 2)) == false)
  }

  @Test("the corners of a concentric rectangle fit into those of its container")
  func concentric() {
    let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    func corner(_ shape: ConcentricRectangle, _ point: CGPoint) -> Bool? {
      contains(shape.padding(10).containerShape(container), point)
    }
    // A radius of 10 cuts off about 2.9 points of the diagonal, one of 4 about 1.2.
    #expect(corner(ConcentricRectangle(), CGPoint(x: 11.5, y: 11.5)) == false)
    #expect(corner(ConcentricRectangle(), CGPoint(x: 13.6, y: 13.6)) == true)
    #expect(corner(ConcentricRectangle(corners: .fixed(0)), CGPoint(x: 10.5, y: 10.5)) == true)
    #expect(corner(.rect(corners: .concentric(minimum: 18)), CGPoint(x: 14, y: 14)) == false)
    #expect(corner(ConcentricRectangle(topLeadingCorner: 0), CGPoint(x: 10.5, y: 10.5)) == true)
    #expect(corner(ConcentricRectangle(topLeadingCorner: 0), CGPoint(x: 88.5, y: 38.5)) == false)
    #expect(contains(ConcentricRectangle(), CGPoint(x: 0.5, y: 0.5)) == true)
    let aside = ConcentricRectangle(corners: .concentric, isUniform: true).frame(width: 50).frame(
      maxWidth: .infinity, alignment: .leading
    ).containerShape(container)
    #expect(contains(aside, CGPoint(x: 48, y: 2)) == false)
  }

  @Test("pairs of corners of a concentric rectangle have the radius of the larger one, the others their own")
  func uniformPairs() {
    let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    // At the leading edge of the container, the leading corners have a radius of 20 and the trailing ones none.
    func isCut(_ shape: ConcentricRectangle) -> [Bool?] {
      let view = shape.frame(width: 50).frame(maxWidth: .infinity, alignment: .leading).containerShape(container)
      return [CGPoint(x: 2, y: 2), CGPoint(x: 48, y: 2), CGPoint(x: 2, y: 48), CGPoint(x: 48, y: 48)].map {
        contains(view, $0).map { !$0 }
      }
    }
    #expect(isCut(ConcentricRectangle()) == [true, false, true, false])
    #expect(
      isCut(.rect(uniformTopCorners: .concentric, bottomLeadingCorner: 0, bottomTrailingCorner: 0))
        == [true, true, false, false])
    #expect(
      isCut(.rect(uniformBottomCorners: .concentric, topLeadingCorner: 0, topTrailingCorner: 0))
        == [false, false, true, true])
    #expect(
      isCut(.rect(uniformTopCorners: .concentric, uniformBottomCorners: .concentric)) == [true, true, true, true])
    #expect(
      isCut(.rect(uniformLeadingCorners: 0, topTrailingCorner: 12, bottomTrailingCorner: 0))
        == [false, true, false, false])
    #expect(
      isCut(.rect(uniformTrailingCorners: .concentric, topLeadingCorner: 12, bottomLeadingCorner: 0))
        == [true, false, false, false])
    #expect(isCut(.rect(uniformLeadingCorners: 0, uniformTrailingCorners: 12)) == [false, true, false, true])
    #expect(
      isCut(
        .rect(topLeadingCorner: 0, topTrailingCorner: 12, bottomLeadingCorner: 12, bottomTrailingCorner: 0))
        == [false, true, true, false])
  }
}
