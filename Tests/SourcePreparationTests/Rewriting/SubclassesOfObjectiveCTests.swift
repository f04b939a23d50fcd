import Testing

@testable import SourcePreparation

@Suite("Subclasses of classes of no actor in a module of the main actor") struct SubclassesOfObjectiveCTests {
  private func prepare(_ text: String, isOnMainActor: Bool = true) -> String {
    var rules = SourceRules(.apple, impliedModules: [], isUIKitImplied: false)
    rules.isOnMainActor = isOnMainActor
    return String(decoding: PreparedSource(Array(text.utf8), rules).bytes, as: UTF8.self)
  }

  @Test("are of no actor, as what runs on other threads has to be")
  func classes() {
    #expect(prepare("public final class A: Operation {}") == "public final nonisolated class A: Operation {}")
    #expect(prepare("class A: NSItemProvider {}") == "nonisolated class A: NSItemProvider {}")
    #expect(prepare("class A: NSEntityMigrationPolicy {}") == "nonisolated class A: NSEntityMigrationPolicy {}")
    #expect(
      prepare("class A<B: C>: Foundation.Formatter, D {}") == "nonisolated class A<B: C>: Foundation.Formatter, D {}")
  }

  @Test("others stay")
  func others() {
    for text in [
      "class A: NSObject, B {}", "nonisolated class A: Operation {}", "class A {}", "class A<B: Operation> {}",
      "struct A { class var b: Operation { c } }", "protocol A: class, Operation {}",
    ] {
      #expect(prepare(text) == text)
    }
    #expect(prepare("class A: Operation {}", isOnMainActor: false) == "class A: Operation {}")
  }
}
