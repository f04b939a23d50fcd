#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Caches of requests")
  struct URLCacheTests {
    @Test("have a folder, or none")
    func directory() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000, directory: folder)
      #expect(cache.memoryCapacity == 1000 && cache.diskCapacity == 2000)
      #expect(FileManager.default.fileExists(atPath: folder.path))
      let other = URLCache(memoryCapacity: 10, diskCapacity: 0)
      #expect(other.memoryCapacity == 10 && other.diskCapacity == 0)
    }
  }
#endif
