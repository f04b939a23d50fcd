#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  private final class Book: NSObject {}

  @Suite("Descriptions of classes")
  struct NSObjectDescriptionTests {
    @Test("a class is described by its name with its module")
    func names() {
      #expect(Book.description() == "FlowFoundationTests.Book" && NSNumber.description() == "Foundation.NSNumber")
    }

    @Test("the null of Core Foundation is Foundation's")
    func null() {
      #expect(kCFNull!.isEqual(NSNull()))
    }
  }
#endif
