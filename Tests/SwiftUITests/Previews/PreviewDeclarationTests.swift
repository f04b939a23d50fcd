import Testing

@testable import SwiftUI

private struct Counted: PreviewModifier {
  static var count = 0

  static func makeSharedContext() async throws -> Int {
    count += 1
    return count
  }

  func body(content: Content, context: Int) -> some View { content }
}

@Suite("Declared previews")
@MainActor
struct PreviewDeclarationTests {
  @Test("the shared data of a modifier is made once for all previews")
  func sharedContext() async throws {
    var settings = PreviewSettings()
    settings.modifiers = [Counted()]
    for name in ["a", "b"] {
      _ = try await DeclaredPreview(settings: settings, view: AnyView(Text(name))).content()
    }
    #expect(Counted.count == 1)
  }
}
