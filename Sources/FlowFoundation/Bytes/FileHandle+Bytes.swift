import Foundation
import FoundationNetworking

extension FileHandle {
  /// The bytes of a file, from the place that was reached.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let file: FileHandle

    public func makeAsyncIterator() -> Iterator { Iterator(file: file) }

    /// Goes through the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let file: FileHandle
      private var rest = Data().makeIterator()

      fileprivate init(file: FileHandle) { self.file = file }

      /// - Throws: `CancellationError` if the task is cancelled, and an error of the file system.
      public mutating func next() async throws -> UInt8? {
        if let byte = rest.next() { return byte }
        try Task.checkCancellation()
        rest = (try file.read(upToCount: 16_384) ?? Data()).makeIterator()
        return rest.next()
      }
    }
  }

  /// The bytes of the file, from the place that was reached.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}

extension URL {
  /// The bytes of a file or another resource, which are loaded when the first one is asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let url: URL

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    /// Goes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let url: URL
      private var file: FileHandle.AsyncBytes.Iterator?
      private var answer: URLSession.AsyncBytes.Iterator?

      fileprivate init(url: URL) { self.url = url }

      /// - Throws: `CancellationError` if the task is cancelled, an error of the file system, or `URLError`.
      public mutating func next() async throws -> UInt8? {
        if url.isFileURL {
          if file == nil { file = try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator() }
          return try await file?.next()
        }
        if answer == nil { answer = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator() }
        return try await answer?.next()
      }
    }
  }

  /// The bytes of the resource.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the resource, a text in UTF-8, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
