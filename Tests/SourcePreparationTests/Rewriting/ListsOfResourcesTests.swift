import Testing

@testable import SourcePreparation

@Suite("Lists of the files of a bundle") struct ListsOfResourcesTests {
  @Test("get the name of the method that gives addresses")
  func renamed() {
    let source = "let a = Bundle.main.urls(forResourcesWithExtension: \"json\", subdirectory: nil) ?? []\n"
    #expect(prepared(source) == source.replacing("urls", with: "_urls"))
    #expect(prepared(source, .linux) == source)
  }

  @Test(
    "and other calls stay",
    arguments: ["FileManager.default.urls(for: a, in: b)", "urls(forResourcesWithExtension: nil)", "a.urls.first"])
  func others(_ source: String) { #expect(prepared(source + "\n") == source + "\n") }
}
