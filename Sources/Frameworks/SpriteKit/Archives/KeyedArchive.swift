import Foundation

/// An archive of `NSKeyedArchiver`, whose objects refer to each other by number. It is read without the classes of its
/// objects, which are Apple's.
package struct KeyedArchive {
  /// A value of an archive.
  package enum Value {
    case none
    case number(Double)
    case text(String)
    case data(Data)
    case list([Value])
    case map([String: Value])
    /// The number of an object.
    case reference(Int)
  }

  private let objects: [Value]
  private let top: [String: Value]

  /// Reads an archive; `nil` if the data are none.
  package init?(_ data: Data) {
    guard let binary = Self.binary(data), case .map(let values)? = BinaryArchive(binary)?.root(),
      case .list(let objects)? = values["$objects"], case .map(let top)? = values["$top"]
    else { return nil }
    self.objects = objects
    self.top = top
  }

  /// The archive in its binary form: that of a text is made by Foundation, which keeps the references.
  private static func binary(_ data: Data) -> Data? {
    if data.starts(with: Data("bplist00".utf8)) { return data }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The object that a value refers to, or the value itself.
  func resolved(_ value: Value?) -> Value {
    guard let value else { return .none }
    guard case .reference(let index) = value else { return value }
    guard objects.indices.contains(index), index > 0 else { return .none }
    if case .reference = objects[index] { return .none }
    return objects[index]
  }

  /// The object that a value refers to; `nil` for another value.
  func object(_ value: Value?) -> ArchivedObject? {
    guard case .map(let values) = resolved(value) else { return nil }
    let number: Int? = if case .reference(let index)? = value { index } else { nil }
    return ArchivedObject(archive: self, number: number, values: values)
  }

  /// The object from which all others are reached.
  package var root: ArchivedObject? { object(top["root"]) }
}

/// An object of an archive.
package struct ArchivedObject {
  let archive: KeyedArchive
  /// Distinguishes the object from others of the archive; `nil` for one that no other refers to.
  let number: Int?
  let values: [String: KeyedArchive.Value]

  /// The name of the class.
  package var className: String { object("$class")?.text("$classname") ?? "" }

  /// Whether a value is there, other than an empty list.
  func has(_ key: String) -> Bool {
    switch archive.resolved(values[key]) {
    case .none: false
    case .map(let values): list(values)?.isEmpty != true
    default: true
    }
  }

  func number(_ key: String) -> CGFloat? {
    if case .number(let number) = archive.resolved(values[key]), number.isFinite { CGFloat(number) } else { nil }
  }

  /// A whole number; `nil` for one that no `Int` has.
  func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  func flag(_ key: String) -> Bool? { number(key).map { $0 != 0 } }

  package func text(_ key: String) -> String? {
    if case .text(let text) = archive.resolved(values[key]), text != "$null" { text } else { nil }
  }

  func object(_ key: String) -> ArchivedObject? { archive.object(values[key]) }

  private func list(_ values: [String: KeyedArchive.Value]) -> [KeyedArchive.Value]? {
    if case .list(let list) = archive.resolved(values["NS.objects"]) { list } else { nil }
  }

  /// The objects of a list.
  func objects(_ key: String) -> [ArchivedObject] {
    guard case .map(let values) = archive.resolved(values[key]) else { return [] }
    return (list(values) ?? []).compactMap(archive.object)
  }

  /// The texts and numbers of a dictionary.
  func dictionary(_ key: String) -> [String: Any] { object(key)?.entries ?? [:] }

  /// The texts and numbers of this dictionary.
  package var entries: [String: Any] {
    guard let objects = list(values), case .list(let keys) = archive.resolved(values["NS.keys"]) else { return [:] }
    var entries: [String: Any] = [:]
    for (key, value) in zip(keys, objects) {
      guard case .text(let name) = archive.resolved(key) else { continue }
      switch archive.resolved(value) {
      case .text(let text): entries[name] = text
      case .number(let number): entries[name] = number == number.rounded() ? Int(exactly: number) ?? number : number
      default: break
      }
    }
    return entries
  }

  /// The numbers of a point, a size or a rectangle.
  private func numbers(_ key: String, _ count: Int) -> [CGFloat]? {
    let wrapped = object(key)
    let text = text(key) ?? ["NS.pointval", "NS.sizeval", "NS.rectval"].lazy.compactMap { wrapped?.text($0) }.first
    let numbers = (text ?? "").split { "{}, ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }

  func point(_ key: String) -> CGPoint? { numbers(key, 2).map { CGPoint(x: $0[0], y: $0[1]) } }
  func size(_ key: String) -> CGSize? { numbers(key, 2).map { CGSize(width: $0[0], height: $0[1]) } }
  func vector(_ key: String) -> CGVector? { numbers(key, 2).map { CGVector(dx: $0[0], dy: $0[1]) } }

  func rect(_ key: String) -> CGRect? {
    numbers(key, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The numbers of a text in data, as colors have them.
  func components(_ key: String) -> [CGFloat] {
    guard case .data(let data) = archive.resolved(values[key]) else { return [] }
    return String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
      .map { CGFloat($0) }
  }
}

/// A binary property list with references, which Foundation does not hand out.
private struct BinaryArchive {
  private let bytes: [UInt8]
  private let places: [Int]
  private let referenceSize: Int
  private let top: Int

  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.integer(bytes, trailer + 8, 8), let top = Self.integer(bytes, trailer + 16, 8),
      let table = Self.integer(bytes, trailer + 24, 8), count <= bytes.count, top < count
    else { return nil }
    self.top = top
    var places: [Int] = []
    for index in 0..<count {
      guard let place = Self.integer(bytes, table + index * offsetSize, offsetSize), place < trailer else { return nil }
      places.append(place)
    }
    self.places = places
  }

  /// The list; `nil` if it is damaged.
  func root() -> KeyedArchive.Value? {
    var rest = 1_000_000
    return value(top, depth: 0, &rest)
  }

  /// A number with the most significant byte first; `nil` if it is not in the data or too large for an index.
  private static func integer(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, (1...8).contains(size), place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private func bits(_ place: Int, _ size: Int) -> UInt64? {
    guard (1...16).contains(size), place <= bytes.count - size else { return nil }
    return bytes[place..<place + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  /// The number of members, and where they begin.
  private func count(_ place: Int) -> (Int, Int)? {
    let short = Int(bytes[place] & 0xF)
    if short < 0xF { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    return Self.integer(bytes, place + 2, size).map { ($0, place + 2 + size) }
  }

  /// - Parameter rest: How many values are read at most: lists that contain each other have no end.
  private func value(_ index: Int, depth: Int, _ rest: inout Int) -> KeyedArchive.Value? {
    guard places.indices.contains(index), depth < 16, rest > 0 else { return nil }
    rest -= 1
    let place = places[index]
    let low = Int(bytes[place] & 0xF)
    switch bytes[place] >> 4 {
    case 0x0: return low == 0x9 ? .number(1) : low == 0x8 ? .number(0) : KeyedArchive.Value.none
    case 0x1: return bits(place + 1, 1 << low).map { .number(Double(Int64(bitPattern: $0))) }
    case 0x2:
      guard let bits = bits(place + 1, 1 << low) else { return nil }
      return .number(low == 2 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits))
    case 0x4:
      return slice(place, 1).map { .data(Data($0)) }
    case 0x5:
      return slice(place, 1).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 0x6:
      return slice(place, 2).map { bytes in
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
        return .text(String(decoding: units.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self))
      }
    case 0x8: return Self.integer(bytes, place + 1, low + 1).map { .reference($0) }
    case 0xA, 0xC: return members(place, 1, depth, &rest).map { .list($0) }
    case 0xD:
      guard let all = members(place, 2, depth, &rest) else { return nil }
      let half = all.count / 2
      var map: [String: KeyedArchive.Value] = [:]
      for (key, value) in zip(all.prefix(half), all.suffix(half)) {
        if case .text(let name) = key { map[name] = value }
      }
      return .map(map)
    default: return KeyedArchive.Value.none
    }
  }

  private func slice(_ place: Int, _ size: Int) -> ArraySlice<UInt8>? {
    guard let (count, start) = count(place), count <= (bytes.count - start) / size else { return nil }
    return bytes[start..<start + count * size]
  }

  private func members(_ place: Int, _ each: Int, _ depth: Int, _ rest: inout Int) -> [KeyedArchive.Value]? {
    guard let (count, start) = count(place), referenceSize > 0, count <= bytes.count / referenceSize / each else {
      return nil
    }
    var values: [KeyedArchive.Value] = []
    for index in 0..<count * each {
      guard let member = Self.integer(bytes, start + index * referenceSize, referenceSize),
        let value = value(member, depth: depth + 1, &rest)
      else { return nil }
      values.append(value)
    }
    return values
  }
}
