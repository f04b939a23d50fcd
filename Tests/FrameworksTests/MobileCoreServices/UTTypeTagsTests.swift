#if os(Linux)
  import FlowMobileCoreServices
  import Testing

  @Suite("Tags of types")
  struct MobileCoreServicesTests {
    @Test("the MIME type of a file is found by its ending")
    func tags() throws {
      let id = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil))
      let identifier: CFString = id.takeRetainedValue()
      #expect(identifier == kUTTypePNG)
      let tag: CFString? = UTTypeCopyPreferredTagWithClass(identifier, kUTTagClassMIMEType)?.takeRetainedValue()
      #expect(tag == "image/png")
      #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "a/b", nil) == nil)
    }
  }
#endif
