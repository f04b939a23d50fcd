import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Members that sources declare") struct DeclaredMembersTests {
  private func members(_ text: String) -> DeclaredMembers {
    var members = DeclaredMembers()
    members.read(text)
    return members
  }

  @Test("are static ones of an extension of the type, not those of other types, comments, strings and functions")
  func names() {
    let members = members(
      """
      extension SwiftUI.Color { // static let comment = 1
        static let tea: Color = make { .red }
        public static var `milk`: Color { let static1 = "static var text"; return .red }
        struct Inner { static let inner = 1 }
        var honey: Color { .red }
        /* static let block = 1 */
      }
      extension ShapeStyle where Self == Color { static var sugar: Color { Color.red } }
      struct Other { static let other = 1 }
      """)
    #expect(members.contains("tea", of: "Color") && members.contains("milk", of: "Color"))
    #expect(members.contains("sugar", of: "ShapeStyle") && !members.contains("sugar", of: "Color"))
    for name in ["comment", "text", "inner", "honey", "block", "other", "sugar"] {
      #expect(!members.contains(name, of: "Color"), "\(name)")
    }
  }

  @Test("take the place of symbols of the same name and type")
  func symbols() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Tea.colorset", "Milk.colorset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let source = AssetSymbols(
      catalogs: [AssetCatalog(contentsOf: folder)],
      declared: members("extension ShapeStyle where Self == Color { static var tea: Color { .red } }")
    ).source
    let style = try #require(source.components(separatedBy: "extension SwiftUI.ShapeStyle").last)
    let color = try #require(source.components(separatedBy: "extension SwiftUI.Color {").last)
    #expect(!style.prefix { $0 != "}" }.contains("var tea") && style.contains("var milk"))
    #expect(color.contains("var tea: SwiftUI.Color"))
    #expect(source.contains("static let tea = SwiftUI.ColorResource"))
  }
}
