import Foundation

/// A line of Swift Testing's file of events, with the parts that are read here.
struct SwiftTestingEvent: Decodable {
  struct Place: Decodable {
    let filePath: String?
    let line: Int?
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let isFailure: Bool?
    let sourceLocation: Place?
  }

  struct Message: Decodable { let text: String }

  struct Payload: Decodable {
    let id: String?
    let kind: String
    let name: String?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  /// `test` for the description of one, or `event`.
  let kind: String
  let payload: Payload

  /// The events in the contents of a file; an incomplete line is left out.
  static func events(in data: Data) -> [SwiftTestingEvent] {
    data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }
}
