import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// The constants come from the plugin, which made them of this target's catalog.
@MainActor
@Suite("Constants that the plugin FlowAssets makes")
struct GeneratedSymbolsTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let screen = Screen(size: .unspecified)
    screen.show(view)
    #expect(screen.graph.issues.map(\.message) == [])
    return try #require(screen.picture(scale: 1))
  }

  @Test("a color is a color, a resource and a style")
  func colors() throws {
    let green = Bitmap.Pixel(red: 0, green: 255, blue: 0)
    let views = [AnyView(Color.greenPrimary), AnyView(Color(.greenPrimary)), AnyView(Rectangle().fill(.greenPrimary))]
    for view in views {
      #expect(try picture(view.frame(width: 2, height: 2))[1, 1] == green)
    }
    #expect(UIColor.greenPrimary == UIColor(resource: .greenPrimary))
  }

  @Test("a string is a resource, in the language of the view, with its values")
  func strings() {
    func text(_ resource: LocalizedStringResource, _ language: String) -> String? {
      let screen = Screen(size: .unspecified)
      screen.show(Text(resource).environment(\.locale, Locale(identifier: language)))
      return texts(screen.semanticsTree).first
    }
    func texts(_ node: SemanticsNode) -> [String] {
      (node.role == .staticText ? [node.label ?? ""] : []) + node.children.flatMap(texts)
    }
    #expect(text(.welcome, "en") == "Welcome")
    #expect(text(.welcome, "de") == "Willkommen")
    #expect(text(.posts(count: 3, author: "Mina"), "en") == "3 posts by Mina")
    #expect(text(.posts(count: 3, author: "Mina"), "de") == "Mina hat 3 Beiträge")
    #expect(String(localized: .posts(count: 3, author: "Mina")) == "3 posts by Mina")
  }

  @Test("an image of a namespace is a resource")
  func images() throws {
    let bitmap = try picture(Image(.Icons.dot))
    #expect(bitmap.width == 6 && bitmap.height == 4)
    #expect(bitmap[3, 2] == Bitmap.Pixel(red: 0, green: 0, blue: 255))
    #expect(UIImage(resource: .Icons.dot).size.width == 6)
  }
}
