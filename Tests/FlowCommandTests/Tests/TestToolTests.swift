#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The program that runs tests without an app")
  struct TestToolTests {
    @Test("the folder of tests is its bundle")
    func bundle() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/debug")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let file = try TestTool.addInformation(to: folder)
      #expect(file.deletingLastPathComponent().path == folder.path)
      #expect(Bundle(path: folder.path)?.bundleIdentifier == "com.apple.dt.xctest.tool")
    }
  }
#endif
