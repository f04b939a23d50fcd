import Foundation
import Testing

@testable import FlowReports

@Suite("Writing to files that are open")
struct OpenFileTests {
  #if os(Linux)
    @Test("a full disk is an error with the file and the reason")
    func fullDisk() throws {
      // A device of the system that is always full.
      let descriptor = open("/dev/full", O_WRONLY)
      defer { close(descriptor) }
      try #require(descriptor >= 0)
      let error = #expect(throws: OpenFileError.self) {
        try OpenFile.write(Data("text".utf8), to: descriptor, "/project/a.txt")
      }
      #expect(error?.description == "The file /project/a.txt cannot be written: No space left on device.")
      #expect(error?.isOfFullDisk == true)
    }
  #endif

  @Test("errors of Foundation about files that cannot be written have the system's reason; others are none")
  func errorsOfFoundation() {
    func text(_ code: CocoaError.Code, _ information: [String: Any]) -> String? {
      OpenFileError(CocoaError(code, userInfo: information))?.description
    }
    let path = [NSFilePathErrorKey: "/project/a"]
    #expect(text(.fileWriteOutOfSpace, path) == "The file /project/a cannot be written: No space left on device.")
    #expect(text(.fileWriteVolumeReadOnly, path) == "The file /project/a cannot be written: Read-only file system.")
    #expect(text(.fileWriteNoPermission, [:]) == "The file of this command cannot be written: Permission denied.")
    let quota: [String: Any] = [NSUnderlyingErrorKey: POSIXError(.EDQUOT), NSURLErrorKey: URL(fileURLWithPath: "/b")]
    #expect(text(.fileWriteUnknown, quota) == "The file /b cannot be written: Disk quota exceeded.")
    #expect(text(.fileReadNoSuchFile, path) == nil)
    #expect(OpenFileError(CancellationError()) == nil)
  }
}
