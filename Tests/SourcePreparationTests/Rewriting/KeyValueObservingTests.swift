import Testing

@testable import SourcePreparation

@Suite("Observers of Objective-C") struct KeyValueObservingTests {
  @Test("the method of an observer is one of a protocol, and the call of the superclass's is none")
  func method() {
    let source = """
      class Observer: NSObject {
        public override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }

      """
    #expect(
      prepared(source) == """
        class Observer: NSObject , FlowFoundation.KeyValueObserver {
          public          func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            _ =               (forKeyPath: keyPath, of: object, change: change, context: context)
          }
        }

        """)
  }

  @Test(
    "other methods of that name stay",
    arguments: [
      "class A: NSObject {\n  func observeValue(of a: Int) {}\n}\n",
      "class A: NSObject {\n  override func observeValue(of a: Int) {}\n}\n",
      "struct A {\n  func observeValue(forKeyPath a: String) {}\n}\n",
    ])
  func others(_ source: String) {
    #expect(prepared(source) == source)
  }
}
