import Foundation

/// The structure of a binary property list, whose lists and dictionaries refer to their members by number.
///
/// Foundation reads each member as often as it is referred to: forty nested lists with eight references each
/// have more members than there is time.
struct BinaryList {
  static let mark = Data("bplist00".utf8)

  private let bytes: [UInt8]
  private let referenceSize: Int

  /// Checks that no list or dictionary is in two places, as in the files that are written on Apple's systems.
  static func check(_ data: Data) throws(FileFault) {
    let bytes = [UInt8](data)
    guard bytes.count >= 40, let count = number(in: bytes, at: bytes.count - 24, size: 8),
      let table = number(in: bytes, at: bytes.count - 8, size: 8), count <= bytes.count
    else { throw FileFault("it is not a complete binary property list") }
    let (offsetSize, referenceSize) = (Int(bytes[bytes.count - 26]), Int(bytes[bytes.count - 25]))
    let list = BinaryList(bytes: bytes, referenceSize: referenceSize)
    var places: [Int] = []
    for index in 0..<count {
      guard let place = number(in: bytes, at: table + index * offsetSize, size: offsetSize), place < bytes.count else {
        throw FileFault("it is not a complete binary property list")
      }
      places.append(place)
    }
    var found: Set<Int> = []
    for place in places {
      for member in list.members(at: place) where member < places.count && list.isContainer(at: places[member]) {
        guard found.insert(member).inserted else { throw FileFault("one of its lists is in two places") }
      }
    }
  }

  private func isContainer(at place: Int) -> Bool { [0xA, 0xC, 0xD].contains(bytes[place] >> 4) }

  /// The numbers of the members of a list or dictionary.
  private func members(at place: Int) -> [Int] {
    guard isContainer(at: place) else { return [] }
    var count = Int(bytes[place] & 0xF)
    var start = place + 1
    if count == 0xF {
      guard start < bytes.count, bytes[start] >> 4 == 1 else { return [] }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let long = Self.number(in: bytes, at: start + 1, size: size) else { return [] }
      count = long
      start += 1 + size
    }
    if bytes[place] >> 4 == 0xD { count = count.multipliedReportingOverflow(by: 2).partialValue }
    guard referenceSize > 0, count <= bytes.count / referenceSize else { return [] }
    return (0..<count).compactMap { Self.number(in: bytes, at: start + $0 * referenceSize, size: referenceSize) }
  }

  /// A number with the most significant byte first; `nil` if it is not in the data or too large for an index.
  private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, (1...8).contains(size), place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
