import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Shapes and their styles")
struct ShapeTests {
  private struct Badge: View {
    @State private var width: CGFloat = 2

    var body: some View {
      VStack {
        Circle().trim(from: 0, to: 0.5).rotation(.degrees(90), anchor: .top).offset(x: width, y: 0)
        Rectangle().strokeBorder(Color.red, lineWidth: width)
        Ellipse().inset(by: width).fill(.blue, style: FillStyle(eoFill: true))
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Color(red: 0.5, green: 0.25, blue: 1)
        Button("Wider") { width = 6 }
      }
    }
  }

  @Test("a hosted shape follows the state of its view")
  func live() throws {
    let view = Badge()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try view.inspect().vStack().shape(0).offset() == CGSize(width: 2, height: 0))
    try view.inspect().find(button: "Wider").tap()
    let stack = try view.inspect().vStack()
    #expect(try stack.shape(0).offset() == CGSize(width: 6, height: 0))
    #expect(try stack.shape(0).trim() == (0, 0.5))
    #expect(try stack.shape(0).rotation() == (.degrees(90), .top))
    #expect(try stack.shape(1).strokeStyle().lineWidth == 6)
    #expect(try stack.shape(1).fillShapeStyle(Color.self) == .red)
    #expect(try stack.shape(1).inset() == 3)
    #expect(try stack.shape(2).fillStyle().isEOFilled)
    #expect(try stack.linearGradient(3).gradient() == Gradient(colors: [.red, .blue]))
    #expect(try stack.color(4).rgba().blue == 1)
  }

  @Test("a shape is found by a search, and a missing value is named")
  func search() throws {
    let view = HStack { Circle().scale(2) }
    let shape = try view.inspect().find(ViewType.Shape.self)
    #expect(shape.pathToRoot == "hStack().shape(0)")
    #expect(try shape.scale().x == 2)
    let error = #expect(throws: InspectionError.self) { try shape.size() }
    #expect(error?.localizedDescription == "Circle does not have 'size' attribute")
    let other = #expect(throws: InspectionError.self) { try Text("a").inspect().shape() }
    #expect(other?.localizedDescription == "Type mismatch: Text is not InspectableShape")
  }

  @Test("the path is that of the shape in the rectangle")
  func path() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let shape = RoundedRectangle(cornerRadius: 4).offset(x: 3, y: 0)
    #expect(try shape.fill(.red).inspect().shape().path(in: rect) == shape.path(in: rect))
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path { Path { $0.addLines([.zero, CGPoint(x: rect.width, y: 0)]) } }
  }

  @Test("a custom shape is a view of its own, with its style inside")
  func ownShape() throws {
    #expect(try Triangle().fill(.red).inspect().shape().fillShapeStyle(Color.self) == .red)
    #expect(try Group { Triangle() }.inspect().find(Triangle.self).shape().fillStyle() == FillStyle())
  }
}
