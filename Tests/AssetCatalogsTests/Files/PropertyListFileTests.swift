import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Property lists")
struct PropertyListFileTests {
  /// A binary property list of lists, each of which is eight times in the one before.
  private func nested(_ levels: Int) -> Data {
    var data = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<levels {
      offsets.append(UInt8(data.count))
      data.append(0xA8)
      data += [UInt8](repeating: UInt8(level + 1), count: 8)
    }
    offsets.append(UInt8(data.count))
    data.append(0x09)
    let table = UInt8(data.count)
    data += offsets
    let zeros = [UInt8](repeating: 0, count: 7)
    data += [0, 0, 0, 0, 0, 0, 1, 1] + zeros
    data += [UInt8(offsets.count)] + zeros + [0] + zeros
    return data + [table]
  }

  @Test("a binary list that is in itself many times is refused before it is read")
  func bomb() {
    #expect(throws: FileFault("one of its lists is in two places")) {
      try PropertyListFile.dictionary(in: nested(15))
    }
  }

  @Test("a binary list that was written by Foundation is read")
  func binary() throws {
    let list: [String: Any] = ["a": "b", "c": ["d": "b", "e": ["b", "b"]]]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(PropertyListFile.isPropertyList(data))
    #expect(try PropertyListFile.dictionary(in: data)["a"] as? String == "b")
    #expect(throws: FileFault.self) { try PropertyListFile.dictionary(in: data.dropLast(3)) }
  }

  @Test("marks of a merge have their place")
  func merge() {
    let text = "<plist version=\"1.0\"><dict>\n<<<<<<< HEAD\n<key>a</key><string>b</string>\n</dict></plist>"
    #expect(throws: FileFault("line 2, column 1: '<<<<<<<' is the mark of an unfinished merge")) {
      try PropertyListFile.dictionary(in: Data(text.utf8))
    }
  }
}
