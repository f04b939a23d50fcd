import Foundation

/// The lines of bytes in UTF-8. Lines without any characters are left out, as on Apple's systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// Goes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var line: [UInt8] = []
    /// The bytes that were read and are not part of the line.
    private var pending: [UInt8] = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    private mutating func read() async rethrows -> UInt8? {
      if !pending.isEmpty { return pending.removeFirst() }
      return try await bytes.next()
    }

    private mutating func takeLine() -> String? {
      if line.isEmpty { return nil }
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }

    public mutating func next() async rethrows -> String? {
      while let byte = try await read() {
        if try await endsLine(byte) {
          if let found = takeLine() { return found }
        } else {
          line.append(byte)
        }
      }
      return takeLine()
    }

    /// Whether a byte is a separator of lines, or begins one, whose other bytes are read, too.
    private mutating func endsLine(_ byte: UInt8) async rethrows -> Bool {
      switch byte {
      case 0x0A...0x0C: return true
      case 0x0D:
        if let after = try await read(), after != 0x0A { pending.insert(after, at: 0) }
        return true
      case 0xC2: return try await skip([[0x85]])
      case 0xE2: return try await skip([[0x80, 0xA8], [0x80, 0xA9]])
      default: return false
      }
    }

    /// Reads bytes if they are one of several sequences of the same length.
    private mutating func skip(_ sequences: [[UInt8]]) async rethrows -> Bool {
      var read: [UInt8] = []
      for index in sequences[0].indices {
        guard let byte = try await self.read() else { break }
        read.append(byte)
        if !sequences.contains(where: { $0[index] == byte }) { break }
      }
      if sequences.contains(read) { return true }
      pending.insert(contentsOf: read, at: 0)
      return false
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text in UTF-8, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

  /// The scalars of the text in UTF-8. What is not UTF-8 is a replacement character.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }

  /// The characters of the text in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
