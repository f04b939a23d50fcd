import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The size in memory, in bytes.
  ///   - diskCapacity: The size in files, in bytes.
  ///   - directory: The folder of the files; `nil` stands for one among the user's caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
