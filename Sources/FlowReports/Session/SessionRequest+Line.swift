import Foundation

/// The reason why a session cannot perform a request, as a sentence that says what to do.
package struct SessionError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension SessionRequest {
  /// Parses a line.
  ///
  /// - Throws: ``SessionError`` if the line is not JSON, or if a member is unknown, missing or of another type.
  package init(line: String) throws(SessionError) {
    let data = Data(line.utf8)
    guard let object = try? JSONSerialization.jsonObject(with: data), let members = object as? [String: Any] else {
      throw SessionError(
        "A request is an object of JSON on one line, as in {\"do\": \"tree\"}. This is not one: \(Self.short(line))")
    }
    let known = CodingKeys.allCases.map(\.rawValue)
    for name in members.keys.sorted() where !known.contains(name) {
      throw SessionError("There is no member \"\(name)\" in a request. There are: \(known.joined(separator: ", ")).")
    }
    guard let name = members[CodingKeys.action.rawValue] as? String, Action(rawValue: name) != nil else {
      let names = Action.allCases.map(\.rawValue).joined(separator: ", ")
      let given = members[CodingKeys.action.rawValue].map { "not \"\($0)\"" } ?? "which is missing"
      throw SessionError("\"do\" must be one of \(names), \(given).")
    }
    do {
      self = try JSONDecoder().decode(SessionRequest.self, from: data)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context) {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw SessionError("The member \"\(path)\" has a value of the wrong type, or an unknown one.")
    } catch {
      throw SessionError("The request cannot be read: \(error)")
    }
  }

  /// The beginning of a line, and its length if it is long.
  private static func short(_ line: String) -> String {
    line.utf8.count <= 400 ? line : "\(line.prefix(200))… (\(line.utf8.count) bytes)"
  }

  /// The request as a line, without a line break.
  package var line: String {
    get throws { try JSONLine.text(of: self) }
  }
}

/// Encodes values as lines of JSON.
package enum JSONLine {
  /// A value on one line; equal values produce equal text.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
