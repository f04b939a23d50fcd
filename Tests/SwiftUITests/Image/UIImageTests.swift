import FlowRendering
import Testing

@testable import SwiftUI

@MainActor
@Suite("Pictures of UIKit")
struct UIImageTests {
  @Test("a picture is read from PNG data, with its size in points")
  func data() throws {
    let data = try Bitmap(width: 4, height: 2).pngData()
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.pngData() == data)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "absent") == nil)
  }

  @Test("Image(uiImage:) takes the picture's size, and resizable() lets it go")
  func image() {
    let picture = UIImage(.bitmap(Bitmap(width: 8, height: 8)), scale: 2)
    let natural = LaidOut { Image(uiImage: picture).part("image") }
    #expect(natural["image"].size == CGSize(width: 4, height: 4))
    let resized = LaidOut { Image(uiImage: picture).resizable().frame(width: 30, height: 20).part("image") }
    #expect(resized["image"].size == CGSize(width: 30, height: 20))
  }

  @Test("the pixels of an image are turned and mirrored by its orientation")
  func orientation() throws {
    // Two pixels, side by side.
    let stored = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let shown = Image.Orientation.allCases.map { stored.oriented($0) }
    let sides: [[UInt32]] = [stored.pixels, stored.pixels.reversed()]
    #expect(shown[0...3].map(\.pixels) == [sides[0], sides[1], sides[1], sides[0]])
    #expect(shown[0...3].allSatisfy { $0.width == 2 && $0.height == 1 })
    // `left`, `leftMirrored`, `right`, `rightMirrored`: from top to bottom.
    #expect(shown[4...7].map(\.pixels) == [sides[1], sides[0], sides[0], sides[1]])
    #expect(shown[4...7].allSatisfy { $0.width == 1 && $0.height == 2 })
    let view = LaidOut { Image(source: .bitmap(stored, scale: 1), orientation: .right).part("image") }
    #expect(view["image"].size == CGSize(width: 1, height: 2))
  }

  @Test("there is no encoder for HEIC, with a warning")
  func heic() {
    let screen = Screen.phone()
    screen.show(Text("a"))
    screen.perform { #expect(UIImage(.bitmap(Bitmap(width: 8, height: 8)), scale: 2).heicData() == nil) }
    #expect(screen.graph.issues.contains { $0.message.contains("there is no encoder for the format; jpegData") })
  }

  @Test("an image renderer returns an image")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
    renderer.scale = 2
    #expect(try #require(renderer.uiImage).size == CGSize(width: 3, height: 2))
  }

  @Test("an image has the size that the view chooses for the proposal")
  func rendererProposal() throws {
    let renderer = ImageRenderer(content: Color.red.frame(height: 20).padding(5))
    renderer.proposedSize = ProposedViewSize(width: 80, height: 100)
    #expect(try #require(renderer.uiImage).size == CGSize(width: 80, height: 30))
  }

  @Test("a resizable symbol keeps the proportions of its drawing")
  func resizableSymbol() {
    let view = LaidOut {
      Image(systemName: "circle.fill").resizable().scaledToFit().frame(height: 40).part("circle")
    }
    #expect(abs(view["circle"].width - 40) < 0.01)
  }

  @Test("Color.init is the one function that makes colours of UIKit's")
  func colorFunction() {
    #expect([UIColor.red, .blue].map(Color.init) == [Color(uiColor: .red), Color(uiColor: .blue)])
  }

  @Test("an image is drawn with a graphics context")
  func drawn() {
    let image = Image(size: CGSize(width: 6, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 4)), with: .color(.blue))
    }
    #expect(LaidOut { image.part("image") }["image"].size == CGSize(width: 6, height: 4))
  }

  @Test("a symbol's rendering mode gives an image that can still be resized")
  func symbolRenderingMode() {
    let symbol: Image = Image(systemName: "star").symbolRenderingMode(.hierarchical).resizable()
    #expect(symbol.ownSymbolRenderingMode == .hierarchical)
  }

  @Test("colour literals are UIKit's colours")
  func literal() {
    let color = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color.resolve(in: EnvironmentValues()).red == 1)
  }
}
