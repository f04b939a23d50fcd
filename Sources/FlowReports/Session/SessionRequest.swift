import Foundation

/// What a program asks of a session, a line of JSON; the article Sessions describes the format.
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
  /// Comes back in the answer.
  package var id: String?
  /// What it is about; the whole screen if it is `nil`.
  package var element: SessionElementName?
  /// A point of the screen, in points, instead of an element.
  package var at: [Double]?
  /// How often a finger taps.
  package var count: Int?
  /// How long a finger rests, or how much of the screen's time passes at most.
  package var seconds: Double?
  /// What is typed.
  package var text: String?
  package var direction: Direction?
  /// How far is scrolled to the left and up, in points.
  package var by: [Double]?
  /// Where a slider goes, from 0 to 1.
  package var position: Double?
  /// What a picker's wheel is to show.
  package var value: String?
  /// Whether it is waited for the element to go away.
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

/// Which element is meant, in the words of XCUITest.
package struct SessionElementName: Codable, Equatable, Sendable {
  /// The name of an element type, as in `staticText`; `nil` for any.
  package var type: String?
  /// The identifier, title, label, value or placeholder.
  package var name: String?
  /// Which of several, counted from 0.
  package var index: Int?
  /// The element around it; at most one.
  private var outer: [SessionElementName]?

  package init(type: String? = nil, name: String? = nil, index: Int? = nil, inside container: SessionElementName? = nil)
  {
    self.type = type
    self.name = name
    self.index = index
    outer = container.map { [$0] }
  }

  /// The element around it.
  package var container: SessionElementName? { outer?.first }

  private enum CodingKeys: String, CodingKey {
    case type, name, index
    case container = "in"
  }

  /// A text alone is a name.
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
