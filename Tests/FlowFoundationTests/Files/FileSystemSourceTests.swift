import Dispatch
import FlowFoundation
import Foundation
import Locking
import Testing

@Suite("Watching a file") struct FileSystemSourceTests {
  /// Waits up to ten seconds for a condition.
  private func wait(until condition: () -> Bool) {
    for _ in 0..<1_000 where !condition() { usleep(10_000) }
  }

  @Test("new content, another name and the removal of a file are events, until the source is cancelled")
  func events() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a")
    try Data("a".utf8).write(to: file)
    let descriptor = open(file.path, O_EVTONLY)
    defer { close(descriptor) }
    let seen = Locked<DispatchSource.FileSystemEvent>([])
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .rename, .delete], queue: DispatchQueue(label: "test"))
    source.setEventHandler {
      let data: DispatchSource.FileSystemEvent = source.data
      seen.withLock { $0.formUnion(data) }
    }
    let handle: Int32 = source.handle
    #expect(handle == descriptor)
    source.resume()
    func expect(_ event: DispatchSource.FileSystemEvent) {
      wait { seen.withLock { $0.contains(event) } }
      #expect(seen.withLock { $0 } == event)
      seen.withLock { $0 = [] }
    }
    let writer = try FileHandle(forWritingTo: file)
    try writer.write(contentsOf: Data("b".utf8))
    try writer.close()
    expect(.write)
    let other = folder.appendingPathComponent("b")
    try FileManager.default.moveItem(at: file, to: other)
    expect(.rename)
    try FileManager.default.removeItem(at: other)
    expect(.delete)
    source.cancel()
  }

  @Test("queues are equal to themselves alone, and the main queue to itself whenever it is read")
  func queues() {
    #expect(DispatchQueue.main == DispatchQueue.main)
    #expect(Set([DispatchQueue.main, .main, .global()]).count == 2)
    let (first, second) = (DispatchQueue(label: "a"), DispatchQueue(label: "a"))
    #expect(Set([first, first, second]).count == 2)
  }
}
