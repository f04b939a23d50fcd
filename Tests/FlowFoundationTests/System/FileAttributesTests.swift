#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Attributes of files by Darwin's names")
  struct FileAttributesTests {
    private func withFile(_ body: (String) throws -> Void) throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "attributes-\(UUID().uuidString)")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try body(file.path)
    }

    private func value(_ name: String, of path: String) -> [UInt8]? {
      let length = getxattr(path, name, nil, 0, 0, 0)
      guard length >= 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: length)
      return getxattr(path, name, &bytes, length, 0, 0) == length ? bytes : nil
    }

    @Test("are written, read, listed and removed")
    func attributes() throws {
      try withFile { path in
        var flag: UInt8 = 1
        #expect(setxattr(path, "com.apple.MobileBackup", &flag, 1, 0, 0) == 0)
        #expect(setxattr(path, "note", [UInt8]("tea".utf8), 3, 0, XATTR_CREATE) == 0)
        #expect(value("com.apple.MobileBackup", of: path) == [1] && value("note", of: path) == Array("tea".utf8))
        let length = listxattr(path, nil, 0, 0)
        var names = [CChar](repeating: 0, count: length)
        #expect(listxattr(path, &names, length, 0) == length)
        #expect(
          Set(names.split(separator: 0).map { String(decoding: $0.map(UInt8.init), as: UTF8.self) })
            == ["com.apple.MobileBackup", "note"])
        #expect(removexattr(path, "note", 0) == 0 && value("note", of: path) == nil && errno == ENOATTR)
      }
    }

    @Test("are not made twice or replaced where there is none, if an app says so")
    func options() throws {
      try withFile { path in
        var flag: UInt8 = 1
        #expect(setxattr(path, "a", &flag, 1, 0, XATTR_REPLACE) == -1 && errno == ENOATTR)
        #expect(setxattr(path, "a", &flag, 1, 0, XATTR_CREATE) == 0)
        #expect(setxattr(path, "a", &flag, 1, 0, XATTR_CREATE) == -1 && errno == EEXIST)
        #expect(setxattr(path + "-missing", "a", &flag, 1, 0, 0) == -1 && errno == ENOENT)
      }
    }
  }
#endif
