#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("Data of Core Foundation")
  struct CFDataTests {
    @Test("is made of bytes, and says how many", arguments: [0, 1, 14, 15, 24, 25, 1_000])
    func bytes(_ count: Int) throws {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let data = try #require(CFDataCreate(kCFAllocatorDefault, bytes, count))
      #expect(data == Data(bytes) && CFDataGetLength(data) == count && CFDataCreateCopy(nil, data) == data)
      let place: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
      #expect(Array(UnsafeBufferPointer(start: place, count: count)) == bytes)
      withExtendedLifetime(data) {}
    }

    @Test("copies a range of its bytes")
    func parts() {
      let data = Data([9, 1, 2, 3, 4]).dropFirst()
      var buffer: [UInt8] = [0, 0]
      CFDataGetBytes(data, CFRangeMake(1, 2), &buffer)
      #expect(buffer == [2, 3])
    }
  }
#endif
