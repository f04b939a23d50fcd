import AssetCatalogs
import Foundation

/// What the file of a learned model says of its inputs and outputs; nothing else of it is read.
package struct LearnedModel: Equatable {
  /// The type of a value.
  package enum Kind: Equatable {
    case integer
    case number
    case text
    case image
    case array
    /// Numbers by texts, or by integers.
    case dictionary(hasTexts: Bool)
  }

  /// An input or an output.
  package struct Feature: Equatable {
    package let name: String
    package let kind: Kind
  }

  /// The name of the file.
  package let name: String
  package private(set) var inputs: [Feature] = []
  package private(set) var outputs: [Feature] = []

  /// Whether a name is that of a model.
  package static func isModel(_ name: String) -> Bool {
    ["mlmodel", "mlpackage"].contains((name as NSString).pathExtension)
  }

  /// Reads the file of a model, or the one in a package of files.
  ///
  /// - Returns: `nil` if the file is not a model, or has values of other types.
  package init?(_ url: URL) {
    name = url.deletingPathExtension().lastPathComponent
    let inPackage = url.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel")
    let file = url.pathExtension == "mlpackage" ? inPackage : url
    guard let data = try? FileContents.data(of: file), let fields = MessageFields(Array(data)),
      let description = fields.message(Self.description)
    else { return nil }
    for (number, path) in [(Self.input, \Self.inputs), (Self.output, \Self.outputs)] {
      for feature in description.messages(number) {
        guard let name = feature.text(1), let type = feature.message(3), let kind = Self.kind(type) else { return nil }
        self[keyPath: path].append(Feature(name: name, kind: kind))
      }
    }
  }

  // The numbers of fields in the format of such files.
  private static let description = 2
  private static let input = 1
  private static let output = 10

  private static func kind(_ type: MessageFields) -> Kind? {
    if type.has(1) { return .integer }
    if type.has(2) { return .number }
    if type.has(3) { return .text }
    if type.has(4) { return .image }
    if type.has(5) { return .array }
    if let dictionary = type.message(6) { return .dictionary(hasTexts: dictionary.has(2)) }
    return nil
  }
}

/// The fields of a message in the format of protocol buffers.
private struct MessageFields {
  private var parts: [(number: Int, bytes: ArraySlice<UInt8>)] = []

  /// - Returns: `nil` if the bytes are no message.
  init?(_ bytes: [UInt8]) { self.init(bytes[...]) }

  private init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      guard let key = Self.number(&rest) else { return nil }
      let length: Int
      switch key & 7 {
      case 0:
        let before = rest
        guard Self.number(&rest) != nil else { return nil }
        parts.append((key >> 3, before.prefix(before.count - rest.count)))
        continue
      case 1: length = 8
      case 2:
        guard let own = Self.number(&rest) else { return nil }
        length = own
      case 5: length = 4
      default: return nil
      }
      guard length >= 0, length <= rest.count else { return nil }
      parts.append((key >> 3, rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var value = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      value |= Int(byte & 127) << shift
      if byte < 128 { return value }
    }
    // A negative number has ten bytes.
    return bytes.popFirst().map { _ in -1 }
  }

  func has(_ number: Int) -> Bool { parts.contains { $0.number == number } }
  func messages(_ number: Int) -> [MessageFields] {
    parts.filter { $0.number == number }.compactMap { MessageFields($0.bytes) }
  }
  func message(_ number: Int) -> MessageFields? { messages(number).last }
  func text(_ number: Int) -> String? {
    parts.last { $0.number == number }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
