#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Names of Darwin")
  struct DarwinNamesTests {
    @Test("the status of a file has its times by Darwin's names")
    func times() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("times-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data().write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
      var status = stat()
      #expect(stat(file.path, &status) == 0)
      #expect(status.st_mtimespec.tv_sec == 1_000_000 && status.st_atimespec.tv_sec == status.st_atim.tv_sec)
      #expect(status.st_ctimespec.tv_sec == status.st_ctim.tv_sec && sockaddr().sa_len == 16)
    }

    @Test("times of Dispatch are moved by intervals, and their distance is known in both directions")
    func dispatchTimes() {
      let start = DispatchTime(uptimeNanoseconds: 5_000_000)
      let later = start.advanced(by: .milliseconds(50))
      #expect(later.uptimeNanoseconds == 55_000_000)
      #expect(start.distance(to: later) == .milliseconds(50) && later.distance(to: start) == .milliseconds(-50))
    }
  }
#endif
