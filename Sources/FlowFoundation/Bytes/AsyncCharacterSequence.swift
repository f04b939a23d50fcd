import Foundation

/// The scalars of bytes in UTF-8. What is not UTF-8 is a replacement character.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = UnicodeScalar

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// Goes through the scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    /// A byte that was read, and begins the next scalar.
    private var pending: UInt8?

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    private mutating func read() async rethrows -> UInt8? {
      if let pending {
        self.pending = nil
        return pending
      }
      return try await bytes.next()
    }

    public mutating func next() async rethrows -> UnicodeScalar? {
      guard let first = try await read() else { return nil }
      var scalar = [first]
      let length =
        switch first {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF7: 4
        default: 1
        }
      while scalar.count < length {
        guard let byte = try await read() else { break }
        guard (0x80...0xBF).contains(byte) else {
          pending = byte
          break
        }
        scalar.append(byte)
      }
      return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
    }
  }
}

/// The characters of bytes in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = Character

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }

  /// Goes through the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The character to which following scalars may belong.
    private var text = ""

    fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        text.unicodeScalars.append(scalar)
        if text.count > 1 { return text.removeFirst() }
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
