#if os(Linux)
  import FlowUniformTypeIdentifiers
  import Testing

  @Suite("UTType")
  struct UTTypeTagsTests {
    @Test("a type is known by the ending of its files and by its MIME type")
    func tags() {
      #expect(
        UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "mp4")?.preferredMIMEType == "video/mp4")
      #expect(UTType(mimeType: "image/png") == .png && UTType.png.preferredFilenameExtension == "png")
      #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && UTType.item.preferredMIMEType == nil)
      let unknown = UTType(filenameExtension: "abc")
      #expect(unknown?.preferredFilenameExtension == "abc" && unknown?.preferredMIMEType == nil)
      #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "a/b") == nil)
    }

    @Test("the URL of a file of a type has the ending of the type once")
    func urls() {
      let folder = URL(filePath: "/a/")
      #expect(folder.appendingPathComponent("b", conformingTo: .json).path == "/a/b.json")
      #expect(folder.appendingPathComponent("b.jpg", conformingTo: .jpeg).path == "/a/b.jpg")
      #expect(folder.appendingPathComponent("b", conformingTo: .folder).hasDirectoryPath)
      var file = URL(filePath: "/a/b")
      file.appendPathExtension(for: .png)
      #expect(file.lastPathComponent == "b.png")
      file.appendPathComponent("c", conformingTo: .item)
      #expect(file.path == "/a/b.png/c")
    }
  }
#endif
