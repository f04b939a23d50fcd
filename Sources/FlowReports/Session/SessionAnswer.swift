/// The answer of a session, a line of JSON; the article Sessions describes the format.
package struct SessionAnswer: Codable, Equatable, Sendable {
  /// The identifier of the request.
  package var id: String?
  package var ok: Bool
  /// The reason for the failure, and the alternatives.
  package var error: String?
  /// Problems in the views since the last answer, and approximations.
  package var warnings: [String]?
  /// The time of the screen, in seconds since the app was launched.
  package var time: Double?
  package var tree: SessionElement?
  package var outline: String?
  package var picture: Picture?

  /// The environment variable with the text that begins each line with an answer; other lines are the app's.
  package static let markVariable = "FLOW_ANSWER_MARK"

  package init(id: String? = nil, error: String? = nil) {
    self.id = id
    self.error = error
    ok = error == nil
  }

  /// A picture of the screen or an element.
  package struct Picture: Codable, Equatable, Sendable {
    /// The width in pixels.
    package let width: Int
    package let height: Int
    /// The path of the written file.
    package let file: String?
    /// The picture in Base64, if the request had no file.
    package let png: String?

    package init(width: Int, height: Int, file: String?, png: String?) {
      self.width = width
      self.height = height
      self.file = file
      self.png = png
    }
  }
}

/// An element of the screen, with XCUITest's attributes.
package struct SessionElement: Codable, Equatable, Sendable {
  package var type: String
  package var identifier: String?
  package var label: String?
  package var title: String?
  package var value: String?
  package var placeholder: String?
  /// The left edge, the top edge, the width and the height on the screen, in points.
  package var frame: [Double]
  /// `true` or absent.
  package var disabled: Bool?
  /// `true` or absent.
  package var selected: Bool?
  package var children: [SessionElement]?

  package init(type: String, frame: [Double]) {
    self.type = type
    self.frame = frame
  }
}
