@testable import FlowFoundation
import Testing

@Suite("The types that the system declares")
struct DeclaredTypeTests {
  @Test("are kinds of declared types, and none of itself")
  func parents() throws {
    let lines = DeclaredType.systemLines.split(separator: "\n")
    let identifiers = lines.compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
    #expect(identifiers.count > 130 && Set(identifiers).count == identifiers.count)
    for identifier in identifiers {
      let type = try #require(DeclaredType.named(identifier), "\(identifier) is not read")
      #expect(type.parents.allSatisfy { DeclaredType.named($0) != nil }, "\(identifier)")
      #expect(!DeclaredType.kinds(of: identifier).contains(identifier), "\(identifier)")
    }
  }

  @Test("are found by their tags, the usual one first")
  func tags() {
    #expect(DeclaredType.identifiers(ending: "m4a") == ["com.apple.m4a-audio", "public.mpeg-4-audio"])
    #expect(DeclaredType.identifiers(mimeType: "text/csv") == ["public.comma-separated-values-text"])
    #expect(DeclaredType.identifiers(ending: "none") == [])
  }

  @Test("a type that nobody declares is only what the code says")
  func undeclared() {
    #expect(DeclaredType.named("com.example.tea") == nil && DeclaredType.kinds(of: "com.example.tea") == [])
    #expect(DeclaredType.kinds(of: "com.example.tea", parents: ["public.png"]).contains("public.image"))
    #expect(DeclaredType.is("dyn.brew", a: "public.data") && !DeclaredType.is("dyn.brew", a: "public.text"))
  }
}
