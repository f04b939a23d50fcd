import Foundation

extension Stream {
  /// Makes a stream to write to, and one that reads what was written.
  ///
  /// A write waits while the buffer is full, and a read while it is empty and the first stream is open.
  ///
  /// - Parameter bufferSize: The number of bytes that wait to be read at most.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = StreamBuffer(size: max(1, bufferSize))
    inputStream?.pointee = BoundInputStream(buffer)
    outputStream?.pointee = BoundOutputStream(buffer)
  }
}

/// The bytes between two streams.
///
/// Unchecked, because the condition guards the bytes.
private final class StreamBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let size: Int
  private var bytes: [UInt8] = []
  private var hasWriter = true
  private var hasReader = true

  init(size: Int) { self.size = size }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  var hasBytes: Bool { locked { !bytes.isEmpty } }
  var hasSpace: Bool { locked { bytes.count < size } }
  var isAtEnd: Bool { locked { bytes.isEmpty && !hasWriter } }

  func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    locked {
      while bytes.isEmpty, hasWriter { condition.wait() }
      let part = bytes.prefix(max(0, count))
      for (index, byte) in part.enumerated() { target[index] = byte }
      bytes.removeFirst(part.count)
      condition.broadcast()
      return part.count
    }
  }

  func write(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    locked {
      while bytes.count >= size, hasReader { condition.wait() }
      guard hasReader else { return -1 }
      let part = min(max(0, count), size - bytes.count)
      bytes += UnsafeBufferPointer(start: source, count: part)
      condition.broadcast()
      return part
    }
  }

  func endWriting() {
    locked {
      hasWriter = false
      condition.broadcast()
    }
  }

  func endReading() {
    locked {
      hasReader = false
      condition.broadcast()
    }
  }
}

private final class BoundInputStream: InputStream {
  private let buffer: StreamBuffer
  private var status = Stream.Status.notOpen

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  override func open() { status = .open }

  override func close() {
    status = .closed
    buffer.endReading()
  }

  override var streamStatus: Stream.Status { status == .open && buffer.isAtEnd ? .atEnd : status }
  override var hasBytesAvailable: Bool { status == .open && buffer.hasBytes }

  override func read(_ target: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? buffer.read(target, len) : -1
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }
}

private final class BoundOutputStream: OutputStream {
  private let buffer: StreamBuffer
  private var status = Stream.Status.notOpen

  init(_ buffer: StreamBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }

  // Foundation asks subclasses for it; nothing calls it.
  required init(toMemory: ()) {
    buffer = StreamBuffer(size: 1)
    super.init(toMemory: ())
  }

  deinit { buffer.endWriting() }

  override func open() { status = .open }

  override func close() {
    status = .closed
    buffer.endWriting()
  }

  override var streamStatus: Stream.Status { status }
  override var hasSpaceAvailable: Bool { status == .open && buffer.hasSpace }

  override func write(_ source: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? buffer.write(source, len) : -1
  }
}
