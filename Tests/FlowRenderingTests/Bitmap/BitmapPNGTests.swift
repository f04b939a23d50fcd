import Foundation
import Testing

@testable import FlowRendering

@Suite("PNG")
struct BitmapPNGTests {
  private func sample(alpha: Bool) -> Bitmap {
    var bitmap = Bitmap(width: 37, height: 23)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let value = alpha ? UInt8(x * 255 / 36) : 255
        bitmap[x, y] = .init(
          red: UInt8(Int(value) * y / 22), green: value / 2, blue: value == 255 ? 200 : 0, alpha: value)
      }
    }
    return bitmap
  }

  @Test("an opaque picture survives a round trip")
  func opaqueRoundTrip() throws {
    let bitmap = sample(alpha: false)
    let png = try bitmap.pngData()
    #expect(png[25] == 2, "Its colours are red, green and blue, without alpha.")
    #expect(try Bitmap(pngData: png) == bitmap)
  }

  @Test("a transparent picture survives a round trip, and further ones do not change it")
  func transparentRoundTrip() throws {
    let bitmap = sample(alpha: true)
    let png = try bitmap.pngData()
    #expect(png[25] == 6, "Its colours have alpha.")
    let once = try Bitmap(pngData: png)
    #expect(once.largestDelta(to: bitmap) <= 1)
    #expect(try Bitmap(pngData: once.pngData()) == once)
  }

  @Test("empty data are reported as such")
  func empty() {
    #expect(throws: BitmapError.empty) { try Bitmap(pngData: Data()) }
    #expect(BitmapError.empty.description == "The PNG has no bytes.")
  }

  @Test("data of another format are reported as such")
  func notPNG() {
    #expect(throws: BitmapError.notPNG) { try Bitmap(pngData: Data("GIF89a, not a PNG".utf8)) }
  }

  @Test("a truncated picture is an error, wherever it ends", arguments: [8, 20, 40, 60])
  func truncated(length: Int) throws {
    let data = try sample(alpha: true).pngData()
    let error = #expect(throws: BitmapError.self) { try Bitmap(pngData: data.prefix(length)) }
    #expect(error?.description.hasPrefix("The PNG is damaged: ") == true)
  }

  @Test("a changed byte is an error")
  func changed() throws {
    var data = try sample(alpha: true).pngData()
    data[data.startIndex + data.count / 2] ^= 0x55
    #expect(throws: BitmapError.self) { try Bitmap(pngData: data) }
  }

  @Test("a picture with too many pixels is rejected before memory is allocated")
  func tooLarge() throws {
    var data = try sample(alpha: false).pngData()
    // The header's width and height, with a matching checksum.
    data.replaceSubrange(data.startIndex + 16..<data.startIndex + 24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    let header = data[data.startIndex + 12..<data.startIndex + 29]
    let checksum = crc32(header)
    data.replaceSubrange(
      data.startIndex + 29..<data.startIndex + 33,
      with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> UInt32($0)) })
    #expect(throws: BitmapError.tooLarge(width: 65536, height: 65536, limit: 1 << 28)) { try Bitmap(pngData: data) }
  }

  private func crc32(_ bytes: Data) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  @Test("a picture without pixels cannot be encoded")
  func nothingToWrite() {
    let error = #expect(throws: BitmapError.self) { try Bitmap(width: 0, height: 5).pngData() }
    #expect(
      error?.description
        == "The picture could not be written as PNG: it is 0 × 5 pixels, and a PNG needs at least one.")
  }
}
