import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Sizes, positions and padding")
struct SizingTests {
  private let text = Text("x")

  @Test("frames")
  func frames() throws {
    let fixed = try shown(text.frame(width: 5, height: 6, alignment: .leading)) { try $0.fixedFrame() }
    #expect(fixed.width == 5 && fixed.height == 6 && fixed.alignment == .leading)
    #expect(throws: InspectionError.self) { try shown(text.frame(width: 5)) { try $0.fixedHeight() } }
    let flexible = try shown(text.frame(minWidth: 1, maxWidth: .infinity, alignment: .top)) { try $0.flexFrame() }
    #expect(flexible.minWidth == 1 && flexible.maxWidth == .infinity && flexible.alignment == .top)
    #expect(flexible.idealWidth.isNaN && flexible.minHeight.isNaN)
    let size = try shown(text.fixedSize(horizontal: true, vertical: false)) { try $0.fixedSize() }
    #expect(size.horizontal && !size.vertical)
    #expect(try shown(text.layoutPriority(2)) { try $0.layoutPriority() } == 2)
  }

  @Test("paddings add up")
  func paddings() throws {
    let view = text.padding([.top, .bottom], 10).frame(width: 50).padding(.top, 5)
    #expect(try shown(view) { try $0.padding() } == EdgeInsets(top: 15, leading: 0, bottom: 10, trailing: 0))
    #expect(try shown(view) { try $0.padding(.top) } == 15)
    #expect(try shown(view) { $0.hasPadding(.vertical) })
    #expect(try !shown(view) { $0.hasPadding(.all) })
  }

  @Test("default padding has no length", arguments: [Edge.Set.all, .leading])
  func standardPadding(edges: Edge.Set) throws {
    #expect(try shown(text.padding(edges)) { $0.hasPadding(edges) })
    #expect(throws: InspectionError.self) { try shown(text.padding(edges)) { try $0.padding() } }
  }

  @Test("positions")
  func places() throws {
    #expect(try shown(text.position(x: 3, y: 4)) { try $0.position() } == CGPoint(x: 3, y: 4))
    #expect(try shown(text.offset(x: 3, y: 4)) { try $0.offset() } == CGSize(width: 3, height: 4))
    #expect(try shown(text.zIndex(3)) { try $0.zIndex() } == 3)
    #expect(try shown(text.tag("a")) { try $0.tag() } == AnyHashable("a"))
    #expect(try shown(text.coordinateSpace(name: "a")) { try $0.coordinateSpaceName() } == "a")
    let area = try shown(text.ignoresSafeArea(.keyboard, edges: .bottom)) { try $0.ignoresSafeArea() }
    #expect(area.regions == .keyboard && area.edges == .bottom)
  }
}
