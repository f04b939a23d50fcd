import Foundation

/// A request to a session, a line of JSON; the article Sessions describes the format.
package struct SessionRequest: Codable, Equatable, Sendable {
  package enum Action: String, Codable, CaseIterable, Sendable {
    case tree, outline, picture
    case tap, type, swipe, scroll, adjust, open
    case wait, restart, end
  }

  package enum Direction: String, Codable, CaseIterable, Sendable {
    case up, down, left, right
  }

  package let action: Action
  /// An identifier that the answer repeats.
  package var id: String?
  /// The element of the request; the whole screen if it is `nil`.
  package var element: SessionElementName?
  /// A point of the screen, in points, instead of an element.
  package var at: [Double]?
  /// The number of taps.
  package var count: Int?
  /// The duration of a press, or the longest time to advance the screen's clock.
  package var seconds: Double?
  /// The text to type.
  package var text: String?
  package var direction: Direction?
  /// The distance to scroll to the left and up, in points.
  package var by: [Double]?
  /// The position of a slider, from 0 to 1.
  package var position: Double?
  /// The value to select in a picker wheel.
  package var value: String?
  /// Whether to wait for the element to disappear.
  package var gone: Bool?
  /// The path of a file to write.
  package var file: String?
  package var url: String?

  package init(_ action: Action) { self.action = action }

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case action = "do"
    case id, element, at, count, seconds, text, direction, by, position, value, gone, file, url
  }
}

/// Identifies an element as in XCUITest.
package struct SessionElementName: Codable, Equatable, Sendable {
  /// The name of an element type, as in `staticText`; `nil` for any.
  package var type: String?
  /// The identifier, title, label, value or placeholder.
  package var name: String?
  /// The index among several matches, counted from 0.
  package var index: Int?
  /// An ancestor of the element; at most one.
  private var outer: [SessionElementName]?

  package init(type: String? = nil, name: String? = nil, index: Int? = nil, inside container: SessionElementName? = nil)
  {
    self.type = type
    self.name = name
    self.index = index
    outer = container.map { [$0] }
  }

  /// An ancestor of the element.
  package var container: SessionElementName? { outer?.first }

  private enum CodingKeys: String, CodingKey {
    case type, name, index
    case container = "in"
  }

  /// Decodes an object, or a string as a name.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name: name)
      return
    }
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try members.decodeIfPresent(String.self, forKey: .type),
      name: try members.decodeIfPresent(String.self, forKey: .name),
      index: try members.decodeIfPresent(Int.self, forKey: .index),
      inside: try members.decodeIfPresent(SessionElementName.self, forKey: .container))
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(type, forKey: .type)
    try members.encodeIfPresent(name, forKey: .name)
    try members.encodeIfPresent(index, forKey: .index)
    try members.encodeIfPresent(container, forKey: .container)
  }
}
