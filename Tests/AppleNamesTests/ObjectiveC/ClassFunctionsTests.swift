#if os(Linux)
  import FlowObjectiveC
  import Testing

  @Suite("Classes and methods of Objective-C")
  struct ClassFunctionsTests {
    private class Cart {}

    @Test("are not found, so that a test that would exchange methods goes on without")
    func methods() {
      #expect(objc_getClass("XCUIApplicationProcess") as? AnyClass == nil)
      #expect(class_getInstanceMethod(Cart.self, Selector(("waitForQuiescenceIncludingAnimationsIdle:"))) == nil)
      #expect(class_getClassMethod(Cart.self, Selector(("alloc"))) == nil)
    }

    @Test("an object has its class")
    func objects() {
      let cart = Cart()
      #expect(object_getClass(cart) == Cart.self)
      #expect(object_getClass(nil) == nil)
    }
  }
#endif
