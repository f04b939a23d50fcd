#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Streams bound to each other")
  struct BoundStreamsTests {
    @Test("what is written to one stream is read from the other, in parts of the buffer's size")
    func bytes() throws {
      var input: InputStream?
      var output: OutputStream?
      Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
      let (reader, writer) = (try #require(input), try #require(output))
      var target = [UInt8](repeating: 0, count: 8)
      #expect(reader.streamStatus == .notOpen && writer.write([1], maxLength: 1) == -1)
      reader.open()
      writer.open()
      #expect(!reader.hasBytesAvailable && writer.hasSpaceAvailable)
      #expect(writer.write([1, 2, 3, 4, 5], maxLength: 5) == 4)
      #expect(reader.hasBytesAvailable && !writer.hasSpaceAvailable)
      #expect(reader.read(&target, maxLength: 3) == 3 && target.prefix(3) == [1, 2, 3])
      #expect(writer.write([5, 6], maxLength: 2) == 2)
      writer.close()
      #expect(reader.read(&target, maxLength: 8) == 3 && target.prefix(3) == [4, 5, 6])
      #expect(reader.streamStatus == .atEnd && reader.read(&target, maxLength: 8) == 0)
      reader.close()
      #expect(reader.streamStatus == .closed)
    }
  }
#endif
